# آنچه `mahfel` در پایانه می‌گوید.
cli-you = شما
cli-seed = پخش { $seed }. حرکت را بنویسید؛ ? می‌گوید چه کارهایی می‌شود کرد (? با یک واژه: فقط آن‌ها که این واژه را دارند) و Enter حرکت داخل کروشه را بازی می‌کند. ?? هر چه را صندلی شما می‌بیند، به صورت داده چاپ می‌کند.
cli-known = فقط شما می‌دانید:
cli-yes = بله
cli-no = نه
cli-moves = حرکت‌ها: { $moves }
cli-more = و حرکت‌های دیگر، روی هم { $n } تا
# $sought: what was typed
cli-none-found = هیچ حرکتی «{ $sought }» ندارد.
cli-more-by-word = و حرکت‌های دیگر، روی هم { $n } تا: ? با یک واژه آن‌هایی را می‌گوید که این واژه را دارند.
cli-narrower = شاید بیشتر هم باشد؛ واژه را کامل‌تر بنویسید.
# $seats: numbers and names
cli-seats = صندلی‌ها، مثل --seat از صفر شمرده: { $seats }.
# $seat, $name: 0 for a seat without a name
cli-eyes =
    { $name ->
        [0] از چشم صندلی { $seat }.
       *[other] از چشم { $name }، صندلی { $seat }.
    }
cli-eyes-none = از چشم تماشاگر.
bot-easy = آسان
bot-normal = معمولی
bot-random = الله‌بختکی
cli-rule = قاعدهٔ { $rule }

refused-plug-not_a_package = { $folder } بستهٔ بازی نیست: در pyproject.toml آن بازی‌ای معرفی نشده است.
refused-plug-broken = بازی { $place } بار نمی‌شود: { $why }
refused-record-no_file = پروندهٔ { $path } خوانده نمی‌شود: { $why }
refused-game-unknown = بازی { $game } اینجا نیست. این‌ها هست: { $games }.
# $seat, $last
refused-table-no_such_seat = صندلی { $seat } وجود ندارد؛ صندلی‌ها از صفر شمرده می‌شوند و آخری { $last } است.
refused-bot-unknown_level = این بازی رباتی با سطح { $level } ندارد. این‌ها هست: { $levels }.
refused-bot-too_few_levels = دست‌کم دو سطح متفاوت از این‌ها نام ببرید: { $levels }.
refused-options-form = { $given } گزینه‌ای را تعیین نمی‌کند؛ بنویسید NAME=VALUE.
refused-options-none = این بازی گزینهٔ { $name } ندارد؛ اصلاً گزینه‌ای ندارد.
refused-options-unknown = این بازی گزینهٔ { $name } ندارد. از گزینه‌هایش: { $names }.
refused-options-value = { $name } نمی‌تواند «{ $value }» باشد؛ فقط یکی از این‌ها: { $values }.
refused-options-bounds = { $name } نمی‌تواند «{ $value }» باشد؛ فقط عددی درست از { $least } تا { $most }.
refused-options-too_long = { $name } دست‌بالا { $most } نویسه می‌گیرد.
refused-new_game-name = { $name } نام بازی نمی‌شود: حروف کوچک لاتین، رقم و زیرخط به کار ببرید و با حرف آغاز کنید.
refused-new_game-taken = بازی { $name } از پیش هست.
refused-new_game-exists = پوشهٔ { $folder } از پیش هست. چیزی نوشته نشد.

verify-holds = { $moves ->
    [one] درست است: { $game }، { $moves } حرکت؛ { $dealt }؛ { $result }
   *[other] درست است: { $game }، { $moves } حرکت؛ { $dealt }؛ { $result }
}
verify-refused = پذیرفته نشد: { $why }
verify-sealed = پخش همان است که مُهر شده بود
verify-seeded = پخش همان است که بذرش می‌گوید
verify-broken_off = بازی نیمه‌کاره ماند
verify-abandoned = میزبان بازی را نیمه‌کاره پایان داد و کسی نبرد
replay-abandoned = میزبان بازی را همین‌جا پایان داد؛ کسی نبرد.
verify-nobody = کسی نبرد
verify-won = برنده: { $names }
cli-seat = صندلی { $seat }
cli-comma = ،

word-hand = کارت‌های دست
word-role = نقش
word-players = بازیکنان
word-dealt = نقش آغاز بازی
word-met = همدیگر را شناخته‌اند
word-used = به کار رفته
word-own_used = برای خود به کار رفته
word-last = آخرین بار
word-named = نام برده
word-statuses = آنچه بر شماست
word-stripped = بی‌قدرت
word-shifts = تغییر سمت
word-shot_at = هدف شلیک
word-signs = نشانه‌ها
word-ready = آماده
word-look = نگاه
word-chosen = انتخاب امشب
word-came_to = نتیجه
word-answered = پاسخ امشب
word-kind = چه
word-until = تا نوبت
word-by = از طرف
word-cycle = شب
word-about = دربارهٔ
word-word = پاسخ
word-ability = توانایی
word-at = هدف
word-cards = کارت‌ها
word-drinks = نوشیدنی‌ها
word-aside_cards = کارت‌های کنار
word-bad = خراب
