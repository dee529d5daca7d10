### Mafia. $seat, $target, $to, $seats are display names; $role, $dealt, $told names of roles (or sides); a value that is not there is 0.

## The game

game-name = Mafia
game-pitch = The city sleeps, the mafia wake, and nobody can be trusted by day.
game-goal = Everybody is dealt a secret role. At night the mafia remove somebody and others use their powers; by day all talk, accuse and vote somebody out. The city wins when no mafia are left, the mafia when they are half of those left. The table itself is the narrator.

## Sides

side-mafia = the mafia
side-city = the city
side-independent = an independent
side-nobody = nobody
side-unknown = unknown

## Roles: neutral names, those known from films and television, and what the card says

role-armoured = Armoured
role-armourer = Armourer
role-bodyguard = Bodyguard
role-advocate = Advocate
role-bomb_maker = Bomb-maker
role-boss = Boss
role-bully = Bully
role-capo = Capo
role-chameleon = Chameleon
role-charlatan = Charlatan
role-citizen = Citizen
role-commando = Commando
role-constantine = Summoner
role-detective = Detective
role-devotee = Devotee
role-don = Don
role-die_hard = Die-hard
role-doctor = Doctor
role-double_faced = Double-faced
role-executioner = Executioner
role-geomancer = Geomancer
role-godfather = Patriarch
role-governor = Governor
role-gravedigger = Gravedigger
role-guard = Guard
role-guide = Guide
role-gunner = Gunner
role-gunsmith = Gunsmith
role-hacker = Hacker
role-healer = Healer
role-heir = Heir
role-herbalist = Herbalist
role-hero = Hero
role-informant = Informant
role-hostage_taker = Hostage-taker
role-inspector = Inspector
role-interrogator = Interrogator
role-invulnerable = Invulnerable
role-jalab = Sly One
role-jani = Lone Killer
role-joker = Deceiver
role-judge = Judge
role-kane = Publisher
role-king_slayer = King-slayer
role-lawyer = Lawyer
role-lecter = Mafia Doctor
role-leon = Marksman
role-mafioso = Mafioso
role-matador = Matador
role-mayor = Mayor
role-medic = Medic
role-minelayer = Minelayer
role-mistress = Mistress
role-nato = Schemer
role-night_sleeper = Night-sleeper
role-nightmare = Nightmare
role-nostradamus = Seer
role-pickpocket = Pickpocket
role-professional = Professional
role-psychiatrist = Psychiatrist
role-psychoanalyst = Psychoanalyst
role-rebel = Rebel
role-researcher = Researcher
role-revealer = Revealer
role-saul = Fixer
role-saviour = Saviour
role-scarecrow = Scarecrow
role-sharpshooter = Sharpshooter
role-sheriff = Sheriff
role-sniper = Sniper
role-soldier = Soldier
role-surgeon = Surgeon
role-suspect = Suspect
role-thousand_faces = Thousand-faces
role-trickster = Trickster
role-village_chief = Village Chief
role-watson = Physician
role-witch = Witch
role-wizard = Wizard
role-second_doctor = Second Doctor
role-second_sheriff = Second Sheriff
role-second_gravedigger = Second Gravedigger

role-armoured-popular = { role-armoured }
role-armourer-popular = { role-armourer }
role-bodyguard-popular = { role-bodyguard }
role-advocate-popular = Lawyer
role-bomb_maker-popular = { role-bomb_maker }
role-boss-popular = { role-boss }
role-bully-popular = { role-bully }
role-capo-popular = Don
role-chameleon-popular = { role-chameleon }
role-charlatan-popular = { role-charlatan }
role-citizen-popular = { role-citizen }
role-commando-popular = { role-commando }
role-constantine-popular = Constantine
    .article = none
role-detective-popular = { role-detective }
role-devotee-popular = { role-devotee }
role-don-popular = { role-don }
role-die_hard-popular = { role-die_hard }
role-doctor-popular = { role-doctor }
role-double_faced-popular = { role-double_faced }
role-executioner-popular = { role-executioner }
role-geomancer-popular = { role-geomancer }
role-godfather-popular = Godfather
role-governor-popular = Mayor
role-gravedigger-popular = { role-gravedigger }
role-guard-popular = { role-guard }
role-guide-popular = { role-guide }
role-gunner-popular = { role-gunner }
role-gunsmith-popular = { role-gunsmith }
role-hacker-popular = { role-hacker }
role-healer-popular = Doctor
role-heir-popular = { role-heir }
role-herbalist-popular = { role-herbalist }
role-hero-popular = { role-hero }
role-informant-popular = { role-informant }
role-hostage_taker-popular = { role-hostage_taker }
role-inspector-popular = { role-inspector }
role-interrogator-popular = Interrogator
role-invulnerable-popular = { role-invulnerable }
role-jalab-popular = Jalab
    .article = none
role-jani-popular = Jani
    .article = none
role-joker-popular = Joker
role-judge-popular = { role-judge }
role-kane-popular = Citizen Kane
    .article = none
role-king_slayer-popular = { role-king_slayer }
role-lawyer-popular = { role-lawyer }
role-lecter-popular = Doctor Lecter
    .article = none
role-leon-popular = Leon
    .article = none
role-mafioso-popular = { role-mafioso }
role-matador-popular = { role-matador }
role-mayor-popular = { role-mayor }
role-medic-popular = Doctor
role-minelayer-popular = { role-minelayer }
role-mistress-popular = { role-mistress }
role-nato-popular = Nato
    .article = none
role-night_sleeper-popular = { role-night_sleeper }
role-nightmare-popular = { role-nightmare }
role-nostradamus-popular = Nostradamus
    .article = none
role-pickpocket-popular = { role-pickpocket }
role-professional-popular = { role-professional }
role-psychiatrist-popular = { role-psychiatrist }
role-psychoanalyst-popular = { role-psychoanalyst }
role-rebel-popular = { role-rebel }
role-researcher-popular = { role-researcher }
role-revealer-popular = { role-revealer }
role-saul-popular = Saul
    .article = none
role-saviour-popular = { role-saviour }
role-scarecrow-popular = { role-scarecrow }
role-sharpshooter-popular = Sniper
role-sheriff-popular = { role-sheriff }
role-sniper-popular = { role-sniper }
role-soldier-popular = { role-soldier }
role-surgeon-popular = { role-surgeon }
role-suspect-popular = { role-suspect }
role-thousand_faces-popular = { role-thousand_faces }
role-trickster-popular = { role-trickster }
role-village_chief-popular = { role-village_chief }
role-watson-popular = Doctor Watson
    .article = none
role-witch-popular = Witch
role-wizard-popular = { role-wizard }
role-second_doctor-popular = { role-second_doctor }
role-second_sheriff-popular = { role-second_sheriff }
role-second_gravedigger-popular = { role-second_gravedigger }

