# Что говорит `mahfel` в терминале.
cli-you = Вы
cli-seed = Раздача { $seed }. Введите ход, ? — показать стол, Enter — сделать ход в скобках.
cli-known = Знаете только вы:
cli-yes = да
cli-no = нет
cli-moves = Ходы: { $moves }
cli-more = и другие, всего { $n }
cli-rule = правило { $rule }

refused-plug-not_a_package = { $folder } — не пакет игр: в pyproject.toml не объявлено ни одной.
refused-plug-broken = Игру { $place } не удалось загрузить: { $why }
refused-record-no_file = Файл { $path } не читается: { $why }
refused-table-no_such_seat = Места { $seat } нет.
refused-bot-too_few_levels = Назовите хотя бы два разных уровня.
refused-new_game-name = { $name } не годится как имя игры: строчные латинские буквы, цифры и подчёркивания, первой — буква.
refused-new_game-taken = Игра { $name } уже есть.
refused-new_game-exists = Папка { $folder } уже существует. Ничего не записано.

verify-holds = { $moves ->
    [one] запись верна: { $game }, { $moves } ход; { $dealt }; { $result }
    [few] запись верна: { $game }, { $moves } хода; { $dealt }; { $result }
    [many] запись верна: { $game }, { $moves } ходов; { $dealt }; { $result }
   *[other] запись верна: { $game }, { $moves } хода; { $dealt }; { $result }
}
verify-refused = отклонено: { $why }
verify-sealed = раздача та самая, что была запечатана
verify-seeded = раздача соответствует своему числу
verify-broken_off = партия прервана
verify-abandoned = хозяин закончил партию досрочно, победителя нет
replay-abandoned = Здесь хозяин закончил партию; победителя нет.
verify-nobody = не победил никто
verify-won = победа: { $names }
cli-seat = Место { $seat }
cli-comma = ,

word-hand = На руках
word-role = Роль
word-players = Игроки
word-dealt = Роздано
word-met = Знакомы
word-used = Использовано
word-own_used = Использовано на себе
word-last = В прошлый раз
word-named = Названо
word-statuses = Что на вас лежит
word-stripped = Без сил
word-shifts = Перемены стороны
word-shot_at = В вас стреляли
word-signs = Знаки
word-ready = Готовы
word-look = Взгляд
word-chosen = Выбрано этой ночью
word-came_to = Чем кончилось
word-answered = Ответ
word-kind = Что
word-until = До момента
word-by = От кого
word-cycle = Ночь
word-about = О ком
word-word = Ответ
word-ability = Сила
word-at = На кого
word-cards = Карты
word-drinks = Напитки
word-aside_cards = Отложенные карты
word-bad = Испорчено
