### Lut. $seat, $other are display names, $seats a list of them; $card the name of a card, $colour the name of a gang; $caravan the number of a caravan on the table, $value its coins.

## The game

game-name = Lut
game-pitch = Caravans cross the desert. Guard your own, plunder the others.
game-goal = You send caravans on their way and lay bandits by those of others. Whoever has the upper hand over a caravan when their own turn comes round plunders it. When the pile is used up and somebody has no cards left, the most coins win.

## Cards

card-C2 = Caravan of 2 coins
card-C3 = Caravan of 3 coins
card-C4 = Caravan of 4 coins
card-C5 = Caravan of 5 coins
card-C6 = Caravan of 6 coins
card-C7 = Caravan of 7 coins
card-C8 = Caravan of 8 coins
card-wolf1 = Wolf 1
card-wolf2 = Wolf 2
card-wolf3 = Wolf 3
card-wolf4 = Wolf 4
card-hawk1 = Hawk 1
card-hawk2 = Hawk 2
card-hawk3 = Hawk 3
card-hawk4 = Hawk 4
card-viper1 = Viper 1
card-viper2 = Viper 2
card-viper3 = Viper 3
card-viper4 = Viper 4
card-fox1 = Fox 1
card-fox2 = Fox 2
card-fox3 = Fox 3
card-fox4 = Fox 4
card-wolf_chief = Chief of the Wolves
card-hawk_chief = Chief of the Hawks
card-viper_chief = Chief of the Vipers
card-fox_chief = Chief of the Foxes
card-karvansalar = Caravan master

card-kind-caravan = caravan
card-kind-bandit = bandit
card-kind-chief = chief
card-kind-karvansalar = caravan master

# $value
card-help-caravan = Lay it before you. If nobody attacks it, it is yours when your turn comes round. In hand at the end it costs you { $value }.
# $strength, $colour
card-help-bandit = Lay it by any caravan where { $colour } is free or yours. Strengths in one colour add up.
# $colour
card-help-chief = Lay it where a { $colour } bandit of yours already lies. Stronger than any number of bandits.
card-help-karvansalar = Lay it by a caravan of your own. Stronger than any number of bandits, and needs none.

# A gang, as a colour that is locked in a siege; its bandits; and the letter on its cards.
colour-wolf = Wolf
colour-hawk = Hawk
colour-viper = Viper
colour-fox = Fox
gang-wolf = the Wolves
gang-hawk = the Hawks
gang-viper = the Vipers
gang-fox = the Foxes
colour-letter-wolf = W
colour-letter-hawk = H
colour-letter-viper = V
colour-letter-fox = F
card-letter-karvansalar = M

# For screen readers. $card
card-label = Card: { $card }
# $value, $caravan
caravan-label = Caravan { $caravan }, { $value } coins
# $colour, $strength
bandit-label = Bandit of the gang { $colour }, strength { $strength }

## What is asked

ask-act = Your turn: draw, or play a card?
ask-act-empty = The pile is used up: play a card, or throw one away.
ask-act-first = Your team’s turn: act, or let your partner go first?
ask-act-instead = Your partner lets you go first: what do you do?
ask-act-second = Your team’s second action: what do you do?

# $seat
wait-act = It is { $seat }’s turn.

## Moves

move-draw = Draw a card
# $n: cards in the pile
move-draw-hint =
    { $n ->
        [one] { $n } card left
       *[other] { $n } cards left
    }
move-draw-none = The pile is used up
# $value
move-caravan = Send out a caravan of { $value }
move-caravan-hint = it lies before you
# $card
move-bandit = Lay { $card }
move-bandit-hint = choose a caravan
# $total: strength of your side there afterwards
move-bandit-total = your strength there: { $total }
move-chief = Lay { $card }
move-chief-hint = choose a caravan where your bandits of this gang lie
move-karvansalar = Lay the caravan master
move-karvansalar-hint = choose a caravan of your own
# $card
move-discard = Throw away { $card }
move-discard-hint = unused
# $seat: the partner
move-after_you = After you, { $seat }
move-after_you-hint = your partner acts first

