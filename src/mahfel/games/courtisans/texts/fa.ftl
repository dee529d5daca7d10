### Courtisans. The arguments of each message are listed in en.ftl.

## The game

game-name = درباریان
game-pitch = در ضیافت ملکه کسی را بالا ببرید، کسی را پایین، و حواستان به جاسوس‌ها باشد.
game-goal = هر نوبت سه کارت می‌گذارید: یکی سر میز ملکه، یکی در قلمرو خودتان و یکی در قلمرو یک حریف. در پایان خانواده‌هایی که بالای میز سنگین‌ترند محترم‌اند و کارت‌هایشان امتیاز می‌دهند؛ آن‌ها که پایین سنگین‌ترند مطرودند و امتیاز کم می‌کنند. دو مأموریت مخفی هم دارید.

## Families, roles, cards

family-butterflies = رنگین‌پران
family-toads = زُمختان
family-nightingales = آوازه‌خوانان
family-hares = چابکان
family-stags = آهوزادگان
family-carps = کپوران

role-plain = درباری ساده
role-noble = اشراف‌زاده
role-guard = نگهبان
role-assassin = قاتل
role-spy = جاسوس

role-help-plain = کار ویژه‌ای نمی‌کند.
role-help-noble = در پایان دو کارت شمرده می‌شود.
role-help-guard = هیچ قاتلی به او دست نمی‌یابد.
role-help-assassin = وقتی گذاشته می‌شود می‌تواند یک کارت دیگر از همان ناحیه را حذف کند.
role-help-spy = به پشت گذاشته می‌شود و تا پایان هیچ‌کس نمی‌داند از کدام خانواده است.

card-butterflies-plain = درباری سادهٔ رنگین‌پران
card-butterflies-noble = اشراف‌زادهٔ رنگین‌پران
card-butterflies-guard = نگهبان رنگین‌پران
card-butterflies-assassin = قاتل رنگین‌پران
card-butterflies-spy = جاسوس رنگین‌پران
card-toads-plain = درباری سادهٔ زُمختان
card-toads-noble = اشراف‌زادهٔ زُمختان
card-toads-guard = نگهبان زُمختان
card-toads-assassin = قاتل زُمختان
card-toads-spy = جاسوس زُمختان
card-nightingales-plain = درباری سادهٔ آوازه‌خوانان
card-nightingales-noble = اشراف‌زادهٔ آوازه‌خوانان
card-nightingales-guard = نگهبان آوازه‌خوانان
card-nightingales-assassin = قاتل آوازه‌خوانان
card-nightingales-spy = جاسوس آوازه‌خوانان
card-hares-plain = درباری سادهٔ چابکان
card-hares-noble = اشراف‌زادهٔ چابکان
card-hares-guard = نگهبان چابکان
card-hares-assassin = قاتل چابکان
card-hares-spy = جاسوس چابکان
card-stags-plain = درباری سادهٔ آهوزادگان
card-stags-noble = اشراف‌زادهٔ آهوزادگان
card-stags-guard = نگهبان آهوزادگان
card-stags-assassin = قاتل آهوزادگان
card-stags-spy = جاسوس آهوزادگان
card-carps-plain = درباری سادهٔ کپوران
card-carps-noble = اشراف‌زادهٔ کپوران
card-carps-guard = نگهبان کپوران
card-carps-assassin = قاتل کپوران
card-carps-spy = جاسوس کپوران
card-spy = جاسوس

