### Texts of Mahfel's shell. $name and $seat: a name that somebody chose, $names: a list of them, $level: the level of a bot.

## Home

mahfel = Mahfel
tagline = A card table for your friends
home-choose = What shall we play tonight?
home-choose-sub = Tap, and the table is ready.
home-open = New table
home-opening = Laying the table…
home-options = With other options
# $least, $most
fact-seats = { $least }–{ $most } players
# $n
fact-minutes = { $n } min
# $least, $most
fact-minutes-range = { $least }–{ $most } min
recent-title = Your recent tables
# $names
recent-with = With { $names }
recent-alone = Nobody else yet
recent-over = finished
recent-open = open
# $game
recent-drop = Take { $game } off this list
join-label = Link to a table
join-placeholder = A friend’s link
join-go = Sit down
join-empty = Put the link here that was sent to you.
join-unreadable = This link leads to no table.
join-full = Every seat is taken.
# $sizes
join-too-many = With these house rules { $sizes } can play, and everybody is here.
join-watch = Stay on this page, and you watch the game.
join-wait = Stay on this page: a seat may become free.

## Name

name-title = What shall we call you?
name-label = Your name at the table
name-placeholder = Your name
name-help = Only those at your table see it. There is no account.
name-go = Go on

## Words everywhere

loading = One moment…
back = Back
close = Close
try-again = Try again
to-home = Home
skip = Skip to the content
yes = yes
no = no
menu = Menu
rules = Rules
settings = Settings
lamp = Lamp: light or dark
copy-link = Copy link
link-copied = The link is copied.
share = Send

## A new table and its options

new-title = New table
new-go = Lay the table
options = House rules
options-fine = defaults are fine
# $n
options-other =
    { $n ->
        [one] { $n } changed
       *[other] { $n } changed
    }
options-host = the host decides
pace = Pace
pace-quick = quick
pace-normal = normal
pace-relaxed = relaxed
pace-quick-help = 25 seconds a turn.
pace-normal-help = A minute and a half a turn.
pace-relaxed-help = Up to three days a turn, for playing at a distance.
absent = If somebody is gone
absent-bot = a bot plays
absent-wait = we wait
absent-remove = sent away
absent-bot-help = A bot plays for them until they are back.
absent-wait-help = Default moves are played until they are back.
absent-wait-counted-help = Default moves are played, and no vote counts them as present until they are back.
absent-remove-help = They are sent away from the game for good.
warm = Which bot
grace = How long we wait first
grace-help = Perhaps only the line is cut.
lengths = Time for each part
lengths-help = What you leave alone is as the pace has it.
lengths-now = This holds for everything that begins from now on.
length-turn = A turn
length-window = Answering others
length-long = Large decisions
length-discussion = Free discussion
length-speech = A speech
length-night = The night
length-vote = A vote
length-reset = as the pace has it
unit = Unit of time
unit-seconds = seconds
unit-minutes = minutes
unit-hours = hours
spectators = Spectators
spectators-help = Anyone with the link may watch the game.
anonymous = Anonymous game
anonymous-help = From the start to the end everyone is a number, and seats are drawn by lot.
anonymous-now = The names come back when the game is over.
# $name: what stands for the reader’s name
anonymous-you = You: { $name }
windows = Answers at the same time
windows-swift = swift
windows-even = even
windows-swift-help = The game goes on when all have answered; you see who is waited for.
windows-even-help = Always the whole time; nobody sees who is thinking.

## Options that the host writes

draft-none = Not written yet.
draft-written = Written
draft-write = Write it
draft-edit = Edit
draft-tools = Tools
draft-begin = Begin from…
draft-blank = Anew
draft-own = On this device
# $name
draft-own-drop = Delete { $name }
draft-published = Published
# $name
draft-copy-of = Copy of { $name }
draft-carry = In and out
draft-export = Take it along
draft-download = File
draft-copy = Copy the text
draft-copied = The text is copied.
draft-import = Bring one in
draft-import-file = Choose a file
draft-import-text = or paste the text here
draft-import-go = Read this text
draft-import-unreadable = This file cannot be read.
draft-keep = Keep
draft-kept = Kept on this device.
draft-as-text = As a text
draft-unshown = There is something in this text that the form has no place for. Mend it here.
# $n
draft-faults =
    { $n ->
        [one] { $n } fault
       *[other] { $n } faults
    }
draft-fine = Nothing is wrong with it.
draft-seats = Try it with how many players
draft-try = Try it with bots
draft-mend = First mend what is wrong.
draft-trying = The bots are playing…
draft-use = Let us play this
draft-use-untried = Play it untried
# $n
draft-games =
    { $n ->
        [one] In { $n } game among bots:
       *[other] In { $n } games among bots:
    }