role-armoured-power = One armour for the whole game: it stops the first shot of the team, or keeps you once when a vote or an order sends you away; your role is shown then.
role-armourer-power = Every night you put a vest on one player, be it yourself: for that night it stops one shot.
role-bodyguard-power = Every night you watch over one player: on the coming day nobody can take them along. Nor can anybody take you.
role-advocate-power = Once, at night, you plead for a player, who cannot be accused on the coming day.
role-bomb_maker-power = Once in the game, by day and from the second day on, you leave together with a player of your choice.
role-boss-power = You fire the shot of the team. Whoever inquires about you hears that you belong to the city.
role-bully-power = You do not fall at once: attacked at night, you are only wounded, learn it in the morning, and leave after that day’s vote. A second attack while wounded is the end.
role-capo-power = You fire the shot of the team, and look like a citizen to whoever inquires. The first poison does nothing to you. On the first day you load one of two guns.
role-chameleon-power = You have no side at first. Whoever chooses you at night does nothing to you, but you take on their side; the team’s shot makes you a mafioso. Three changes in one night are the end of you. More than seven changes through all three colours win the game for you alone.
role-charlatan-power = Every night you look for the Detective. If you have found them, tonight’s answer to them is “city”, whatever is true.
role-citizen-power = No power but your voice and your vote. Listen well.
role-commando-power = When the team shoots at you, you may shoot back once, before it is known who was saved. A mafioso hit leaves; the Boss is untouched; if you hit a citizen, you leave.
role-constantine-power = Once, at night, you bring back a player who has left and whose role was never made known. Whoever was guessed does not return.
role-detective-power = Every night you ask about one player and hear “mafia” or “city” in the morning. The Boss and independents look like the city.
role-devotee-power = Once in the game, by day and from the second day on, you leave and take a player of your choice with you.
role-don-power = You fire the shot of the team, and look like a citizen to whoever inquires. In every election of representatives you add a secret vote to a candidate, not to yourself.
role-die_hard-power = One vest: it stops a single shot, and nobody tells you. Twice you may have it announced at dawn how many of each side have left.
role-doctor-power = Every night you save one player from the team’s shot, from a lone killer and from poison; yourself once in the game.
role-double_faced-power = Whoever inquires about you hears that you belong to the city.
role-executioner-power = You know your team and have no other power. When those before you are gone, you fire the shot.
role-geomancer-power = Once, at night, you name a role in play and take it over from the next night on; its owner is left without powers. If nobody alive holds it, you leave. Done first in an even night, you may do it once more in another even night.
role-godfather-power = You fire the team’s shot. Once, in its place, your sixth sense: name a player and their exact role, and they leave, whoever protects them. A vest stops one bullet of the Marksman.
role-godfather-power-popular = You fire the team’s shot. Once, in its place, your sixth sense: name a player and their exact role, and they leave, whoever protects them. A vest stops one bullet of Leon.
role-governor-power = Once, in a midday sleep and not being accused yourself, you make the vote void or send one of the accused away.
role-gravedigger-power = Twice, at night, you have the roles of all who have left read out at dawn, in random order and without names.
role-guard-power = Every night you keep two players (one, once fewer than eight live) and yourself from being held. If you guard the Hostage-taker, nobody is held. The first time a vote sends you away you stay, your role is shown, and your power is gone.
role-guide-power = Every night you lead one player, never the same one twice running. You hear of a citizen that they are one; one of the mafia learns who the Guide is.
role-gunner-power = Every night you may hand out a blank gun and a live one for the coming day; there is one live bullet in the game, two from twelve players on. Nobody knows which gun they hold.
role-gunsmith-power = Once, at night, you hand another player a gun with one bullet, real or tampered; its holder is announced in the morning. A tampered gun hits whoever fires it.
role-hacker-power = Every night you take one player’s powers until morning, never the same one twice running.
role-healer-power = Every night you save one player from the team’s shot, never the same one twice running; yourself twice in the game.
role-heir-power = Once, you choose a player: when they leave, whatever powers they have left are yours.
role-herbalist-power = Once, you poison a player, who leaves when the next night falls; nobody can save them.
role-hero-power = In even nights you shield another player until the next dusk: neither shots nor guns nor day powers remove them. Votes do.
role-informant-power = You know your team and propose whom to shoot. When those before you are gone, you fire the shot.
role-hostage_taker-power = Every night you hold one player (two from twelve players on), not the same one twice running: their powers do nothing tonight.
role-inspector-power = Once, at night, you call two players. If both are alive in the morning the day is theirs alone: speeches, and then you decide, unseen, whether one votes between the two.
role-interrogator-power = If you are attacked at night and leave, you look at the roles of two players at dawn and have to take one of them with you.
role-invulnerable-power = The team’s shot never hurts you. A vote, a right guess or a tie to another can still send you away.
role-jalab-power = You have two ballots in every midday sleep. Once, at night, you make another player’s ballot of the coming day weigh nothing, and they do not hear of it.
role-jani-power = You belong to nobody and kill alone every second night; in those nights the team’s shot does not hurt you. You win as one of the last two.
role-joker-power = Three times you turn tonight’s answer about a player round, about yourself once.
role-judge-power = Once, in a midday sleep and not being accused yourself, you send one of the accused away, whatever the count. If the Mayor makes the vote void your use is kept.
role-kane-power = Once, at night, you name a player. One of the mafia is announced with their role at dawn and stays; you leave at the following nightfall. Anybody else: nothing happens and the use is gone.
role-king_slayer-power = By night or in a midday sleep you name a player and a role; if it is exactly right, they leave and nothing stops it. Twice in the game (once with up to nine players), at most once in a night and the day after it.
role-lawyer-power = On the first night you take on a client, who cannot be accused as long as you live.
role-lecter-power = Every night you save one of the mafia from the bullets of the city’s shooters; yourself once in the game.
role-leon-power = Two bullets for the nights. One of the mafia hit leaves; hit a citizen, and you leave yourself; an independent is not hurt. A vest stops one shot of the team.
role-mafioso-power = You know your team and propose whom to shoot. When those before you are gone, you fire the shot.
role-matador-power = Every night you take somebody’s powers for the night and the day after it, not the same one twice running. It comes beside the team’s choice.
role-mayor-power = On the first night you are shown two hands, unlabelled: the Doctor’s and the Surgeon’s. Once, in a midday sleep and not being accused yourself, you make the vote void.
role-medic-power = Every night you save two players (one, once fewer than eight live) from the team’s shot, never the same one twice running; yourself twice in the game.
role-minelayer-power = You have one mine. If the team shoots whoever stands on it, one of the mafia leaves too.
role-mistress-power = When the Boss leaves, you become the Boss in every respect. If you leave before that, the team may shoot two in the night that follows.
role-nato-power = Once, in place of the night’s shot, you name a player and their role, which must not be a simple one; if it is right they leave, whoever protects them. Wrong, and nothing happens that night.
role-night_sleeper-power = Every night you lull one player, not the same one twice running: for that night and the next day all they do turns on themselves. If you choose the Wizard, you leave.
role-nightmare-power = Whoever outside the team chooses you with a night power is haunted: from then on they have to stay awake every night, or leave at dawn.
role-nostradamus-power = On the first night you name three players, learn how many of them are mafia (the head is not counted) and choose a side to win with; if it was two you have to side with the mafia. Night shots and guns do not hurt you.
role-pickpocket-power = Once, at night, you take all powers from a player for good, but for the Detective and independents. You hear that it worked in any case.
role-professional-power = Every night you may shoot. One of the mafia hit leaves unless saved; hit a citizen, and you leave yourself.
role-psychiatrist-power = Twice, at night, you make a player silent for the coming day: they neither speak nor defend themselves, but they vote.
role-psychoanalyst-power = Once, at night, you win a citizen without powers over to the mafia. On anybody else it is wasted.
role-rebel-power = Once, when one of the mafia has left and before the next vote, you leave together with a player. The Bodyguard, and whoever the Bodyguard watches over, stays, and you leave alone.
role-researcher-power = Every night you tie a player to yourself: if you leave before the next night, they leave too, unless they are the Boss.
role-revealer-power = Twice, at night, you mark a player: when they leave, their role is told; only their side, if you have left before.
role-saul-power = Once, when at least one of the mafia has left, you buy a simple citizen in place of the night’s shot: they join you without powers. Anybody else refuses and the use is gone. That something was bought is announced.
role-saviour-power = Whoever leaves by vote and writes your name on the last-chance card stays; you are a simple citizen from then on.
role-scarecrow-power = You do not leave by the count of a midday sleep: whoever comes next leaves in your place.
role-sharpshooter-power = One bullet for the whole game, at night. It does nothing to the Boss; hit a citizen, and you leave yourself.
role-sheriff-power = Every night you may shoot. One of the mafia hit leaves; hit a citizen, and you leave yourself; an independent is not hurt.
role-sniper-power = One bullet for the whole game, at night, good against the Boss too. Hit a citizen, and you leave yourself; nobody can save you from that.
role-soldier-power = When the team shoots at you, you may shoot back once, before it is known who was saved. A mafioso hit leaves; the Don is untouched; if you hit a citizen, you leave.
role-surgeon-power = Every night you save one of the mafia from every shot that can be stopped; yourself once in the game.
role-suspect-power = You belong to the city, but whoever inquires about you hears “mafia”.
role-thousand_faces-power = When somebody leaves by vote you hold their powers for the night and the day after it. You win alone when you are among the last three.
role-trickster-power = On the first night with powers you choose two players: what they do tonight is aimed as the other one aimed it.
role-village_chief-power = No power but your voice and your vote.
role-watson-power = Every night you save one player from the team’s shot, never the same one twice running; yourself once in the game.
role-witch-power = Every night you enchant one player: all that they do turns on themselves. If the Capo leaves by the first day, you become the Capo.
role-witch-power-popular = Every night you enchant one player: all that they do turns on themselves. If the Don leaves by the first day, you become the Don.
role-wizard-power = Once at night you take a player’s powers for the night and the day after it. Once in a midday sleep you make another player’s ballot and power void.
role-second_doctor-power = Every night you save one player from the team’s shot, from a lone killer and from poison; yourself once in the game. Your hand is not shown to the Mayor.
role-second_sheriff-power = One bullet for the whole game, at night. One of the mafia hit leaves; hit a citizen, and you leave yourself; an independent is not hurt.
role-second_gravedigger-power = Once, at night, you have the roles of all who have left read out at dawn, in random order and without names.

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