victim-butterflies-plain = { card-butterflies-plain }
victim-butterflies-noble = { card-butterflies-noble }
victim-butterflies-assassin = { card-butterflies-assassin }
victim-toads-plain = { card-toads-plain }
victim-toads-noble = { card-toads-noble }
victim-toads-assassin = { card-toads-assassin }
victim-nightingales-plain = { card-nightingales-plain }
victim-nightingales-noble = { card-nightingales-noble }
victim-nightingales-assassin = { card-nightingales-assassin }
victim-hares-plain = { card-hares-plain }
victim-hares-noble = { card-hares-noble }
victim-hares-assassin = { card-hares-assassin }
victim-stags-plain = { card-stags-plain }
victim-stags-noble = { card-stags-noble }
victim-stags-assassin = { card-stags-assassin }
victim-carps-plain = { card-carps-plain }
victim-carps-noble = { card-carps-noble }
victim-carps-assassin = { card-carps-assassin }
victim-spy-1 = جاسوس ۱
victim-spy-2 = جاسوس ۲
victim-spy-3 = جاسوس ۳
victim-spy-4 = جاسوس ۴
victim-spy-5 = جاسوس ۵
victim-spy-6 = جاسوس ۶
victim-spy-7 = جاسوس ۷
victim-spy-8 = جاسوس ۸
victim-spy-9 = جاسوس ۹
victim-spy-10 = جاسوس ۱۰
victim-spy-11 = جاسوس ۱۱
victim-spy-12 = جاسوس ۱۲
side-above = بالای میز
side-below = پایین میز

## Missions

mission-fewer-butterflies = رنگین‌پران در قلمرو خود کمتر از قلمرو نفر سمت چپ
mission-fewer-toads = زُمختان در قلمرو خود کمتر از قلمرو نفر سمت چپ
mission-fewer-nightingales = آوازه‌خوانان در قلمرو خود کمتر از قلمرو نفر سمت چپ
mission-fewer-hares = چابکان در قلمرو خود کمتر از قلمرو نفر سمت چپ
mission-fewer-stags = آهوزادگان در قلمرو خود کمتر از قلمرو نفر سمت چپ
mission-fewer-carps = کپوران در قلمرو خود کمتر از قلمرو نفر سمت چپ
mission-three_nobles = دست‌کم ۳ اشراف‌زاده در قلمرو خود
mission-two_assassins = دست‌کم ۲ قاتل در قلمرو خود
mission-four_guards = دست‌کم ۴ نگهبان در قلمرو خود
mission-three_spies = دست‌کم ۳ جاسوس در قلمرو خود
mission-disgraced-butterflies = رنگین‌پران مطرود باشند
mission-disgraced-toads = زُمختان مطرود باشند
mission-disgraced-nightingales = آوازه‌خوانان مطرود باشند
mission-disgraced-hares = چابکان مطرود باشند
mission-disgraced-stags = آهوزادگان مطرود باشند
mission-disgraced-carps = کپوران مطرود باشند
mission-all_below = هر خانواده دست‌کم یک کارت پایین میز
mission-five_below = خانواده‌ای با دست‌کم ۵ کارت پایین میز
mission-few_esteemed = حداکثر ۳ خانواده محترم باشند
mission-two_disgraced = دست‌کم ۲ خانواده مطرود باشند

mission-short-fewer-butterflies = رنگین‌پران: کمتر از نفر چپ
mission-short-fewer-toads = زُمختان: کمتر از نفر چپ
mission-short-fewer-nightingales = آوازه‌خوانان: کمتر از نفر چپ
mission-short-fewer-hares = چابکان: کمتر از نفر چپ
mission-short-fewer-stags = آهوزادگان: کمتر از نفر چپ
mission-short-fewer-carps = کپوران: کمتر از نفر چپ
mission-short-three_nobles = ۳ اشراف‌زاده
mission-short-two_assassins = ۲ قاتل
mission-short-four_guards = ۴ نگهبان
mission-short-three_spies = ۳ جاسوس
mission-short-disgraced-butterflies = رنگین‌پران مطرود
mission-short-disgraced-toads = زُمختان مطرود
mission-short-disgraced-nightingales = آوازه‌خوانان مطرود
mission-short-disgraced-hares = چابکان مطرود
mission-short-disgraced-stags = آهوزادگان مطرود
mission-short-disgraced-carps = کپوران مطرود
mission-short-all_below = همهٔ خانواده‌ها پایین
mission-short-five_below = ۵ کارت از یک خانواده پایین
mission-short-few_esteemed = حداکثر ۳ محترم
mission-short-two_disgraced = دست‌کم ۲ مطرود

## What is asked