# $n
draft-share = { $n } %
# $low, $high
draft-range = 95 % certain: from { $low } to { $high } %
draft-balanced = The bots ran into no trouble.
# $what
more = One more: { $what }
# $what
fewer = One fewer: { $what }

## Before the game

table = Table
# $name
table-of = { $name }’s table
table-loading = On the way to the table…
invite-friends = Call your friends
invite-friends-text = Send this link, or let them point a camera at the code.
qr-alt = QR code of the link to this table
# $game
share-text = Shall we play { $game }?
seats = Around the table
# $n, $most
seats-count = { $n } of { $most } seats
# $n
seats-fill = Fill up to { $n } with bots
seats-draw = Draw seats by lot
seats-fill-more = Up to more
seats-fill-fewer = Up to fewer
# $n
seat-number = Seat { $n }
seat-add = Add a bot
seat-free = Free
seat-you = you
seat-host = host
seat-here = at the table
seat-away = on the way…
seat-left = gone
# $level
seat-bot = bot, { $level }
# $level
seat-kept = away, a bot plays ({ $level })
seat-yours-text = This is your seat.
seat-free-text = This seat is free. You can move here.
seat-free-host = This seat is free. Seat a bot, or move here yourself.
seat-free-visitor = This seat is free. Write your name and sit down.
seat-here-text = At the table, with the page open.
seat-away-text = The seat is taken, but the page is not open.
seat-sit = I’ll sit here
seat-remove = Free this seat
# $level
bot-add = Seat a bot: { $level }
# $level
bot-change = Change to a bot: { $level }
bot-remove = Remove the bot
bot-easy = easy
bot-easy-help = Plays by a rule of thumb.
bot-normal = normal
bot-normal-help = Tries several plans in its head.
bot-random = random
bot-random-help = Plays any legal move by lot.
# $n
leading = leading
time-more = Half a minute more for all
pause = Pause the game
resume = Go on
paused = The game is paused
paused-text = Time stands still; you can still talk.
abandon = End the game
abandon-text = The game ends here for everybody, and nobody wins. Everybody can then watch it again and keep its record.
abandon-go = End it
abandon-stay = Play on
# $seat
skip-speech = End the speech of { $seat }
moderate = I lead the table and do not play
moderate-help = You sit nowhere, see every role, and everybody knows that somebody leads.
moderator-leads = { $name } leads the table and sees everything.
moderator-you = You lead the table and see everything.
seat-free-leader = This seat is free. You lead the table and do not sit down; you can seat a bot here.
seat-uncounted = away, not counted
seat-excluded = sent away
exclude = Send away
exclude-sure = Really send away?
exclude-not = Keep
# $name
exclude-reason = Why { $name } is sent away (all read it; may be left empty)
sent-away = You were sent away from this game. You can watch how it goes on.
# $text
sent-away-reason = The reason: “{ $text }”
will = Last words
will-kept = written
will-help = If the rules grant last words, this is read out to all when you leave. Until then only you see it, and you can change it.
will-save = Keep
watchers =
    { $n ->
        [one] { $n } person is watching
       *[other] { $n } people are watching
    }
start = Start the game
# $n
start-missing =
    { $n ->
        [one] { $n } more player needed
       *[other] { $n } more players needed
    }
# $n, $sizes
start-ready = { $n } at the table; { $sizes } can play
start-too-many = { $n } at the table; with these options { $sizes } can play
start-impossible = These options do not go together
# $option: its name
start-unwritten = “{ $option }” is not written yet
# $least, $most
start-span = { $least } to { $most }
# $name
start-waits = { $name } will start the game
start-waits-any = Waiting for the game to start

## During the game

turn-yours = Your turn
turn-yours-optional = You may answer
# $names, $count
turn-of =
    { $count ->
        [one] { $names } to play
       *[other] Waiting for { $names }
    }
turn-nobody = One moment…
turn-over = The game is over
ask-anything = What will you do?
watching = watching
line-offline = No connection, trying again…
view = On the table
beside = Beside the table
announcer = The game told live
log = Log
log-open = Open the log
log-filter = About
log-everyone = everybody
log-empty = Nothing has happened yet.
log-rule = Show the rule
rule-open = In the rulebook
rule-missing = The rulebook has no such paragraph.
talk = Talk
# $n
talk-unheard =
    { $n ->
        [one] Talk: { $n } new line
       *[other] Talk: { $n } new lines
    }
