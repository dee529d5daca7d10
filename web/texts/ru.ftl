### Тексты оболочки «Махфель». $name и $seat — имя, которое человек выбрал сам, $names — список имён, $level — уровень бота.

## Главная

mahfel = Махфель
tagline = Карточный стол для друзей
home-choose = Во что сыграем сегодня?
home-choose-sub = Нажмите, и стол готов.
home-open = Новый стол
home-opening = Накрываем стол…
home-options = С другими условиями
# $least, $most
fact-seats = { $least }–{ $most } игроков
# $n
fact-minutes = { $n } мин
# $least, $most
fact-minutes-range = { $least }–{ $most } мин
recent-title = Ваши недавние столы
# $names
recent-with = С вами: { $names }
recent-alone = Пока никого
recent-over = сыграно
recent-open = идёт
# $game
recent-drop = Убрать из списка: { $game }
join-label = Ссылка на стол
join-placeholder = Ссылка на стол
join-go = За стол
join-empty = Вставьте сюда ссылку, которую вам прислали.
join-unreadable = Эта ссылка не ведёт ни к какому столу.
join-full = Все места заняты.
# $sizes
join-too-many = С этими условиями число игроков — { $sizes }, и все уже здесь.
join-watch = Останьтесь на этой странице и смотрите игру.
join-wait = Останьтесь на этой странице: место может освободиться.

## Имя

name-title = Как вас называть?
name-label = Ваше имя за столом
name-placeholder = Ваше имя
name-help = Его видят только соседи по столу. Регистрации нет.
name-go = Дальше

## Общие слова

loading = Минутку…
back = Назад
close = Закрыть
try-again = Ещё раз
to-home = На главную
skip = Перейти к содержанию
yes = да
no = нет
menu = Меню
rules = Правила
settings = Настройки
lamp = Светлая или тёмная тема
copy-link = Копировать ссылку
link-copied = Ссылка скопирована.
share = Отправить

## Новый стол и условия

new-title = Новый стол
new-go = Накрыть стол
options = Условия стола
options-fine = можно не менять
# $n
options-other =
    { $n ->
        [one] изменено: { $n }
        [few] изменено: { $n }
        [many] изменено: { $n }
       *[other] изменено: { $n }
    }
options-host = решает хозяин стола
pace = Темп
pace-quick = быстро
pace-normal = обычно
pace-relaxed = не спеша
pace-quick-help = 25 секунд на ход.
pace-normal-help = Полторы минуты на ход.
pace-relaxed-help = До трёх дней на ход: игра на расстоянии.
absent = Если кого-то нет
absent-bot = играет бот
absent-wait = ждём
absent-remove = удаляем
absent-bot-help = За него играет бот, пока он не вернётся.
absent-wait-help = Делаются ходы по умолчанию, пока он не вернётся.
absent-wait-counted-help = Делаются ходы по умолчанию, и, пока он не вернётся, при голосованиях его не считают.
absent-remove-help = Его удаляют из партии насовсем.
warm = Какой бот
grace = Сколько сначала ждём
grace-help = Вдруг это просто пропала связь.
lengths = Время на каждую часть
lengths-help = Что не тронуто, идёт в темпе стола.
lengths-now = Это действует для всего, что начнётся с этой минуты.
length-turn = Ход
length-window = Ответ другим
length-long = Большие решения
length-discussion = Свободный разговор
length-speech = Речь
length-night = Ночь
length-vote = Голосование
length-reset = как в темпе стола
unit = Единица времени
unit-seconds = секунды
unit-minutes = минуты
unit-hours = часы
spectators = Зрители
spectators-help = Смотреть может каждый, у кого есть ссылка.
anonymous = Анонимная игра
anonymous-help = С начала и до конца вместо имён номера, а места решает жребий.
anonymous-now = Имена откроются в конце игры.
# $name: what stands for the reader’s name
anonymous-you = Вы: { $name }
windows = Одновременные ответы
windows-swift = сразу
windows-even = по времени
windows-swift-help = Ответили все — игра идёт дальше; видно, кого ждут.
windows-even-help = Время всегда одно и то же; не видно, кто думает.

## То, что хозяин стола пишет сам