scenario-classic = Classic Mafia
scenario-classic-help = As it is played in cafés: few roles and much talk. 6 to 20 players.
scenario-shab_e_mafia = Shab-e Mafia
scenario-shab_e_mafia-help = A role of its own for everybody, powers by day too, and ballots in the midday sleep. 6 to 26 players.
scenario-godfather = Godfather
scenario-godfather-help = Each night the mafia choose between a shot, a guess and a purchase; whoever is voted out draws a card. 10 to 13 players.
scenario-commando = Commando
scenario-commando-help = Hostages by night, guns by day, and whoever is shot at may shoot back. 8 to 15 players.
scenario-tv = Mafia Nights
scenario-tv-help = As on television: a midday sleep, a silenced player and six final-move cards. 10 to 15 players.
scenario-inspector = Inspector
scenario-inspector-help = Once in the game a whole day belongs to two players whom the Inspector has called. 10 to 13 players.
scenario-representative = Representative
scenario-representative-help = Two elected representatives accuse, and one votes between their two. 10, 12 or 13 players.
scenario-capo = Capo
scenario-capo-help = Two guns on the first day, one of them loaded; then votes, and a witch by night. 10, 12 or 13 players.
scenario-custom = Your own scenario
scenario-custom-help = Roles, vote and cards as the host has written them. 6 to 26 players.

## What one may do: the verb of the button, and what it does

