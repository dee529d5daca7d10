### Coup. The arguments of each message are listed in en.ftl.

## The game

game-name = کودتا
game-pitch = هر که بگویید هستید، هستید؛ تا وقتی کسی شک نکرده باشد.
game-goal = هر بازیکن دو شخصیتِ رو به پایین دارد و چند سکه. در نوبت خود یک اقدام انتخاب می‌کنید و ادعا می‌کنید شخصیتِ لازم را در دست دارید؛ راست یا دروغ. هر که دروغش رو شود، یا به حرفِ راست شک کند، یک نفوذ از دست می‌دهد. آخرین نفری که بماند می‌برد.

## Characters

card-duke = بزرگ‌زاده
card-assassin = آدم‌کُش
card-captain = فرمانده
card-ambassador = سفیر
card-contessa = شاهدخت
card-inquisitor = بازرس
card-anarchist = آنارشیست
card-banker = بانکدار
card-capitalist = سرمایه‌دار
card-farmer = کشاورز
card-speculator = سفته‌باز
card-spy = جاسوس
card-director = کارگردان
card-newscaster = گویندهٔ خبر
card-producer = تهیه‌کننده
card-reporter = خبرنگار
card-writer = نویسنده
card-crime_boss = رئیس تبهکاران
card-general = ژنرال
card-guerrilla = چریک
card-judge = قاضی
card-mercenary = مُزدور
card-communist = کمونیست
card-customs_officer = مأمور گمرک
card-foreign_consular = مُستشار
card-intellectual = روشنفکر
card-lawyer = وکیل
card-missionary = مبلّغ
card-peacekeeper = صلح‌طلب
card-politician = سیاستمدار
card-priest = کشیش
card-protestor = معترض
card-no_duke = بدون بزرگ‌زاده

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

card-letter-duke = ب
card-letter-assassin = آ
card-letter-captain = ف
card-letter-ambassador = س
card-letter-contessa = ش
card-letter-inquisitor = ز
card-letter-anarchist = ن
card-letter-banker = ب
card-letter-capitalist = س
card-letter-farmer = ا
card-letter-speculator = ف
card-letter-spy = ج
card-letter-director = د
card-letter-newscaster = ه
card-letter-producer = ت
card-letter-reporter = خ
card-letter-writer = ن
card-letter-crime_boss = ر
card-letter-general = ژ
card-letter-guerrilla = چ
card-letter-judge = ق
card-letter-mercenary = ز
card-letter-communist = م
card-letter-customs_officer = گ
card-letter-foreign_consular = ش
card-letter-intellectual = ل
card-letter-lawyer = و
card-letter-missionary = غ
card-letter-peacekeeper = ص
card-letter-politician = ی
card-letter-priest = ک
card-letter-protestor = ع

