### Mafia. The arguments of each message are listed in en.ftl.

## The game

game-name = Мафия
game-pitch = Город засыпает, просыпается мафия, а днём никому нельзя верить.
game-goal = Каждый получает тайную роль. Ночью мафия кого-то убирает, а другие пользуются своими силами; днём все говорят, обвиняют и голосованием кого-то изгоняют. Город побеждает, когда мафии не осталось, мафия — когда её половина из оставшихся. Ведущий — сам стол.

## Sides

side-mafia = мафия
side-city = город
side-independent = одиночка
side-nobody = никто
side-unknown = неизвестно

## Roles: neutral names, those known from films and television, and what the card says

role-armoured = Бронированный
role-armourer = Бронник
role-bodyguard = Телохранитель
role-advocate = Защитник
role-bomb_maker = Подрывник
role-boss = Босс
role-bully = Громила
role-capo = Капо
role-chameleon = Хамелеон
role-charlatan = Шарлатан
role-citizen = Мирный житель
role-commando = Коммандо
role-constantine = Призыватель
role-detective = Детектив
role-devotee = Фанатик
role-don = Дон
role-die_hard = Живучий
role-doctor = Доктор
role-double_faced = Двуличный
role-executioner = Палач
role-geomancer = Гадалка
role-godfather = Патриарх
role-governor = Губернатор
role-gravedigger = Могильщик
role-guard = Страж
role-guide = Проводник
role-gunner = Оружейник
role-gunsmith = Мастер-оружейник
role-hacker = Хакер
role-healer = Лекарь
role-heir = Наследник
role-herbalist = Травник
role-hero = Герой
role-informant = Осведомитель
role-hostage_taker = Захватчик
role-inspector = Следователь
role-interrogator = Дознаватель
role-invulnerable = Неуязвимый
role-jalab = Хитрец
role-jani = Убийца-одиночка
role-joker = Обманщик
role-judge = Судья
role-kane = Издатель
role-king_slayer = Цареубийца
role-lawyer = Адвокат
role-lecter = Врач мафии
role-leon = Стрелок
role-mafioso = Мафиози
role-matador = Матадор
role-mayor = Мэр
role-medic = Медик
role-minelayer = Минёр
role-mistress = Любовница
role-nato = Ловкач
role-night_sleeper = Соня
role-nightmare = Кошмар
role-nostradamus = Прорицатель
role-pickpocket = Карманник
role-professional = Профессионал
role-psychiatrist = Психиатр
role-psychoanalyst = Психоаналитик
role-rebel = Бунтарь
role-researcher = Исследователь
role-revealer = Разоблачитель
role-saul = Посредник
role-saviour = Спаситель
role-scarecrow = Пугало
role-sharpshooter = Меткий стрелок
role-sheriff = Шериф
role-sniper = Снайпер
role-soldier = Солдат
role-surgeon = Хирург
role-suspect = Подозреваемый
role-thousand_faces = Тысячеликий
role-trickster = Фокусник
role-village_chief = Староста
role-watson = Врачеватель
role-witch = Ведьма
role-wizard = Волшебник
role-second_doctor = Второй доктор
role-second_sheriff = Второй шериф
role-second_gravedigger = Второй могильщик

role-armoured-popular = { role-armoured }
role-armourer-popular = { role-armourer }
role-bodyguard-popular = { role-bodyguard }
role-advocate-popular = Адвокат
role-bomb_maker-popular = { role-bomb_maker }
role-boss-popular = { role-boss }
role-bully-popular = { role-bully }
role-capo-popular = Дон
role-chameleon-popular = { role-chameleon }
role-charlatan-popular = { role-charlatan }
role-citizen-popular = { role-citizen }
role-commando-popular = { role-commando }
role-constantine-popular = Константин
    .article = none
role-detective-popular = { role-detective }
role-devotee-popular = { role-devotee }
role-don-popular = { role-don }
role-die_hard-popular = { role-die_hard }
role-doctor-popular = { role-doctor }
role-double_faced-popular = { role-double_faced }
role-executioner-popular = { role-executioner }
role-geomancer-popular = { role-geomancer }
role-godfather-popular = Крёстный отец
role-governor-popular = Мэр
role-gravedigger-popular = { role-gravedigger }
role-guard-popular = { role-guard }
role-guide-popular = { role-guide }
role-gunner-popular = { role-gunner }
role-gunsmith-popular = { role-gunsmith }
role-hacker-popular = { role-hacker }
role-healer-popular = Доктор
role-heir-popular = { role-heir }
role-herbalist-popular = { role-herbalist }
role-hero-popular = { role-hero }
role-informant-popular = { role-informant }
role-hostage_taker-popular = { role-hostage_taker }
role-inspector-popular = { role-inspector }
role-interrogator-popular = Дознаватель
role-invulnerable-popular = { role-invulnerable }
role-jalab-popular = Джалаб
    .article = none
role-jani-popular = Джани
    .article = none
role-joker-popular = Джокер
role-judge-popular = { role-judge }
role-kane-popular = Гражданин Кейн
    .article = none
role-king_slayer-popular = { role-king_slayer }
role-lawyer-popular = { role-lawyer }
role-lecter-popular = Доктор Лектер
    .article = none
role-leon-popular = Леон
    .article = none
role-mafioso-popular = { role-mafioso }
role-matador-popular = { role-matador }
role-mayor-popular = { role-mayor }
role-medic-popular = Доктор
role-minelayer-popular = { role-minelayer }
role-mistress-popular = { role-mistress }
role-nato-popular = Ловкач
    .article = none
role-night_sleeper-popular = { role-night_sleeper }
role-nightmare-popular = { role-nightmare }
role-nostradamus-popular = Нострадамус
    .article = none
role-pickpocket-popular = { role-pickpocket }
role-professional-popular = { role-professional }
role-psychiatrist-popular = { role-psychiatrist }
role-psychoanalyst-popular = { role-psychoanalyst }
role-rebel-popular = { role-rebel }
role-researcher-popular = { role-researcher }
role-revealer-popular = { role-revealer }
role-saul-popular = Сол
    .article = none
role-saviour-popular = { role-saviour }
role-scarecrow-popular = { role-scarecrow }
role-sharpshooter-popular = Снайпер
role-sheriff-popular = { role-sheriff }
role-sniper-popular = { role-sniper }
role-soldier-popular = { role-soldier }
role-surgeon-popular = { role-surgeon }
role-suspect-popular = { role-suspect }
role-thousand_faces-popular = { role-thousand_faces }
role-trickster-popular = { role-trickster }
role-village_chief-popular = { role-village_chief }
role-watson-popular = Доктор Ватсон
    .article = none
role-witch-popular = Ведьма
role-wizard-popular = { role-wizard }
role-second_doctor-popular = { role-second_doctor }
role-second_sheriff-popular = { role-second_sheriff }
role-second_gravedigger-popular = { role-second_gravedigger }

