### Courtisans. $seat and $other are display names (a value that is not there is 0), $card the name of a card, $family and $mission names of theirs, $zone one of above, below, own, opponent (untranslated), $spy the number of a spy, 0 for other cards.

## The game

game-name = Courtisans
game-pitch = Raise some and bring others low at the Queen’s banquet, and mind the spies.
game-goal = Each turn you place three cards: one at the Queen’s table, one in your own domain and one in an opponent’s. At the end families that weigh more above the table are esteemed, and their cards bring points; those that weigh more below it are disgraced, and their cards cost points. You have two secret missions as well.

## Families, roles, cards

family-butterflies = Butterflies
family-toads = Toads
family-nightingales = Nightingales
family-hares = Hares
family-stags = Stags
family-carps = Carps

role-plain = plain courtier
role-noble = noble
role-guard = guard
role-assassin = assassin
role-spy = spy

role-help-plain = Does nothing special.
role-help-noble = Counts as two cards at the end.
role-help-guard = No assassin can remove it.
role-help-assassin = When placed, may remove one other card of the same zone.
role-help-spy = Placed face down; nobody learns its family before the end.

card-butterflies-plain = Butterfly courtier
card-butterflies-noble = Butterfly noble
card-butterflies-guard = Butterfly guard
card-butterflies-assassin = Butterfly assassin
card-butterflies-spy = Butterfly spy
card-toads-plain = Toad courtier
card-toads-noble = Toad noble
card-toads-guard = Toad guard
card-toads-assassin = Toad assassin
card-toads-spy = Toad spy
card-nightingales-plain = Nightingale courtier
card-nightingales-noble = Nightingale noble
card-nightingales-guard = Nightingale guard
card-nightingales-assassin = Nightingale assassin
card-nightingales-spy = Nightingale spy
card-hares-plain = Hare courtier
card-hares-noble = Hare noble
card-hares-guard = Hare guard
card-hares-assassin = Hare assassin
card-hares-spy = Hare spy
card-stags-plain = Stag courtier
card-stags-noble = Stag noble
card-stags-guard = Stag guard
card-stags-assassin = Stag assassin
card-stags-spy = Stag spy
card-carps-plain = Carp courtier
card-carps-noble = Carp noble
card-carps-guard = Carp guard
card-carps-assassin = Carp assassin
card-carps-spy = Carp spy
card-spy = Spy

# The victim named in a move: the same words under the name of its field.
victim-butterflies-plain = { card-butterflies-plain }
victim-butterflies-noble = { card-butterflies-noble }
victim-butterflies-assassin = { card-butterflies-assassin }
victim-toads-plain = { card-toads-plain }
victim-toads-noble = { card-toads-noble }
victim-toads-assassin = { card-toads-assassin }
victim-nightingales-plain = { card-nightingales-plain }
victim-nightingales-noble = { card-nightingales-noble }
victim-nightingales-assassin = { card-nightingales-assassin }
victim-hares-plain = { card-hares-plain }
victim-hares-noble = { card-hares-noble }
victim-hares-assassin = { card-hares-assassin }
victim-stags-plain = { card-stags-plain }
victim-stags-noble = { card-stags-noble }
victim-stags-assassin = { card-stags-assassin }
victim-carps-plain = { card-carps-plain }
victim-carps-noble = { card-carps-noble }
victim-carps-assassin = { card-carps-assassin }
victim-spy-1 = Spy 1
victim-spy-2 = Spy 2
victim-spy-3 = Spy 3
victim-spy-4 = Spy 4
victim-spy-5 = Spy 5
victim-spy-6 = Spy 6
victim-spy-7 = Spy 7
victim-spy-8 = Spy 8
victim-spy-9 = Spy 9
victim-spy-10 = Spy 10
victim-spy-11 = Spy 11
victim-spy-12 = Spy 12
# Where at the table a victim lies.
side-above = above
side-below = below

## Missions

