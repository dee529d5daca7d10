### Malʿoun. The arguments of each message are listed in en.ftl.

## The game

game-name = ملعون
game-pitch = نوشیدنی سالم جمع کنید؛ ولی یکی از باریستاها دارد همه‌چیز را خراب می‌کند.
game-goal = هر دستهٔ کامل پنج کارت سالمِ یک نوشیدنی است، از ۱ تا ۵. کسی که زودتر از همه به شمار دسته‌های قرارداده‌شده برسد بازی را تمام می‌کند و باید ملعون را درست معرفی کند. اگر اشتباه کند، یا ملعون خودش زودتر تمام کند، ملعون برده است. در حالت بحران ملعونی در کار نیست و هر کسی می‌تواند خراب کند؛ کافه باید سرپا بماند.

## Cards

drink-latte = لاته
drink-espresso = اسپرسو
drink-mocha = موکا
drink-herbal = دمنوش
drink-tea = چای
drink-juice = آبمیوه
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
card-latte1 = لاته ۱
card-latte1x = لاته ۱ خراب
card-latte2 = لاته ۲
card-latte2x = لاته ۲ خراب
card-latte3 = لاته ۳
card-latte3x = لاته ۳ خراب
card-latte4 = لاته ۴
card-latte4x = لاته ۴ خراب
card-latte5 = لاته ۵
card-latte5x = لاته ۵ خراب
card-espresso1 = اسپرسو ۱
card-espresso1x = اسپرسو ۱ خراب
card-espresso2 = اسپرسو ۲
card-espresso2x = اسپرسو ۲ خراب
card-espresso3 = اسپرسو ۳
card-espresso3x = اسپرسو ۳ خراب
card-espresso4 = اسپرسو ۴
card-espresso4x = اسپرسو ۴ خراب
card-espresso5 = اسپرسو ۵
card-espresso5x = اسپرسو ۵ خراب
card-mocha1 = موکا ۱
card-mocha1x = موکا ۱ خراب
card-mocha2 = موکا ۲
card-mocha2x = موکا ۲ خراب
card-mocha3 = موکا ۳
card-mocha3x = موکا ۳ خراب
card-mocha4 = موکا ۴
card-mocha4x = موکا ۴ خراب
card-mocha5 = موکا ۵
card-mocha5x = موکا ۵ خراب
card-herbal1 = دمنوش ۱
card-herbal1x = دمنوش ۱ خراب
card-herbal2 = دمنوش ۲
card-herbal2x = دمنوش ۲ خراب
card-herbal3 = دمنوش ۳
card-herbal3x = دمنوش ۳ خراب
card-herbal4 = دمنوش ۴
card-herbal4x = دمنوش ۴ خراب
card-herbal5 = دمنوش ۵
card-herbal5x = دمنوش ۵ خراب
card-tea1 = چای ۱
card-tea1x = چای ۱ خراب
card-tea2 = چای ۲
card-tea2x = چای ۲ خراب
card-tea3 = چای ۳
card-tea3x = چای ۳ خراب
card-tea4 = چای ۴
card-tea4x = چای ۴ خراب
card-tea5 = چای ۵
card-tea5x = چای ۵ خراب
card-juice1 = آبمیوه ۱
card-juice1x = آبمیوه ۱ خراب
card-juice2 = آبمیوه ۲
card-juice2x = آبمیوه ۲ خراب
card-juice3 = آبمیوه ۳
card-juice3x = آبمیوه ۳ خراب
card-juice4 = آبمیوه ۴
card-juice4x = آبمیوه ۴ خراب
card-juice5 = آبمیوه ۵
card-juice5x = آبمیوه ۵ خراب
card-water = آب
card-label-own = کارت شما: { $card }
card-label-down = کارت رو به پایین
word-healthy = سالم
word-spoiled = خراب

## Rewards