ability-annul = Annul the vote
ability-annul-help = The vote of this day is void and nobody leaves by it.
ability-ask_status = Ask for the count
ability-ask_status-help = At dawn everybody hears how many of each side have left.
ability-banish = Banish
ability-banish-help = This one of the accused leaves, whatever the count.
ability-bewitch = Bewitch
ability-bewitch-help = The player has no powers tonight and tomorrow.
ability-bind = Bind
ability-bind-help = The player has no powers tonight and tomorrow.
ability-blow_up = Blow up
ability-blow_up-help = You and this player leave at once.
ability-buy = Buy
ability-buy-help = A simple citizen joins the mafia, in place of tonight’s shot.
ability-call_back = Call back
ability-call_back-help = Somebody who left comes back in the morning.
ability-counter = Shoot back
ability-counter-help = A mafioso hit leaves; if you hit a citizen, you leave.
ability-dig = Dig up the graves
ability-dig-help = At dawn the roles of all who have left are read out, without names.
ability-divine = Take over a role
ability-divine-help = Name a role in play: it is yours from the next night on.
ability-expose = Mark
ability-expose-help = When this player leaves, it is told what they were.
ability-fire_at = Shoot
ability-fire_at-help = A mafioso hit leaves; if you hit a citizen, you leave.
ability-fool = Fool the Detective
ability-fool-help = If this is the Detective, tonight’s answer is “city”.
ability-foresee = Foresee
ability-foresee-help = You learn how many of these three are mafia.
ability-forge = Hand out a gun
ability-forge-help = The player holds a gun with one real bullet tomorrow.
ability-forge_tampered = Hand out a tampered gun
ability-forge_tampered-help = Whoever fires it hits themselves.
ability-give_blank = Give a blank gun
ability-give_blank-help = It makes noise and hurts nobody; only for tomorrow.
ability-give_live = Give a live gun
ability-give_live-help = It holds a real bullet; only for tomorrow.
ability-guard = Guard
ability-guard-help = Nobody can hold this player tonight.
ability-heal = Save
ability-heal-help = The team’s shot does not remove this player tonight.
ability-hold = Take hostage
ability-hold-help = The player’s powers do nothing tonight.
ability-inquire = Inquire
ability-inquire-help = In the morning you hear “mafia” or “city”.
ability-juggle = Exchange two
ability-juggle-help = What each of the two does is aimed as the other aimed it.
ability-lull = Lull to sleep
ability-lull-help = All this player does tonight and tomorrow turns on themselves.
ability-nato_shot = Guess the role
ability-nato_shot-help = In place of the shot: if the role is right, the player leaves.
ability-nurse = Save
ability-nurse-help = The team’s shot does not remove this player tonight.
ability-operate = Operate
ability-operate-help = No shot that can be stopped removes this player tonight.
ability-order = Order away
ability-order-help = This one of the accused leaves, whatever the count.
ability-patch_up = Save
ability-patch_up-help = The city’s bullets do not remove this player tonight.
ability-pick_off = Shoot
ability-pick_off-help = A mafioso hit leaves; if you hit a citizen, you leave.
ability-rob = Take all powers
ability-rob-help = The player is without powers for good.
ability-sacrifice = Sacrifice yourself
ability-sacrifice-help = You and this player leave at once.
ability-save = Save
ability-save-help = The team’s shot does not remove this player tonight.
ability-sedate = Silence
ability-sedate-help = The player is silent tomorrow; they may vote.
ability-shield = Shield
ability-shield-help = Until the next dusk only votes and certain guesses remove this player.
ability-shoot = Shoot
ability-shoot-help = A mafioso hit leaves; if you hit a citizen, you leave.
ability-sixth_sense = Sixth sense
ability-sixth_sense-help = In place of the shot: if the role is right, the player leaves.
ability-slay = Kill
ability-slay-help = The player leaves, unless saved.
ability-smear = Nullify a ballot
ability-smear-help = The player’s secret ballot of tomorrow weighs nothing.
ability-snipe = Shoot
ability-snipe-help = A mafioso hit leaves; if you hit a citizen, you leave.
ability-strike_down = Guess the role
ability-strike_down-help = If the role is right, the player leaves and nothing stops it.
ability-summon = Call two
ability-summon-help = If both live, tomorrow belongs to these two.
ability-take_aim = Shoot
ability-take_aim-help = A mafioso hit leaves; if you hit a citizen, you leave.
ability-take_client = Take a client
ability-take_client-help = The player cannot be accused as long as you live.
ability-tie = Tie
ability-tie-help = If you leave before the next night, this player leaves too.
ability-treat = Save
ability-treat-help = The team’s shot does not remove this player tonight.
ability-twist = Turn the answer
ability-twist-help = Tonight’s answer about this player is the opposite.
ability-unmask = Unmask
ability-unmask-help = One of the mafia is announced in the morning; you leave a night later.
ability-veto = Annul the vote
ability-veto-help = The vote of this day is void and nobody leaves by it.
ability-void = Void a ballot
ability-void-help = The player’s ballot and power of this vote are void.
ability-win_over = Win over
ability-win_over-help = A citizen without powers joins the mafia.
ability-shot = Shoot for the team
ability-shot-help = The player leaves tonight, unless something stops it.
ability-propose = Propose
ability-propose-help = Your team sees whom you would shoot.
ability-gun_two = The second gun
ability-gun_two-help = Fire the second gun at the suspect.
ability-gun_one = The first gun
ability-gun_one-help = Fire the first gun at the suspect.
ability-stand_first = Put forward
ability-stand_first-help = They stand before the guns.
ability-load_two = Load the second gun
ability-load_two-help = The first one stays empty.
ability-load_one = Load the first gun
ability-load_one-help = The second one stays empty.
ability-minus = Minus
ability-minus-help = You think ill of them.
ability-plus = Plus
ability-plus-help = You think well of them.
ability-succeed = Choose for inheritance
ability-succeed-help = When they leave, the powers they have left are yours.
ability-brew = Poison
ability-brew-help = They leave when the next night falls.
ability-dress = Give a vest
ability-dress-help = It stops one shot tonight.
ability-enchant = Enchant
ability-enchant-help = All that they do tonight turns on themselves.
ability-choose_cover = Choose a cover
ability-choose_cover-help = They speak for you, too.
ability-name_target = Accuse
ability-name_target-help = One votes between the two who are accused.
ability-elect = Elect
ability-elect-help = Who has most votes represents the city; the votes are not told.
ability-escort = Watch over
ability-escort-help = Nobody takes them along tomorrow.
ability-plead = Plead
ability-plead-help = They cannot be accused tomorrow.
ability-lay_mine = Lay the mine
ability-lay_mine-help = If the team shoots them, one of the mafia leaves too.
ability-lead = Lead
ability-lead-help = You hear of a citizen; one of the mafia learns who you are.
ability-revolt = Revolt
ability-revolt-help = You leave together.
ability-hack = Hack
ability-hack-help = Their powers do nothing tonight.
ability-betray = Betray
ability-betray-help = One secret vote more for this candidate.
ability-hand_on = Hand the gun on
ability-hand_on-help = A gun that was not fired goes to another player; without a choice, to your left neighbour.
ability-stay_awake = Stay awake
ability-stay_awake-help = The nightmare does not get you tonight.
ability-side_with_mafia = Side with the mafia
ability-side_with_mafia-help = You win with the mafia; if you do not choose, with the city.
ability-fire = Fire the gun
ability-fire-help = Before everybody’s eyes; there is one bullet.
ability-call_inquiry = Call for a status inquiry
ability-call_inquiry-help = If more than half of the living agree, it is told how many of each side have left.
ability-ask_challenge = Ask for a challenge
ability-ask_challenge-help = The speaker may give you a short word right after the turn.
ability-give_challenge = Give a challenge
ability-give_challenge-help = This player speaks briefly right after you.
ability-point = Point at
ability-point-help = Show without a word whom you suspect. It is no vote.
ability-cover = Cover
ability-cover-help = Show without a word whom you stand up for. It is no vote.
ability-hand_to = Hold out a hand
ability-hand_to-help = If the two of you point at each other, the third leaves.
ability-name_saviour = Name the Saviour
ability-name_saviour-help = If you are right, you stay.
ability-look = Look at two roles
ability-look-help = You have to take one of the two with you.
ability-take = Take along
ability-take-help = This player leaves with you.
ability-no_vote = No vote
ability-no_vote-help = Neither of the two is voted on.
ability-ballot = Vote
ability-ballot-help = A secret vote for one of the accused.
ability-guess = Guess a role
ability-guess-help = Name a player and the role you believe is theirs.
ability-guess_follower = Guess the Seer
ability-guess_follower-popular = Guess Nostradamus
ability-guess_follower-help = If you are right, you stay and they leave.
ability-dig_up = Exhume
ability-dig_up-help = The role of this player, who left before, is announced.
ability-change_face = Change faces
ability-change_face-help = Your role passes in secret to this player.
ability-spare = Spare
ability-spare-help = The player cannot be accused tomorrow.
ability-cuff = Handcuff
ability-cuff-help = The player has no powers until the next morning.
ability-accuse = Accuse
ability-accuse-help = The player is among the accused tomorrow.
ability-poison = Poison
ability-poison-help = The player leaves after tomorrow’s vote, unless cured tonight.
ability-silence = Silence
ability-silence-help = Whom you choose neither speaks nor defends themselves tomorrow.
ability-lie_about = Lie
ability-lie_about-help = A false sentence about this player is said aloud.

## Final-move cards

card-beautiful_mind = Beautiful Mind
card-beautiful_mind-power = Name a player and their role: if you are right, you stay.
card-beautiful_mind_of_nostradamus = Beautiful Mind of the Seer
card-beautiful_mind_of_nostradamus-popular = Beautiful Mind of Nostradamus
card-beautiful_mind_of_nostradamus-power = Guess who the Seer is: if you are right, you stay and they leave. Drawn by the Seer, the sides are counted, the Seer stays, and the city strikes the coming night.
card-beautiful_mind_of_nostradamus-power-popular = Guess who Nostradamus is: if you are right, you stay and they leave. Drawn by Nostradamus, the sides are counted, Nostradamus stays, and the city strikes the coming night.
card-census = Census
card-census-power = It is told at once how many of each side are alive.
card-city_safe = City Safe
card-city_safe-power = In the coming night no attack succeeds that anything could stop.
card-exhumation = Exhumation
card-exhumation-power = The role of one who left before is announced.
card-face_change = Face Change
card-face_change-power = Your role passes in secret to a player who stays; their old role is what leaves.
card-final_shot = Final Shot
card-final_shot-power = Shoot one of the living; by day nobody saves.
card-green_path = Green Path
card-green_path-power = A player of your choice cannot be accused tomorrow.
card-handcuffs = Handcuffs
card-handcuffs-power = A player of your choice has no powers until the next morning; the team’s shot stays.
card-identity_reveal = Identity Reveal
card-identity_reveal-power = Your role is announced.
card-independent_in_the_mire = Independent in the Mire
card-independent_in_the_mire-power = Name a player: an independent is among the accused tomorrow. Only whether it found its mark is told.
card-insomnia = Insomnia
card-insomnia-power = The coming night does not take place.
card-last_guess = Last Guess
card-last_guess-power = Name a player and their role: if you are right, they leave too.
card-last_poison = Last Poison
card-last_poison-power = A player of your choice leaves after tomorrow’s vote, unless the Doctor or the Hero looks after them tonight.
card-mafia_feast = Mafia Feast
card-mafia_feast-power = In the coming night the team may shoot two.
card-red_carpet = Red Carpet
card-red_carpet-power = A player of your choice is among the accused tomorrow.
card-secret_voting = Secret Voting
card-secret_voting-power = Tomorrow hands go up unseen; only the names of the accused are told.
card-short_day = Short Day
card-short_day-power = Tomorrow there are no challenges, and one should be brief.
card-silence_of_the_lambs = Silence of the Lambs
card-silence_of_the_lambs-power = Two players neither speak nor defend themselves tomorrow; only one, once fewer than half of the table are left.
card-thirteen_lies = Thirteen Lies
card-thirteen_lies-power = Choose one of three players: a sentence about their side is said aloud, and it is a lie.