role-armoured-power = Одна броня на всю игру: она останавливает первый выстрел команды или один раз удерживает вас, когда вас изгоняют голосованием или приказом; тогда ваша роль раскрывается.
role-armourer-power = Каждую ночь вы надеваете на игрока, можно и на себя, жилет: этой ночью он остановит один выстрел.
role-bodyguard-power = Каждую ночь вы берёте под охрану игрока: завтра днём его никто не уведёт с собой. И вас тоже.
role-advocate-power = Один раз, ночью, вы заступаетесь за игрока: завтра его нельзя обвинить.
role-bomb_maker-power = Один раз за игру, днём, начиная со второго дня, вы уходите вместе с выбранным игроком.
role-boss-power = Вы производите выстрел команды. Кто вас проверяет, слышит, что вы за город.
role-bully-power = Вы не падаете сразу: после ночного нападения вы лишь ранены, утром узнаёте об этом и уходите после дневного голосования. Второе нападение на раненого смертельно.
role-capo-power = Вы производите выстрел команды и при проверке выглядите горожанином. Первый яд вам не вредит. В первый день вы заряжаете одно из двух ружей.
role-chameleon-power = Сначала вы ни за кого. Кто выбирает вас ночью, ничего вам не делает, но вы переходите на его сторону; выстрел команды делает вас мафиози. Три перемены за одну ночь губят вас. Больше семи перемен и все три цвета — и вы побеждаете в одиночку.
role-charlatan-power = Каждую ночь вы ищете Детектива. Если нашли, его сегодняшний ответ — «город», что бы ни было на деле.
role-citizen-power = Никакой силы, кроме голоса и слова. Слушайте внимательно.
role-commando-power = Когда команда стреляет в вас, вы можете один раз выстрелить в ответ — ещё до того, как станет известно, кто спасён. Мафиози уходит; Боссу ничего не будет; если попали в горожанина, уходите вы.
role-constantine-power = Один раз, ночью, вы возвращаете ушедшего, чья роль осталась неизвестной. Угаданных вернуть нельзя.
role-detective-power = Каждую ночь вы проверяете одного игрока и утром слышите «мафия» или «город». Босс и одиночки выглядят горожанами.
role-devotee-power = Один раз за игру, днём, начиная со второго дня, вы уходите и забираете с собой выбранного игрока.
role-don-power = Вы производите выстрел команды и при проверке выглядите горожанином. На каждых выборах представителей вы втайне добавляете голос кандидату, но не себе.
role-die_hard-power = Один жилет: он держит один выстрел, и никто вам об этом не скажет. Дважды вы можете потребовать, чтобы утром объявили, сколько ушло с каждой стороны.
role-doctor-power = Каждую ночь вы спасаете одного игрока от выстрела команды, от одинокого убийцы и от яда; себя — один раз за игру.
role-double_faced-power = Кто вас проверяет, слышит, что вы за город.
role-executioner-power = Вы знаете свою команду, другой силы у вас нет. Когда старшие уйдут, выстрел переходит к вам.
role-geomancer-power = Один раз, ночью, вы называете роль из игры и со следующей ночи владеете ею; её хозяин остаётся без сил. Если среди живых её ни у кого нет, уходите вы. Если впервые — в чётную ночь, можно повторить ещё раз в другую чётную.
role-godfather-power = Вы производите выстрел команды. Один раз вместо него — шестое чувство: назовите игрока и его точную роль, и он уйдёт, кто бы его ни защищал. Жилет держит одну пулю Стрелка.
role-godfather-power-popular = Вы производите выстрел команды. Один раз вместо него — шестое чувство: назовите игрока и его точную роль, и он уйдёт, кто бы его ни защищал. Жилет держит одну пулю Леона.
role-governor-power = Один раз, во время полуденного сна и не будучи обвинённым, вы отменяете голосование или изгоняете одного из обвинённых.
role-gravedigger-power = Дважды, ночью, вы просите, чтобы утром зачитали роли всех ушедших — вперемешку и без имён.
role-guard-power = Каждую ночь вы оберегаете двоих (одного, если живых меньше восьми) и себя от захвата. Если вы взялись за самого Захватчика, захвата не будет. Когда вас впервые изгоняют голосованием, вы остаётесь: роль раскрыта, сила потеряна.
role-guide-power = Каждую ночь вы ведёте одного игрока, но не одного и того же две ночи подряд. О горожанине вы узнаёте, что он за город; мафиози узнаёт, кто Проводник.
role-gunner-power = Каждую ночь вы можете раздать на завтра холостой и боевой пистолет; боевая пуля на игру одна, с двенадцати игроков — две. Никто не знает, какой у него пистолет.
role-gunsmith-power = Один раз, ночью, вы даёте другому игроку пистолет с одной пулей, исправный или испорченный; утром объявят, у кого он. Испорченный бьёт по стрелявшему.
role-hacker-power = Каждую ночь вы до утра лишаете игрока сил, но не одного и того же две ночи подряд.
role-healer-power = Каждую ночь вы спасаете одного игрока от выстрела команды, но не одного и того же две ночи подряд; себя — дважды за игру.
role-heir-power = Один раз вы выбираете игрока: когда он уйдёт, все силы, что у него остались, перейдут к вам.
role-herbalist-power = Один раз вы травите игрока: он уйдёт с наступлением следующей ночи, и никто его не спасёт.
role-hero-power = В чётные ночи вы прикрываете другого игрока до следующего заката: его не уберут ни ночные выстрелы, ни пистолет, ни дневные силы. Голосование — уберёт.
role-informant-power = Вы знаете свою команду и предлагаете, в кого стрелять. Когда старшие уйдут, выстрел переходит к вам.
role-hostage_taker-power = Каждую ночь вы удерживаете одного игрока (с двенадцати игроков — двоих), но не одного и того же подряд: его сила этой ночью не действует.
role-inspector-power = Один раз, ночью, вы вызываете двоих. Если утром оба живы, день принадлежит только им: речи, а затем вы втайне решаете, голосовать ли между ними.
role-interrogator-power = Если ночью на вас напали и вы уходите, на рассвете вы смотрите роли двух игроков и обязаны забрать одного с собой.
role-invulnerable-power = Выстрел команды вам не вредит никогда. Голосование, верная догадка или чужая связь — могут.
role-jalab-power = В каждом полуденном сне у вас два бюллетеня. Один раз, ночью, вы обнуляете завтрашний бюллетень другого игрока, и он об этом не узнает.
role-jani-power = Вы сами по себе и убиваете через ночь; в эти ночи выстрел команды вам не вредит. Вы побеждаете, оказавшись среди двух последних.
role-joker-power = Трижды вы переворачиваете сегодняшний ответ о каком-либо игроке, о себе — один раз.
role-judge-power = Один раз, во время полуденного сна и не будучи обвинённым, вы изгоняете одного из обвинённых, как бы ни проголосовали. Если Мэр отменил голосование, приказ остаётся за вами.
role-kane-power = Один раз, ночью, вы называете игрока. Если он из мафии, утром объявляют его роль, а сам он остаётся; вы уходите с наступлением следующей ночи. Если нет — ничего не происходит, попытка пропала.
role-king_slayer-power = Ночью или во время полуденного сна вы называете игрока и роль; если точно угадали, он уходит, и ничто его не спасёт. Дважды за игру (до девяти игроков — один раз), не чаще раза за ночь и следующий день.
role-lawyer-power = В первую ночь вы берёте подзащитного: пока вы живы, обвинить его нельзя.
role-lecter-power = Каждую ночь вы спасаете одного из мафии от пуль городских стрелков; себя — один раз за игру.
role-leon-power = Две пули на ночи. Мафиози уходит; попали в горожанина — уходите сами; одиночке ничего не будет. Жилет держит один выстрел команды.
role-mafioso-power = Вы знаете свою команду и предлагаете, в кого стрелять. Когда старшие уйдут, выстрел переходит к вам.
role-matador-power = Каждую ночь вы лишаете кого-то сил на эту ночь и следующий день, но не одного и того же подряд. Это помимо выбора команды.
role-mayor-power = В первую ночь вам без подписи показывают две руки: Доктора и Хирурга. Один раз, во время полуденного сна и не будучи обвинённым, вы отменяете голосование.
role-medic-power = Каждую ночь вы спасаете двоих (одного, если живых меньше восьми) от выстрела команды, но не одного и того же подряд; себя — дважды за игру.
role-minelayer-power = У вас одна мина. Если команда застрелит того, кто на ней стоит, уйдёт и один из мафии.
role-mistress-power = Когда уходит Босс, вы становитесь Боссом во всём. Если уходите раньше него, ближайшей ночью команда может стрелять в двоих.
role-nato-power = Один раз вместо выстрела команды вы называете игрока и его роль, но не простую; если верно, он уходит, кто бы его ни защищал. Неверно — этой ночью ничего не произойдёт.
role-night_sleeper-power = Каждую ночь вы усыпляете одного игрока, но не одного и того же подряд: всё, что он делает этой ночью и на следующий день, обращается на него самого. Выберете Волшебника — уйдёте сами.
role-nightmare-power = Кто не из команды выберет вас ночью, тот попадёт в кошмар: отныне он обязан каждую ночь бодрствовать, иначе на рассвете уйдёт.
role-nostradamus-power = В первую ночь вы называете троих, узнаёте, сколько из них мафия (глава не в счёт), и выбираете, с кем победить; если двое — вы обязаны встать за мафию. Ночные выстрелы и пистолеты вам не вредят.
role-pickpocket-power = Один раз, ночью, вы навсегда лишаете игрока всех сил — кроме Детектива и одиночек. Вам в любом случае скажут, что получилось.
role-professional-power = Каждую ночь вы можете стрелять. Мафиози уходит, если его не спасли; попали в горожанина — уходите сами.
role-psychiatrist-power = Дважды, ночью, вы заставляете игрока молчать на следующий день: он не говорит и не защищается, но голосует.
role-psychoanalyst-power = Один раз, ночью, вы переманиваете в мафию горожанина без сил. На любом другом попытка пропадёт.
role-rebel-power = Один раз, когда кто-то из мафии ушёл и до следующего голосования, вы уходите вместе с другим игроком. Телохранитель и тот, кого он охраняет, остаётся, а вы уходите одни.
role-researcher-power = Каждую ночь вы связываете с собой игрока: если вы уйдёте до следующей ночи, уйдёт и он, если только это не Босс.
role-revealer-power = Дважды, ночью, вы помечаете игрока: когда он уйдёт, объявят его роль; если вы ушли раньше — только сторону.
role-saul-power = Один раз, когда ушёл хотя бы один из мафии, вы вместо выстрела покупаете простого горожанина: он переходит к вам без сил. Другой откажется, и попытка пропала. О покупке объявят.
role-saviour-power = Кто уходит по голосованию и напишет ваше имя на карте последнего шанса, остаётся; вы с этого момента простой житель.
role-scarecrow-power = Подсчёт полуденного сна вас не изгоняет: вместо вас уходит следующий.
role-sharpshooter-power = Одна пуля на всю игру, ночью. Боссу она не вредит; попали в горожанина — уходите сами.
role-sheriff-power = Каждую ночь вы можете стрелять. Мафиози уходит; попали в горожанина — уходите сами; одиночке ничего не будет.
role-sniper-power = Одна пуля на всю игру, ночью, годится и против Босса. Попали в горожанина — уходите сами, и никто вас не спасёт.
role-soldier-power = Когда команда стреляет в вас, вы можете один раз выстрелить в ответ — ещё до того, как станет известно, кто спасён. Мафиози уходит; Дону ничего не будет; если попали в горожанина, уходите вы.
role-surgeon-power = Каждую ночь вы спасаете одного из мафии от любого выстрела, который можно остановить; себя — один раз за игру.
role-suspect-power = Вы за город, но кто вас проверяет, слышит «мафия».
role-thousand_faces-power = Когда кто-то уходит по голосованию, его силы ваши на ночь и следующий день. Вы побеждаете в одиночку, оказавшись среди трёх последних.
role-trickster-power = В первую ночь с силами вы выбираете двоих: каждый поражает цель, выбранную другим.
role-village_chief-power = Никакой силы, кроме голоса и слова.
role-watson-power = Каждую ночь вы спасаете одного игрока от выстрела команды, но не одного и того же подряд; себя — один раз за игру.
role-witch-power = Каждую ночь вы зачаровываете игрока: всё, что он делает, обращается на него самого. Если Капо уйдёт в первый же день, вы становитесь Капо.
role-witch-power-popular = Каждую ночь вы зачаровываете игрока: всё, что он делает, обращается на него самого. Если Дон уйдёт в первый же день, вы становитесь Доном.
role-wizard-power = Один раз ночью вы лишаете игрока сил на эту ночь и следующий день. Один раз во время полуденного сна вы аннулируете чужой бюллетень и силу.
role-second_doctor-power = Каждую ночь вы спасаете одного игрока от выстрела команды, от одинокого убийцы и от яда; себя — один раз за игру. Мэру вашу руку не показывают.
role-second_sheriff-power = Одна пуля на всю игру, ночью. Мафиози уходит; попали в горожанина — уходите сами; одиночке ничего не будет.
role-second_gravedigger-power = Один раз, ночью, вы просите, чтобы утром зачитали роли всех ушедших — вперемешку и без имён.

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

