### Mafia. The arguments of each message are listed in en.ftl.

## The game

game-name = مافیا
game-pitch = شهر می‌خوابد، مافیا بیدار می‌شود، و روز به هیچ‌کس نمی‌شود اعتماد کرد.
game-goal = به هر کس نقشی پنهان می‌رسد. شب مافیا کسی را حذف می‌کند و دیگران توانایی‌هایشان را به کار می‌برند؛ روز همه حرف می‌زنند، متهم می‌کنند و با رأی کسی را بیرون می‌فرستند. اگر مافیایی نماند شهر می‌برد، و اگر مافیا نیمی از بازماندگان باشد مافیا. گرداننده خودِ میز است.

## Sides

side-mafia = مافیا
side-city = شهر
side-independent = مستقل
side-nobody = هیچ‌کس
side-unknown = نامعلوم

## Roles: neutral names, those known from films and television, and what the card says

role-armoured = زره‌پوش
role-armourer = زره‌ساز
role-bodyguard = محافظ
role-advocate = وکیل مدافع
role-bomb_maker = بمب‌ساز
role-boss = رئیس مافیا
role-bully = گردن‌کلفت
role-capo = کاپو
role-chameleon = آفتاب‌پرست
role-charlatan = شیاد
role-citizen = شهروند ساده
role-commando = تکاور
role-constantine = احضارگر
role-detective = کارآگاه
role-devotee = فدایی
role-don = دن
role-die_hard = جان‌سخت
role-doctor = دکتر
role-double_faced = دورو
role-executioner = جلاد
role-geomancer = رمال
role-godfather = سرخاندان
role-governor = فرماندار
role-gravedigger = گورکن
role-guard = نگهبان
role-guide = راهنما
role-gunner = تفنگدار
role-gunsmith = تفنگ‌ساز
role-hacker = هکر
role-healer = پزشک
role-heir = وارث
role-herbalist = عطار
role-hero = قهرمان
role-informant = خبرچین
role-hostage_taker = گروگان‌گیر
role-inspector = بازپرس
role-interrogator = بازجو
role-invulnerable = رویین‌تن
role-jalab = جلب
role-jani = جانی
role-joker = فریبکار
role-judge = قاضی
role-kane = روزنامه‌نگار
role-king_slayer = شاه‌کش
role-lawyer = وکیل
role-lecter = دکتر مافیا
role-leon = تیرانداز
role-mafioso = مافیای ساده
role-matador = ماتادور
role-mayor = شهردار
role-medic = امدادگر
role-minelayer = مین‌گذار
role-mistress = معشوقه
role-nato = ناتو
role-night_sleeper = شب‌خواب
role-nightmare = کابوس
role-nostradamus = پیشگو
role-pickpocket = جیب‌بر
role-professional = حرفه‌ای
role-psychiatrist = روان‌پزشک
role-psychoanalyst = روانکاو
role-rebel = یاغی
role-researcher = محقق
role-revealer = افشاگر
role-saul = دلال
role-saviour = ناجی
role-scarecrow = مترسک
role-sharpshooter = نشانه‌زن
role-sheriff = کلانتر
role-sniper = تک‌تیرانداز
role-soldier = سرباز
role-surgeon = جراح
role-suspect = مظنون
role-thousand_faces = هزارچهره
role-trickster = تردست
role-village_chief = کدخدا
role-watson = طبیب
role-witch = ساحره
role-wizard = جادوگر
role-second_doctor = دکتر دوم
role-second_sheriff = کلانتر دوم
role-second_gravedigger = گورکن دوم

role-armoured-popular = { role-armoured }
role-armourer-popular = { role-armourer }
role-bodyguard-popular = { role-bodyguard }
role-advocate-popular = وکیل
role-bomb_maker-popular = { role-bomb_maker }
role-boss-popular = { role-boss }
role-bully-popular = { role-bully }
role-capo-popular = دن
role-chameleon-popular = { role-chameleon }
role-charlatan-popular = { role-charlatan }
role-citizen-popular = { role-citizen }
role-commando-popular = { role-commando }
role-constantine-popular = کنستانتین
    .article = none
role-detective-popular = { role-detective }
role-devotee-popular = { role-devotee }
role-don-popular = { role-don }
role-die_hard-popular = { role-die_hard }
role-doctor-popular = { role-doctor }
role-double_faced-popular = { role-double_faced }
role-executioner-popular = { role-executioner }
role-geomancer-popular = { role-geomancer }
role-godfather-popular = پدرخوانده
role-governor-popular = شهردار
role-gravedigger-popular = { role-gravedigger }
role-guard-popular = { role-guard }
role-guide-popular = { role-guide }
role-gunner-popular = { role-gunner }
role-gunsmith-popular = { role-gunsmith }
role-hacker-popular = { role-hacker }
role-healer-popular = دکتر
role-heir-popular = { role-heir }
role-herbalist-popular = { role-herbalist }
role-hero-popular = { role-hero }
role-informant-popular = { role-informant }
role-hostage_taker-popular = { role-hostage_taker }
role-inspector-popular = { role-inspector }
role-interrogator-popular = بازپرس
role-invulnerable-popular = { role-invulnerable }
role-jalab-popular = جلب
    .article = none
role-jani-popular = جانی
    .article = none
role-joker-popular = جوکر
role-judge-popular = { role-judge }
role-kane-popular = همشهری کین
    .article = none
role-king_slayer-popular = { role-king_slayer }
role-lawyer-popular = { role-lawyer }
role-lecter-popular = دکتر لکتر
    .article = none
role-leon-popular = لئون
    .article = none
role-mafioso-popular = { role-mafioso }
role-matador-popular = { role-matador }
role-mayor-popular = { role-mayor }
role-medic-popular = دکتر
role-minelayer-popular = { role-minelayer }
role-mistress-popular = { role-mistress }
role-nato-popular = ناتو
    .article = none
role-night_sleeper-popular = { role-night_sleeper }
role-nightmare-popular = { role-nightmare }
role-nostradamus-popular = نوسترآداموس
    .article = none
role-pickpocket-popular = { role-pickpocket }
role-professional-popular = { role-professional }
role-psychiatrist-popular = { role-psychiatrist }
role-psychoanalyst-popular = { role-psychoanalyst }
role-rebel-popular = { role-rebel }
role-researcher-popular = { role-researcher }
role-revealer-popular = { role-revealer }
role-saul-popular = ساول
    .article = none
role-saviour-popular = { role-saviour }
role-scarecrow-popular = { role-scarecrow }
role-sharpshooter-popular = تک‌تیرانداز
role-sheriff-popular = { role-sheriff }
role-sniper-popular = { role-sniper }
role-soldier-popular = { role-soldier }
role-surgeon-popular = { role-surgeon }
role-suspect-popular = { role-suspect }
role-thousand_faces-popular = { role-thousand_faces }
role-trickster-popular = { role-trickster }
role-village_chief-popular = { role-village_chief }
role-watson-popular = دکتر واتسون
    .article = none
role-witch-popular = جادوگر
role-wizard-popular = { role-wizard }
role-second_doctor-popular = { role-second_doctor }
role-second_sheriff-popular = { role-second_sheriff }
role-second_gravedigger-popular = { role-second_gravedigger }