card-help-duke = ۳ سکه می‌گیرد. جلوی کمک خارجی را می‌گیرد.
card-help-assassin = ۳ سکه می‌دهد و یک نفر یک نفوذ از دست می‌دهد.
card-help-captain = تا ۲ سکه از یک نفر می‌گیرد. جلوی باج‌گیری را می‌گیرد.
card-help-ambassador = ۲ کارت از دربار می‌کشد و ۲ کارت برمی‌گرداند. جلوی باج‌گیری را می‌گیرد.
card-help-contessa = جلوی قتل را می‌گیرد. بمب را هم فقط او خنثی می‌کند.
card-help-inquisitor = ۱ کارت با دربار معاوضه می‌کند، یا کارت یک نفر را می‌بیند و اگر بخواهد وادارش می‌کند عوضش کند. جلوی باج‌گیری را می‌گیرد.
card-help-anarchist = ۳ سکه می‌دهد و بمب را پیش یک نفر می‌گذارد؛ او یا با شاهدخت خنثایش می‌کند، یا با آنارشیست به دیگری می‌دهد، یا یک نفوذ از دست می‌دهد.
card-help-banker = ۳ سکه می‌گیرد.
card-help-capitalist = ۴ سکه می‌گیرد و به هر کس دیگری که همین ادعا را بکند ۱ سکه می‌دهد.
card-help-farmer = ۳ سکه می‌گیرد و ۱ سکه‌اش را به یک نفر می‌دهد.
card-help-speculator = سکه‌هایش را دو برابر می‌کند، با حداکثر ۵ سکه سود. اگر دروغش رو شود، همهٔ سکه‌هایش به چالش‌کننده می‌رسد.
card-help-spy = ۱ سکه می‌گیرد و می‌تواند یک اقدام دیگر هم بکند.
card-help-director = ۲ کارت از دربار می‌کشد و ۲ کارت برمی‌گرداند.
card-help-newscaster = با ۱ سکه، ۳ کارت از دربار می‌کشد و ۳ کارت برمی‌گرداند.
card-help-producer = یک کارت از دربار می‌کشد و یکی از یک نفر می‌گیرد؛ یکی به او و یکی به دربار پس می‌دهد. جلوی گرفته شدن کارت خودش را می‌گیرد.
card-help-reporter = ۱ سکه می‌گیرد، ۱ کارت می‌کشد و ۱ کارت برمی‌گرداند.
card-help-writer = ۱ کارت می‌کشد و هر کارت دیگر را با ۱ سکه؛ همان‌قدر کارت برمی‌گرداند.
card-help-crime_boss = ۵ سکه در دست دارد و از یک نفر ۲ سکه می‌خواهد؛ اگر ندهد، خودش ۵ سکه می‌دهد و او یک نفوذ از دست می‌دهد.
card-help-general = ۵ سکه می‌دهد و همهٔ دیگران یک نفوذ از دست می‌دهند. خودش را از همین در امان می‌دارد.
card-help-guerrilla = ۴ سکه می‌دهد و یک نفر یک نفوذ از دست می‌دهد. جلوی همین را می‌گیرد.
card-help-judge = ۳ سکه به یک نفر می‌دهد و همان یک نفوذ از دست می‌دهد. جلوی همین را می‌گیرد و سکه‌ها را نگه می‌دارد.
card-help-mercenary = ۳ سکه می‌دهد و توکن حذف را پیش یک نفر می‌گذارد؛ او در پایان نوبت بعدی‌اش یک نفوذ از دست می‌دهد. توکن را از خود دور می‌کند.
card-help-communist = تا ۳ سکه از پولدارترین نفر دیگر به بی‌پول‌ترین نفر می‌رساند. پولدارترین نفر می‌تواند با کمونیست جلویش را بگیرد.
card-help-customs_officer = یکی از شخصیت‌ها را نشان می‌کند؛ از آن پس دیگران برای ادعای آن ۱ سکه به او می‌دهند.
card-help-foreign_consular = با یک نفر پیمان می‌بندد؛ هیچ‌کدام دیگری را هدف نمی‌گیرد.
card-help-intellectual = وقتی نفوذی از دست می‌دهد، ۵ سکه می‌گیرد.
card-help-lawyer = در پایان نوبتی که کسی از بازی بیرون رفته، سکه‌های او میان همهٔ مدعیان وکیل بخش می‌شود.
card-help-missionary = وقتی نفوذی را جز با کودتا از دست می‌دهد، به جایش یک کارت می‌کشد.
card-help-peacekeeper = ۱ سکه و توکن صلح را می‌گیرد؛ دارندهٔ آن را فقط با کودتا می‌شود هدف گرفت.
card-help-politician = تا ۲ سکه از یک نفر می‌گیرد. جلوی همین را می‌گیرد.
card-help-priest = همهٔ دیگران ۱ سکه به او می‌دهند. سکهٔ خودش را از همین در امان می‌دارد.
card-help-protestor = با ۲ سکهٔ خودش و ۳ سکهٔ کسی که همراه شود، یک نفر یک نفوذ از دست می‌دهد. جلوی همین را می‌گیرد.

card-label-down = کارت رو به پایین
card-label-own = کارت شما: { $card }
card-label-lost = { $card }، رو شده

category-classic = کلاسیک
category-finance = مالی
category-communications = ارتباطی
category-force = تهاجمی
category-special = منافع خاص

## Actions: the words of the button, and what it does

