### Malʿoun. The arguments of each message are listed in en.ftl.

## The game

game-name = Мальун
game-pitch = Собирайте хорошие напитки, пока один из бариста всё портит.
game-goal = Полный набор — пять хороших карт одного напитка с числами от 1 до 5. Кто первым соберёт условленное число наборов, завершает игру и должен назвать Мальуна. Ошибётся он или первым закончит сам Мальун — победил Мальун. В режиме «Кризис» Мальуна нет, портить может каждый, а кафе должно устоять.

## Cards

drink-latte = латте
drink-espresso = эспрессо
drink-mocha = мокко
drink-herbal = травяной настой
drink-tea = чай
drink-juice = сок
drinks-latte = { drink-latte }
drinks-espresso = { drink-espresso }
drinks-mocha = { drink-mocha }
drinks-herbal = { drink-herbal }
drinks-tea = { drink-tea }
drinks-juice = { drink-juice }
numbered-latte = { drink-latte }
numbered-espresso = { drink-espresso }
numbered-mocha = { drink-mocha }
numbered-herbal = { drink-herbal }
numbered-tea = { drink-tea }
numbered-juice = { drink-juice }
card-latte1 = латте 1
card-latte1x = латте 1, порченый
card-latte2 = латте 2
card-latte2x = латте 2, порченый
card-latte3 = латте 3
card-latte3x = латте 3, порченый
card-latte4 = латте 4
card-latte4x = латте 4, порченый
card-latte5 = латте 5
card-latte5x = латте 5, порченый
card-espresso1 = эспрессо 1
card-espresso1x = эспрессо 1, порченый
card-espresso2 = эспрессо 2
card-espresso2x = эспрессо 2, порченый
card-espresso3 = эспрессо 3
card-espresso3x = эспрессо 3, порченый
card-espresso4 = эспрессо 4
card-espresso4x = эспрессо 4, порченый
card-espresso5 = эспрессо 5
card-espresso5x = эспрессо 5, порченый
card-mocha1 = мокко 1
card-mocha1x = мокко 1, порченый
card-mocha2 = мокко 2
card-mocha2x = мокко 2, порченый
card-mocha3 = мокко 3
card-mocha3x = мокко 3, порченый
card-mocha4 = мокко 4
card-mocha4x = мокко 4, порченый
card-mocha5 = мокко 5
card-mocha5x = мокко 5, порченый
card-herbal1 = травяной настой 1
card-herbal1x = травяной настой 1, порченый
card-herbal2 = травяной настой 2
card-herbal2x = травяной настой 2, порченый
card-herbal3 = травяной настой 3
card-herbal3x = травяной настой 3, порченый
card-herbal4 = травяной настой 4
card-herbal4x = травяной настой 4, порченый
card-herbal5 = травяной настой 5
card-herbal5x = травяной настой 5, порченый
card-tea1 = чай 1
card-tea1x = чай 1, порченый
card-tea2 = чай 2
card-tea2x = чай 2, порченый
card-tea3 = чай 3
card-tea3x = чай 3, порченый
card-tea4 = чай 4
card-tea4x = чай 4, порченый
card-tea5 = чай 5
card-tea5x = чай 5, порченый
card-juice1 = сок 1
card-juice1x = сок 1, порченый
card-juice2 = сок 2
card-juice2x = сок 2, порченый
card-juice3 = сок 3
card-juice3x = сок 3, порченый
card-juice4 = сок 4
card-juice4x = сок 4, порченый
card-juice5 = сок 5
card-juice5x = сок 5, порченый
card-water = вода
card-label-own = Ваша карта: { $card }
card-label-down = Карта рубашкой вверх
word-healthy = хорошая
word-spoiled = порченая

## Rewards