ask-place = سه کارت، سه جا: میز ملکه، قلمرو شما، قلمرو یک حریف. اول کدام؟
ask-place-second = کارت دوم را کجا می‌گذارید؟
ask-place-last = و کارت آخر؟

wait-place = نوبت { $seat } است.

## Moves

move-place = گذاشتن «{ $card }»
move-place-none = یک کارت انتخاب کنید
move-place-nowhere = جایش را انتخاب کنید
move-place-kill = و حذف «{ $card }»
move-place-spare = بدون حذف کسی

move-place-label =
    { $zone ->
        [above]
            { $victim ->
                [0] «{ $card }» بالای میز ملکه
               *[other]
                    { $side ->
                        [0] «{ $card }» بالای میز ملکه، و حذف «{ $victim }»
                       *[other] «{ $card }» بالای میز ملکه، و حذف «{ $victim }» ({ $side })
                    }
            }
        [below]
            { $victim ->
                [0] «{ $card }» پایین میز ملکه
               *[other]
                    { $side ->
                        [0] «{ $card }» پایین میز ملکه، و حذف «{ $victim }»
                       *[other] «{ $card }» پایین میز ملکه، و حذف «{ $victim }» ({ $side })
                    }
            }
        [own]
            { $victim ->
                [0] «{ $card }» در قلمرو خودتان
               *[other] «{ $card }» در قلمرو خودتان، و حذف «{ $victim }»
            }
       *[opponent]
            { $victim ->
                [0] «{ $card }» در قلمرو { $other }
               *[other] «{ $card }» در قلمرو { $other }، و حذف «{ $victim }»
            }
    }

## What happened

turn-turn_began = دور { $round } از { $rounds }: { $seat }

event-began =
    { $aside ->
        [0] همهٔ کارت‌ها در بازی‌اند و هر کس { $rounds } نوبت دارد. آغازگر: { $seat }.
       *[other] { $aside } کارت کنار رفت و هر کس { $rounds } نوبت دارد. آغازگر: { $seat }.
    }
    .rule = courtisans-3.1
event-began-you =
    { $aside ->
        [0] همهٔ کارت‌ها در بازی‌اند و هر کس { $rounds } نوبت دارد. شما آغاز می‌کنید.
       *[other] { $aside } کارت کنار رفت و هر کس { $rounds } نوبت دارد. شما آغاز می‌کنید.
    }
event-placed =
    { $zone ->
        [above]
            { $spy ->
                [0] { $seat } «{ $card }» را بالای میز ملکه گذاشت.
               *[other] { $seat } جاسوس { $spy } را بالای میز ملکه گذاشت.
            }
        [below]
            { $spy ->
                [0] { $seat } «{ $card }» را پایین میز ملکه گذاشت.
               *[other] { $seat } جاسوس { $spy } را پایین میز ملکه گذاشت.
            }
        [own]
            { $spy ->
                [0] { $seat } «{ $card }» را در قلمرو خود گذاشت.
               *[other] { $seat } جاسوس { $spy } را در قلمرو خود گذاشت.
            }
       *[opponent]
            { $spy ->
                [0] { $seat } «{ $card }» را در قلمرو { $other } گذاشت.
               *[other] { $seat } جاسوس { $spy } را در قلمرو { $other } گذاشت.
            }
    }
    .rule = courtisans-5.1
event-placed-you =
    { $zone ->
        [above]
            { $spy ->
                [0] شما «{ $card }» را بالای میز ملکه گذاشتید.
               *[other] شما جاسوس { $spy } را بالای میز ملکه گذاشتید.
            }
        [below]
            { $spy ->
                [0] شما «{ $card }» را پایین میز ملکه گذاشتید.
               *[other] شما جاسوس { $spy } را پایین میز ملکه گذاشتید.
            }
        [own]
            { $spy ->
                [0] شما «{ $card }» را در قلمرو خود گذاشتید.
               *[other] شما جاسوس { $spy } را در قلمرو خود گذاشتید.
            }
       *[opponent]
            { $spy ->
                [0] شما «{ $card }» را در قلمرو { $other } گذاشتید.
               *[other] شما جاسوس { $spy } را در قلمرو { $other } گذاشتید.
            }
    }