talk-say = Say something
talk-send = Send
talk-room = Where
talk-empty = Nobody has said anything yet.
talk-quiet = This is no time to talk.
talk-watcher = Spectators listen and do not speak.
room-table = at the table
talk-with = With whom
talk-all = The talk
talk-silenced = The moderator has taken your voice for now. Your moves are untouched, and you can write to the moderator.
aside = Only the moderator
aside-leading = In private
# $name
aside-help = Only { $name } reads this, and only you read the answers. Nobody else notices.
# $name
aside-help-leading = Only { $name } sees this.
aside-choose = Choose somebody first to write to.
aside-empty = You have not written to the moderator yet.
aside-empty-leading = Nobody has written anything yet.
aside-say = Write something
aside-whom = With whom
aside-everybody = All lines
# $name
aside-to = to { $name }
silence = Take their voice
silence-off = Give their voice back
seat-silenced = voice taken
pin = A line above the table
pin-text = Everybody sees it above the table until you take it down.
pin-go = Put it up
pin-off = Take it down
pinned = Line above the table
poll = Poll
poll-question = What do you ask?
poll-help = They answer yes or no. Nobody, not even you, learns who said what; until it is closed only you see the counts.
poll-earlier = The poll that is open will be closed.
poll-among = Of whom
among-living = Those in the game
among-seated = All at the table
poll-go = Ask
poll-close = Close the poll
# $yes, $no, $silent
poll-counts = Yes: { $yes }, no: { $no }, no answer: { $silent }
poll-secret = Nobody learns what you said.
poll-change = You can change it until the poll is closed.
poll-others = Others are being asked.

## Leaving and coming back

leave = Leave the table
leave-text-bot = Your seat stays yours, and you can come back at any time. Until then a bot plays for you.
leave-text-wait = Your seat stays yours, and you can come back at any time. Until then default moves are played for you.
leave-text-wait-counted = Your seat stays yours, and you can come back at any time. Until then default moves are played for you, and no vote counts you as present.
leave-text-remove = Whoever leaves this table is sent away: the next time your time is up you are out of the game for good. Until then you can still come back.
leave-text-lobby = Your seat becomes free.
leave-go = Leave
leave-stay = Stay
away-left = You have left the table. The seat is still yours.
# $level
away-kept = A bot plays for you ({ $level }).
come-back = I’m back
hand-over = Go on with another device
hand-over-text = Point your other device at this code, or open the link there. Your seat goes with it.
hand-over-qr = QR code of your seat for another device
# $time: what is left
hand-over-left = Works once, for another { $time }.
hand-over-late = This link has run out.
hand-over-again = A new link
hand-title = This seat is yours
hand-text = Go on here; the other device will no longer play for you.
hand-go = Go on here
invite-title = A seat is empty
invite-text = You are asked to sit in for somebody who is away. Their cards and all they knew become yours.
invite-go = I’ll sit in
only-look = No, just looking
replace = Replace
# $game
replace-share = A seat is empty in { $game }. Will you come?

## After the game

rematch = Once more, same people
rematch-text = a new table, same options
rematch-join = The next game is laid
rematch-join-text = take your seat
rematch-watch = To the new table
replay = Watch again
# $game
replay-of = { $game }, once more
replay-play = Play
replay-pause = Pause
replay-back = One step back
replay-next = One step on
replay-step = Step
# $n, $last
replay-at = { $n } of { $last }
eyes = Through whose eyes
eyes-none = A spectator’s eyes
eyes-all = All cards open
record = Record
# $names, $count
outcome-winners =
    { $count ->
        [one] { $names } wins
       *[other] { $names } win together
    }
outcome-nobody = Nobody wins
outcome-abandoned = Ended without a winner
outcome-abandoned-text = The host has ended the game.
outcome-abandoned-open = Watch it again to see what was hidden.
outcome-abandoned-replay = It was ended here, before it was over. What was hidden is seen one step back, with all cards open.
deal = Fair deal
deal-kept = ✓ it was fair
deal-broken = it does not match
deal-text = Sealed before the game: this is the mark of a secret from which, with a share of every player, the order of the cards was made. After the game the secret is opened, and anybody can check.
deal-text-after = The secret is open. Your device has checked that it is the one sealed before the game.
deal-commit = Mark before the game
deal-secret = Secret

## Rulebook

rules-contents = Contents
rules-search = Search the rules
rules-nothing = Nothing found.
# $names: which ones
rules-names = With the names of your table: { $names }.
rules-example = Example
rules-figure = Picture

## Settings

language = Language
theme = Theme
theme-system = as the device
theme-dark = night
theme-light = day
motion = Motion
motion-help = Less of it, if motion tires your eyes.
motion-system = as the device
motion-less = less
sound = Sound
sound-help = Only two soft notes when it is your turn.
haptics = Vibration
haptics-help = A short tap when it is your turn.
settings-here = All this stays on this device only.

## Trouble