move-draw-label = Draw a card
# $value
move-caravan-label = Send out a caravan of { $value } coins
# $colour, $strength, $caravan
move-bandit-label = { $colour } { $strength } to caravan { $caravan }
# $colour, $caravan
move-chief-label = Chief of { $colour } to caravan { $caravan }
# $caravan
move-karvansalar-label = Caravan master to caravan { $caravan }
# $card
move-discard-label = Throw away { $card }
move-after_you-label = Let your partner act first

## What happened

# $n: number of the turn, $seats. Heading of a turn in the log.
turn-turn_began = Turn { $n }: { $seats }

# $seat
event-dealt = { $seat } gets six cards.
    .rule = lut-3.1
event-dealt-you = You get six cards.
# $seats, $caravan, $value, $spoils: cards that lay by it, $own: yes or no
event-plundered =
    { $own ->
        [yes] Caravan { $caravan } brings its { $value } coins home to { $seats }.
       *[other] { $seats } plunder caravan { $caravan }: { $value } coins.
    }
    .rule = lut-7.5
event-plundered-you =
    { $own ->
        [yes] Your caravan { $caravan } brings { $value } coins home.
       *[other] You plunder caravan { $caravan }: { $value } coins.
    }
# $seat, $left
event-drawn =
    { $left ->
        [0] { $seat } draws the last card of the pile.
       *[other] { $seat } draws a card.
    }
    .rule = lut-4.4
event-drawn-you =
    { $left ->
        [0] You draw the last card of the pile.
       *[other] You draw a card.
    }
# $seat, $caravan, $value
event-caravan_played = { $seat } sends out caravan { $caravan } with { $value } coins.
    .rule = lut-4.5
event-caravan_played-you = You send out caravan { $caravan } with { $value } coins.
# $seat, $caravan, $colour, $strength, $total, $standing: leads, level or behind
event-bandit_played =
    { $standing ->
        [leads] { $seat } lays { $colour } { $strength } by caravan { $caravan } and has the upper hand with { $total }.
        [level] { $seat } lays { $colour } { $strength } by caravan { $caravan } and draws level with { $total }.
       *[other] { $seat } lays { $colour } { $strength } by caravan { $caravan }: { $total } there now.
    }
    .rule = lut-5.2
event-bandit_played-you =
    { $standing ->
        [leads] You lay { $colour } { $strength } by caravan { $caravan } and have the upper hand with { $total }.
        [level] You lay { $colour } { $strength } by caravan { $caravan } and draw level with { $total }.
       *[other] You lay { $colour } { $strength } by caravan { $caravan }: { $total } there now.
    }
# $seat, $caravan, $colour
event-chief_played = { $seat } lays the chief of { $colour } by caravan { $caravan } and has the upper hand.
    .rule = lut-6.1
event-chief_played-you = You lay the chief of { $colour } by caravan { $caravan } and have the upper hand.
# $seat, $caravan
event-karvansalar_played = { $seat } lays the caravan master by caravan { $caravan } and has the upper hand.
    .rule = lut-6.3
event-karvansalar_played-you = You lay the caravan master by caravan { $caravan } and have the upper hand.
# $seat, $card
event-discarded = { $seat } throws away { $card }.
    .rule = lut-4.6
event-discarded-you = You throw away { $card }.
# $seat, $other
event-gave_way = { $seat } lets { $other } act first.
    .rule = lut-9.5
event-gave_way-you = You let { $other } act first.
event-gave_way-to-you = { $seat } lets you act first.
# $seat, $reason: the words of reason-…
event-ended = The pile is used up and a hand is empty. The game is over.
    .rule = lut-10.1
# $seats, $caravan, $value
event-awarded = Caravan { $caravan } was still on the road; its { $value } coins fall to { $seats }.
    .rule = lut-10.3
