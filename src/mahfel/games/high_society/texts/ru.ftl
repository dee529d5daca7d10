### High Society. The arguments of each message are listed in en.ftl.

## The game

game-name = Высшее общество
game-pitch = Тратьте на роскошь, но не до последнего гроша: самый бедный гость не победит.
game-goal = Все приходят с одинаковыми деньгами, торгуются за дорогие вещи и доброе имя и откупаются от позора. Как только откроется четвёртая тёмная рамка, игра окончена. Самый бедный игрок выбывает, а среди остальных побеждает тот, у кого больше очков статуса.

## Cards

card-L1 = Шафран
card-L2 = Духи
card-L3 = Карманные часы
card-L4 = Серебряный самовар
card-L5 = Граммофон
card-L6 = Шёлковый ковёр
card-L7 = Парусная яхта
card-L8 = Бирюзовый перстень
card-L9 = Хрустальная люстра
card-L10 = Садовый павильон
card-P1 = Тонкий вкус
card-P2 = Красноречие
card-P3 = Щедрость
card-faux_pas = Оплошность
card-passe = Фиаско
card-scandale = Скандал

card-kind-luxury = роскошь
card-kind-prestige = престиж
card-kind-disgrace = позор

card-value-luxury = { $n }
card-value-prestige = ×2
card-value-faux_pas = !
card-value-passe = −5
card-value-scandale = ½

card-help-luxury =
    { $n ->
        [one] Приносит { $n } очко статуса.
        [few] Приносит { $n } очка статуса.
        [many] Приносит { $n } очков статуса.
       *[other] Приносит { $n } очка статуса.
    }
card-help-prestige = Удваивает ваш статус. Тёмная рамка.
card-help-faux_pas = Вы теряете одну из своих карт роскоши, а если их нет, то первую, которую получите.
card-help-passe = Отнимает 5 очков статуса до всех удвоений.
card-help-scandale = Уменьшает ваш статус вдвое. Тёмная рамка.

card-label = «{ $card }», карта: { $kind }
card-label-luxury = «{ $card }», карта роскоши { $n }
money-label = Карта денег { $n }

## What is asked

ask-bid = «{ $card }»: ставите от { $least } или пасуете?
ask-bid-first = Разыгрывается «{ $card }». Сделаете ставку или спасуете?
ask-bid-reverse = Чтобы избежать карты «{ $card }», ставьте от { $least }. Спасуете — и она ваша.
ask-bid-reverse-first = Не хотите карту «{ $card }»? Сделайте ставку. Спасуете — и она ваша.
ask-sacrifice = Вы допустили оплошность: с какой картой роскоши расстанетесь?

wait-bid = Ходит { $seat }.
wait-sacrifice = { $seat } выбирает, с какой картой роскоши расстаться.

## Moves

move-pass = Пас
move-pass-hint =
    { $n ->
        [0] вы выходите из торгов
       *[other] заберёте { $n } обратно
    }
move-pass-hint-reverse =
    { $n ->
        [0] карта «{ $card }» ваша
       *[other] карта «{ $card }» ваша, заберёте { $n } обратно
    }
move-bid = Поставить { $total }
move-bid-hint =
    { $count ->
        [one] добавите { $count } карту
        [few] добавите { $count } карты
        [many] добавите { $count } карт
       *[other] добавите { $count } карты
    }
move-bid-short = не хватает { $n }
move-bid-lowest = Ваша наименьшая ставка: { $total }
move-bid-none = выберите карты денег
move-bid-cannot = вам не набрать { $least }
move-sacrifice = Отдать карту «{ $card }»
move-sacrifice-none = выберите карту роскоши

move-bid-label = Поставить { $cards } (всего { $total })
move-pass-label = Пас
move-sacrifice-label = Отдать карту «{ $card }»

## What happened

turn-revealed = Раунд { $n }: { $card }

event-revealed =
    { $dark ->
        [0] Открыта карта «{ $card }».
       *[other] Открыта карта «{ $card }». Тёмных рамок: { $dark } из 4.
    }
    .rule = high_society-4.1
