### Coup. The arguments of each message are listed in en.ftl.

## The game

game-name = Переворот
game-pitch = Назовитесь кем угодно. Это ложь, только если вам не поверят.
game-goal = У каждого два скрытых персонажа и несколько монет. В свой ход вы выбираете одно действие и заявляете нужного персонажа, есть он у вас или нет. Кто пойман на лжи или напрасно не поверил, теряет влияние. Побеждает последний, кто останется в игре.

## Characters

card-duke = Герцог
card-assassin = Ассасин
card-captain = Капитан
card-ambassador = Посол
card-contessa = Графиня
card-inquisitor = Инквизитор
card-anarchist = Анархист
card-banker = Банкир
card-capitalist = Капиталист
card-farmer = Фермер
card-speculator = Спекулянт
card-spy = Шпион
card-director = Режиссёр
card-newscaster = Диктор
card-producer = Продюсер
card-reporter = Репортёр
card-writer = Писатель
card-crime_boss = Главарь банды
card-general = Генерал
card-guerrilla = Партизан
card-judge = Судья
card-mercenary = Наёмник
card-communist = Коммунист
card-customs_officer = Таможенник
card-foreign_consular = Консул
card-intellectual = Интеллектуал
card-lawyer = Адвокат
card-missionary = Миссионер
card-peacekeeper = Миротворец
card-politician = Политик
card-priest = Священник
card-protestor = Протестующий
card-no_duke = без Герцога

role-duke = { card-duke }
role-assassin = { card-assassin }
role-captain = { card-captain }
role-ambassador = { card-ambassador }
role-contessa = { card-contessa }
role-inquisitor = { card-inquisitor }
role-anarchist = { card-anarchist }
role-banker = { card-banker }
role-capitalist = { card-capitalist }
role-farmer = { card-farmer }
role-speculator = { card-speculator }
role-spy = { card-spy }
role-director = { card-director }
role-newscaster = { card-newscaster }
role-producer = { card-producer }
role-reporter = { card-reporter }
role-writer = { card-writer }
role-crime_boss = { card-crime_boss }
role-general = { card-general }
role-guerrilla = { card-guerrilla }
role-judge = { card-judge }
role-mercenary = { card-mercenary }
role-communist = { card-communist }
role-customs_officer = { card-customs_officer }
role-foreign_consular = { card-foreign_consular }
role-intellectual = { card-intellectual }
role-lawyer = { card-lawyer }
role-missionary = { card-missionary }
role-peacekeeper = { card-peacekeeper }
role-politician = { card-politician }
role-priest = { card-priest }
role-protestor = { card-protestor }
role-no_duke = { card-no_duke }

card-letter-duke = Ге
card-letter-assassin = Ас
card-letter-captain = Ка
card-letter-ambassador = По
card-letter-contessa = Гр
card-letter-inquisitor = Ин
card-letter-anarchist = Ан
card-letter-banker = Ба
card-letter-capitalist = Кп
card-letter-farmer = Фе
card-letter-speculator = Сп
card-letter-spy = Шп
card-letter-director = Рж
card-letter-newscaster = Ди
card-letter-producer = Пр
card-letter-reporter = Ре
card-letter-writer = Пи
card-letter-crime_boss = Гл
card-letter-general = Гн
card-letter-guerrilla = Па
card-letter-judge = Су
card-letter-mercenary = На
card-letter-communist = Км
card-letter-customs_officer = Та
card-letter-foreign_consular = Ко
card-letter-intellectual = Ит
card-letter-lawyer = Ад
card-letter-missionary = Ми
card-letter-peacekeeper = Мр
card-letter-politician = Пл
card-letter-priest = Св
card-letter-protestor = Пт