role-armoured-power = یک زره برای همهٔ بازی: نخستین شات شب را می‌گیرد، یا یک بار که با رأی یا حکم باید بروید نگهتان می‌دارد؛ آن وقت نقشتان رو می‌شود.
role-armourer-power = هر شب به یک نفر، حتی خودتان، جلیقه‌ای برای همان شب می‌دهید که یک شات را می‌گیرد.
role-bodyguard-power = هر شب همراه یک نفر می‌شوید: فردا تا شب کسی نمی‌تواند او را در روز با خود ببرد. خودتان را هم نمی‌شود برد.
role-advocate-power = یک بار در شب از یک نفر دفاع می‌کنید: فردا نمی‌شود متهمش کرد.
role-bomb_maker-power = یک بار در بازی، روز و از روز دوم به بعد، همراه بازیکنی که خودتان برمی‌گزینید شهر را ترک می‌کنید.
role-boss-power = شات شبِ تیم به دست شماست. هر که استعلام شما را بگیرد، پاسخ شهر می‌شنود.
role-bully-power = یک‌باره از پا نمی‌افتید: اگر شب به شما حمله شود فقط زخمی می‌شوید، صبح باخبر می‌شوید و پس از رأی‌گیری همان روز می‌روید. حملهٔ دوم به زخمی کارش را تمام می‌کند.
role-capo-power = شات شبِ تیم به دست شماست و استعلام شما شهری است. نخستین زهری که به شما بدهند کارگر نیست. روز اول یکی از دو تفنگ را پر می‌کنید.
role-chameleon-power = اول هیچ طرفی ندارید. هر که شب شما را انتخاب کند کارش بر شما اثر ندارد، ولی به طرف او درمی‌آیید؛ شات شب شما را مافیای ساده می‌کند. سه تغییر در یک شب پایان کار شماست. با بیش از هفت تغییر و دیدن هر سه رنگ، به‌تنهایی می‌برید.
role-charlatan-power = هر شب دنبال کارآگاه می‌گردید. اگر پیدایش کنید، پاسخ امشبِ او هر چه باشد «شهر» می‌شود.
role-citizen-power = جز صدا و رأیتان توانایی دیگری ندارید. خوب گوش کنید.
role-commando-power = وقتی تیم به شما شلیک کند، یک بار می‌توانید پیش از معلوم شدن نجات‌ها جواب بدهید. مافیا بخورد می‌رود؛ رئیس آسیبی نمی‌بیند؛ شهروند بخورد خودتان می‌روید.
role-constantine-power = یک بار در شب، بازیکنی را که رفته و نقشش هیچ‌گاه رو نشده به شهر برمی‌گردانید. کسی که نقشش حدس زده شده باشد برنمی‌گردد.
role-detective-power = هر شب دربارهٔ یک نفر استعلام می‌گیرید و صبح می‌شنوید «مافیا» یا «شهر». رئیس و مستقل‌ها شهری دیده می‌شوند.
role-devotee-power = یک بار در بازی، روز و از روز دوم به بعد، خودتان می‌روید و یک نفر را به انتخاب خود همراه می‌برید.
role-don-power = شات شبِ تیم به دست شماست و استعلام شما شهری است. در هر انتخابات نماینده، پنهانی یک رأی به نامزدی جز خودتان می‌افزایید.
role-die_hard-power = یک جلیقه دارید: یک شلیک را می‌گیرد و کسی هم به شما نمی‌گوید. دو بار می‌توانید بخواهید که صبح شمارِ رفته‌های هر طرف اعلام شود.
role-doctor-power = هر شب یک نفر را از شات شب، از قاتل تنها و از زهر نجات می‌دهید؛ خودتان را یک بار در بازی.
role-double_faced-power = هر که استعلام شما را بگیرد، پاسخ شهر می‌شنود.
role-executioner-power = هم‌تیمی‌هایتان را می‌شناسید و توانایی دیگری ندارید. وقتی بالاتری‌ها رفته باشند، شات به دست شما می‌افتد.
role-geomancer-power = یک بار در شب، نقشی از بازی را نام می‌برید و از شب بعد مال شما می‌شود؛ صاحبش بی‌توانایی می‌ماند. اگر کسی از زنده‌ها آن نقش را نداشته باشد، شما می‌روید. اگر بار اول شبی زوج باشد، در شب زوج دیگری یک بار دیگر هم می‌توانید.
role-godfather-power = شات شب به دست شماست. یک بار به جای آن حس ششم: یک نفر و نقش دقیقش را بگویید تا برود و هیچ نجاتی به کارش نیاید. جلیقه‌ای هم دارید که یک تیرِ تیرانداز را می‌گیرد.
role-godfather-power-popular = شات شب به دست شماست. یک بار به جای آن حس ششم: یک نفر و نقش دقیقش را بگویید تا برود و هیچ نجاتی به کارش نیاید. جلیقه‌ای هم دارید که یک تیرِ لئون را می‌گیرد.
role-governor-power = یک بار در خواب نیم‌روزی، به شرط آنکه خودتان متهم نباشید، رأی‌گیری را باطل می‌کنید یا یکی از متهمان را مستقیم بیرون می‌فرستید.
role-gravedigger-power = دو بار در شب می‌خواهید که صبح نقش همهٔ رفته‌ها، درهم و بی‌نام، خوانده شود.
role-guard-power = هر شب دو نفر (یک نفر، وقتی کمتر از هشت نفر مانده باشند) و خودتان را از گروگان‌گیری حفظ می‌کنید. اگر سراغ خود گروگان‌گیر بروید، آن شب گروگانی در کار نیست. بار اول که با رأی بیرون بروید می‌مانید؛ نقشتان رو می‌شود و توانایی‌تان از دست می‌رود.
role-guide-power = هر شب یک نفر را راهنمایی می‌کنید، ولی نه یک نفر را دو شب پیاپی. شهروند باشد خبرش به شما می‌رسد؛ مافیا باشد می‌فهمد راهنما کیست.
role-gunner-power = هر شب می‌توانید برای روز بعد یک تفنگ مشقی و یک تفنگ جنگی بدهید؛ تیر جنگی در همهٔ بازی یکی است، از دوازده نفر به بعد دو تا. هیچ‌کس نمی‌داند تفنگش کدام است.
role-gunsmith-power = یک بار در شب به کس دیگری تفنگی با یک تیر می‌دهید، سالم یا دست‌کاری‌شده؛ صبح اعلام می‌شود تفنگ دست کیست. تفنگ دست‌کاری‌شده به خود شلیک‌کننده می‌خورد.
role-hacker-power = هر شب توانایی یک نفر را تا صبح می‌گیرید، ولی نه یک نفر را دو شب پیاپی.
role-healer-power = هر شب یک نفر را از شات شب نجات می‌دهید، ولی نه یک نفر را دو شب پیاپی؛ خودتان را دو بار در بازی.
role-heir-power = یک بار یک نفر را برمی‌گزینید: وقتی برود، هر توانایی که برایش مانده باشد به شما می‌رسد.
role-herbalist-power = یک بار یک نفر را زهر می‌دهید: با فرا رسیدن شب بعد می‌رود و نجاتی ندارد.
role-hero-power = در شب‌های زوج یک نفر دیگر را تا غروب بعد در پناه می‌گیرید: نه شلیک شب او را می‌برد، نه تفنگ روز و نه توانایی روزانه. رأی چرا.
role-informant-power = هم‌تیمی‌هایتان را می‌شناسید و برای شات پیشنهاد می‌دهید. وقتی بالاتری‌ها رفته باشند، شات به دست شما می‌افتد.
role-hostage_taker-power = هر شب یک نفر را گروگان می‌گیرید (از دوازده نفر به بعد دو نفر را)، ولی نه یک نفر را دو شب پیاپی: توانایی‌اش امشب کار نمی‌کند.
role-inspector-power = یک بار در شب دو نفر را احضار می‌کنید. اگر صبح هر دو زنده باشند، آن روز فقط مال آن‌هاست: حرف می‌زنند و بعد شما پنهانی تصمیم می‌گیرید میانشان رأی‌گیری بشود یا نه.
role-interrogator-power = اگر شب به شما حمله شود و بروید، صبح نقش دو نفر را می‌بینید و باید یکی‌شان را با خود ببرید.
role-invulnerable-power = شات شب هرگز به شما کارگر نیست. رأی، حدس درست یا پیوند با دیگری هنوز می‌تواند شما را ببرد.
role-jalab-power = در هر خواب نیم‌روزی دو رأی دارید. یک بار هم در شب، رأی پنهان فردای یک نفر را بی‌وزن می‌کنید و خودش خبردار نمی‌شود.
role-jani-power = با هیچ‌کس نیستید و یک شب در میان تنها می‌کشید؛ در همان شب‌ها شات شب به شما کارگر نیست. اگر یکی از دو نفرِ آخر باشید می‌برید.
role-joker-power = سه بار پاسخ استعلام امشب دربارهٔ یک نفر را وارونه می‌کنید، دربارهٔ خودتان یک بار.
role-judge-power = یک بار در خواب نیم‌روزی، به شرط آنکه خودتان متهم نباشید، یکی از متهمان را هر طور که رأی داده باشند بیرون می‌فرستید. اگر شهردار رأی‌گیری را باطل کند، حکمتان برایتان می‌ماند.
role-kane-power = یک بار در شب یک نفر را نام می‌برید. اگر مافیا باشد، صبح نقشش اعلام می‌شود و خودش می‌ماند؛ شما سر شب بعد می‌روید. اگر نباشد، هیچ نمی‌شود و فرصتتان سوخته است.
role-king_slayer-power = شب یا در خواب نیم‌روزی یک نفر و نقشش را می‌گویید؛ اگر درست باشد می‌رود و هیچ چیز جلویش را نمی‌گیرد. دو بار در بازی (تا نه نفر، یک بار)، و در هر شب و روزِ پس از آن دست‌بالا یک بار.
role-lawyer-power = شب اول موکلی برمی‌گزینید که تا زنده‌اید نمی‌شود متهمش کرد.
role-lecter-power = هر شب یکی از مافیا را از تیرهایی که شهر می‌زند نجات می‌دهید؛ خودتان را یک بار در بازی.
role-leon-power = برای شب‌ها دو تیر دارید. مافیا بخورد می‌رود؛ شهروند بخورد خودتان می‌روید؛ به مستقل کارگر نیست. جلیقه‌ای هم دارید که یک شات شب را می‌گیرد.
role-mafioso-power = هم‌تیمی‌هایتان را می‌شناسید و برای شات پیشنهاد می‌دهید. وقتی بالاتری‌ها رفته باشند، شات به دست شما می‌افتد.
role-matador-power = هر شب توانایی یک نفر را برای آن شب و روز بعدش می‌گیرید، ولی نه یک نفر را دو شب پیاپی. این جدا از انتخاب تیم است.
role-mayor-power = شب اول دو دست بی‌نشان می‌بینید: دست دکتر و دست جراح. یک بار در خواب نیم‌روزی، به شرط آنکه خودتان متهم نباشید، رأی‌گیری را باطل می‌کنید.
role-medic-power = هر شب دو نفر را (یک نفر، وقتی کمتر از هشت نفر مانده باشند) از شات شب نجات می‌دهید، ولی نه یک نفر را دو شب پیاپی؛ خودتان را دو بار در بازی.
role-minelayer-power = یک مین دارید. اگر تیم مافیا کسی را که مین زیر پایش است بزند، یکی از مافیا هم می‌رود.
role-mistress-power = وقتی رئیس برود، شما از هر نظر رئیس می‌شوید. اگر پیش از آن بروید، تیم در شبی که می‌آید می‌تواند دو نفر را بزند.
role-nato-power = یک بار به جای شات شب، یک نفر و نقشش را می‌گویید، نقشی که ساده نباشد؛ درست باشد می‌رود و هیچ نجاتی به کارش نمی‌آید. غلط باشد آن شب چیزی نمی‌شود.
role-night_sleeper-power = هر شب یک نفر را خواب می‌کنید، ولی نه یک نفر را دو شب پیاپی: هر کاری آن شب و روز بعد بکند به خودش برمی‌گردد. اگر سراغ جادوگر بروید، خودتان می‌روید.
role-nightmare-power = هر که بیرون از تیم شب شما را انتخاب کند گرفتار کابوس می‌شود: از آن پس هر شب باید بیدار بماند، وگرنه صبح می‌رود.
role-nostradamus-power = شب اول سه نفر را نام می‌برید، می‌فهمید چند نفرشان مافیایند (سردسته به حساب نمی‌آید) و طرفتان را انتخاب می‌کنید؛ اگر دو نفر باشند باید با مافیا باشید. شلیک شب و تفنگ به شما کارگر نیست.
role-pickpocket-power = یک بار در شب همهٔ توانایی‌های یک نفر را برای همیشه می‌گیرید، جز کارآگاه و مستقل‌ها. در هر حال به شما می‌گویند که انجام شد.
role-professional-power = هر شب می‌توانید شلیک کنید. مافیا بخورد و نجاتش ندهند می‌رود؛ شهروند بخورد خودتان می‌روید.
role-psychiatrist-power = دو بار در شب یک نفر را برای روز بعد ساکت می‌کنید: نه حرف می‌زند و نه از خودش دفاع می‌کند، ولی رأی می‌دهد.
role-psychoanalyst-power = یک بار در شب شهروندی بی‌توانایی را به مافیا می‌کشانید. روی هر کس دیگر هدر می‌رود.
role-rebel-power = یک بار، پس از رفتن یکی از مافیا و پیش از رأی‌گیری بعدی، با یک نفر از شهر بیرون می‌روید. محافظ و کسی که محافظ همراهش است می‌ماند و شما تنها می‌روید.
role-researcher-power = هر شب یک نفر را به خود پیوند می‌زنید: اگر تا شب بعد بروید او هم می‌رود، مگر رئیس باشد.
role-revealer-power = دو بار در شب یک نفر را نشان می‌کنید: وقتی برود نقشش گفته می‌شود؛ اگر شما زودتر رفته باشید، فقط طرفش.
role-saul-power = یک بار، وقتی دست‌کم یک مافیا رفته باشد، به جای شات شب شهروند ساده‌ای را می‌خرید که بی‌توانایی به شما می‌پیوندد. هر کس دیگر باشد نمی‌شود و فرصت می‌سوزد. اینکه خریدی شده اعلام می‌شود.
role-saviour-power = هر که با رأی می‌رود و نام شما را روی کارت فرصت آخر بنویسد می‌ماند؛ شما از آن پس شهروند ساده‌اید.
role-scarecrow-power = با شمارش آرای خواب نیم‌روزی بیرون نمی‌روید: نفر بعدی به جایتان می‌رود.
role-sharpshooter-power = یک تیر برای همهٔ بازی، در شب. به رئیس کارگر نیست؛ شهروند بخورد خودتان می‌روید.
role-sheriff-power = هر شب می‌توانید شلیک کنید. مافیا بخورد می‌رود؛ شهروند بخورد خودتان می‌روید؛ به مستقل کارگر نیست.
role-sniper-power = یک تیر برای همهٔ بازی، در شب، که به رئیس هم کارگر است. شهروند بخورد خودتان می‌روید و هیچ نجاتی در کار نیست.
role-soldier-power = وقتی تیم به شما شلیک کند، یک بار می‌توانید پیش از معلوم شدن نجات‌ها جواب بدهید. مافیا بخورد می‌رود؛ دن آسیبی نمی‌بیند؛ شهروند بخورد خودتان می‌روید.
role-surgeon-power = هر شب یکی از مافیا را از هر شلیکی که بشود جلویش را گرفت نجات می‌دهید؛ خودتان را یک بار در بازی.
role-suspect-power = شهروندید، ولی هر که استعلام شما را بگیرد پاسخ مافیا می‌شنود.
role-thousand_faces-power = وقتی کسی با رأی برود، توانایی‌هایش تا پایان شب و روز بعد در دست شماست. اگر جزو سه نفر آخر باشید به‌تنهایی می‌برید.
role-trickster-power = در شبِ اول دو نفر را برمی‌گزینید: کار هر یک همان جا می‌نشیند که دیگری نشانه گرفته بود.
role-village_chief-power = جز صدا و رأیتان توانایی دیگری ندارید.
role-watson-power = هر شب یک نفر را از شات شب نجات می‌دهید، ولی نه یک نفر را دو شب پیاپی؛ خودتان را یک بار در بازی.
role-witch-power = هر شب یک نفر را افسون می‌کنید: هر کاری بکند به خودش برمی‌گردد. اگر کاپو همان روز اول برود، کاپو می‌شوید.
role-witch-power-popular = هر شب یک نفر را افسون می‌کنید: هر کاری بکند به خودش برمی‌گردد. اگر دن همان روز اول برود، دن می‌شوید.
role-wizard-power = یک بار در شب توانایی یک نفر را برای آن شب و روز بعدش می‌گیرید. یک بار هم در خواب نیم‌روزی رأی و توانایی یک نفر دیگر را باطل می‌کنید.
role-second_doctor-power = هر شب یک نفر را از شات شب، از قاتل تنها و از زهر نجات می‌دهید؛ خودتان را یک بار در بازی. دست شما را به شهردار نشان نمی‌دهند.
role-second_sheriff-power = یک تیر برای همهٔ بازی، در شب. مافیا بخورد می‌رود؛ شهروند بخورد خودتان می‌روید؛ به مستقل کارگر نیست.
role-second_gravedigger-power = یک بار در شب می‌خواهید که صبح نقش همهٔ رفته‌ها، درهم و بی‌نام، خوانده شود.