event-bid = { $seat } выкладывает { $cards }, ставка теперь { $total }.
    .rule = high_society-5.2
event-bid-you = Вы выкладываете { $cards }, ставка теперь { $total }.
event-passed =
    { $took_back ->
        [0] { $seat } пасует.
       *[other] { $seat } пасует и забирает { $took_back } обратно.
    }
    .rule = high_society-5.5
event-passed-you =
    { $took_back ->
        [0] Вы пасуете.
       *[other] Вы пасуете и забираете { $took_back } обратно.
    }
event-taken =
    { $price ->
        [0] Ставок нет: { $seat } бесплатно получает карту «{ $card }».
       *[other] { $seat } берёт карту «{ $card }» за { $price }.
    }
    .rule = high_society-5.7
event-taken-you =
    { $price ->
        [0] Ставок нет: вы бесплатно получаете карту «{ $card }».
       *[other] Вы берёте карту «{ $card }» за { $price }.
    }
event-disgraced = { $seat } вынужденно берёт карту «{ $card }».
    .rule = high_society-7.3
event-disgraced-you = Вам приходится взять карту «{ $card }».
event-lost = { $seat } откупается: { $price } в сброс.
    .rule = high_society-7.4
event-lost-you = Вы откупаетесь: { $price } в сброс.
event-sacrificed = { $seat } расстаётся с картой «{ $card }», вместе с ней уходит «Оплошность».
    .rule = high_society-8.2
event-sacrificed-you = Вы расстаётесь с картой «{ $card }», вместе с ней уходит «Оплошность».
event-pending = У игрока { $seat } пока нет карт роскоши, и «Оплошность» остаётся лежать.
    .rule = high_society-8.3
event-pending-you = У вас пока нет карт роскоши, и «Оплошность» остаётся лежать перед вами.
event-forfeited = { $seat } теряет первую карту роскоши, «{ $card }»: она уходит вместе с «Оплошностью».
    .rule = high_society-8.3
event-forfeited-you = Вы теряете первую карту роскоши, «{ $card }»: она уходит вместе с «Оплошностью».
event-ended = Открыта четвёртая тёмная рамка: «{ $card }». Игра окончена, эта карта никому не достаётся.
    .rule = high_society-10.1
event-money_shown = { $seat } открывает руку; осталось денег: { $money }.
    .rule = high_society-11.1
event-money_shown-you = Вы открываете руку; осталось денег: { $money }.
event-cast_out = { $seat } выбывает: меньше всех денег ({ $money }).
    .rule = high_society-11.2
event-cast_out-you = Вы выбываете: у вас меньше всех денег ({ $money }).
event-reckoned =
    { $status ->
        [one] { $seat }: { $status } очко статуса.
        [few] { $seat }: { $status } очка статуса.
        [many] { $seat }: { $status } очков статуса.
       *[other] { $seat }: { $status } очка статуса.
    }
    .rule = high_society-11.3
event-reckoned-you =
    { $status ->
        [one] У вас { $status } очко статуса.
        [few] У вас { $status } очка статуса.
        [many] У вас { $status } очков статуса.
       *[other] У вас { $status } очка статуса.
    }
event-won =
    { $count ->
        [0] Выбывают все; победителя нет.
       *[other] Победа: { $seats }.
    }
    .rule = high_society-11.7
event-won-you =
    { $count ->
        [1] Вы победили!
       *[other] Вы делите победу: { $seats }.
    }
event-shared_win = Победу делят { $seats }.
    .rule = high_society-12.3
event-shared_win-you = Вы делите победу: { $seats }.

## The reckoning

