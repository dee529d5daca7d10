### Sabotage in the Gold Mine. The arguments of each message are described in en.ftl.

## The game

game-name = خرابکاری در معدن طلا
game-pitch = همه دنبال طلا می‌کَنند، ولی نه همه از ته دل.
game-goal = با هم دالان می‌کَنید تا به گنج برسید، ولی میان شما خرابکار هم هست. اگر راه به گنج باز شود جویندگان طلا پاداش می‌گیرند، وگرنه خرابکاران. پس از سه دور هر کس بیشترین قطعهٔ طلا را داشته باشد می‌برد.

## Cards

card-X4 = چهارراه
card-TV = سه‌راه ایستاده
card-TH = سه‌راه خوابیده
card-SV = دالان ایستاده
card-SH = دالان خوابیده
card-CR = پیچ راست
card-CL = پیچ چپ
card-D4 = بن‌بست چهارسو
card-DTV = بن‌بست سه‌سوی ایستاده
card-DTH = بن‌بست سه‌سوی خوابیده
card-DSV = بن‌بست ایستاده
card-DSH = بن‌بست خوابیده
card-DCR = بن‌بست پیچ راست
card-DCL = بن‌بست پیچ چپ
card-D1V = بن‌بست تک‌دهانهٔ ایستاده
card-D1H = بن‌بست تک‌دهانهٔ خوابیده
card-START = شروع
card-GOLD = گنج
card-STONE_R = سنگ پیچ راست
card-STONE_L = سنگ پیچ چپ
card-break_lamp = شکستن چراغ
card-break_cart = شکستن واگن
card-break_pick = شکستن کلنگ
card-mend_lamp = تعمیر چراغ
card-mend_cart = تعمیر واگن
card-mend_pick = تعمیر کلنگ
card-mend_lamp_cart = تعمیر چراغ یا واگن
card-mend_lamp_pick = تعمیر چراغ یا کلنگ
card-mend_cart_pick = تعمیر واگن یا کلنگ
card-map = نقشه
card-rockfall = ریزش
card-label = کارت «{ $card }»
card-label-turned = کارت «{ $card }»، چرخیده
card-label-down = کارت روبه‌پایین
gold-label = کارت طلا: { $n }
card-help-tunnel = به معدن افزوده می‌شود؛ دهانه کنار دهانه، دیوار کنار دیوار.
card-help-dead_end = دهانه‌هایش به هم راه ندارد.
card-help-break = یک ابزار بازیکن دیگری را می‌شکند؛ تا تعمیر نشود او دالان نمی‌کَند.
card-help-mend = یک ابزار شکستهٔ هر کس را درست می‌کند.
card-help-map = پنهانی زیر یک مقصد را نشان می‌دهد.
card-help-rockfall = یک دالان را از معدن برمی‌دارد.
tool-lamp = چراغ
tool-cart = واگن
tool-pick = کلنگ
goal-top = مقصد بالایی
goal-middle = مقصد میانی
goal-bottom = مقصد پایینی
treasure-top = مقصد بالایی
treasure-middle = مقصد میانی
treasure-bottom = مقصد پایینی
role-miner = جویندهٔ طلا
role-saboteur = خرابکار
aside-miner = جویندهٔ طلا
aside-saboteur = خرابکار
role-help-miner = راه را به گنج باز کنید و خرابکار را پیدا کنید.
role-help-saboteur = نگذارید کسی به گنج برسد، و لو نروید.

## What is asked

ask-turn = نوبت شماست: دالان بکنید، کارتی بازی کنید یا رد کنید.
ask-turn-broken = ابزارتان شکسته است: کارت عملیاتی بازی کنید یا رد کنید.
ask-turn-last = بانک خالی است: یک کارت بازی کنید یا باطل کنید.
ask-keep = کدام کارت طلا را برمی‌دارید؟ بقیه به نفر بعد می‌رسد.
wait-turn = نوبت { $seat } است.
wait-keep = { $seat } طلا برمی‌دارد.

## Moves

moves-dig = کندن دالان
moves-break = شکستن ابزار
moves-mend = تعمیر
moves-rockfall = ریزش
moves-map = نقشه
moves-pass = رد کردن
moves-keep = برداشتن طلا
move-dig-label =
    { $turned ->
        [yes] «{ $card }» چرخیده در ستون { $x }، ردیف { $y }
       *[no] «{ $card }» در ستون { $x }، ردیف { $y }
    }
