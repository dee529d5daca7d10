### Sabotage in the Gold Mine. The arguments of each message are described in en.ftl.

## The game

game-name = Вредители на золотом прииске
game-pitch = Все роют ход к золоту, но не все от души.
game-goal = Вместе вы роете ход к сокровищу, но среди вас есть вредители. Если путь открыт, золото делят искатели, если нет, платят вредителям. После трёх раундов побеждает тот, у кого больше самородков.

## Cards

card-X4 = Перекрёсток
card-TV = Стоячая развилка
card-TH = Лежачая развилка
card-SV = Стоячий ход
card-SH = Лежачий ход
card-CR = Правый поворот
card-CL = Левый поворот
card-D4 = Тупик на четыре стороны
card-DTV = Стоячий тупик на три стороны
card-DTH = Лежачий тупик на три стороны
card-DSV = Стоячий тупик
card-DSH = Лежачий тупик
card-DCR = Тупик с правым поворотом
card-DCL = Тупик с левым поворотом
card-D1V = Стоячий тупик с одним выходом
card-D1H = Лежачий тупик с одним выходом
card-START = Вход
card-GOLD = Сокровище
card-STONE_R = Камень, правый поворот
card-STONE_L = Камень, левый поворот
card-break_lamp = Разбитая лампа
card-break_cart = Сломанная вагонетка
card-break_pick = Сломанная кирка
card-mend_lamp = Починка лампы
card-mend_cart = Починка вагонетки
card-mend_pick = Починка кирки
card-mend_lamp_cart = Починка лампы или вагонетки
card-mend_lamp_pick = Починка лампы или кирки
card-mend_cart_pick = Починка вагонетки или кирки
card-map = План
card-rockfall = Обвал
card-label = Карта «{ $card }»
card-label-turned = Карта «{ $card }», повёрнута
card-label-down = Карта рубашкой вверх
gold-label = Карта золота: { $n }
card-help-tunnel = Добавляется к шахте: выход к выходу, стена к стене.
card-help-dead_end = Её выходы не соединены друг с другом.
card-help-break = Ломает инструмент другому игроку: пока не починят, он не роет.
card-help-mend = Чинит один сломанный инструмент кому угодно.
card-help-map = Тайно показывает вам одну цель.
card-help-rockfall = Снимает из шахты один туннель.
tool-lamp = лампа
tool-cart = вагонетка
tool-pick = кирка
goal-top = верхняя цель
goal-middle = средняя цель
goal-bottom = нижняя цель
treasure-top = верхняя цель
treasure-middle = средняя цель
treasure-bottom = нижняя цель
role-miner = искатель
role-saboteur = вредитель
aside-miner = искатель
aside-saboteur = вредитель
role-help-miner = Откройте путь к сокровищу и поймите, кто вредит.
role-help-saboteur = Не дайте никому дойти до сокровища и не выдайте себя.

## What is asked

ask-turn = Ваш ход: ройте, сыграйте действие или пасуйте.
ask-turn-broken = Инструмент сломан: сыграйте действие или пасуйте.
ask-turn-last = Колода пуста: сыграйте карту или сбросьте.
ask-keep = Какую карту золота вы оставите себе? Остальные передают дальше.
wait-turn = Ходит { $seat }.
wait-keep = { $seat } выбирает карту золота.

## Moves

moves-dig = Рыть
moves-break = Сломать
moves-mend = Починить
moves-rockfall = Обвал
moves-map = План
moves-pass = Пас
moves-keep = Взять золото
move-dig-label =
    { $turned ->
        [yes] «{ $card }» с поворотом: столбец { $x }, ряд { $y }
       *[no] «{ $card }»: столбец { $x }, ряд { $y }
    }
move-break-label = Сломать ({ $tool }): { $seat }
move-mend-label = Починить ({ $tool }): { $seat }, картой «{ $card }»
move-rockfall-label = Обвал: столбец { $x }, ряд { $y }
move-map-label = Посмотреть: { $goal }
move-pass-label = Сбросить «{ $card }»
move-keep-label =
    { $gold ->
        [one] Оставить { $gold } самородок
        [few] Оставить { $gold } самородка
        [many] Оставить { $gold } самородков
       *[other] Оставить { $gold } самородка
    }