reward-triple_order = Тройной заказ
reward-numbered_order = Заказ с числом
reward-fine_palate = Тонкий вкус
reward-big_bin = Большая корзина
reward-fresh_delivery = Свежая поставка
reward-clean_out = Генеральная уборка
reward-back_shelf = Дальняя полка
reward-tasting = Дегустация
reward-counter_swap = Обмен у стойки
reward-help-triple_order = В запросе можно назвать до трёх напитков.
reward-help-numbered_order = К одному из названных напитков можно добавить число.
reward-help-fine_palate = Из двух и более подношений берёте два, смотрите и оставляете одно.
reward-help-big_bin = В свой ход можно сжечь одну или две карты и взять столько же.
reward-help-fresh_delivery = Возьмите две карты из колоды.
reward-help-clean_out = Сожгите до трёх карт и возьмите столько же.
reward-help-back_shelf = Посмотрите пять верхних сожжённых карт и возьмите одну.
reward-help-tasting = Посмотрите две случайные карты в руке игрока.
reward-help-counter_swap = Отдайте игроку свою карту за случайную карту из его руки.
word-permanent = остаётся
word-once = одноразовая

## Roles

role-maloun = Мальун
role-barista = обычный бариста
role-help-maloun = На любой запрос можете дать любую карту напитка, и порченую. Никто не должен заметить.
role-help-barista = На запрос вы даёте хорошую карту названного напитка или ничего.

## What is asked

ask-turn = Ваш ход: сжечь карту или попросить напитки?
ask-turn-crisis = Ваш ход: сжечь карту, попросить напитки или потратить плюс?
ask-build = Если у вас есть полный набор, можете выложить его сейчас.
ask-offer = Предложите карту из названных напитков?
ask-offer-crisis = Предложите карту? Подойдёт любая карта напитка.
ask-pick = Возьмите одну из закрытых карт.
ask-pick-two = Возьмите две закрытые карты, чтобы посмотреть.
ask-compare = Какую оставите? Другая сгорит.
ask-clean_out = Генеральная уборка: сожгите до трёх карт или ни одной.
ask-back_shelf = Дальняя полка: возьмите одну из этих карт.
ask-tasting = Дегустация: чью руку пробуете?
ask-counter_swap = Обмен у стойки: какую карту и кому отдаёте?
ask-trim = У вас карт больше предела. Какие сожжёте?
ask-deck = Колода кончилась: перемешать сожжённые или остановиться?
ask-last_call = Решающий набор на столе. Выложите и вы свой последний набор?
ask-step = Вы завершили игру. Переходим к обсуждению?
ask-discuss = Обсуждение: кто Мальун? Скажите, когда закончите.
ask-discuss-stop = Игра остановлена, никто не завершил. Кто Мальун?
ask-vote = Кого подозреваете? Голосование тайное и лишь советует.
ask-vote-stop = За кого голосуете? Это тайное голосование решает игру.
ask-vote-again = Голоса разделились. Ещё раз, среди этих игроков.
ask-accuse = Кто Мальун? Решать вам.
wait-turn = Ходит { $seat }.
wait-build = Каждый может выложить полный набор.
wait-offer = Ждём: { $seat } — предложит карту?
wait-pick = { $seat } берёт карту.
wait-compare = { $seat } сравнивает две карты.
wait-clean_out = { $seat } устраивает уборку.
wait-back_shelf = { $seat } роется на дальней полке.
wait-tasting = { $seat } выбирает, чью руку пробовать.
wait-counter_swap = { $seat } меняет карту.
wait-trim = { $seat } сжигает лишнее.
wait-deck = Ждём голос о колоде: { $seat }.
wait-last_call = Ждём: { $seat } — последний набор?
wait-step = Игру завершает { $seat }.
wait-discuss = Обсуждение продолжается: { $seat }.
wait-vote = Ждём голос: { $seat }.
wait-accuse = { $seat } называет Мальуна.

## Moves

move-wait = Не сейчас
move-build = Выложить набор
move-burn = Сжечь
move-request = Попросить
move-spend = Потратить плюс
move-offer = Предложить
move-decline = Не давать
move-pick = Взять
move-keep = Оставить
move-choose = Выбрать
move-swap = Обменять
move-continue = Дальше
move-reveal = Открыть роль
move-ready = Готово
move-vote = Голос
move-prefer = Голос
move-accuse = Назвать
move-wait-label = Пока без набора
move-build-label = Полный набор: { $drink }
move-burn-label = Сжечь { $cards }
move-request-label =
    { $number ->
        [0] Попросить: { $drinks }
       *[other] Попросить: { $drinks }; { $numbered } с числом { $number }
    }