move-break-label = شکستن { $tool } { $seat }
move-mend-label = تعمیر { $tool } { $seat } با «{ $card }»
move-rockfall-label = ریزش در ستون { $x }، ردیف { $y }
move-map-label = نگاه به { $goal }
move-pass-label = باطل کردن «{ $card }»
move-keep-label = برداشتن { $gold } قطعه
move-dig = کندن
move-turn = چرخاندن
move-break = شکستن
move-mend = تعمیر
move-rockfall = ریزش
move-map = نگاه کردن
move-pass = رد می‌کنم
move-keep = برداشتن
move-why-none = یک کارت انتخاب کنید
move-why-place = یک خانه در معدن انتخاب کنید
move-why-nowhere = جایی برای این کارت نیست
move-why-target = یک بازیکن انتخاب کنید
move-why-goal = یک مقصد انتخاب کنید
move-why-broken = ابزارتان شکسته است
move-why-nobody = به کسی نمی‌خورد
move-why-face-down = رو به پایین باطل می‌شود
move-break-tool = شکستن { $tool }
move-mend-tool = تعمیر { $tool }

## What happened

turn-round_began = دور { $n }: آغازگر { $seat }
event-dealt = { $seat } نقش و { $count } کارت گرفت.
    .rule = saboteur-3.3
event-dealt-you = نقش و { $count } کارت به شما رسید.
event-dug = { $seat } «{ $card }» را در ستون { $x }، ردیف { $y } گذاشت.
    .rule = saboteur-5.2
event-dug-you = شما «{ $card }» را در ستون { $x }، ردیف { $y } گذاشتید.
event-goal_turned = { $seat } به { $goal } رسید: «{ $card }».
    .rule = saboteur-5.6
event-goal_turned-you = شما به { $goal } رسیدید: «{ $card }».
event-broke = { $seat } { $tool } { $target } را شکست.
    .rule = saboteur-6.1
event-broke-you = شما { $tool } { $target } را شکستید.
event-broke-to-you = { $seat } { $tool } شما را شکست.
event-mended =
    { $target ->
        [0] { $seat } { $tool } خودش را درست کرد.
       *[other] { $seat } { $tool } { $target } را درست کرد.
    }
    .rule = saboteur-6.3
event-mended-you =
    { $target ->
        [0] شما { $tool } خود را درست کردید.
       *[other] شما { $tool } { $target } را درست کردید.
    }
event-mended-to-you = { $seat } { $tool } شما را درست کرد.
event-fell = { $seat } «{ $card }» را در ستون { $x }، ردیف { $y } ویران کرد.
    .rule = saboteur-6.5
event-fell-you = شما «{ $card }» را در ستون { $x }، ردیف { $y } ویران کردید.
event-map_read = { $seat } پنهانی { $goal } را دید.
    .rule = saboteur-6.7
event-map_read-you = شما پنهانی { $goal } را دیدید.
event-passed = { $seat } رد کرد و یک کارت را رو به پایین باطل کرد.
    .rule = saboteur-4.3
event-passed-you = شما رد کردید و یک کارت را رو به پایین باطل کردید.
event-round_ended =
    { $seat ->
        [0] دور { $n } تمام شد و کسی به گنج نرسید. گنج اینجا بود: { $treasure }.
       *[other] دور { $n } تمام شد: { $seat } به گنج رسید.
    }
    .rule = saboteur-9.3
event-round_ended-you = دور { $n } تمام شد: شما به گنج رسیدید.
event-roles_shown =
    { $count ->
        [0] خرابکاری در کار نبود. نقش کنارمانده: { $aside }.
       *[other] خرابکاران این دور: { $seats }. نقش کنارمانده: { $aside }.
    }
    .rule = saboteur-9.3
event-pool_drawn = { $count } کارت طلا برداشته شد. به این ترتیب می‌گیرند: { $seats }.
    .rule = saboteur-9.4
event-gold_kept = { $seat } یک کارت طلا برداشت.
    .rule = saboteur-9.5
event-gold_kept-you = شما یک کارت طلا برداشتید.
event-paid = { $seat } { $nuggets } قطعهٔ طلا مزد گرفت.
    .rule = saboteur-9.8
event-paid-you = شما { $nuggets } قطعهٔ طلا مزد گرفتید.
event-nobody_paid = { $why }؛ این دور به کسی طلا نرسید.
    .rule = saboteur-9.10
