### Lut. The arguments of each message are listed in en.ftl.

## The game

game-name = لوت
game-pitch = کاروان‌ها از کویر می‌گذرند. پشت کاروان خود بایستید و بقیه را غارت کنید.
game-goal = کاروان به راه می‌اندازید و راهزن‌هایتان را سر راه کاروان‌های دیگران می‌گذارید. هر کس نوبتش برسد و بر کاروانی دست بالا را داشته باشد، غارتش می‌کند. دستهٔ کارت که تمام شود و دست کسی خالی بماند، هر که سکهٔ بیشتری دارد می‌برد.

## Cards

card-C2 = کاروان ۲ سکه‌ای
card-C3 = کاروان ۳ سکه‌ای
card-C4 = کاروان ۴ سکه‌ای
card-C5 = کاروان ۵ سکه‌ای
card-C6 = کاروان ۶ سکه‌ای
card-C7 = کاروان ۷ سکه‌ای
card-C8 = کاروان ۸ سکه‌ای
card-wolf1 = گرگ ۱
card-wolf2 = گرگ ۲
card-wolf3 = گرگ ۳
card-wolf4 = گرگ ۴
card-hawk1 = شاهین ۱
card-hawk2 = شاهین ۲
card-hawk3 = شاهین ۳
card-hawk4 = شاهین ۴
card-viper1 = مار ۱
card-viper2 = مار ۲
card-viper3 = مار ۳
card-viper4 = مار ۴
card-fox1 = روباه ۱
card-fox2 = روباه ۲
card-fox3 = روباه ۳
card-fox4 = روباه ۴
card-wolf_chief = سردستهٔ گرگ‌ها
card-hawk_chief = سردستهٔ شاهین‌ها
card-viper_chief = سردستهٔ مارها
card-fox_chief = سردستهٔ روباه‌ها
card-karvansalar = کاروان‌سالار

card-kind-caravan = کاروان
card-kind-bandit = راهزن
card-kind-chief = سردسته
card-kind-karvansalar = کاروان‌سالار

card-help-caravan = جلوی خود می‌گذارید. اگر کسی حمله نکند، نوبتتان که برسد مال شماست. اگر در پایان در دستتان بماند { $value } سکه کم می‌شود.
card-help-bandit = کنار هر کاروانی که آنجا رنگ «{ $colour }» آزاد یا مال شما باشد. زور راهزن‌های همرنگ با هم جمع می‌شود.
card-help-chief = کنار کاروانی که از پیش راهزنِ «{ $colour }» شما آنجاست. از هر شمار راهزن زورمندتر است.
card-help-karvansalar = تنها کنار کاروان خودتان. از هر شمار راهزن زورمندتر است و راهزن هم نمی‌خواهد.

colour-wolf = گرگ
colour-hawk = شاهین
colour-viper = مار
colour-fox = روباه
gang-wolf = گرگ‌ها
gang-hawk = شاهین‌ها
gang-viper = مارها
gang-fox = روباه‌ها
colour-letter-wolf = گ
colour-letter-hawk = ش
colour-letter-viper = م
colour-letter-fox = ر
card-letter-karvansalar = ک

card-label = کارت «{ $card }»
caravan-label = کاروان { $caravan }، { $value } سکه
bandit-label = راهزنِ «{ $colour }» با زور { $strength }

## What is asked

ask-act = نوبت شماست: کارت می‌کشید یا بازی می‌کنید؟
ask-act-empty = دستهٔ کارت تمام شده: کارتی بازی کنید یا دور بیندازید.
ask-act-first = نوبت تیم شماست: خودتان شروع می‌کنید یا یارتان؟
ask-act-instead = یارتان نوبت را به شما داد: چه می‌کنید؟
ask-act-second = حرکت دوم تیم با شماست: چه می‌کنید؟

wait-act = نوبت { $seat } است.

## Moves

move-draw = کشیدن یک کارت
move-draw-hint = { $n } کارت مانده
move-draw-none = دستهٔ کارت تمام شده
move-caravan = به راه انداختن کاروان { $value } سکه‌ای
move-caravan-hint = جلوی شما می‌ماند
move-bandit = گذاشتن «{ $card }»
move-bandit-hint = یک کاروان انتخاب کنید
move-bandit-total = زور شما آنجا: { $total }
move-chief = گذاشتن «{ $card }»
move-chief-hint = کاروانی را انتخاب کنید که راهزن‌های شما از این گروه آنجا هستند
move-karvansalar = گذاشتن کاروان‌سالار
move-karvansalar-hint = یکی از کاروان‌های خود را انتخاب کنید
move-discard = دور انداختن «{ $card }»
move-discard-hint = بی‌استفاده
move-after_you = اول شما، { $seat }
move-after_you-hint = یارتان زودتر بازی می‌کند

