# پاسخ‌های منفی: یک جملهٔ آرام که بگوید مشکل چیست و اگر راهی هست، راه را نشان دهد.

## درخواست‌ها

refused-request-malformed = این پیام خوانده نشد؛ JSON درستی نیست.
refused-request-invalid = بخشی از این پیام درست نیست: { $where }
refused-request-not_json = پیام باید به‌شکل JSON فرستاده شود.
refused-request-too_large = این پیام بیش از اندازه بزرگ است.
refused-request-too_often = { $seconds ->
    [one] کمی تند رفتید. لطفاً { $seconds } ثانیه صبر کنید.
   *[other] کمی تند رفتید. لطفاً { $seconds } ثانیه صبر کنید.
}
refused-request-foreign_origin = وبگاه دیگری نمی‌تواند اینجا کاری بکند.
refused-route-unknown = در این نشانی چیزی نیست.
refused-route-method = این نشانی چنین درخواستی را نمی‌شناسد.
refused-live-upgrade = این نشانی فقط با اتصال زنده کار می‌کند.
refused-server-fault = اشکالی از سمت ما پیش آمد. چیزی تغییر نکرد؛ لطفاً دوباره امتحان کنید.
refused-lang-unknown = هنوز به این زبان حرف نمی‌زنیم.
refused-rulebook-missing = این بازی هنوز کتابچهٔ قواعد ندارد.

## چه کسی می‌پرسد

refused-token-unknown = این کلید هیچ صندلی‌ای را در این میز باز نمی‌کند.
refused-seat-required = این کار فقط از کسانی برمی‌آید که سر میز نشسته‌اند.
refused-seat-not_yours = این صندلی دیگر روی این دستگاه از آنِ شما نیست.
refused-watch-forbidden = این میز تماشاگر نمی‌پذیرد.
refused-seat-already_yours = شما همین حالا هم سر این میز نشسته‌اید.
refused-seat-excluded = شما را از این بازی کنار گذاشته‌اند.
refused-seat-stays = در این بازی (یا حالا) نمی‌شود کسی را کنار گذاشت.
refused-seat-turn_stays = این نوبت به بعد نمی‌افتد.
refused-seat-counts = شمارش این جا همین است که هست.
refused-seat-not_speaking = او حالا حرف نمی‌زند.
refused-time-enough = وقت به اندازهٔ کافی هست.
refused-will-closed = حالا وصیتی خوانده نخواهد شد.
refused-moderator-no_seat = شما این میز را می‌گردانید و صندلی ندارید.
refused-moderator-unwelcome = این بازی گرداننده‌ای که خودش بازی نکند نمی‌خواهد.
refused-moderator-only = این کار فقط از کسی برمی‌آید که میز را می‌گرداند و خودش بازی نمی‌کند.
refused-moderator-none = این میز گرداننده‌ای جدا از بازیکنان ندارد.
refused-seat-nobody = آنجا کسی ننشسته که بشود با او حرف زد.
refused-poll-closed = این نظرسنجی دیگر باز نیست.
refused-poll-not_asked = این نظرسنجی از شما نیست.
refused-host-only = این کار فقط از میزبان برمی‌آید.

## میزها و صندلی‌ها

refused-table-unknown = پشت این پیوند میزی نیست.
refused-table-full = همهٔ صندلی‌های این میز پر است.
refused-table-started = بازی این میز شروع شده است.
refused-table-not_started = بازی هنوز شروع نشده است.
refused-table-not_over = بازی هنوز تمام نشده است.
refused-table-paused = بازی در حال توقف است؛ صبر کنید تا میزبان ادامه‌اش دهد.
refused-table-not_paused = بازی متوقف نیست.
refused-table-seats = { $least ->
    [one] این بازی برای { $least } تا { $most } بازیکن است.
   *[other] این بازی برای { $least } تا { $most } بازیکن است.
}
refused-table-rules_version = این میز با قواعدی جز قواعد نصب‌شده در اینجا شروع شده است و نمی‌تواند ادامه پیدا کند.
refused-table-unreadable = این نسخه از سرور نمی‌تواند دفتر این میز را بخواند.
refused-seat-unknown = این میز چنین صندلی‌ای ندارد.
refused-seat-taken = کس دیگری آنجا نشسته است.
refused-seat-empty = کسی آنجا ننشسته است.
refused-seat-yourself = نمی‌توانید خودتان را از میز بلند کنید؛ ولی می‌توانید میز را ترک کنید.
refused-seat-present = این بازیکن حاضر است و کسی نمی‌تواند جایش را بگیرد.
refused-invite-dead = این دعوت دیگر اعتبار ندارد.
refused-handover-dead = این پیوندِ جابه‌جایی یا استفاده شده یا مهلتش گذشته است. روی دستگاه اول پیوند تازه‌ای بسازید.
refused-bot-unknown_level = این بازی رباتی با این سطح ندارد.

