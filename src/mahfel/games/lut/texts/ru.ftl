### Lut. The arguments of each message are listed in en.ftl.

## The game

game-name = Лут
game-pitch = Караваны идут через пустыню. Берегите свои и грабьте чужие.
game-goal = Вы отправляете караваны в путь и подсылаете разбойников к чужим. Чей верх у каравана, когда до него доходит ход, тот его и грабит. Когда колода кончилась и у кого-то не осталось карт, побеждает тот, у кого больше монет.

## Cards

card-C2 = Караван с 2 монетами
card-C3 = Караван с 3 монетами
card-C4 = Караван с 4 монетами
card-C5 = Караван с 5 монетами
card-C6 = Караван с 6 монетами
card-C7 = Караван с 7 монетами
card-C8 = Караван с 8 монетами
card-wolf1 = Волк 1
card-wolf2 = Волк 2
card-wolf3 = Волк 3
card-wolf4 = Волк 4
card-hawk1 = Ястреб 1
card-hawk2 = Ястреб 2
card-hawk3 = Ястреб 3
card-hawk4 = Ястреб 4
card-viper1 = Гадюка 1
card-viper2 = Гадюка 2
card-viper3 = Гадюка 3
card-viper4 = Гадюка 4
card-fox1 = Лиса 1
card-fox2 = Лиса 2
card-fox3 = Лиса 3
card-fox4 = Лиса 4
card-wolf_chief = Атаман Волков
card-hawk_chief = Атаман Ястребов
card-viper_chief = Атаман Гадюк
card-fox_chief = Атаман Лис
card-karvansalar = Караван-баши

card-kind-caravan = караван
card-kind-bandit = разбойник
card-kind-chief = атаман
card-kind-karvansalar = караван-баши

card-help-caravan = Кладите перед собой. Если никто не нападёт, караван ваш, как только снова дойдёт ваш ход. Останется на руках в конце – минус { $value }.
card-help-bandit = Кладите к любому каравану, где цвет «{ $colour }» свободен или уже ваш. Силы одного цвета складываются.
card-help-chief = Кладите туда, где уже лежит ваш разбойник цвета «{ $colour }». Сильнее любого числа разбойников.
card-help-karvansalar = Кладите только к своему каравану. Сильнее любого числа разбойников и обходится без них.

colour-wolf = Волк
colour-hawk = Ястреб
colour-viper = Гадюка
colour-fox = Лиса
gang-wolf = Волки
gang-hawk = Ястребы
gang-viper = Гадюки
gang-fox = Лисы
colour-letter-wolf = В
colour-letter-hawk = Я
colour-letter-viper = Г
colour-letter-fox = Л
card-letter-karvansalar = К

card-label = Карта «{ $card }»
caravan-label = Караван { $caravan }, монеты: { $value }
bandit-label = Разбойник «{ $colour }», сила { $strength }

## What is asked

ask-act = Ваш ход: взять карту или сыграть?
ask-act-empty = Колода кончилась: сыграйте карту или сбросьте одну.
ask-act-first = Ход вашей команды: начнёте вы или напарник?
ask-act-instead = Напарник уступил вам первое действие. Что делаете?
ask-act-second = Второе действие команды за вами. Что делаете?

wait-act = Ходит { $seat }.

## Moves

move-draw = Взять карту
move-draw-hint =
    { $n ->
        [one] осталась { $n } карта
        [few] осталось { $n } карты
        [many] осталось { $n } карт
       *[other] осталось { $n } карты
    }
move-draw-none = Колода кончилась
move-caravan = Отправить караван: { $value }
move-caravan-hint = он ляжет перед вами
move-bandit = Подослать: { $card }
move-bandit-hint = выберите караван
move-bandit-total = ваша сила там: { $total }
move-chief = Послать: { $card }
move-chief-hint = выберите караван, где лежат ваши разбойники этой банды
move-karvansalar = Послать караван-баши
move-karvansalar-hint = выберите свой караван
move-discard = Сбросить: { $card }
move-discard-hint = без пользы
move-after_you = Сначала вы, { $seat }
move-after_you-hint = напарник действует первым