scenario-classic = Классическая мафия
scenario-classic-help = Как играют в кафе: мало ролей и много разговоров. От 6 до 20 игроков.
scenario-shab_e_mafia = Шаб-е мафия
scenario-shab_e_mafia-help = Своя роль у каждого, силы и днём, бюллетени в полуденном сне. От 6 до 26 игроков.
scenario-godfather = Крёстный отец
scenario-godfather-help = Каждую ночь мафия выбирает между выстрелом, догадкой и покупкой; изгнанный тянет карту. От 10 до 13 игроков.
scenario-commando = Коммандо
scenario-commando-help = Ночью заложники, днём пистолеты, и тот, в кого стреляли, может ответить. От 8 до 15 игроков.
scenario-tv = Ночи мафии
scenario-tv-help = Как на телевидении: полуденный сон, умолкший игрок и шесть карт последнего хода. От 10 до 15 игроков.
scenario-inspector = Следователь
scenario-inspector-help = Один раз за игру целый день принадлежит двоим, кого вызвал Следователь. От 10 до 13 игроков.
scenario-representative = Представитель
scenario-representative-help = Двое избранных обвиняют, и голосуют между их двумя. 10, 12 или 13 игроков.
scenario-capo = Капо
scenario-capo-help = В первый день два ружья, одно заряжено; потом голосования, а по ночам — ведьма. 10, 12 или 13 игроков.
scenario-custom = Свой сценарий
scenario-custom-help = Роли, голосование и карты — как написал хозяин стола. От 6 до 26 игроков.

## What one may do: the verb of the button, and what it does