card-help-duke = Берёт 3 монеты. Блокирует помощь из-за рубежа.
card-help-assassin = За 3 монеты лишает другого игрока влияния.
card-help-captain = Забирает у другого игрока до 2 монет. Блокирует кражу.
card-help-ambassador = Берёт 2 карты Двора и возвращает 2. Блокирует кражу.
card-help-contessa = Блокирует покушение. Только она обезвреживает бомбу.
card-help-inquisitor = Меняет 1 карту со Двором или смотрит карту другого игрока и может велеть заменить её. Блокирует кражу.
card-help-anarchist = За 3 монеты кладёт бомбу перед другим игроком: тот обезвреживает её Графиней, передаёт дальше Анархистом или теряет влияние.
card-help-banker = Берёт 3 монеты.
card-help-capitalist = Берёт 4 монеты. Каждый, кто тоже заявит Капиталиста, получает 1 из них.
card-help-farmer = Берёт 3 монеты и отдаёт 1 другому игроку.
card-help-speculator = Удваивает свои монеты, но берёт не больше 5. Пойманный на лжи отдаёт все монеты тому, кто не поверил.
card-help-spy = Берёт 1 монету и может выполнить ещё одно действие.
card-help-director = Берёт 2 карты Двора и возвращает 2.
card-help-newscaster = За 1 монету берёт 3 карты Двора и возвращает 3.
card-help-producer = Берёт карту Двора и карту другого игрока, одну отдаёт ему и одну Двору. Не даёт забрать свою.
card-help-reporter = Берёт 1 монету, берёт 1 карту и возвращает 1.
card-help-writer = Берёт 1 карту и каждую следующую за 1 монету, возвращает столько же.
card-help-crime_boss = Имея 5 монет, требует у другого игрока 2 монеты. При отказе платит 5, и тот теряет влияние.
card-help-general = За 5 монет все остальные теряют влияние. Спасает себя от того же.
card-help-guerrilla = За 4 монеты лишает другого игрока влияния. Блокирует то же самое.
card-help-judge = Отдаёт другому игроку 3 монеты, и тот теряет влияние. Блокирует то же самое и оставляет монеты себе.
card-help-mercenary = За 3 монеты кладёт перед другим игроком жетон исчезновения: тот теряет влияние в конце своего следующего хода. Отводит жетон от себя.
card-help-communist = Передаёт до 3 монет от самого богатого из остальных самому бедному. Самый богатый может помешать, заявив Коммуниста.
card-help-customs_officer = Отмечает персонажа: теперь остальные платят 1 монету, чтобы его заявить.
card-help-foreign_consular = Заключает договор с другим игроком: они не могут выбирать друг друга целью.
card-help-intellectual = Теряя влияние, берёт 5 монет.
card-help-lawyer = В конце хода, на котором кто-то выбыл, делит его монеты с другими, кто заявил Адвоката.
card-help-missionary = Теряя влияние не из-за переворота, берёт взамен карту.
card-help-peacekeeper = Берёт 1 монету и жетон мира: против его хозяина возможен только переворот.
card-help-politician = Забирает у другого игрока до 2 монет. Блокирует то же самое.
card-help-priest = Все остальные отдают по 1 монете. Позволяет не отдавать свою.
card-help-protestor = За 2 монеты и ещё 3 от того, кто присоединится, лишает другого игрока влияния. Блокирует то же самое.

card-label-down = Скрытая карта
card-label-own = Ваша карта: { $card }
card-label-lost = { $card }, открыта

category-classic = Классика
category-finance = Финансы
category-communications = Связь
category-force = Сила
category-special = Особые интересы

## Actions: the words of the button, and what it does

action-income = Доход
action-foreign_aid = Помощь из-за рубежа
action-coup = Переворот
action-tax = Налог
action-assassinate = Покушение
action-steal = Кража
action-exchange = Обмен
action-convert = Смена партии
action-embezzle = Растрата
action-exchange_one = Обмен карты
action-examine = Дознание
action-bomb = Бомба
action-banker = Взять 3 монеты
action-capitalist = Взять 4 монеты и поделиться
action-farmer = Взять 3 монеты, отдать 1
action-speculator = Удвоить монеты
action-spy = Монета и ещё действие
action-director = Обмен двух карт
action-newscaster = Обмен трёх карт
action-producer = Сделка картами
action-reporter = Монета и обмен карты
action-writer = Карты за монеты
action-crime_boss = Выкуп
action-general = Удар по всем
action-guerrilla = Вылазка
action-judge = Приговор
action-mercenary = Положить жетон
action-communist = Отнять у богатого
action-customs_officer = Пошлина
action-foreign_consular = Договор
action-lawyer = Наследство
action-peacekeeper = Монета и жетон мира
action-politician = Собрать 2 монеты
action-priest = Пожертвования
action-protestor = Протест
action-ransom = Выкуп