action-income = کسب درآمد
action-foreign_aid = کمک خارجی
action-coup = کودتا
action-tax = مالیات
action-assassinate = قتل
action-steal = باج‌گیری
action-exchange = معاوضه
action-convert = چرخش سیاسی
action-embezzle = اختلاس
action-exchange_one = معاوضه
action-examine = بازرسی
action-bomb = بمب‌گذاری
action-banker = گرفتن ۳ سکه
action-capitalist = گرفتن ۴ سکه
action-farmer = گرفتن ۳ سکه و دادن ۱ سکه
action-speculator = دو برابر کردن سکه‌ها
action-spy = ۱ سکه و اقدامی دیگر
action-director = معاوضهٔ ۲ کارت
action-newscaster = معاوضهٔ ۳ کارت
action-producer = داد و ستد کارت
action-reporter = ۱ سکه و معاوضهٔ ۱ کارت
action-writer = کشیدن کارت با سکه
action-crime_boss = باج یا جان
action-general = یورش به همه
action-guerrilla = شبیخون
action-judge = حکم
action-mercenary = توکن حذف
action-communist = گرفتن از پولدار
action-customs_officer = بستن مالیات
action-foreign_consular = پیمان
action-lawyer = مطالبهٔ ارث
action-peacekeeper = ۱ سکه و توکن صلح
action-politician = گرفتن ۲ سکه
action-priest = گرفتن نذر از همه
action-protestor = اعتراض
action-ransom = باج

action-help-income = ۱ سکه. نه چالش دارد و نه اقدام متقابل.
action-help-foreign_aid = ۲ سکه، اگر کسی جلویش را نگیرد.
action-help-coup = ۷ سکه: یک نفر یک نفوذ از دست می‌دهد. هیچ چیز جلودارش نیست.
action-help-tax = ۳ سکه از خزانه.
action-help-assassinate = ۳ سکه: یک نفر یک نفوذ از دست می‌دهد.
action-help-steal = تا ۲ سکه از یک نفر.
action-help-exchange = ۲ کارت می‌کشید و ۲ کارت برمی‌گردانید.
action-help-convert = ۱ سکه برای عوض کردن حزب خود، ۲ سکه برای حزب دیگری. سکه‌ها به صندوق ذخیره می‌رود.
action-help-embezzle = همهٔ سکه‌های صندوق ذخیره، به شرط نداشتن بزرگ‌زاده.
action-help-exchange_one = ۱ کارت می‌کشید و ۱ کارت برمی‌گردانید.
action-help-examine = کارتی از یک نفر را می‌بینید و اگر بخواهید عوضش می‌کند.
action-help-bomb = ۳ سکه: بمب را پیش یک نفر می‌گذارید.
action-help-banker = ۳ سکه از خزانه.
action-help-capitalist = ۴ سکه؛ ۱ سکه‌اش به هر کس دیگری که همین ادعا را بکند.
action-help-farmer = ۳ سکه؛ ۱ سکه‌اش به یک نفر دیگر.
action-help-speculator = به اندازهٔ سکه‌هایتان، حداکثر ۵ سکه. اگر دروغتان رو شود، همه‌اش از دست می‌رود.
action-help-spy = ۱ سکه و اگر بخواهید یک اقدام دیگر.
action-help-director = ۲ کارت می‌کشید و ۲ کارت برمی‌گردانید.
action-help-newscaster = ۱ سکه: ۳ کارت می‌کشید و ۳ کارت برمی‌گردانید.
action-help-producer = ۱ کارت می‌کشید و ۱ کارت از یک نفر می‌گیرید؛ یکی به او و یکی به دربار پس می‌دهید.
action-help-reporter = ۱ سکه؛ ۱ کارت می‌کشید و ۱ کارت برمی‌گردانید.
action-help-writer = ۱ کارت می‌کشید و هر کارت دیگر را با ۱ سکه؛ همان‌قدر برمی‌گردانید.
action-help-crime_boss = باید ۵ سکه داشته باشید. یا ۲ سکه می‌گیرید، یا ۵ سکه می‌دهید و او یک نفوذ از دست می‌دهد.
action-help-general = ۵ سکه: همهٔ دیگران یک نفوذ از دست می‌دهند.
action-help-guerrilla = ۴ سکه: یک نفر یک نفوذ از دست می‌دهد.
action-help-judge = ۳ سکه به یک نفر، و همان یک نفوذ از دست می‌دهد.
action-help-mercenary = ۳ سکه: یک نفر در پایان نوبت بعدی‌اش یک نفوذ از دست می‌دهد.
action-help-communist = تا ۳ سکه از پولدارترین نفر دیگر به بی‌پول‌ترین نفر می‌رسد.
action-help-customs_officer = دیگران برای ادعای شخصیتی که نشان می‌کنید ۱ سکه به شما می‌دهند.
action-help-foreign_consular = شما و یک نفر دیگر همدیگر را هدف نمی‌گیرید.
action-help-lawyer = سکه‌های کسانی که در این نوبت بیرون رفته‌اند.
action-help-peacekeeper = ۱ سکه؛ و شما را فقط با کودتا می‌شود هدف گرفت.
action-help-politician = تا ۲ سکه از یک نفر.
action-help-priest = ۱ سکه از هر یک از دیگران.
action-help-protestor = ۲ سکه: اگر کسی ۳ سکهٔ دیگر بدهد، یک نفر یک نفوذ از دست می‌دهد.
action-help-ransom = ۲ سکه یا یک نفوذ.