why-no_saboteur = خرابکاری در کار نبود
why-no_miner = هیچ جویندهٔ طلایی ابزار سالم ندارد
event-counted = { $seat } طلایش را رو کرد: { $nuggets } قطعه.
    .rule = saboteur-10.3
event-counted-you = شما طلایتان را رو کردید: { $nuggets } قطعه.
event-won = پیروزی از آنِ { $seats } است.
    .rule = saboteur-10.3
event-won-you =
    { $count ->
        [1] شما بردید!
       *[other] شما هم بردید؛ برندگان: { $seats }.
    }

## The reckoning

end-rounds_played = همهٔ دورها بازی شد
reason-nuggets = بیشترین قطعهٔ طلا
reason-shared = برابری، برد مشترک
decided-nuggets = بیشترین قطعهٔ طلا
decided-shared = برابری، برد مشترک

## Options

option-gold_pool = کارت‌های طلا برای برداشتن
option-gold_pool-help = وقتی گنج پیدا می‌شود چند کارت طلا برداشته شود؟
option-gold_pool-players = به شمار بازیکنان، حداکثر ۹
option-gold_pool-miners = به شمار جویندگان طلا، به هر کدام یکی
option-gold_cards = طلای معدن
option-gold_cards-help = معدن کهنه کم‌طلاتر است و کارت‌های بی‌طلا دارد.
option-gold_cards-printed = مانند جعبهٔ بازی
option-gold_cards-old_mine = معدن کهنه
option-competitive = رقابتی
option-competitive-help = جویندهٔ طلایی که در پایان دور ابزارش شکسته باشد طلایی نمی‌گیرد.
option-hidden_goal_is_open = مقصد پنهان باز است
option-hidden_goal_is_open-help = کارت کنار مقصد روبه‌پایین باید رو به آن دهانه داشته باشد.
option-redeal_if_no_saboteur = پخش دوباره بدون خرابکار
option-redeal_if_no_saboteur-help = اگر نقش خرابکار به کسی نرسید، نقش‌ها از نو پخش شود. فقط برای ۳ و ۴ نفر معنا دارد.
option-rounds = شمار دورها
option-rounds-help = چند دور بازی می‌کنید؟
option-first_player = آغازگر
option-first_player-help = دور نخست با چه کسی آغاز می‌شود؟
option-first_player-random = به قید قرعه
option-first_player-host = میزبان

## Refusals

refused-saboteur-no_such_card = چنین کارتی در این بازی نیست.
refused-saboteur-not_in_hand = «{ $card }» در دست شما نیست.
refused-saboteur-not_a_tunnel = «{ $card }» کارت دالان نیست.
refused-saboteur-half_turn = کارت فقط نیم‌چرخ می‌چرخد.
refused-saboteur-broken_tools = با ابزار شکسته نمی‌شود دالان کند.
refused-saboteur-too_far = این خانه بیرون از دسترس معدن است.
refused-saboteur-taken = در این خانه کارتی هست.
refused-saboteur-not_connected = دالانی که به شروع وصل باشد به این خانه نمی‌رسد.
refused-saboteur-wall_to_the_light = هیچ دهانهٔ این کارت به دالان وصل نمی‌رسد؛ شاید با نیم‌چرخ برسد.
refused-saboteur-does_not_fit = کارت با همسایه‌هایش جور نیست.
refused-saboteur-no_such_tool = چنین ابزاری نیست.
refused-saboteur-no_such_seat = چنین بازیکنی سر میز نیست.
refused-saboteur-not_yourself = ابزار خودتان را نمی‌توانید بشکنید.
refused-saboteur-already_broken = این ابزار { $seat } همین حالا هم شکسته است.
refused-saboteur-mends_other = «{ $card }» این ابزار را درست نمی‌کند.
refused-saboteur-not_broken = این ابزار { $seat } شکسته نیست.
refused-saboteur-rock_stays = شروع و مقصدها سر جایشان می‌مانند.
refused-saboteur-nothing_there = در این خانه دالانی نیست.
refused-saboteur-no_such_goal = چنین مقصدی نیست.
refused-saboteur-goal_is_known = این مقصد رو شده است.
refused-saboteur-pass_needs_card = برای رد کردن باید یک کارت باطل کنید.
refused-saboteur-not_in_pool = چنین کارت طلایی میان این کارت‌ها نیست.

## Words on the board