draft-none = Пока не написано.
draft-written = Написано
draft-write = Написать
draft-edit = Изменить
draft-tools = Инструменты
draft-begin = Начать с…
draft-blank = С чистого листа
draft-own = На этом устройстве
# $name
draft-own-drop = Удалить: { $name }
draft-published = Опубликованные
# $name
draft-copy-of = Копия: { $name }
draft-carry = Перенос
draft-export = Взять с собой
draft-download = Файл
draft-copy = Копировать текст
draft-copied = Текст скопирован.
draft-import = Принести своё
draft-import-file = Выбрать файл
draft-import-text = или вставьте текст сюда
draft-import-go = Прочитать текст
draft-import-unreadable = Этот файл не читается.
draft-keep = Сохранить
draft-kept = Сохранено на этом устройстве.
draft-as-text = Текстом
draft-unshown = В тексте есть то, чему нет места в форме. Исправьте прямо здесь.
# $n
draft-faults =
    { $n ->
        [one] { $n } ошибка
        [few] { $n } ошибки
        [many] { $n } ошибок
       *[other] { $n } ошибки
    }
draft-fine = Ошибок нет.
draft-seats = На сколько игроков пробовать
draft-try = Проба с ботами
draft-mend = Сначала исправьте ошибки.
draft-trying = Боты играют…
draft-use = Играем так
draft-use-untried = Играть без пробы
# $n
draft-games =
    { $n ->
        [one] { $n } игра между ботами:
        [few] { $n } игры между ботами:
        [many] { $n } игр между ботами:
       *[other] { $n } игры между ботами:
    }
# $n
draft-share = { $n } %
# $low, $high
draft-range = с уверенностью 95 %: от { $low } до { $high } %
draft-balanced = У ботов всё прошло без помех.
# $what
more = На одно больше: { $what }
# $what
fewer = На одно меньше: { $what }

## До игры

table = Стол
# $name
table-of = Стол: { $name }
table-loading = Идём к столу…
invite-friends = Позовите друзей
invite-friends-text = Отправьте эту ссылку или покажите код камере телефона.
qr-alt = QR-код со ссылкой на этот стол
# $game
share-text = Сыграем в «{ $game }»?
seats = За столом
# $n, $most
seats-count = { $n } из { $most } мест
# $n
seats-fill = Дополнить ботами до { $n }
seats-draw = Разыграть места
seats-fill-more = До большего числа
seats-fill-fewer = До меньшего числа
# $n
seat-number = Место { $n }
seat-add = Посадить бота
seat-free = Свободно
seat-you = вы
seat-host = хозяин стола
seat-here = за столом
seat-away = в пути…
seat-left = вне игры
# $level
seat-bot = бот, { $level }
# $level
seat-kept = нет на месте, играет бот ({ $level })
seat-yours-text = Это ваше место.
seat-free-text = Место свободно. Можно пересесть сюда.
seat-free-host = Место свободно. Посадите бота или пересядьте сюда.
seat-free-visitor = Место свободно. Напишите имя и садитесь.
seat-here-text = Сидит за столом, страница открыта.
seat-away-text = Место занято, но страница закрыта.
seat-sit = Сяду сюда
seat-remove = Освободить место
# $level
bot-add = Посадить бота: { $level }
# $level
bot-change = Заменить на бота: { $level }
bot-remove = Убрать бота
bot-easy = простой
bot-easy-help = Считает на пальцах.
bot-normal = обычный
bot-normal-help = Примеряет несколько планов.
bot-random = наугад
bot-random-help = Делает любой разрешённый ход по жребию.
# $n
leading = ведущий
time-more = Ещё полминуты всем
pause = Поставить на паузу
resume = Продолжить
paused = Игра на паузе
paused-text = Часы стоят; говорить можно.
abandon = Закончить игру
abandon-text = Игра закончится здесь для всех, победителя не будет. После этого её можно посмотреть снова и сохранить запись.
abandon-go = Закончить
abandon-stay = Играем дальше
# $seat
skip-speech = Закончить речь: { $seat }
moderate = Я веду стол и не играю
moderate-help = Места вы не занимаете, видите все роли, и все знают, что есть ведущий.
moderator-leads = Стол ведёт { $name }: не играет и видит всё.
moderator-you = Вы ведёте стол и видите всё.
seat-free-leader = Место свободно. Вы ведёте стол и не садитесь, но можете посадить сюда бота.
seat-uncounted = нет на месте, не считается
seat-excluded = удалён из партии
exclude = Удалить
exclude-sure = Точно удалить?
exclude-not = Оставить
# $name
exclude-reason = За что удалён игрок { $name } (увидят все; можно не писать)
sent-away = Вас удалили из этой партии. Можно смотреть, как она идёт дальше.
# $text
sent-away-reason = Причина: «{ $text }»
will = Последнее слово
will-kept = написано
will-help = Если правила дают последнее слово, это прочтут всем, когда вы выбудете. До тех пор текст видите только вы и можете его менять.
will-save = Сохранить
watchers =
    { $n ->
        [one] Смотрит { $n } человек
        [few] Смотрят { $n } человека
        [many] Смотрят { $n } человек
       *[other] Смотрят { $n } человека
    }
