### Courtisans. The arguments of each message are listed in en.ftl.

## The game

game-name = Придворные
game-pitch = Возвышайте одних, роняйте других на пиру королевы и не забывайте о шпионах.
game-goal = Каждый ход вы кладёте три карты: за стол королевы, в свои владения и во владения соперника. В конце семьи, которые больше весят над столом, в почёте, и их карты приносят очки; те, что больше весят под столом, в опале, и их карты очки отнимают. А ещё у вас два тайных задания.

## Families, roles, cards

family-butterflies = Мотыльки
family-toads = Жабы
family-nightingales = Соловьи
family-hares = Зайцы
family-stags = Олени
family-carps = Карпы

role-plain = простой придворный
role-noble = дворянин
role-guard = страж
role-assassin = убийца
role-spy = шпион

role-help-plain = Ничего особенного не делает.
role-help-noble = В конце считается за две карты.
role-help-guard = Его не может устранить ни один убийца.
role-help-assassin = Когда его кладут, может устранить одну другую карту той же зоны.
role-help-spy = Кладётся рубашкой вверх; до конца никто не знает, из какой он семьи.

card-butterflies-plain = Придворный Мотыльков
card-butterflies-noble = Дворянин Мотыльков
card-butterflies-guard = Страж Мотыльков
card-butterflies-assassin = Убийца Мотыльков
card-butterflies-spy = Шпион Мотыльков
card-toads-plain = Придворный Жаб
card-toads-noble = Дворянин Жаб
card-toads-guard = Страж Жаб
card-toads-assassin = Убийца Жаб
card-toads-spy = Шпион Жаб
card-nightingales-plain = Придворный Соловьёв
card-nightingales-noble = Дворянин Соловьёв
card-nightingales-guard = Страж Соловьёв
card-nightingales-assassin = Убийца Соловьёв
card-nightingales-spy = Шпион Соловьёв
card-hares-plain = Придворный Зайцев
card-hares-noble = Дворянин Зайцев
card-hares-guard = Страж Зайцев
card-hares-assassin = Убийца Зайцев
card-hares-spy = Шпион Зайцев
card-stags-plain = Придворный Оленей
card-stags-noble = Дворянин Оленей
card-stags-guard = Страж Оленей
card-stags-assassin = Убийца Оленей
card-stags-spy = Шпион Оленей
card-carps-plain = Придворный Карпов
card-carps-noble = Дворянин Карпов
card-carps-guard = Страж Карпов
card-carps-assassin = Убийца Карпов
card-carps-spy = Шпион Карпов
card-spy = Шпион

victim-butterflies-plain = { card-butterflies-plain }
victim-butterflies-noble = { card-butterflies-noble }
victim-butterflies-assassin = { card-butterflies-assassin }
victim-toads-plain = { card-toads-plain }
victim-toads-noble = { card-toads-noble }
victim-toads-assassin = { card-toads-assassin }
victim-nightingales-plain = { card-nightingales-plain }
victim-nightingales-noble = { card-nightingales-noble }
victim-nightingales-assassin = { card-nightingales-assassin }
victim-hares-plain = { card-hares-plain }
victim-hares-noble = { card-hares-noble }
victim-hares-assassin = { card-hares-assassin }
victim-stags-plain = { card-stags-plain }
victim-stags-noble = { card-stags-noble }
victim-stags-assassin = { card-stags-assassin }
victim-carps-plain = { card-carps-plain }
victim-carps-noble = { card-carps-noble }
victim-carps-assassin = { card-carps-assassin }
victim-spy-1 = Шпион 1
victim-spy-2 = Шпион 2
victim-spy-3 = Шпион 3
victim-spy-4 = Шпион 4
victim-spy-5 = Шпион 5
victim-spy-6 = Шпион 6
victim-spy-7 = Шпион 7
victim-spy-8 = Шпион 8
victim-spy-9 = Шпион 9
victim-spy-10 = Шпион 10
victim-spy-11 = Шпион 11
victim-spy-12 = Шпион 12
side-above = над столом
side-below = под столом

## Missions