ability-annul = Отменить голосование
ability-annul-help = Сегодняшнее голосование недействительно, по нему никто не уходит.
ability-ask_status = Запросить счёт
ability-ask_status-help = Утром все услышат, сколько ушло с каждой стороны.
ability-banish = Изгнать
ability-banish-help = Этот обвинённый уходит, как бы ни проголосовали.
ability-bewitch = Заколдовать
ability-bewitch-help = У игрока нет сил этой ночью и завтра.
ability-bind = Связать
ability-bind-help = У игрока нет сил этой ночью и завтра.
ability-blow_up = Взорвать
ability-blow_up-help = Вы и этот игрок уходите немедленно.
ability-buy = Купить
ability-buy-help = Простой горожанин переходит в мафию вместо сегодняшнего выстрела.
ability-call_back = Вернуть
ability-call_back-help = Один из ушедших утром вернётся.
ability-counter = Выстрелить в ответ
ability-counter-help = Мафиози уйдёт; попали в горожанина — уйдёте вы.
ability-dig = Вскрыть могилы
ability-dig-help = Утром зачитают роли всех ушедших, без имён.
ability-divine = Присвоить роль
ability-divine-help = Назовите роль из игры: со следующей ночи она ваша.
ability-expose = Пометить
ability-expose-help = Когда этот игрок уйдёт, объявят, кем он был.
ability-fire_at = Выстрелить
ability-fire_at-help = Мафиози уйдёт; попали в горожанина — уйдёте вы.
ability-fool = Одурачить Детектива
ability-fool-help = Если это Детектив, сегодня он услышит «город».
ability-foresee = Прозреть
ability-foresee-help = Вы узнаете, сколько из этих троих — мафия.
ability-forge = Дать пистолет
ability-forge-help = Завтра у игрока пистолет с одной боевой пулей.
ability-forge_tampered = Дать испорченный пистолет
ability-forge_tampered-help = Кто из него выстрелит, попадёт в себя.
ability-give_blank = Дать холостой пистолет
ability-give_blank-help = Шумит и никого не ранит; только на завтра.
ability-give_live = Дать боевой пистолет
ability-give_live-help = В нём боевая пуля; только на завтра.
ability-guard = Охранять
ability-guard-help = Этой ночью этого игрока никто не удержит.
ability-heal = Спасти
ability-heal-help = Сегодняшний выстрел команды не уберёт этого игрока.
ability-hold = Захватить
ability-hold-help = Силы игрока этой ночью не действуют.
ability-inquire = Проверить
ability-inquire-help = Утром вы услышите «мафия» или «город».
ability-juggle = Поменять двоих
ability-juggle-help = Каждый из двоих поразит цель, выбранную другим.
ability-lull = Усыпить
ability-lull-help = Всё, что игрок сделает этой ночью и завтра, обратится на него.
ability-nato_shot = Угадать роль
ability-nato_shot-help = Вместо выстрела: если роль верна, игрок уходит.
ability-nurse = Спасти
ability-nurse-help = Сегодняшний выстрел команды не уберёт этого игрока.
ability-operate = Оперировать
ability-operate-help = Никакой выстрел, который можно остановить, не уберёт этого игрока.
ability-order = Приказать уйти
ability-order-help = Этот обвинённый уходит, как бы ни проголосовали.
ability-patch_up = Спасти
ability-patch_up-help = Городские пули не уберут этого игрока этой ночью.
ability-pick_off = Выстрелить
ability-pick_off-help = Мафиози уйдёт; попали в горожанина — уйдёте вы.
ability-rob = Лишить сил
ability-rob-help = Игрок навсегда остаётся без сил.
ability-sacrifice = Пожертвовать собой
ability-sacrifice-help = Вы и этот игрок уходите немедленно.
ability-save = Спасти
ability-save-help = Сегодняшний выстрел команды не уберёт этого игрока.
ability-sedate = Заставить молчать
ability-sedate-help = Завтра игрок молчит, но голосует.
ability-shield = Прикрыть
ability-shield-help = До следующего заката игрока уберут только голоса и верная догадка.
ability-shoot = Выстрелить
ability-shoot-help = Мафиози уйдёт; попали в горожанина — уйдёте вы.
ability-sixth_sense = Шестое чувство
ability-sixth_sense-help = Вместо выстрела: если роль верна, игрок уходит.
ability-slay = Убить
ability-slay-help = Игрок уходит, если его не спасут.
ability-smear = Обнулить бюллетень
ability-smear-help = Завтрашний тайный бюллетень игрока ничего не весит.
ability-snipe = Выстрелить
ability-snipe-help = Мафиози уйдёт; попали в горожанина — уйдёте вы.
ability-strike_down = Угадать роль
ability-strike_down-help = Если роль верна, игрок уходит, и ничто его не спасёт.
ability-summon = Вызвать двоих
ability-summon-help = Если оба доживут, завтрашний день — только для них.
ability-take_aim = Выстрелить
ability-take_aim-help = Мафиози уйдёт; попали в горожанина — уйдёте вы.
ability-take_client = Взять подзащитного
ability-take_client-help = Пока вы живы, игрока нельзя обвинить.
ability-tie = Связать с собой
ability-tie-help = Если вы уйдёте до следующей ночи, уйдёт и он.
ability-treat = Спасти
ability-treat-help = Сегодняшний выстрел команды не уберёт этого игрока.
ability-twist = Перевернуть ответ
ability-twist-help = Сегодняшний ответ об этом игроке — обратный.
ability-unmask = Сорвать маску
ability-unmask-help = Мафию утром объявят; вы уйдёте ночью позже.
ability-veto = Отменить голосование
ability-veto-help = Сегодняшнее голосование недействительно, по нему никто не уходит.
ability-void = Аннулировать бюллетень
ability-void-help = Бюллетень и сила игрока в этом голосовании не считаются.
ability-win_over = Переманить
ability-win_over-help = Горожанин без сил переходит в мафию.
ability-shot = Выстрел команды
ability-shot-help = Игрок уходит этой ночью, если его ничто не спасёт.
ability-propose = Предложить
ability-propose-help = Команда увидит, в кого вы бы стреляли.
ability-gun_two = Второе ружьё
ability-gun_two-help = Выстрелить в подозреваемого из второго ружья.
ability-gun_one = Первое ружьё
ability-gun_one-help = Выстрелить в подозреваемого из первого ружья.
ability-stand_first = Поставить первым
ability-stand_first-help = Он встанет перед ружьями.
ability-load_two = Зарядить второе ружьё
ability-load_two-help = Первое остаётся пустым.
ability-load_one = Зарядить первое ружьё
ability-load_one-help = Второе остаётся пустым.
ability-minus = Минус
ability-minus-help = Вы ему не верите.
ability-plus = Плюс
ability-plus-help = Вы ему верите.
ability-succeed = Стать наследником
ability-succeed-help = Когда он уйдёт, оставшиеся силы перейдут к вам.
ability-brew = Отравить
ability-brew-help = Он уйдёт с наступлением следующей ночи.
ability-dress = Надеть жилет
ability-dress-help = Этой ночью он остановит один выстрел.
ability-enchant = Зачаровать
ability-enchant-help = Всё, что он сделает этой ночью, обратится на него.
ability-choose_cover = Выбрать защитника
ability-choose_cover-help = Он тоже скажет слово за вас.
ability-name_target = Обвинить
ability-name_target-help = Голосуют между двумя обвинёнными.
ability-elect = Избрать
ability-elect-help = Набравшие больше представляют город; голоса не объявляют.
ability-escort = Охранять
ability-escort-help = Завтра его никто не уведёт с собой.
ability-plead = Заступиться
ability-plead-help = Завтра его нельзя обвинить.
ability-lay_mine = Заложить мину
ability-lay_mine-help = Если команда его застрелит, уйдёт и один из мафии.
ability-lead = Вести
ability-lead-help = О горожанине вы узнаете; мафиози узнает, кто вы.
ability-revolt = Взбунтоваться
ability-revolt-help = Вы уходите вдвоём.
ability-hack = Взломать
ability-hack-help = Этой ночью его силы не действуют.
ability-betray = Предать
ability-betray-help = Этому кандидату — лишний тайный голос.
ability-hand_on = Передать пистолет
ability-hand_on-help = Пистолет, из которого не стреляли, переходит к другому; без выбора — к соседу слева.
ability-stay_awake = Бодрствовать
ability-stay_awake-help = Этой ночью кошмар вас не возьмёт.
ability-side_with_mafia = Встать за мафию
ability-side_with_mafia-help = Вы победите с мафией; если не выберете — с городом.
ability-fire = Выстрелить из пистолета
ability-fire-help = У всех на глазах; пуля одна.
ability-call_inquiry = Запросить состояние
ability-call_inquiry-help = Если согласны больше половины живых, объявят, сколько ушло с каждой стороны.
ability-ask_challenge = Попросить реплику
ability-ask_challenge-help = Говорящий может дать вам краткое слово сразу после своего.
ability-give_challenge = Дать реплику
ability-give_challenge-help = Этот игрок кратко скажет сразу после вас.
ability-point = Указать
ability-point-help = Без слов показать, кого вы подозреваете. Это не голос.
ability-cover = Прикрыть
ability-cover-help = Без слов показать, за кого вы ручаетесь. Это не голос.
ability-hand_to = Протянуть руку
ability-hand_to-help = Если вы оба выберете друг друга, третий уйдёт.
ability-name_saviour = Назвать Спасителя
ability-name_saviour-help = Если угадаете, останетесь.
ability-look = Посмотреть две роли
ability-look-help = Одного из двоих вы обязаны забрать с собой.
ability-take = Забрать с собой
ability-take-help = Этот игрок уйдёт вместе с вами.
ability-no_vote = Без голосования
ability-no_vote-help = Между двумя не голосуют.
ability-ballot = Голос
ability-ballot-help = Тайный голос против одного из обвинённых.
ability-guess = Угадать роль
ability-guess-help = Назовите игрока и его предполагаемую роль.
ability-guess_follower = Угадать Прорицателя
ability-guess_follower-popular = Угадать Нострадамуса
ability-guess_follower-help = Если угадаете, вы останетесь, а уйдёт он.
ability-dig_up = Эксгумировать
ability-dig_up-help = Объявят роль этого ранее ушедшего игрока.
ability-change_face = Сменить лицо
ability-change_face-help = Ваша роль тайно перейдёт к этому игроку.
ability-spare = Уберечь
ability-spare-help = Завтра этого игрока нельзя обвинить.
ability-cuff = Надеть наручники
ability-cuff-help = У игрока нет сил до следующего утра.
ability-accuse = Обвинить
ability-accuse-help = Завтра этот игрок среди обвинённых.
ability-poison = Отравить
ability-poison-help = Игрок уйдёт после завтрашнего голосования, если этой ночью его не вылечат.
ability-silence = Заставить молчать
ability-silence-help = Выбранные завтра не говорят и не защищаются.
ability-lie_about = Солгать
ability-lie_about-help = Об этом игроке вслух скажут неправду.

## Final-move cards

