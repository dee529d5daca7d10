# Что говорит `mahfel` в терминале.
cli-you = Вы
cli-seed = Раздача { $seed }. Введите ход, ? — показать стол, Enter — сделать ход в скобках.
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