against-foreign_aid = برای جلوگیری از کمک خارجی
against-assassinate = برای جلوگیری از قتل
against-steal = برای جلوگیری از باج‌گیری
against-producer = برای نگه داشتن کارت
against-general = برای در امان ماندن از یورش
against-guerrilla = برای جلوگیری از شبیخون
against-judge = برای جلوگیری از حکم
against-mercenary = برای دور کردن توکن حذف
against-communist = برای نگه داشتن سکه‌ها
against-politician = برای نگه داشتن سکه‌ها
against-priest = برای نگه داشتن سکه
against-protestor = برای جلوگیری از اعتراض
against-loss = در پاسخ به از دست رفتن نفوذ
against-disappear = برای دور کردن توکن حذف
against-bomb = در برابر بمب
against-share = برای گرفتن سهم

## What is asked

ask-turn = نوبت شماست: کدام اقدام؟
ask-turn-coup = ۱۰ سکه یا بیشتر دارید، پس فقط کودتا می‌ماند. علیه چه کسی؟
ask-turn-second = می‌توانید یک اقدام دیگر بکنید. کدام؟
ask-doubt = { $claimant } ادعا می‌کند: «{ $role }». باور می‌کنید؟
ask-block = { $actor }: { $action }. جلویش را می‌گیرید یا می‌گذرید؟
ask-prove = ادعایتان به چالش کشیده شد: «{ $role }». نشان می‌دهید یا یک نفوذ از دست می‌دهید؟
ask-lose = یک نفوذ از دست می‌دهید. کدام کارت رو شود؟
ask-keep = کارت‌هایی را که نگه می‌دارید انتخاب کنید. بقیه به دربار برمی‌گردد.
ask-keep-one = یکی از کارت‌ها را نگه دارید. بقیه از بازی بیرون می‌رود.
ask-show-examine = { $actor } شما را بازرسی می‌کند. کدام کارت را نشان می‌دهید؟
ask-show-give = کدام کارت را می‌دهید؟
ask-examine = { $target } «{ $card }» را نشان داد. پیش او بماند؟
ask-bomb = بمب پیش شماست. چه می‌کنید؟
ask-ward = توکن حذف پیش شماست. با ادعای «مُزدور» دورش می‌کنید؟
ask-ward-last = توکن حذف همین حالا کار خود را می‌کند. با ادعای «مُزدور» دورش می‌کنید؟
ask-join = { $actor } علیه { $target } اعتراض کرده است. با ۳ سکه همراه می‌شوید؟
ask-join-capitalist = { $actor } ۴ سکه می‌گیرد. شما هم برای ۱ سکه‌اش ادعای «سرمایه‌دار» می‌کنید؟
ask-join-lawyer = { $coins } سکه به جا مانده است. ادعای «وکیل» می‌کنید؟
ask-give = ۱ سکه‌تان به چه کسی برسد؟
ask-treaty = با چه کسی پیمان می‌بندید؟
ask-tax = کدام شخصیت را نشان می‌کنید؟
ask-ransom = { $actor } از شما ۲ سکه می‌خواهد. می‌دهید یا یک نفوذ از دست می‌دهید؟
ask-write = با ۱ سکه یک کارت دیگر می‌کشید؟
ask-side = به کدام حزب می‌پیوندید؟ بقیه یکی‌درمیان پس از شما می‌آیند.

wait-turn = نوبت { $seat } است.
wait-doubt = در انتظار { $seat }: چالش؟
wait-block = در انتظار { $seat }: اقدام متقابل؟
wait-prove = { $seat } باید ادعایش را نشان دهد یا یک نفوذ از دست بدهد.
wait-lose = { $seat } کارتی را که از دست می‌دهد انتخاب می‌کند.
wait-keep = { $seat } کارت انتخاب می‌کند.
wait-show-examine = { $seat } کارتی برای نشان دادن انتخاب می‌کند.
wait-show-give = { $seat } کارتی برای دادن انتخاب می‌کند.
wait-examine = { $seat } به کارت نگاه می‌کند.
wait-bomb = بمب پیش { $seat } است.
wait-ward = { $seat } به توکن حذف فکر می‌کند.
wait-join = در انتظار { $seat }: همراه می‌شود؟
wait-give = { $seat } گیرندهٔ سکه را انتخاب می‌کند.
wait-treaty = { $seat } هم‌پیمانش را انتخاب می‌کند.
wait-tax = { $seat } شخصیتی را نشان می‌کند.
wait-ransom = { $seat } باج می‌دهد یا نمی‌دهد.
wait-write = { $seat } کارت می‌کشد.
wait-side = { $seat } حزبش را انتخاب می‌کند.