mission-fewer-butterflies = Fewer Butterflies in one’s own domain than in the left neighbour’s
mission-fewer-toads = Fewer Toads in one’s own domain than in the left neighbour’s
mission-fewer-nightingales = Fewer Nightingales in one’s own domain than in the left neighbour’s
mission-fewer-hares = Fewer Hares in one’s own domain than in the left neighbour’s
mission-fewer-stags = Fewer Stags in one’s own domain than in the left neighbour’s
mission-fewer-carps = Fewer Carps in one’s own domain than in the left neighbour’s
mission-three_nobles = At least 3 nobles in one’s own domain
mission-two_assassins = At least 2 assassins in one’s own domain
mission-four_guards = At least 4 guards in one’s own domain
mission-three_spies = At least 3 spies in one’s own domain
mission-disgraced-butterflies = Butterflies are disgraced
mission-disgraced-toads = Toads are disgraced
mission-disgraced-nightingales = Nightingales are disgraced
mission-disgraced-hares = Hares are disgraced
mission-disgraced-stags = Stags are disgraced
mission-disgraced-carps = Carps are disgraced
mission-all_below = Every family has at least 1 card below the table
mission-five_below = Some family has at least 5 cards below the table
mission-few_esteemed = At most 3 families are esteemed
mission-two_disgraced = At least 2 families are disgraced

# The same in two or three words, for a small card.
mission-short-fewer-butterflies = Butterflies: fewer than left
mission-short-fewer-toads = Toads: fewer than left
mission-short-fewer-nightingales = Nightingales: fewer than left
mission-short-fewer-hares = Hares: fewer than left
mission-short-fewer-stags = Stags: fewer than left
mission-short-fewer-carps = Carps: fewer than left
mission-short-three_nobles = 3 nobles
mission-short-two_assassins = 2 assassins
mission-short-four_guards = 4 guards
mission-short-three_spies = 3 spies
mission-short-disgraced-butterflies = Butterflies disgraced
mission-short-disgraced-toads = Toads disgraced
mission-short-disgraced-nightingales = Nightingales disgraced
mission-short-disgraced-hares = Hares disgraced
mission-short-disgraced-stags = Stags disgraced
mission-short-disgraced-carps = Carps disgraced
mission-short-all_below = All families below
mission-short-five_below = 5 of a family below
mission-short-few_esteemed = At most 3 esteemed
mission-short-two_disgraced = At least 2 disgraced

## What is asked

ask-place = Three cards for three places: the Queen’s table, your domain, an opponent’s. Which one first?
ask-place-second = Where does your second card go?
ask-place-last = And your last card?

# $seat
wait-place = It is { $seat }’s turn.

## Moves

# $card
move-place = Place { $card }
move-place-none = choose a card
move-place-nowhere = choose where it goes
# $card: the victim
move-place-kill = and remove { $card }
move-place-spare = removing nobody

# $card, $zone, $other; $victim: 0 for none, $side: where at the table it lies, 0 for spies and in domains
move-place-label =
    { $zone ->
        [above]
            { $victim ->
                [0] { $card } above the table
               *[other]
                    { $side ->
                        [0] { $card } above the table, removing { $victim }
                       *[other] { $card } above the table, removing { $victim } ({ $side })
                    }
            }
        [below]
            { $victim ->
                [0] { $card } below the table
               *[other]
                    { $side ->
                        [0] { $card } below the table, removing { $victim }
                       *[other] { $card } below the table, removing { $victim } ({ $side })
                    }
            }
        [own]
            { $victim ->
                [0] { $card } in your domain
               *[other] { $card } in your domain, removing { $victim }
            }
       *[opponent]
            { $victim ->
                [0] { $card } in { $other }’s domain
               *[other] { $card } in { $other }’s domain, removing { $victim }
            }
    }

## What happened

# An event’s .rule is the paragraph of the rulebook behind it.

# $seat, $round, $rounds. Heading of a turn in the log.
turn-turn_began = Round { $round } of { $rounds }: { $seat }

# $seat, $aside: cards set aside unseen, $rounds: turns of each seat
event-began =
    { $aside ->
        [0] Every card is in the game, and everybody has { $rounds } turns. { $seat } begins.
       *[other] { $aside } cards are set aside, and everybody has { $rounds } turns. { $seat } begins.
    }
    .rule = courtisans-3.1