# The same names under the fields of events.

dealt-armoured = { role-armoured }
dealt-armourer = { role-armourer }
dealt-bodyguard = { role-bodyguard }
dealt-advocate = { role-advocate }
dealt-bomb_maker = { role-bomb_maker }
dealt-boss = { role-boss }
dealt-bully = { role-bully }
dealt-capo = { role-capo }
dealt-chameleon = { role-chameleon }
dealt-charlatan = { role-charlatan }
dealt-citizen = { role-citizen }
dealt-commando = { role-commando }
dealt-constantine = { role-constantine }
dealt-detective = { role-detective }
dealt-devotee = { role-devotee }
dealt-don = { role-don }
dealt-die_hard = { role-die_hard }
dealt-doctor = { role-doctor }
dealt-double_faced = { role-double_faced }
dealt-executioner = { role-executioner }
dealt-geomancer = { role-geomancer }
dealt-godfather = { role-godfather }
dealt-governor = { role-governor }
dealt-gravedigger = { role-gravedigger }
dealt-guard = { role-guard }
dealt-guide = { role-guide }
dealt-gunner = { role-gunner }
dealt-gunsmith = { role-gunsmith }
dealt-hacker = { role-hacker }
dealt-healer = { role-healer }
dealt-heir = { role-heir }
dealt-herbalist = { role-herbalist }
dealt-hero = { role-hero }
dealt-informant = { role-informant }
dealt-hostage_taker = { role-hostage_taker }
dealt-inspector = { role-inspector }
dealt-interrogator = { role-interrogator }
dealt-invulnerable = { role-invulnerable }
dealt-jalab = { role-jalab }
dealt-jani = { role-jani }
dealt-joker = { role-joker }
dealt-judge = { role-judge }
dealt-kane = { role-kane }
dealt-king_slayer = { role-king_slayer }
dealt-lawyer = { role-lawyer }
dealt-lecter = { role-lecter }
dealt-leon = { role-leon }
dealt-mafioso = { role-mafioso }
dealt-matador = { role-matador }
dealt-mayor = { role-mayor }
dealt-medic = { role-medic }
dealt-minelayer = { role-minelayer }
dealt-mistress = { role-mistress }
dealt-nato = { role-nato }
dealt-night_sleeper = { role-night_sleeper }
dealt-nightmare = { role-nightmare }
dealt-nostradamus = { role-nostradamus }
dealt-pickpocket = { role-pickpocket }
dealt-professional = { role-professional }
dealt-psychiatrist = { role-psychiatrist }
dealt-psychoanalyst = { role-psychoanalyst }
dealt-rebel = { role-rebel }
dealt-researcher = { role-researcher }
dealt-revealer = { role-revealer }
dealt-saul = { role-saul }
dealt-saviour = { role-saviour }
dealt-scarecrow = { role-scarecrow }
dealt-sharpshooter = { role-sharpshooter }
dealt-sheriff = { role-sheriff }
dealt-sniper = { role-sniper }
dealt-soldier = { role-soldier }
dealt-surgeon = { role-surgeon }
dealt-suspect = { role-suspect }
dealt-thousand_faces = { role-thousand_faces }
dealt-trickster = { role-trickster }
dealt-village_chief = { role-village_chief }
dealt-watson = { role-watson }
dealt-witch = { role-witch }
dealt-wizard = { role-wizard }
dealt-second_doctor = { role-second_doctor }
dealt-second_sheriff = { role-second_sheriff }
dealt-second_gravedigger = { role-second_gravedigger }
told-armoured = { role-armoured }
told-armourer = { role-armourer }
told-bodyguard = { role-bodyguard }
told-advocate = { role-advocate }
told-bomb_maker = { role-bomb_maker }
told-boss = { role-boss }
told-bully = { role-bully }
told-capo = { role-capo }
told-chameleon = { role-chameleon }
told-charlatan = { role-charlatan }
told-citizen = { role-citizen }
told-commando = { role-commando }
told-constantine = { role-constantine }
told-detective = { role-detective }
told-devotee = { role-devotee }
told-don = { role-don }
told-die_hard = { role-die_hard }
told-doctor = { role-doctor }
told-double_faced = { role-double_faced }
told-executioner = { role-executioner }
told-geomancer = { role-geomancer }
told-godfather = { role-godfather }
told-governor = { role-governor }
told-gravedigger = { role-gravedigger }
told-guard = { role-guard }
told-guide = { role-guide }
told-gunner = { role-gunner }
told-gunsmith = { role-gunsmith }
told-hacker = { role-hacker }
told-healer = { role-healer }
told-heir = { role-heir }
told-herbalist = { role-herbalist }
told-hero = { role-hero }
told-informant = { role-informant }
told-hostage_taker = { role-hostage_taker }
told-inspector = { role-inspector }
told-interrogator = { role-interrogator }
told-invulnerable = { role-invulnerable }
told-jalab = { role-jalab }
told-jani = { role-jani }
told-joker = { role-joker }
told-judge = { role-judge }
told-kane = { role-kane }
told-king_slayer = { role-king_slayer }
told-lawyer = { role-lawyer }
told-lecter = { role-lecter }
told-leon = { role-leon }
told-mafioso = { role-mafioso }
told-matador = { role-matador }
told-mayor = { role-mayor }
told-medic = { role-medic }
told-minelayer = { role-minelayer }
told-mistress = { role-mistress }
told-nato = { role-nato }
told-night_sleeper = { role-night_sleeper }
told-nightmare = { role-nightmare }
told-nostradamus = { role-nostradamus }
told-pickpocket = { role-pickpocket }
told-professional = { role-professional }
told-psychiatrist = { role-psychiatrist }
told-psychoanalyst = { role-psychoanalyst }
told-rebel = { role-rebel }
told-researcher = { role-researcher }
told-revealer = { role-revealer }
told-saul = { role-saul }
told-saviour = { role-saviour }
told-scarecrow = { role-scarecrow }
told-sharpshooter = { role-sharpshooter }
told-sheriff = { role-sheriff }
told-sniper = { role-sniper }
told-soldier = { role-soldier }
told-surgeon = { role-surgeon }
told-suspect = { role-suspect }
told-thousand_faces = { role-thousand_faces }
told-trickster = { role-trickster }
told-village_chief = { role-village_chief }
told-watson = { role-watson }
told-witch = { role-witch }
told-wizard = { role-wizard }
told-second_doctor = { role-second_doctor }
told-second_sheriff = { role-second_sheriff }
told-second_gravedigger = { role-second_gravedigger }
told-mafia = { side-mafia }
told-city = { side-city }
told-independent = { side-independent }

# The same where the table uses the names known from films and television.

dealt-advocate-popular = { role-advocate-popular }
dealt-capo-popular = { role-capo-popular }
dealt-constantine-popular = { role-constantine-popular }
dealt-godfather-popular = { role-godfather-popular }
dealt-governor-popular = { role-governor-popular }
dealt-healer-popular = { role-healer-popular }
dealt-interrogator-popular = { role-interrogator-popular }
dealt-jalab-popular = { role-jalab-popular }
dealt-jani-popular = { role-jani-popular }
dealt-joker-popular = { role-joker-popular }
dealt-kane-popular = { role-kane-popular }
dealt-lecter-popular = { role-lecter-popular }
dealt-leon-popular = { role-leon-popular }
dealt-medic-popular = { role-medic-popular }
dealt-nato-popular = { role-nato-popular }
dealt-nostradamus-popular = { role-nostradamus-popular }
dealt-saul-popular = { role-saul-popular }
dealt-sharpshooter-popular = { role-sharpshooter-popular }
dealt-watson-popular = { role-watson-popular }
dealt-witch-popular = { role-witch-popular }
told-advocate-popular = { role-advocate-popular }
told-capo-popular = { role-capo-popular }
told-constantine-popular = { role-constantine-popular }
told-godfather-popular = { role-godfather-popular }
told-governor-popular = { role-governor-popular }
told-healer-popular = { role-healer-popular }
told-interrogator-popular = { role-interrogator-popular }
told-jalab-popular = { role-jalab-popular }
told-jani-popular = { role-jani-popular }
told-joker-popular = { role-joker-popular }
told-kane-popular = { role-kane-popular }
told-lecter-popular = { role-lecter-popular }
told-leon-popular = { role-leon-popular }
told-medic-popular = { role-medic-popular }
told-nato-popular = { role-nato-popular }
told-nostradamus-popular = { role-nostradamus-popular }
told-saul-popular = { role-saul-popular }
told-sharpshooter-popular = { role-sharpshooter-popular }
told-watson-popular = { role-watson-popular }
told-witch-popular = { role-witch-popular }