action-help-income = 1 монета. Нельзя ни оспорить, ни заблокировать.
action-help-foreign_aid = 2 монеты, если никто не заблокирует.
action-help-coup = 7 монет: один игрок теряет влияние. Помешать нельзя.
action-help-tax = 3 монеты из Казны.
action-help-assassinate = 3 монеты: один игрок теряет влияние.
action-help-steal = До 2 монет одного игрока.
action-help-exchange = Взять 2 карты, вернуть 2.
action-help-convert = 1 монета за смену своей партии, 2 за смену чужой. Монеты идут в резерв.
action-help-embezzle = Все монеты резерва, если у вас нет Герцога.
action-help-exchange_one = Взять 1 карту, вернуть 1.
action-help-examine = Посмотреть карту одного игрока и, если угодно, велеть заменить.
action-help-bomb = 3 монеты: положить бомбу перед одним игроком.
action-help-banker = 3 монеты из Казны.
action-help-capitalist = 4 монеты; по 1 из них каждому, кто заявит то же.
action-help-farmer = 3 монеты; 1 из них другому игроку.
action-help-speculator = Столько монет, сколько у вас есть, но не больше 5. Пойманный теряет все.
action-help-spy = 1 монета и, если хотите, ещё одно действие.
action-help-director = Взять 2 карты, вернуть 2.
action-help-newscaster = 1 монета: взять 3 карты, вернуть 3.
action-help-producer = Взять карту Двора и карту игрока, вернуть по одной ему и Двору.
action-help-reporter = 1 монета; взять 1 карту, вернуть 1.
action-help-writer = Взять 1 карту, следующие по 1 монете; вернуть столько же.
action-help-crime_boss = Нужно иметь 5 монет. Игрок платит вам 2, или вы платите 5 и он теряет влияние.
action-help-general = 5 монет: все остальные теряют влияние.
action-help-guerrilla = 4 монеты: один игрок теряет влияние.
action-help-judge = 3 монеты одному игроку, и он теряет влияние.
action-help-mercenary = 3 монеты: один игрок теряет влияние в конце своего следующего хода.
action-help-communist = До 3 монет от самого богатого из остальных самому бедному.
action-help-customs_officer = Остальные платят вам 1 монету, чтобы заявить отмеченного персонажа.
action-help-foreign_consular = Вы и один игрок больше не цели друг для друга.
action-help-lawyer = Монеты тех, кто выбыл на этом ходу.
action-help-peacekeeper = 1 монета, и против вас возможен только переворот.
action-help-politician = До 2 монет одного игрока.
action-help-priest = По 1 монете с каждого из остальных.
action-help-protestor = 2 монеты: если кто-то добавит 3, один игрок теряет влияние.
action-help-ransom = 2 монеты или влияние.

against-foreign_aid = против помощи из-за рубежа
against-assassinate = против покушения
against-steal = против кражи
against-producer = чтобы не отдавать карту
against-general = против удара по всем
against-guerrilla = против вылазки
against-judge = против приговора
against-mercenary = чтобы отвести жетон
against-communist = чтобы не отдавать монеты
against-politician = чтобы не отдавать монеты
against-priest = чтобы не отдавать монету
against-protestor = против протеста
against-loss = в ответ на потерю
against-disappear = чтобы отвести жетон
against-bomb = перед лицом бомбы
against-share = ради своей доли

## What is asked

ask-turn = Ваш ход: какое действие выберете?
ask-turn-coup = У вас не меньше 10 монет, возможен только переворот. Против кого?
ask-turn-second = Можно выполнить ещё одно действие. Какое?
ask-doubt = { $claimant } заявляет: { $role }. Верите?
ask-block = { $actor }: { $action }. Блокируете или пропускаете?
ask-prove = Вам не верят: { $role }. Докажете или отдадите влияние?
ask-lose = Вы теряете влияние. Какую карту откроете?
ask-keep = Выберите карты, которые оставите. Остальные вернутся ко Двору.
ask-keep-one = Выберите одну карту. Остальные выйдут из игры.
ask-show-examine = { $actor } проводит дознание. Какую карту покажете?
ask-show-give = Какую карту отдадите?
ask-examine = { $target } показывает карту «{ $card }». Оставить её?
ask-bomb = Бомба лежит перед вами. Что делаете?
ask-ward = Перед вами жетон исчезновения. Отведёте его, заявив Наёмника?
ask-ward-last = Жетон исчезновения вот-вот сработает. Отведёте его, заявив Наёмника?
ask-join = { $actor } протестует, цель: { $target }. Присоединитесь за 3 монеты?
ask-join-capitalist = { $actor } берёт 4 монеты. Заявите Капиталиста и вы, ради 1 из них?
ask-join-lawyer =
    { $coins ->
        [one] Осталась { $coins } монета. Заявляете Адвоката?
        [few] Остались { $coins } монеты. Заявляете Адвоката?
        [many] Осталось { $coins } монет. Заявляете Адвоката?
       *[other] Осталось { $coins } монеты. Заявляете Адвоката?
    }