## What a deed came to (also of cards and powers by day)

came_to-done = done
came_to-blocked = blocked
came_to-reflected = turned on themselves
came_to-annulled = the vote was annulled
came_to-wrong = wrong
came_to-right = right
came_to-left = right, and they left
came_to-void = void
came_to-mafia = the answer: mafia
came_to-city = the answer: city
came_to-no_effect = no effect
came_to-found = found
came_to-gone = nobody held it any more
came_to-fatal = it cost a life
came_to-guarded = stopped by the guard
came_to-refunded = given back
came_to-failed = refused
came_to-joined = joined the mafia
came_to-misfire = a citizen: the shot came back
came_to-nothing = nothing happened
came_to-both = both leave
came_to-alone = leaves alone
came_to-hit = hit
came_to-hit_self = hits the one who fired
came_to-blank = a blank
came_to-stays = right: stays
came_to-missed = missed its mark
came_to-found_its_mark = found its mark
came_to-lie_city = “This player belongs to the city.” It is a lie
came_to-lie_mafia = “This player belongs to the mafia.” It is a lie
came_to-out = left the game
came_to-saved = saved
came_to-vest = the vest held
came_to-immune = immune
came_to-wounded = wounded

## What only one player is told

# $seats, $word: mafia or city
note-side =
    { $word ->
        [mafia] { $seats }: mafia.
       *[other] { $seats }: city.
    }
# $seats, $role
note-role = { $seats }: { $role }.
note-blocked = Your power did not work tonight.
note-haunted = You are haunted: stay awake every night from now on.
# $word: mafia, city or independent
note-colour =
    { $word ->
        [mafia] Your colour now: the mafia.
        [city] Your colour now: the city.
       *[other] Your colour now: none.
    }
# $seats
note-joined = You belong to the mafia now, with { $seats }.
note-new_mate = New in your team: { $seats }.
note-shot_at = The team shoots at you.
note-inherited = You have inherited the powers of: { $role }.
note-led_by = The Guide is { $seats }.
note-robbed = Somebody has taken your role over; you are without powers.
# $role
note-took_over = From tonight on your role is { $role }.
note-silenced = You are silent today: no speech, no defence; you may vote.
note-gun = You hold a gun.
# $seats, $n
note-foreseen = Of { $seats }, { $n } count as mafia.
# $seats, $count
note-team =
    { $count ->
        [0] You are the only one of the mafia.
       *[other] Your team: { $seats }.
    }
note-hands = Two hands are shown to you: { $seats }. One saves the city, one the mafia.
note-wounded = You are wounded, and leave after today’s vote.
note-worked = It is done: { $seats }.
note-new_face = You have a new face: from now on you are { $role }.

## Marks on players and on the table

mark-spared = cannot be accused today
mark-shown = holds a gun
mark-called = called by the Inspector
mark-silenced = silent today
mark-wounded = wounded
mark-haunted = haunted
mark-gun = gun
mark-borrowed = borrowed powers
mark-back = back in the city, speaks last
gun-no_gun = none
gun-gun_one = the first gun
gun-gun_two = the second gun
mark-represents = represents the city
sign-secret_hands = Secret hands today
sign-short_day = A short day
sign-no_night = No night to come
sign-safe_night = A safe night
sign-two_shots = Two shots for the team
sign-sudden_death = Sudden death

## What is asked

ask-speak = You have the word. Say when you are done.
ask-listen = Do you want to say or do something?
ask-hands = For whose defence do you raise a hand? You may choose several, or nobody.
ask-solo = One stands accused. Do you raise your hand against them?
ask-inquiry = Do you want to know how many of each side have left?
ask-chaos = Three are left. To whom do you hold out your hand?
ask-defend = You stand accused. Defend yourself.
ask-defend-silent = You stand accused and have to be silent: your time passes in silence.
ask-last_words = Your last words.
ask-last_chance = Last chance: who is the Saviour?
ask-draw = Draw a final-move card.
ask-card = How do you use your card?
ask-vote = For whom among the accused do you vote?
ask-midday = Midday sleep: fill in your ballot.
ask-huddle = Night. The mafia put their heads together; everybody else lies still.
ask-night = Night. Make your choice, or rest.
ask-react = A shot may have been fired. Do you shoot back?
ask-allegiance = Some choose a side tonight. Choose, or rest.
ask-verdict = The Inspector decides whether one votes. All others rest.
ask-look_at_two = You leave. At whose two roles do you look?
ask-take_one = Whom of the two do you take with you?
ask-marks = To whom do you give a plus, and to whom a minus?
ask-load = Eyes closed. One of the mafia loads a gun; all others rest.
ask-which_gun = Which gun is fired at the suspect, if any?
ask-elect = Election: who is to represent the city?
ask-name_target = You represent the city: whom do you accuse?
ask-accuse = Say why you accuse them.
ask-answer = You are accused. Answer.
ask-answer-silent = You are accused and have to be silent: your time passes in silence.
ask-choose_cover = Who is to speak for you?
ask-cover = Speak for the accused.
# $seat: whoever has not answered yet, perhaps several
head-night = It is night
head-huddle = It is night
head-react = It is night
head-allegiance = It is night
head-verdict = The Inspector decides
head-load = The city’s eyes are closed
wait-speak = { $seat } has the word.
wait-listen = Everybody listens.
wait-hands = Hands for the defence.
wait-solo = Hands against the accused.
wait-inquiry = Hands for a status inquiry.
wait-chaos = Three are left and choose hands.
wait-defend = { $seat } is defending themselves.
wait-last_words = Last words: { $seat }.
wait-last_chance = Last chance: { $seat }.
wait-draw = { $seat } draws a card.
wait-card = { $seat } uses the card.
wait-vote = Votes for the accused.
wait-midday = The city naps and fills in ballots.
wait-huddle = The city sleeps.
wait-night = The city sleeps.
wait-react = The city sleeps.
wait-allegiance = The city sleeps.
wait-verdict = The Inspector decides.
wait-look_at_two = { $seat } looks at two roles.
wait-take_one = { $seat } takes somebody along.
wait-marks = Everybody gives a plus and a minus.
wait-load = The city sleeps.
wait-which_gun = The city chooses a gun.
wait-elect = The city elects its representatives.
wait-name_target = { $seat } chooses whom to accuse.
wait-accuse = { $seat } says why.
wait-answer = { $seat } answers.
wait-choose_cover = { $seat } chooses a cover.
wait-cover = { $seat } speaks for the accused.