reward-triple_order = سفارش سه‌تایی
reward-numbered_order = سفارش شماره‌دار
reward-fine_palate = ذائقهٔ تیز
reward-big_bin = سطل بزرگ
reward-fresh_delivery = بار تازه
reward-clean_out = خانه‌تکانی
reward-back_shelf = قفسهٔ پشتی
reward-tasting = مزه‌چشی
reward-counter_swap = جابه‌جایی پیشخوان
reward-help-triple_order = در درخواست‌هایتان می‌توانید تا سه نوشیدنی نام ببرید.
reward-help-numbered_order = می‌توانید برای یکی از نوشیدنی‌هایی که نام می‌برید شماره هم بگویید.
reward-help-fine_palate = از میان دو کارت اهدایی یا بیشتر دو تا را برمی‌دارید، می‌بینید و یکی را نگه می‌دارید.
reward-help-big_bin = در نوبت خود می‌توانید یک یا دو کارت بسوزانید و به همان شمار بکشید.
reward-help-fresh_delivery = دو کارت از دستهٔ وسط بردارید.
reward-help-clean_out = تا سه کارت بسوزانید و به همان شمار بکشید.
reward-help-back_shelf = پنج کارت روی دستهٔ سوخته را ببینید و یکی را بردارید.
reward-help-tasting = دو کارت تصادفی از دست یک بازیکن را ببینید.
reward-help-counter_swap = یک کارت خود را بدهید و یک کارت تصادفی از همان بازیکن بگیرید.
word-permanent = دائمی
word-once = یک‌بارمصرف

## Roles

role-maloun = ملعون
role-barista = باریستای عادی
role-help-maloun = به هر درخواستی هر کارت نوشیدنی می‌توانید بدهید، خراب هم. کسی نباید بفهمد.
role-help-barista = به هر درخواست فقط کارت سالم از نوشیدنی نام‌برده می‌دهید، یا هیچ.

## What is asked

ask-turn = نوبت شماست: کارتی می‌سوزانید یا نوشیدنی می‌خواهید؟
ask-turn-crisis = نوبت شماست: می‌سوزانید، نوشیدنی می‌خواهید یا کارت مثبتی خرج می‌کنید؟
ask-build = اگر دستهٔ کاملی دارید می‌توانید همین حالا بسازید.
ask-offer = کارتی از نوشیدنی‌های خواسته‌شده می‌دهید؟
ask-offer-crisis = کارتی می‌دهید؟ هر کارت نوشیدنی پذیرفته است.
ask-pick = یکی از کارت‌های رو به پایین را بردارید.
ask-pick-two = دو تا از کارت‌های رو به پایین را بردارید تا ببینید.
ask-compare = کدام را نگه می‌دارید؟ دیگری می‌سوزد.
ask-clean_out = خانه‌تکانی: تا سه کارت بسوزانید، یا هیچ.
ask-back_shelf = قفسهٔ پشتی: یکی از این کارت‌ها را بردارید.
ask-tasting = مزه‌چشی: دست چه کسی را می‌چشید؟
ask-counter_swap = جابه‌جایی پیشخوان: کدام کارت را به چه کسی می‌دهید؟
ask-trim = کارت‌هایتان از سقف بیشتر است. کدام‌ها را می‌سوزانید؟
ask-deck = دستهٔ وسط تمام شد: سوخته‌ها بُر بخورند یا بازی بایستد؟
ask-last_call = دستهٔ آخر روی میز آمد. شما هم همین حالا دستهٔ آخرتان را می‌سازید؟
ask-step = بازی را تمام کردید. برویم سراغ مشورت؟
ask-discuss = مشورت: ملعون کیست؟ وقتی حرف‌ها تمام شد بگویید.
ask-discuss-stop = بازی ایستاد و کسی تمام نکرد. ملعون کیست؟
ask-vote = به چه کسی شک دارید؟ رأی مخفی است و فقط راهنمایی می‌کند.
ask-vote-stop = به چه کسی رأی می‌دهید؟ این رأی مخفی بازی را تمام می‌کند.
ask-vote-again = رأی‌ها برابر شد. یک بار دیگر، میان همین چند نفر.
ask-accuse = ملعون کیست؟ تصمیم با شماست.
wait-turn = نوبت { $seat } است.
wait-build = هر کسی می‌تواند دستهٔ کامل بسازد.
wait-offer = در انتظار { $seat }: کارتی هست؟
wait-pick = { $seat } از میان کارت‌ها برمی‌دارد.
wait-compare = { $seat } دو کارت را مقایسه می‌کند.
wait-clean_out = { $seat } خانه‌تکانی می‌کند.
wait-back_shelf = { $seat } در قفسهٔ پشتی می‌گردد.
wait-tasting = { $seat } کسی را برای مزه‌چشی انتخاب می‌کند.
wait-counter_swap = { $seat } کارتی جابه‌جا می‌کند.
wait-trim = { $seat } دستش را کم می‌کند.
wait-deck = در انتظار رأی { $seat } دربارهٔ دستهٔ وسط.
wait-last_call = در انتظار { $seat }: دستهٔ آخر؟
wait-step = { $seat } بازی را تمام کرده است.
wait-discuss = مشورت ادامه دارد: { $seat }.
wait-vote = در انتظار رأی { $seat }.
wait-accuse = { $seat } ملعون را معرفی می‌کند.