move-draw-label = کشیدن یک کارت
move-caravan-label = به راه انداختن کاروان { $value } سکه‌ای
move-bandit-label = «{ $colour }» { $strength } کنار کاروان { $caravan }
move-chief-label = سردستهٔ «{ $colour }» کنار کاروان { $caravan }
move-karvansalar-label = کاروان‌سالار کنار کاروان { $caravan }
move-discard-label = دور انداختن «{ $card }»
move-after_you-label = اول یارتان بازی کند

## What happened

turn-turn_began = نوبت { $n }: { $seats }

event-dealt = { $seat } شش کارت گرفت.
    .rule = lut-3.1
event-dealt-you = شما شش کارت گرفتید.
event-plundered =
    { $own ->
        [yes] کاروان { $caravan } به مقصد رسید: { $value } سکه برای { $seats }.
       *[other] کاروان { $caravan } غارت شد: { $value } سکه برای { $seats }.
    }
    .rule = lut-7.5
event-plundered-you =
    { $own ->
        [yes] کاروان { $caravan } شما به مقصد رسید: { $value } سکه.
       *[other] کاروان { $caravan } را غارت کردید: { $value } سکه.
    }
event-drawn =
    { $left ->
        [0] { $seat } آخرین کارت دسته را کشید.
       *[other] { $seat } یک کارت کشید.
    }
    .rule = lut-4.4
event-drawn-you =
    { $left ->
        [0] شما آخرین کارت دسته را کشیدید.
       *[other] شما یک کارت کشیدید.
    }
event-caravan_played = { $seat } کاروان { $caravan } را با { $value } سکه به راه انداخت.
    .rule = lut-4.5
event-caravan_played-you = شما کاروان { $caravan } را با { $value } سکه به راه انداختید.
event-bandit_played =
    { $standing ->
        [leads] { $seat } «{ $colour }» { $strength } را کنار کاروان { $caravan } گذاشت و با { $total } دست بالا را گرفت.
        [level] { $seat } «{ $colour }» { $strength } را کنار کاروان { $caravan } گذاشت و با { $total } برابر شد.
       *[other] { $seat } «{ $colour }» { $strength } را کنار کاروان { $caravan } گذاشت؛ زورش آنجا { $total } است.
    }
    .rule = lut-5.2
event-bandit_played-you =
    { $standing ->
        [leads] شما «{ $colour }» { $strength } را کنار کاروان { $caravan } گذاشتید و با { $total } دست بالا را گرفتید.
        [level] شما «{ $colour }» { $strength } را کنار کاروان { $caravan } گذاشتید و با { $total } برابر شدید.
       *[other] شما «{ $colour }» { $strength } را کنار کاروان { $caravan } گذاشتید؛ زورتان آنجا { $total } است.
    }
event-chief_played = { $seat } سردستهٔ «{ $colour }» را کنار کاروان { $caravan } گذاشت و دست بالا را گرفت.
    .rule = lut-6.1
event-chief_played-you = شما سردستهٔ «{ $colour }» را کنار کاروان { $caravan } گذاشتید و دست بالا را گرفتید.
event-karvansalar_played = { $seat } کاروان‌سالار را کنار کاروان { $caravan } گذاشت و دست بالا را گرفت.
    .rule = lut-6.3
event-karvansalar_played-you = شما کاروان‌سالار را کنار کاروان { $caravan } گذاشتید و دست بالا را گرفتید.
event-discarded = { $seat } «{ $card }» را دور انداخت.
    .rule = lut-4.6
event-discarded-you = شما «{ $card }» را دور انداختید.
event-gave_way = { $seat } نوبت اول را به { $other } داد.
    .rule = lut-9.5
event-gave_way-you = شما نوبت اول را به { $other } دادید.
event-gave_way-to-you = { $seat } نوبت اول را به شما داد.
event-ended = دستهٔ کارت تمام و دستی خالی شده است. بازی تمام شد.
    .rule = lut-10.1
event-awarded = کاروان { $caravan } هنوز در راه بود؛ { $value } سکه‌اش به { $seats } رسید.
    .rule = lut-10.3