move-dig = Рыть
move-turn = Повернуть
move-break = Сломать
move-mend = Починить
move-rockfall = Обрушить
move-map = Посмотреть
move-pass = Пас
move-keep = Оставить
move-why-none = выберите карту
move-why-place = выберите клетку в шахте
move-why-nowhere = эту карту некуда положить
move-why-target = выберите игрока
move-why-goal = выберите цель
move-why-broken = ваш инструмент сломан
move-why-nobody = никому не подходит
move-why-face-down = уйдёт в сброс рубашкой вверх
move-break-tool = Сломать: { $tool }
move-mend-tool = Починить: { $tool }

## What happened

turn-round_began = Раунд { $n }: начинает { $seat }
event-dealt =
    { $count ->
        [one] { $seat } получает роль и { $count } карту.
        [few] { $seat } получает роль и { $count } карты.
        [many] { $seat } получает роль и { $count } карт.
       *[other] { $seat } получает роль и { $count } карты.
    }
    .rule = saboteur-3.3
event-dealt-you =
    { $count ->
        [one] Вы получаете роль и { $count } карту.
        [few] Вы получаете роль и { $count } карты.
        [many] Вы получаете роль и { $count } карт.
       *[other] Вы получаете роль и { $count } карты.
    }
event-dug = { $seat } кладёт «{ $card }»: столбец { $x }, ряд { $y }.
    .rule = saboteur-5.2
event-dug-you = Вы кладёте «{ $card }»: столбец { $x }, ряд { $y }.
event-goal_turned = { $seat } доходит до цели ({ $goal }): «{ $card }».
    .rule = saboteur-5.6
event-goal_turned-you = Вы доходите до цели ({ $goal }): «{ $card }».
event-broke = { $seat } ломает инструмент ({ $tool }): { $target }.
    .rule = saboteur-6.1
event-broke-you = Вы ломаете инструмент ({ $tool }): { $target }.
event-broke-to-you = { $seat } ломает ваш инструмент ({ $tool }).
event-mended =
    { $target ->
        [0] { $seat } чинит свой инструмент ({ $tool }).
       *[other] { $seat } чинит инструмент ({ $tool }): { $target }.
    }
    .rule = saboteur-6.3
event-mended-you =
    { $target ->
        [0] Вы чините свой инструмент ({ $tool }).
       *[other] Вы чините инструмент ({ $tool }): { $target }.
    }
event-mended-to-you = { $seat } чинит ваш инструмент ({ $tool }).
event-fell = { $seat } обрушивает «{ $card }»: столбец { $x }, ряд { $y }.
    .rule = saboteur-6.5
event-fell-you = Вы обрушиваете «{ $card }»: столбец { $x }, ряд { $y }.
event-map_read = { $seat } тайно смотрит, что там: { $goal }.
    .rule = saboteur-6.7
event-map_read-you = Вы тайно смотрите, что там: { $goal }.
event-passed = { $seat } пасует и сбрасывает карту рубашкой вверх.
    .rule = saboteur-4.3
event-passed-you = Вы пасуете и сбрасываете карту рубашкой вверх.
event-round_ended =
    { $seat ->
        [0] Раунд { $n } окончен, до сокровища никто не дошёл. Оно было здесь: { $treasure }.
       *[other] Раунд { $n } окончен: { $seat } доходит до сокровища.
    }
    .rule = saboteur-9.3
event-round_ended-you = Раунд { $n } окончен: вы дошли до сокровища.
event-roles_shown =
    { $count ->
        [0] Вредителей не было. Отложенная роль: { $aside }.
       *[other] Вредители раунда: { $seats }. Отложенная роль: { $aside }.
    }
    .rule = saboteur-9.3
event-pool_drawn =
    { $count ->
        [one] Взята { $count } карта золота. Берут по порядку: { $seats }.
        [few] Взяты { $count } карты золота. Берут по порядку: { $seats }.
        [many] Взято { $count } карт золота. Берут по порядку: { $seats }.
       *[other] Взято { $count } карты золота. Берут по порядку: { $seats }.
    }
    .rule = saboteur-9.4
event-gold_kept = { $seat } оставляет себе карту золота.
    .rule = saboteur-9.5
event-gold_kept-you = Вы оставляете себе карту золота.
event-paid =
    { $nuggets ->
        [one] { $seat } получает { $nuggets } самородок.
        [few] { $seat } получает { $nuggets } самородка.
        [many] { $seat } получает { $nuggets } самородков.
       *[other] { $seat } получает { $nuggets } самородка.
    }
    .rule = saboteur-9.8
event-paid-you =
    { $nuggets ->
        [one] Вы получаете { $nuggets } самородок.
        [few] Вы получаете { $nuggets } самородка.
        [many] Вы получаете { $nuggets } самородков.
       *[other] Вы получаете { $nuggets } самородка.
    }