ask-give = Кому достанется 1 ваша монета?
ask-treaty = С кем заключаете договор?
ask-tax = Какого персонажа отметите?
ask-ransom = { $actor } требует у вас 2 монеты. Заплатите или отдадите влияние?
ask-write = Взять ещё одну карту за 1 монету?
ask-side = Какую партию выбираете? Остальные распределятся через одного.

wait-turn = Ходит { $seat }.
wait-doubt = Ждём, поверят ли: { $seat }
wait-block = Ждём, будет ли блок: { $seat }
wait-prove = Игрок { $seat } должен доказать заявленное или потерять влияние.
wait-lose = { $seat } выбирает, какое влияние потерять.
wait-keep = { $seat } выбирает карты.
wait-show-examine = { $seat } выбирает, какую карту показать.
wait-show-give = { $seat } выбирает, какую карту отдать.
wait-examine = { $seat } смотрит карту.
wait-bomb = Бомба у игрока { $seat }.
wait-ward = { $seat } думает о жетоне.
wait-join = Ждём, кто присоединится: { $seat }
wait-give = { $seat } выбирает, кому отдать монету.
wait-treaty = { $seat } выбирает союзника.
wait-tax = { $seat } отмечает персонажа.
wait-ransom = { $seat } решает, платить ли.
wait-write = { $seat } берёт карты.
wait-side = { $seat } выбирает партию.

## Moves

moves-declare = Действия
moves-block = Блок
moves-lose = Потерять влияние
moves-keep = Оставить
moves-show = Показать
moves-choose = Выбрать игрока
moves-mark = Выбрать персонажа

move-declare-label =
    { $other ->
        [0]
            { $target ->
                [0] { $action }
               *[other] { $action }: { $target }
            }
       *[other] { $action }: от { $target } к { $other }
    }
move-allow-label = Пропускаю
move-doubt-label = Не верю
move-block-label = Заявить: { $role }
move-prove-label = Доказать
move-lose-label =
    { $claim ->
        [0] Открыть карту «{ $card }»
       *[other] Отложить карту «{ $card }» и заявить: { $claim }
    }
move-keep-label = Оставить: { $cards }
move-show-label = Отдать карту «{ $card }»
move-decide-label = { $what }
move-choose-label = { $seat }
move-mark-label = { $role }

claim-intellectual = { card-intellectual }
claim-missionary = { card-missionary }

decide-pay = Заплатить
decide-refuse = Отказаться
decide-swap = Пусть заменит
decide-spare = Пусть остаётся
decide-more = Ещё карту
decide-stop = Хватит
decide-join = Присоединиться
decide-empire = Империя
decide-resistance = Сопротивление
decide-explode = Пусть взорвётся
decide-decline = Без второго действия
what-pay = { decide-pay }
what-refuse = { decide-refuse }
what-swap = { decide-swap }
what-spare = { decide-spare }
what-more = { decide-more }
what-stop = { decide-stop }
what-join = { decide-join }
what-empire = { decide-empire }
what-resistance = { decide-resistance }
what-explode = { decide-explode }
what-decline = { decide-decline }

## What happened

turn-turn_began = Ход { $n }: { $seat }

event-dealt = { $seat } получает 2 карты.
    .rule = coup-2.3
event-dealt-you = Вы получаете свои карты.
event-side_taken = Партия игрока { $seat }: { $party }.
    .rule = coup-10.2
event-side_taken-you = Ваша партия: { $party }.
event-declared =
    { $role ->
        [0]
            { $target ->
                [0] { $seat }: { $action }.
               *[other] { $seat }: { $action }, цель: { $target }.
            }
       *[other]
            { $target ->
                [0] { $seat } заявляет: { $role }. { $action }.
               *[other] { $seat } заявляет: { $role }. { $action }, цель: { $target }.
            }
    }
    .rule = coup-3.3
event-declared-you =
    { $role ->
        [0]
            { $target ->
                [0] Вы: { $action }.
               *[other] Вы: { $action }, цель: { $target }.
            }
       *[other]
            { $target ->
                [0] Вы заявляете: { $role }. { $action }.
               *[other] Вы заявляете: { $role }. { $action }, цель: { $target }.
            }
    }
event-declared-to-you =
    { $role ->
        [0] { $seat }: { $action }, цель — вы.
       *[other] { $seat } заявляет: { $role }. { $action }, цель — вы.
    }
event-claimed = { $seat } заявляет { $against }: { $role }.
    .rule = coup-5.2
event-claimed-you = Вы заявляете { $against }: { $role }.
event-doubted = { $seat } не верит игроку { $other }: { $role }.
    .rule = coup-5.1