## Moves

move-wait = فعلاً نه
move-build = ساختن دسته
move-burn = سوزاندن
move-request = درخواست
move-spend = خرج کارت مثبت
move-offer = می‌دهم
move-decline = نمی‌دهم
move-pick = برداشتن
move-keep = نگه داشتن
move-choose = انتخاب
move-swap = جابه‌جایی
move-continue = ادامه
move-reveal = رو کردن نقش
move-ready = آماده‌ام
move-vote = رأی
move-prefer = رأی
move-accuse = معرفی
move-wait-label = فعلاً دسته‌ای نمی‌سازم
move-build-label = دستهٔ کامل { $drink }
move-burn-label = سوزاندن { $cards }
move-request-label =
    { $number ->
        [0] درخواست { $drinks }
       *[other] درخواست { $drinks }؛ { $numbered } با شمارهٔ { $number }
    }
move-spend-label = کارت { $place } از دست { $seat }
move-offer-label = دادن { $card }
move-decline-label = چیزی نمی‌دهم
move-pick-label = برداشتن کارت { $places }
move-keep-label = نگه داشتن { $card }
move-choose-label = { $seat }
move-swap-label = { $card } به { $seat }
move-continue-label = رفتن به مشورت
move-reveal-label = رو کردن کارت ملعون
move-ready-label = حرفم را زدم
move-vote-label =
    { $seat ->
        [0] رأی ممتنع
       *[other] رأی به { $seat }
    }
move-prefer-label =
    { $what ->
        [0] رأی ممتنع
       *[other] { $what }
    }
move-accuse-label = ملعون { $seat } است
what-reshuffle = بُر زدن و ادامه
what-stop = توقف بازی

## What happened

turn-turn_began = نوبت { $n }: { $seat }
event-dealt = { $seat } { $count } کارت گرفت.
    .rule = maloun-3.2
event-dealt-you = کارت‌های شما: { $cards }.
event-turn_began = نوبت { $seat } است.
    .rule = maloun-4.1
event-turn_began-you = نوبت شماست.
event-burnt =
    { $count ->
        [0] { $seat } چیزی نسوزاند.
       *[other] { $seat } { $count } کارت سوزاند.
    }
    .rule = maloun-4.2
event-burnt-you =
    { $count ->
        [0] شما چیزی نسوزاندید.
       *[other] شما سوزاندید: { $cards }.
    }
event-drew = { $seat } { $count } کارت کشید.
    .rule = maloun-4.2
event-drew-you = شما کشیدید: { $cards }.
event-requested =
    { $number ->
        [0] { $seat } می‌خواهد: { $drinks }.
       *[other] { $seat } می‌خواهد: { $drinks }؛ { $numbered } با شمارهٔ { $number }.
    }
    .rule = maloun-4.3
event-requested-you =
    { $number ->
        [0] شما می‌خواهید: { $drinks }.
       *[other] شما می‌خواهید: { $drinks }؛ { $numbered } با شمارهٔ { $number }.
    }
event-offered = کارت دادند: { $seats }.
    .rule = maloun-5.5
event-offered-you = شما هم کارت دادید: { $seats }.
event-nothing_offered = کسی کارتی نداد؛ { $seat } از دستهٔ وسط می‌کشد.
    .rule = maloun-5.6
event-nothing_offered-you = کسی کارتی نداد؛ شما از دستهٔ وسط می‌کشید.
event-picked =
    { $rest ->
        [0] { $seat } کارت را برداشت.
       *[other] { $seat } یکی را برداشت؛ { $rest } کارت دیگر سوخت.
    }
    .rule = maloun-6.2
event-picked-you = شما برداشتید: { $card }.
event-compared = { $seat } دو کارت را می‌بیند.
    .rule = maloun-8.4