## Scenarios

scenario-classic = مافیای کلاسیک
scenario-classic-help = همان که در کافه‌ها بازی می‌شود: نقش کم و حرف بسیار. ۶ تا ۲۰ نفر.
scenario-shab_e_mafia = شب مافیا
scenario-shab_e_mafia-help = برای هر کس نقشی جدا، توانایی‌هایی برای روز هم، و رأی‌های خواب نیم‌روزی. ۶ تا ۲۶ نفر.
scenario-godfather = پدرخوانده
scenario-godfather-help = مافیا هر شب از میان شات، حدس و خریداری یکی را برمی‌گزیند؛ هر که با رأی برود کارتی می‌کشد. ۱۰ تا ۱۳ نفر.
scenario-commando = تکاور
scenario-commando-help = شب گروگان‌گیری، روز تفنگ، و کسی که به او شلیک شود شاید جواب بدهد. ۸ تا ۱۵ نفر.
scenario-tv = شب‌های مافیا
scenario-tv-help = همان که از تلویزیون می‌شناسید: خواب نیم‌روزی، بازیکن ساکت‌شده و شش کارت حرکت آخر. ۱۰ تا ۱۵ نفر.
scenario-inspector = بازپرس
scenario-inspector-help = یک بار در بازی، یک روز کامل مال دو نفری است که بازپرس احضار کرده است. ۱۰ تا ۱۳ نفر.
scenario-representative = نماینده
scenario-representative-help = دو نمایندهٔ برگزیده متهم تعیین می‌کنند و میان همان دو رأی گرفته می‌شود. ۱۰، ۱۲ یا ۱۳ نفر.
scenario-capo = کاپو
scenario-capo-help = روز اول دو تفنگ، یکی پر و یکی خالی؛ بعد رأی‌گیری و هر شب افسون. ۱۰، ۱۲ یا ۱۳ نفر.
scenario-custom = سناریوی خودتان
scenario-custom-help = نقش‌ها، رأی‌گیری و کارت‌ها همان‌طور که میزبان نوشته است. ۶ تا ۲۶ نفر.

## What one may do: the verb of the button, and what it does

ability-annul = باطل کردن رأی‌گیری
ability-annul-help = رأی‌گیری امروز باطل می‌شود و کسی با آن نمی‌رود.
ability-ask_status = درخواست شمارش
ability-ask_status-help = صبح همه می‌شنوند از هر طرف چند نفر رفته‌اند.
ability-banish = بیرون فرستادن
ability-banish-help = این متهم هر طور که رأی داده باشند می‌رود.
ability-bewitch = جادو کردن
ability-bewitch-help = این بازیکن امشب و فردا توانایی ندارد.
ability-bind = بستن
ability-bind-help = این بازیکن امشب و فردا توانایی ندارد.
ability-blow_up = منفجر کردن
ability-blow_up-help = شما و این بازیکن همین حالا می‌روید.
ability-buy = خریداری
ability-buy-help = شهروند ساده‌ای به جای شات امشب به مافیا می‌پیوندد.
ability-call_back = بازگرداندن
ability-call_back-help = یکی از رفته‌ها صبح برمی‌گردد.
ability-counter = شلیک متقابل
ability-counter-help = مافیا بخورد می‌رود؛ شهروند بخورد شما می‌روید.
ability-dig = نبش قبر
ability-dig-help = صبح نقش همهٔ رفته‌ها بی‌نام خوانده می‌شود.
ability-divine = تصاحب نقش
ability-divine-help = نقشی از بازی را نام ببرید: از شب بعد مال شماست.
ability-expose = نشان کردن
ability-expose-help = وقتی این بازیکن برود گفته می‌شود چه بوده است.
ability-fire_at = شلیک
ability-fire_at-help = مافیا بخورد می‌رود؛ شهروند بخورد شما می‌روید.
ability-fool = گول زدن کارآگاه
ability-fool-help = اگر این بازیکن کارآگاه باشد، پاسخ امشبش «شهر» است.
ability-foresee = پیشگویی
ability-foresee-help = می‌فهمید چند نفر از این سه نفر مافیایند.
ability-forge = دادن تفنگ
ability-forge-help = این بازیکن فردا تفنگی با یک تیر واقعی دارد.
ability-forge_tampered = دادن تفنگ دست‌کاری‌شده
ability-forge_tampered-help = هر که با آن شلیک کند به خودش می‌خورد.
ability-give_blank = دادن تفنگ مشقی
ability-give_blank-help = صدا دارد و آسیب ندارد؛ فقط برای فردا.
ability-give_live = دادن تفنگ جنگی
ability-give_live-help = تیرش واقعی است؛ فقط برای فردا.
ability-guard = نگهبانی
ability-guard-help = امشب کسی نمی‌تواند این بازیکن را گروگان بگیرد.
ability-heal = نجات
ability-heal-help = شات امشب این بازیکن را نمی‌برد.
ability-hold = گروگان گرفتن
ability-hold-help = توانایی این بازیکن امشب کار نمی‌کند.
ability-inquire = استعلام
ability-inquire-help = صبح می‌شنوید «مافیا» یا «شهر».
ability-juggle = جابه‌جا کردن دو نفر
ability-juggle-help = کار هر یک همان جا می‌نشیند که دیگری نشانه گرفته است.
ability-lull = خواب کردن
ability-lull-help = هر کار این بازیکن، امشب و فردا، به خودش برمی‌گردد.
ability-nato_shot = ناتویی
ability-nato_shot-help = به جای شات: اگر نقش درست باشد، بازیکن می‌رود.
ability-nurse = نجات
ability-nurse-help = شات امشب این بازیکن را نمی‌برد.
ability-operate = جراحی
ability-operate-help = هیچ شلیکی که بشود جلویش را گرفت امشب این بازیکن را نمی‌برد.
ability-order = حکم خروج
ability-order-help = این متهم هر طور که رأی داده باشند می‌رود.
ability-patch_up = نجات
ability-patch_up-help = تیر شهر امشب این بازیکن را نمی‌برد.
ability-pick_off = شلیک
ability-pick_off-help = مافیا بخورد می‌رود؛ شهروند بخورد شما می‌روید.
ability-rob = گرفتن توانایی‌ها
ability-rob-help = این بازیکن برای همیشه بی‌توانایی می‌شود.
ability-sacrifice = فدا شدن
ability-sacrifice-help = شما و این بازیکن همین حالا می‌روید.
ability-save = نجات
ability-save-help = شات امشب این بازیکن را نمی‌برد.
ability-sedate = ساکت کردن
ability-sedate-help = این بازیکن فردا ساکت است؛ رأی می‌دهد.
ability-shield = در پناه گرفتن
ability-shield-help = تا غروب بعد، فقط رأی و حدس درست می‌تواند این بازیکن را ببرد.
ability-shoot = شلیک
ability-shoot-help = مافیا بخورد می‌رود؛ شهروند بخورد شما می‌روید.
ability-sixth_sense = حس ششم
ability-sixth_sense-help = به جای شات: اگر نقش درست باشد، بازیکن می‌رود.
ability-slay = کشتن
ability-slay-help = این بازیکن می‌رود، مگر نجاتش بدهند.
ability-smear = بی‌وزن کردن رأی
ability-smear-help = رأی پنهان فردای این بازیکن وزنی ندارد.
ability-snipe = شلیک
ability-snipe-help = مافیا بخورد می‌رود؛ شهروند بخورد شما می‌روید.
ability-strike_down = حدس نقش
ability-strike_down-help = اگر نقش درست باشد، بازیکن می‌رود و هیچ چیز جلویش را نمی‌گیرد.
ability-summon = احضار دو نفر
ability-summon-help = اگر هر دو زنده بمانند، فردا مال این دو نفر است.
ability-take_aim = شلیک
ability-take_aim-help = مافیا بخورد می‌رود؛ شهروند بخورد شما می‌روید.
ability-take_client = گرفتن موکل
ability-take_client-help = تا زنده‌اید نمی‌شود این بازیکن را متهم کرد.
ability-tie = پیوند
ability-tie-help = اگر تا شب بعد بروید، این بازیکن هم می‌رود.
ability-treat = نجات
ability-treat-help = شات امشب این بازیکن را نمی‌برد.
ability-twist = وارونه کردن پاسخ
ability-twist-help = پاسخ امشب دربارهٔ این بازیکن وارونه است.
ability-unmask = برداشتن نقاب
ability-unmask-help = اگر مافیا باشد صبح اعلام می‌شود؛ شما یک شب بعد می‌روید.
ability-veto = باطل کردن رأی‌گیری
ability-veto-help = رأی‌گیری امروز باطل می‌شود و کسی با آن نمی‌رود.
ability-void = باطل کردن یک رأی
ability-void-help = رأی و توانایی این بازیکن در این رأی‌گیری باطل است.
ability-win_over = به مافیا کشاندن
ability-win_over-help = شهروند بی‌توانایی به مافیا می‌پیوندد.
ability-shot = شات شب
ability-shot-help = این بازیکن امشب می‌رود، مگر چیزی جلویش را بگیرد.
ability-propose = پیشنهاد
ability-propose-help = تیمتان می‌بیند شما چه کسی را نشانه می‌گیرید.
ability-gun_two = تفنگ دوم
ability-gun_two-help = با تفنگ دوم به مظنون شلیک شود.
ability-gun_one = تفنگ اول
ability-gun_one-help = با تفنگ اول به مظنون شلیک شود.
ability-stand_first = انتخاب مظنون
ability-stand_first-help = پیش تفنگ‌ها می‌ایستد.
ability-load_two = پر کردن تفنگ دوم
ability-load_two-help = تفنگ اول خالی می‌ماند.
ability-load_one = پر کردن تفنگ اول
ability-load_one-help = تفنگ دوم خالی می‌ماند.
ability-minus = منفی
ability-minus-help = به او بدبینید.
ability-plus = مثبت
ability-plus-help = به او خوش‌بینید.
ability-succeed = ارث
ability-succeed-help = وقتی برود توانایی‌های مانده‌اش به شما می‌رسد.
ability-brew = زهر
ability-brew-help = با فرا رسیدن شب بعد می‌رود.
ability-dress = جلیقه
ability-dress-help = امشب یک شات را می‌گیرد.
ability-enchant = افسون
ability-enchant-help = امشب هر کاری بکند به خودش برمی‌گردد.
ability-choose_cover = تعیین کاور
ability-choose_cover-help = او هم برای شما حرف می‌زند.
ability-name_target = تعیین تارگت
ability-name_target-help = میان دو تارگت رأی گرفته می‌شود.
ability-elect = رأی به نماینده
ability-elect-help = پررأی‌ها نماینده می‌شوند؛ آرا گفته نمی‌شود.
ability-escort = محافظت
ability-escort-help = فردا کسی او را با خود نمی‌برد.
ability-plead = دفاع
ability-plead-help = فردا نمی‌شود متهمش کرد.
ability-lay_mine = مین‌گذاری
ability-lay_mine-help = اگر تیم او را بزند یکی از مافیا هم می‌رود.
ability-lead = راهنمایی
ability-lead-help = شهروند باشد می‌فهمید؛ مافیا باشد شما را می‌شناسد.
ability-revolt = یاغی‌گری
ability-revolt-help = هر دو از شهر می‌روید.
ability-hack = هک
ability-hack-help = امشب توانایی‌اش کار نمی‌کند.
ability-betray = رأی خیانت
ability-betray-help = یک رأی پنهان بیشتر برای این نامزد.
ability-hand_on = دادن تفنگ به دیگری
ability-hand_on-help = تفنگِ شلیک‌نشده به کس دیگری می‌رسد؛ انتخاب نکنید، به نفر سمت چپتان.
ability-stay_awake = بیدار ماندن
ability-stay_awake-help = امشب کابوس سراغتان نمی‌آید.
ability-side_with_mafia = با مافیا بودن
ability-side_with_mafia-help = با مافیا می‌برید؛ اگر انتخاب نکنید، با شهر.
ability-fire = شلیک با تفنگ
ability-fire-help = جلوی چشم همه؛ فقط یک تیر هست.
ability-call_inquiry = استعلام وضعیت
ability-call_inquiry-help = اگر بیش از نیمی از زنده‌ها بخواهند، گفته می‌شود از هر طرف چند نفر رفته‌اند.
ability-ask_challenge = درخواست چالش
ability-ask_challenge-help = گوینده می‌تواند بعد از نوبتش کوتاه به شما وقت بدهد.
ability-give_challenge = دادن چالش
ability-give_challenge-help = این بازیکن کوتاه و درست بعد از شما حرف می‌زند.
ability-point = تارگت نشان دادن
ability-point-help = بی‌صدا نشان می‌دهید به چه کسی شک دارید. رأی نیست.
ability-cover = کاور کردن
ability-cover-help = بی‌صدا نشان می‌دهید پشت چه کسی هستید. رأی نیست.
ability-hand_to = دست دادن
ability-hand_to-help = اگر هر دو به هم دست بدهید، نفر سوم می‌رود.
ability-name_saviour = نام بردن از ناجی
ability-name_saviour-help = اگر درست بگویید، می‌مانید.
ability-look = دیدن نقش دو نفر
ability-look-help = یکی از این دو را باید با خود ببرید.
ability-take = بردن
ability-take-help = این بازیکن با شما می‌رود.
ability-no_vote = بدون رأی‌گیری
ability-no_vote-help = میان این دو رأی‌گیری نمی‌شود.
ability-ballot = رأی
ability-ballot-help = رأی پنهان به یکی از متهمان.
ability-guess = حدس نقش
ability-guess-help = یک نفر و نقشی را که گمان می‌کنید دارد بگویید.
ability-guess_follower = حدس پیشگو
ability-guess_follower-popular = حدس نوسترآداموس
ability-guess_follower-help = اگر درست بگویید، شما می‌مانید و او می‌رود.
ability-dig_up = نبش قبر
ability-dig_up-help = نقش این بازیکن که پیش‌تر رفته است اعلام می‌شود.
ability-change_face = تغییر چهره
ability-change_face-help = نقش شما پنهانی به این بازیکن می‌رسد.
ability-spare = در امان گذاشتن
ability-spare-help = این بازیکن را فردا نمی‌شود متهم کرد.
ability-cuff = دستبند زدن
ability-cuff-help = این بازیکن تا صبح بعد توانایی ندارد.
ability-accuse = متهم کردن
ability-accuse-help = این بازیکن فردا جزو متهمان است.
ability-poison = زهر دادن
ability-poison-help = این بازیکن پس از رأی‌گیری فردا می‌رود، مگر امشب درمان شود.
ability-silence = ساکت کردن
ability-silence-help = هر که انتخاب کنید فردا نه حرف می‌زند و نه دفاع می‌کند.
ability-lie_about = دروغ گفتن
ability-lie_about-help = جمله‌ای دروغ دربارهٔ این بازیکن بلند گفته می‌شود.