move-spend-label = Карта { $place } из руки: { $seat }
move-offer-label = Предложить: { $card }
move-decline-label = Ничего не дать
move-pick-label = Взять карту { $places }
move-keep-label = Оставить: { $card }
move-choose-label = { $seat }
move-swap-label = { $card }, кому: { $seat }
move-continue-label = К обсуждению
move-reveal-label = Открыть карту Мальуна
move-ready-label = Мне больше нечего сказать
move-vote-label =
    { $seat ->
        [0] Воздержаться
       *[other] Голос: { $seat }
    }
move-prefer-label =
    { $what ->
        [0] Воздержаться
       *[other] { $what }
    }
move-accuse-label = Мальун — { $seat }
what-reshuffle = Перемешать и продолжить
what-stop = Остановить игру

## What happened

turn-turn_began = Ход { $n }: { $seat }
event-dealt = { $seat } получает карты: { $count }.
    .rule = maloun-3.2
event-dealt-you = Ваши карты: { $cards }.
event-turn_began = Ходит { $seat }.
    .rule = maloun-4.1
event-turn_began-you = Ваш ход.
event-burnt =
    { $count ->
        [0] { $seat } ничего не сжигает.
       *[other] { $seat } сжигает карты: { $count }.
    }
    .rule = maloun-4.2
event-burnt-you =
    { $count ->
        [0] Вы ничего не сжигаете.
       *[other] Вы сжигаете: { $cards }.
    }
event-drew = { $seat } берёт карты: { $count }.
    .rule = maloun-4.2
event-drew-you = Вы берёте: { $cards }.
event-requested =
    { $number ->
        [0] { $seat } просит: { $drinks }.
       *[other] { $seat } просит: { $drinks }; { $numbered } с числом { $number }.
    }
    .rule = maloun-4.3
event-requested-you =
    { $number ->
        [0] Вы просите: { $drinks }.
       *[other] Вы просите: { $drinks }; { $numbered } с числом { $number }.
    }
event-offered = Предложили: { $seats }.
    .rule = maloun-5.5
event-offered-you = Вы предложили карту: { $seats }.
event-nothing_offered = Никто не предложил; { $seat } берёт из колоды.
    .rule = maloun-5.6
event-nothing_offered-you = Никто не предложил; вы берёте из колоды.
event-picked =
    { $rest ->
        [0] { $seat } берёт карту.
       *[other] { $seat } берёт одну; остальные сгорают: { $rest }.
    }
    .rule = maloun-6.2
event-picked-you = Вы берёте: { $card }.
event-compared = { $seat } смотрит две карты.
    .rule = maloun-8.4
event-compared-you = Вы видите: { $cards }.
event-pick_shown = { $seat } берёт и показывает: { $card }.
    .rule = maloun-13.5
event-pick_shown-you = Вы берёте и показываете: { $card }.
event-positive_gained = { $seat } получает плюс, всего: { $count }.
    .rule = maloun-13.6
event-positive_gained-you = Вы получаете плюс, всего: { $count }.
event-negative_added = Кафе получает минус: { $count } из { $cap }.
    .rule = maloun-13.6
event-stolen = { $seat } тратит плюс и берёт карту { $place } из руки: { $other }.
    .rule = maloun-13.8
event-stolen-you = Вы тратите плюс и берёте: { $card }. Отдаёт { $other }.
event-built = { $seat } выкладывает полный набор ({ $drink }): набор { $count }.
    .rule = maloun-7.1
event-built-you = Вы выкладываете полный набор ({ $drink }): набор { $count }.
event-rewarded = Награда игрока { $seat }: «{ $reward }».
    .rule = maloun-8.1
event-rewarded-you = Ваша награда: «{ $reward }».
event-reward_idle = Награда игрока { $seat } ничего не даёт.
    .rule = maloun-8.11
event-reward_idle-you = Ваша награда ничего не даёт.
event-shelf_seen = { $seat } смотрит верхние сожжённые карты: { $count }.
    .rule = maloun-8.8
event-shelf_seen-you = Сверху сожжённых: { $cards }.
event-shelf_taken = { $seat } берёт одну из них.
    .rule = maloun-8.8