event-awarded-you = Caravan { $caravan } was still on the road; its { $value } coins fall to you.
# $caravan, $value, $tied: yes or no
event-caravan_lost =
    { $tied ->
        [yes] Nobody had the upper hand over caravan { $caravan }; its { $value } coins are lost.
       *[other] Caravan { $caravan } was still on the road; its { $value } coins are lost.
    }
    .rule = lut-10.3
# $seat, $coins: the coins of caravans left in hand
event-hand_counted =
    { $coins ->
        [0] { $seat } has no caravan left in hand.
        [one] { $seat } still holds { $coins } coin in caravans.
       *[other] { $seat } still holds { $coins } coins in caravans.
    }
    .rule = lut-11.1
event-hand_counted-you =
    { $coins ->
        [0] You have no caravan left in hand.
        [one] You still hold { $coins } coin in caravans.
       *[other] You still hold { $coins } coins in caravans.
    }
# $seats, $total: may be below zero
event-reckoned = { $seats }: { $total } in all.
    .rule = lut-11.1
event-reckoned-you = Your total: { $total }.
# $seats, $count: number of winners
event-won =
    { $count ->
        [1] { $seats } wins.
       *[other] { $seats } win together.
    }
    .rule = lut-11.3
event-won-you =
    { $count ->
        [1] You win!
       *[other] You win together: { $seats }.
    }

## The reckoning

# $value
reckon-booty = Booty: { $value }
reckon-awarded = Still on the road: { $value }
reckon-unplayed = Caravans left in hand: { $value }
reckon-total = Coins: { $value }
# $caravan, $value
reckon-tied = Caravan { $caravan } ({ $value }): level, lost
reckon-lost = Caravan { $caravan } ({ $value }): lost

end-last_card_drawn = The last card was drawn while a hand was empty
end-last_card_played = The pile was used up and the last card of a hand was played
reason-last_card_drawn = The last card was drawn
reason-last_card_played = The last card of a hand was played
reason-coins = Most coins
reason-shared = Equally many coins, shared victory
decided-coins = Most coins
decided-shared = Equally many coins, shared victory

## Options

option-teams = Teams of two
option-teams-help = Neighbours play together: for 4, 6 or 8 players. Six and eight play in teams only.
option-end_open_caravans = Caravans still on the road at the end
option-end_open_caravans-help = Who gets a caravan that nobody has plundered when the game ends?
option-end_open_caravans-award = Whoever has the upper hand
option-end_open_caravans-lost = Nobody, they are lost
option-bandits_after_chief = Bandits after a chief
option-bandits_after_chief-help = May bandits still be laid where a chief or the caravan master lies?
option-bandits_after_chief-allow = Yes
option-bandits_after_chief-forbid = No
option-discard = Throwing cards away
option-discard-help = When the pile is used up, who may throw a card away unused?
option-discard-free = Anybody
option-discard-only_stuck = Only who can play nothing
option-partners_see_hands = Partners see each other’s cards
option-partners_see_hands-help = In a team you look at your partner’s hand as well.
option-show_booty = Show everyone’s booty
option-show_booty-help = Shows how many coins each side has gathered, so you need not remember it.
option-first_player = Who starts
option-first_player-help = Whose turn comes first?
option-first_player-random = Drawn by lot
option-first_player-host = The host

## Refusals