event-began-you =
    { $aside ->
        [0] Every card is in the game, and everybody has { $rounds } turns. You begin.
       *[other] { $aside } cards are set aside, and everybody has { $rounds } turns. You begin.
    }
# $seat, $card, $zone, $other, $spy
event-placed =
    { $zone ->
        [above]
            { $spy ->
                [0] { $seat } places { $card } above the Queen’s table.
               *[other] { $seat } places spy { $spy } face down above the Queen’s table.
            }
        [below]
            { $spy ->
                [0] { $seat } places { $card } below the Queen’s table.
               *[other] { $seat } places spy { $spy } face down below the Queen’s table.
            }
        [own]
            { $spy ->
                [0] { $seat } places { $card } in their own domain.
               *[other] { $seat } places spy { $spy } face down in their own domain.
            }
       *[opponent]
            { $spy ->
                [0] { $seat } places { $card } in { $other }’s domain.
               *[other] { $seat } places spy { $spy } face down in { $other }’s domain.
            }
    }
    .rule = courtisans-5.1
event-placed-you =
    { $zone ->
        [above]
            { $spy ->
                [0] You place { $card } above the Queen’s table.
               *[other] You place spy { $spy } face down above the Queen’s table.
            }
        [below]
            { $spy ->
                [0] You place { $card } below the Queen’s table.
               *[other] You place spy { $spy } face down below the Queen’s table.
            }
        [own]
            { $spy ->
                [0] You place { $card } in your own domain.
               *[other] You place spy { $spy } face down in your own domain.
            }
       *[opponent]
            { $spy ->
                [0] You place { $card } in { $other }’s domain.
               *[other] You place spy { $spy } face down in { $other }’s domain.
            }
    }
event-placed-to-you =
    { $spy ->
        [0] { $seat } places { $card } in your domain.
       *[other] { $seat } places spy { $spy } face down in your domain.
    }
# $seat, $card, $zone: where the victim lay, $other, $spy
event-killed =
    { $zone ->
        [above]
            { $spy ->
                [0] { $seat }’s assassin removes { $card } from above the table.
               *[other] { $seat }’s assassin removes spy { $spy } from above the table, unseen.
            }
        [below]
            { $spy ->
                [0] { $seat }’s assassin removes { $card } from below the table.
               *[other] { $seat }’s assassin removes spy { $spy } from below the table, unseen.
            }
        [own]
            { $spy ->
                [0] { $seat }’s assassin removes { $card } from their own domain.
               *[other] { $seat }’s assassin removes spy { $spy } from their own domain, unseen.
            }
       *[opponent]
            { $spy ->
                [0] { $seat }’s assassin removes { $card } from { $other }’s domain.
               *[other] { $seat }’s assassin removes spy { $spy } from { $other }’s domain, unseen.
            }
    }
    .rule = courtisans-7.1
event-killed-you =
    { $zone ->
        [above]
            { $spy ->
                [0] Your assassin removes { $card } from above the table.
               *[other] Your assassin removes spy { $spy } from above the table, unseen.
            }
        [below]
            { $spy ->
                [0] Your assassin removes { $card } from below the table.
               *[other] Your assassin removes spy { $spy } from below the table, unseen.
            }
        [own]
            { $spy ->
                [0] Your assassin removes { $card } from your own domain.
               *[other] Your assassin removes spy { $spy } from your own domain, unseen.
            }
       *[opponent]
            { $spy ->
                [0] Your assassin removes { $card } from { $other }’s domain.
               *[other] Your assassin removes spy { $spy } from { $other }’s domain, unseen.
            }
    }
event-killed-to-you =
    { $spy ->
        [0] { $seat }’s assassin removes { $card } from your domain.
       *[other] { $seat }’s assassin removes spy { $spy } from your domain, unseen.
    }
# $seat, $count: 3 or 0, $left: cards left in the pile
event-drew =
    { $count ->
        [0] The pile is empty; this was { $seat }’s last turn.
       *[other] { $seat } draws { $count } cards; { $left } are left in the pile.
    }
    .rule = courtisans-5.5
event-drew-you =
    { $count ->
        [0] The pile is empty; this was your last turn.
       *[other] You draw { $count } cards; { $left } are left in the pile.
    }