## Moves

moves-act = What you may do
moves-hands = Hands for the defence
moves-ballot = Votes
moves-draw = Cards
# $uses: what is done, 0 for nothing
move-act-label =
    { $uses ->
        [0] { move-act-rest }
       *[other] { $uses }
    }
move-act-rest = Rest
move-done-label = I have spoken
# $seats, $count
move-hands-label =
    { $count ->
        [0] No hand
       *[other] Hands for { $seats }
    }
# $up: yes or no
move-hand-label =
    { $up ->
        [yes] Raise a hand
       *[other] No hand
    }
move-ballot = Cast the ballot
move-ballot-blank = Leave it blank
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
# $place
move-draw-label = Card { $place }

## What happened

turn-intro_began = Introduction
# $cycle
turn-day_began = Day { $cycle }
turn-night_began =
    { $cycle ->
        [0] First night
       *[other] Night { $cycle }
    }
turn-no_night = Night { $cycle }: nobody sleeps
# $cycle, $night: yes or no
turn-moment_told =
    { $night ->
        [yes]
            { $cycle ->
                [0] First night: what really happened
               *[other] Night { $cycle }: what really happened
            }
       *[no]
            { $cycle ->
                [0] Introduction: what really happened
               *[other] Day { $cycle }: what really happened
            }
    }
turn-won = The end
event-dealt-you = Your card is for your eyes only. Have a look.
event-intro_began = The city gathers. Everybody says a few words.
    .rule = mafia-3.1
event-day_began = Day { $cycle }. The city wakes.
    .rule = mafia-4.1
event-night_began =
    { $cycle ->
        [0] The city closes its eyes for the first time. Mafia, get to know each other.
       *[other] Night { $cycle }. The city falls asleep.
    }
    .rule = mafia-7.1
event-proposals_shown-you = The team have put their heads together; everybody is told as much.
event-no_night = Night { $cycle } does not come: the city stays awake.
    .rule = mafia-6.3
event-night_news-you = You have heard what the night brought you.
event-quiet_night = Morning. Nobody has left in the night.
    .rule = mafia-7.9
# $seat, $how: one of how-…, $told: one of told-…, 0 when nothing is told
event-left_city =
    { $told ->
        [0] { $seat } leaves the city: { $how }.
       *[other] { $seat } leaves the city: { $how } ({ $told }).
    }
    .rule = mafia-6.5
event-left_city-you =
    { $told ->
        [0] You leave the city: { $how }.
       *[other] You leave the city: { $how }. All hear what you were: { $told }.
    }
how-night = in the night
how-vote = by vote
how-day = by a power of the day
how-gun = by a gun
how-evening = of an old wound
how-along = together with another
how-dawn = taken along at dawn
how-card = by a card
how-removed = sent away by the host
event-came_back = { $seat } is back in the city.
    .rule = mafia-6.8
event-came_back-you = You are back in the city.
# $seat, $what: one of what-…
event-speaking = { $seat } has the word: { $what }.
    .rule = mafia-4.1
event-speaking-you = You have the word: { $what }.
what-intro = introduction
what-turn = a turn
what-gun = with a gun in hand
what-challenge = a challenge
what-defend = a defence
what-last_words = last words
event-muted = { $seat } has to be silent today.
    .rule = mafia-4.3
event-muted-you = You have to be silent today.
event-challenge_asked = { $seat } asks for a challenge.
    .rule = mafia-4.2
event-challenge_asked-you = You ask for a challenge.
# $seat, $to
event-challenge_given = { $seat } gives { $to } a challenge.
    .rule = mafia-4.2
event-challenge_given-you = You give { $to } a challenge.
# $sign: one of sign-…
event-sign_shown = { $seat } signs towards { $target }: { $sign }.
    .rule = mafia-4.10
event-sign_shown-you = You sign towards { $target }: { $sign }.
event-sign_shown-to-you = { $seat } signs towards you: { $sign }.
sign-point = suspect
sign-cover = covered
# $seat, $target, $ability, $came_to: one of came_to-…
event-power_used = { $seat } against { $target }, { $ability }: { $came_to }.
    .rule = mafia-4.4
event-power_used-you = You against { $target }, { $ability }: { $came_to }.
event-power_used-to-you = { $seat } against you, { $ability }: { $came_to }.
event-gun_shown = { $seat } holds a gun.
    .rule = mafia-4.5
event-gun_shown-you = You hold a gun, and all know it.
event-inquiry_called = { $seat } calls for a status inquiry.
    .rule = mafia-4.6
event-inquiry_called-you = You call for a status inquiry.
event-inquiry_refused =
    { $hands ->
        [one] No inquiry: only { $hands } hand.
       *[other] No inquiry: only { $hands } hands.
    }
    .rule = mafia-4.6
# $mafia, $city, $independent: numbers
event-status_told = Gone so far: mafia { $mafia }, city { $city }, independents { $independent }.
    .rule = mafia-4.6
event-living_told = Alive: mafia { $mafia }, city { $city }, independents { $independent }.
    .rule = mafia-6.3
# $roles
event-graves_told = The graves were opened: { $roles }.
    .rule = mafia-7.9
# $seat, $told
event-role_told = { $seat } is announced: { $told }.
    .rule = mafia-6.5
event-role_told-you = You are announced: { $told }.
# $seats, $count
event-spared_today = Cannot be accused today: { $seats }.
    .rule = mafia-5.9
# $seat, $seats: who raised hands, $needed
event-hands_up = Hands for { $seat }: { $seats } (needed: { $needed }).
    .rule = mafia-5.1
event-accused =
    { $count ->
        [0] Nobody has reached the threshold.
       *[other] Accused: { $seats }.
    }
    .rule = mafia-5.2
event-accused-you =
    { $count ->
        [1] You stand accused.
       *[other] You are among the accused: { $seats }.
    }
event-elected = Elected to represent the city: { $seats }.
    .rule = mafia-15.4
event-target_named = { $seat } accuses { $target }.
    .rule = mafia-15.5
event-cover_named = { $target } will speak for { $seat }.
    .rule = mafia-15.5
event-marks_shown = { $seat } – plus from: { $seats }; minus from: { $against }
    .rule = mafia-16.4
event-gun_chosen =
    { $gun ->
        [no_gun] No shot at { $seat }.
       *[other] A shot at { $seat }, { $gun }: { $came_to }.
    }
    .rule = mafia-16.6
event-midday_sleep = Midday sleep. The city naps, and everybody fills in a ballot.
    .rule = mafia-5.6
# $seat, $seats, $count
event-votes_shown =
    { $count ->
        [0] Nobody voted for { $seat }.
       *[other] Votes for { $seat }: { $seats }.
    }
    .rule = mafia-5.5
event-sent_away = The city sends away: { $seats }.
    .rule = mafia-6.1
event-vote_void = Today’s vote is void.
    .rule = mafia-5.7
event-nobody_leaves = Nobody leaves today.
    .rule = mafia-5.8
# $seats, $seat
event-lottery = The lot of death between { $seats } falls on { $seat }.
    .rule = mafia-5.8
event-revote = A tie. One votes once more between { $seats }.
    .rule = mafia-5.8
event-sudden_death = Three cycles without anybody leaving: from tomorrow one hand accuses, and every day somebody leaves.
    .rule = mafia-4.9
# $seat, $why: one of why-…, $told: the role that is shown, 0 when none
event-stayed =
    { $told ->
        [0] { $seat } stays: { $why }.
       *[other] { $seat } stays: { $why }. The role: { $told }.
    }
    .rule = mafia-5.10