## Moves

moves-declare = اقدام‌ها
moves-block = اقدام متقابل
moves-lose = از دست دادن نفوذ
moves-keep = نگه داشتن
moves-show = نشان دادن
moves-choose = انتخاب بازیکن
moves-mark = انتخاب شخصیت

move-declare-label =
    { $other ->
        [0]
            { $target ->
                [0] { $action }
               *[other] { $action }: { $target }
            }
       *[other] { $action }: از { $target } به { $other }
    }
move-allow-label = می‌گذرم
move-doubt-label = به چالش می‌کشم
move-block-label = ادعای «{ $role }»
move-prove-label = نشان می‌دهم
move-lose-label =
    { $claim ->
        [0] رو کردن «{ $card }»
       *[other] کنار گذاشتن «{ $card }» با ادعای «{ $claim }»
    }
move-keep-label = نگه داشتن { $cards }
move-show-label = دادن «{ $card }»
move-decide-label = { $what }
move-choose-label = { $seat }
move-mark-label = { $role }

claim-intellectual = { card-intellectual }
claim-missionary = { card-missionary }

decide-pay = می‌دهم
decide-refuse = نمی‌دهم
decide-swap = عوضش کند
decide-spare = پیشش بماند
decide-more = یک کارت دیگر
decide-stop = بس است
decide-join = همراه می‌شوم
decide-empire = امپراتوری
decide-resistance = مقاومت
decide-explode = منفجر شود
decide-decline = اقدام دیگری نمی‌کنم
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

turn-turn_began = نوبت { $n }: { $seat }

event-dealt = { $seat } ۲ کارت گرفت.
    .rule = coup-2.3
event-dealt-you = شما کارت‌هایتان را گرفتید.
event-side_taken = حزب { $seat }: { $party }.
    .rule = coup-10.2
event-side_taken-you = حزب شما: { $party }.
event-declared =
    { $role ->
        [0]
            { $target ->
                [0] { $seat }: { $action }.
               *[other] { $seat } علیه { $target }: { $action }.
            }
       *[other]
            { $target ->
                [0] { $seat } با ادعای «{ $role }»: { $action }.
               *[other] { $seat } با ادعای «{ $role }» علیه { $target }: { $action }.
            }
    }
    .rule = coup-3.3
event-declared-you =
    { $role ->
        [0]
            { $target ->
                [0] شما: { $action }.
               *[other] شما علیه { $target }: { $action }.
            }
       *[other]
            { $target ->
                [0] شما با ادعای «{ $role }»: { $action }.
               *[other] شما با ادعای «{ $role }» علیه { $target }: { $action }.
            }
    }
event-declared-to-you =
    { $role ->
        [0] { $seat } علیه شما: { $action }.
       *[other] { $seat } با ادعای «{ $role }» علیه شما: { $action }.
    }
event-claimed = { $seat } { $against } ادعای «{ $role }» کرد.
    .rule = coup-5.2
event-claimed-you = شما { $against } ادعای «{ $role }» کردید.
event-doubted = { $seat } ادعای { $other } را به چالش کشید: «{ $role }».
    .rule = coup-5.1
event-doubted-you = شما ادعای { $other } را به چالش کشیدید: «{ $role }».
event-doubted-to-you = { $seat } ادعای شما را به چالش کشید: «{ $role }».
event-believed = کسی ادعای { $seat } را به چالش نکشید: «{ $role }».
    .rule = coup-5.1
event-believed-you = کسی ادعای شما را به چالش نکشید: «{ $role }».
event-proved = { $seat } نشان داد: { $cards }. راست بود.
    .rule = coup-5.4
event-proved-you = شما نشان دادید: { $cards }. راست بود.
event-drew = { $seat } { $count } کارت کشید.
    .rule = coup-2.5
event-drew-you = شما { $count } کارت کشیدید.
event-admitted = { $seat } از ادعایش کوتاه آمد: «{ $role }».
    .rule = coup-5.5