## نام‌ها

refused-name-unreadable = لطفاً نامی برگزینید که فقط حروف دیدنی داشته باشد.
refused-name-too_long = { $most ->
    [one] نام نباید بیش از { $most } نویسه داشته باشد.
   *[other] نام نباید بیش از { $most } نویسه داشته باشد.
}
refused-name-taken = سر این میز کسی همین نام یا نامی درست شبیه آن را دارد.
refused-nonce-unreadable = سهم این دستگاه در بُر زدن درست نیست.
refused-settings-unreadable = این تنظیم درست نیست: { $name }
# $name, $least, $most
refused-settings-out_of_bounds = دست‌کم { $least } و دست‌بالا { $most } ثانیه.
refused-settings-no_removal = در این بازی کسی را نمی‌شود کنار گذاشت.
refused-options-unreadable = این گزینه‌ها با این بازی جور نیست.
refused-draft-unknown = این گزینه نوشتنی نیست.
refused-draft-busy = الان چند نفر دیگر هم آزمایش می‌کنند. کمی بعد دوباره بزنید.
refused-draft-too_slow = آزمایش این نوشته بیش از اندازه طول کشید.

## حرکت‌ها

refused-command-unreadable = شناسهٔ این فرمان درست نیست.
refused-game-unknown = چنین بازی‌ای اینجا نیست.
refused-game-over = بازی تمام شده است.
refused-game-not_asked = الان نوبت تصمیم شما نیست.
refused-game-wrong_move = این حرکت به تصمیم کنونی نمی‌خورد.
refused-move-stale = از وقتی تصمیم گرفتید میز جلوتر رفته است. لطفاً دوباره نگاه کنید.
refused-move-too_late = وقت تمام شده بود و این حرکت دیر رسید.
refused-move-unreadable = این حرکتی از این بازی نیست.
refused-move-illegal = قواعد الان این حرکت را اجازه نمی‌دهند.

## گفت‌وگو

refused-talk-closed = الان نمی‌توانید اینجا حرف بزنید.
refused-talk-silenced = گرداننده فعلاً صدای شما را در گفت‌وگو بسته است.
refused-talk-empty = در این خط چیزی برای گفتن نیست.
refused-talk-too_long = { $most ->
    [one] هر خط نباید بیش از { $most } نویسه داشته باشد.
   *[other] هر خط نباید بیش از { $most } نویسه داشته باشد.
}

## پرونده و انبار

refused-record-not_over = پروندهٔ بازی را وقتی بازی تمام شد می‌توان خواند.
refused-record-unreadable = این پروندهٔ بازی نیست.
refused-record-format = این پرونده را نسخهٔ تازه‌تری نوشته است.
refused-record-altered = این پرونده پس از نوشته‌شدن دست‌کاری شده است.
refused-record-rules_version = این پرونده با قواعدی جز قواعد نصب‌شده در اینجا بازی شده است.
refused-record-illegal = قواعد یکی از حرکت‌های این پرونده را اجازه نمی‌دهند.
refused-record-seal = مهر این پرونده با پخش کارت‌هایش جور نیست.
refused-record-outcome = بازیِ این پرونده به گونه‌ای جز آنچه در آن نوشته است تمام می‌شود.
refused-record-fingerprint = وضع پایانی این پرونده همانی نیست که نوشته است.
refused-store-full = دیسک سرور پر است و چیزی تغییر نکرد. لطفاً کمی بعد دوباره امتحان کنید.
refused-store-failed = سرور الان نمی‌تواند بنویسد و چیزی تغییر نکرد. لطفاً لحظه‌ای بعد دوباره امتحان کنید.

## خط فرمان

serve-listening = محفل در { $address } باز است. میزها در { $data } نگه داشته می‌شوند.
serve-public = مردم از این نشانی می‌آیند: { $address }
serve-lan = دیگران در شبکهٔ شما از این نشانی می‌آیند: { $address }
serve-alone = فقط همین رایانه به آن دسترسی دارد؛ برای بازی با دیگران در شبکه‌تان از --host 0.0.0.0 استفاده کنید.
serve-port = سرور نمی‌تواند روی { $host }:{ $port } گوش بدهد ({ $why }).
serve-newer = پایگاه دادهٔ { $path } را نسخهٔ تازه‌تری از محفل نوشته است (طرح { $found }؛ این نسخه تا { $known } را می‌شناسد). به آن دست نزدیم: لطفاً محفل را به‌روز کنید.
serve-corrupted = پایگاه دادهٔ { $path } آسیب دیده یا از محفل نیست. به آن دست نزدیم: نسخهٔ پشتیبان را برگردانید یا با --data پوشهٔ دیگری بدهید.
serve-full = برای پایگاه دادهٔ { $path } جایی نمانده است.
serve-unwritable = پایگاه دادهٔ { $path } باز نمی‌شود ({ $why }).
