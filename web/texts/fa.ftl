### متن‌های پوستهٔ محفل. $name و $seat نامی است که کسی برای خود برگزیده، $names فهرست چند نام، $level سطح ربات.

## خانه

mahfel = محفل
tagline = میز بازی‌های دورهمی
home-choose = امشب چه بازی کنیم؟
home-choose-sub = یکی را بزنید؛ میز همان دم آماده است.
home-open = میز تازه
home-opening = میز چیده می‌شود…
home-options = با قرارهای دیگر
# $least، $most
fact-seats = { $least } تا { $most } نفر
# $n
fact-minutes = { $n } دقیقه
# $least، $most
fact-minutes-range = { $least } تا { $most } دقیقه
recent-title = میزهای اخیر شما
# $names
recent-with = با { $names }
recent-alone = هنوز کسی نیامده
recent-over = تمام شده
recent-open = باز است
# $game
recent-drop = حذف { $game } از این فهرست
join-label = پیوند میز
join-placeholder = پیوند میز دوستتان
join-go = سر میز بروید
join-empty = پیوندی را که برایتان فرستاده‌اند اینجا بگذارید.
join-unreadable = این پیوند به میزی نمی‌رسد.
join-full = همهٔ جاها پر است.
# $sizes
join-too-many = با این قرارها { $sizes } نفر می‌توانند بازی کنند و همه آمده‌اند.
join-watch = اگر در همین صفحه بمانید، بازی را تماشا می‌کنید.
join-wait = در همین صفحه بمانید؛ شاید جایی خالی شود.

## نام

name-title = شما را به چه نامی صدا بزنیم؟
name-label = نام شما سر میز
name-placeholder = نام شما
name-help = فقط هم‌میزی‌ها آن را می‌بینند. حسابی در کار نیست.
name-go = برویم

## واژه‌های همه‌جا

loading = آماده می‌شود…
back = بازگشت
close = بستن
try-again = دوباره
to-home = به خانه
skip = رفتن به محتوای صفحه
yes = بله
no = نه
menu = فهرست
rules = قواعد
settings = تنظیمات
lamp = چراغ: روشن یا تاریک
copy-link = کپی پیوند
link-copied = پیوند کپی شد.
share = فرستادن

## میز تازه و قرارها

new-title = میز تازه
new-go = میز را بچینید
options = قرارهای میز
options-fine = پیش‌فرض‌ها خوب‌اند
# $n
options-other = { $n } قرار عوض شده
options-host = میزبان تعیین می‌کند
pace = آهنگ بازی
pace-quick = تند
pace-normal = معمولی
pace-relaxed = آسوده
pace-quick-help = هر نوبت ۲۵ ثانیه.
pace-normal-help = هر نوبت یک دقیقه و نیم.
pace-relaxed-help = هر نوبت تا سه روز؛ برای بازی دورادور.
absent = اگر کسی غایب شد
absent-bot = ربات
absent-wait = صبر
absent-remove = کنار گذاشتن
absent-bot-help = ربات به جایش بازی می‌کند تا برگردد.
absent-wait-help = حرکت‌های پیش‌فرض به جایش انجام می‌شود تا برگردد.
absent-wait-counted-help = حرکت‌های پیش‌فرض به جایش انجام می‌شود و تا برنگردد در شمارش رأی‌ها به حساب نمی‌آید.
absent-remove-help = از بازی کنار گذاشته می‌شود و دیگر برنمی‌گردد.
warm = کدام ربات
grace = مهلت برگشتن
grace-help = تا این مدت منتظرش می‌مانیم؛ شاید فقط خط قطع شده باشد.
lengths = وقت هر بخش
lengths-help = اگر چیزی ننویسید آهنگ بازی تعیین می‌کند.
lengths-now = از بخش بعدی به کار می‌افتد.
length-turn = هر نوبت
length-window = پاسخ به دیگران
length-long = تصمیم‌های بزرگ
length-discussion = گفت‌وگوی آزاد
length-speech = هر بار حرف زدن
length-night = شب
length-vote = رأی‌گیری
length-reset = طبق آهنگ بازی
unit = واحد زمان
unit-seconds = ثانیه
unit-minutes = دقیقه
unit-hours = ساعت
spectators = تماشاگر
spectators-help = هر کس پیوند را دارد می‌تواند بازی را تماشا کند.
anonymous = بازی ناشناس
anonymous-help = از آغاز تا پایان بازی به جای نام‌ها شماره دیده می‌شود و جاها با قرعه تعیین می‌شود.
anonymous-now = نام‌ها پایان بازی پیدا می‌شود.
# $name: what stands for the reader’s name
anonymous-you = شما: { $name }
windows = پاسخ‌های هم‌زمان
windows-swift = چابک
windows-even = یکسان
windows-swift-help = تا همه پاسخ دادند بازی پیش می‌رود؛ معلوم است منتظر کیستیم.
windows-even-help = همیشه تمام وقت صبر می‌کنیم؛ معلوم نیست چه کسی فکر می‌کند.