event-shelf_taken-you = Вы берёте: { $card }.
event-tasted = { $seat } видит карты ({ $count }) из руки: { $other }.
    .rule = maloun-8.9
event-tasted-you = Вы видите у игрока { $other }: { $cards }.
event-swapped = { $seat } меняется картой: { $other }.
    .rule = maloun-8.10
event-swapped-you = Вы отдаёте { $given } и получаете { $taken }. Обмен: { $other }.
event-refilled = { $seat } пополняет руку, карт: { $count }.
    .rule = maloun-9.1
event-refilled-you = Ваша рука пополнена: { $cards }.
event-deck_emptied = Колода пуста.
    .rule = maloun-10.1
event-deck_voted = Голоса о колоде: перемешать { $reshuffle }, стоп { $stop }. Итог: { $choice }.
    .rule = maloun-10.4
choice-reshuffle = { what-reshuffle }
choice-stop = { what-stop }
event-reshuffled = Сожжённые карты перемешаны, это новая колода: { $count }.
    .rule = maloun-10.2
event-stopped = Игра остановлена; никто не завершил.
    .rule = maloun-10.3
event-last_called = { $seat } кладёт решающий набор. Если ещё чей-то последний набор готов — сейчас.
    .rule = maloun-11.2
event-last_called-you = Вы кладёте решающий набор. Другие могут выложить свой.
event-finished = Игру завершает { $seat }.
    .rule = maloun-12.1
event-finished-you = Вы завершаете игру.
event-discussion_began = Начинается обсуждение: кто Мальун?
    .rule = maloun-12.4
event-discussion_began-you = Начинается обсуждение; в конце вы назовёте Мальуна.
event-voted = Голоса подсчитаны; воздержались: { $abstained }.
    .rule = maloun-12.5
event-vote_tied = Равенство: { $seats }; голосуйте ещё раз.
    .rule = maloun-10.7
event-vote_tied-you = Голоса разделились, и вы среди них: { $seats }.
event-accused = { $seat } называет Мальуна: { $other }.
    .rule = maloun-12.6
event-accused-you = Вы называете Мальуна: { $other }.
event-roles_shown = Роли открыты: Мальуном был игрок { $seat }.
    .rule = maloun-12.7
event-roles_shown-you = Роли открыты: Мальуном были вы.
event-cafe_saved = { $seat } спасает кафе: { $by }.
    .rule = maloun-13.9
event-cafe_saved-you = Вы спасаете кафе: { $by }.
event-cafe_fell = Кафе не устояло: { $by }.
    .rule = maloun-13.10
by-sets = полные наборы
by-positives = плюсы
by-negatives = минусов слишком много
by-closing = карты кончились
event-won =
    { $count ->
        [0] Проиграли все.
       *[other] Победа: { $seats }.
    }
    .rule = maloun-12.7
event-won-you =
    { $count ->
        [1] Вы победили!
       *[other] Вы среди победителей: { $seats }.
    }

## The end

end-accused = Мальун назван
end-maloun_finished = Мальун сам завершил игру
end-stopped = Колода кончилась
end-saved = Кафе спасено
end-fallen = Кафе не устояло
reason-right = Завершивший назвал Мальуна верно
reason-wrong = Завершивший ошибся
reason-found = Голосование нашло Мальуна
reason-escaped = Мальун ушёл от голосования
reason-sets = Полные наборы
reason-positives = Плюсы
reason-negatives = Минусы достигли предела
reason-closing = Карты кончились
reason-accused-right = { reason-right }
reason-accused-wrong = { reason-wrong }
reason-stopped-found = { reason-found }
reason-stopped-escaped = { reason-escaped }
reason-saved-sets = { reason-sets }
reason-saved-positives = { reason-positives }
reason-fallen-negatives = { reason-negatives }
reason-fallen-closing = { reason-closing }
reason-maloun_finished = { end-maloun_finished }

## Options