event-placed-to-you =
    { $spy ->
        [0] { $seat } «{ $card }» را در قلمرو شما گذاشت.
       *[other] { $seat } جاسوس { $spy } را در قلمرو شما گذاشت.
    }
event-killed =
    { $zone ->
        [above]
            { $spy ->
                [0] قاتلِ { $seat } «{ $card }» را از بالای میز ملکه حذف کرد.
               *[other] قاتلِ { $seat } جاسوس { $spy } را ندیده از بالای میز ملکه حذف کرد.
            }
        [below]
            { $spy ->
                [0] قاتلِ { $seat } «{ $card }» را از پایین میز ملکه حذف کرد.
               *[other] قاتلِ { $seat } جاسوس { $spy } را ندیده از پایین میز ملکه حذف کرد.
            }
        [own]
            { $spy ->
                [0] قاتلِ { $seat } «{ $card }» را از قلمرو خود حذف کرد.
               *[other] قاتلِ { $seat } جاسوس { $spy } را ندیده از قلمرو خود حذف کرد.
            }
       *[opponent]
            { $spy ->
                [0] قاتلِ { $seat } «{ $card }» را از قلمرو { $other } حذف کرد.
               *[other] قاتلِ { $seat } جاسوس { $spy } را ندیده از قلمرو { $other } حذف کرد.
            }
    }
    .rule = courtisans-7.1
event-killed-you =
    { $zone ->
        [above]
            { $spy ->
                [0] قاتلِ شما «{ $card }» را از بالای میز ملکه حذف کرد.
               *[other] قاتلِ شما جاسوس { $spy } را ندیده از بالای میز ملکه حذف کرد.
            }
        [below]
            { $spy ->
                [0] قاتلِ شما «{ $card }» را از پایین میز ملکه حذف کرد.
               *[other] قاتلِ شما جاسوس { $spy } را ندیده از پایین میز ملکه حذف کرد.
            }
        [own]
            { $spy ->
                [0] قاتلِ شما «{ $card }» را از قلمرو خود حذف کرد.
               *[other] قاتلِ شما جاسوس { $spy } را ندیده از قلمرو خود حذف کرد.
            }
       *[opponent]
            { $spy ->
                [0] قاتلِ شما «{ $card }» را از قلمرو { $other } حذف کرد.
               *[other] قاتلِ شما جاسوس { $spy } را ندیده از قلمرو { $other } حذف کرد.
            }
    }
event-killed-to-you =
    { $spy ->
        [0] قاتلِ { $seat } «{ $card }» را از قلمرو شما حذف کرد.
       *[other] قاتلِ { $seat } جاسوس { $spy } را ندیده از قلمرو شما حذف کرد.
    }
event-drew =
    { $count ->
        [0] دسته خالی است؛ این نوبت آخر { $seat } بود.
       *[other] { $seat } { $count } کارت برداشت؛ { $left } کارت در دسته ماند.
    }
    .rule = courtisans-5.5
event-drew-you =
    { $count ->
        [0] دسته خالی است؛ این نوبت آخر شما بود.
       *[other] شما { $count } کارت برداشتید؛ { $left } کارت در دسته ماند.
    }
event-ended = دسته و همهٔ دست‌ها خالی است: ضیافت تمام شد.
    .rule = courtisans-9.1
event-spy_turned =
    { $zone ->
        [above] جاسوس { $spy } رو شد: «{ $card }»، بالای میز.
        [below] جاسوس { $spy } رو شد: «{ $card }»، پایین میز.
        [removed] جاسوس { $spy } که حذف شده بود: «{ $card }».
       *[domain] جاسوس { $spy } رو شد: «{ $card }»، در قلمرو { $other }.
    }
    .rule = courtisans-9.2
event-spy_turned-to-you = جاسوس { $spy } رو شد: «{ $card }»، در قلمرو شما.
event-judged =
    { $status ->
        [esteemed] { $family } محترم‌اند: بالا { $above }، پایین { $below }.
        [disgraced] { $family } مطرودند: بالا { $above }، پایین { $below }.
       *[neutral] { $family } بی‌طرف‌اند: بالا { $above }، پایین { $below }.
    }
    .rule = courtisans-9.3