event-admitted-you = شما از ادعایتان کوتاه آمدید: «{ $role }».
event-lost = { $seat } یک نفوذ از دست داد: «{ $card }».
    .rule = coup-7.1
event-lost-you = شما یک نفوذ از دست دادید: «{ $card }».
event-set_aside = { $seat } کارت از دست رفته را رو به پایین کنار گذاشت.
    .rule = coup-13.10
event-set_aside-you = شما کارت از دست رفته را رو به پایین کنار گذاشتید.
event-fell_out = { $seat } دیگر نفوذی ندارد و از بازی بیرون رفت.
    .rule = coup-7.2
event-fell_out-you = شما دیگر نفوذی ندارید و از بازی بیرون رفتید.
event-gained =
    { $coins ->
        [0] سکه‌ای به { $seat } نرسید.
       *[other] { $seat } { $coins } سکه گرفت.
    }
    .rule = coup-2.4
event-gained-you =
    { $coins ->
        [0] سکه‌ای به شما نرسید.
       *[other] شما { $coins } سکه گرفتید.
    }
event-paid =
    { $other ->
        [0] { $seat } { $coins } سکه به خزانه داد.
       *[other]
            { $coins ->
                [0] { $seat } سکه‌ای نداشت که به { $other } بدهد.
               *[other] { $seat } { $coins } سکه به { $other } داد.
            }
    }
    .rule = coup-2.4
event-paid-you =
    { $other ->
        [0] شما { $coins } سکه به خزانه دادید.
       *[other]
            { $coins ->
                [0] شما سکه‌ای نداشتید که به { $other } بدهید.
               *[other] شما { $coins } سکه به { $other } دادید.
            }
    }
event-paid-to-you =
    { $coins ->
        [0] { $seat } سکه‌ای نداشت که به شما بدهد.
       *[other] { $seat } { $coins } سکه به شما داد.
    }
event-refunded = { $coins } سکه به { $seat } برگشت.
    .rule = coup-5.5
event-refunded-you = { $coins } سکه به شما برگشت.
event-blocked = { $seat } جلوی «{ $action }» را گرفت.
    .rule = coup-6.3
event-blocked-you = شما جلوی «{ $action }» را گرفتید.
event-let_pass = کسی پا پیش نگذاشت: { $action }.
    .rule = coup-6.1
event-exchanged = { $seat } { $count } کارت برگرداند.
    .rule = coup-4.7
event-exchanged-you = شما { $count } کارت برگرداندید.
event-shown = { $seat } کارتی به { $other } داد.
    .rule = coup-11.4
event-shown-you = شما کارتی به { $other } دادید.
event-shown-to-you = { $seat } کارتی به شما داد.
event-spared = کارت نشان‌داده‌شده پیش { $seat } ماند.
    .rule = coup-11.5
event-spared-you = کارت نشان‌داده‌شده پیش شما ماند.
event-swapped = { $seat } باید کارت نشان‌داده‌شده را عوض کند.
    .rule = coup-11.5
event-swapped-you = شما باید کارت نشان‌داده‌شده را عوض کنید.
event-converted = { $seat } به { $party } پیوست.
    .rule = coup-10.5
event-converted-you = شما به { $party } پیوستید.
event-bomb_held = بمب پیش { $seat } است.
    .rule = coup-12.3
event-bomb_held-you = بمب پیش شماست.
event-bomb_defused = { $seat } بمب را خنثی کرد.
    .rule = coup-12.3
event-bomb_defused-you = شما بمب را خنثی کردید.
event-bomb_exploded = بمب پیش { $seat } منفجر شد.
    .rule = coup-12.5
event-bomb_exploded-you = بمب پیش شما منفجر شد.
event-joined_in = { $seat } همراه شد: { $action }.
    .rule = coup-17.10
event-joined_in-you = شما همراه شدید: { $action }.
event-refused_to_pay = { $seat } باج نداد.
    .rule = coup-16.1
event-refused_to_pay-you = شما باج ندادید.
event-token_placed =
    { $role ->
        [0] { $token } پیش { $seat } است.
       *[other] { $token } پیش { $seat } است: ادعای «{ $role }» برای دیگران ۱ سکه خرج دارد.
    }
    .rule = coup-13.14
event-token_placed-you =
    { $role ->
        [0] { $token } پیش شماست.
       *[other] { $token } پیش شماست: ادعای «{ $role }» برای دیگران ۱ سکه خرج دارد.
    }