## گزینه‌هایی که خود میزبان می‌نویسد

draft-none = هنوز ننوشته‌اید.
draft-written = نوشته شده
draft-write = بنویسید
draft-edit = ویرایش
draft-tools = ابزارها
draft-begin = آغاز از…
draft-blank = از نو
draft-own = روی این دستگاه
# $name
draft-own-drop = حذف { $name }
draft-published = منتشرشده‌ها
# $name
draft-copy-of = نسخه‌ای از { $name }
draft-carry = بردن و آوردن
draft-export = بیرون بردن
draft-download = پرونده
draft-copy = کپی متن
draft-copied = متن کپی شد.
draft-import = آوردن از بیرون
draft-import-file = گزینش پرونده
draft-import-text = یا متن را اینجا بچسبانید
draft-import-go = خواندن این متن
draft-import-unreadable = این پرونده خواندنی نیست.
draft-keep = نگه‌داشتن
draft-kept = روی همین دستگاه نگه داشته شد.
draft-as-text = به صورت متن
draft-unshown = این متن چیزی دارد که در فرم جا نمی‌گیرد. همین جا درستش کنید.
# $n
draft-faults = { $n } ایراد
draft-fine = ایرادی ندارد.
draft-seats = آزمایش با چند بازیکن
draft-try = آزمایش با ربات‌ها
draft-mend = اول ایرادها را برطرف کنید.
draft-trying = ربات‌ها بازی می‌کنند…
draft-use = همین را بازی کنیم
draft-use-untried = بی آزمایش بازی کنیم
# $n
draft-games = در { $n } بازی میان ربات‌ها:
# $n
draft-share = { $n }٪
# $low، $high
draft-range = با اطمینان ۹۵٪، از { $low } تا { $high }٪
draft-balanced = ربات‌ها به گیری برنخوردند.
# $what
more = یکی بیشتر: { $what }
# $what
fewer = یکی کمتر: { $what }

## پیش از بازی