event-mission_shown =
    { $points ->
        [0] مأموریت { $seat } انجام نشد: «{ $mission }».
       *[other] مأموریت { $seat } انجام شد: «{ $mission }»، { $points } امتیاز.
    }
    .rule = courtisans-9.5
event-mission_shown-you =
    { $points ->
        [0] مأموریت شما انجام نشد: «{ $mission }».
       *[other] مأموریت شما انجام شد: «{ $mission }»، { $points } امتیاز.
    }
event-reckoned = { $seat }: قلمرو { $domain }، مأموریت‌ها { $missions }، روی هم { $total }.
    .rule = courtisans-9.4
event-reckoned-you = شما: قلمرو { $domain }، مأموریت‌ها { $missions }، روی هم { $total }.
event-won =
    { $count ->
        [1] پیروزی از آنِ { $seats } است.
       *[other] { $seats } با هم بردند.
    }
    .rule = courtisans-9.6
event-won-you =
    { $count ->
        [1] شما بردید!
       *[other] شما هم بردید؛ برندگان: { $seats }.
    }

## The reckoning

reckon-family = { $family }: { $points }
reckon-mission = «{ $mission }»: { $points }
reckon-total = روی هم: { $value }
reckon-above = بالای میز: { $value }
reckon-below = پایین میز: { $value }

end-hands_empty = ضیافت تمام شد

reason-points = بیشترین امتیاز
reason-shared = امتیاز برابر، برد مشترک
reason-negative = همه زیر صفرند؛ کمترین زیان می‌برد

## Options

option-mission_noble_weight = اشراف‌زاده در مأموریت‌ها دو کارت
option-mission_noble_weight-help = در مأموریت‌هایی که کارت‌های یک خانواده را می‌شمارند اشراف‌زاده دو کارت است.
option-first_player = آغازگر
option-first_player-help = نوبت نخست با کیست؟
option-first_player-random = به قید قرعه
option-first_player-host = میزبان

## Refusals

refused-courtisans-no_such_card = چنین کارتی در این بازی نیست.
refused-courtisans-not_in_hand = این کارت در دست شما نیست.
refused-courtisans-other_or_not = نام حریف را فقط و همیشه وقتی می‌گویند که کارت به قلمرو او می‌رود.
refused-courtisans-no_opponent = چنین حریفی سر این میز نیست.
refused-courtisans-zone_used = در این نوبت آنجا کارتی گذاشته‌اید.
refused-courtisans-no_assassin = فقط قاتل می‌تواند کسی را حذف کند.
refused-courtisans-guard = نگهبان را نمی‌توان حذف کرد.
refused-courtisans-not_there = این کارت در ناحیه‌ای نیست که قاتل را در آن می‌گذارید.
refused-courtisans-spies_have_no_family = جاسوس را با شماره‌اش نام ببرید؛ خانواده‌اش را کسی نمی‌داند.
refused-courtisans-side_missing = بگویید قربانی بالای میز نشسته است یا پایین آن.
refused-courtisans-side_of_a_domain = در قلمرو بالا و پایین معنا ندارد.
refused-courtisans-side_of_a_spy = جاسوس را فقط با شماره‌اش نام ببرید.
refused-courtisans-side_without_victim = بالا یا پایینِ قربانی بدون خود قربانی معنا ندارد.

## Words on the board

