### High Society. $seat is a display name, $seats a list of them, $card the name of a status card, $cards a sum of money cards such as "2 + 15".

## The game

game-name = High Society
game-pitch = Spend for splendour, but never your last coin: the poorest guest cannot win.
game-goal = Everyone arrives with the same money, bids for fine things and a good name, and pays to keep disgrace away. The game is over the moment the fourth dark edge turns up. The poorest player is cast out, and of those who remain the one with the highest status wins.

## Cards

card-L1 = Saffron
card-L2 = Perfume
card-L3 = Pocket watch
card-L4 = Silver samovar
card-L5 = Gramophone
card-L6 = Silk carpet
card-L7 = Sailing yacht
card-L8 = Turquoise ring
card-L9 = Chandelier
card-L10 = Garden pavilion
card-P1 = Fine taste
card-P2 = Eloquence
card-P3 = Generosity
card-faux_pas = Faux Pas
card-passe = Passé
card-scandale = Scandal

card-kind-luxury = luxury
card-kind-prestige = prestige
card-kind-disgrace = disgrace

# $n: value of the card
card-value-luxury = { $n }
card-value-prestige = ×2
card-value-faux_pas = !
card-value-passe = −5
card-value-scandale = ½

# $n: value of the card
card-help-luxury = Adds { $n } to your status.
card-help-prestige = Doubles your status. Has a dark edge.
card-help-faux_pas = Costs you one of your luxury cards; if you have none, the first one you receive.
card-help-passe = Takes 5 off your status, before any doubling.
card-help-scandale = Halves your status. Has a dark edge.

# For screen readers. $card, $kind: one of card-kind-…
card-label = { $card }, { $kind } card
# $card, $n: value
card-label-luxury = { $card }, luxury card { $n }
# $n: value
money-label = Money card { $n }

## What is asked

# $card, $least: the smallest total that beats the highest bid
ask-bid = { $card }: bid { $least } or more, or pass?
# $card
ask-bid-first = { $card } is up for auction. Will you bid, or pass?
# $card, $least
ask-bid-reverse = Bid { $least } or more to avoid { $card }. Pass, and it is yours.
# $card
ask-bid-reverse-first = Would you rather not have { $card }? Bid. Pass, and it is yours.
ask-sacrifice = You made a Faux Pas: which of your luxury cards will you give up?

# $seat
wait-bid = It is { $seat }’s turn.
wait-sacrifice = { $seat } has to give up a luxury card.

## Moves

move-pass = Pass
# $n: sum of the player's money on the table
move-pass-hint =
    { $n ->
        [0] you leave this auction
       *[other] take { $n } back
    }
# $card, $n
move-pass-hint-reverse =
    { $n ->
        [0] you take { $card }
       *[other] you take { $card } and get { $n } back
    }
# $total: what lies on the table plus what is selected
move-bid = Bid { $total }
# $count: cards selected
move-bid-hint =
    { $count ->
        [one] adding { $count } card
       *[other] adding { $count } cards
    }
# $n: money missing
move-bid-short = { $n } more needed
# $total: the smallest bid these cards can make; pressing it chooses the cards
move-bid-lowest = Your lowest bid: { $total }
move-bid-none = choose money cards
# $least
move-bid-cannot = you cannot reach { $least }
# $card
move-sacrifice = Give up { $card }
move-sacrifice-none = choose a luxury card

# $cards, $total
move-bid-label = Bid { $cards } (total { $total })
move-pass-label = Pass
# $card
move-sacrifice-label = Give up { $card }

## What happened

# An event’s .rule is the paragraph of the rulebook behind it.

# $n: number of the round, $card. Heading of a round in the log.
turn-revealed = Round { $n }: { $card }

# $card, $dark: dark edges turned up so far
event-revealed =
    { $dark ->
        [0] { $card } is turned up.
       *[other] { $card } is turned up. Dark edges: { $dark } of 4.
    }
    .rule = high_society-4.1
# $seat, $cards: cards added now, $total: the whole bid
event-bid = { $seat } lays { $cards }; the bid is now { $total }.
    .rule = high_society-5.2
event-bid-you = You lay { $cards }; the bid is now { $total }.
# $seat, $took_back: money taken back, 0 when none lay there
event-passed =
    { $took_back ->
        [0] { $seat } passes.
       *[other] { $seat } passes and takes { $took_back } back.
    }
    .rule = high_society-5.5
event-passed-you =
    { $took_back ->
        [0] You pass.
       *[other] You pass and take { $took_back } back.
    }
# $seat, $card, $price: 0 when nobody bid
event-taken =
    { $price ->
        [0] Nobody bid, so { $seat } gets { $card } for free.
       *[other] { $seat } wins { $card } for { $price }.
    }
    .rule = high_society-5.7
event-taken-you =
    { $price ->
        [0] Nobody bid, so you get { $card } for free.
       *[other] You win { $card } for { $price }.
    }
# $seat, $card
event-disgraced = { $seat } has to take { $card }.
    .rule = high_society-7.3
event-disgraced-you = You have to take { $card }.
# $seat, $price: money lost in a reverse auction
event-lost = { $seat } paid { $price } to be spared.
    .rule = high_society-7.4
event-lost-you = You paid { $price } to be spared.
# $seat, $card
event-sacrificed = { $seat } gives up { $card }, and Faux Pas goes with it.
    .rule = high_society-8.2