start = Начать игру
# $n
start-missing =
    { $n ->
        [one] Нужен ещё { $n } игрок
        [few] Нужны ещё { $n } игрока
        [many] Нужно ещё { $n } игроков
       *[other] Нужно ещё { $n } игрока
    }
# $n, $sizes
start-ready = За столом { $n }; число игроков: { $sizes }
start-too-many = За столом { $n }, а с этими настройками число игроков: { $sizes }
start-impossible = Эти настройки не сочетаются
# $option: its name
start-unwritten = Ещё не написано: «{ $option }»
# $least, $most
start-span = от { $least } до { $most }
# $name
start-waits = Игру начинает { $name }
start-waits-any = Ждём начала игры

## Во время игры

turn-yours = Ваш ход
turn-yours-optional = Можете ответить
# $names, $count
turn-of =
    { $count ->
        [one] Ходит { $names }
        [few] Ждём: { $names }
        [many] Ждём: { $names }
       *[other] Ждём: { $names }
    }
turn-nobody = Секунду…
turn-over = Игра окончена
ask-anything = Что делаете?
watching = вы зритель
line-offline = Нет связи, подключаемся снова…
view = На столе
beside = Рядом со столом
announcer = Ход игры вслух
log = Ход игры
log-open = Открыть ход игры
log-filter = О ком
log-everyone = обо всех
log-empty = Пока ничего не произошло.
log-rule = Показать правило
rule-open = В книге правил
rule-missing = Такого пункта в правилах нет.
talk = Разговор
# $n
talk-unheard =
    { $n ->
        [one] Разговор: { $n } новая реплика
        [few] Разговор: { $n } новые реплики
        [many] Разговор: { $n } новых реплик
       *[other] Разговор: { $n } новой реплики
    }
talk-say = Скажите что-нибудь
talk-send = Отправить
talk-room = Где
talk-empty = Пока все молчат.
talk-quiet = Сейчас говорить нельзя.
talk-watcher = Зрители слышат, но не говорят.
room-table = за столом
talk-with = С кем
talk-all = Общий разговор
talk-silenced = Ведущий пока лишил вас голоса. Ваши ходы остаются за вами, и ведущему можно написать.
aside = Только с ведущим
aside-leading = Наедине
# $name
aside-help = Это прочтёт только { $name }, а ответы — только вы. Больше никто ничего не заметит.
# $name
aside-help-leading = Это увидит только { $name }.
aside-choose = Сначала выберите, кому писать.
aside-empty = Вы ещё ничего не писали ведущему.
aside-empty-leading = Пока никто ничего не написал.
aside-say = Напишите что-нибудь
aside-whom = С кем
aside-everybody = Все записки
# $name
aside-to = кому: { $name }
silence = Лишить голоса
silence-off = Вернуть голос
seat-silenced = без голоса
pin = Строка над столом
pin-text = Все видят её над столом, пока вы её не снимете.
pin-go = Повесить
pin-off = Снять
pinned = Строка над столом
poll = Опрос
poll-question = Что вы спросите?
poll-help = Отвечают «да» или «нет». Никто, даже вы, не узнает, кто что сказал; до конца опроса счёт видите только вы.
poll-earlier = Нынешний опрос при этом закроется.
poll-among = Кого спросить
among-living = Кто в игре
among-seated = Всех за столом
poll-go = Спросить
poll-close = Закрыть опрос
# $yes, $no, $silent
poll-counts = Да: { $yes }, нет: { $no }, без ответа: { $silent }
poll-secret = Никто не узнает, что вы ответили.
poll-change = Ответ можно менять, пока опрос открыт.
poll-others = Спрашивают других.

## Уйти и вернуться

leave = Выйти из-за стола
leave-text-bot = Место останется за вами, вернуться можно в любую минуту. До тех пор за вас играет бот.
leave-text-wait = Место останется за вами, вернуться можно в любую минуту. До тех пор за вас делаются ходы по умолчанию.
leave-text-wait-counted = Место останется за вами, вернуться можно в любую минуту. До тех пор за вас делаются ходы по умолчанию, и при голосованиях вас не считают.
leave-text-remove = За этим столом ушедших удаляют: как только в следующий раз выйдет ваше время, вы выбудете из партии насовсем. До тех пор ещё можно вернуться.
leave-text-lobby = Ваше место освободится.
leave-go = Выхожу
leave-stay = Остаюсь
away-left = Вы вышли из-за стола. Место всё ещё ваше.
# $level
away-kept = За вас играет бот ({ $level }).
come-back = Я здесь
hand-over = Продолжить на другом устройстве
hand-over-text = Наведите на код камеру другого устройства или откройте там ссылку. Ваше место перейдёт туда.
hand-over-qr = QR-код вашего места для другого устройства
# $time: сколько осталось
hand-over-left = Работает один раз, ещё { $time }.
hand-over-late = Время этой ссылки вышло.
hand-over-again = Новая ссылка
hand-title = Это ваше место
hand-text = Продолжайте игру здесь; прежнее устройство больше не будет играть за вас.
hand-go = Продолжить здесь
invite-title = Есть свободное место
invite-text = Вас просят сесть вместо того, кто отошёл. Его карты и всё, что он знал, достанутся вам.
invite-go = Сажусь
only-look = Нет, только посмотрю
replace = Замена
# $game
replace-share = В игре «{ $game }» освободилось место. Сядешь?