refused-lut-pile_empty = There is nothing left to draw.
refused-lut-pile_left = Cards are thrown away only when the pile is used up.
refused-lut-not_stuck = At this table you may throw a card away only if you can play nothing.
refused-lut-caravans_stay = A caravan is never thrown away.
# $card
refused-lut-not_in_hand = { $card } is not in your hand.
refused-lut-no_such_card = There is no such card in this game.
# $caravan
refused-lut-no_such_caravan = There is no caravan { $caravan } on the road.
# $colour: your side’s colour there, $caravan
refused-lut-second_colour = By caravan { $caravan } your colour is { $colour }, and it stays so.
# $colour, $caravan
refused-lut-colour_taken = By caravan { $caravan } others already fight as { $colour }.
# $caravan
refused-lut-closed = By caravan { $caravan } a chief or the caravan master lies: no more bandits may join.
# $colour, $caravan
refused-lut-no_bandit = By caravan { $caravan } no { $colour } bandit of yours lies for this chief to lead.
# $caravan
refused-lut-not_your_caravan = Caravan { $caravan } is not yours: the caravan master protects only your own.
refused-lut-not_your_choice = You cannot let anybody go first now.
# $seats
refused-lut-teams_seats = Teams of two are for 4, 6 or 8 players, not for { $seats }.
# $seats, $most
refused-lut-alone_seats = At most { $most } play on their own; 6 and 8 play in teams. You are { $seats }.

## Words on the board

word-road = On the road
word-road-empty = no caravan on the road
word-hand = Your hand
word-partner-hand = Your partner’s hand
word-pile = Pile
# $n: cards in the pile
word-pile-left =
    { $n ->
        [0] used up
        [one] { $n } card left
       *[other] { $n } cards left
    }
word-discarded = Thrown away
word-booty = Booty
# $n: caravans plundered
word-booty-count =
    { $n ->
        [0] nothing yet
        [one] { $n } caravan
       *[other] { $n } caravans
    }
# $n: coins
word-coins =
    { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }
# $n: cards in a hand
word-hand-count =
    { $n ->
        [0] no cards
        [one] { $n } card
       *[other] { $n } cards
    }
# $caravan
word-caravan = Caravan { $caravan }
# $seat
word-owner = of { $seat }
word-owner-you = yours
# $seats
word-leads = Upper hand: { $seats }
word-leads-you = You have the upper hand
word-level = Level: nobody has the upper hand
word-unattacked = not attacked
word-strength = Strength
word-chief = Chief
word-karvansalar = Caravan master
word-team = Team
word-partner = partner
# $n: number of the team
word-team-n = Team { $n }
word-actions-first = first action
word-actions-second = second action
word-yours-next = yours if nobody answers
word-reckoning = The reckoning
word-winner = Winner
word-to-result = Straight to the result

## Words of the board beside the cards

# A card held more than once. $card, $n
card-label-many = { $card }, { $n } of them

# What a card would do by a caravan. $total: strength of your side there afterwards
then-leads = the upper hand is yours
then-leads-with = upper hand with { $total }
then-level-with = level with { $total }
then-behind-with = behind with { $total }
then-decided = { $total }; the upper hand stays
# $caravan: its number, $then: one of the lines above
move-then = Caravan { $caravan } – { $then }
move-no-place = no caravan takes it now

# Why a card may not lie by a caravan. $colour: a gang
why-second_colour = your colour here: { $colour }
why-colour_taken = { $colour } is taken
why-closed = no more bandits here
why-no_bandit = no { $colour } of yours
why-not_yours = not yours
why-not_stuck = only when nothing can be played

word-turn = to play
word-then-you = After that it is your turn.
# In how many turns a side plunders. $n
word-when =
    { $n ->
        [1] next turn
        [one] in { $n } turn
       *[other] in { $n } turns
    }
word-upper-hand = Upper hand
word-level-short = level
word-lying = By this caravan
word-lying-none = Nobody has attacked it yet.
word-discarded-none = Nothing yet.
word-hands = All hands
word-left-in-hand = Left in hand
word-all-open = The caravans still on the road

## Bots: names of levels, as they stand inside a sentence

bot-easy = easy
bot-easy-help = Sends caravans, attacks what it can lead, and draws otherwise.
bot-normal = normal
bot-normal-help = Tries several plans in its head and guesses what others will do.
bot-random = random
bot-random-help = Picks any legal move by lot.