trouble-unreachable = The server cannot be reached. Check your connection; nothing is lost.
trouble-refused = That did not work.
trouble-ours = Something of ours is broken.
trouble-dead-title = This table is no more
trouble-dead-text = Perhaps the link is not whole, or the table was cleared long ago.
trouble-watching-title = No spectators at this table
trouble-watching-text = The players want to be among themselves. If you had a seat here, come with the same device.
trouble-lost-title = Nothing here
trouble-lost-text = This address leads nowhere.
trouble-ours-title = Something broke
trouble-ours-text = Our fault, not yours. The game is safe; open the page again.
trouble-newer-title = There is a newer version
trouble-newer-text = The program was renewed in the meantime. Open the page again to go on.
trouble-unreachable-title = The server cannot be reached
trouble-unreachable-text = Check your connection; nothing is lost.
trouble-taken_over-title = This seat is no longer here
trouble-taken_over-text = The game goes on with another device, or somebody else sits here now.
look-on = Look on
trouble-removed-title = The host has freed your seat
trouble-removed-text = You can look on, or sit down again if a seat is free.
trouble-other-title = That did not work
trouble-other-text = The server refused.

## Time

# $seconds
span-seconds =
    { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }
# $minutes, $seconds
span-minutes =
    { $seconds ->
        [0] { $minutes } min
       *[other] { $minutes } min { $seconds } s
    }
# $hours, $minutes
span-hours =
    { $minutes ->
        [0] { $hours } h
       *[other] { $hours } h { $minutes } min
    }
# $days, $hours
span-days =
    { $hours ->
        [0] { $days } d
       *[other] { $days } d { $hours } h
    }

## What happens at the table

event-joined = { $name } sits down.
event-joined-you = You sit down.
event-bot_seated = A bot sits down ({ $level }): { $name }.
event-removed = { $name }’s seat is free now.
event-seat_changed = { $name } takes another seat.
event-seat_changed-you = You take another seat.
event-seats_drawn = The seats were drawn by lot.
event-options_changed = The house rules were changed.
event-started = The game begins.
event-names_hidden = Seats were drawn by lot, and names are hidden until the end.
event-person_was = { $number } was { $name }.
event-person_was-you = You were { $number }.
event-bot_was = { $number } was a bot ({ $level }): { $name }.
event-defaulted = { $seat }’s time is up; the default move was played.
event-defaulted-you = Your time is up; the default move was played.
event-left = { $name } leaves the table.
event-left-you = You leave the table.
event-returned = { $name } is back.
event-returned-you = You are back.
event-kept = A bot keeps { $seat }’s seat warm ({ $level }).
event-kept-you = A bot plays for you ({ $level }).
event-skipped = The host has ended the speech of { $seat }.
event-skipped-you = The host has ended your speech.
# $seconds
event-time_given = The host gives { $seconds } seconds more.
event-paused = { $name } pauses the game.
event-paused-you = You pause the game.
event-resumed = { $name } lets the game go on.
event-resumed-you = You let the game go on.
event-abandoned = { $name } has ended the game; nobody wins.
event-abandoned-you = You have ended the game; nobody wins.
event-moderator_leads = { $name } leads the table, does not play, and sees everything.
event-excluded = The host has sent { $name } away from the game.
event-excluded-you = The host has sent you away from the game.
event-exclusion_reason = Why { $name } was sent away: “{ $text }”
event-exclusion_reason-you = Why you were sent away: “{ $text }”
event-absent_removed = { $name } was gone for too long and is sent away from the game.
event-absent_removed-you = You were gone for too long and are sent away from the game.
event-away = { $name } has been gone for long and is not counted until they are back.
event-away-you = You have been gone for long and are not counted until you are back.
event-times_set = { $name } has changed how long the parts of the game take.
event-times_set-you = You have changed how long the parts of the game take.
event-will_read = The last words of { $name }: “{ $text }”
event-host_passed = { $name } is the host now.
event-host_passed-you = You are the host now.
event-handed_over = { $seat } goes on with another device.
event-handed_over-you = You go on with this device.
event-replaced = { $name } sits in for the absent player.
event-replaced-you = You sit in for the absent player.
event-silenced = The moderator has taken { $name }’s voice in the talk.
event-silenced-you = The moderator has taken your voice in the talk.
event-voice_given = The moderator has given { $name }’s voice back.
event-voice_given-you = The moderator has given your voice back.
event-pinned = { $name } writes above the table: “{ $text }”
event-unpinned = { $name } takes down the line above the table.
event-poll_opened = { $name } asks: “{ $text }”
# $yes, $no, $silent
event-poll_closed = What was said to “{ $text }”: yes { $yes }, no { $no }, no answer { $silent }.
event-rematched = A new table is laid for the same people.
event-said = { $name } says: { $text }