event-token_gone = { $token } دیگر پیش { $seat } نیست.
    .rule = coup-13.14
event-token_gone-you = { $token } دیگر پیش شما نیست.
event-estate_settled = { $coins } سکهٔ { $seat } به خزانه رفت.
    .rule = coup-7.3
event-estate_settled-you = { $coins } سکهٔ شما به خزانه رفت.
event-revealed = کارت‌های پنهان { $seat }: { $cards }.
    .rule = coup-8.1
event-revealed-you = کارت‌های پنهان شما: { $cards }.
event-won = تنها { $seats } ماند و برد.
    .rule = coup-8.1
event-won-you = تنها شما ماندید. بردید!

end-last_one_left = فقط یک نفر ماند
reason-last_one_left = آخرین بازمانده
decided-last_one_left = آخرین بازمانده

## Claims, tokens, parties

claim-open = همین حالا
claim-believed = بی‌چالش
claim-shown = راست بود
claim-caught = دروغ بود
claim-past = پیش از عوض شدن کارت‌ها
claim-label = ادعا: { $role }، { $how }

token-disappear = توکن حذف
token-peace = توکن صلح
token-treaty = توکن پیمان
token-tax = توکن مالیات

party-empire = امپراتوری
party-resistance = مقاومت

## Why an action cannot be chosen

why-poor = { $n } سکه می‌خواهد
why-must_coup = با ۱۰ سکه فقط کودتا
why-no_target = هدفی نیست
why-no_token = همهٔ توکن‌ها در کار است
why-spy = در هر نوبت یک بار
why-party = رفیق حزبی
why-peace = توکن صلح دارد
why-treaty = هم‌پیمان
why-out = بیرون از بازی

## Words on the board

word-influence = نفوذ
word-treasury = خزانه
word-reserve = صندوق ذخیره
word-court = دربار
word-court-left = { $n } کارت در دربار
word-coins = { $n } سکه
word-cards-down = { $n } کارت رو به پایین
word-cost =
    { $n ->
        [0] رایگان
       *[other] { $n } سکه
    }
word-out = بیرون
word-you = شما
word-mine = کارت‌های من
word-look = نگاه
word-hide = پنهان
word-hold = برای دیدن کارت‌های خود فشار دهید
word-removed = بیرون از بازی
word-aside = کنار گذاشته
word-actions = اقدام‌ها
word-for-all = برای همه
word-claims = ادعاها
word-no-claims = هنوز ادعایی نکرده
word-aid = کارت راهنما
word-aid-why = هر یک از این‌ها را می‌توانید ادعا کنید، داشته باشید یا نه.
word-does = اقدام
word-blocks = اقدام متقابل
word-reacts = در پاسخ
word-target = چه کسی؟
word-target-why = یک بازیکن را انتخاب کنید
word-from = از چه کسی؟
word-to = به چه کسی؟
word-back = برگشت
word-confirm = تأیید
word-selected = { $n } کارت انتخاب شده
word-keep-needed = { $n } کارت انتخاب کنید
word-doubt-why = هر که اشتباه کند یک نفوذ از دست می‌دهد.
word-you-are-out = همهٔ نفوذتان از دست رفته و از بازی بیرونید. تماشا کنید که کدامشان می‌ماند.
word-answered = پاسخ دادید. در انتظار دیگران.
word-seen = شما دیده‌اید
word-seen-card = اینجا «{ $card }» را دیده‌اید
word-tax-on = ادعای این ۱ سکه بیشتر خرج دارد
word-bomb = بمب
word-turn = نوبت
word-winner = برنده
word-to-result = یک‌راست به نتیجه
word-copies = از هر کدام { $n } کارت

## Options