event-awarded-you = کاروان { $caravan } هنوز در راه بود؛ { $value } سکه‌اش به شما رسید.
event-caravan_lost =
    { $tied ->
        [yes] هیچ‌کس بر کاروان { $caravan } دست بالا را نداشت؛ { $value } سکه‌اش از دست رفت.
       *[other] کاروان { $caravan } هنوز در راه بود؛ { $value } سکه‌اش از دست رفت.
    }
    .rule = lut-10.3
event-hand_counted =
    { $coins ->
        [0] در دست { $seat } کاروانی نمانده است.
       *[other] در دست { $seat } کاروان‌هایی با { $coins } سکه مانده است.
    }
    .rule = lut-11.1
event-hand_counted-you =
    { $coins ->
        [0] در دست شما کاروانی نمانده است.
       *[other] در دست شما کاروان‌هایی با { $coins } سکه مانده است.
    }
event-reckoned = مجموع { $seats }: { $total }.
    .rule = lut-11.1
event-reckoned-you = مجموع شما: { $total }.
event-won =
    { $count ->
        [1] پیروزی از آنِ { $seats } است.
       *[other] { $seats } با هم برنده شدند.
    }
    .rule = lut-11.3
event-won-you =
    { $count ->
        [1] شما بردید!
       *[other] شما با هم بردید: { $seats }.
    }

## The reckoning

reckon-booty = غنیمت: { $value }
reckon-awarded = هنوز در راه: { $value }
reckon-unplayed = کاروان‌های مانده در دست: { $value }
reckon-total = سکه: { $value }
reckon-tied = کاروان { $caravan } ({ $value }): برابر، از دست رفت
reckon-lost = کاروان { $caravan } ({ $value }): از دست رفت

end-last_card_drawn = آخرین کارت دسته کشیده شد و دستی خالی بود
end-last_card_played = دستهٔ کارت تمام بود و آخرین کارتِ یک دست بازی شد
reason-last_card_drawn = آخرین کارت دسته کشیده شد
reason-last_card_played = آخرین کارتِ یک دست بازی شد
reason-coins = بیشترین سکه
reason-shared = سکهٔ برابر، پیروزی مشترک
decided-coins = بیشترین سکه
decided-shared = سکهٔ برابر، پیروزی مشترک

## Options

option-teams = تیم‌های دونفره
option-teams-help = همسایه‌ها با هم بازی می‌کنند: برای ۴، ۶ یا ۸ نفر. شش نفر و هشت نفر تنها تیمی بازی می‌کنند.
option-end_open_caravans = کاروان‌هایی که در پایان هنوز در راه‌اند
option-end_open_caravans-help = بازی که تمام شود، کاروانی که غارت نشده به چه کسی می‌رسد؟
option-end_open_caravans-award = به کسی که دست بالا را دارد
option-end_open_caravans-lost = به هیچ‌کس، از دست می‌رود
option-bandits_after_chief = راهزن پس از سردسته
option-bandits_after_chief-help = جایی که سردسته یا کاروان‌سالار هست، باز هم می‌شود راهزن گذاشت؟
option-bandits_after_chief-allow = بله
option-bandits_after_chief-forbid = نه
option-discard = دور انداختن کارت
option-discard-help = دستهٔ کارت که تمام شد، چه کسی می‌تواند کارتی را بی‌استفاده دور بیندازد؟
option-discard-free = هر کس
option-discard-only_stuck = تنها کسی که هیچ کارتی نمی‌تواند بازی کند
option-partners_see_hands = یارها کارت‌های هم را می‌بینند
option-partners_see_hands-help = در تیم، دست یارتان را هم می‌بینید.
option-show_booty = نشان دادن غنیمت همه
option-show_booty-help = نشان می‌دهد هر طرف چند سکه گرد آورده است، تا لازم نباشد به یاد بسپارید.
option-first_player = چه کسی شروع می‌کند
option-first_player-help = نوبت اول با کیست؟
option-first_player-random = به قید قرعه
option-first_player-host = میزبان

## Refusals

