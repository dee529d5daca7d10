# آنچه `mahfel` در پایانه می‌گوید.
cli-you = شما
cli-seed = پخش { $seed }. حرکت را بنویسید؛ ? میز را نشان می‌دهد و Enter حرکت داخل کروشه را بازی می‌کند.
cli-known = فقط شما می‌دانید:
cli-yes = بله
cli-no = نه
cli-moves = حرکت‌ها: { $moves }
cli-more = و حرکت‌های دیگر، روی هم { $n } تا
cli-rule = قاعدهٔ { $rule }

refused-plug-not_a_package = { $folder } بستهٔ بازی نیست: در pyproject.toml آن بازی‌ای معرفی نشده است.
refused-plug-broken = بازی { $place } بار نمی‌شود: { $why }
refused-record-no_file = پروندهٔ { $path } خوانده نمی‌شود: { $why }
refused-table-no_such_seat = صندلی { $seat } وجود ندارد.
refused-bot-too_few_levels = دست‌کم دو سطح متفاوت نام ببرید.
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