table = میز
# $name
table-of = میز { $name }
table-loading = به سوی میز می‌رویم…
invite-friends = دوستان را صدا بزنید
invite-friends-text = این پیوند را بفرستید، یا بگذارید کد را با دوربین بخوانند.
qr-alt = کد QR پیوند این میز
# $game
share-text = بیا «{ $game }» بازی کنیم!
seats = دور میز
# $n، $most
seats-count = { $n } از { $most } جا
# $n
seats-fill = تکمیل تا { $n } نفر با ربات
seats-draw = قرعه‌کشی جاها
seats-fill-more = تا نفرات بیشتر
seats-fill-fewer = تا نفرات کمتر
# $n
seat-number = جای { $n }
seat-add = افزودن ربات
seat-free = جای خالی
seat-you = شما
seat-host = میزبان
seat-here = سر میز است
seat-away = در راه…
seat-left = رفته است
# $level
seat-bot = ربات { $level }
# $level
seat-kept = غایب؛ ربات { $level } به جایش
seat-yours-text = اینجا جای شماست.
seat-free-text = این جا خالی است. می‌توانید به اینجا بیایید.
seat-free-host = این جا خالی است. می‌توانید رباتی بنشانید یا خودتان به اینجا بیایید.
seat-free-visitor = این جا خالی است. نامتان را بنویسید و بنشینید.
seat-here-text = سر میز نشسته و صفحه‌اش باز است.
seat-away-text = جایش را گرفته، ولی صفحه‌اش باز نیست.
seat-sit = اینجا می‌نشینم
seat-remove = جایش را خالی کنید
# $level
bot-add = ربات { $level } بنشانید
# $level
bot-change = رباتِ { $level } به جایش
bot-remove = ربات را بردارید
bot-easy = آسان
bot-easy-help = با یک حساب سرانگشتی بازی می‌کند.
bot-normal = معمولی
bot-normal-help = چند نقشه را پیش خود می‌آزماید.
bot-random = الله‌بختکی
bot-random-help = از میان حرکت‌های مجاز یکی را به قید قرعه انتخاب می‌کند.
# $n
leading = گرداننده
time-more = نیم دقیقه وقت بیشتر به همه
pause = توقف بازی
resume = ادامهٔ بازی
paused = بازی متوقف است
paused-text = زمان ایستاده است؛ هنوز می‌شود حرف زد.
abandon = پایان دادن به بازی
abandon-text = بازی همین‌جا برای همه تمام می‌شود و کسی نمی‌برد. پس از آن همه می‌توانند دوباره تماشایش کنند و پرونده‌اش را بردارند.
abandon-go = تمامش کن
abandon-stay = ادامه می‌دهیم
# $seat
skip-speech = پایان حرف { $seat }
moderate = میز را می‌گردانم و بازی نمی‌کنم
moderate-help = جایی نمی‌نشینید، همهٔ نقش‌ها را می‌بینید و همه می‌دانند که گرداننده هست.
moderator-leads = { $name } میز را می‌گرداند و همه‌چیز را می‌بیند.
moderator-you = شما میز را می‌گردانید و همه‌چیز را می‌بینید.
seat-free-leader = این صندلی خالی است. شما میز را می‌گردانید و نمی‌نشینید؛ می‌توانید رباتی بنشانید.
seat-uncounted = غایب؛ به حساب نمی‌آید
seat-excluded = کنار گذاشته شد
exclude = کنار گذاشتن
exclude-sure = حتماً کنار برود؟
exclude-not = بماند
# $name
exclude-reason = چرا { $name } کنار می‌رود (همه می‌خوانند؛ می‌تواند خالی بماند)
sent-away = شما از این بازی کنار گذاشته شدید. می‌توانید ادامه‌اش را تماشا کنید.
# $text
sent-away-reason = دلیل: «{ $text }»
will = حرف آخر
will-kept = نوشته شده
will-help = اگر قاعده‌ها حرف آخر بدهند، هنگام رفتن شما برای همه خوانده می‌شود. تا آن وقت فقط شما می‌بینیدش و می‌توانید عوضش کنید.
will-save = نگه‌دار
watchers =
    { $n ->
        [one] { $n } نفر تماشا می‌کند
       *[other] { $n } نفر تماشا می‌کنند
    }
start = بازی را آغاز کنید
# $n
start-missing = { $n } نفر دیگر لازم است
# $n، $sizes
start-ready = { $n } نفر سر میز نشسته‌اند؛ با { $sizes } نفر می‌شود
start-too-many = { $n } نفر سر میز نشسته‌اند؛ با این گزینه‌ها { $sizes } نفر می‌توانند بازی کنند
start-impossible = این گزینه‌ها با هم جور درنمی‌آیند
# $option: its name
start-unwritten = «{ $option }» هنوز نوشته نشده است
# $least، $most
start-span = { $least } تا { $most }
# $name
start-waits = { $name } بازی را آغاز می‌کند
start-waits-any = منتظر آغاز بازی هستیم

## سر بازی

turn-yours = نوبت شماست
turn-yours-optional = می‌توانید پاسخ دهید
# $names، $count
turn-of =
    { $count ->
        [one] نوبت { $names }
       *[other] منتظر { $names }
    }