move-draw-label = Взять карту
move-caravan-label = Отправить караван, монеты: { $value }
move-bandit-label = { $colour } { $strength } к каравану { $caravan }
move-chief-label = Атаман «{ $colour }» к каравану { $caravan }
move-karvansalar-label = Караван-баши к каравану { $caravan }
move-discard-label = Сбросить: { $card }
move-after_you-label = Пусть начнёт напарник

## What happened

turn-turn_began = Ход { $n }: { $seats }

event-dealt = { $seat } получает шесть карт.
    .rule = lut-3.1
event-dealt-you = Вы получаете шесть карт.
event-plundered =
    { $own ->
        [yes] Караван { $caravan } дошёл до цели. { $seats }: плюс { $value }.
       *[other] Караван { $caravan } разграблен. { $seats }: плюс { $value }.
    }
    .rule = lut-7.5
event-plundered-you =
    { $own ->
        [yes] Ваш караван { $caravan } дошёл до цели: плюс { $value }.
       *[other] Вы грабите караван { $caravan }: плюс { $value }.
    }
event-drawn =
    { $left ->
        [0] { $seat } берёт последнюю карту колоды.
       *[other] { $seat } берёт карту.
    }
    .rule = lut-4.4
event-drawn-you =
    { $left ->
        [0] Вы берёте последнюю карту колоды.
       *[other] Вы берёте карту.
    }
event-caravan_played = { $seat } отправляет караван { $caravan }, монеты: { $value }.
    .rule = lut-4.5
event-caravan_played-you = Вы отправляете караван { $caravan }, монеты: { $value }.
event-bandit_played =
    { $standing ->
        [leads] { $seat } подсылает к каравану { $caravan }: { $colour } { $strength }. Всего { $total }, и верх теперь здесь.
        [level] { $seat } подсылает к каравану { $caravan }: { $colour } { $strength }. Всего { $total }, силы равны.
       *[other] { $seat } подсылает к каравану { $caravan }: { $colour } { $strength }. Всего { $total }.
    }
    .rule = lut-5.2
event-bandit_played-you =
    { $standing ->
        [leads] Вы подсылаете к каравану { $caravan }: { $colour } { $strength }. Всего { $total }, и верх ваш.
        [level] Вы подсылаете к каравану { $caravan }: { $colour } { $strength }. Всего { $total }, силы равны.
       *[other] Вы подсылаете к каравану { $caravan }: { $colour } { $strength }. Всего { $total }.
    }
event-chief_played = { $seat } посылает к каравану { $caravan } атамана «{ $colour }» и берёт верх.
    .rule = lut-6.1
event-chief_played-you = Вы посылаете к каравану { $caravan } атамана «{ $colour }» и берёте верх.
event-karvansalar_played = { $seat } посылает к каравану { $caravan } караван-баши и берёт верх.
    .rule = lut-6.3
event-karvansalar_played-you = Вы посылаете к каравану { $caravan } караван-баши и берёте верх.
event-discarded = { $seat } сбрасывает: { $card }.
    .rule = lut-4.6
event-discarded-you = Вы сбрасываете: { $card }.
event-gave_way = { $seat } уступает первое действие. { $other } начинает.
    .rule = lut-9.5
event-gave_way-you = Вы уступаете первое действие. { $other } начинает.
event-gave_way-to-you = { $seat } уступает вам первое действие.
event-ended = Колода кончилась, и у кого-то нет карт. Игра окончена.
    .rule = lut-10.1
event-awarded = Караван { $caravan } был ещё в пути. { $seats }: плюс { $value }.
    .rule = lut-10.3
event-awarded-you = Караван { $caravan } был ещё в пути: плюс { $value } вам.
event-caravan_lost =
    { $tied ->
        [yes] У каравана { $caravan } верха не взял никто; монеты пропали: { $value }.
       *[other] Караван { $caravan } был ещё в пути; монеты пропали: { $value }.
    }
    .rule = lut-10.3