event-ended = The pile and all hands are empty: the banquet is over.
    .rule = courtisans-9.1
# $spy, $card, $zone: above, below, domain or removed, $other: whose domain
event-spy_turned =
    { $zone ->
        [above] Spy { $spy } is turned up: { $card }, above the table.
        [below] Spy { $spy } is turned up: { $card }, below the table.
        [removed] Spy { $spy }, who was removed: { $card }.
       *[domain] Spy { $spy } is turned up: { $card }, in { $other }’s domain.
    }
    .rule = courtisans-9.2
event-spy_turned-to-you = Spy { $spy } is turned up: { $card }, in your domain.
# $family, $above, $below: weights, $status: esteemed, disgraced or neutral (untranslated)
event-judged =
    { $status ->
        [esteemed] { $family } are esteemed: { $above } above, { $below } below.
        [disgraced] { $family } are disgraced: { $above } above, { $below } below.
       *[neutral] { $family } are neutral: { $above } above, { $below } below.
    }
    .rule = courtisans-9.3
# $seat, $mission, $points: 0 when it is not fulfilled
event-mission_shown =
    { $points ->
        [0] { $seat } did not fulfil “{ $mission }”.
       *[other] { $seat } fulfilled “{ $mission }”: { $points } points.
    }
    .rule = courtisans-9.5
event-mission_shown-you =
    { $points ->
        [0] You did not fulfil “{ $mission }”.
       *[other] You fulfilled “{ $mission }”: { $points } points.
    }
# $seat, $domain, $missions, $total: points, perhaps below zero
event-reckoned = { $seat }: domain { $domain }, missions { $missions }, { $total } in all.
    .rule = courtisans-9.4
event-reckoned-you = You: domain { $domain }, missions { $missions }, { $total } in all.
# $seats, $count: number of winners
event-won =
    { $count ->
        [1] Victory goes to { $seats }.
       *[other] { $seats } share the victory.
    }
    .rule = courtisans-9.6
event-won-you =
    { $count ->
        [1] You win!
       *[other] You share the victory: { $seats }.
    }

## The reckoning

# $family, $points: perhaps below zero
reckon-family = { $family }: { $points }
# $mission, $points
reckon-mission = “{ $mission }”: { $points }
# $value
reckon-total = In all: { $value }
# $value: a weight
reckon-above = Above: { $value }
# $value: a weight
reckon-below = Below: { $value }

end-hands_empty = The banquet is over

reason-points = Most points
reason-shared = Equal points, shared victory
reason-negative = All below zero; the smallest loss wins

## Options

option-mission_noble_weight = Nobles count twice in missions
option-mission_noble_weight-help = In missions that count the cards of a family a noble is two cards.
option-first_player = Who starts
option-first_player-help = Who has the first turn?
option-first_player-random = Drawn by lot
option-first_player-host = The host

## Refusals

# $card: what was named
refused-courtisans-no_such_card = There is no such card in this game.
# $card
refused-courtisans-not_in_hand = That card is not in your hand.
refused-courtisans-other_or_not = An opponent is named when the card goes to an opponent’s domain, and only then.
refused-courtisans-no_opponent = There is no such opponent at this table.
refused-courtisans-zone_used = You have already placed a card there this turn.
# $card: the card that is no assassin
refused-courtisans-no_assassin = Only an assassin can remove a card.
# $card
refused-courtisans-guard = A guard cannot be removed.
refused-courtisans-not_there = That card is not in the zone where you place the assassin.
refused-courtisans-spies_have_no_family = Name a spy by its number; nobody knows its family.
refused-courtisans-side_missing = Say whether the victim sits above or below the table.
refused-courtisans-side_of_a_domain = A domain has no above and below.
refused-courtisans-side_of_a_spy = Name a spy by its number alone.
refused-courtisans-side_without_victim = The side of a victim means nothing without a victim.

## Words on the board