event-stayed-you =
    { $told ->
        [0] You stay: { $why }.
       *[other] You stay: { $why }. Your role is shown: { $told }.
    }
why-armour = armour
why-last_chance = the last chance was right
# $seat, $card
event-card_drawn = { $seat } turns up a final-move card: { $card }.
    .rule = mafia-6.3
event-card_drawn-you = You turn up a final-move card: { $card }.
# $seat, $card, $seats, $count, $came_to
event-card_played =
    { $count ->
        [0] { $card }, by { $seat }: { $came_to }.
       *[other] { $card }, by { $seat } for { $seats }: { $came_to }.
    }
    .rule = mafia-6.3
# $what: one of what-…
event-announced = { $what }
    .rule = mafia-7.9
what-purchase = A purchase was made in the night.
what-no_hands_met = No two hands have met. Once more.
what-turn_put_off = Whoever should speak is not there: their turn comes at the end of the round.
what-takes_one_along = Somebody who left takes one along.
what-quiet_night = There is no shot tonight: the night is quiet.
# $seats, $by_lot: yes or no
event-hands_shaken =
    { $by_lot ->
        [yes] The lot joins the hands of { $seats }.
       *[other] { $seats } shake hands.
    }
    .rule = mafia-4.7
event-eyes_opened-you = From among those who left you see who is who.
# $seat, $ability, $seats, $count, $role: 0 without one, $came_to
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
event-rested = Might have acted and did not: { $seats }.
    .rule = mafia-8.10
# $seat, $dealt, $role, $side
event-roles_shown = { $seat } was dealt { $dealt } and ended as { $role }, for { $side }.
    .rule = mafia-8.10
event-roles_shown-you = You were dealt { $dealt } and ended as { $role }, for { $side }.
# $side, $why, $seats, $count
event-won =
    { $count ->
        [0] The game is over, and nobody wins.
       *[other] The game is over. Winner: { $side } ({ $why }). Victory for { $seats }.
    }
    .rule = mafia-8.9
event-won-you =
    { $count ->
        [1] You win! ({ $side }, { $why })
       *[other] You win with { $side } ({ $why }): { $seats }.
    }
why-mafia_gone = no mafia are left
why-parity = half of those left are mafia
why-last_two = among the last two
why-among_the_last = among the last three
why-all_colours = all colours were worn
why-handshake = the handshake
why-nobody_left = nobody is left
end-city = The city wins
end-mafia = The mafia win
end-independent = An independent wins
end-nobody = Nobody wins
reason-city = The city has won
reason-mafia = The mafia have won
reason-independent = An independent has won
reason-nobody = Nobody has won
decided-mafia_gone = { why-mafia_gone }
decided-parity = { why-parity }
decided-last_two = { why-last_two }
decided-among_the_last = { why-among_the_last }
decided-all_colours = { why-all_colours }
decided-handshake = { why-handshake }
decided-nobody_left = { why-nobody_left }

## Rooms of talk

room-team = the mafia at night
room-left = those who have left

## Options

option-scenario = Scenario
option-scenario-help = Which roles are dealt, how one votes and when it is over.
option-scenario-classic = { scenario-classic }
option-scenario-shab_e_mafia = { scenario-shab_e_mafia }
option-scenario-godfather = { scenario-godfather }
option-scenario-commando = { scenario-commando }
option-scenario-tv = { scenario-tv }
option-scenario-inspector = { scenario-inspector }
option-scenario-representative = { scenario-representative }
option-scenario-capo = { scenario-capo }
option-scenario-custom = { scenario-custom }
option-written = Your own scenario
option-written-help = Roles and rules of your own; section 17 of the rulebook is about them.
option-mafia_count = How many mafia
option-mafia_count-help = By the table of the rulebook, or one in three as many cafés have it.
option-mafia_count-table = by the table
option-mafia_count-third = one in three
option-sniper = Sniper
option-sniper-help = From ten players on; without it there is one citizen more.
option-die_hard = Die-hard
option-die_hard-help = From eight players on; without it there is one citizen more.
option-variety = Roles
option-variety-help = The listed set, or a draw: Boss, Doctor and Detective always, all others by lot.
option-variety-fixed = as listed
option-variety-draw = drawn by lot
option-community_set = The cafés’ set
option-community_set-help = The roles as they are dealt in cafés to 14 and more, with a second Doctor, Sheriff and Gravedigger.
option-gentle = Gentle
option-gentle-help = Fewer mafia at tables of 14 to 20; up to 12 players the first shot comes a night later.
option-saviour = Saviour
option-saviour-help = Joins in place of the role that was added last.
option-armoured = Armoured
option-armoured-help = Joins in place of the role that was added last.
option-scarecrow = Scarecrow
option-scarecrow-help = Joins in place of the role that was added last.
option-counter_shot = A Commando who hits
option-counter_shot-help = What becomes of the Commando whose answer hit one of the mafia.
option-counter_shot-normal = as the shot at them goes
option-counter_shot-survives = stays
option-counter_shot-both_out = both leave
option-mine = Whom a mine takes
option-mine-help = Of the team that shot whoever stood on it.
option-mine-lowest = the lowest in rank
option-mine-shooter = whoever fired
option-begins = After the introduction
option-begins-help = Whether a day with a vote comes first, or a night.
option-begins-day = a day
option-begins-night = a night
option-reveal = Told of who leaves
option-reveal-help = In the scenarios of the house nothing is told.
option-reveal-scenario = as the scenario has it
option-reveal-none = nothing
option-reveal-side = the side
option-reveal-role = the role
option-open_roles = Open list of roles
option-open_roles-help = Whether all see which roles were dealt (not to whom).
option-ghosts_see_all = Who has left sees everything
option-ghosts_see_all-help = Those who left see all roles and read the mafia’s room, but not whoever may still be called back.
option-watchers = Spectators see
option-watchers-help = With the second choice spectators read the room of those who left and, where these see everything, know all roles. A player could watch, too, on a second device: choose it only among friends.
option-watchers-public = what all see
option-watchers-as_left = what those who left see
option-names = Names of the roles
option-names-help = Neutral names of our own, or those known from films and television.
option-names-neutral = neutral
option-names-popular = popular

## Refusals

# $seats: number of players; $least, $most: of the tables there are
refused-mafia-seats = This scenario has tables for { $least } to { $most } players, and none for { $seats }.
# $most: characters
refused-mafia-scenario_too_long = The scenario is too long; the most is { $most } characters.
# $line, $column: numbers from 1; below: $place a path in the file, $field, $role, $card what is written there, $seats, $roles, $least, $most
# numbers, $side mafia, city or independent
refused-mafia-scenario_no_json = This is no JSON: line { $line }, character { $column }.
refused-mafia-scenario_deep = This is nested too deeply to be a scenario.
refused-mafia-scenario_twice = “{ $field }” stands twice at { $place }.
refused-mafia-scenario_unknown_field = At { $place } there is no field “{ $field }”.
refused-mafia-scenario_missing = At { $place } the field “{ $field }” is missing.
refused-mafia-scenario_unreadable = What is written at { $place } is not what it should be.
refused-mafia-scenario_name = A scenario needs a name of at most { $most } characters.
refused-mafia-scenario_no_table = There are roles for no number of players.
refused-mafia-scenario_seats = A scenario is for { $least } to { $most } players.
refused-mafia-scenario_unknown_role =
    For { $seats } players: “{ $role }” is no role of { $side ->
        [mafia] the mafia
        [city] the city
       *[other] the independents
    }.