event-doubted-you = Вы не верите игроку { $other }: { $role }.
event-doubted-to-you = { $seat } не верит вам: { $role }.
event-believed = Никто не спорит с игроком { $seat }: { $role }.
    .rule = coup-5.1
event-believed-you = Никто не спорит с вами: { $role }.
event-proved = { $seat } показывает: { $cards }. Это была правда.
    .rule = coup-5.4
event-proved-you = Вы показываете: { $cards }. Это была правда.
event-drew =
    { $count ->
        [one] { $seat } берёт { $count } карту.
        [few] { $seat } берёт { $count } карты.
        [many] { $seat } берёт { $count } карт.
       *[other] { $seat } берёт { $count } карты.
    }
    .rule = coup-2.5
event-drew-you =
    { $count ->
        [one] Вы берёте { $count } карту.
        [few] Вы берёте { $count } карты.
        [many] Вы берёте { $count } карт.
       *[other] Вы берёте { $count } карты.
    }
event-admitted = { $seat } отступается от заявленного: { $role }.
    .rule = coup-5.5
event-admitted-you = Вы отступаетесь от заявленного: { $role }.
event-lost = { $seat } теряет влияние: { $card }.
    .rule = coup-7.1
event-lost-you = Вы теряете влияние: { $card }.
event-set_aside = { $seat } откладывает потерянную карту, не открывая.
    .rule = coup-13.10
event-set_aside-you = Вы откладываете потерянную карту, не открывая.
event-fell_out = { $seat } больше не имеет влияния и выбывает.
    .rule = coup-7.2
event-fell_out-you = У вас больше нет влияния, вы выбываете.
event-gained =
    { $coins ->
        [0] { $seat } ничего не получает.
        [one] { $seat } берёт { $coins } монету.
        [few] { $seat } берёт { $coins } монеты.
        [many] { $seat } берёт { $coins } монет.
       *[other] { $seat } берёт { $coins } монеты.
    }
    .rule = coup-2.4
event-gained-you =
    { $coins ->
        [0] Вы ничего не получаете.
        [one] Вы берёте { $coins } монету.
        [few] Вы берёте { $coins } монеты.
        [many] Вы берёте { $coins } монет.
       *[other] Вы берёте { $coins } монеты.
    }
event-paid =
    { $other ->
        [0]
            { $coins ->
                [one] { $seat } платит { $coins } монету в Казну.
                [few] { $seat } платит { $coins } монеты в Казну.
                [many] { $seat } платит { $coins } монет в Казну.
               *[other] { $seat } платит { $coins } монеты в Казну.
            }
       *[other]
            { $coins ->
                [0] { $seat } ничего не может отдать игроку { $other }.
                [one] { $seat } отдаёт { $coins } монету игроку { $other }.
                [few] { $seat } отдаёт { $coins } монеты игроку { $other }.
                [many] { $seat } отдаёт { $coins } монет игроку { $other }.
               *[other] { $seat } отдаёт { $coins } монеты игроку { $other }.
            }
    }
    .rule = coup-2.4
event-paid-you =
    { $other ->
        [0]
            { $coins ->
                [one] Вы платите { $coins } монету в Казну.
                [few] Вы платите { $coins } монеты в Казну.
                [many] Вы платите { $coins } монет в Казну.
               *[other] Вы платите { $coins } монеты в Казну.
            }
       *[other]
            { $coins ->
                [0] Вам нечего отдать игроку { $other }.
                [one] Вы отдаёте { $coins } монету игроку { $other }.
                [few] Вы отдаёте { $coins } монеты игроку { $other }.
                [many] Вы отдаёте { $coins } монет игроку { $other }.
               *[other] Вы отдаёте { $coins } монеты игроку { $other }.
            }
    }
event-paid-to-you =
    { $coins ->
        [0] { $seat } ничего не может вам отдать.
        [one] { $seat } отдаёт вам { $coins } монету.
        [few] { $seat } отдаёт вам { $coins } монеты.
        [many] { $seat } отдаёт вам { $coins } монет.
       *[other] { $seat } отдаёт вам { $coins } монеты.
    }
event-refunded =
    { $coins ->
        [one] { $seat } получает назад { $coins } монету.
        [few] { $seat } получает назад { $coins } монеты.
        [many] { $seat } получает назад { $coins } монет.
       *[other] { $seat } получает назад { $coins } монеты.
    }
    .rule = coup-5.5