event-nobody_paid = { $why }: в этом раунде золота не получает никто.
    .rule = saboteur-9.10
why-no_saboteur = Вредителей не было
why-no_miner = Ни у кого из искателей нет целых инструментов
event-counted =
    { $nuggets ->
        [one] { $seat } показывает золото: { $nuggets } самородок.
        [few] { $seat } показывает золото: { $nuggets } самородка.
        [many] { $seat } показывает золото: { $nuggets } самородков.
       *[other] { $seat } показывает золото: { $nuggets } самородка.
    }
    .rule = saboteur-10.3
event-counted-you =
    { $nuggets ->
        [one] Вы показываете золото: { $nuggets } самородок.
        [few] Вы показываете золото: { $nuggets } самородка.
        [many] Вы показываете золото: { $nuggets } самородков.
       *[other] Вы показываете золото: { $nuggets } самородка.
    }
event-won = Победа: { $seats }.
    .rule = saboteur-10.3
event-won-you =
    { $count ->
        [1] Вы победили!
       *[other] Вы делите победу: { $seats }.
    }

## The reckoning

end-rounds_played = Все раунды сыграны
reason-nuggets = больше всех самородков
reason-shared = поровну самородков, победа общая
decided-nuggets = больше всех самородков
decided-shared = поровну самородков, победа общая

## Options

option-gold_pool = Сколько золота делят
option-gold_pool-help = Сколько карт золота берут, когда сокровище найдено?
option-gold_pool-players = по числу игроков, не больше 9
option-gold_pool-miners = по числу искателей, каждому одна
option-gold_cards = Золото в шахте
option-gold_cards-help = В старой шахте золота меньше, и есть карты пустой породы.
option-gold_cards-printed = как в коробке
option-gold_cards-old_mine = старая шахта
option-competitive = Соперничество
option-competitive-help = Искатель со сломанным к концу раунда инструментом золота не берёт.
option-hidden_goal_is_open = Закрытые цели открыты
option-hidden_goal_is_open-help = У карты рядом с закрытой целью должен быть выход к ней.
option-redeal_if_no_saboteur = Пересдача без вредителя
option-redeal_if_no_saboteur-help = Если вредитель никому не достался, роли сдают снова. Важно при 3 и 4 игроках.
option-rounds = Раунды
option-rounds-help = Сколько раундов вы играете?
option-first_player = Кто начинает
option-first_player-help = Кто начинает первый раунд?
option-first_player-random = по жребию
option-first_player-host = хозяин стола

## Refusals

refused-saboteur-no_such_card = Такой карты в этой игре нет.
refused-saboteur-not_in_hand = Карты «{ $card }» у вас на руке нет.
refused-saboteur-not_a_tunnel = «{ $card }» — не туннель.
refused-saboteur-half_turn = Карту можно повернуть только на пол-оборота.
refused-saboteur-broken_tools = Со сломанным инструментом рыть нельзя.
refused-saboteur-too_far = Эта клетка далеко за пределами шахты.
refused-saboteur-taken = В этой клетке уже лежит карта.
refused-saboteur-not_connected = К этой клетке не ведёт ни один туннель, соединённый с входом.
refused-saboteur-wall_to_the_light = Ни один выход карты не сходится с ходом; может быть, если повернуть.
refused-saboteur-does_not_fit = Карта не подходит к соседям.
refused-saboteur-no_such_tool = Такого инструмента нет.
refused-saboteur-no_such_seat = Такого игрока за столом нет.
refused-saboteur-not_yourself = Свой инструмент сломать нельзя.
refused-saboteur-already_broken = Этот инструмент уже сломан: { $seat }.
refused-saboteur-mends_other = «{ $card }» этот инструмент не чинит.
refused-saboteur-not_broken = Этот инструмент цел: { $seat }.
refused-saboteur-rock_stays = Вход и цели остаются на месте.
refused-saboteur-nothing_there = В этой клетке нет туннеля.
refused-saboteur-no_such_goal = Такой цели нет.
refused-saboteur-goal_is_known = Эта цель уже открыта.
refused-saboteur-pass_needs_card = Чтобы пасовать, нужно сбросить карту.
refused-saboteur-not_in_pool = Такой карты золота среди этих нет.

## Words on the board