## Final-move cards

card-beautiful_mind = ذهن زیبا
card-beautiful_mind-power = یک نفر و نقشش را بگویید: اگر درست باشد می‌مانید.
card-beautiful_mind_of_nostradamus = ذهن زیبای پیشگو
card-beautiful_mind_of_nostradamus-popular = ذهن زیبای نوسترآداموس
card-beautiful_mind_of_nostradamus-power = حدس بزنید پیشگو کیست: اگر درست باشد شما می‌مانید و او می‌رود. اگر خود پیشگو آن را بکشد، شمار دو طرف اعلام می‌شود، خودش می‌ماند و شب بعد شهر به او حمله می‌کند.
card-beautiful_mind_of_nostradamus-power-popular = حدس بزنید نوسترآداموس کیست: اگر درست باشد شما می‌مانید و او می‌رود. اگر خود نوسترآداموس آن را بکشد، شمار دو طرف اعلام می‌شود، خودش می‌ماند و شب بعد شهر به او حمله می‌کند.
card-census = سرشماری
card-census-power = همین حالا گفته می‌شود از هر طرف چند نفر زنده‌اند.
card-city_safe = شهر در امان
card-city_safe-power = شبی که می‌آید هیچ حمله‌ای که بشود جلویش را گرفت به جایی نمی‌رسد.
card-exhumation = نبش قبر
card-exhumation-power = نقش یکی از رفته‌های پیشین اعلام می‌شود.
card-face_change = تغییر چهره
card-face_change-power = نقش شما پنهانی به کسی که می‌ماند می‌رسد؛ آنچه می‌رود نقش پیشین اوست.
card-final_shot = شلیک نهایی
card-final_shot-power = به یکی از زنده‌ها شلیک کنید؛ روز نجاتی در کار نیست.
card-green_path = مسیر سبز
card-green_path-power = کسی که انتخاب می‌کنید فردا متهم نمی‌شود.
card-handcuffs = دستبند
card-handcuffs-power = کسی که انتخاب می‌کنید تا صبح بعد توانایی ندارد؛ شات شب سر جایش است.
card-identity_reveal = افشای هویت
card-identity_reveal-power = نقش شما اعلام می‌شود.
card-independent_in_the_mire = مستقل در منجلاب
card-independent_in_the_mire-power = یک نفر را نام ببرید: اگر مستقل باشد فردا جزو متهمان است. فقط گفته می‌شود کارت به هدف خورد یا نه.
card-insomnia = بی‌خوابی
card-insomnia-power = شبی که می‌آید برگزار نمی‌شود.
card-last_guess = حدس آخر
card-last_guess-power = یک نفر و نقشش را بگویید: اگر درست باشد او هم می‌رود.
card-last_poison = زهر آخر
card-last_poison-power = کسی که انتخاب می‌کنید پس از رأی‌گیری فردا می‌رود، مگر دکتر یا قهرمان امشب به دادش برسد.
card-mafia_feast = جشن مافیا
card-mafia_feast-power = شبی که می‌آید تیم می‌تواند دو نفر را بزند.
card-red_carpet = فرش قرمز
card-red_carpet-power = کسی که انتخاب می‌کنید فردا جزو متهمان است.
card-secret_voting = رأی‌گیری در خفا
card-secret_voting-power = فردا دست‌ها پنهانی بالا می‌رود؛ فقط نام متهمان گفته می‌شود.
card-short_day = روز کوتاه
card-short_day-power = فردا چالشی در کار نیست و همه باید کوتاه بگویند.
card-silence_of_the_lambs = سکوت بره‌ها
card-silence_of_the_lambs-power = دو نفر فردا نه حرف می‌زنند و نه دفاع می‌کنند؛ وقتی کمتر از نیمی از میز مانده باشند، یک نفر.
card-thirteen_lies = دروغ سیزده
card-thirteen_lies-power = از میان سه نفر یکی را انتخاب کنید: جمله‌ای دربارهٔ طرفش بلند گفته می‌شود که دروغ است.

## What a deed came to (also of cards and powers by day)

came_to-done = انجام شد
came_to-blocked = کار نکرد
came_to-reflected = به خودش برگشت
came_to-annulled = رأی‌گیری باطل شده بود
came_to-wrong = غلط
came_to-right = درست
came_to-left = درست بود و رفت
came_to-void = باطل
came_to-mafia = پاسخ: مافیا
came_to-city = پاسخ: شهر
came_to-no_effect = بی‌اثر
came_to-found = پیدا شد
came_to-gone = دیگر کسی آن را نداشت
came_to-fatal = به بهای جان
came_to-guarded = نگهبان نگذاشت
came_to-refunded = پس داده شد
came_to-failed = نشد
came_to-joined = به مافیا پیوست
came_to-misfire = شهروند بود: تیر برگشت
came_to-nothing = هیچ نشد
came_to-both = هر دو می‌روند
came_to-alone = تنها می‌رود
came_to-hit = خورد
came_to-hit_self = به خود شلیک‌کننده خورد
came_to-blank = مشقی بود
came_to-stays = درست: می‌ماند
came_to-missed = به هدف نخورد
came_to-found_its_mark = به هدف خورد
came_to-lie_city = «این بازیکن از شهر است.» این دروغ است
came_to-lie_mafia = «این بازیکن از مافیاست.» این دروغ است
came_to-out = از بازی رفت
came_to-saved = نجات یافت
came_to-vest = جلیقه گرفتش
came_to-immune = بر او اثر نداشت
came_to-wounded = زخمی شد

## What only one player is told

note-side =
    { $word ->
        [mafia] { $seats }: مافیا.
       *[other] { $seats }: شهر.
    }
note-role = { $seats }: { $role }.
note-blocked = امشب توانایی شما کار نکرد.
note-haunted = گرفتار کابوس شده‌اید: از این پس هر شب بیدار بمانید.
note-colour =
    { $word ->
        [mafia] رنگ شما حالا: مافیا.
        [city] رنگ شما حالا: شهر.
       *[other] رنگ شما حالا: هیچ.
    }
note-joined = حالا از مافیایید، همراه { $seats }.
note-new_mate = تازه‌واردِ تیم شما: { $seats }.
note-shot_at = تیم مافیا به شما شلیک کرده است.
note-inherited = ارث رسید: توانایی‌های { $role }.
note-led_by = راهنما { $seats } است.
note-robbed = کسی نقش شما را تصاحب کرد؛ دیگر توانایی ندارید.
note-took_over = از شب بعد نقش شما { $role } است.
note-silenced = امروز ساکتید: نه حرف، نه دفاع؛ رأی می‌دهید.
note-gun = تفنگی دست شماست.
note-foreseen = از { $seats }، شمار مافیا: { $n }.
note-team =
    { $count ->
        [0] در مافیا تنهایید.
       *[other] تیم شما: { $seats }.
    }
note-hands = دو دست به شما نشان داده شد: { $seats }. یکی شهر را نجات می‌دهد و یکی مافیا را.
note-wounded = زخمی شده‌اید و پس از رأی‌گیری امروز می‌روید.
note-worked = انجام شد: { $seats }.
note-new_face = چهره‌تان عوض شده: از حالا { $role } هستید.