event-sacrificed-you = You give up { $card }, and Faux Pas goes with it.
# $seat
event-pending = { $seat } has no luxury card yet, so Faux Pas stays.
    .rule = high_society-8.3
event-pending-you = You have no luxury card yet, so Faux Pas stays with you.
# $seat, $card
event-forfeited = { $seat } receives a first luxury card, { $card }, and loses it together with Faux Pas.
    .rule = high_society-8.3
event-forfeited-you = You lose your first luxury card, { $card }, together with Faux Pas.
# $card
event-ended = The fourth dark edge is here: { $card }. The game is over, and nobody gets this card.
    .rule = high_society-10.1
# $seat, $money
event-money_shown = { $seat } shows what is left: { $money }.
    .rule = high_society-11.1
event-money_shown-you = You show what is left: { $money }.
# $seat, $money
event-cast_out = { $seat } has the least money, { $money }, and is cast out.
    .rule = high_society-11.2
event-cast_out-you = You have the least money, { $money }, and are cast out.
# $seat, $status: may end in a half
event-reckoned = Status of { $seat }: { $status }.
    .rule = high_society-11.3
event-reckoned-you = Your status: { $status }.
# $seats, $count: number of winners, 0 when all are cast out
event-won =
    { $count ->
        [0] Everyone is cast out; nobody wins.
       *[other] Victory goes to { $seats }.
    }
    .rule = high_society-11.7
event-won-you =
    { $count ->
        [1] You win!
       *[other] You share the victory: { $seats }.
    }
# $seats: two names or more
event-shared_win = { $seats } share the victory.
    .rule = high_society-12.3
event-shared_win-you = You share the victory: { $seats }.

## The reckoning

# $value: the running sum after this line
reckon-luxury = Luxury cards together: { $value }
reckon-luxury-none = No luxury cards: { $value }
reckon-passe = Less 5 for Passé: { $value }
# $card: the prestige card, $value
reckon-double = Doubled by { $card }: { $value }
reckon-half = Halved by Scandal: { $value }
reckon-total = Status: { $value }
reckon-money = Money left: { $value }
reckon-cast-out = Least money: cast out, status does not count.
# $seat
reckon-tie-money = Status is equal; { $seat } has more money left and wins.
# $seat, $card
reckon-tie-luxury = Status and money are equal; the most valuable luxury card, { $card }, is with { $seat }.
reckon-tie-shared = Everything is equal; the victory is shared.
reckon-all-cast-out = Everyone has the same money, so everyone is cast out.

end-fourth_dark = The fourth dark edge turned up

reason-status = Highest status
reason-money = Equal status, more money left
reason-luxury = Equal status and money, better luxury card
reason-shared = Equal in everything, shared victory
reason-last_standing = The only one not cast out
reason-nobody = Everyone was cast out

## Options

option-tie_break = Breaking ties
option-tie_break-help = What decides when status and money are both equal?
option-tie_break-luxury = The most valuable luxury card
option-tie_break-shared = Nothing, the victory is shared
option-all_tied = If all are equally poor
option-all_tied-help = When everyone has the same money left, is everyone cast out?
option-all_tied-nobody_wins = All are cast out, nobody wins
option-all_tied-nobody_out = Nobody is cast out
option-money_memory_aid = Show everyone’s money
option-money_memory_aid-help = Shows how much each player has left, so you need not remember it.
option-first_player = Who starts
option-first_player-help = Who speaks first in the first auction?
option-first_player-random = Drawn by lot
option-first_player-host = The host

## Refusals

refused-high_society-not_your_money = That money card is not in your hand.
# $least
refused-high_society-too_low = The bid has to be at least { $least }.
refused-high_society-repeated_card = Each money card can be laid only once.
refused-high_society-unsorted = Money cards have to be named from the smallest to the largest.
refused-high_society-empty_bid = A bid takes at least one money card.
refused-high_society-no_such_card = There is no such card in this game.
refused-high_society-not_a_luxury = Only luxury cards, 1 to 10, can be given up.
refused-high_society-not_owned = You do not have that card.

## Words on the board

word-money = Money
word-status = Status
word-hand = Your hand: money cards
word-deck = Status deck
# $n: cards in the deck
word-deck-left =
    { $n ->
        [0] no cards left
        [one] { $n } card left
       *[other] { $n } cards left
    }
word-dark = Dark edges
# $n: dark edges turned up so far
word-dark-count = Dark edges: { $n } of 4
word-dark-why = the fourth ends the game
word-money-left = Money left
# $n: money cards in hand
word-hand-count =
    { $n ->
        [0] no money cards
        [one] { $n } money card
       *[other] { $n } money cards
    }
word-high = Highest bid
word-least = At least
word-on-table = On the table
word-owned = Won
word-nothing-yet = nothing yet
word-nobody-yet = No bid yet
word-passed = passed
word-starter = Starter
word-cast-out = Cast out
word-free = free
word-reverse = Reverse auction
word-reverse-why = the first to pass takes this card
word-pending = Faux Pas pending
word-pending-why = the first luxury card goes with it
word-discarded = Discarded
# $n
word-round = Round { $n }
word-reckoning = The reckoning
word-winner = Winner
word-to-result = Straight to the result

## Bots: names of levels, as they stand inside a sentence

bot-easy = easy
bot-easy-help = A thrifty soul who plays by rule of thumb.
bot-normal = normal
bot-normal-help = Tries several plans in its head and guesses what others will do.
bot-random = random
bot-random-help = Picks any legal move by lot.