reckon-luxury = Карты роскоши вместе: { $value }
reckon-luxury-none = Карт роскоши нет: { $value }
reckon-passe = Минус 5 за «Фиаско»: { $value }
reckon-double = «{ $card }» удваивает: { $value }
reckon-half = «Скандал» уменьшает вдвое: { $value }
reckon-total = Очки статуса: { $value }
reckon-money = Осталось денег: { $value }
reckon-cast-out = Меньше всех денег: игрок выбывает, статус не в счёт.
reckon-tie-money = Статус равный; у игрока { $seat } осталось больше денег, и победа за ним.
reckon-tie-luxury = Статус и деньги равны; самая ценная карта роскоши, «{ $card }», у игрока { $seat }.
reckon-tie-shared = Равенство во всём; победа общая.
reckon-all-cast-out = Денег у всех поровну, поэтому выбывают все.

end-fourth_dark = Открылась четвёртая тёмная рамка

reason-status = Больше всех очков статуса
reason-money = Статус равный, денег больше
reason-luxury = Статус и деньги равны, карта роскоши ценнее
reason-shared = Равенство во всём, общая победа
reason-last_standing = Единственный, кто не выбыл
reason-nobody = Выбыли все

## Options

option-tie_break = Что решает при равенстве
option-tie_break-help = Как быть, если поровну и статуса, и денег?
option-tie_break-luxury = Самая ценная карта роскоши
option-tie_break-shared = Победа общая
option-all_tied = Если все одинаково бедны
option-all_tied-help = Когда денег у всех осталось поровну, выбывают ли все?
option-all_tied-nobody_wins = Выбывают все, победителя нет
option-all_tied-nobody_out = Не выбывает никто
option-money_memory_aid = Показывать чужие деньги
option-money_memory_aid-help = Видно, сколько у кого осталось: запоминать не нужно.
option-first_player = Кто начинает
option-first_player-help = За кем первое слово в первом аукционе?
option-first_player-random = По жребию
option-first_player-host = Хозяин стола

## Refusals

refused-high_society-not_your_money = Этой карты денег нет у вас в руке.
refused-high_society-too_low = Ставка должна быть не меньше { $least }.
refused-high_society-repeated_card = Каждую карту денег можно положить только один раз.
refused-high_society-unsorted = Карты денег нужно называть от меньшей к большей.
refused-high_society-empty_bid = Для ставки нужна хотя бы одна карта денег.
refused-high_society-no_such_card = Такой карты в этой игре нет.
refused-high_society-not_a_luxury = Расстаться можно только с картой роскоши от 1 до 10.
refused-high_society-not_owned = Этой карты у вас нет.

## Words on the board

word-money = Деньги
word-status = Очки статуса
word-hand = Ваша рука: карты денег
word-deck = Колода статуса
word-deck-left =
    { $n ->
        [0] карт не осталось
        [one] осталась { $n } карта
        [few] осталось { $n } карты
        [many] осталось { $n } карт
       *[other] осталось { $n } карты
    }
word-dark = Тёмные рамки
word-dark-count = Тёмных рамок: { $n } из 4
word-dark-why = на четвёртой игре конец
word-money-left = Осталось денег
word-hand-count =
    { $n ->
        [0] карт денег нет
        [one] { $n } карта денег
        [few] { $n } карты денег
        [many] { $n } карт денег
       *[other] { $n } карты денег
    }
word-high = Наибольшая ставка
word-least = Не меньше
word-on-table = На столе
word-owned = Взято
word-nothing-yet = пока ничего
word-nobody-yet = Ставок пока нет
word-passed = пас
word-starter = Начинает
word-cast-out = Выбывает
word-free = бесплатно
word-reverse = Обратный аукцион
word-reverse-why = карту берёт первый, кто спасует
word-pending = «Оплошность» ждёт
word-pending-why = первая карта роскоши уйдёт вместе с ней
word-discarded = Сброшено
word-round = Раунд { $n }
word-reckoning = Подсчёт
word-winner = Победитель
word-to-result = Сразу к результату

## Bots

bot-easy = лёгкий
bot-easy-help = Бережливый игрок, считает на глазок.
bot-normal = обычный
bot-normal-help = Примеряет несколько планов и угадывает, что сделают другие.
bot-random = случайный
bot-random-help = Выбирает любой допустимый ход наугад.