word-mine = معدن
word-role = نقش شما
word-hand = دست شما
word-pile = بانک
word-up = کارت‌های باطل‌شده
word-down = روبه‌پایین
word-gold = طلا
word-nuggets = قطعهٔ طلا
word-loose = قطعهٔ تکی
word-round = دور { $n } از { $rounds }
word-starter = آغازگر
word-broken = ابزار شکسته
word-maps = نقشه‌های شما
word-map-gold = گنج اینجاست
word-map-stone = اینجا سنگ است
word-discarded = باطل‌شده‌های شما
word-pool = طلا برای برداشتن
word-queue = نوبت برداشتن
word-lots = طلایی که رد کردید
word-stories = دورهای پیش
word-saboteurs = خرابکاران
word-aside = نقش کنارمانده
word-found = گنج پیدا شد
word-not-found = گنج پیدا نشد
word-reckoning = حساب آخر
word-winner = برنده
word-deeds = کارهای این دور
word-helped = پیش برد: { $n }
word-hindered = پس زد: { $n }
word-fit = دیدن همهٔ معدن
word-cut-off = جدا از شروع
word-start = شروع
word-goals = مقصدها
word-rock = سنگ بی‌طلا
word-pile-left =
    { $n ->
        [0] بانک خالی است
       *[other] { $n } کارت مانده
    }
word-hand-count =
    { $n ->
        [0] دست خالی
       *[other] { $n } کارت
    }
word-gold-count =
    { $n ->
        [0] بدون طلا
       *[other] { $n } کارت طلا
    }
word-nugget-count = { $n } قطعه

## On the board

letter-lamp = چ
letter-cart = و
letter-pick = ک
letter-map = ن
letter-rockfall = ر
word-look = نقش
word-hold = برای دیدن نقشتان بزنید
word-hide = پنهان کردن نقش
word-zoom = اندازهٔ معدن
word-zoom-in = نزدیک‌تر
word-zoom-out = دورتر
word-notes = یادداشت‌ها
word-go-on = ادامه
word-to-result = یک‌راست تا نتیجه
word-dashed = خانهٔ خط‌چین: با چرخاندن جور است.
word-on-board = روی میز
word-unknown = نامعلوم
word-looked = مقصدهای دیده
word-broke = شکستن ابزار
word-mended = تعمیر ابزار
word-saw = { $goal }: { $card }
cell-label = ستون { $x }، ردیف { $y }
cell-label-turn = ستون { $x }، ردیف { $y }، با چرخاندن
laid-label = { $card }: ستون { $x }، ردیف { $y }
laid-label-cut = { $card }: ستون { $x }، ردیف { $y }، جدا از شروع
fall-label = ریزش روی { $card }: ستون { $x }، ردیف { $y }
goal-label-down = { $goal }: روبه‌پایین
goal-label-seen = { $goal }: روبه‌پایین، شما دیده‌اید: { $card }
goal-label-up = { $goal }: { $card }
goal-looked = دیده‌اند: { $seats }
hint-goal = { $goals } رو می‌شود
hint-joined = { $n } کارت را دوباره وصل می‌کند
hint-onward = به { $n } خانه راه می‌دهد
hint-end = به جایی راه ندارد
hint-break = { $seat } تا تعمیر نکند دالان نمی‌کَند
hint-mend = { $seat } دوباره می‌تواند بکَند
hint-mend-more = { $seat } هنوز ابزار شکسته دارد
hint-mend-you = دوباره می‌توانید بکنید
hint-mend-more-you = هنوز ابزار شکسته دارید
hint-cuts =
    { $n ->
        [0] چیزی جدا نمی‌شود
       *[other] { $n } کارت جدا می‌شود
    }
hint-map = فقط شما می‌بینید
hint-keep =
    { $n ->
        [0] چیزی نمی‌ماند
       *[other] { $n } کارت به { $seat } می‌رسد
    }
why-not_yourself = خودتان نه
why-already_broken = شکسته است
why-not_broken = تعمیر لازم ندارد
why-turn-alike = چرخیده‌اش همین است
why-turn-misfit = چرخیده جور نیست

## Bots

bot-easy = آسان
bot-easy-help = راست به سوی گنج می‌کَند، یا همان اول خراب می‌کند.
bot-normal = معمولی
bot-normal-help = کارهای دیگران را به خاطر می‌سپارد و چند نقشه را پیش خود می‌آزماید.
bot-random = الله‌بختکی
bot-random-help = از میان حرکت‌های مجاز یکی را به قید قرعه انتخاب می‌کند.
