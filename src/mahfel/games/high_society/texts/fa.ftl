### High Society. The arguments of each message are listed in en.ftl.

## The game

game-name = های سوسایتی
game-pitch = برای شکوه خرج کنید، ولی نه تا ته جیب: فقیرترین مهمان برنده نمی‌شود.
game-goal = همه با یک اندازه پول می‌آیند و در مزایده چیزهای گران‌بها و نام نیک می‌خرند و از رسوایی می‌گریزند. چهارمین حاشیهٔ تیره که رو شود، بازی تمام است. فقیرترین بازیکن بیرون انداخته می‌شود و از میان بقیه آن که منزلتش بیشتر است می‌برد.

## Cards

card-L1 = گل زعفران
card-L2 = شیشهٔ عطر
card-L3 = ساعت جیبی
card-L4 = سماور نقره
card-L5 = گرامافون
card-L6 = قالی ابریشم
card-L7 = قایق بادبانی
card-L8 = انگشتر فیروزه
card-L9 = چلچراغ
card-L10 = کوشک باغ
card-P1 = خوش‌ذوقی
card-P2 = سخنوری
card-P3 = بخشندگی
card-faux_pas = اشتباه
card-passe = از مد افتاده
card-scandale = رسوایی (½)

card-kind-luxury = لوکس
card-kind-prestige = اعتبار
card-kind-disgrace = رسوایی

# A left-to-right mark keeps the sign on the left of the digit.
card-value-luxury = { $n }
card-value-prestige = { "\u200E×۲" }
card-value-faux_pas = !
card-value-passe = { "\u200E−۵" }
card-value-scandale = ½

card-help-luxury = { $n } واحد به منزلت شما می‌افزاید.
card-help-prestige = منزلت شما را دو برابر می‌کند. حاشیهٔ تیره دارد.
card-help-faux_pas = یکی از کارت‌های لوکس خود را از دست می‌دهید؛ اگر ندارید، نخستین کارت لوکسی را که بگیرید.
card-help-passe = ۵ واحد از منزلت شما کم می‌کند، پیش از هر دو برابر شدن.
card-help-scandale = منزلت شما را نصف می‌کند. حاشیهٔ تیره دارد.

card-label = «{ $card }»، کارت { $kind }
card-label-luxury = «{ $card }»، کارت لوکس { $n }
money-label = کارت پول { $n }

## What is asked

ask-bid = «{ $card }»: { $least } به بالا پیشنهاد می‌دهید، یا رد؟
ask-bid-first = «{ $card }» به مزایده آمد. پیشنهادی دارید، یا رد؟
ask-bid-reverse = برای نگرفتن «{ $card }» دست‌کم { $least } بگذارید. اگر رد کنید، مال شماست.
ask-bid-reverse-first = «{ $card }» را نمی‌خواهید؟ پیشنهاد بدهید. اگر رد کنید، مال شماست.
ask-sacrifice = گرفتار «اشتباه» شدید: از کدام کارت لوکس خود می‌گذرید؟

wait-bid = نوبت { $seat } است.
wait-sacrifice = { $seat } باید از یکی از کارت‌های لوکسش بگذرد.

## Moves

move-pass = رد می‌کنم
move-pass-hint =
    { $n ->
        [0] از این مزایده کنار می‌روید
       *[other] { $n } پس می‌گیرید
    }
move-pass-hint-reverse =
    { $n ->
        [0] «{ $card }» مال شما می‌شود
       *[other] «{ $card }» مال شما؛ { $n } پس می‌گیرید
    }
move-bid = پیشنهاد { $total }
move-bid-hint = { $count } کارت می‌افزایید
move-bid-short = { $n } دیگر لازم است
move-bid-lowest = کمترین پیشنهاد شما: { $total }
move-bid-none = کارت پول انتخاب کنید
move-bid-cannot = پولتان به { $least } نمی‌رسد
move-sacrifice = گذشتن از «{ $card }»
move-sacrifice-none = یک کارت لوکس انتخاب کنید

move-bid-label = پیشنهاد با { $cards } (مجموع { $total })
move-pass-label = رد
move-sacrifice-label = گذشتن از «{ $card }»

## What happened

turn-revealed = دور { $n }: { $card }