## Marks on players and on the table

mark-spared = امروز متهم نمی‌شود
mark-shown = تفنگ دارد
mark-called = احضارشده
mark-silenced = امروز ساکت
mark-wounded = زخمی
mark-haunted = گرفتار کابوس
mark-gun = تفنگ
mark-borrowed = توانایی امانتی
mark-back = برگشته، نفر آخر حرف می‌زند
gun-no_gun = هیچ‌کدام
gun-gun_one = تفنگ اول
gun-gun_two = تفنگ دوم
mark-represents = نمایندهٔ شهر
sign-secret_hands = امروز دست‌ها پنهان
sign-short_day = روز کوتاه
sign-no_night = امشب شبی نیست
sign-safe_night = شب امن
sign-two_shots = دو شات برای تیم
sign-sudden_death = مرگ ناگهانی

## What is asked

ask-speak = حرف بزنید. تمام که شد، بگویید.
ask-listen = می‌خواهید چیزی بگویید یا کاری بکنید؟
ask-hands = برای دفاعیهٔ چه کسانی دست بالا می‌برید؟ چند نفر یا هیچ‌کس.
ask-solo = یک نفر متهم است. علیهش دست بالا می‌برید؟
ask-inquiry = می‌خواهید بدانید از هر طرف چند نفر رفته‌اند؟
ask-chaos = سه نفر مانده‌اند. به چه کسی دست می‌دهید؟
ask-defend = شما متهمید. از خودتان دفاع کنید.
ask-defend-silent = شما متهمید و باید ساکت باشید؛ وقت دفاعتان در سکوت می‌گذرد.
ask-last_words = حرف آخرتان.
ask-last_chance = فرصت آخر: ناجی کیست؟
ask-draw = یک کارت حرکت آخر بردارید.
ask-card = کارتتان را چگونه به کار می‌برید؟
ask-vote = به کدام متهم رأی می‌دهید؟
ask-midday = خواب نیم‌روزی: برگهٔ رأی را پر کنید.
ask-huddle = شب است. مافیا مشورت می‌کند؛ بقیه آرام بمانند.
ask-night = شب است. انتخاب کنید یا آرام بگیرید.
ask-react = شاید تیری شلیک شده باشد. جواب می‌دهید؟
ask-allegiance = امشب بعضی‌ها طرفشان را انتخاب می‌کنند. انتخاب کنید یا آرام بگیرید.
ask-verdict = بازپرس تصمیم می‌گیرد رأی‌گیری بشود یا نه. بقیه آرام بگیرند.
ask-look_at_two = شما می‌روید. نقش کدام دو نفر را می‌بینید؟
ask-take_one = کدام یک از این دو را با خود می‌برید؟
ask-marks = به چه کسی مثبت و به چه کسی منفی می‌دهید؟
ask-load = شهر چشم بسته است. دن یکی از دو تفنگ را پر می‌کند؛ بقیه استراحت.
ask-which_gun = با کدام تفنگ به مظنون شلیک شود، یا با هیچ‌کدام؟
ask-elect = انتخابات: چه کسانی نمایندهٔ شهر باشند؟
ask-name_target = نماینده‌اید: چه کسی را متهم می‌کنید؟
ask-accuse = بگویید چرا متهمش کرده‌اید.
ask-answer = متهم شده‌اید. پاسخ بدهید.
ask-answer-silent = از شما نام بردند و باید ساکت باشید؛ وقت پاسختان در سکوت می‌گذرد.
ask-choose_cover = چه کسی کاور شما باشد؟
ask-cover = کاورید: برای متهم حرف بزنید.
head-night = شب است
head-huddle = شب است
head-react = شب است
head-allegiance = شب است
head-verdict = بازپرس تصمیم می‌گیرد
head-load = شهر چشم بسته است
wait-speak = { $seat } حرف می‌زند.
wait-listen = همه گوش می‌دهند.
wait-hands = دست‌ها برای دفاعیه.
wait-solo = دست‌ها علیه متهم.
wait-inquiry = دست‌ها برای استعلام وضعیت.
wait-chaos = سه نفر مانده‌اند و دست می‌دهند.
wait-defend = { $seat } از خود دفاع می‌کند.
wait-last_words = حرف آخر: { $seat }.
wait-last_chance = فرصت آخر: { $seat }.
wait-draw = { $seat } کارتی برمی‌دارد.
wait-card = { $seat } کارت را به کار می‌برد.
wait-vote = رأی به متهمان.
wait-midday = شهر در خواب نیم‌روزی برگه‌ها را پر می‌کند.
wait-huddle = شهر خوابیده است.
wait-night = شهر خوابیده است.
wait-react = شهر خوابیده است.
wait-allegiance = شهر خوابیده است.
wait-verdict = بازپرس تصمیم می‌گیرد.
wait-look_at_two = { $seat } نقش دو نفر را می‌بیند.
wait-take_one = { $seat } کسی را با خود می‌برد.
wait-marks = همه مثبت و منفی می‌دهند.
wait-load = شهر در خواب است.
wait-which_gun = شهر تفنگ را انتخاب می‌کند.
wait-elect = شهر نماینده برمی‌گزیند.
wait-name_target = { $seat } تارگت تعیین می‌کند.
wait-accuse = نوبت { $seat } است که بگوید چرا.
wait-answer = { $seat } پاسخ می‌دهد.
wait-choose_cover = { $seat } کاور تعیین می‌کند.
wait-cover = { $seat } کاور است و حرف می‌زند.

## Moves

moves-act = آنچه می‌توانید بکنید
moves-hands = دست‌ها برای دفاعیه
moves-ballot = رأی‌ها
moves-draw = کارت‌ها
# $uses: what is done, 0 for nothing
move-act-label =
    { $uses ->
        [0] { move-act-rest }
       *[other] { $uses }
    }
move-act-rest = آرام گرفتن
move-done-label = تمام شد
move-hands-label =
    { $count ->
        [0] بدون دست
       *[other] دست برای { $seats }
    }
move-hand-label =
    { $up ->
        [yes] دست بالا
       *[other] بدون دست
    }
move-ballot = انداختن رأی
move-ballot-blank = رأی سفید
# $votes: names, $uses: a power used beside them; 0 for none
move-ballot-label =
    { $votes ->
        [0]
            { $uses ->
                [0] { move-ballot-blank }
               *[other] { move-ballot-blank } · { $uses }
            }
       *[other]
            { $uses ->
                [0] { $votes }
               *[other] { $votes } · { $uses }
            }
    }
move-draw-label = کارت { $place }

## What happened

turn-intro_began = معارفه
turn-day_began = روز { $cycle }
turn-night_began =
    { $cycle ->
        [0] شب معارفه
       *[other] شب { $cycle }
    }
turn-no_night = شب { $cycle }: کسی نمی‌خوابد
# $cycle, $night: yes or no
turn-moment_told =
    { $night ->
        [yes]
            { $cycle ->
                [0] شب معارفه: واقعاً چه شد
               *[other] شب { $cycle }: واقعاً چه شد
            }
       *[no]
            { $cycle ->
                [0] معارفه: واقعاً چه شد
               *[other] روز { $cycle }: واقعاً چه شد
            }
    }
turn-won = پایان بازی
event-dealt-you = کارتتان فقط برای چشم خودتان است. نگاهی بیندازید.
event-intro_began = شهر گرد هم آمده است. هر کس چند کلمه بگوید.
    .rule = mafia-3.1
event-day_began = روز { $cycle }. شهر بیدار می‌شود.
    .rule = mafia-4.1
event-night_began =
    { $cycle ->
        [0] شهر نخستین بار چشم می‌بندد. مافیا، همدیگر را بشناسید.
       *[other] شب { $cycle }. شهر به خواب می‌رود.
    }
    .rule = mafia-7.1
event-proposals_shown-you = مشورت تیم تمام شد؛ همین را به همه می‌گوییم.
event-no_night = شب { $cycle } نمی‌آید: شهر بیدار می‌ماند.
    .rule = mafia-6.3
event-night_news-you = خبرهای شبِ شما رسید.
event-quiet_night = صبح شد. دیشب کسی شهر را ترک نکرد.
    .rule = mafia-7.9
event-left_city =
    { $told ->
        [0] { $seat } شهر را ترک می‌کند: { $how }.
       *[other] { $seat } شهر را ترک می‌کند: { $how } ({ $told }).
    }
    .rule = mafia-6.5
event-left_city-you =
    { $told ->
        [0] شما شهر را ترک می‌کنید: { $how }.
       *[other] شما شهر را ترک می‌کنید: { $how }. همه می‌شنوند که بودید: { $told }.
    }
how-night = در شب
how-vote = با رأی
how-day = با توانایی روز
how-gun = با تفنگ
how-evening = از زخمی پیشین
how-along = همراه دیگری
how-dawn = همراهِ یکی در صبح
how-card = با کارت
how-removed = میزبان او را کنار گذاشت
event-came_back = { $seat } به شهر برگشت.
    .rule = mafia-6.8
event-came_back-you = شما به شهر برگشتید.
event-speaking = { $seat } حرف می‌زند: { $what }.
    .rule = mafia-4.1
event-speaking-you = حرف با شماست: { $what }.
what-intro = معارفه
what-turn = نوبت اصلی
what-gun = تفنگ به دست
what-challenge = چالش
what-defend = دفاعیه
what-last_words = حرف آخر
event-muted = { $seat } امروز باید ساکت باشد.
    .rule = mafia-4.3
event-muted-you = شما امروز باید ساکت باشید.
event-challenge_asked = { $seat } چالش می‌خواهد.
    .rule = mafia-4.2
event-challenge_asked-you = شما چالش خواستید.
event-challenge_given = { $seat } به { $to } چالش داد.
    .rule = mafia-4.2
event-challenge_given-you = شما به { $to } چالش دادید.
event-sign_shown = { $seat } بی‌صدا به { $target } اشاره می‌کند: { $sign }.
    .rule = mafia-4.10
event-sign_shown-you = شما بی‌صدا به { $target } اشاره می‌کنید: { $sign }.
event-sign_shown-to-you = { $seat } بی‌صدا به شما اشاره می‌کند: { $sign }.
sign-point = تارگت
sign-cover = کاور
event-power_used = { $seat } علیه { $target }، { $ability }: { $came_to }.
    .rule = mafia-4.4
event-power_used-you = شما علیه { $target }، { $ability }: { $came_to }.
event-power_used-to-you = { $seat } علیه شما، { $ability }: { $came_to }.
event-gun_shown = تفنگ دست { $seat } است.
    .rule = mafia-4.5
event-gun_shown-you = تفنگ دست شماست و همه می‌دانند.
event-inquiry_called = { $seat } استعلام وضعیت می‌خواهد.
    .rule = mafia-4.6
event-inquiry_called-you = شما استعلام وضعیت خواستید.
event-inquiry_refused = استعلام نشد: فقط { $hands } دست.
    .rule = mafia-4.6