event-refunded-you =
    { $coins ->
        [one] Вы получаете назад { $coins } монету.
        [few] Вы получаете назад { $coins } монеты.
        [many] Вы получаете назад { $coins } монет.
       *[other] Вы получаете назад { $coins } монеты.
    }
event-blocked = Блок игрока { $seat } устоял: { $action }.
    .rule = coup-6.3
event-blocked-you = Ваш блок устоял: { $action }.
event-let_pass = Никто не вмешивается: { $action }.
    .rule = coup-6.1
event-exchanged =
    { $count ->
        [one] { $seat } возвращает { $count } карту.
        [few] { $seat } возвращает { $count } карты.
        [many] { $seat } возвращает { $count } карт.
       *[other] { $seat } возвращает { $count } карты.
    }
    .rule = coup-4.7
event-exchanged-you =
    { $count ->
        [one] Вы возвращаете { $count } карту.
        [few] Вы возвращаете { $count } карты.
        [many] Вы возвращаете { $count } карт.
       *[other] Вы возвращаете { $count } карты.
    }
event-shown = { $seat } передаёт карту игроку { $other }.
    .rule = coup-11.4
event-shown-you = Вы передаёте карту игроку { $other }.
event-shown-to-you = { $seat } передаёт карту вам.
event-spared = { $seat } оставляет себе показанную карту.
    .rule = coup-11.5
event-spared-you = Вы оставляете себе показанную карту.
event-swapped = Игрок { $seat } должен заменить показанную карту.
    .rule = coup-11.5
event-swapped-you = Вы должны заменить показанную карту.
event-converted = { $seat } меняет партию: теперь { $party }.
    .rule = coup-10.5
event-converted-you = Вы меняете партию: теперь { $party }.
event-bomb_held = Бомба лежит перед игроком { $seat }.
    .rule = coup-12.3
event-bomb_held-you = Бомба лежит перед вами.
event-bomb_defused = { $seat } обезвреживает бомбу.
    .rule = coup-12.3
event-bomb_defused-you = Вы обезвреживаете бомбу.
event-bomb_exploded = Бомба взрывается перед игроком { $seat }.
    .rule = coup-12.5
event-bomb_exploded-you = Бомба взрывается перед вами.
event-joined_in = { $seat } присоединяется: { $action }.
    .rule = coup-17.10
event-joined_in-you = Вы присоединяетесь: { $action }.
event-refused_to_pay = { $seat } отказывается платить.
    .rule = coup-16.1
event-refused_to_pay-you = Вы отказываетесь платить.
event-token_placed =
    { $role ->
        [0] { $token } лежит перед игроком { $seat }.
       *[other] { $token } у игрока { $seat }: остальным заявить персонажа «{ $role }» стоит 1 монету.
    }
    .rule = coup-13.14
event-token_placed-you =
    { $role ->
        [0] { $token } лежит перед вами.
       *[other] { $token } у вас: остальным заявить персонажа «{ $role }» стоит 1 монету.
    }
event-token_gone = { $token } больше не у игрока { $seat }.
    .rule = coup-13.14
event-token_gone-you = { $token } больше не у вас.
event-estate_settled =
    { $coins ->
        [one] { $coins } монета игрока { $seat } уходит в Казну.
        [few] { $coins } монеты игрока { $seat } уходят в Казну.
        [many] { $coins } монет игрока { $seat } уходят в Казну.
       *[other] { $coins } монеты игрока { $seat } уходят в Казну.
    }
    .rule = coup-7.3
event-estate_settled-you =
    { $coins ->
        [one] { $coins } ваша монета уходит в Казну.
        [few] { $coins } ваши монеты уходят в Казну.
        [many] { $coins } ваших монет уходят в Казну.
       *[other] { $coins } ваших монеты уходят в Казну.
    }
event-revealed = Скрытые карты игрока { $seat }: { $cards }.
    .rule = coup-8.1
event-revealed-you = Ваши скрытые карты: { $cards }.
event-won = Победа: { $seats }. Больше в игре никого не осталось.
    .rule = coup-8.1
event-won-you = В игре остались только вы. Победа!

end-last_one_left = Остался только один
reason-last_one_left = Последний в игре
decided-last_one_left = Последний в игре

## Claims, tokens, parties

claim-open = только что
claim-believed = не оспорено
claim-shown = оказалось правдой
claim-caught = оказалось ложью
claim-past = до замены карт
claim-label = Заявлено: { $role }, { $how }

token-disappear = Жетон исчезновения
token-peace = Жетон мира
token-treaty = Жетон договора
token-tax = Жетон пошлины

party-empire = Империя
party-resistance = Сопротивление