mission-fewer-butterflies = В своих владениях меньше Мотыльков, чем у соседа слева
mission-fewer-toads = В своих владениях меньше Жаб, чем у соседа слева
mission-fewer-nightingales = В своих владениях меньше Соловьёв, чем у соседа слева
mission-fewer-hares = В своих владениях меньше Зайцев, чем у соседа слева
mission-fewer-stags = В своих владениях меньше Оленей, чем у соседа слева
mission-fewer-carps = В своих владениях меньше Карпов, чем у соседа слева
mission-three_nobles = Не меньше 3 дворян в своих владениях
mission-two_assassins = Не меньше 2 убийц в своих владениях
mission-four_guards = Не меньше 4 стражей в своих владениях
mission-three_spies = Не меньше 3 шпионов в своих владениях
mission-disgraced-butterflies = Мотыльки в опале
mission-disgraced-toads = Жабы в опале
mission-disgraced-nightingales = Соловьи в опале
mission-disgraced-hares = Зайцы в опале
mission-disgraced-stags = Олени в опале
mission-disgraced-carps = Карпы в опале
mission-all_below = У каждой семьи есть карта под столом
mission-five_below = У какой-то семьи не меньше 5 карт под столом
mission-few_esteemed = В почёте не больше 3 семей
mission-two_disgraced = В опале не меньше 2 семей

mission-short-fewer-butterflies = Мотыльки: меньше, чем слева
mission-short-fewer-toads = Жабы: меньше, чем слева
mission-short-fewer-nightingales = Соловьи: меньше, чем слева
mission-short-fewer-hares = Зайцы: меньше, чем слева
mission-short-fewer-stags = Олени: меньше, чем слева
mission-short-fewer-carps = Карпы: меньше, чем слева
mission-short-three_nobles = 3 дворянина
mission-short-two_assassins = 2 убийцы
mission-short-four_guards = 4 стража
mission-short-three_spies = 3 шпиона
mission-short-disgraced-butterflies = Мотыльки в опале
mission-short-disgraced-toads = Жабы в опале
mission-short-disgraced-nightingales = Соловьи в опале
mission-short-disgraced-hares = Зайцы в опале
mission-short-disgraced-stags = Олени в опале
mission-short-disgraced-carps = Карпы в опале
mission-short-all_below = Все семьи под столом
mission-short-five_below = 5 карт семьи под столом
mission-short-few_esteemed = Не больше 3 в почёте
mission-short-two_disgraced = Не меньше 2 в опале

## What is asked

ask-place = Три карты в три места: за стол королевы, к вам и к сопернику. С какой начнёте?
ask-place-second = Куда пойдёт вторая карта?
ask-place-last = А последняя карта?

wait-place = Ходит { $seat }.

## Moves

move-place = Положить карту «{ $card }»
move-place-none = выберите карту
move-place-nowhere = выберите место
move-place-kill = и устранить карту «{ $card }»
move-place-spare = никого не устраняя

move-place-label =
    { $zone ->
        [above]
            { $victim ->
                [0] «{ $card }» над столом
               *[other]
                    { $side ->
                        [0] «{ $card }» над столом, устранить: «{ $victim }»
                       *[other] «{ $card }» над столом, устранить: «{ $victim }» ({ $side })
                    }
            }
        [below]
            { $victim ->
                [0] «{ $card }» под столом
               *[other]
                    { $side ->
                        [0] «{ $card }» под столом, устранить: «{ $victim }»
                       *[other] «{ $card }» под столом, устранить: «{ $victim }» ({ $side })
                    }
            }
        [own]
            { $victim ->
                [0] «{ $card }» в ваших владениях
               *[other] «{ $card }» в ваших владениях, устранить: «{ $victim }»
            }
       *[opponent]
            { $victim ->
                [0] «{ $card }» во владениях игрока { $other }
               *[other] «{ $card }» во владениях игрока { $other }, устранить: «{ $victim }»
            }
    }

## What happened

turn-turn_began = Круг { $round } из { $rounds }: { $seat }

event-began =
    { $aside ->
        [0] В игре все карты, ходов у каждого: { $rounds }. Начинает { $seat }.
       *[other] Отложено карт: { $aside }, ходов у каждого: { $rounds }. Начинает { $seat }.
    }
    .rule = courtisans-3.1