## После игры

rematch = Ещё раз тем же составом
rematch-text = новый стол, те же условия
rematch-join = Новый стол уже накрыт
rematch-join-text = садитесь на своё место
rematch-watch = К новому столу
replay = Посмотреть снова
# $game
replay-of = { $game }: запись
replay-play = Пуск
replay-pause = Пауза
replay-back = Шаг назад
replay-next = Шаг вперёд
replay-step = Шаг
# $n, $last
replay-at = { $n } из { $last }
eyes = Чьими глазами
eyes-none = Глазами зрителя
eyes-all = Все карты открыты
record = Запись партии
# $names, $count
outcome-winners =
    { $count ->
        [one] Победа: { $names }
        [few] Общая победа: { $names }
        [many] Общая победа: { $names }
       *[other] Общая победа: { $names }
    }
outcome-nobody = Победителя нет
outcome-abandoned = Партия без победителя
outcome-abandoned-text = Хозяин стола закончил игру.
outcome-abandoned-open = Что было скрыто, видно при повторном просмотре.
outcome-abandoned-replay = На этом игру закончили, не доиграв. Что было скрыто, видно на шаг раньше, когда все карты открыты.
deal = Честная раздача
deal-kept = ✓ сошлось
deal-broken = не сошлось
deal-text = Запечатано до игры: это отпечаток тайны, из которой вместе с долей каждого игрока получился порядок карт. После игры тайна раскрывается, и каждый может проверить.
deal-text-after = Тайна раскрыта. Ваше устройство проверило: это та самая тайна, что была запечатана до игры.
deal-commit = Отпечаток до игры
deal-secret = Тайна

## Книга правил

rules-contents = Содержание
rules-search = Поиск по правилам
rules-nothing = Ничего не нашлось.
# $names: какие
rules-names = С именами вашего стола: { $names }.
rules-example = Пример
rules-figure = Рисунок

## Настройки

language = Язык
theme = Тема
theme-system = как в системе
theme-dark = ночь
theme-light = день
motion = Анимация
motion-help = Убавьте, если движение утомляет глаза.
motion-system = как в системе
motion-less = меньше
sound = Звук
sound-help = Только две тихие ноты, когда ваш ход.
haptics = Вибрация
haptics-help = Короткий толчок, когда ваш ход.
settings-here = Всё это хранится только на этом устройстве.

## Неполадки

trouble-unreachable = Сервер не отвечает. Проверьте интернет; ничего не потеряно.
trouble-refused = Не вышло.
trouble-ours = У нас что-то сломалось.
trouble-dead-title = Этого стола больше нет
trouble-dead-text = Возможно, ссылка неполная или стол давно убран.
trouble-watching-title = За этим столом играют без зрителей
trouble-watching-text = Так решили игроки. Если у вас было здесь место, откройте ссылку на том же устройстве.
trouble-lost-title = Здесь ничего нет
trouble-lost-text = Этот адрес никуда не ведёт.
trouble-ours-title = Что-то сломалось
trouble-ours-text = Виноваты мы, а не вы. Игра цела; откройте страницу заново.
trouble-newer-title = Вышла новая версия
trouble-newer-text = Программа тем временем обновилась. Откройте страницу заново и продолжайте.
trouble-unreachable-title = Сервер не отвечает
trouble-unreachable-text = Проверьте интернет; ничего не потеряно.
trouble-taken_over-title = Этого места здесь больше нет
trouble-taken_over-text = Игра продолжается на другом устройстве, или место занял другой человек.
look-on = Посмотреть
trouble-removed-title = Хозяин стола освободил ваше место
trouble-removed-text = Можно посмотреть или сесть снова, если есть свободное место.
trouble-other-title = Не вышло
trouble-other-text = Сервер отклонил этот запрос.

## Время