turn-nobody = یک دم صبر کنید…
turn-over = بازی تمام شد
ask-anything = چه می‌کنید؟
watching = تماشا
line-offline = ارتباط قطع است؛ دوباره وصل می‌شویم…
view = روی میز
beside = کنار میز
announcer = گزارش زنده
log = گزارش بازی
log-open = گزارش بازی را باز کنید
log-filter = دربارهٔ
log-everyone = همه
log-empty = هنوز چیزی رخ نداده.
log-rule = قاعده‌اش را ببینید
rule-open = در کتاب قواعد
rule-missing = این بند در کتاب قواعد نیست.
talk = گفت‌وگو
# $n
talk-unheard = گفت‌وگو: { $n } حرف تازه
talk-say = چیزی بگویید
talk-send = فرستادن
talk-room = کجا
talk-empty = هنوز کسی چیزی نگفته.
talk-quiet = الان وقت حرف زدن نیست.
talk-watcher = تماشاگران می‌شنوند ولی حرف نمی‌زنند.
room-table = سر میز
talk-with = با چه کسی
talk-all = گفت‌وگوی میز
talk-silenced = گرداننده فعلاً صدای شما را بسته است. حرکت‌هایتان سر جایشان هستند و می‌توانید به خودش بنویسید.
aside = فقط با گرداننده
aside-leading = خصوصی
# $name
aside-help = فقط { $name } این را می‌خواند و پاسخش را فقط شما می‌بینید. هیچ‌کس دیگر خبردار نمی‌شود.
# $name
aside-help-leading = فقط { $name } این را می‌بیند.
aside-choose = برای نوشتن، اول یک نفر را انتخاب کنید.
aside-empty = هنوز چیزی به گرداننده ننوشته‌اید.
aside-empty-leading = هنوز کسی چیزی ننوشته است.
aside-say = چیزی بنویسید
aside-whom = با چه کسی
aside-everybody = همهٔ نوشته‌ها
# $name
aside-to = به { $name }
silence = بستن صدا
silence-off = باز کردن صدا
seat-silenced = صدایش بسته است
pin = نوشته‌ای بالای میز
pin-text = همه این را بالای میز می‌بینند تا وقتی برش دارید.
pin-go = بگذار بالای میز
pin-off = برداشتن
pinned = نوشتهٔ بالای میز
poll = نظرسنجی
poll-question = چه می‌پرسید؟
poll-help = با بله یا نه پاسخ می‌دهند. هیچ‌کس، حتی شما، نمی‌فهمد چه کسی چه گفت؛ شمارش را تا پایان فقط شما می‌بینید.
poll-earlier = نظرسنجی قبلی با این کار تمام می‌شود.
poll-among = از چه کسانی
among-living = هر که در بازی است
among-seated = هر که سر میز است
poll-go = بپرسید
poll-close = پایان نظرسنجی
# $yes، $no، $silent
poll-counts = بله: { $yes }، نه: { $no }، بی‌پاسخ: { $silent }
poll-secret = هیچ‌کس نمی‌فهمد شما چه گفتید.
poll-change = تا پایان می‌توانید عوضش کنید.
poll-others = از دیگران پرسیده می‌شود.

## رفتن و برگشتن

leave = ترک میز
leave-text-bot = جایتان می‌ماند و هر وقت خواستید برمی‌گردید. تا آن وقت ربات به جایتان بازی می‌کند.
leave-text-wait = جایتان می‌ماند و هر وقت خواستید برمی‌گردید. تا آن وقت حرکت‌های پیش‌فرض به جایتان انجام می‌شود.
leave-text-wait-counted = جایتان می‌ماند و هر وقت خواستید برمی‌گردید. تا آن وقت حرکت‌های پیش‌فرض به جایتان انجام می‌شود و در شمارش رأی‌ها به حساب نمی‌آیید.
leave-text-remove = سر این میز هر که برود کنار گذاشته می‌شود: بار بعد که وقتتان تمام شود از بازی بیرون می‌روید و دیگر راه برگشتی نیست. تا آن وقت هنوز می‌توانید برگردید.
leave-text-lobby = جایتان خالی می‌شود.
leave-go = می‌روم
leave-stay = می‌مانم
away-left = شما از میز رفته‌اید؛ جایتان هنوز هست.
# $level
away-kept = ربات { $level } به جای شما بازی می‌کند.
come-back = برگشتم
hand-over = ادامه با دستگاه دیگر
hand-over-text = این کد را با دوربین دستگاه دیگرتان بخوانید یا پیوند را در آن باز کنید. جایتان به آنجا می‌رود.
hand-over-qr = کد QR جای شما برای دستگاه دیگر
# $time: زمان مانده
hand-over-left = یک بار به کار می‌آید؛ { $time } وقت دارد.
hand-over-late = وقت این پیوند گذشت.
hand-over-again = پیوند تازه
hand-title = این جای شماست
hand-text = بازی را در این دستگاه ادامه دهید؛ دستگاه پیشین دیگر به جای شما بازی نمی‌کند.
hand-go = ادامه در اینجا
invite-title = جای کسی خالی است
invite-text = از شما خواسته‌اند به جای کسی که رفته بنشینید. دست و دانسته‌هایش به شما می‌رسد.
invite-go = می‌نشینم
only-look = نه، فقط نگاه می‌کنم
replace = جانشین
# $game
replace-share = در «{ $game }» جای یک نفر خالی است؛ می‌آیی؟

## پس از بازی