event-compared-you = شما می‌بینید: { $cards }.
event-pick_shown = { $seat } برداشت و نشان داد: { $card }.
    .rule = maloun-13.5
event-pick_shown-you = شما برداشتید و نشان دادید: { $card }.
event-positive_gained = { $seat } کارت مثبت گرفت؛ حالا { $count } تا دارد.
    .rule = maloun-13.6
event-positive_gained-you = شما کارت مثبت گرفتید؛ حالا { $count } تا دارید.
event-negative_added = یک کارت منفی به حساب کافه: { $count } از { $cap }.
    .rule = maloun-13.6
event-stolen = { $seat } کارت مثبتی خرج کرد و کارت { $place } را از دست { $other } برداشت.
    .rule = maloun-13.8
event-stolen-you = شما کارت مثبتی خرج کردید و از { $other } گرفتید: { $card }.
event-built = { $seat } دستهٔ کامل { $drink } را ساخت؛ دستهٔ { $count }.
    .rule = maloun-7.1
event-built-you = شما دستهٔ کامل { $drink } را ساختید؛ دستهٔ { $count }.
event-rewarded = پاداش { $seat }: «{ $reward }».
    .rule = maloun-8.1
event-rewarded-you = پاداش شما: «{ $reward }».
event-reward_idle = پاداش { $seat } کاری از پیش نبرد.
    .rule = maloun-8.11
event-reward_idle-you = پاداش شما کاری از پیش نبرد.
event-shelf_seen = { $seat } { $count } کارت روی دستهٔ سوخته را می‌بیند.
    .rule = maloun-8.8
event-shelf_seen-you = روی دستهٔ سوخته: { $cards }.
event-shelf_taken = { $seat } یکی از آن‌ها را برداشت.
    .rule = maloun-8.8
event-shelf_taken-you = شما برداشتید: { $card }.
event-tasted = { $seat } { $count } کارت از دست { $other } را دید.
    .rule = maloun-8.9
event-tasted-you = در دست { $other } دیدید: { $cards }.
event-swapped = { $seat } کارتی با { $other } جابه‌جا کرد.
    .rule = maloun-8.10
event-swapped-you = شما { $given } را به { $other } دادید و { $taken } گرفتید.
event-refilled = { $seat } دستش را با { $count } کارت پر کرد.
    .rule = maloun-9.1
event-refilled-you = دستتان پر شد: { $cards }.
event-deck_emptied = دستهٔ وسط خالی شد.
    .rule = maloun-10.1
event-deck_voted = رأی دربارهٔ دستهٔ وسط: بُر زدن { $reshuffle }، توقف { $stop }. نتیجه: { $choice }.
    .rule = maloun-10.4
choice-reshuffle = { what-reshuffle }
choice-stop = { what-stop }
event-reshuffled = دستهٔ سوخته بُر خورد و دستهٔ وسط شد: { $count } کارت.
    .rule = maloun-10.2
event-stopped = بازی می‌ایستد؛ کسی تمام نکرده است.
    .rule = maloun-10.3
event-last_called = { $seat } دستهٔ آخر را گذاشت. اگر کس دیگری هم دستهٔ آخرش کامل است، همین حالا.
    .rule = maloun-11.2
event-last_called-you = شما دستهٔ آخر را گذاشتید. شاید دیگری هم بگذارد.
event-finished = { $seat } بازی را تمام کرد.
    .rule = maloun-12.1
event-finished-you = شما بازی را تمام کردید.
event-discussion_began = مشورت آغاز شد: ملعون کیست؟
    .rule = maloun-12.4
event-discussion_began-you = مشورت آغاز شد؛ در پایان شما ملعون را معرفی می‌کنید.
event-voted = رأی‌ها شمرده شد؛ ممتنع: { $abstained }.
    .rule = maloun-12.5
event-vote_tied = رأی‌ها میان { $seats } برابر شد؛ یک بار دیگر رأی بدهید.
    .rule = maloun-10.7
event-vote_tied-you = رأی‌ها برابر شد و شما هم میان آن‌ها هستید: { $seats }.
event-accused = { $seat } می‌گوید ملعون { $other } است.
    .rule = maloun-12.6
event-accused-you = شما می‌گویید ملعون { $other } است.
event-roles_shown = نقش‌ها رو شد: ملعون { $seat } بود.
    .rule = maloun-12.7