event-revealed =
    { $dark ->
        [0] «{ $card }» رو شد.
       *[other] «{ $card }» رو شد. حاشیهٔ تیره: { $dark } از ۴.
    }
    .rule = high_society-4.1
event-bid = { $seat } با { $cards } پیشنهاد را به { $total } رساند.
    .rule = high_society-5.2
event-bid-you = شما با { $cards } پیشنهاد را به { $total } رساندید.
event-passed =
    { $took_back ->
        [0] { $seat } رد کرد.
       *[other] { $seat } رد کرد و { $took_back } پس گرفت.
    }
    .rule = high_society-5.5
event-passed-you =
    { $took_back ->
        [0] شما رد کردید.
       *[other] شما رد کردید و { $took_back } پس گرفتید.
    }
event-taken =
    { $price ->
        [0] هیچ‌کس پیشنهادی نداد؛ «{ $card }» رایگان به { $seat } رسید.
       *[other] { $seat } با { $price } برندهٔ «{ $card }» شد.
    }
    .rule = high_society-5.7
event-taken-you =
    { $price ->
        [0] هیچ‌کس پیشنهادی نداد؛ «{ $card }» رایگان به شما رسید.
       *[other] شما با { $price } برندهٔ «{ $card }» شدید.
    }
event-disgraced = «{ $card }» نصیب { $seat } شد.
    .rule = high_society-7.3
event-disgraced-you = «{ $card }» نصیب شما شد.
event-lost = { $seat } برای گریختن { $price } پرداخت.
    .rule = high_society-7.4
event-lost-you = شما برای گریختن { $price } پرداختید.
event-sacrificed = { $seat } از «{ $card }» گذشت؛ «اشتباه» هم کنار رفت.
    .rule = high_society-8.2
event-sacrificed-you = شما از «{ $card }» گذشتید؛ «اشتباه» هم کنار رفت.
event-pending = { $seat } هنوز کارت لوکسی ندارد؛ «اشتباه» پیش او می‌ماند.
    .rule = high_society-8.3
event-pending-you = شما هنوز کارت لوکسی ندارید؛ «اشتباه» پیشتان می‌ماند.
event-forfeited = نخستین کارت لوکس { $seat }، «{ $card }»، همراه «اشتباه» دور ریخته شد.
    .rule = high_society-8.3
event-forfeited-you = نخستین کارت لوکس شما، «{ $card }»، همراه «اشتباه» دور ریخته شد.
event-ended = چهارمین حاشیهٔ تیره رو شد: «{ $card }». بازی تمام است و این کارت به کسی نمی‌رسد.
    .rule = high_society-10.1
event-money_shown = { $seat } دستش را رو کرد؛ پول مانده: { $money }.
    .rule = high_society-11.1
event-money_shown-you = شما دستتان را رو کردید؛ پول مانده: { $money }.
event-cast_out = { $seat } با { $money } کمترین پول را دارد و بیرون انداخته شد.
    .rule = high_society-11.2
event-cast_out-you = شما با { $money } کمترین پول را دارید و بیرون انداخته شدید.
event-reckoned = منزلت { $seat }: { $status }.
    .rule = high_society-11.3
event-reckoned-you = منزلت شما: { $status }.
event-won =
    { $count ->
        [0] همه بیرون انداخته شدند؛ کسی برنده نشد.
       *[other] پیروزی از آنِ { $seats } است.
    }
    .rule = high_society-11.7
event-won-you =
    { $count ->
        [1] شما بردید!
       *[other] شما هم بردید؛ برندگان: { $seats }.
    }
event-shared_win = { $seats } با هم بردند.
    .rule = high_society-12.3
event-shared_win-you = شما هم بردید؛ برندگان: { $seats }.

## The reckoning

reckon-luxury = جمع کارت‌های لوکس: { $value }
reckon-luxury-none = کارت لوکسی در کار نیست: { $value }
reckon-passe = ۵ تا کمتر برای «از مد افتاده»: { $value }
reckon-double = دو برابر برای «{ $card }»: { $value }
reckon-half = نصف برای «رسوایی (½)»: { $value }
reckon-total = منزلت: { $value }
reckon-money = پول مانده: { $value }
reckon-cast-out = کمترین پول: بیرون انداخته شد و منزلتش به حساب نمی‌آید.
reckon-tie-money = منزلت برابر است؛ { $seat } پول بیشتری دارد و می‌برد.
reckon-tie-luxury = منزلت و پول برابر است؛ ارزشمندترین کارت لوکس، «{ $card }»، پیش { $seat } است.
reckon-tie-shared = همه چیز برابر است؛ برد را با هم تقسیم می‌کنند.
reckon-all-cast-out = همه به یک اندازه پول دارند، پس همه بیرون انداخته می‌شوند.