card-beautiful_mind = Игры разума
card-beautiful_mind-power = Назовите игрока и его роль: если верно, вы остаётесь.
card-beautiful_mind_of_nostradamus = Разум прорицателя
card-beautiful_mind_of_nostradamus-popular = Разум Нострадамуса
card-beautiful_mind_of_nostradamus-power = Угадайте Прорицателя: если верно, вы остаётесь, а он уходит. Если карту вытянул он сам, ушедших пересчитают, он останется, а ближайшей ночью на него нападёт город.
card-beautiful_mind_of_nostradamus-power-popular = Угадайте Нострадамуса: если верно, вы остаётесь, а он уходит. Если карту вытянул он сам, ушедших пересчитают, он останется, а ближайшей ночью на него нападёт город.
card-census = Перепись
card-census-power = Сразу объявляют, сколько живых с каждой стороны.
card-city_safe = Город в безопасности
card-city_safe-power = Ближайшей ночью не удастся ни одно нападение, которое можно остановить.
card-exhumation = Эксгумация
card-exhumation-power = Объявляют роль одного из ушедших ранее.
card-face_change = Смена лица
card-face_change-power = Ваша роль тайно переходит к остающемуся; уходит его прежняя роль.
card-final_shot = Последний выстрел
card-final_shot-power = Выстрелите в одного из живых; днём никто не спасает.
card-green_path = Зелёная тропа
card-green_path-power = Выбранного вами завтра нельзя обвинить.
card-handcuffs = Наручники
card-handcuffs-power = У выбранного вами нет сил до следующего утра; выстрел команды остаётся.
card-identity_reveal = Раскрытие личности
card-identity_reveal-power = Вашу роль объявляют.
card-independent_in_the_mire = Одиночка в трясине
card-independent_in_the_mire-power = Назовите игрока: одиночка завтра окажется среди обвинённых. Скажут лишь, попала ли карта в цель.
card-insomnia = Бессонница
card-insomnia-power = Ближайшей ночи не будет.
card-last_guess = Последняя догадка
card-last_guess-power = Назовите игрока и его роль: если верно, уходит и он.
card-last_poison = Последний яд
card-last_poison-power = Выбранный вами уйдёт после завтрашнего голосования, если этой ночью о нём не позаботятся Доктор или Герой.
card-mafia_feast = Пир мафии
card-mafia_feast-power = Ближайшей ночью команда может стрелять в двоих.
card-red_carpet = Красная дорожка
card-red_carpet-power = Выбранный вами завтра среди обвинённых.
card-secret_voting = Тайный сбор голосов
card-secret_voting-power = Завтра руки поднимают тайно; назовут только обвинённых.
card-short_day = Короткий день
card-short_day-power = Завтра реплик нет, и говорить следует кратко.
card-silence_of_the_lambs = Молчание ягнят
card-silence_of_the_lambs-power = Двое завтра не говорят и не защищаются; один, если осталось меньше половины стола.
card-thirteen_lies = Тринадцатая ложь
card-thirteen_lies-power = Выберите одного из троих: вслух скажут фразу о его стороне, и это будет ложь.

## What a deed came to (also of cards and powers by day)

came_to-done = сделано
came_to-blocked = не сработало
came_to-reflected = обратилось на себя
came_to-annulled = голосование отменено
came_to-wrong = неверно
came_to-right = верно
came_to-left = верно, и он ушёл
came_to-void = не засчитано
came_to-mafia = ответ: мафия
came_to-city = ответ: город
came_to-no_effect = без последствий
came_to-found = найден
came_to-gone = ни у кого не было
came_to-fatal = стоило жизни
came_to-guarded = помешал страж
came_to-refunded = возвращено
came_to-failed = не вышло
came_to-joined = перешёл в мафию
came_to-misfire = горожанин: пуля вернулась
came_to-nothing = ничего не произошло
came_to-both = уходят оба
came_to-alone = уходит в одиночку
came_to-hit = попадание
came_to-hit_self = попадает в стрелявшего
came_to-blank = холостой
came_to-stays = верно: остаётся
came_to-missed = мимо цели
came_to-found_its_mark = попала в цель
came_to-lie_city = «Этот игрок за город». Это ложь
came_to-lie_mafia = «Этот игрок за мафию». Это ложь
came_to-out = выбывает
came_to-saved = спасён
came_to-vest = выдержал жилет
came_to-immune = не берёт
came_to-wounded = ранен

## What only one player is told

note-side =
    { $word ->
        [mafia] { $seats }: мафия.
       *[other] { $seats }: город.
    }
note-role = { $seats }: { $role }.
note-blocked = Этой ночью ваша сила не сработала.
note-haunted = Вас преследует кошмар: отныне бодрствуйте каждую ночь.
note-colour =
    { $word ->
        [mafia] Ваш цвет теперь — мафия.
        [city] Ваш цвет теперь — город.
       *[other] Ваш цвет теперь — никакой.
    }
note-joined = Теперь вы в мафии, вместе с вами: { $seats }.
note-new_mate = Новый в вашей команде: { $seats }.
note-shot_at = Команда стреляет в вас.
note-inherited = Вы унаследовали силы: { $role }.
note-led_by = Проводник — { $seats }.
note-robbed = Кто-то присвоил вашу роль; у вас больше нет сил.
note-took_over = Со следующей ночи ваша роль — { $role }.
note-silenced = Сегодня вы молчите: ни речи, ни защиты; голосовать можно.
note-gun = У вас пистолет.
note-foreseen = Среди { $seats } мафии: { $n }.
note-team =
    { $count ->
        [0] В мафии вы один.
       *[other] Ваша команда: { $seats }.
    }
note-hands = Вам показали две руки: { $seats }. Одна спасает город, другая мафию.
note-wounded = Вы ранены и уйдёте после сегодняшнего голосования.
note-worked = Сделано: { $seats }.
note-new_face = У вас новое лицо: теперь вы — { $role }.

## Marks on players and on the table

mark-spared = сегодня не обвинить
mark-shown = с пистолетом
mark-called = вызван Следователем
mark-silenced = сегодня молчит
mark-wounded = ранен
mark-haunted = в кошмаре
mark-gun = пистолет
mark-borrowed = заёмные силы
mark-back = вернулся, говорит последним
gun-no_gun = никакого
gun-gun_one = первое ружьё
gun-gun_two = второе ружьё
mark-represents = представитель города
sign-secret_hands = Сегодня руки тайные
sign-short_day = Короткий день
sign-no_night = Ночи не будет
sign-safe_night = Безопасная ночь
sign-two_shots = Два выстрела у команды
sign-sudden_death = Внезапная смерть

## What is asked

ask-speak = Слово за вами. Закончите — скажите.
ask-listen = Хотите что-то сказать или сделать?
ask-hands = За чью защиту вы поднимаете руку? Можно за нескольких или ни за кого.
ask-solo = Обвинён один. Поднимаете против него руку?
ask-inquiry = Хотите знать, сколько ушло с каждой стороны?
ask-chaos = Остались трое. Кому протянете руку?
ask-defend = Вы обвинены. Защищайтесь.
ask-defend-silent = Вы обвинены, но должны молчать: ваше время пройдёт в тишине.
ask-last_words = Ваше последнее слово.
ask-last_chance = Последний шанс: кто Спаситель?
ask-draw = Тяните карту последнего хода.
ask-card = Как вы примените карту?
ask-vote = За кого из обвинённых вы голосуете?
ask-midday = Полуденный сон: заполните бюллетень.
ask-huddle = Ночь. Мафия совещается; остальные лежат тихо.
ask-night = Ночь. Сделайте выбор или отдыхайте.
ask-react = Возможно, прозвучал выстрел. Ответите?
ask-allegiance = Этой ночью кто-то выбирает сторону. Выберите или отдыхайте.
ask-verdict = Следователь решает, голосовать ли. Остальные отдыхают.
ask-look_at_two = Вы уходите. Чьи две роли посмотрите?
ask-take_one = Кого из двоих вы заберёте с собой?
ask-marks = Кому вы даёте плюс, а кому минус?
ask-load = Глаза закрыты. Один из мафии заряжает ружьё; остальные отдыхают.
ask-which_gun = Из какого ружья выстрелить в подозреваемого, если выстрелить?
ask-elect = Выборы: кто будет представлять город?
ask-name_target = Вы представляете город: кого вы обвиняете?
ask-accuse = Скажите, почему вы его обвиняете.
ask-answer = Вас обвинили. Отвечайте.
ask-answer-silent = Вас назвали, но вы должны молчать: ваше время пройдёт в тишине.
ask-choose_cover = Кто скажет слово за вас?
ask-cover = Скажите слово за обвинённого.
head-night = Ночь
head-huddle = Ночь
head-react = Ночь
head-allegiance = Ночь
head-verdict = Решает Следователь
head-load = Глаза города закрыты
wait-speak = Слово: { $seat }.
wait-listen = Все слушают.
wait-hands = Руки за защиту.
wait-solo = Руки против обвинённого.
wait-inquiry = Руки за запрос состояния.
wait-chaos = Трое протягивают руки.
wait-defend = Защищается: { $seat }.
wait-last_words = Последнее слово: { $seat }.
wait-last_chance = Последний шанс: { $seat }.
wait-draw = Тянет карту: { $seat }.
wait-card = Применяет карту: { $seat }.
wait-vote = Голоса за обвинённых.
wait-midday = Город дремлет и заполняет бюллетени.
wait-huddle = Город спит.
wait-night = Город спит.
wait-react = Город спит.
wait-allegiance = Город спит.
wait-verdict = Решает Следователь.
wait-look_at_two = Смотрит две роли: { $seat }.
wait-take_one = Забирает кого-то с собой: { $seat }.
wait-marks = Все ставят плюсы и минусы.
wait-load = Город спит.
wait-which_gun = Город выбирает ружьё.
wait-elect = Город избирает представителей.
wait-name_target = { $seat } выбирает, кого обвинить.
wait-accuse = { $seat } объясняет почему.
wait-answer = { $seat } отвечает.
wait-choose_cover = { $seat } выбирает защитника.
wait-cover = { $seat } говорит за обвинённого.