event-roles_shown-you = نقش‌ها رو شد: ملعون شما بودید.
event-cafe_saved = { $seat } کافه را نجات داد: { $by }.
    .rule = maloun-13.9
event-cafe_saved-you = شما کافه را نجات دادید: { $by }.
event-cafe_fell = کافه سقوط کرد: { $by }.
    .rule = maloun-13.10
by-sets = با دسته‌های کامل
by-positives = با کارت‌های مثبت
by-negatives = کارت‌های منفی به سقف رسید
by-closing = دیگر کارتی نمانده بود
event-won =
    { $count ->
        [0] همه باختند.
       *[other] پیروزی از آنِ { $seats } است.
    }
    .rule = maloun-12.7
event-won-you =
    { $count ->
        [1] شما بردید!
       *[other] شما هم بردید؛ برندگان: { $seats }.
    }

## The end

end-accused = ملعون معرفی شد
end-maloun_finished = ملعون خودش بازی را تمام کرد
end-stopped = دستهٔ وسط تمام شد
end-saved = کافه نجات یافت
end-fallen = کافه سقوط کرد
reason-right = تمام‌کننده ملعون را درست معرفی کرد
reason-wrong = تمام‌کننده اشتباه کرد
reason-found = رأی‌ها ملعون را پیدا کرد
reason-escaped = ملعون از رأی‌ها گریخت
reason-sets = دسته‌های کامل
reason-positives = کارت‌های مثبت
reason-negatives = کارت‌های منفی به سقف رسید
reason-closing = دیگر کارتی نمانده بود
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

option-mode = حالت
option-mode-help = یک ملعون پنهان، یا بحران که در آن همه می‌توانند خراب کنند.
option-mode-normal = عادی
option-mode-crisis = بحران
option-sets = شمار دسته‌ها
option-sets-help = چند دستهٔ کامل بازی را تمام می‌کند؟ در بحران ۲ بهتر است.
option-first_player = آغازگر
option-first_player-help = نخستین نوبت با چه کسی است؟
option-first_player-random = به قید قرعه
option-first_player-host = میزبان
option-healthy_copies = نسخه‌های سالم
option-healthy_copies-help = از هر نوشیدنی و شماره چند کارت سالم در بازی باشد؟ خودکار: سه تا، و چهار تا برای میزهای پرجمعیت.
option-healthy_copies-auto = خودکار
option-healthy_copies-2 = ۲
option-healthy_copies-3 = ۳
option-healthy_copies-4 = ۴
option-spoiled_copies = نسخه‌های خراب
option-spoiled_copies-help = از هر نوشیدنی و شماره چند کارت خراب باشد؟
option-water = کارت‌های آب
option-water-help = چند کارت آب در دستهٔ وسط باشد؟
option-hand = کارت‌های آغاز
option-hand-help = هر بازیکن با چند کارت آغاز می‌کند و دستِ خالی تا چند کارت پر می‌شود؟
option-hand_limit = سقف دست
option-hand_limit-help = پس از نوبت خود بیش از این نگه نمی‌دارید. ۰ یعنی بی‌سقف.
option-deck_empty = وقتی دستهٔ وسط تمام شد
option-deck_empty-help = سوخته‌ها بُر بخورند، بازی بایستد، یا هر بار رأی بگیرید؟
option-deck_empty-reshuffle = بُر زدن
option-deck_empty-stop = توقف
option-deck_empty-ask = رأی‌گیری
option-max_reshuffles = سقف بُر زدن
option-max_reshuffles-help = پس از این چند بار، خالی شدن دستهٔ وسط بازی را می‌ایستاند.
option-revote = رأی دوباره
option-revote-help = اگر رأی پایانی برابر شد و ملعون میان برابرها بود، یک بار دیگر رأی گرفته شود؟
option-finish_grace = مهلت پایان
option-finish_grace-help = وقتی دستهٔ آخر روی میز آمد، دیگران هم می‌توانند همان دم دستهٔ آخرشان را بگذارند و نوبت تعیین می‌کند چه کسی تمام کرده است.
option-positives_to_win = مثبت برای برد
option-positives_to_win-help = چند کارت مثبت با هم بازی را می‌برد؟
option-positive_deck = کارت‌های مثبت
option-positive_deck-help = چند کارت مثبت در بازی باشد؟
option-negatives_per_player = منفی به ازای هر نفر
option-negatives_per_player-help = سقف کارت‌های منفی: این شمار ضرب در شمار بازیکنان.
option-crisis_reshuffles = بُر زدن در بحران
option-crisis_reshuffles-help = پس از این چند بار، خالی شدن دستهٔ وسط کافه را می‌بندد.