event-began-you =
    { $aside ->
        [0] В игре все карты, ходов у каждого: { $rounds }. Начинаете вы.
       *[other] Отложено карт: { $aside }, ходов у каждого: { $rounds }. Начинаете вы.
    }
event-placed =
    { $zone ->
        [above]
            { $spy ->
                [0] { $seat } кладёт карту «{ $card }» над столом королевы.
               *[other] { $seat } кладёт над столом королевы шпиона { $spy }.
            }
        [below]
            { $spy ->
                [0] { $seat } кладёт карту «{ $card }» под стол королевы.
               *[other] { $seat } кладёт под стол королевы шпиона { $spy }.
            }
        [own]
            { $spy ->
                [0] { $seat } кладёт карту «{ $card }» в свои владения.
               *[other] { $seat } кладёт в свои владения шпиона { $spy }.
            }
       *[opponent]
            { $spy ->
                [0] { $seat } кладёт карту «{ $card }» во владения игрока { $other }.
               *[other] { $seat } кладёт во владения игрока { $other } шпиона { $spy }.
            }
    }
    .rule = courtisans-5.1
event-placed-you =
    { $zone ->
        [above]
            { $spy ->
                [0] Вы кладёте карту «{ $card }» над столом королевы.
               *[other] Вы кладёте над столом королевы шпиона { $spy }.
            }
        [below]
            { $spy ->
                [0] Вы кладёте карту «{ $card }» под стол королевы.
               *[other] Вы кладёте под стол королевы шпиона { $spy }.
            }
        [own]
            { $spy ->
                [0] Вы кладёте карту «{ $card }» в свои владения.
               *[other] Вы кладёте в свои владения шпиона { $spy }.
            }
       *[opponent]
            { $spy ->
                [0] Вы кладёте карту «{ $card }» во владения игрока { $other }.
               *[other] Вы кладёте во владения игрока { $other } шпиона { $spy }.
            }
    }
event-placed-to-you =
    { $spy ->
        [0] { $seat } кладёт карту «{ $card }» в ваши владения.
       *[other] { $seat } кладёт в ваши владения шпиона { $spy }.
    }
event-killed =
    { $zone ->
        [above]
            { $spy ->
                [0] Убийца игрока { $seat } устраняет карту «{ $card }» над столом.
               *[other] Убийца игрока { $seat } не глядя устраняет шпиона { $spy } над столом.
            }
        [below]
            { $spy ->
                [0] Убийца игрока { $seat } устраняет карту «{ $card }» под столом.
               *[other] Убийца игрока { $seat } не глядя устраняет шпиона { $spy } под столом.
            }
        [own]
            { $spy ->
                [0] Убийца игрока { $seat } устраняет карту «{ $card }» в собственных владениях.
               *[other] Убийца игрока { $seat } не глядя устраняет шпиона { $spy } в собственных владениях.
            }
       *[opponent]
            { $spy ->
                [0] Убийца игрока { $seat } устраняет карту «{ $card }» во владениях игрока { $other }.
               *[other] Убийца игрока { $seat } не глядя устраняет шпиона { $spy } во владениях игрока { $other }.
            }
    }
    .rule = courtisans-7.1
event-killed-you =
    { $zone ->
        [above]
            { $spy ->
                [0] Ваш убийца устраняет карту «{ $card }» над столом.
               *[other] Ваш убийца не глядя устраняет шпиона { $spy } над столом.
            }
        [below]
            { $spy ->
                [0] Ваш убийца устраняет карту «{ $card }» под столом.
               *[other] Ваш убийца не глядя устраняет шпиона { $spy } под столом.
            }
        [own]
            { $spy ->
                [0] Ваш убийца устраняет карту «{ $card }» в ваших владениях.
               *[other] Ваш убийца не глядя устраняет шпиона { $spy } в ваших владениях.
            }
       *[opponent]
            { $spy ->
                [0] Ваш убийца устраняет карту «{ $card }» во владениях игрока { $other }.
               *[other] Ваш убийца не глядя устраняет шпиона { $spy } во владениях игрока { $other }.
            }
    }
event-killed-to-you =
    { $spy ->
        [0] Убийца игрока { $seat } устраняет карту «{ $card }» в ваших владениях.
       *[other] Убийца игрока { $seat } не глядя устраняет шпиона { $spy } в ваших владениях.
    }