## Why an action cannot be chosen

why-poor =
    { $n ->
        [one] нужна { $n } монета
        [few] нужны { $n } монеты
        [many] нужно { $n } монет
       *[other] нужно { $n } монеты
    }
why-must_coup = с 10 монетами возможен только переворот
why-no_target = нет цели
why-no_token = все жетоны заняты
why-spy = не дважды за ход
why-party = товарищ по партии
why-peace = под защитой жетона мира
why-treaty = союзник по договору
why-out = вне игры

## Words on the board

word-influence = влияние
word-treasury = Казна
word-reserve = Резерв
word-court = Двор
word-court-left =
    { $n ->
        [one] { $n } карта во Дворе
        [few] { $n } карты во Дворе
        [many] { $n } карт во Дворе
       *[other] { $n } карты во Дворе
    }
word-coins =
    { $n ->
        [one] { $n } монета
        [few] { $n } монеты
        [many] { $n } монет
       *[other] { $n } монеты
    }
word-cards-down =
    { $n ->
        [one] { $n } скрытая карта
        [few] { $n } скрытые карты
        [many] { $n } скрытых карт
       *[other] { $n } скрытой карты
    }
word-cost =
    { $n ->
        [0] бесплатно
        [one] { $n } монета
        [few] { $n } монеты
        [many] { $n } монет
       *[other] { $n } монеты
    }
word-out = вне игры
word-you = вы
word-mine = Мои карты
word-look = Посмотреть
word-hide = Скрыть
word-hold = Нажмите, чтобы увидеть свои карты
word-removed = Вышли из игры
word-aside = Отложены
word-actions = Действия
word-for-all = Для всех
word-claims = Заявления
word-no-claims = пока ничего не заявлено
word-aid = Памятка
word-aid-why = Можно заявить любого из них, есть он у вас или нет.
word-does = Действие
word-blocks = Блокирует
word-reacts = В ответ
word-target = Кто цель?
word-target-why = Выберите игрока
word-from = У кого?
word-to = Кому?
word-back = Назад
word-confirm = Подтвердить
word-selected =
    { $n ->
        [one] выбрана { $n } карта
        [few] выбраны { $n } карты
        [many] выбрано { $n } карт
       *[other] выбрано { $n } карты
    }
word-keep-needed =
    { $n ->
        [one] выберите { $n } карту
        [few] выберите { $n } карты
        [many] выберите { $n } карт
       *[other] выберите { $n } карты
    }
word-doubt-why = Кто неправ, теряет влияние.
word-you-are-out = Всё ваше влияние потеряно, вы вне игры. Посмотрите, кто останется.
word-answered = Вы ответили. Ждём остальных.
word-seen = Вы видели
word-seen-card = Здесь вы видели карту «{ $card }»
word-tax-on = Заявить стоит на 1 монету больше
word-bomb = Бомба
word-turn = ход
word-winner = победа
word-to-result = Сразу к результату
word-copies =
    { $n ->
        [one] каждого персонажа по { $n } карте
        [few] каждого персонажа по { $n } карты
        [many] каждого персонажа по { $n } карт
       *[other] каждого персонажа по { $n } карты
    }

## Options