rematch = دوباره، با همین جمع
rematch-text = میز تازه با همین قرارها
rematch-join = بازی دوباره چیده شد
rematch-join-text = سر میز تازه بنشینید
rematch-watch = به میز تازه بروید
replay = تماشای دوباره
# $game
replay-of = { $game }، از نو
replay-play = پخش
replay-pause = مکث
replay-back = یک گام به عقب
replay-next = یک گام به جلو
replay-step = گام
# $n، $last
replay-at = { $n } از { $last }
eyes = از چشم
eyes-none = از چشم تماشاگر
eyes-all = همهٔ دست‌ها باز
record = پروندهٔ بازی
# $names، $count
outcome-winners =
    { $count ->
        [one] { $names } برد
       *[other] { $names } با هم بردند
    }
outcome-nobody = کسی نبرد
outcome-abandoned = بازی بی‌برنده تمام شد
outcome-abandoned-text = میزبان بازی را تمام کرد.
outcome-abandoned-open = آنچه پنهان بود در تماشای دوباره پیداست.
outcome-abandoned-replay = بازی همین‌جا نیمه‌کاره رها شد. آنچه پنهان بود یک گام عقب‌تر، با همهٔ دست‌ها باز، پیداست.
deal = بُر زدن منصفانه
deal-kept = ✓ درست بود
deal-broken = جور درنیامد
deal-text = پیش از بازی قفل شده: این نشانهٔ رازی است که ترتیب کارت‌ها از آن و از سهم هر بازیکن ساخته شد. پس از بازی راز باز می‌شود و هر کس می‌تواند بیازماید.
deal-text-after = راز باز شد. دستگاه شما آزمود که همان رازی است که پیش از بازی قفل شده بود.
deal-commit = نشانهٔ پیش از بازی
deal-secret = راز

## کتاب قواعد

rules-contents = فهرست
rules-search = جست‌وجو در قواعد
rules-nothing = چیزی پیدا نشد.
# $names: کدام‌ها
rules-names = با نام‌های میز شما: { $names }.
rules-example = نمونه
rules-figure = تصویر

## تنظیمات

language = زبان
theme = رنگ
theme-system = مانند دستگاه
theme-dark = شب
theme-light = روز
motion = پویانمایی
motion-help = اگر حرکت تصویرها چشمتان را می‌آزارد، کمش کنید.
motion-system = مانند دستگاه
motion-less = کم
sound = صدا
sound-help = فقط دو نُت آرام، وقتی نوبت شماست.
haptics = لرزش
haptics-help = یک تکان کوتاه، وقتی نوبت شماست.
settings-here = این‌ها فقط در همین دستگاه می‌مانند.

## گرفتاری‌ها

trouble-unreachable = به سرور نمی‌رسیم. اینترنت خود را ببینید؛ چیزی گم نشده است.
trouble-refused = نشد.
trouble-ours = چیزی در برنامهٔ ما درست کار نکرد.
trouble-dead-title = این میز دیگر نیست
trouble-dead-text = شاید پیوند ناقص است یا میز خیلی وقت پیش برچیده شده.
trouble-watching-title = این میز تماشاگر نمی‌پذیرد
trouble-watching-text = بازیکنان خواسته‌اند تنها باشند. اگر جایی سر این میز داشتید، با همان دستگاه بیایید.
trouble-lost-title = اینجا چیزی نیست
trouble-lost-text = این نشانی به جایی نمی‌رسد.
trouble-ours-title = خراب شد
trouble-ours-text = تقصیر ماست، نه شما. بازی سر جایش است؛ صفحه را دوباره باز کنید.
trouble-newer-title = نسخهٔ تازه‌ای آمده
trouble-newer-text = برنامه در این میان نو شده است. صفحه را دوباره باز کنید تا ادامه دهید.
trouble-unreachable-title = به سرور نمی‌رسیم
trouble-unreachable-text = اینترنت خود را ببینید؛ چیزی گم نشده است.
trouble-taken_over-title = این جا دیگر در این دستگاه نیست
trouble-taken_over-text = بازی در دستگاه دیگری ادامه دارد، یا کسی دیگر بر این جا نشسته است.
look-on = تماشا می‌کنم
trouble-removed-title = میزبان جای شما را خالی کرد
trouble-removed-text = می‌توانید نگاه کنید یا اگر جایی خالی است دوباره بنشینید.
trouble-other-title = نشد
trouble-other-text = سرور این درخواست را نپذیرفت.

## زمان

# $seconds
span-seconds = { $seconds } ثانیه
# $minutes، $seconds
span-minutes =
    { $seconds ->
        [0] { $minutes } دقیقه
       *[other] { $minutes } دقیقه و { $seconds } ثانیه
    }