option-mode = Режим
option-mode-help = Один скрытый Мальун или «Кризис», где портить может каждый.
option-mode-normal = Обычный
option-mode-crisis = Кризис
option-sets = Наборов до конца
option-sets-help = Сколько полных наборов завершают игру? В «Кризисе» лучше 2.
option-first_player = Первый игрок
option-first_player-help = Кто ходит первым?
option-first_player-random = По жребию
option-first_player-host = Хозяин стола
option-healthy_copies = Хороших копий
option-healthy_copies-help = Сколько хороших карт каждого напитка и числа? Авто: три, за большим столом четыре.
option-healthy_copies-auto = Авто
option-healthy_copies-2 = 2
option-healthy_copies-3 = 3
option-healthy_copies-4 = 4
option-spoiled_copies = Порченых копий
option-spoiled_copies-help = Сколько порченых карт каждого напитка и числа?
option-water = Карты воды
option-water-help = Сколько карт воды в колоде?
option-hand = Начальная рука
option-hand-help = Сколько карт сдаётся и до скольких пополняется пустая рука?
option-hand_limit = Предел руки
option-hand_limit-help = После своего хода оставляете не больше. 0: без предела.
option-deck_empty = Когда колода пуста
option-deck_empty-help = Перемешать сожжённые, остановиться или каждый раз голосовать?
option-deck_empty-reshuffle = Перемешать
option-deck_empty-stop = Остановка
option-deck_empty-ask = Голосование
option-max_reshuffles = Предел перемешиваний
option-max_reshuffles-help = После стольких раз пустая колода останавливает игру.
option-revote = Второе голосование
option-revote-help = Если решающие голоса разделились и Мальун среди равных, голосовать ещё раз?
option-finish_grace = Последний шанс
option-finish_grace-help = Когда выложен решающий набор, другие могут сразу выложить свой, и решает порядок ходов.
option-positives_to_win = Плюсов для победы
option-positives_to_win-help = Сколько плюсов сразу приносят победу?
option-positive_deck = Карты плюсов
option-positive_deck-help = Сколько всего карт плюсов?
option-negatives_per_player = Минусов на игрока
option-negatives_per_player-help = Кафе падает при этом числе, умноженном на число игроков.
option-crisis_reshuffles = Перемешивания в «Кризисе»
option-crisis_reshuffles-help = После стольких раз пустая колода закрывает кафе.

## Refusals

refused-maloun-no_such_card = Такой карты нет.
refused-maloun-no_such_drink = Такого напитка нет.
refused-maloun-no_such_player = Этого игрока выбрать нельзя.
refused-maloun-no_such_place = Такой карты там нет. Надо взять карт: { $count }.
refused-maloun-not_in_hand = Этой карты нет у вас в руке.
refused-maloun-not_shown = Этой карты нет среди показанных вам.
refused-maloun-unsorted = Карты и напитки пишутся по порядку.
refused-maloun-offer_water = Воду предлагать нельзя.
refused-maloun-offer_spoiled = Порченые карты даёт только Мальун.
refused-maloun-offer_unnamed = Этот напиток не просили.
refused-maloun-offer_number = Этот напиток просили только с числом { $number }.
refused-maloun-burn_count = Сжечь можно от { $least } до { $most } карт.
refused-maloun-request_water = Воду просить нельзя.
refused-maloun-request_twice = Назовите хотя бы один напиток, каждый по разу.
refused-maloun-request_count = Можно просить не больше { $most } напитков.
refused-maloun-request_number = Число можно назвать только с наградой «Заказ с числом».
refused-maloun-request_numbered = Число от 1 до 5, для одного из названных напитков.
refused-maloun-set_numbers = Числа воды — от 1 до 5, по порядку.
refused-maloun-set_all_water = В наборе нужна хотя бы одна карта напитка.
refused-maloun-set_water = Столько воды у вас нет; есть: { $water }.
refused-maloun-set_incomplete = Набор неполон: на каждое число нужна хорошая карта или вода.
refused-maloun-no_positive = У вас нет плюсов.
refused-maloun-not_maloun = Это может только Мальун.
refused-maloun-options_hand_limit = Предел руки не меньше начальной руки: { $least }.

## Words on the board