# $seconds
span-seconds =
    { $seconds ->
        [one] { $seconds } секунда
        [few] { $seconds } секунды
        [many] { $seconds } секунд
       *[other] { $seconds } секунды
    }
# $minutes, $seconds
span-minutes =
    { $seconds ->
        [0] { $minutes } мин
        [one] { $minutes } мин { $seconds } с
        [few] { $minutes } мин { $seconds } с
        [many] { $minutes } мин { $seconds } с
       *[other] { $minutes } мин { $seconds } с
    }
# $hours, $minutes
span-hours =
    { $minutes ->
        [0] { $hours } ч
        [one] { $hours } ч { $minutes } мин
        [few] { $hours } ч { $minutes } мин
        [many] { $hours } ч { $minutes } мин
       *[other] { $hours } ч { $minutes } мин
    }
# $days, $hours
span-days =
    { $hours ->
        [0] { $days } д
        [one] { $days } д { $hours } ч
        [few] { $days } д { $hours } ч
        [many] { $days } д { $hours } ч
       *[other] { $days } д { $hours } ч
    }

## Что происходит за столом

event-joined = { $name } садится за стол.
event-joined-you = Вы садитесь за стол.
event-bot_seated = За стол садится бот ({ $level }): { $name }.
event-removed = Место освобождено: { $name }.
event-seat_changed = { $name } пересаживается.
event-seat_changed-you = Вы пересаживаетесь.
event-seats_drawn = Места разыграны по жребию.
event-options_changed = Условия стола изменены.
event-started = Игра началась.
event-names_hidden = Места разыграны по жребию, имена скрыты до конца игры.
event-person_was = { $number } — это { $name }.
event-person_was-you = { $number } — это вы.
event-bot_was = { $number } — бот ({ $level }): { $name }.
event-defaulted = { $seat }: время вышло, сделан ход по умолчанию.
event-defaulted-you = Ваше время вышло, сделан ход по умолчанию.
event-left = { $name } выходит из-за стола.
event-left-you = Вы выходите из-за стола.
event-returned = { $name } снова за столом.
event-returned-you = Вы снова за столом.
event-kept = { $seat }: пока играет бот ({ $level }).
event-kept-you = За вас пока играет бот ({ $level }).
event-skipped = Ведущий закончил речь: { $seat }.
event-skipped-you = Ведущий закончил вашу речь.
# $seconds
event-time_given = Ведущий добавил { $seconds } с.
event-paused = { $name } ставит игру на паузу.
event-paused-you = Вы ставите игру на паузу.
event-resumed = { $name } продолжает игру.
event-resumed-you = Вы продолжаете игру.
event-abandoned = { $name } заканчивает игру; победителя нет.
event-abandoned-you = Вы заканчиваете игру; победителя нет.
event-moderator_leads = Стол ведёт { $name }: не играет и видит всё.
event-excluded = Ведущий удалил из партии: { $name }.
event-excluded-you = Ведущий удалил вас из партии.
event-exclusion_reason = За что удалён игрок { $name }: «{ $text }»
event-exclusion_reason-you = За что удалили вас: «{ $text }»
event-absent_removed = { $name }: не было слишком долго, удаление из партии.
event-absent_removed-you = Вас не было слишком долго, вы удалены из партии.
event-away = { $name }: давно нет на месте, не считается до возвращения.
event-away-you = Вас давно нет на месте, до возвращения вас не считают.
event-times_set = Время на части игры изменено: { $name }.
event-times_set-you = Вы изменили время на части игры.
event-will_read = Последнее слово, { $name }: «{ $text }»
event-host_passed = Хозяин стола теперь { $name }.
event-host_passed-you = Хозяин стола теперь вы.
event-handed_over = { $seat } продолжает на другом устройстве.
event-handed_over-you = Вы продолжаете на этом устройстве.
event-replaced = { $name } садится на место отсутствующего игрока.
event-replaced-you = Вы садитесь на место отсутствующего игрока.
event-silenced = Ведущий лишил голоса в разговоре: { $name }.
event-silenced-you = Ведущий лишил вас голоса в разговоре.
event-voice_given = Ведущий вернул голос: { $name }.
event-voice_given-you = Ведущий вернул вам голос.
event-pinned = { $name } пишет над столом: «{ $text }»
event-unpinned = Строку над столом снимает { $name }.
event-poll_opened = { $name } спрашивает: «{ $text }»
# $yes, $no, $silent
event-poll_closed = Ответ на «{ $text }»: да { $yes }, нет { $no }, без ответа { $silent }.
event-rematched = Накрыт новый стол для тех же игроков.
event-said = { $name }: { $text }