## Moves

moves-act = Что можно сделать
moves-hands = Руки за защиту
moves-ballot = Голоса
moves-draw = Карты
# $uses: what is done, 0 for nothing
move-act-label =
    { $uses ->
        [0] { move-act-rest }
       *[other] { $uses }
    }
move-act-rest = Отдыхать
move-done-label = Я закончил
move-hands-label =
    { $count ->
        [0] Без руки
       *[other] Рука: { $seats }
    }
move-hand-label =
    { $up ->
        [yes] Поднять руку
       *[other] Без руки
    }
move-ballot = Опустить бюллетень
move-ballot-blank = Оставить пустым
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
move-draw-label = Карта { $place }

## What happened

turn-intro_began = Знакомство
turn-day_began = День { $cycle }
turn-night_began =
    { $cycle ->
        [0] Ночь знакомства
       *[other] Ночь { $cycle }
    }
turn-no_night = Ночь { $cycle }: никто не спит
# $cycle, $night: yes or no
turn-moment_told =
    { $night ->
        [yes]
            { $cycle ->
                [0] Ночь знакомства: что было на самом деле
                [one] Ночь { $cycle }: что было на самом деле
                [few] Ночь { $cycle }: что было на самом деле
                [many] Ночь { $cycle }: что было на самом деле
               *[other] Ночь { $cycle }: что было на самом деле
            }
       *[no]
            { $cycle ->
                [0] Знакомство: что было на самом деле
                [one] День { $cycle }: что было на самом деле
                [few] День { $cycle }: что было на самом деле
                [many] День { $cycle }: что было на самом деле
               *[other] День { $cycle }: что было на самом деле
            }
    }
turn-won = Конец игры
event-dealt-you = Ваша карта — только для ваших глаз. Взгляните.
event-intro_began = Город собрался. Каждый скажет несколько слов.
    .rule = mafia-3.1
event-day_began = День { $cycle }. Город просыпается.
    .rule = mafia-4.1
event-night_began =
    { $cycle ->
        [0] Город впервые закрывает глаза. Мафия, познакомьтесь.
       *[other] Ночь { $cycle }. Город засыпает.
    }
    .rule = mafia-7.1
event-proposals_shown-you = Команда посовещалась; это говорят каждому.
event-no_night = Ночь { $cycle } не наступает: город не спит.
    .rule = mafia-6.3
event-night_news-you = Вы узнали, что принесла вам ночь.
event-quiet_night = Утро. Ночью никто не ушёл.
    .rule = mafia-7.9
event-left_city =
    { $told ->
        [0] { $seat } покидает город: { $how }.
       *[other] { $seat } покидает город: { $how } ({ $told }).
    }
    .rule = mafia-6.5
event-left_city-you =
    { $told ->
        [0] Вы покидаете город: { $how }.
       *[other] Вы покидаете город: { $how }. Все слышат, кем вы были: { $told }.
    }
how-night = ночью
how-vote = по голосам
how-day = от дневной силы
how-gun = от пистолета
how-evening = от прежней раны
how-along = вместе с другим
how-dawn = забран на рассвете
how-card = от карты
how-removed = удалён хозяином стола
event-came_back = { $seat } снова в городе.
    .rule = mafia-6.8
event-came_back-you = Вы снова в городе.
event-speaking = Говорит { $seat }: { $what }.
    .rule = mafia-4.1
event-speaking-you = Слово за вами: { $what }.
what-intro = знакомство
what-turn = по очереди
what-gun = с пистолетом в руке
what-challenge = реплика
what-defend = защита
what-last_words = последнее слово
event-muted = { $seat } сегодня молчит.
    .rule = mafia-4.3
event-muted-you = Сегодня вы молчите.
event-challenge_asked = { $seat } просит реплику.
    .rule = mafia-4.2
event-challenge_asked-you = Вы просите реплику.
event-challenge_given = Реплику получает { $to }; дал её { $seat }.
    .rule = mafia-4.2
event-challenge_given-you = Вы дали реплику: { $to }.
event-sign_shown = Жест: { $seat } показывает на { $target } — { $sign }.
    .rule = mafia-4.10
event-sign_shown-you = Вы показываете на { $target } — { $sign }.
event-sign_shown-to-you = Жест: { $seat } показывает на вас — { $sign }.
sign-point = под подозрением
sign-cover = под защитой
event-power_used = { $seat } против { $target }, { $ability }: { $came_to }.
    .rule = mafia-4.4
event-power_used-you = Вы против { $target }, { $ability }: { $came_to }.
event-power_used-to-you = { $seat } против вас, { $ability }: { $came_to }.
event-gun_shown = Пистолет в руках у { $seat }.
    .rule = mafia-4.5
event-gun_shown-you = Пистолет у вас, и все это знают.
event-inquiry_called = { $seat } требует запроса состояния.
    .rule = mafia-4.6
event-inquiry_called-you = Вы требуете запроса состояния.
event-inquiry_refused =
    { $hands ->
        [one] Запроса не будет: только { $hands } рука.
        [few] Запроса не будет: только { $hands } руки.
        [many] Запроса не будет: только { $hands } рук.
       *[other] Запроса не будет: только { $hands } руки.
    }
    .rule = mafia-4.6
event-status_told = Ушли к этому часу: мафия — { $mafia }, город — { $city }, одиночки — { $independent }.
    .rule = mafia-4.6
event-living_told = Живы: мафия — { $mafia }, город — { $city }, одиночки — { $independent }.
    .rule = mafia-6.3
event-graves_told = Могилы вскрыты: { $roles }.
    .rule = mafia-7.9
event-role_told = Объявлено о { $seat }: { $told }.
    .rule = mafia-6.5
event-role_told-you = Объявлено о вас: { $told }.
event-spared_today = Сегодня нельзя обвинить: { $seats }.
    .rule = mafia-5.9
event-hands_up = Руки за { $seat }: { $seats } (нужно: { $needed }).
    .rule = mafia-5.1
event-accused =
    { $count ->
        [0] Порога не набрал никто.
       *[other] Обвинены: { $seats }.
    }
    .rule = mafia-5.2
event-accused-you =
    { $count ->
        [1] Обвинены вы.
       *[other] Вы среди обвинённых: { $seats }.
    }
event-elected = Город представляют: { $seats }.
    .rule = mafia-15.4
event-target_named = { $seat } обвиняет { $target }.
    .rule = mafia-15.5
event-cover_named = За { $seat } скажет слово { $target }.
    .rule = mafia-15.5
event-marks_shown = { $seat } — плюс от: { $seats }; минус от: { $against }
    .rule = mafia-16.4
event-gun_chosen =
    { $gun ->
        [no_gun] В { $seat } не стреляют.
       *[other] Выстрел в { $seat }, { $gun }: { $came_to }.
    }
    .rule = mafia-16.6
event-midday_sleep = Полуденный сон. Город дремлет, и каждый заполняет бюллетень.
    .rule = mafia-5.6
event-votes_shown =
    { $count ->
        [0] За { $seat } никто не голосовал.
       *[other] Голоса за { $seat }: { $seats }.
    }
    .rule = mafia-5.5
event-sent_away = Город изгоняет: { $seats }.
    .rule = mafia-6.1
event-vote_void = Сегодняшнее голосование недействительно.
    .rule = mafia-5.7
event-nobody_leaves = Сегодня никто не уходит.
    .rule = mafia-5.8