word-deck = Колода
word-burnt = Сожжённые
word-hand = Ваша рука
word-sets = Полные наборы
word-sets-count = { $n } из { $most } наборов
word-rewards = Награды
word-request = Запрос
word-offers = Подношения
word-donors = Предложили
word-declined = не дал карты
word-offered = предложил карту
word-notebook = Ваш блокнот
word-notebook-empty = На ваши запросы пока никто не откликнулся.
word-suspects = Мальун среди этих игроков
word-positives = Плюсы
word-negatives = Минусы кафе
word-negatives-count = { $n } из { $most }
word-build-now = Выложить набор
word-water-for = вода вместо { $n }
word-finisher = Завершивший
word-finisher-short = Финиш
word-votes = Голоса
word-abstained = Воздержались
word-reshuffles = Перемешано: { $n }
word-cards-count = Карт: { $n }
word-known = Вы знаете, что там
word-bad = порча
word-your-role = Ваша роль
word-cafe = Кафе господина Брауна
letter-latte = Л
letter-espresso = Э
letter-mocha = М
letter-herbal = Н
letter-tea = Ч
letter-juice = С
letter-water = В
word-menu = Меню
word-number = Число
word-number-any = любое
word-number-for = Число для: { $drink }
word-held = Чисел у вас: { $n }
word-offer-n = Закрытая карта { $n }
word-private = Это видите только вы.
word-positives-count = Плюсы: { $n } из { $most }
word-votes-count = Голоса: { $n }
word-notes = Блокнот
word-build-help = Пять хороших карт одного напитка. Вода заменяет недостающие числа; если воды больше, нажмите на карту, чтобы оставить её в руке.
word-missing = нет: { $card }
word-spend-help = Вы берёте одну из перемешанных закрытых карт игрока.
word-whole-hand = Рука
word-said = Ваш ответ: { $answer }
word-said-open = Ваш ответ: { $answer }. Его можно менять до последнего ответа.
word-show-role = Посмотреть свою роль
word-hide-role = Закрыть роль
word-to-result = К результату
word-roles = Роли
do-burn-none = Ничего не сжигать
do-taste = Попробовать руку: { $seat }
why-cards = Нужно карт: { $n }; выбрано: { $chosen }
why-drinks = выберите до { $most } напитков или карту, чтобы сжечь
why-card = сначала карта из вашей руки
why-places =
    { $n ->
        [one] выберите { $n } карту
        [few] выберите { $n } карты
       *[many] выберите { $n } карт
        [other] выберите { $n } карты
    }
why-place = Какая карта?
why-look = выберите одну
why-swap = выберите карту и игрока
why-seat = выберите игрока
why-nobody = ни у кого нет карт
why-not-now = не сейчас: перед действием хода или перед выбором карты
why-no-set = в руке нет полного набора
why-water = воды у вас: { $n }
hint-request = каждый даст одну карту или ничего
hint-request-crisis = каждый может дать что угодно
hint-burn = и взять столько же: { $n }
hint-trim = взамен ничего: { $n }
hint-offer = втёмную; сразу берёте новую
hint-pick = в вашу руку; сгорит: { $n }
hint-pick-two = увидите обе, оставите одну
hint-pick-crisis = увидят все; сгорит: { $n }
hint-keep-compare = другая сгорит с остальными
hint-keep-back_shelf = остальные вернутся в сожжённые
hint-swap = за случайную карту
hint-taste = увидите две случайные карты
hint-vote = совет завершившему
hint-vote-stop = это голосование решает игру
hint-accuse = верно — победите только вы, нет — только Мальун
hint-last-call = между наборами решает порядок ходов
hint-continue = потом голосование, и вы назовёте Мальуна
hint-reveal = может только Мальун; на этом игра кончится
hint-ready = когда закончат все, будет голосование
hint-spend = плюс возвращается, вы берёте карту вслепую
hint-build = набор { $n } из { $most }; вы берёте награду
hint-build-crisis = набор { $n } из { $most }; вы берёте плюс
hint-build-last = последний набор: он завершит игру
word-winner = Победитель
short-latte = { drink-latte }
short-espresso = { drink-espresso }
short-mocha = { drink-mocha }
short-herbal = настой
short-tea = { drink-tea }
short-juice = { drink-juice }

## Bots

bot-easy = лёгкий
bot-easy-help = Собирает два напитка, которых больше, и делится по простому правилу.
bot-normal = обычный
bot-normal-help = Не держит лишнего и проверяет несколько планов в уме.
bot-random = случайный
bot-random-help = Выбирает любой разрешённый ход по жребию.