option-box = Коробка
option-box-help = Классический «Переворот» с дополнениями или «Восстание» с пятью из 25 персонажей.
option-box-classic = Переворот
option-box-g54 = Восстание
option-fifth = Пятый персонаж
option-fifth-help = Инквизитор занимает место Посла.
option-fifth-ambassador = { card-ambassador }
option-fifth-inquisitor = { card-inquisitor }
option-reformation = Реформация
option-reformation-help = Две партии: на товарища по партии нападать нельзя, зато можно растратить резерв.
option-anarchist = Анархист
option-anarchist-help = Шестой персонаж с бомбой, которую обезвредит только Графиня.
option-anarchist_copies = Карты Анархиста
option-anarchist_copies-help = Сколько Анархистов в игре; 0 — столько же, сколько других персонажей.
option-choose_from_five = Выбор из пяти
option-choose_from_five-help = Для двоих: каждый сам выбирает первую из своих карт.
option-block_after_doubt = Блок после проигранного спора
option-block_after_doubt-help = Может ли блокировать тот, кто напрасно не поверил действующему игроку?
option-roles = Персонажи
option-roles-help = Какие пять персонажей «Восстания» в игре?
option-roles-starter = Набор для первой партии
option-roles-basic = По жребию из простых
option-roles-all = По жребию из всех
option-roles-custom = По выбору стола
option-finance = Финансы
option-finance-help = Если персонажей выбирает стол.
option-communications = Связь
option-communications-help = Если персонажей выбирает стол.
option-force = Сила
option-force-help = Если персонажей выбирает стол.
option-special = Особые интересы
option-special-help = Если персонажей выбирает стол.
option-special_too = Особые интересы, второй
option-special_too-help = Если персонажей выбирает стол; не тот же, что первый.
option-finance-banker = { card-banker }
option-finance-capitalist = { card-capitalist }
option-finance-farmer = { card-farmer }
option-finance-speculator = { card-speculator }
option-finance-spy = { card-spy }
option-communications-director = { card-director }
option-communications-newscaster = { card-newscaster }
option-communications-producer = { card-producer }
option-communications-reporter = { card-reporter }
option-communications-writer = { card-writer }
option-force-crime_boss = { card-crime_boss }
option-force-general = { card-general }
option-force-guerrilla = { card-guerrilla }
option-force-judge = { card-judge }
option-force-mercenary = { card-mercenary }
option-special-communist = { card-communist }
option-special-customs_officer = { card-customs_officer }
option-special-foreign_consular = { card-foreign_consular }
option-special-intellectual = { card-intellectual }
option-special-lawyer = { card-lawyer }
option-special-missionary = { card-missionary }
option-special-peacekeeper = { card-peacekeeper }
option-special-politician = { card-politician }
option-special-priest = { card-priest }
option-special-protestor = { card-protestor }
option-special_too-communist = { card-communist }
option-special_too-customs_officer = { card-customs_officer }
option-special_too-foreign_consular = { card-foreign_consular }
option-special_too-intellectual = { card-intellectual }
option-special_too-lawyer = { card-lawyer }
option-special_too-missionary = { card-missionary }
option-special_too-peacekeeper = { card-peacekeeper }
option-special_too-politician = { card-politician }
option-special_too-priest = { card-priest }
option-special_too-protestor = { card-protestor }
option-treasury = Казна
option-treasury-help = С пятьюдесятью монетами нельзя взять больше, чем есть.
option-treasury-unlimited = без предела
option-treasury-fifty = 50 монет
option-first_player = Первый игрок
option-first_player-help = Кто ходит первым? В первой партии, или если победителя уже нет за столом, — по жребию.
option-first_player-winner = победитель прошлой партии
option-first_player-random = по жребию
option-first_player-host = хозяин стола

## Refusals

refused-coup-cannot_block = Этого персонажа здесь нельзя заявить.
refused-coup-cannot_draw = Для этого не осталось монет или карт.
refused-coup-cannot_keep =
    { $count ->
        [one] Оставьте { $count } карту из своих.
        [few] Оставьте { $count } карты из своих.
        [many] Оставьте { $count } карт из своих.
       *[other] Оставьте { $count } карты из своих.
    }
refused-coup-cannot_prove = Доказать это вы не можете.
refused-coup-must_coup =
    { $coins ->
        [one] С { $coins } монетой нужно устроить переворот.
        [few] С { $coins } монетами нужно устроить переворот.
        [many] С { $coins } монетами нужно устроить переворот.
       *[other] С { $coins } монеты нужно устроить переворот.
    }
refused-coup-no_reaction = При этой потере такого персонажа заявить нельзя.
refused-coup-no_receiver = Этого игрока здесь нельзя выбрать.
refused-coup-no_such_action = Сейчас такого действия нет.
refused-coup-no_target = Для этого действия нельзя выбрать такую цель.
refused-coup-no_token = Все жетоны этого персонажа заняты.
refused-coup-not_in_play = Этого персонажа нет в игре.
refused-coup-not_your_card = У вас нет такой карты.
refused-coup-too_poor = Нужно монет: { $cost }, у вас: { $coins }.
refused-coup-options_choose_from_five = Выбор из пяти — только для двоих.
refused-coup-options_fifty = Пятидесяти монет хватает самое большее на { $most } игроков.
refused-coup-options_g54_alone = В «Восстание» играют без дополнений «Переворота».
refused-coup-options_g54_seats = «Восстание» рассчитано на 3–6 игроков.
refused-coup-options_special_twice = Два персонажа особых интересов должны быть разными.
refused-coup-options_three_anarchists = Для выбора из пяти нужны три Анархиста.

## Bots

bot-easy = лёгкий
bot-easy-help = Говорит правду и редко спорит.
bot-normal = обычный
bot-normal-help = Иногда блефует, считает карты и помнит, кто что заявлял.
bot-random = случайный
bot-random-help = Берёт один из разрешённых ходов по жребию.