## Refusals

refused-maloun-no_such_card = چنین کارتی در این بازی نیست.
refused-maloun-no_such_drink = چنین نوشیدنی‌ای در این بازی نیست.
refused-maloun-no_such_player = این بازیکن را نمی‌توان انتخاب کرد.
refused-maloun-no_such_place = چنین کارتی آنجا نیست. کارت‌هایی که باید بردارید: { $count }.
refused-maloun-not_in_hand = این کارت در دست شما نیست.
refused-maloun-not_shown = این کارت میان کارت‌های پیش روی شما نیست.
refused-maloun-unsorted = کارت‌ها و نوشیدنی‌ها باید به ترتیب نوشته شوند.
refused-maloun-offer_water = کارت آب را نمی‌توان اهدا کرد.
refused-maloun-offer_spoiled = کارت خراب را فقط ملعون می‌دهد.
refused-maloun-offer_unnamed = این نوشیدنی خواسته نشده است.
refused-maloun-offer_number = از این نوشیدنی فقط شمارهٔ { $number } خواسته شده است.
refused-maloun-burn_count = شمار کارت‌های سوزاندنی باید از { $least } تا { $most } باشد.
refused-maloun-request_water = آب را نمی‌توان درخواست کرد.
refused-maloun-request_twice = دست‌کم یک نوشیدنی نام ببرید و هر کدام را یک بار.
refused-maloun-request_count = بیش از { $most } نوشیدنی نمی‌توان خواست.
refused-maloun-request_number = شماره را فقط با پاداش «سفارش شماره‌دار» می‌توان گفت.
refused-maloun-request_numbered = شماره باید از ۱ تا ۵ و برای یکی از نوشیدنی‌های خواسته‌شده باشد.
refused-maloun-set_numbers = شماره‌های آب باید از ۱ تا ۵ و به ترتیب باشند.
refused-maloun-set_all_water = در هر دسته دست‌کم یک کارت نوشیدنی واقعی لازم است.
refused-maloun-set_water = این‌قدر کارت آب ندارید؛ آب شما: { $water }.
refused-maloun-set_incomplete = این دسته کامل نیست: همهٔ شماره‌ها باید سالم باشند یا با آب پر شوند.
refused-maloun-no_positive = کارت مثبتی ندارید.
refused-maloun-not_maloun = این کار فقط از ملعون برمی‌آید.
refused-maloun-options_hand_limit = سقف دست نباید از کارت‌های آغاز ({ $least }) کمتر باشد.

## Words on the board

word-deck = دستهٔ وسط
word-burnt = سوخته‌ها
word-hand = دست شما
word-sets = دسته‌های کامل
word-sets-count = { $n } از { $most } دسته
word-rewards = پاداش‌ها
word-request = درخواست
word-offers = کارت‌های اهدایی
word-donors = اهداکنندگان
word-declined = نداد
word-offered = داد
word-notebook = دفترچهٔ شما
word-notebook-empty = هنوز درخواستی نکرده‌اید که کسی جواب داده باشد.
word-suspects = ملعون یکی از این‌هاست
word-positives = کارت‌های مثبت
word-negatives = کارت‌های منفی کافه
word-negatives-count = { $n } از { $most }
word-build-now = ساختن دسته
word-water-for = آب به جای { $n }
word-finisher = تمام‌کننده
word-finisher-short = تمام‌کننده
word-votes = رأی‌ها
word-abstained = ممتنع
word-reshuffles = بُر خورده: { $n }
word-cards-count = کارت: { $n }
word-known = می‌دانید که دارد
word-bad = بد
word-your-role = نقش شما
word-cafe = کافهٔ آقای قهوه‌ای
letter-latte = ل
letter-espresso = ا
letter-mocha = م
letter-herbal = د
letter-tea = چ
letter-juice = آ
letter-water = آب
word-menu = منوی کافه
word-number = شماره
word-number-any = هر شماره
word-number-for = شماره برای { $drink }
word-held = شماره‌هایی که دارید: { $n }
word-offer-n = کارت رو به پایین { $n }
word-private = این را فقط شما می‌بینید.
word-positives-count = کارت مثبت: { $n } از { $most }
word-votes-count = رأی: { $n }
word-notes = دفترچه
word-build-help = پنج کارت سالم از یک نوشیدنی. آب جای شماره‌های کم را می‌گیرد؛ اگر آب اضافه دارید روی کارت بزنید تا جایش را بگیرد.
word-missing = ندارید: { $card }
word-spend-help = یکی از کارت‌های رو به پایین و بُرخوردهٔ یک نفر را برمی‌دارید.
word-whole-hand = دست
word-said = جواب شما: { $answer }
word-said-open = جواب شما: { $answer } — تا آخرین جواب می‌توانید عوضش کنید.
word-show-role = نقش خود را ببینید
word-hide-role = نقش را بپوشانید
word-to-result = برو سراغ نتیجه
word-roles = نقش‌ها
do-burn-none = هیچ نمی‌سوزانم
do-taste = چشیدن دست { $seat }
why-cards = کارت‌های لازم: { $n }؛ انتخاب‌شده: { $chosen }
why-drinks = تا { $most } نوشیدنی از منو، یا کارتی برای سوزاندن
why-card = اول کارتی از دستتان
why-places =
    { $n ->
        [1] یک کارت بردارید
       *[other] { $n } کارت بردارید
    }