event-drew =
    { $count ->
        [0] Колода пуста, последний ход сделал игрок { $seat }.
       *[other] { $seat } берёт карты, штук: { $count }; в колоде осталось: { $left }.
    }
    .rule = courtisans-5.5
event-drew-you =
    { $count ->
        [0] Колода пуста, это был ваш последний ход.
       *[other] Вы берёте карты, штук: { $count }; в колоде осталось: { $left }.
    }
event-ended = Колода и руки пусты: пир окончен.
    .rule = courtisans-9.1
event-spy_turned =
    { $zone ->
        [above] Шпион { $spy } открыт: «{ $card }», над столом.
        [below] Шпион { $spy } открыт: «{ $card }», под столом.
        [removed] Устранённый шпион { $spy }: «{ $card }».
       *[domain] Шпион { $spy } открыт: «{ $card }», во владениях игрока { $other }.
    }
    .rule = courtisans-9.2
event-spy_turned-to-you = Шпион { $spy } открыт: «{ $card }», в ваших владениях.
event-judged =
    { $status ->
        [esteemed] { $family } в почёте: над столом { $above }, под столом { $below }.
        [disgraced] { $family } в опале: над столом { $above }, под столом { $below }.
       *[neutral] { $family } нейтральны: над столом { $above }, под столом { $below }.
    }
    .rule = courtisans-9.3
event-mission_shown =
    { $points ->
        [0] Задание игрока { $seat } не выполнено: «{ $mission }».
       *[other] Задание игрока { $seat } выполнено: «{ $mission }», очков: { $points }.
    }
    .rule = courtisans-9.5
event-mission_shown-you =
    { $points ->
        [0] Ваше задание не выполнено: «{ $mission }».
       *[other] Ваше задание выполнено: «{ $mission }», очков: { $points }.
    }
event-reckoned = { $seat }: владения { $domain }, задания { $missions }, всего { $total }.
    .rule = courtisans-9.4
event-reckoned-you = Вы: владения { $domain }, задания { $missions }, всего { $total }.
event-won =
    { $count ->
        [1] Победа за игроком { $seats }.
       *[other] { $seats } побеждают вместе.
    }
    .rule = courtisans-9.6
event-won-you =
    { $count ->
        [1] Вы победили!
       *[other] Вы тоже победили; победители: { $seats }.
    }

## The reckoning

reckon-family = { $family }: { $points }
reckon-mission = «{ $mission }»: { $points }
reckon-total = Всего: { $value }
reckon-above = Над столом: { $value }
reckon-below = Под столом: { $value }

end-hands_empty = Пир окончен

reason-points = Больше всего очков
reason-shared = Поровну очков, общая победа
reason-negative = У всех меньше нуля, побеждает наименьшая потеря

## Options

option-mission_noble_weight = Дворянин в заданиях за двоих
option-mission_noble_weight-help = В заданиях, где считают карты семьи, дворянин — это две карты.
option-first_player = Кто начинает
option-first_player-help = Чей первый ход?
option-first_player-random = Решает жребий
option-first_player-host = Хозяин стола

## Refusals

refused-courtisans-no_such_card = Такой карты в этой игре нет.
refused-courtisans-not_in_hand = Этой карты нет у вас на руке.
refused-courtisans-other_or_not = Соперника называют тогда и только тогда, когда карта идёт в его владения.
refused-courtisans-no_opponent = Такого соперника за столом нет.
refused-courtisans-zone_used = В этот ход вы туда уже клали карту.
refused-courtisans-no_assassin = Устранить карту может только убийца.
refused-courtisans-guard = Стража устранить нельзя.
refused-courtisans-not_there = Этой карты нет в той зоне, куда вы кладёте убийцу.
refused-courtisans-spies_have_no_family = Назовите шпиона по номеру: его семьи никто не знает.
refused-courtisans-side_missing = Скажите, где сидит жертва: над столом или под ним.
refused-courtisans-side_of_a_domain = Во владениях нет верха и низа.
refused-courtisans-side_of_a_spy = Шпиона называют только по номеру.
refused-courtisans-side_without_victim = Сторона жертвы без самой жертвы ничего не значит.

## Words on the board