event-hand_counted =
    { $coins ->
        [0] { $seat }: караванов на руках нет.
        [one] { $seat }: караваны на руках, { $coins } монета.
        [few] { $seat }: караваны на руках, { $coins } монеты.
        [many] { $seat }: караваны на руках, { $coins } монет.
       *[other] { $seat }: караваны на руках, { $coins } монеты.
    }
    .rule = lut-11.1
event-hand_counted-you =
    { $coins ->
        [0] У вас караванов на руках нет.
        [one] У вас остались караваны на руках: { $coins } монета.
        [few] У вас остались караваны на руках: { $coins } монеты.
        [many] У вас остались караваны на руках: { $coins } монет.
       *[other] У вас остались караваны на руках: { $coins } монеты.
    }
event-reckoned = { $seats }, итог: { $total }.
    .rule = lut-11.1
event-reckoned-you = Ваш итог: { $total }.
event-won =
    { $count ->
        [1] Победа: { $seats }.
       *[other] Общая победа: { $seats }.
    }
    .rule = lut-11.3
event-won-you =
    { $count ->
        [1] Вы победили!
       *[other] Вы победили вместе: { $seats }.
    }

## The reckoning

reckon-booty = Добыча: { $value }
reckon-awarded = Ещё в пути: { $value }
reckon-unplayed = Караваны на руках: { $value }
reckon-total = Монеты: { $value }
reckon-tied = Караван { $caravan } ({ $value }): силы равны, пропал
reckon-lost = Караван { $caravan } ({ $value }): пропал

end-last_card_drawn = Взята последняя карта, а у кого-то карт не было
end-last_card_played = Колода кончилась, и сыграна последняя карта с рук
reason-last_card_drawn = Взята последняя карта колоды
reason-last_card_played = Сыграна последняя карта с рук
reason-coins = Больше всего монет
reason-shared = Монет поровну, общая победа
decided-coins = Больше всего монет
decided-shared = Монет поровну, общая победа

## Options

option-teams = Команды по двое
option-teams-help = Соседи играют вместе: для 4, 6 или 8 игроков. Вшестером и ввосьмером играют только командами.
option-end_open_caravans = Караваны, которые в конце ещё в пути
option-end_open_caravans-help = Кому достаётся караван, который к концу игры никто не разграбил?
option-end_open_caravans-award = Тому, чей верх
option-end_open_caravans-lost = Никому, они пропадают
option-bandits_after_chief = Разбойники после атамана
option-bandits_after_chief-help = Можно ли подсылать разбойников туда, где лежит атаман или караван-баши?
option-bandits_after_chief-allow = Да
option-bandits_after_chief-forbid = Нет
option-discard = Сброс карт
option-discard-help = Кто может сбросить карту без пользы, когда колода кончилась?
option-discard-free = Любой
option-discard-only_stuck = Только тот, кому нечем сыграть
option-partners_see_hands = Напарники видят карты друг друга
option-partners_see_hands-help = В команде вы видите и карты напарника.
option-show_booty = Показывать добычу всех
option-show_booty-help = Показывает, сколько монет собрала каждая сторона, чтобы не держать это в памяти.
option-first_player = Кто начинает
option-first_player-help = Чей ход первый?
option-first_player-random = По жребию
option-first_player-host = Хозяин стола

## Refusals