event-status_told = تا اینجا رفته‌اند: مافیا { $mafia }، شهر { $city }، مستقل { $independent }.
    .rule = mafia-4.6
event-living_told = زنده‌ها: مافیا { $mafia }، شهر { $city }، مستقل { $independent }.
    .rule = mafia-6.3
event-graves_told = قبرها باز شد: { $roles }.
    .rule = mafia-7.9
event-role_told = نقش { $seat } اعلام شد: { $told }.
    .rule = mafia-6.5
event-role_told-you = نقش شما اعلام شد: { $told }.
event-spared_today = امروز نمی‌شود متهم کرد: { $seats }.
    .rule = mafia-5.9
event-hands_up = دست‌ها برای { $seat }: { $seats } (لازم: { $needed }).
    .rule = mafia-5.1
event-accused =
    { $count ->
        [0] کسی به حد نصاب نرسید.
       *[other] متهمان: { $seats }.
    }
    .rule = mafia-5.2
event-accused-you =
    { $count ->
        [1] شما متهمید.
       *[other] شما جزو متهمانید: { $seats }.
    }
event-elected = نماینده‌های شهر: { $seats }.
    .rule = mafia-15.4
event-target_named = { $seat } { $target } را متهم می‌کند.
    .rule = mafia-15.5
event-cover_named = { $target } برای { $seat } حرف می‌زند.
    .rule = mafia-15.5
event-marks_shown = { $seat } — مثبت از: { $seats }؛ منفی از: { $against }
    .rule = mafia-16.4
event-gun_chosen =
    { $gun ->
        [no_gun] به { $seat } شلیک نمی‌شود.
       *[other] شلیک به { $seat }، { $gun }: { $came_to }.
    }
    .rule = mafia-16.6
event-midday_sleep = خواب نیم‌روزی. شهر چرتی می‌زند و هر کس برگه‌اش را پر می‌کند.
    .rule = mafia-5.6
event-votes_shown =
    { $count ->
        [0] کسی به { $seat } رأی نداد.
       *[other] رأی‌ها به { $seat }: { $seats }.
    }
    .rule = mafia-5.5
event-sent_away = رأی شهر به رفتن است: { $seats }.
    .rule = mafia-6.1
event-vote_void = رأی‌گیری امروز باطل شد.
    .rule = mafia-5.7
event-nobody_leaves = امروز کسی نمی‌رود.
    .rule = mafia-5.8
event-lottery = قرعهٔ مرگ میان { $seats } به نام { $seat } افتاد.
    .rule = mafia-5.8
event-revote = رأی‌ها برابر شد. یک بار دیگر میان { $seats } رأی می‌گیریم.
    .rule = mafia-5.8
event-sudden_death = سه شبانه‌روز است کسی نرفته: از فردا یک دست برای اتهام بس است و هر روز یک نفر می‌رود.
    .rule = mafia-4.9
event-stayed =
    { $told ->
        [0] { $seat } می‌ماند: { $why }.
       *[other] { $seat } می‌ماند: { $why }. نقش: { $told }.
    }
    .rule = mafia-5.10
event-stayed-you =
    { $told ->
        [0] شما می‌مانید: { $why }.
       *[other] شما می‌مانید: { $why }. نقشتان رو شد: { $told }.
    }
why-armour = زره
why-last_chance = فرصت آخر درست بود
event-card_drawn = { $seat } کارت حرکت آخر را رو می‌کند: { $card }.
    .rule = mafia-6.3
event-card_drawn-you = شما کارت حرکت آخر را رو می‌کنید: { $card }.
event-card_played =
    { $count ->
        [0] { $card }، از { $seat }: { $came_to }.
       *[other] { $card }، از { $seat } برای { $seats }: { $came_to }.
    }
    .rule = mafia-6.3
event-announced = { $what }
    .rule = mafia-7.9
what-purchase = دیشب خریدی انجام شد.
what-no_hands_met = هیچ دو دستی به هم نرسید. یک بار دیگر.
what-turn_put_off = کسی که نوبتش بود این‌جا نیست؛ نوبتش به آخر دور رفت.
what-takes_one_along = یکی از رفته‌ها کسی را با خود می‌برد.
what-quiet_night = امشب شاتی در کار نیست؛ شب اول آرام می‌گذرد.
event-hands_shaken =
    { $by_lot ->
        [yes] قرعه دست { $seats } را به هم داد.
       *[other] { $seats } دست دادند.
    }
    .rule = mafia-4.7
event-eyes_opened-you = از میان رفته‌ها می‌بینید که چه کسی چه نقشی دارد.
event-happened =
    { $role ->
        [0]
            { $count ->
                [0] { $seat }، { $ability }: { $came_to }.
               *[other] { $seat }، { $ability }، { $seats }: { $came_to }.
            }
       *[other]
            { $count ->
                [0] { $seat }، { $ability }، { $role }: { $came_to }.
               *[other] { $seat }، { $ability }، { $seats } = { $role }: { $came_to }.
            }
    }
    .rule = mafia-8.10
# $now, $seats
event-rested = این‌ها می‌توانستند کاری کنند و نکردند: { $seats }
    .rule = mafia-8.10
event-roles_shown = { $seat }، اول { $dealt }، آخر { $role }، طرف: { $side }.
    .rule = mafia-8.10
event-roles_shown-you = شما، اول { $dealt }، آخر { $role }، طرف: { $side }.
event-won =
    { $count ->
        [0] بازی تمام شد و کسی نبرد.
       *[other] بازی تمام شد. برنده: { $side } ({ $why }). برد با { $seats }.
    }
    .rule = mafia-8.9
event-won-you =
    { $count ->
        [1] شما بردید! ({ $side }، { $why })
       *[other] شما با { $side } بردید ({ $why }): { $seats }.
    }
why-mafia_gone = مافیایی نمانده
why-parity = نیمی از بازماندگان مافیایند
why-last_two = جزو دو نفر آخر
why-among_the_last = جزو سه نفر آخر
why-all_colours = همهٔ رنگ‌ها دیده شد
why-handshake = دست دادن
why-nobody_left = کسی نمانده
end-city = شهر می‌برد
end-mafia = مافیا می‌برد
end-independent = مستقل می‌برد
end-nobody = کسی نمی‌برد
reason-city = شهر برد
reason-mafia = مافیا برد
reason-independent = مستقل برد
reason-nobody = کسی نبرد
decided-mafia_gone = { why-mafia_gone }
decided-parity = { why-parity }
decided-last_two = { why-last_two }
decided-among_the_last = { why-among_the_last }
decided-all_colours = { why-all_colours }
decided-handshake = { why-handshake }
decided-nobody_left = { why-nobody_left }

## Rooms of talk

room-team = مافیا در شب
room-left = رفته‌ها

## Options

option-scenario = سناریو
option-scenario-help = کدام نقش‌ها پخش می‌شود، رأی‌گیری چگونه است و بازی کی تمام می‌شود.
option-scenario-classic = { scenario-classic }
option-scenario-shab_e_mafia = { scenario-shab_e_mafia }
option-scenario-godfather = { scenario-godfather }
option-scenario-commando = { scenario-commando }
option-scenario-tv = { scenario-tv }
option-scenario-inspector = { scenario-inspector }
option-scenario-representative = { scenario-representative }
option-scenario-capo = { scenario-capo }
option-scenario-custom = { scenario-custom }
option-written = سناریوی خودتان
option-written-help = نقش‌ها و قرارهای خودتان؛ بخش ۱۷ کتاب قواعد دربارهٔ همین است.
option-mafia_count = شمار مافیا
option-mafia_count-help = طبق جدول کتاب قواعد، یا یک‌سوم بازیکنان چنان‌که در بسیاری کافه‌ها رسم است.
option-mafia_count-table = طبق جدول
option-mafia_count-third = یک‌سوم
option-sniper = تک‌تیرانداز
option-sniper-help = از ده نفر به بعد؛ اگر نباشد یک شهروند ساده بیشتر است.
option-die_hard = جان‌سخت
option-die_hard-help = از هشت نفر به بعد؛ اگر نباشد یک شهروند ساده بیشتر است.
option-variety = نقش‌ها
option-variety-help = مجموعهٔ فهرست‌شده، یا قرعه: رئیس، دکتر و کارآگاه همیشه هستند و بقیه به قید قرعه.
option-variety-fixed = طبق فهرست
option-variety-draw = به قید قرعه
option-community_set = مجموعهٔ کافه‌ها
option-community_set-help = نقش‌ها چنان‌که در کافه‌ها برای ۱۴ نفر به بالا پخش می‌شود، با دکتر، کلانتر و گورکن دوم.
option-gentle = ملایم
option-gentle-help = برای میزهای ۱۴ تا ۲۰ نفره مافیا کمتر است؛ تا ۱۲ نفر، نخستین شات یک شب دیرتر.
option-saviour = ناجی
option-saviour-help = به جای نقشی که آخر از همه افزوده شده می‌آید.
option-armoured = زره‌پوش
option-armoured-help = به جای نقشی که آخر از همه افزوده شده می‌آید.
option-scarecrow = مترسک
option-scarecrow-help = به جای نقشی که آخر از همه افزوده شده می‌آید.
option-counter_shot = تکاوری که بزند
option-counter_shot-help = سرنوشت تکاوری که شلیک متقابلش به مافیا خورده است.
option-counter_shot-normal = بسته به شاتی که به خودش خورده
option-counter_shot-survives = می‌ماند
option-counter_shot-both_out = هر دو می‌روند
option-mine = با مین چه کسی می‌رود
option-mine-help = از تیمی که به مین‌زده شلیک کرده.
option-mine-lowest = پایین‌ترین نقش
option-mine-shooter = شلیک‌کننده
option-begins = پس از معارفه
option-begins-help = اول روزی با رأی‌گیری بیاید یا شب.
option-begins-day = روز
option-begins-night = شب
option-reveal = دربارهٔ رفته‌ها گفته شود
option-reveal-help = در سناریوهای ما چیزی گفته نمی‌شود.
option-reveal-scenario = طبق سناریو
option-reveal-none = هیچ
option-reveal-side = طرف
option-reveal-role = نقش
option-open_roles = فهرست نقش‌ها آشکار
option-open_roles-help = همه ببینند چه نقش‌هایی پخش شده است (نه به چه کسی).
option-ghosts_see_all = رفته‌ها همه چیز را می‌بینند
option-ghosts_see_all-help = رفته‌ها همهٔ نقش‌ها را می‌بینند و گفت‌وگوی مافیا را می‌خوانند؛ جز کسی که هنوز می‌شود به شهر بازش گرداند.
option-watchers = تماشاگران می‌بینند
option-watchers-help = با گزینهٔ دوم، تماشاگران گفت‌وگوی رفته‌ها را می‌خوانند و اگر رفته‌ها همه چیز را ببینند، همهٔ نقش‌ها را هم می‌بینند. بازیکن‌ها هم می‌توانند با دستگاه دوم تماشا کنند؛ پس فقط برای جمع خودمانی.
option-watchers-public = آنچه همه می‌بینند
option-watchers-as_left = آنچه رفته‌ها می‌بینند
option-names = نام نقش‌ها
option-names-help = نام‌های بی‌طرف خودمان، یا آن‌ها که از فیلم و تلویزیون می‌شناسید.
option-names-neutral = بی‌طرف
option-names-popular = آشنا