why-place = کدام کارت؟
why-look = یکی را انتخاب کنید
why-swap = یک کارت و یک نفر را انتخاب کنید
why-seat = یک نفر را انتخاب کنید
why-nobody = کسی کارتی ندارد
why-not-now = حالا نه: در لحظهٔ آرام، پیش از کارِ هر نوبت یا پیش از برداشتن
why-no-set = دستهٔ کاملی در دست ندارید
why-water = آب شما: { $n }
hint-request = هر کس یک کارت می‌دهد، یا هیچ
hint-request-crisis = هر کس هر کارتی می‌تواند بدهد
hint-burn = و به همان شمار می‌کشید: { $n }
hint-trim = به جایش کشیده نمی‌شود: { $n }
hint-offer = رو به پایین؛ همان دم یکی می‌کشید
hint-pick = به دستتان می‌آید؛ می‌سوزد: { $n }
hint-pick-two = هر دو را می‌بینید و یکی را نگه می‌دارید
hint-pick-crisis = همه می‌بینند؛ می‌سوزد: { $n }
hint-keep-compare = دیگری با بقیه می‌سوزد
hint-keep-back_shelf = بقیه به سوخته‌ها برمی‌گردند
hint-swap = و یک کارت تصادفی می‌گیرید
hint-taste = دو کارت تصادفی می‌بینید
hint-vote = فقط راهنماییِ تمام‌کننده
hint-vote-stop = این رأی بازی را تمام می‌کند
hint-accuse = درست باشد فقط شما برده‌اید، نباشد فقط ملعون
hint-last-call = میان این دسته‌ها ترتیب نوبت تصمیم می‌گیرد
hint-continue = سپس رأی، و شما ملعون را معرفی می‌کنید
hint-reveal = فقط ملعون می‌تواند؛ بازی همین‌جا تمام می‌شود
hint-ready = وقتی همه گفتند رأی می‌گیریم
hint-spend = کارت مثبت برمی‌گردد و یک کارت ندیده می‌گیرید
hint-build = دستهٔ { $n } از { $most }؛ یک پاداش می‌گیرید
hint-build-crisis = دستهٔ { $n } از { $most }؛ یک کارت مثبت می‌گیرید
hint-build-last = دستهٔ آخر: بازی را تمام می‌کند
word-winner = برنده
short-latte = { drink-latte }
short-espresso = { drink-espresso }
short-mocha = { drink-mocha }
short-herbal = { drink-herbal }
short-tea = { drink-tea }
short-juice = { drink-juice }

## Bots

bot-easy = آسان
bot-easy-help = دو نوشیدنی را که بیشتر دارد جمع می‌کند و با یک حساب سرانگشتی می‌دهد.
bot-normal = معمولی
bot-normal-help = هیچ کارت بی‌مصرفی را نگه نمی‌دارد و چند نقشه را پیش خود می‌آزماید.
bot-random = الله‌بختکی
bot-random-help = از میان حرکت‌های مجاز یکی را به قید قرعه انتخاب می‌کند.