event-lottery = Жребий смерти между { $seats } падает на { $seat }.
    .rule = mafia-5.8
event-revote = Поровну. Голосуют ещё раз между { $seats }.
    .rule = mafia-5.8
event-sudden_death = Три круга никто не уходил: с завтрашнего дня хватит одной руки, и каждый день кто-то уходит.
    .rule = mafia-4.9
event-stayed =
    { $told ->
        [0] { $seat } остаётся: { $why }.
       *[other] { $seat } остаётся: { $why }. Роль: { $told }.
    }
    .rule = mafia-5.10
event-stayed-you =
    { $told ->
        [0] Вы остаётесь: { $why }.
       *[other] Вы остаётесь: { $why }. Ваша роль раскрыта: { $told }.
    }
why-armour = броня
why-last_chance = последний шанс верен
event-card_drawn = { $seat } открывает карту последнего хода: { $card }.
    .rule = mafia-6.3
event-card_drawn-you = Вы открываете карту последнего хода: { $card }.
event-card_played =
    { $count ->
        [0] { $card }, играет { $seat }: { $came_to }.
       *[other] { $card }, играет { $seat }, выбор: { $seats }: { $came_to }.
    }
    .rule = mafia-6.3
event-announced = { $what }
    .rule = mafia-7.9
what-purchase = Ночью была совершена покупка.
what-no_hands_met = Руки не встретились. Ещё раз.
what-turn_put_off = Того, чей сейчас ход, нет: он скажет в конце круга.
what-takes_one_along = Ушедший забирает одного с собой.
what-quiet_night = Этой ночью не стреляют: ночь тихая.
event-hands_shaken =
    { $by_lot ->
        [yes] Жребий соединил руки: { $seats }.
       *[other] Рукопожатие: { $seats }.
    }
    .rule = mafia-4.7
event-eyes_opened-you = Среди ушедших вы видите, кто есть кто.
event-happened =
    { $role ->
        [0]
            { $count ->
                [0] { $seat }, { $ability }: { $came_to }.
               *[other] { $seat }, { $ability }, { $seats }: { $came_to }.
            }
       *[other]
            { $count ->
                [0] { $seat }, { $ability }, { $role }: { $came_to }.
               *[other] { $seat }, { $ability }, { $seats } = { $role }: { $came_to }.
            }
    }
    .rule = mafia-8.10
# $now, $seats
event-rested = Могли действовать и не стали: { $seats }.
    .rule = mafia-8.10
event-roles_shown = { $seat }: сначала { $dealt }, в конце { $role }, сторона — { $side }.
    .rule = mafia-8.10
event-roles_shown-you = Вы: сначала { $dealt }, в конце { $role }, сторона — { $side }.
event-won =
    { $count ->
        [0] Игра окончена, не победил никто.
       *[other] Игра окончена. Победа: { $side } ({ $why }). Победители: { $seats }.
    }
    .rule = mafia-8.9
event-won-you =
    { $count ->
        [1] Вы победили! ({ $side }, { $why })
       *[other] Вы победили, { $side } ({ $why }): { $seats }.
    }
why-mafia_gone = мафии не осталось
why-parity = половина оставшихся — мафия
why-last_two = среди двух последних
why-among_the_last = среди трёх последних
why-all_colours = все цвета пройдены
why-handshake = рукопожатие
why-nobody_left = никого не осталось
end-city = Победа города
end-mafia = Победа мафии
end-independent = Победа одиночки
end-nobody = Не победил никто
reason-city = Победил город
reason-mafia = Победила мафия
reason-independent = Победил одиночка
reason-nobody = Не победил никто
decided-mafia_gone = { why-mafia_gone }
decided-parity = { why-parity }
decided-last_two = { why-last_two }
decided-among_the_last = { why-among_the_last }
decided-all_colours = { why-all_colours }
decided-handshake = { why-handshake }
decided-nobody_left = { why-nobody_left }

## Rooms of talk

room-team = мафия ночью
room-left = ушедшие

## Options

option-scenario = Сценарий
option-scenario-help = Какие роли раздаются, как голосуют и когда игра кончается.
option-scenario-classic = { scenario-classic }
option-scenario-shab_e_mafia = { scenario-shab_e_mafia }
option-scenario-godfather = { scenario-godfather }
option-scenario-commando = { scenario-commando }
option-scenario-tv = { scenario-tv }
option-scenario-inspector = { scenario-inspector }
option-scenario-representative = { scenario-representative }
option-scenario-capo = { scenario-capo }
option-scenario-custom = { scenario-custom }
option-written = Свой сценарий
option-written-help = Ваши роли и правила; о них раздел 17 книги.
option-mafia_count = Сколько мафии
option-mafia_count-help = По таблице правил или каждый третий, как принято во многих кафе.
option-mafia_count-table = по таблице
option-mafia_count-third = каждый третий
option-sniper = Снайпер
option-sniper-help = С десяти игроков; без него одним мирным больше.
option-die_hard = Живучий
option-die_hard-help = С восьми игроков; без него одним мирным больше.
option-variety = Роли
option-variety-help = Набор из списка или жребий: Босс, Доктор и Детектив всегда, остальные — случайно.
option-variety-fixed = по списку
option-variety-draw = по жребию
option-community_set = Набор из кафе
option-community_set-help = Роли, как их раздают в кафе на 14 и больше: со вторыми Доктором, Шерифом и Могильщиком.
option-gentle = Мягче
option-gentle-help = За столами на 14–20 мафии меньше; до 12 игроков первый выстрел на ночь позже.
option-saviour = Спаситель
option-saviour-help = Входит вместо роли, добавленной последней.
option-armoured = Бронированный
option-armoured-help = Входит вместо роли, добавленной последней.
option-scarecrow = Пугало
option-scarecrow-help = Входит вместо роли, добавленной последней.
option-counter_shot = Попавший Коммандо
option-counter_shot-help = Что станет с Коммандо, чей ответ попал в мафию.
option-counter_shot-normal = как решит выстрел в него
option-counter_shot-survives = остаётся
option-counter_shot-both_out = уходят оба
option-mine = Кого уносит мина
option-mine-help = Из команды, застрелившей стоявшего на ней.
option-mine-lowest = младшего
option-mine-shooter = стрелявшего
option-begins = После знакомства
option-begins-help = Что сначала: день с голосованием или ночь.
option-begins-day = день
option-begins-night = ночь
option-reveal = Что объявляют об ушедших
option-reveal-help = В наших сценариях не объявляют ничего.
option-reveal-scenario = как в сценарии
option-reveal-none = ничего
option-reveal-side = сторону
option-reveal-role = роль
option-open_roles = Список ролей открыт
option-open_roles-help = Видно ли всем, какие роли розданы (но не кому).
option-ghosts_see_all = Ушедшие видят всё
option-ghosts_see_all-help = Ушедшие видят все роли и читают комнату мафии — кроме тех, кого ещё могут вернуть.
option-watchers = Зрители видят
option-watchers-help = Второй вариант: зрители читают комнату ушедших и, если те видят всё, знают все роли. Игрок тоже может смотреть со второго устройства, поэтому это только для своих.
option-watchers-public = то, что видят все
option-watchers-as_left = то, что видят ушедшие
option-names = Имена ролей
option-names-help = Наши нейтральные имена или известные по кино и телевидению.
option-names-neutral = нейтральные
option-names-popular = известные

## Refusals

refused-mafia-seats = В этом сценарии есть столы от { $least } до { $most } мест, но нет на { $seats }.
refused-mafia-scenario_too_long = Сценарий слишком длинный; не больше { $most } знаков.
refused-mafia-scenario_no_json = Это не джейсон: строка { $line }, знак { $column }.
refused-mafia-scenario_deep = Слишком глубокая вложенность: таких сценариев нет.
refused-mafia-scenario_twice = «{ $field }» в { $place } указано дважды.
refused-mafia-scenario_unknown_field = В { $place } нет поля «{ $field }».
refused-mafia-scenario_missing = В { $place } не хватает поля «{ $field }».
refused-mafia-scenario_unreadable = В { $place } записано не то, что должно быть.
refused-mafia-scenario_name = Сценарию нужно имя, не длиннее { $most } знаков.
refused-mafia-scenario_no_table = Нет ролей ни для одного числа игроков.
refused-mafia-scenario_seats = Сценарий рассчитан на { $least }–{ $most } игроков.
refused-mafia-scenario_unknown_role =
    Игроков — { $seats }: «{ $role }» — не роль { $side ->
        [mafia] мафии
        [city] города
       *[other] независимых
    }.