word-plain = { role-plain }
word-noble = { role-noble }
word-guard = { role-guard }
word-assassin = { role-assassin }
word-spy = { role-spy }
word-table = Queen’s table
word-queen = Queen’s column
word-above = Above the table
word-below = Below the table
word-domain = Domain
word-own = Your domain
word-opponent = An opponent’s domain
word-hand = Your hand
word-missions = Your secret missions
word-white = White: domains
word-blue = Blue: the table
word-look = Look
word-hide = Hide
word-pile = Draw pile
word-aside = Set aside
word-removed = Removed
word-spies = Spies
word-removed_spies = Removed spies
word-unseen = Not seen yet
word-turned = Spies turned up
word-esteemed = esteemed
word-disgraced = disgraced
word-neutral = neutral
word-esteemed-why = a point for each card
word-disgraced-why = a point less for each card
word-neutral-why = no points
word-weight = Weight
word-open = Still to fill
word-starter = Starter
word-players = Players
word-kill = Whom to remove?
word-nobody = Nobody
word-where = Where?
word-whose = Which opponent’s domain?
word-confirm = Place
word-undo = Choose again
word-face-down = face down
word-nothing-yet = nothing yet
word-done = fulfilled
word-not-done = not fulfilled
word-points = Points
word-total = In all
word-reckoning = The reckoning
word-winner = Winner
word-to-result = Straight to the result
word-last-turn = Last turn
word-rounds = Rounds
word-left-neighbour = Left neighbour
# $n, $of: rounds of the game
word-round = Round { $n } of { $of }
# $n: number of the spy
word-spy-number = Spy { $n }
# $n: cards in the pile
word-pile-left =
    { $n ->
        [0] pile empty
        [one] { $n } card in the pile
       *[other] { $n } cards in the pile
    }
# $n: turns that a seat still has
word-turns-left =
    { $n ->
        [0] no turns left
        [one] { $n } turn left
       *[other] { $n } turns left
    }
# $n: cards in the hand of a seat
word-hand-count =
    { $n ->
        [0] no cards in hand
        [one] { $n } card in hand
       *[other] { $n } cards in hand
    }
# $card, $n
word-unseen-count = { $card }: { $n } not seen yet

# One letter for each family, all different.
family-letter-butterflies = B
family-letter-toads = T
family-letter-nightingales = N
family-letter-hares = H
family-letter-stags = S
family-letter-carps = C
# $card: the card in hand that was chosen
word-where-card = { $card }: where?
word-used = already placed
word-nobody-there = nobody there to remove
word-only-guards = only guards there
word-look-closer = look closer
word-roles = Roles
word-all-hands = What everybody holds
word-spies-hidden = Spies that lie face down are not counted yet.
word-now-yes = holds now
word-now-no = not yet
# $n: with its sign, "+3"
word-worth = { $n } as things stand
# What comes of a placement. $family, $status: esteemed, disgraced or neutral, $above, $below: weights
word-then-family =
    { $status ->
        [esteemed] { $family } esteemed, { $above } above and { $below } below
        [disgraced] { $family } disgraced, { $above } above and { $below } below
       *[neutral] { $family } neutral, { $above } above and { $below } below
    }
# The same with signs for above and below, for a button
word-then-short =
    { $status ->
        [esteemed] { $family } esteemed ▲{ $above } ▼{ $below }
        [disgraced] { $family } disgraced ▲{ $above } ▼{ $below }
       *[neutral] { $family } neutral ▲{ $above } ▼{ $below }
    }
# $status, $n: points without a sign
word-then-own =
    { $status ->
        [esteemed] brings you { $n } as things stand
        [disgraced] costs you { $n } as things stand
       *[neutral] worth nothing as things stand
    }
# the same, $seat: whose domain
word-then-other =
    { $status ->
        [esteemed] brings { $seat } { $n } as things stand
        [disgraced] costs { $seat } { $n } as things stand
       *[neutral] worth nothing as things stand
    }
word-then-spy = nobody sees its family before the end
# A card of a domain and how many there are; $card, $n
word-cards = { $card } ×{ $n }

## Bots: names of levels, as they stand inside a sentence

bot-easy = easy
bot-easy-help = Gathers whatever family is in favour now and pays no heed to missions.
bot-normal = normal
bot-normal-help = Pursues its missions and tries several plans in its head.
bot-random = random
bot-random-help = Picks any legal move by lot.