end-fourth_dark = چهارمین حاشیهٔ تیره رو شد

reason-status = بیشترین منزلت
reason-money = منزلت برابر، پول بیشتر
reason-luxury = منزلت و پول برابر، کارت لوکس ارزشمندتر
reason-shared = برابری کامل، برد مشترک
reason-last_standing = تنها کسی که بیرون انداخته نشد
reason-nobody = همه بیرون انداخته شدند

## Options

option-tie_break = در صورت تساوی
option-tie_break-help = اگر منزلت و پول هر دو برابر بود چه شود؟
option-tie_break-luxury = ارزشمندترین کارت لوکس
option-tie_break-shared = برد مشترک
option-all_tied = اگر پول همه برابر بود
option-all_tied-help = وقتی پول ماندهٔ همه به یک اندازه است، آیا همه بیرون انداخته می‌شوند؟
option-all_tied-nobody_wins = همه بیرون می‌روند و کسی نمی‌برد
option-all_tied-nobody_out = کسی بیرون نمی‌رود
option-money_memory_aid = نمایش پول دیگران
option-money_memory_aid-help = پول ماندهٔ هر بازیکن را نشان می‌دهد تا لازم نباشد به خاطر بسپارید.
option-first_player = آغازگر
option-first_player-help = نخستین پیشنهاد با چه کسی است؟
option-first_player-random = به قید قرعه
option-first_player-host = میزبان

## Refusals

refused-high_society-not_your_money = این کارت پول در دست شما نیست.
refused-high_society-too_low = پیشنهاد باید دست‌کم { $least } باشد.
refused-high_society-repeated_card = هر کارت پول را فقط یک بار می‌توان گذاشت.
refused-high_society-unsorted = کارت‌های پول باید از کم به زیاد نوشته شوند.
refused-high_society-empty_bid = برای پیشنهاد دست‌کم یک کارت پول بگذارید.
refused-high_society-no_such_card = چنین کارتی در این بازی نیست.
refused-high_society-not_a_luxury = فقط از کارت‌های لوکس ۱ تا ۱۰ می‌توان گذشت.
refused-high_society-not_owned = این کارت پیش شما نیست.

## Words on the board

word-money = پول
word-status = منزلت
word-hand = دست شما: کارت‌های پول
word-deck = دستهٔ منزلت
word-deck-left =
    { $n ->
        [0] کارتی نمانده
       *[other] { $n } کارت مانده
    }
word-dark = حاشیهٔ تیره
word-dark-count = حاشیهٔ تیره: { $n } از ۴
word-dark-why = چهارمی پایان بازی است
word-money-left = پول مانده
word-hand-count =
    { $n ->
        [0] بدون کارت پول
       *[other] { $n } کارت پول
    }
word-high = بالاترین پیشنهاد
word-least = دست‌کم
word-on-table = روی میز
word-owned = داشته‌ها
word-nothing-yet = هنوز هیچ
word-nobody-yet = هنوز کسی پیشنهاد نداده
word-passed = رد کرد
word-starter = آغازگر
word-cast-out = بیرون انداخته شد
word-free = رایگان
word-reverse = مزایدهٔ وارونه
word-reverse-why = نخستین کسی که رد کند این کارت را می‌گیرد
word-pending = «اشتباه» در انتظار
word-pending-why = نخستین کارت لوکس همراه آن دور ریخته می‌شود
word-discarded = دور ریخته‌ها
word-round = دور { $n }
word-reckoning = حساب آخر
word-winner = برنده
word-to-result = یک‌راست به نتیجه

## Bots

bot-easy = آسان
bot-easy-help = صرفه‌جویی که با یک حساب سرانگشتی بازی می‌کند.
bot-normal = معمولی
bot-normal-help = چند نقشه را پیش خود می‌آزماید و حدس می‌زند دیگران چه می‌کنند.
bot-random = الله‌بختکی
bot-random-help = از میان حرکت‌های مجاز یکی را به قید قرعه انتخاب می‌کند.