word-plain = { role-plain }
word-noble = { role-noble }
word-guard = { role-guard }
word-assassin = { role-assassin }
word-spy = { role-spy }
word-table = Стол королевы
word-queen = Столбец королевы
word-above = Над столом
word-below = Под столом
word-domain = Владения
word-own = Ваши владения
word-opponent = Владения соперника
word-hand = Ваша рука
word-missions = Ваши тайные задания
word-white = Белое: владения
word-blue = Синее: стол
word-look = Посмотреть
word-hide = Скрыть
word-pile = Колода
word-aside = Отложено
word-removed = Устранены
word-spies = Шпионы
word-removed_spies = Устранённые шпионы
word-unseen = Ещё не видели
word-turned = Открытые шпионы
word-esteemed = в почёте
word-disgraced = в опале
word-neutral = нейтральна
word-esteemed-why = по очку за карту
word-disgraced-why = минус очко за карту
word-neutral-why = без очков
word-weight = Вес
word-open = Ещё не занято
word-starter = Начинает
word-players = Игроки
word-kill = Кого устранить?
word-nobody = Никого
word-where = Куда?
word-whose = Во владения какого соперника?
word-confirm = Положить
word-undo = Выбрать заново
word-face-down = рубашкой вверх
word-nothing-yet = пока ничего
word-done = выполнено
word-not-done = не выполнено
word-points = Очки
word-total = Всего
word-reckoning = Подсчёт
word-winner = Победа
word-to-result = Сразу к результату
word-last-turn = Последний ход
word-rounds = Круги
word-left-neighbour = Сосед слева
word-round = Круг { $n } из { $of }
word-spy-number = Шпион { $n }
word-pile-left =
    { $n ->
        [0] колода пуста
        [one] в колоде { $n } карта
        [few] в колоде { $n } карты
        [many] в колоде { $n } карт
       *[other] в колоде { $n } карты
    }
word-turns-left =
    { $n ->
        [0] ходов не осталось
        [one] остался { $n } ход
        [few] осталось { $n } хода
        [many] осталось { $n } ходов
       *[other] осталось { $n } хода
    }
word-hand-count =
    { $n ->
        [0] на руке пусто
        [one] на руке { $n } карта
        [few] на руке { $n } карты
        [many] на руке { $n } карт
       *[other] на руке { $n } карты
    }
word-unseen-count = { $card }: ещё не видели { $n }

family-letter-butterflies = М
family-letter-toads = Ж
family-letter-nightingales = С
family-letter-hares = З
family-letter-stags = О
family-letter-carps = К
word-where-card = «{ $card }»: куда?
word-used = уже положено
word-nobody-there = там некого устранить
word-only-guards = там одни стражи
word-look-closer = рассмотреть
word-roles = Роли
word-all-hands = Карты всех игроков
word-spies-hidden = Закрытые шпионы пока не считаются.
word-now-yes = сейчас выполнено
word-now-no = пока нет
word-worth = { $n } на эту минуту
word-then-family =
    { $status ->
        [esteemed] { $family } в почёте: над { $above }, под { $below }
        [disgraced] { $family } в опале: над { $above }, под { $below }
       *[neutral] { $family } нейтральны: над { $above }, под { $below }
    }
word-then-short =
    { $status ->
        [esteemed] { $family } в почёте ▲{ $above } ▼{ $below }
        [disgraced] { $family } в опале ▲{ $above } ▼{ $below }
       *[neutral] { $family } нейтральны ▲{ $above } ▼{ $below }
    }
word-then-own =
    { $status ->
        [esteemed] сейчас вам { $n } в плюс
        [disgraced] сейчас вам { $n } в минус
       *[neutral] сейчас без очков
    }
word-then-other =
    { $status ->
        [esteemed] сейчас { $n } в плюс: { $seat }
        [disgraced] сейчас { $n } в минус: { $seat }
       *[neutral] сейчас без очков
    }
word-then-spy = семью не узнают до конца
word-cards = { $card } ×{ $n }

## Bots

bot-easy = лёгкий
bot-easy-help = Собирает тех, кто сейчас в почёте, и не думает о заданиях.
bot-normal = обычный
bot-normal-help = Выполняет задания и пробует в уме несколько планов.
bot-random = случайный
bot-random-help = Выбирает любой допустимый ход наугад.