refused-lut-pile_empty = Брать больше нечего.
refused-lut-pile_left = Карты сбрасывают, только когда колода кончилась.
refused-lut-not_stuck = За этим столом сбросить карту может только тот, кому нечем сыграть.
refused-lut-caravans_stay = Караван никогда не сбрасывают.
refused-lut-not_in_hand = Карты «{ $card }» у вас нет.
refused-lut-no_such_card = Такой карты в этой игре нет.
refused-lut-no_such_caravan = Каравана { $caravan } в пути нет.
refused-lut-second_colour = У каравана { $caravan } ваш цвет – «{ $colour }», другого там не будет.
refused-lut-colour_taken = У каравана { $caravan } цвет «{ $colour }» уже занят другими.
refused-lut-closed = У каравана { $caravan } лежит атаман или караван-баши: разбойников больше не подсылают.
refused-lut-no_bandit = У каравана { $caravan } нет вашего разбойника «{ $colour }», атаману некого вести.
refused-lut-not_your_caravan = Караван { $caravan } не ваш, а караван-баши бережёт только своих.
refused-lut-not_your_choice = Сейчас уступить первое действие нельзя.
refused-lut-teams_seats = Команды по двое – для 4, 6 или 8 игроков, а вас { $seats }.
refused-lut-alone_seats = Каждый за себя играют самое большее { $most }; вшестером и ввосьмером играют командами. Вас { $seats }.

## Words on the board

word-road = В пути
word-road-empty = караванов в пути нет
word-hand = Ваши карты
word-partner-hand = Карты напарника
word-pile = Колода
word-pile-left =
    { $n ->
        [0] кончилась
        [one] осталась { $n } карта
        [few] осталось { $n } карты
        [many] осталось { $n } карт
       *[other] осталось { $n } карты
    }
word-discarded = Сброс
word-booty = Добыча
word-booty-count =
    { $n ->
        [0] пока ничего
        [one] { $n } караван
        [few] { $n } каравана
        [many] { $n } караванов
       *[other] { $n } каравана
    }
word-coins =
    { $n ->
        [one] { $n } монета
        [few] { $n } монеты
        [many] { $n } монет
       *[other] { $n } монеты
    }
word-hand-count =
    { $n ->
        [0] нет карт
        [one] { $n } карта
        [few] { $n } карты
        [many] { $n } карт
       *[other] { $n } карты
    }
word-caravan = Караван { $caravan }
word-owner = хозяин: { $seat }
word-owner-you = ваш
word-leads = Верх: { $seats }
word-leads-you = Верх ваш
word-level = Силы равны: верха нет ни у кого
word-unattacked = никто не напал
word-strength = Сила
word-chief = Атаман
word-karvansalar = Караван-баши
word-team = Команда
word-partner = напарник
word-team-n = Команда { $n }
word-actions-first = первое действие
word-actions-second = второе действие
word-yours-next = ваш, если никто не ответит
word-reckoning = Подсчёт
word-winner = Победа
word-to-result = Сразу к итогу

## Words of the board beside the cards

card-label-many = { $card }, штук: { $n }

then-leads = верх ваш
then-leads-with = верх ваш, сила { $total }
then-level-with = поровну, сила { $total }
then-behind-with = слабее, сила { $total }
then-decided = сила { $total }, верх тот же
move-then = Караван { $caravan } – { $then }
move-no-place = сейчас ей нет места

why-second_colour = ваш цвет здесь: { $colour }
why-colour_taken = цвет занят: { $colour }
why-closed = больше не пускают
why-no_bandit = здесь нет вашего: { $colour }
why-not_yours = он не ваш
why-not_stuck = пока есть чем сыграть, нельзя

word-turn = ходит
word-then-you = Потом ходите вы.
word-when =
    { $n ->
        [1] следующий ход
        [one] через { $n } ход
        [few] через { $n } хода
        [many] через { $n } ходов
       *[other] через { $n } хода
    }
word-upper-hand = Верх
word-level-short = поровну
word-lying = У этого каравана
word-lying-none = На него ещё никто не напал.
word-discarded-none = Пока ничего.
word-hands = Карты всех
word-left-in-hand = Осталось на руках
word-all-open = Караваны, что ещё в пути

## Bots: names of levels, as they stand inside a sentence

bot-easy = лёгкий
bot-easy-help = Отправляет караваны, нападает там, где возьмёт верх, а иначе берёт карту.
bot-normal = обычный
bot-normal-help = Перебирает в уме несколько планов и угадывает, что сделают другие.
bot-random = случайный
bot-random-help = Выбирает любой допустимый ход наугад.