refused-lut-pile_empty = دیگر کارتی برای کشیدن نمانده است.
refused-lut-pile_left = تا دستهٔ کارت تمام نشده، کارتی دور انداخته نمی‌شود.
refused-lut-not_stuck = سر این میز تنها وقتی می‌توانید کارتی دور بیندازید که هیچ کارتی نتوانید بازی کنید.
refused-lut-caravans_stay = کاروان هرگز دور انداخته نمی‌شود.
refused-lut-not_in_hand = «{ $card }» در دست شما نیست.
refused-lut-no_such_card = چنین کارتی در این بازی نیست.
refused-lut-no_such_caravan = کاروان { $caravan } در راه نیست.
refused-lut-second_colour = رنگ شما کنار کاروان { $caravan } «{ $colour }» است و همان می‌ماند.
refused-lut-colour_taken = کنار کاروان { $caravan } دیگران با رنگ «{ $colour }» می‌جنگند.
refused-lut-closed = کنار کاروان { $caravan } سردسته یا کاروان‌سالار هست؛ دیگر راهزنی نمی‌آید.
refused-lut-no_bandit = کنار کاروان { $caravan } راهزنی از «{ $colour }» ندارید که این سردسته جلودارش باشد.
refused-lut-not_your_caravan = کاروان { $caravan } مال شما نیست؛ کاروان‌سالار تنها از کاروان خودتان پاسداری می‌کند.
refused-lut-not_your_choice = اکنون نمی‌توانید نوبت را به کسی بدهید.
refused-lut-teams_seats = تیم‌های دونفره برای ۴، ۶ یا ۸ نفر است، نه برای { $seats } نفر.
refused-lut-alone_seats = تک‌نفره حداکثر { $most } نفر بازی می‌کنند؛ ۶ و ۸ نفر تیمی بازی می‌کنند. شما { $seats } نفرید.

## Words on the board

word-road = در راه
word-road-empty = کاروانی در راه نیست
word-hand = دست شما
word-partner-hand = دست یارتان
word-pile = دستهٔ کارت
word-pile-left =
    { $n ->
        [0] تمام شده
       *[other] { $n } کارت مانده
    }
word-discarded = کارت‌های سوخته
word-booty = غنیمت
word-booty-count =
    { $n ->
        [0] هنوز هیچ
       *[other] { $n } کاروان
    }
word-coins = { $n } سکه
word-hand-count =
    { $n ->
        [0] بی‌کارت
       *[other] { $n } کارت
    }
word-caravan = کاروان { $caravan }
word-owner = مال { $seat }
word-owner-you = مال شما
word-leads = دست بالا: { $seats }
word-leads-you = دست بالا با شماست
word-level = برابر: دست بالا با هیچ‌کس نیست
word-unattacked = بی‌حمله
word-strength = زور
word-chief = سردسته
word-karvansalar = کاروان‌سالار
word-team = تیم
word-partner = یار
word-team-n = تیم { $n }
word-actions-first = حرکت اول
word-actions-second = حرکت دوم
word-yours-next = اگر کسی جواب ندهد مال شماست
word-reckoning = حساب آخر
word-winner = برنده
word-to-result = یکراست تا نتیجه

## Words of the board beside the cards

card-label-many = { $card }، { $n } تا

then-leads = دست بالا با شما
then-leads-with = دست بالا با زور { $total }
then-level-with = برابر با زور { $total }
then-behind-with = عقب با زور { $total }
then-decided = زور { $total }، دست بالا همان
move-then = کاروان { $caravan }، { $then }
move-no-place = اکنون هیچ‌جا جایش نیست

why-second_colour = رنگ شما اینجا «{ $colour }» است
why-colour_taken = «{ $colour }» گرفته شده
why-closed = دیگر راهزنی نمی‌آید
why-no_bandit = «{ $colour }» شما اینجا نیست
why-not_yours = مال شما نیست
why-not_stuck = تا کارتی برای بازی دارید نمی‌شود

word-turn = نوبتش است
word-then-you = پس از او نوبت شماست.
word-when =
    { $n ->
        [1] نوبت بعد
       *[other] { $n } نوبت دیگر
    }
word-upper-hand = دست بالا
word-level-short = برابر
word-lying = کنار این کاروان
word-lying-none = هنوز کسی به آن حمله نکرده است.
word-discarded-none = هنوز هیچ.
word-hands = همهٔ دست‌ها
word-left-in-hand = مانده در دست
word-all-open = کاروان‌هایی که هنوز در راه‌اند

## Bots: names of levels, as they stand inside a sentence

bot-easy = آسان
bot-easy-help = کاروان به راه می‌اندازد، هر جا دست بالا را بگیرد حمله می‌کند و وگرنه کارت می‌کشد.
bot-normal = معمولی
bot-normal-help = چند نقشه را در ذهن می‌آزماید و کار دیگران را حدس می‌زند.
bot-random = الله‌بختکی
bot-random-help = از میان حرکت‌های مجاز یکی را به قید قرعه انتخاب می‌کند.