refused-mafia-scenario_unknown_card = There is no such card, or it stands twice: “{ $card }”.
refused-mafia-scenario_card_alone = “{ $card }” is a card that needs an independent, and no table has one.
refused-mafia-scenario_succession = In the succession “{ $role }” is not of the mafia, or stands twice.
refused-mafia-scenario_sum = For { $seats } players there are { $roles } roles; there have to be as many.
refused-mafia-scenario_no_mafia = For { $seats } players there are no mafia.
# $seats, $mafia: numbers
refused-mafia-scenario_too_many_mafia = For { $seats } players { $mafia } mafia are too many: they would have won at once.
refused-mafia-scenario_endless = A game of this has not ended after { $most } days and nights.
warning-many_mafia = More than a third are mafia.
warning-guard_alone = There is a guard, and nobody who holds.
warning-nobody_to_save_from = Somebody saves the mafia, and nobody in the city shoots.
# $side: mafia, city or independent; $percent: of the games, 0 to 100
warning-side_hardly_wins =
    { $side ->
        [mafia] The mafia wins only { $percent } % of the games.
        [city] The city wins only { $percent } % of the games.
       *[other] The independents win only { $percent } % of the games.
    }
# $percent: of the games, 0 to 100
warning-often_sudden_death = { $percent } % of the games come to sudden death.
# $role: its name
warning-role_never_acts = { $role } has never used a power.

## The form for a scenario of one's own

written-untitled = My scenario
written-name = Name of the scenario
written-table = Roles
written-size = For how many players
written-size-add = Add a size
# $n: number of players
written-players = { $n } players
# $n: number of players
written-size-drop = Delete { $n } players
# $roles, $seats: numbers
written-sum = { $roles } roles for { $seats }
written-fill = Fit with citizens
written-side-mafia = Mafia
written-side-city = City
written-side-independent = Independents
# $side: its name
written-other-roles = Other roles: { $side }
# $side: its name
written-other-roles-close = Close the list: { $side }
written-vote = The vote
written-threshold = To the defence
written-threshold-help = How many hands it takes.
written-threshold-half = half
written-threshold-half_minus_one = half less one
written-threshold-majority = more than half
written-threshold-commando = as in Commando
written-solo = A sole accused
written-solo-help = How many hands it takes against them.
written-midday = Midday sleep
written-midday-help = The second vote is secret, and only its outcome is told.
written-at_least = Votes it needs
written-at_least-help = An open second vote that falls short sends nobody away.
written-at_least-none = none
written-tie = A tie
written-tie-help = When several have most votes.
written-tie-lottery = by lot
written-tie-none = nobody
written-tie-revote_then_none = vote once more
written-course = Night and day
written-first_shot = First night with a shot
written-first_shot-help = Night one is the one after the first day.
written-late_shot = A night later up to
written-late_shot-help = Up to so many players the first shot is a night later.
written-inquiries = Status inquiries
written-inquiries-help = How often the table may ask how many of each side have left.
written-shuffled_turns = A lot for the direction
written-shuffled_turns-help = A lot decides which way round one speaks.
written-gun_accuses = A shot by day accuses
written-gun_accuses-help = Whoever fires a gun by day is among the accused.
written-two_guns = Two guns on the first day
written-two_guns-help = As in Capo: two guns, one of them loaded.
written-representatives = Two representatives
written-representatives-help = From the second day on two elected ones accuse.
written-end = Leaving and the end
written-reveal = Told of those who left
written-reveal-help = What is known of them before the end.
written-last_words = Last words
written-last_words-help = Whoever leaves by vote speaks once more.
written-open_roles = List of roles open
written-open_roles-help = All see which roles were dealt.
written-hold = Parity waits
written-hold-help = At exact parity the game goes on while the city can still turn it.
written-chaos = The last three
written-chaos-help = Three left shake hands in place of a vote.
written-cards = Final-move cards
written-cards-help = Whoever leaves by vote draws one of these.
written-succession = Who shoots next
written-succession-help = Who carries the shot after the Boss. Whoever is not listed follows in the usual order.
# $role: its name
written-succession-add = Add { $role }
# $role: its name
written-succession-earlier = Earlier: { $role }
# $role: its name
written-succession-drop = Take out { $role }

## The narrator

narrator-deal = Your card is for your eyes only. Show it to nobody.
narrator-intro_night = The city closes its eyes. Mafia, open yours and get to know each other.
# $n
narrator-night = Night { $n }. Silence.
narrator-team = Mafia, agree on a name.
narrator-team_no_shot = The mafia confer. There is no shot tonight.
# $role
narrator-wake = { $role }, make your choice.
narrator-react = Whoever can answer a shot answers now.
narrator-sleep = Close your eyes again.
narrator-dawn = Morning. Open your eyes.
narrator-midday = Midday sleep. Fill in your ballots.
narrator-hands = The vote for the defence. All hands go up at the same moment.
narrator-chaos = Three are left. Talk, and then hold out your hands.
narrator-win = The game is over. Open all eyes.

## Words on the board

word-day = Day
word-night = Night
word-alive = alive
# $n
word-missing = { $n } of them away, not counted
word-gone = has left
word-you = you
word-role = Your role
word-side = Side
word-power = What it can do
word-now = What you can do now
word-nothing-now = Nothing to do now. Rest, and look busy.
# $n
word-uses-left =
    { $n ->
        [one] { $n } use left
       *[other] { $n } uses left
    }
word-used-up = used up
word-notes = What you have learned
word-no-notes = Nothing yet
word-team = Your team
word-carrier = fires the shot
word-carrier-you = You fire the shot
word-proposals = Proposals
word-roles = Roles in play
word-hidden-roles = The list of roles is not open.
word-starter = spoke first
word-speaker = has the word
word-cards-left =
    { $n ->
        [one] { $n } final-move card
       *[other] { $n } final-move cards
    }
# $n
word-inquiries-left =
    { $n ->
        [one] { $n } status inquiry left
       *[other] { $n } status inquiries left
    }
# $n
word-needed =
    { $n ->
        [one] { $n } hand needed
       *[other] { $n } hands needed
    }
word-confirm = Confirm
word-rest = Rest
word-rest-help = You do nothing.
word-change = You may change it until the time is over.
word-whom = Whom?
word-which-role = Which role?
word-power-line = Power
word-no-power = no power
word-history = What really happened
word-accusations = Who raised hands for whom
word-winner = winner
word-to-result = Straight to the result
word-city = The city so far
word-desk = The moderator’s table
word-my-desk = My row
word-name = Name
word-role-of = Role
word-lives = Vest
word-votes = Votes
word-exits = Left
word-cards = Cards
word-could-not = could not act
word-did-rest = rested
word-court = The city
word-what-they-knew = Through whose eyes
word-replay-so = Watch the game again through these eyes
word-everything = Everything
word-narrates = Loudspeaker: this device narrates aloud
word-no-voice = This device has no English voice; the captions stay.
word-accused = accused
word-not-now = not now
word-chosen = That is your answer already.
word-nothing-to-say = Nothing to say
word-ghost = You have left the city. You hear the table and may talk with those who left.

## Bots

bot-easy = easy
bot-easy-help = Does at night what its card says, and follows its nose by day.
bot-normal = normal
bot-normal-help = Votes and acts by what it has learned.
bot-random = random
bot-random-help = Chooses any legal move by lot.
