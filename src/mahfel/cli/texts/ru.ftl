# Что говорит `mahfel` в терминале.
cli-you = Вы
cli-seed = Раздача { $seed }. Введите ход; ? — назвать словами, что можно сделать (? и слово — только то, где оно есть), Enter — сделать ход в скобках. ?? — вывести всё, что видно с вашего места, как данные.
cli-known = Знаете только вы:
cli-yes = да
cli-no = нет
cli-moves = Ходы: { $moves }
cli-more = и другие, всего { $n }
# $sought: what was typed
cli-none-found = Ни в одном ходе нет «{ $sought }».
cli-more-by-word = И другие, всего { $n }: ? и слово — назвать те, где оно есть.
cli-narrower = Может быть, есть и ещё: допишите слово.
# $seats: numbers and names
cli-seats = Места, считая с 0, как в --seat: { $seats }.
# $seat, $name: 0 for a seat without a name
cli-eyes =
    { $name ->
        [0] Глазами места { $seat }.
       *[other] Глазами игрока { $name }, место { $seat }.
    }
cli-eyes-none = Глазами зрителя.
bot-easy = лёгкий
bot-normal = обычный
bot-random = случайный
cli-rule = правило { $rule }

refused-plug-not_a_package = { $folder } — не пакет игр: в pyproject.toml не объявлено ни одной.
refused-plug-broken = Игру { $place } не удалось загрузить: { $why }
refused-record-no_file = Файл { $path } не читается: { $why }
refused-game-unknown = Игры { $game } здесь нет. Есть: { $games }.
# $seat, $last
refused-table-no_such_seat = Места { $seat } нет: места считаются с 0, последнее — { $last }.
refused-bot-unknown_level = В этой игре нет бота уровня { $level }. Есть: { $levels }.
refused-bot-too_few_levels = Назовите хотя бы два разных уровня из этих: { $levels }.
refused-options-form = { $given } ничего не задаёт: напишите NAME=VALUE.
refused-options-none = В этой игре нет настройки { $name }, у неё вообще нет настроек.
refused-options-unknown = В этой игре нет настройки { $name }. Среди её настроек: { $names }.
refused-options-value = { $name } не может быть «{ $value }», только одно из этого: { $values }.
refused-options-bounds = { $name } не может быть «{ $value }», только целым числом от { $least } до { $most }.
refused-options-too_long = В { $name } может быть не больше { $most } знаков.
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