refused-mafia-scenario_unknown_card = Такой карты нет или она указана дважды: «{ $card }».
refused-mafia-scenario_card_alone = Карте «{ $card }» нужен независимый, а его нет ни за одним столом.
refused-mafia-scenario_succession = В порядке наследования «{ $role }» — не из мафии или указано дважды.
refused-mafia-scenario_sum = Игроков — { $seats }, ролей — { $roles }; их должно быть поровну.
refused-mafia-scenario_no_mafia = Игроков — { $seats }, а мафии нет.
refused-mafia-scenario_too_many_mafia = Игроков — { $seats }, мафии — { $mafia }: слишком много, она победила бы сразу.
refused-mafia-scenario_endless = Игра по этому сценарию не кончилась и после дней и ночей числом { $most }.
warning-many_mafia = Мафии больше трети.
warning-guard_alone = Есть страж, но некому захватывать.
warning-nobody_to_save_from = Кто-то спасает мафию, но в городе никто не стреляет.
warning-side_hardly_wins =
    { $side ->
        [mafia] Мафия выигрывает лишь { $percent } % игр.
        [city] Город выигрывает лишь { $percent } % игр.
       *[other] Независимые выигрывают лишь { $percent } % игр.
    }
warning-often_sudden_death = До внезапной смерти доходит { $percent } % игр.
warning-role_never_acts = { $role }: сила ни разу не пригодилась.

## The form for a scenario of one's own

written-untitled = Мой сценарий
written-name = Имя сценария
written-table = Роли
written-size = На сколько игроков
written-size-add = Добавить состав
written-players = Игроков: { $n }
written-size-drop = Удалить состав: { $n }
written-sum = Ролей: { $roles }, игроков: { $seats }
written-fill = Подогнать мирными
written-side-mafia = Мафия
written-side-city = Город
written-side-independent = Одиночки
written-other-roles = Другие роли: { $side }
written-other-roles-close = Свернуть список: { $side }
written-vote = Голосование
written-threshold = До защиты
written-threshold-help = Сколько нужно рук.
written-threshold-half = половина
written-threshold-half_minus_one = половина без одного
written-threshold-majority = больше половины
written-threshold-commando = как в «Коммандо»
written-solo = Единственный обвинённый
written-solo-help = Сколько рук нужно против него.
written-midday = Полуденный сон
written-midday-help = Второе голосование тайное, объявляют только итог.
written-at_least = Порог второго голосования
written-at_least-help = Если открытых голосов меньше, никто не уходит.
written-at_least-none = нет
written-tie = Равенство голосов
written-tie-help = Если больше всех голосов у нескольких.
written-tie-lottery = жребий
written-tie-none = никто
written-tie-revote_then_none = ещё раз
written-course = Ночь и день
written-first_shot = Первая ночь с выстрелом
written-first_shot-help = Первая ночь — та, что после первого дня.
written-late_shot = На ночь позже до
written-late_shot-help = До такого числа игроков первый выстрел на ночь позже.
written-inquiries = Запросы состояния
written-inquiries-help = Сколько раз стол может спросить, сколько ушло с каждой стороны.
written-shuffled_turns = Жребий о направлении
written-shuffled_turns-help = Жребий решает, в какую сторону идёт слово.
written-gun_accuses = Выстрел днём обвиняет
written-gun_accuses-help = Кто днём стреляет из пистолета, попадает в обвинённые.
written-two_guns = Два пистолета в первый день
written-two_guns-help = Как в «Капо»: два пистолета, один заряжен.
written-representatives = Два представителя
written-representatives-help = Со второго дня обвиняют двое избранных.
written-end = Уход и конец
written-reveal = Что говорят об ушедших
written-reveal-help = Что о них известно до конца игры.
written-last_words = Последнее слово
written-last_words-help = Изгнанный голосованием говорит ещё раз.
written-open_roles = Список ролей открыт
written-open_roles-help = Все видят, какие роли розданы.
written-hold = Равенство ждёт
written-hold-help = При точном равенстве игра идёт, пока город может всё изменить.
written-chaos = Последние трое
written-chaos-help = Трое последних вместо голосования жмут руки.
written-cards = Карты последнего хода
written-cards-help = Кто уходит голосованием, тянет одну из них.
written-succession = Кто стреляет следующим
written-succession-help = Кто стреляет после Босса. Остальные — в обычном порядке.
written-succession-add = Добавить: { $role }
written-succession-earlier = Раньше: { $role }
written-succession-drop = Убрать: { $role }

## The narrator

narrator-deal = Карта — только для ваших глаз. Никому её не показывайте.
narrator-intro_night = Город закрывает глаза. Мафия, откройте глаза и познакомьтесь.
narrator-night = Ночь { $n }. Тишина.
narrator-team = Мафия, сойдитесь на одном имени.
narrator-team_no_shot = Мафия совещается. Сегодня ночью выстрела не будет.
narrator-wake = { $role }, сделайте выбор.
narrator-react = Кто может ответить на выстрел — сейчас.
narrator-sleep = Закройте глаза.
narrator-dawn = Утро. Откройте глаза.
narrator-midday = Полуденный сон. Заполните бюллетени.
narrator-hands = Голосование за защиту. Все руки поднимаются разом.
narrator-chaos = Остались трое. Говорите, а потом протяните руки.
narrator-win = Игра окончена. Откройте глаза все.

## Words on the board

word-day = День
word-night = Ночь
word-alive = жив
# $n
word-missing = не считаются, потому что их нет: { $n }
word-gone = ушёл
word-you = вы
word-role = Ваша роль
word-side = Сторона
word-power = Что она умеет
word-now = Что можно сейчас
word-nothing-now = Сейчас делать нечего. Отдыхайте и не выдавайте этого.
word-uses-left =
    { $n ->
        [one] остался { $n } раз
        [few] осталось { $n } раза
        [many] осталось { $n } раз
       *[other] осталось { $n } раза
    }
word-used-up = израсходовано
word-notes = Что вы узнали
word-no-notes = Пока ничего
word-team = Ваша команда
word-carrier = стреляет
word-carrier-you = Стреляете вы
word-proposals = Предложения
word-roles = Роли в игре
word-hidden-roles = Список ролей закрыт.
word-starter = говорил первым
word-speaker = говорит
word-cards-left =
    { $n ->
        [one] { $n } карта последнего хода
        [few] { $n } карты последнего хода
        [many] { $n } карт последнего хода
       *[other] { $n } карты последнего хода
    }
word-inquiries-left =
    { $n ->
        [one] остался { $n } запрос
        [few] осталось { $n } запроса
        [many] осталось { $n } запросов
       *[other] осталось { $n } запроса
    }
word-needed =
    { $n ->
        [one] нужна { $n } рука
        [few] нужно { $n } руки
        [many] нужно { $n } рук
       *[other] нужно { $n } руки
    }
word-confirm = Подтвердить
word-rest = Отдыхать
word-rest-help = Вы ничего не делаете.
word-change = До конца времени можно изменить.
word-whom = Кого?
word-which-role = Какая роль?
word-power-line = Сила
word-no-power = без силы
word-history = Что было на самом деле
word-accusations = Кто за кого поднимал руку
word-winner = победитель
word-to-result = Сразу к итогу
word-city = Город до сих пор
word-desk = Таблица ведущего
word-my-desk = Моя строка
word-name = Имя
word-role-of = Роль
word-lives = Жилет
word-votes = Голоса
word-exits = Выбыли
word-cards = Карты
word-could-not = не мог действовать
word-did-rest = не действовал
word-court = Город
word-what-they-knew = Чьими глазами
word-replay-so = Посмотреть партию этими глазами
word-everything = Всё
word-narrates = Громкоговоритель: рассказывает это устройство
word-no-voice = На этом устройстве нет русского голоса; подписи остаются.
word-accused = обвиняется
word-not-now = не сейчас
word-chosen = Это и есть ваш ответ.
word-nothing-to-say = Нечего сказать
word-ghost = Вы покинули город. Вы слышите стол и можете говорить с выбывшими.

## Боты

bot-easy = лёгкий
bot-easy-help = Ночью делает то, что велит роль, а днём голосует по чутью.
bot-normal = обычный
bot-normal-help = Голосует и действует по тому, что узнал.
bot-random = случайный
bot-random-help = Выбирает любой разрешённый ход по жребию.
