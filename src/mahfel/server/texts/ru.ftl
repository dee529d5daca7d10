# Отказы: одна спокойная фраза — в чём дело и, если есть выход, какой.

## Запросы

refused-request-malformed = Сообщение не удалось прочитать: это не JSON.
refused-request-invalid = Сообщение составлено неверно: { $where }
refused-request-not_json = Сообщение нужно отправлять в формате JSON.
refused-request-too_large = Сообщение слишком большое.
refused-request-too_often = { $seconds ->
    [one] Слишком быстро. Подождите { $seconds } секунду.
    [few] Слишком быстро. Подождите { $seconds } секунды.
    [many] Слишком быстро. Подождите { $seconds } секунд.
   *[other] Слишком быстро. Подождите { $seconds } секунды.
}
refused-request-foreign_origin = Чужой сайт не может здесь ничего делать.
refused-route-unknown = По этому адресу ничего нет.
refused-route-method = Этот адрес не принимает таких запросов.
refused-live-upgrade = Этот адрес работает только через живое соединение.
refused-server-fault = У нас что-то сломалось. Ничего не изменилось — попробуйте ещё раз.
refused-lang-unknown = На этом языке мы пока не говорим.
refused-rulebook-missing = У этой игры пока нет книги правил.

## Кто спрашивает

refused-token-unknown = Этот ключ не подходит ни к одному месту за столом.
refused-seat-required = Это могут делать только те, кто сидит за столом.
refused-seat-not_yours = Это место на этом устройстве больше не ваше.
refused-watch-forbidden = За этим столом играют без зрителей.
refused-seat-already_yours = Вы уже сидите за этим столом.
refused-seat-excluded = Вы удалены из этой партии.
refused-seat-stays = Сейчас это место нельзя удалить из партии.
refused-seat-turn_stays = Этот ход нельзя отложить.
refused-seat-counts = Это место и так учтено как надо.
refused-seat-not_speaking = Это место сейчас не говорит.
refused-time-enough = Времени и так достаточно.
refused-will-closed = Последнее слово сейчас никто не услышит.
refused-moderator-no_seat = Вы ведёте этот стол и места за ним не занимаете.
refused-moderator-unwelcome = В этой игре ведущий, который сам не играет, не нужен.
refused-moderator-only = Это может только ведущий, который сам не играет.
refused-moderator-none = За этим столом нет ведущего, который не играет.
refused-seat-nobody = Там нет никого, с кем можно поговорить.
refused-poll-closed = Этот опрос уже закрыт.
refused-poll-not_asked = Этот опрос не для вас.
refused-host-only = Это может делать только хозяин стола.

## Столы и места

refused-table-unknown = По этой ссылке стола нет.
refused-table-full = Все места за этим столом заняты.
refused-table-started = Игра за этим столом уже началась.
refused-table-not_started = Игра ещё не началась.
refused-table-not_over = Игра ещё не закончилась.
refused-table-paused = Игра на паузе: ждите, пока хозяин её продолжит.
refused-table-not_paused = Игра не на паузе.
refused-table-seats = { $most ->
    [one] В эту игру играют от { $least } до { $most } человека.
    [few] В эту игру играют от { $least } до { $most } человек.
    [many] В эту игру играют от { $least } до { $most } человек.
   *[other] В эту игру играют от { $least } до { $most } человека.
}
refused-table-rules_version = Этот стол начат по другим правилам, чем установлены здесь, поэтому продолжить его нельзя.
refused-table-unreadable = Эта версия сервера не может прочитать журнал стола.
refused-seat-unknown = За этим столом нет такого места.
refused-seat-taken = Там уже кто-то сидит.
refused-seat-empty = Там никто не сидит.
refused-seat-yourself = Себя удалить нельзя, но можно встать из-за стола.
refused-seat-present = Этот игрок здесь, занять его место нельзя.
refused-invite-dead = Это приглашение больше не действует.
refused-handover-dead = Эта ссылка для переноса места уже использована или устарела. Создайте новую на первом устройстве.
refused-bot-unknown_level = В этой игре нет бота такого уровня.