## Refusals

refused-mafia-seats = این سناریو برای { $least } تا { $most } نفر است و برای { $seats } نفر جدولی ندارد.
refused-mafia-scenario_too_long = متن سناریو بلند است؛ دست‌بالا { $most } نویسه.
refused-mafia-scenario_no_json = این متن جی‌سان نیست: سطر { $line }، نویسهٔ { $column }.
refused-mafia-scenario_deep = این متن آن‌قدر تودرتوست که سناریو نیست.
refused-mafia-scenario_twice = «{ $field }» در { $place } دو بار آمده است.
refused-mafia-scenario_unknown_field = در { $place } خانه‌ای به نام «{ $field }» نداریم.
refused-mafia-scenario_missing = در { $place } خانهٔ «{ $field }» خالی مانده است.
refused-mafia-scenario_unreadable = آنچه در { $place } نوشته شده، آنی نیست که باید باشد.
refused-mafia-scenario_name = سناریو نامی می‌خواهد، دست‌بالا با { $most } نویسه.
refused-mafia-scenario_no_table = برای هیچ شمار بازیکنی نقشی نوشته نشده است.
refused-mafia-scenario_seats = سناریو برای { $least } تا { $most } نفر است.
refused-mafia-scenario_unknown_role =
    برای { $seats } بازیکن: «{ $role }» نقشی برای { $side ->
        [mafia] مافیا
        [city] شهر
       *[other] مستقل‌ها
    } نیست.
refused-mafia-scenario_unknown_card = چنین کارتی نیست، یا دو بار آمده است: «{ $card }».
refused-mafia-scenario_card_alone = «{ $card }» کارتی است که فقط با مستقل به کار می‌آید، و در هیچ میزی مستقل نیست.
refused-mafia-scenario_succession = در جانشینی، «{ $role }» از مافیا نیست یا دو بار آمده است.
refused-mafia-scenario_sum = برای { $seats } بازیکن { $roles } نقش هست؛ باید به همان شمار باشد.
refused-mafia-scenario_no_mafia = برای { $seats } بازیکن هیچ مافیایی نیست.
refused-mafia-scenario_too_many_mafia = برای { $seats } بازیکن { $mafia } مافیا زیاد است: از همان اول برده‌اند.
refused-mafia-scenario_endless = یک بازی با این سناریو پس از { $most } روز و شب هم تمام نشد.
warning-many_mafia = بیش از یک‌سوم مافیایند.
warning-guard_alone = نگهبان هست و گروگان‌گیری نیست.
warning-nobody_to_save_from = کسی مافیا را نجات می‌دهد و در شهر کسی شلیک نمی‌کند.
warning-side_hardly_wins =
    { $side ->
        [mafia] مافیا فقط { $percent }٪ بازی‌ها را می‌برد.
        [city] شهر فقط { $percent }٪ بازی‌ها را می‌برد.
       *[other] مستقل‌ها فقط { $percent }٪ بازی‌ها را می‌برند.
    }
warning-often_sudden_death = { $percent }٪ بازی‌ها به مرگ ناگهانی می‌کشد.
warning-role_never_acts = { $role } هیچ‌گاه از توانایی‌اش بهره نبرده است.

## The form for a scenario of one's own

written-untitled = سناریوی من
written-name = نام سناریو
written-table = نقش‌ها
written-size = برای چند بازیکن
written-size-add = افزودن یک اندازه
written-players = { $n } نفر
written-size-drop = حذف { $n } نفره
written-sum = { $roles } نقش برای { $seats } نفر
written-fill = با شهروند جور شود
written-side-mafia = مافیا
written-side-city = شهر
written-side-independent = مستقل‌ها
written-other-roles = نقش‌های دیگر: { $side }
written-other-roles-close = بستن فهرست: { $side }
written-vote = رأی‌گیری
written-threshold = تا دفاعیه
written-threshold-help = چند دست باید بالا برود.
written-threshold-half = نیم
written-threshold-half_minus_one = نیم منهای یک
written-threshold-majority = بیش از نیم
written-threshold-commando = جدول تکاور
written-solo = تنها متهم
written-solo-help = چند دست باید علیه او بالا برود.
written-midday = خواب نیم‌روزی
written-midday-help = رأی دوم پنهانی است و فقط نتیجه‌اش گفته می‌شود.
written-at_least = حد نصاب رأی دوم
written-at_least-help = اگر رأی آشکار به آن نرسد، کسی نمی‌رود.
written-at_least-none = ندارد
written-tie = رأی برابر
written-tie-help = اگر چند نفر بیشترین رأی را داشته باشند.
written-tie-lottery = قرعه
written-tie-none = هیچ‌کس
written-tie-revote_then_none = یک بار تکرار
written-course = شب و روز
written-first_shot = نخستین شبِ شات
written-first_shot-help = شب یکم همان شب پس از روز اول است.
written-late_shot = یک شب دیرتر تا
written-late_shot-help = تا این شمار بازیکن، نخستین شات یک شب دیرتر است.
written-inquiries = استعلام وضعیت
written-inquiries-help = میز چند بار می‌تواند بپرسد از هر طرف چند نفر رفته‌اند.
written-shuffled_turns = قرعه برای سوی نوبت
written-shuffled_turns-help = قرعه می‌گوید نوبت حرف از کدام سو بگردد.
written-gun_accuses = شلیک روز متهم می‌کند
written-gun_accuses-help = هر که روز تفنگ شلیک کند، جزو متهمان است.
written-two_guns = دو تفنگ روز اول
written-two_guns-help = روز اول مانند کاپو: دو تفنگ، یکی پر و یکی خالی.
written-representatives = دو نماینده
written-representatives-help = از روز دوم دو برگزیده متهم می‌کنند.
written-end = رفتن و پایان
written-reveal = دربارهٔ رفته‌ها گفته شود
written-reveal-help = تا پایان بازی، چه چیزی از کسی که رفته معلوم شود.
written-last_words = حرف آخر
written-last_words-help = هر که با رأی برود، یک بار دیگر حرف می‌زند.
written-open_roles = فهرست نقش‌ها آشکار
written-open_roles-help = همه ببینند چه نقش‌هایی پخش شده است.
written-hold = برابری صبر می‌کند
written-hold-help = در برابریِ دقیق، تا شهر هنوز راهی دارد بازی ادامه می‌یابد.
written-chaos = سه نفر آخر
written-chaos-help = سه نفر آخر به جای رأی، دست می‌دهند.
written-cards = کارت‌های حرکت آخر
written-cards-help = هر که با رأی برود، یکی از این کارت‌ها را می‌کشد.
written-succession = جانشینی شات
written-succession-help = پس از رئیس چه کسی شلیک می‌کند. هر که در فهرست نیست، به ترتیب همیشگی.
written-succession-add = افزودن { $role }
written-succession-earlier = زودتر: { $role }
written-succession-drop = برداشتن { $role }

## The narrator

narrator-deal = کارت هر کس فقط برای خودش است. به کسی نشانش ندهید.
narrator-intro_night = شهر چشم‌هایش را می‌بندد. مافیا، چشم باز کنید و همدیگر را بشناسید.
narrator-night = شب { $n }. سکوت.
narrator-team = مافیا، روی یک نام توافق کنید.
narrator-team_no_shot = مافیا مشورت می‌کند. امشب شاتی در کار نیست.
narrator-wake = { $role }، انتخابتان را بکنید.
narrator-react = هر که می‌تواند شلیک را جواب بدهد، حالا.
narrator-sleep = دوباره چشم‌ها بسته.
narrator-dawn = صبح شد. چشم‌ها باز.
narrator-midday = خواب نیم‌روزی. برگه‌ها را پر کنید.
narrator-hands = رأی‌گیری برای دفاعیه. همهٔ دست‌ها با هم بالا می‌رود.
narrator-chaos = سه نفر مانده‌اند. حرف بزنید و بعد دست بدهید.
narrator-win = بازی تمام شد. همه چشم باز کنند.

## Words on the board

word-day = روز
word-night = شب
word-alive = زنده
# $n
word-missing = { $n } نفرشان غایب است و به حساب نمی‌آید
word-gone = رفته
word-you = شما
word-role = نقش شما
word-side = طرف
word-power = توانایی
word-now = حالا چه می‌توانید بکنید
word-nothing-now = حالا کاری ندارید. آرام بگیرید و عادی باشید.
word-uses-left = { $n } بار مانده
word-used-up = تمام شده
word-notes = آنچه فهمیده‌اید
word-no-notes = هنوز هیچ
word-team = تیم شما
word-carrier = شات به دست اوست
word-carrier-you = شات به دست شماست
word-proposals = پیشنهادها
word-roles = نقش‌های بازی
word-hidden-roles = فهرست نقش‌ها آشکار نیست.
word-starter = نفر اول صحبت
word-speaker = حرف می‌زند
word-cards-left = { $n } کارت حرکت آخر
word-inquiries-left = { $n } استعلام وضعیت مانده
word-needed = { $n } دست لازم است
word-confirm = ثبت
word-rest = آرام گرفتن
word-rest-help = کاری نمی‌کنید.
word-change = تا پایان وقت می‌توانید عوضش کنید.
word-whom = چه کسی؟
word-which-role = کدام نقش؟
word-power-line = توانایی
word-no-power = بدون توانایی
word-history = واقعاً چه شد
word-accusations = چه کسی برای چه کسی دست بالا برد
word-winner = برنده
word-to-result = یک‌راست به نتیجه
word-city = شهر تا این‌جا
word-desk = جدول گرداننده
word-my-desk = ردیف من
word-name = نام
word-role-of = نقش
word-lives = جلیقه
word-votes = رأی‌ها
word-exits = رفتند
word-cards = کارت‌ها
word-could-not = نمی‌توانست کاری کند
word-did-rest = کاری نکرد
word-court = شهر
word-what-they-knew = از چشم چه کسی
word-replay-so = بازی را از چشم او دوباره ببینید
word-everything = همه‌چیز
word-narrates = بلندگو: این دستگاه بلند می‌گوید
word-no-voice = این دستگاه صدای فارسی ندارد؛ نوشته‌ها سر جای خودشان‌اند.
word-accused = متهم
word-not-now = اکنون نه
word-chosen = پاسخ شما همین است.
word-nothing-to-say = حرفی ندارم
word-ghost = شما از شهر رفته‌اید. حرف‌های میز را می‌شنوید و می‌توانید با رفته‌ها گفت‌وگو کنید.

## ربات‌ها

bot-easy = آسان
bot-easy-help = شب کار نقشش را می‌کند و روز به حس خودش رأی می‌دهد.
bot-normal = معمولی
bot-normal-help = با آنچه دستگیرش شده رأی می‌دهد و کار می‌کند.
bot-random = الله‌بختکی
bot-random-help = از میان حرکت‌های مجاز یکی را به قید قرعه انتخاب می‌کند.