word-mine = Шахта
word-role = Ваша роль
word-hand = Ваша рука
word-pile = Колода
word-up = Сброс
word-down = рубашкой вверх
word-gold = Золото
word-nuggets = самородки
word-loose = россыпь
word-round = Раунд { $n } из { $rounds }
word-starter = Начинает
word-broken = сломано
word-maps = Ваши планы
word-map-gold = сокровище здесь
word-map-stone = здесь камень
word-discarded = Ваш сброс
word-pool = Золото на выбор
word-queue = Кто берёт дальше
word-lots = Переданное золото
word-stories = Прошлые раунды
word-saboteurs = Вредители
word-aside = Отложенная роль
word-found = сокровище найдено
word-not-found = сокровище не найдено
word-reckoning = Итог
word-winner = Победитель
word-deeds = Дела в этом раунде
word-helped = помог: { $n }
word-hindered = мешал: { $n }
word-fit = Вся шахта
word-cut-off = отрезано от входа
word-start = вход
word-goals = цели
word-rock = пустая порода
word-pile-left =
    { $n ->
        [0] колода пуста
        [one] осталась { $n } карта
        [few] осталось { $n } карты
        [many] осталось { $n } карт
       *[other] осталось { $n } карты
    }
word-hand-count =
    { $n ->
        [0] нет карт
        [one] { $n } карта
        [few] { $n } карты
        [many] { $n } карт
       *[other] { $n } карты
    }
word-gold-count =
    { $n ->
        [0] нет золота
        [one] { $n } карта золота
        [few] { $n } карты золота
        [many] { $n } карт золота
       *[other] { $n } карты золота
    }
word-nugget-count =
    { $n ->
        [one] { $n } самородок
        [few] { $n } самородка
        [many] { $n } самородков
       *[other] { $n } самородка
    }

## On the board

letter-lamp = Л
letter-cart = В
letter-pick = К
letter-map = П
letter-rockfall = О
word-look = Роль
word-hold = Нажмите, чтобы увидеть свою роль
word-hide = Скрыть роль
word-zoom = Размер шахты
word-zoom-in = Ближе
word-zoom-out = Дальше
word-notes = Заметки
word-go-on = Дальше
word-to-result = Сразу к итогу
word-dashed = Пунктирная клетка: подходит повёрнутой.
word-on-board = На столе
word-unknown = неизвестно
word-looked = Смотрел
word-broke = Ломал инструменты
word-mended = Чинил инструменты
word-saw = { $goal }: { $card }
cell-label = Столбец { $x }, ряд { $y }
cell-label-turn = Столбец { $x }, ряд { $y }, если повернуть
laid-label = { $card }: столбец { $x }, ряд { $y }
laid-label-cut = { $card }: столбец { $x }, ряд { $y }, отрезано от входа
fall-label = Обвал на «{ $card }»: столбец { $x }, ряд { $y }
goal-label-down = { $goal }: рубашкой вверх
goal-label-seen = { $goal }: рубашкой вверх, вы видели: { $card }
goal-label-up = { $goal }: { $card }
goal-looked = смотрели: { $seats }
hint-goal = откроется: { $goals }
hint-joined =
    { $n ->
        [one] снова соединит { $n } карту
        [few] снова соединит { $n } карты
        [many] снова соединит { $n } карт
       *[other] снова соединит { $n } карты
    }
hint-onward =
    { $n ->
        [one] ведёт в { $n } клетку
        [few] ведёт в { $n } клетки
        [many] ведёт в { $n } клеток
       *[other] ведёт в { $n } клетки
    }
hint-end = никуда не ведёт
hint-break = { $seat } не роет, пока не починят
hint-mend = { $seat } снова может рыть
hint-mend-more = { $seat }: починено ещё не всё
hint-mend-you = вы снова можете рыть
hint-mend-more-you = у вас ещё есть сломанное
hint-cuts =
    { $n ->
        [0] ничего не отрежет
        [one] отрежет { $n } карту
        [few] отрежет { $n } карты
        [many] отрежет { $n } карт
       *[other] отрежет { $n } карты
    }
hint-map = увидите только вы
hint-keep =
    { $n ->
        [0] ничего не останется
        [one] { $n } карта дальше: { $seat }
        [few] { $n } карты дальше: { $seat }
        [many] { $n } карт дальше: { $seat }
       *[other] { $n } карты дальше: { $seat }
    }
why-not_yourself = не себе
why-already_broken = уже сломано
why-not_broken = чинить нечего
why-turn-alike = выглядит так же
why-turn-misfit = повёрнутой не подходит

## Bots

bot-easy = лёгкий
bot-easy-help = Роет прямо к сокровищу или сразу вредит.
bot-normal = обычный
bot-normal-help = Помнит, что делали другие, и примеряет в уме несколько замыслов.
bot-random = случайный
bot-random-help = Выбирает любой допустимый ход по жребию.