## Имена

refused-name-unreadable = Выберите имя только из видимых букв.
refused-name-too_long = { $most ->
    [one] В имени может быть не больше { $most } знака.
    [few] В имени может быть не больше { $most } знаков.
    [many] В имени может быть не больше { $most } знаков.
   *[other] В имени может быть не больше { $most } знака.
}
refused-name-taken = За столом уже есть такое имя или имя, которое выглядит точно так же.
refused-nonce-unreadable = Вклад этого устройства в перемешивание составлен неверно.
refused-settings-unreadable = Неверная настройка: { $name }
# $name, $least, $most
refused-settings-out_of_bounds = Не меньше { $least } и не больше { $most } с.
refused-settings-no_removal = В этой игре никого нельзя удалить.
refused-options-unreadable = Эти настройки не подходят к игре.
refused-draft-unknown = Этот пункт не пишут от руки.
refused-draft-busy = Сейчас свою пробу ведут другие. Попробуйте чуть позже.
refused-draft-too_slow = Проба длилась слишком долго.

## Ходы

refused-command-unreadable = Неверный идентификатор команды.
refused-game-unknown = Такой игры здесь нет.
refused-game-over = Игра окончена.
refused-game-not_asked = Сейчас решаете не вы.
refused-game-wrong_move = Этот ход не подходит к нынешнему решению.
refused-move-stale = Пока вы решали, за столом кое-что изменилось. Взгляните ещё раз.
refused-move-too_late = Время вышло, и этот ход опоздал.
refused-move-unreadable = В этой игре нет такого хода.
refused-move-illegal = Правила сейчас не разрешают этот ход.

## Разговор

refused-talk-closed = Сейчас вы не можете здесь говорить.
refused-talk-silenced = Ведущий пока лишил вас голоса в разговоре.
refused-talk-empty = В этой реплике ничего нет.
refused-talk-too_long = { $most ->
    [one] В реплике может быть не больше { $most } знака.
    [few] В реплике может быть не больше { $most } знаков.
    [many] В реплике может быть не больше { $most } знаков.
   *[other] В реплике может быть не больше { $most } знака.
}

## Записи и хранилище

refused-record-not_over = Запись можно прочитать, когда игра закончится.
refused-record-unreadable = Это не запись партии.
refused-record-format = Эта запись сделана более новой версией.
refused-record-altered = Эту запись изменили после сохранения.
refused-record-rules_version = Эта партия сыграна по другим правилам, чем установлены здесь.
refused-record-illegal = Один из ходов этой записи не разрешён правилами.
refused-record-seal = Печать этой записи не соответствует раздаче.
refused-record-outcome = Партия этой записи заканчивается не так, как в ней сказано.
refused-record-fingerprint = Последняя позиция этой записи не та, что в ней названа.
refused-store-full = На сервере кончилось место, поэтому ничего не изменилось. Попробуйте чуть позже.
refused-store-failed = Сервер сейчас не может писать, поэтому ничего не изменилось. Попробуйте через минуту.

## Командная строка

serve-listening = «Махфель» открыт по адресу { $address }. Столы хранятся в { $data }.
serve-public = Люди заходят по адресу { $address }
serve-lan = В вашей сети он доступен по адресу { $address }
serve-alone = Он доступен только с этого компьютера; чтобы играть с другими в вашей сети, укажите --host 0.0.0.0.
serve-port = Сервер не может слушать { $host }:{ $port } ({ $why }).
serve-newer = База данных { $path } записана более новой версией «Махфеля» (схема { $found }; эта версия знает схемы до { $known }). Мы её не трогали: обновите «Махфель».
serve-corrupted = База данных { $path } повреждена или не принадлежит «Махфелю». Мы её не трогали: верните копию или укажите другую папку через --data.
serve-full = Для базы данных { $path } не осталось места.
serve-unwritable = База данных { $path } не открывается ({ $why }).