# $hours، $minutes
span-hours =
    { $minutes ->
        [0] { $hours } ساعت
       *[other] { $hours } ساعت و { $minutes } دقیقه
    }
# $days، $hours
span-days =
    { $hours ->
        [0] { $days } روز
       *[other] { $days } روز و { $hours } ساعت
    }

## آنچه سر میز رخ می‌دهد

event-joined = { $name } سر میز نشست.
event-joined-you = شما سر میز نشستید.
event-bot_seated = ربات { $level } سر میز نشست: { $name }.
event-removed = جای { $name } خالی شد.
event-seat_changed = { $name } جایش را عوض کرد.
event-seat_changed-you = شما جایتان را عوض کردید.
event-seats_drawn = جاها با قرعه عوض شد.
event-options_changed = قرارهای میز عوض شد.
event-started = بازی آغاز شد.
event-names_hidden = جاها با قرعه تعیین شد و نام‌ها تا پایان بازی پنهان است.
event-person_was = { $number } در واقع { $name } بود.
event-person_was-you = شما { $number } بودید.
event-bot_was = { $number } ربات { $level } بود: { $name }.
event-defaulted = وقت { $seat } تمام شد و حرکت پیش‌فرض انجام شد.
event-defaulted-you = وقت شما تمام شد و حرکت پیش‌فرض انجام شد.
event-left = { $name } رفت.
event-left-you = شما رفتید.
event-returned = { $name } برگشت.
event-returned-you = شما برگشتید.
event-kept = ربات { $level } جای { $seat } را گرم نگه می‌دارد.
event-kept-you = ربات { $level } به جای شما بازی می‌کند.
event-skipped = میزبان به حرف { $seat } پایان داد.
event-skipped-you = میزبان به حرف شما پایان داد.
# $seconds
event-time_given = میزبان { $seconds } ثانیه وقت بیشتر داد.
event-paused = { $name } بازی را متوقف کرد.
event-paused-you = شما بازی را متوقف کردید.
event-resumed = { $name } بازی را از سر گرفت.
event-resumed-you = شما بازی را از سر گرفتید.
event-abandoned = { $name } بازی را تمام کرد؛ کسی نبرد.
event-abandoned-you = شما بازی را تمام کردید؛ کسی نبرد.
event-moderator_leads = { $name } میز را می‌گرداند، بازی نمی‌کند و همه‌چیز را می‌بیند.
event-excluded = میزبان { $name } را از بازی کنار گذاشت.
event-excluded-you = میزبان شما را از بازی کنار گذاشت.
event-exclusion_reason = دلیل کنار گذاشتن { $name }: «{ $text }»
event-exclusion_reason-you = دلیل کنار گذاشتن شما: «{ $text }»
event-absent_removed = { $name } بیش از مهلت نبود و از بازی کنار گذاشته شد.
event-absent_removed-you = بیش از مهلت نبودید و از بازی کنار گذاشته شدید.
event-away = { $name } خیلی وقت است نیست و تا برگردد به حساب نمی‌آید.
event-away-you = خیلی وقت است نیستید و تا برگردید به حساب نمی‌آیید.
event-times_set = { $name } وقت بخش‌های بازی را عوض کرد.
event-times_set-you = شما وقت بخش‌های بازی را عوض کردید.
event-will_read = حرف آخر { $name }: «{ $text }»
event-host_passed = اکنون { $name } میزبان است.
event-host_passed-you = اکنون شما میزبان هستید.
event-handed_over = { $seat } با دستگاه دیگری ادامه می‌دهد.
event-handed_over-you = شما با این دستگاه ادامه می‌دهید.
event-replaced = { $name } به جای بازیکن غایب نشست.
event-replaced-you = شما به جای بازیکن غایب نشستید.
event-silenced = گرداننده صدای { $name } را در گفت‌وگو بست.
event-silenced-you = گرداننده صدای شما را در گفت‌وگو بست.
event-voice_given = گرداننده صدای { $name } را باز کرد.
event-voice_given-you = گرداننده صدای شما را باز کرد.
event-pinned = { $name } بالای میز نوشت: «{ $text }»
event-unpinned = { $name } نوشتهٔ بالای میز را برداشت.
event-poll_opened = { $name } از همه پرسید: «{ $text }»
# $yes، $no، $silent
event-poll_closed = پاسخ «{ $text }»: بله { $yes }، نه { $no }، بی‌پاسخ { $silent }.
event-rematched = میز تازه‌ای با همین جمع چیده شد.
event-said = { $name } می‌گوید: { $text }