word-plain = { role-plain }
word-noble = { role-noble }
word-guard = { role-guard }
word-assassin = { role-assassin }
word-spy = { role-spy }
word-table = میز ملکه
word-queen = ستون ملکه
word-above = بالای میز
word-below = پایین میز
word-domain = قلمرو
word-own = قلمرو شما
word-opponent = قلمرو یک حریف
word-hand = دست شما
word-missions = مأموریت‌های مخفی شما
word-white = سفید: قلمروها
word-blue = آبی: میز ملکه
word-look = نگاه کردن
word-hide = پنهان کردن
word-pile = دسته
word-aside = کنارگذاشته
word-removed = حذف‌شده‌ها
word-spies = جاسوس‌ها
word-removed_spies = جاسوس‌های حذف‌شده
word-unseen = هنوز دیده نشده
word-turned = جاسوس‌های روشده
word-esteemed = محترم
word-disgraced = مطرود
word-neutral = بی‌طرف
word-esteemed-why = هر کارت یک امتیاز
word-disgraced-why = هر کارت یک امتیاز کمتر
word-neutral-why = بی‌امتیاز
word-weight = وزن
word-open = هنوز مانده
word-starter = آغازگر
word-players = بازیکنان
word-kill = چه کسی حذف شود؟
word-nobody = هیچ‌کس
word-where = کجا؟
word-whose = قلمرو کدام حریف؟
word-confirm = گذاشتن
word-undo = انتخاب دوباره
word-face-down = به پشت
word-nothing-yet = هنوز هیچ
word-done = انجام شد
word-not-done = انجام نشد
word-points = امتیاز
word-total = روی هم
word-reckoning = حساب آخر
word-winner = برنده
word-to-result = یک‌راست به نتیجه
word-last-turn = نوبت آخر
word-rounds = دورها
word-left-neighbour = نفر سمت چپ
word-round = دور { $n } از { $of }
word-spy-number = جاسوس { $n }
word-pile-left =
    { $n ->
        [0] دسته خالی است
       *[other] { $n } کارت در دسته
    }
word-turns-left =
    { $n ->
        [0] نوبتی نمانده
       *[other] { $n } نوبت مانده
    }
word-hand-count =
    { $n ->
        [0] دست خالی
       *[other] { $n } کارت در دست
    }
word-unseen-count = { $card }: { $n } هنوز دیده نشده

family-letter-butterflies = ر
family-letter-toads = ز
family-letter-nightingales = آ
family-letter-hares = چ
family-letter-stags = ه
family-letter-carps = ک
word-where-card = «{ $card }» کجا؟
word-used = گذاشته‌اید
word-nobody-there = کسی آنجا نیست که حذف شود
word-only-guards = آنجا فقط نگهبان هست
word-look-closer = از نزدیک
word-roles = نقش‌ها
word-all-hands = دست همه
word-spies-hidden = جاسوس‌هایی که به پشت‌اند هنوز حساب نشده‌اند.
word-now-yes = الان برقرار است
word-now-no = هنوز نه
word-worth = { $n } با وضع فعلی
word-then-family =
    { $status ->
        [esteemed] { $family } محترم: بالا { $above }، پایین { $below }
        [disgraced] { $family } مطرود: بالا { $above }، پایین { $below }
       *[neutral] { $family } بی‌طرف: بالا { $above }، پایین { $below }
    }
word-then-short =
    { $status ->
        [esteemed] { $family } محترم ▲{ $above } ▼{ $below }
        [disgraced] { $family } مطرود ▲{ $above } ▼{ $below }
       *[neutral] { $family } بی‌طرف ▲{ $above } ▼{ $below }
    }
word-then-own =
    { $status ->
        [esteemed] با وضع فعلی { $n } امتیاز برای شما
        [disgraced] با وضع فعلی { $n } امتیاز از شما کم می‌کند
       *[neutral] با وضع فعلی بی‌امتیاز
    }
word-then-other =
    { $status ->
        [esteemed] با وضع فعلی { $n } امتیاز برای { $seat }
        [disgraced] با وضع فعلی { $n } امتیاز از { $seat } کم می‌کند
       *[neutral] با وضع فعلی بی‌امتیاز
    }
word-then-spy = خانواده‌اش تا پایان پنهان می‌ماند
word-cards = { $card } ×{ $n }

## Bots

bot-easy = آسان
bot-easy-help = خانواده‌هایی را که الان محترم‌اند نزد خود جمع می‌کند و به فکر مأموریت نیست.
bot-normal = معمولی
bot-normal-help = مأموریت‌هایش را دنبال می‌کند و چند نقشه را پیش خود می‌آزماید.
bot-random = الله‌بختکی
bot-random-help = از میان حرکت‌های مجاز یکی را به قید قرعه انتخاب می‌کند.