option-box = جعبه
option-box-help = کودتای کلاسیک با افزوده‌هایش، یا شورش G54 با پنج تا از ۲۵ شخصیتش.
option-box-classic = کودتا
option-box-g54 = شورش G54
option-fifth = شخصیت پنجم
option-fifth-help = بازرس به جای سفیر می‌نشیند.
option-fifth-ambassador = { card-ambassador }
option-fifth-inquisitor = { card-inquisitor }
option-reformation = اصلاحات
option-reformation-help = دو حزب: کسی نمی‌تواند به رفیق حزبی بتازد، و راه اختلاس باز است.
option-anarchist = آنارشیست
option-anarchist-help = شخصیت ششم، با بمبی که فقط شاهدخت خنثایش می‌کند.
option-anarchist_copies = شمار آنارشیست‌ها
option-anarchist_copies-help = چند کارت آنارشیست در بازی باشد؛ صفر یعنی به اندازهٔ شخصیت‌های دیگر.
option-choose_from_five = انتخاب از پنج کارت
option-choose_from_five-help = برای دو نفر: هر کس کارت اولش را خودش برمی‌گزیند.
option-block_after_doubt = اقدام متقابل پس از چالشِ باخته
option-block_after_doubt-help = آیا هدفی که بازیکن فعال را به چالش کشیده و باخته، باز هم می‌تواند جلویش را بگیرد؟
option-roles = شخصیت‌ها
option-roles-help = کدام پنج شخصیت شورش G54 در بازی‌اند؟
option-roles-starter = مجموعهٔ بازی اول
option-roles-basic = به قید قرعه، از ساده‌ترها
option-roles-all = به قید قرعه، از همه
option-roles-custom = به انتخاب میز
option-finance = مالی
option-finance-help = وقتی شخصیت‌ها به انتخاب میز باشند.
option-communications = ارتباطی
option-communications-help = وقتی شخصیت‌ها به انتخاب میز باشند.
option-force = تهاجمی
option-force-help = وقتی شخصیت‌ها به انتخاب میز باشند.
option-special = منافع خاص
option-special-help = وقتی شخصیت‌ها به انتخاب میز باشند.
option-special_too = منافع خاص، دومی
option-special_too-help = وقتی شخصیت‌ها به انتخاب میز باشند؛ باید با اولی فرق داشته باشد.
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
option-treasury = خزانه
option-treasury-help = با پنجاه سکه، کسی بیش از آنچه در خزانه هست نمی‌گیرد.
option-treasury-unlimited = بی‌پایان
option-treasury-fifty = ۵۰ سکه
option-first_player = آغازگر
option-first_player-help = نوبت اول با چه کسی است؟ در بازی نخست، یا وقتی برندهٔ قبلی سر میز نیست، قرعه می‌کشیم.
option-first_player-winner = برندهٔ بازی قبل
option-first_player-random = به قید قرعه
option-first_player-host = میزبان

## Refusals

refused-coup-cannot_block = این شخصیت را اینجا نمی‌شود ادعا کرد.
refused-coup-cannot_draw = برای این کار سکه یا کارتی نمانده است.
refused-coup-cannot_keep = از کارت‌های دستتان { $count } کارت نگه دارید.
refused-coup-cannot_prove = این ادعا را نمی‌توانید نشان دهید.
refused-coup-must_coup = با { $coins } سکه باید کودتا کنید.
refused-coup-no_reaction = برای این نفوذِ از دست رفته نمی‌شود این شخصیت را ادعا کرد.
refused-coup-no_receiver = این بازیکن را اینجا نمی‌شود انتخاب کرد.
refused-coup-no_such_action = این اقدام اکنون در بازی نیست.
refused-coup-no_target = با این اقدام نمی‌شود چنین هدفی گرفت.
refused-coup-no_token = همهٔ توکن‌های این شخصیت در کار است.
refused-coup-not_in_play = این شخصیت در بازی نیست.
refused-coup-not_your_card = این کارت در دست شما نیست.
refused-coup-too_poor = این کار { $cost } سکه می‌خواهد و شما { $coins } سکه دارید.
refused-coup-options_choose_from_five = انتخاب از پنج کارت فقط برای دو نفر است.
refused-coup-options_fifty = پنجاه سکه حداکثر برای { $most } نفر بس است.
refused-coup-options_g54_alone = شورش G54 بدون افزوده‌های کودتا بازی می‌شود.
refused-coup-options_g54_seats = شورش G54 برای ۳ تا ۶ نفر است.
refused-coup-options_special_twice = دو شخصیتِ منافع خاص باید با هم فرق داشته باشند.
refused-coup-options_three_anarchists = برای انتخاب از پنج کارت، سه آنارشیست لازم است.

## Bots

bot-easy = آسان
bot-easy-help = راست می‌گوید و کم به چالش می‌کشد.
bot-normal = معمولی
bot-normal-help = گاهی بلوف می‌زند، کارت‌ها را می‌شمارد و ادعاهای هر کس را به یاد دارد.
bot-random = الله‌بختکی
bot-random-help = از میان حرکت‌های مجاز یکی را به قید قرعه انتخاب می‌کند.
