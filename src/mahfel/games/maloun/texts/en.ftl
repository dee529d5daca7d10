### Malʿoun. $seat and $other are display names; $card, $cards names of cards (card-…); $drink, $drinks, $numbered names of drinks; $reward one of reward-…; a value that is not there is 0.

## The game

game-name = Malʿoun
game-pitch = Collect healthy drinks, while one of the baristas is spoiling everything.
game-goal = A complete set is five healthy cards of one drink, numbered 1 to 5. Whoever first has as many sets as agreed finishes the game and has to name the Malʿoun. A wrong name, or a Malʿoun who finishes first, and the Malʿoun wins. In Crisis nobody is the Malʿoun, anybody may spoil, and the café must not fall.

## Cards

drink-latte = latte
drink-espresso = espresso
drink-mocha = mocha
drink-herbal = herbal infusion
drink-tea = tea
drink-juice = juice
# The same words under the names of the fields of moves and events.
drinks-latte = { drink-latte }
drinks-espresso = { drink-espresso }
drinks-mocha = { drink-mocha }
drinks-herbal = { drink-herbal }
drinks-tea = { drink-tea }
drinks-juice = { drink-juice }
numbered-latte = { drink-latte }
numbered-espresso = { drink-espresso }
numbered-mocha = { drink-mocha }
numbered-herbal = { drink-herbal }
numbered-tea = { drink-tea }
numbered-juice = { drink-juice }
card-latte1 = latte 1
card-latte1x = spoiled latte 1
card-latte2 = latte 2
card-latte2x = spoiled latte 2
card-latte3 = latte 3
card-latte3x = spoiled latte 3
card-latte4 = latte 4
card-latte4x = spoiled latte 4
card-latte5 = latte 5
card-latte5x = spoiled latte 5
card-espresso1 = espresso 1
card-espresso1x = spoiled espresso 1
card-espresso2 = espresso 2
card-espresso2x = spoiled espresso 2
card-espresso3 = espresso 3
card-espresso3x = spoiled espresso 3
card-espresso4 = espresso 4
card-espresso4x = spoiled espresso 4
card-espresso5 = espresso 5
card-espresso5x = spoiled espresso 5
card-mocha1 = mocha 1
card-mocha1x = spoiled mocha 1
card-mocha2 = mocha 2
card-mocha2x = spoiled mocha 2
card-mocha3 = mocha 3
card-mocha3x = spoiled mocha 3
card-mocha4 = mocha 4
card-mocha4x = spoiled mocha 4
card-mocha5 = mocha 5
card-mocha5x = spoiled mocha 5
card-herbal1 = herbal infusion 1
card-herbal1x = spoiled herbal infusion 1
card-herbal2 = herbal infusion 2
card-herbal2x = spoiled herbal infusion 2
card-herbal3 = herbal infusion 3
card-herbal3x = spoiled herbal infusion 3
card-herbal4 = herbal infusion 4
card-herbal4x = spoiled herbal infusion 4
card-herbal5 = herbal infusion 5
card-herbal5x = spoiled herbal infusion 5
card-tea1 = tea 1
card-tea1x = spoiled tea 1
card-tea2 = tea 2
card-tea2x = spoiled tea 2
card-tea3 = tea 3
card-tea3x = spoiled tea 3
card-tea4 = tea 4
card-tea4x = spoiled tea 4
card-tea5 = tea 5
card-tea5x = spoiled tea 5
card-juice1 = juice 1
card-juice1x = spoiled juice 1
card-juice2 = juice 2
card-juice2x = spoiled juice 2
card-juice3 = juice 3
card-juice3x = spoiled juice 3
card-juice4 = juice 4
card-juice4x = spoiled juice 4
card-juice5 = juice 5
card-juice5x = spoiled juice 5
card-water = water
card-label-own = Your card: { $card }
card-label-down = Face-down card
word-healthy = healthy
word-spoiled = spoiled

## Rewards

reward-triple_order = Triple order
reward-numbered_order = Numbered order
reward-fine_palate = Fine palate
reward-big_bin = Big bin
reward-fresh_delivery = Fresh delivery
reward-clean_out = Clean-out
reward-back_shelf = Back shelf
reward-tasting = Tasting
reward-counter_swap = Counter swap
reward-help-triple_order = Your requests may name up to three drinks.
reward-help-numbered_order = You may add a number to one of the drinks you name.
reward-help-fine_palate = Of two offers or more you take two, look at both and keep one.
reward-help-big_bin = In your turn you may burn one or two cards and draw as many.
reward-help-fresh_delivery = Draw two cards from the deck.
reward-help-clean_out = Burn up to three cards and draw as many.
reward-help-back_shelf = Look at the top five burnt cards and take one.
reward-help-tasting = See two random cards of one player’s hand.
reward-help-counter_swap = Give a player one of your cards for a random one of theirs.
word-permanent = stays
word-once = one-shot

## Roles

role-maloun = Malʿoun
role-barista = ordinary barista
role-help-maloun = You may answer any request with any drink card, spoiled ones too. Nobody must notice.
role-help-barista = You answer a request with a healthy card of a named drink, or with nothing.

## What is asked

ask-turn = Your turn: burn a card, or ask for drinks?
ask-turn-crisis = Your turn: burn a card, ask for drinks, or use a positive card?
ask-build = If you hold a complete set you may lay it now.
ask-offer = Do you offer a card of the drinks asked for?
ask-offer-crisis = Do you offer a card? Any drink card will do.
ask-pick = Take one of the face-down cards.
ask-pick-two = Take two of the face-down cards to look at.
ask-compare = Which one do you keep? The other is burnt.
ask-clean_out = Clean-out: burn up to three cards, or none.
ask-back_shelf = Back shelf: take one of these cards.
ask-tasting = Tasting: whose hand do you taste?
ask-counter_swap = Counter swap: which card do you give, and to whom?
ask-trim = You hold more than the limit. Which cards do you burn?
ask-deck = The deck is empty: shuffle the burnt cards, or stop?
ask-last_call = A deciding set is on the table. Do you lay your last set now, too?
ask-step = You have finished the game. On to the discussion?
ask-discuss = Discussion: who is the Malʿoun? Say when you are done.
ask-discuss-stop = The game has stopped and nobody has finished. Who is the Malʿoun?
ask-vote = Whom do you suspect? The vote is secret and only advises.
ask-vote-stop = For whom do you vote? This secret vote decides the game.
ask-vote-again = The vote is tied. Once more, among these.
ask-accuse = Who is the Malʿoun? It is for you to say.
wait-turn = It is { $seat }’s turn.
wait-build = Anybody may lay a complete set.
wait-offer = Waiting for { $seat }: an offer?
wait-pick = { $seat } takes an offer.
wait-compare = { $seat } compares two cards.
wait-clean_out = { $seat } cleans out.
wait-back_shelf = { $seat } searches the back shelf.
wait-tasting = { $seat } chooses whose hand to taste.
wait-counter_swap = { $seat } swaps a card.
wait-trim = { $seat } burns down to the limit.
wait-deck = Waiting for { $seat } to vote on the deck.
wait-last_call = Waiting for { $seat }: a last set?
wait-step = { $seat } has finished the game.
wait-discuss = The discussion goes on: { $seat }.
wait-vote = Waiting for the vote of { $seat }.
wait-accuse = { $seat } names the Malʿoun.

## Moves

move-wait = Not now
move-build = Lay a set
move-burn = Burn
move-request = Ask
move-spend = Use a positive
move-offer = Offer
move-decline = Decline
move-pick = Take
move-keep = Keep
move-choose = Choose
move-swap = Swap
move-continue = Go on
move-reveal = Show the role
move-ready = Ready
move-vote = Vote
move-prefer = Vote
move-accuse = Accuse
move-wait-label = Lay no set now
move-build-label = Complete set: { $drink }
move-burn-label = Burn { $cards }
# $numbered and $number: 0 where no number is named
move-request-label =
    { $number ->
        [0] Ask for { $drinks }
       *[other] Ask for { $drinks }; { $numbered } number { $number }
    }
move-spend-label = Card { $place } of { $seat }’s hand
move-offer-label = Offer { $card }
move-decline-label = Offer nothing
move-pick-label = Take card { $places }
move-keep-label = Keep { $card }
move-choose-label = { $seat }
move-swap-label = { $card } to { $seat }
move-continue-label = On to the discussion
move-reveal-label = Show the Malʿoun card
move-ready-label = I have said my piece
# $seat: 0 for an abstention
move-vote-label =
    { $seat ->
        [0] Abstain
       *[other] Vote for { $seat }
    }
move-prefer-label =
    { $what ->
        [0] Abstain
       *[other] { $what }
    }
move-accuse-label = { $seat } is the Malʿoun
what-reshuffle = Shuffle and go on
what-stop = Stop the game

## What happened

# $n: number of the turn, $seat. Heading of a turn in the log.
turn-turn_began = Turn { $n }: { $seat }
event-dealt = { $seat } gets { $count } cards.
    .rule = maloun-3.2
event-dealt-you = Your cards: { $cards }.
event-turn_began = It is { $seat }’s turn.
    .rule = maloun-4.1
event-turn_began-you = It is your turn.
event-burnt =
    { $count ->
        [0] { $seat } burns nothing.
       *[other] { $seat } burns { $count } face down.
    }
    .rule = maloun-4.2
event-burnt-you =
    { $count ->
        [0] You burn nothing.
       *[other] You burn { $cards }.
    }
event-drew = { $seat } draws { $count }.
    .rule = maloun-4.2
event-drew-you = You draw { $cards }.
event-requested =
    { $number ->
        [0] { $seat } asks for { $drinks }.
       *[other] { $seat } asks for { $drinks }; { $numbered } number { $number }.
    }
    .rule = maloun-4.3
event-requested-you =
    { $number ->
        [0] You ask for { $drinks }.
       *[other] You ask for { $drinks }; { $numbered } number { $number }.
    }
# $count: how many have offered
event-offered = Offers from { $seats }.
    .rule = maloun-5.5
event-offered-you = You have offered: { $seats }.
event-nothing_offered = Nobody offers; { $seat } draws from the deck.
    .rule = maloun-5.6
event-nothing_offered-you = Nobody offers; you draw from the deck.
event-picked =
    { $rest ->
        [0] { $seat } takes the card.
       *[other] { $seat } takes one; { $rest } more are burnt.
    }
    .rule = maloun-6.2
event-picked-you = You take { $card }.
event-compared = { $seat } looks at two offers.
    .rule = maloun-8.4
event-compared-you = You see { $cards }.
event-pick_shown = { $seat } takes and shows { $card }.
    .rule = maloun-13.5
event-pick_shown-you = You take and show { $card }.
event-positive_gained = { $seat } takes a positive card and has { $count }.
    .rule = maloun-13.6
event-positive_gained-you = You take a positive card and have { $count }.
event-negative_added = A negative card for the café: { $count } of { $cap }.
    .rule = maloun-13.6
event-stolen = { $seat } uses a positive card and takes card { $place } of { $other }’s hand.
    .rule = maloun-13.8
event-stolen-you = You use a positive card and take { $card } from { $other }.
# $water: the numbers that water stands for, perhaps none; $count: sets of this seat now
event-built = { $seat } lays a complete set of { $drink }: set { $count }.
    .rule = maloun-7.1
event-built-you = You lay a complete set of { $drink }: set { $count }.
event-rewarded = Reward for { $seat }: { $reward }.
    .rule = maloun-8.1
event-rewarded-you = Your reward: { $reward }.
event-reward_idle = The reward of { $seat } has no effect.
    .rule = maloun-8.11
event-reward_idle-you = Your reward has no effect.
event-shelf_seen = { $seat } looks at the top { $count } burnt cards.
    .rule = maloun-8.8
event-shelf_seen-you = On top of the burnt pile: { $cards }.
event-shelf_taken = { $seat } takes one of them.
    .rule = maloun-8.8
event-shelf_taken-you = You take { $card }.
event-tasted = { $seat } has seen { $count } cards of { $other }’s hand.
    .rule = maloun-8.9
event-tasted-you = In { $other }’s hand you see { $cards }.
event-swapped = { $seat } swaps a card with { $other }.
    .rule = maloun-8.10
event-swapped-you = You give { $other } { $given } and get { $taken }.
# $deck: how many of the cards came from the deck
event-refilled = { $seat } refills the hand with { $count } cards.
    .rule = maloun-9.1
event-refilled-you = Your hand is refilled: { $cards }.
event-deck_emptied = The deck is empty.
    .rule = maloun-10.1
event-deck_voted = Vote on the deck: shuffle { $reshuffle }, stop { $stop }. Result: { $choice }.
    .rule = maloun-10.4
choice-reshuffle = { what-reshuffle }
choice-stop = { what-stop }
event-reshuffled = The burnt pile is shuffled and is the deck now: { $count } cards.
    .rule = maloun-10.2
event-stopped = The game stops; nobody has finished.
    .rule = maloun-10.3
event-last_called = { $seat } has laid a deciding set. If another last set is complete, now is the time.
    .rule = maloun-11.2
event-last_called-you = You have laid a deciding set. Others may lay theirs now.
event-finished = { $seat } finishes the game.
    .rule = maloun-12.1
event-finished-you = You finish the game.
# $seat: the finisher, 0 where there is none
event-discussion_began = The discussion begins: who is the Malʿoun?
    .rule = maloun-12.4
event-discussion_began-you = The discussion begins; in the end you name the Malʿoun.
# $counts is shown by the board
event-voted = The votes are counted; { $abstained } abstained.
    .rule = maloun-12.5
event-vote_tied = Tie between { $seats }; vote once more.
    .rule = maloun-10.7
event-vote_tied-you = The vote is tied, and you are among them: { $seats }.
event-accused = { $seat } says that { $other } is the Malʿoun.
    .rule = maloun-12.6
event-accused-you = You say that { $other } is the Malʿoun.
event-roles_shown = The roles are shown: { $seat } was the Malʿoun.
    .rule = maloun-12.7
event-roles_shown-you = The roles are shown: you were the Malʿoun.
event-cafe_saved = { $seat } saves the café: { $by }.
    .rule = maloun-13.9
event-cafe_saved-you = You save the café: { $by }.
event-cafe_fell = The café falls: { $by }.
    .rule = maloun-13.10
by-sets = by complete sets
by-positives = by positive cards
by-negatives = the negative cards have reached the cap
by-closing = there were no cards left
# $count: how many winners; $reason: reason-…
event-won =
    { $count ->
        [0] Everybody has lost.
       *[other] Victory goes to { $seats }.
    }
    .rule = maloun-12.7
event-won-you =
    { $count ->
        [1] You win!
       *[other] You share the victory: { $seats }.
    }

## The end

end-accused = The Malʿoun was named
end-maloun_finished = The Malʿoun finished the game
end-stopped = The deck ran out
end-saved = The café is saved
end-fallen = The café has fallen
reason-right = The finisher named the Malʿoun
reason-wrong = The finisher was wrong
reason-found = The vote found the Malʿoun
reason-escaped = The Malʿoun escaped the vote
reason-sets = Complete sets
reason-positives = Positive cards
reason-negatives = The negative cards reached the cap
reason-closing = No cards were left
# The same where reason and decision are one word.
reason-accused-right = { reason-right }
reason-accused-wrong = { reason-wrong }
reason-stopped-found = { reason-found }
reason-stopped-escaped = { reason-escaped }
reason-saved-sets = { reason-sets }
reason-saved-positives = { reason-positives }
reason-fallen-negatives = { reason-negatives }
reason-fallen-closing = { reason-closing }
reason-maloun_finished = { end-maloun_finished }

## Options

option-mode = Mode
option-mode-help = One hidden Malʿoun, or Crisis, where anybody may spoil.
option-mode-normal = Normal
option-mode-crisis = Crisis
option-sets = Sets to finish
option-sets-help = How many complete sets end the game? In Crisis 2 is better.
option-first_player = First player
option-first_player-help = Whose turn comes first?
option-first_player-random = By lot
option-first_player-host = The host
option-healthy_copies = Healthy copies
option-healthy_copies-help = How many healthy cards of each drink and number? Automatic: three, four at large tables.
option-healthy_copies-auto = Automatic
option-healthy_copies-2 = 2
option-healthy_copies-3 = 3
option-healthy_copies-4 = 4
option-spoiled_copies = Spoiled copies
option-spoiled_copies-help = How many spoiled cards of each drink and number?
option-water = Water cards
option-water-help = How many water cards are in the deck?
option-hand = Starting hand
option-hand-help = How many cards are dealt, and how far is an empty hand refilled?
option-hand_limit = Hand limit
option-hand_limit-help = After your turn you keep no more than this. 0: no limit.
option-deck_empty = When the deck is empty
option-deck_empty-help = Shuffle the burnt pile, stop, or vote each time?
option-deck_empty-reshuffle = Shuffle
option-deck_empty-stop = Stop
option-deck_empty-ask = Vote
option-max_reshuffles = Most reshuffles
option-max_reshuffles-help = After so many, an empty deck stops the game.
option-revote = Second vote
option-revote-help = If the deciding vote is tied with the Malʿoun among the tied, is there one more?
option-finish_grace = Last call
option-finish_grace-help = When a deciding set is laid, others may lay theirs at once, and the order of turns decides who has finished.
option-positives_to_win = Positives to win
option-positives_to_win-help = How many positive cards at once win?
option-positive_deck = Positive cards
option-positive_deck-help = How many positive cards are there?
option-negatives_per_player = Negatives per player
option-negatives_per_player-help = The café falls at this number times the players.
option-crisis_reshuffles = Reshuffles in Crisis
option-crisis_reshuffles-help = After so many, an empty deck closes the café.

## Refusals

refused-maloun-no_such_card = There is no such card.
refused-maloun-no_such_drink = There is no such drink.
refused-maloun-no_such_player = This player cannot be chosen.
refused-maloun-no_such_place = There is no such card lying there. Cards to take: { $count }.
refused-maloun-not_in_hand = This card is not in your hand.
refused-maloun-not_shown = This card is not among those you look at.
refused-maloun-unsorted = Cards and drinks have to be written in order.
refused-maloun-offer_water = Water cannot be offered.
refused-maloun-offer_spoiled = Only the Malʿoun offers spoiled cards.
refused-maloun-offer_unnamed = This drink was not asked for.
refused-maloun-offer_number = Of this drink only number { $number } was asked for.
refused-maloun-burn_count = Burn from { $least } to { $most } cards.
refused-maloun-request_water = Water cannot be asked for.
refused-maloun-request_twice = Name at least one drink, and each only once.
refused-maloun-request_count = No more than { $most } drinks can be asked for.
refused-maloun-request_number = A number may only be named with the reward Numbered order.
refused-maloun-request_numbered = The number has to be 1 to 5, of a drink that you ask for.
refused-maloun-set_numbers = The numbers of water have to be 1 to 5, in order.
refused-maloun-set_all_water = A set needs at least one real drink card.
refused-maloun-set_water = You have not so much water; you have { $water }.
refused-maloun-set_incomplete = This set is not complete: each number needs a healthy card or water.
refused-maloun-no_positive = You have no positive card.
refused-maloun-not_maloun = Only the Malʿoun can do this.
refused-maloun-options_hand_limit = The hand limit must not be below the starting hand of { $least }.

## Words on the board

word-deck = Deck
word-burnt = Burnt pile
word-hand = Your hand
word-sets = Complete sets
word-sets-count = { $n } of { $most } sets
word-rewards = Rewards
word-request = Request
word-offers = Offers
word-donors = Donors
word-declined = declined
word-offered = offered
word-notebook = Your notebook
word-notebook-empty = Nobody has answered a request of yours yet.
word-suspects = The Malʿoun is one of these
word-positives = Positive cards
word-negatives = Negative cards of the café
word-negatives-count = { $n } of { $most }
word-build-now = Lay the set
word-water-for = water for { $n }
word-finisher = Finisher
word-finisher-short = Finisher
word-votes = Votes
word-abstained = Abstained
word-reshuffles = Reshuffled: { $n }
word-cards-count = Cards: { $n }
word-known = You know they hold
word-bad = bad
word-your-role = Your role
word-cafe = Mr Brown’s café
letter-latte = L
letter-espresso = E
letter-mocha = M
letter-herbal = H
letter-tea = T
letter-juice = J
letter-water = W
word-menu = Menu
word-number = Number
word-number-any = any
word-number-for = Number for { $drink }
word-held = Numbers you hold: { $n }
word-offer-n = Face-down card { $n }
word-private = Only you see this.
word-positives-count = Positive cards: { $n } of { $most }
word-votes-count = Votes: { $n }
word-notes = Notes
word-build-help = Five healthy cards of one drink. Water fills missing numbers; with water to spare, touch a card to keep it and use water instead.
word-missing = missing: { $card }
word-spend-help = You take one of somebody’s shuffled face-down cards.
word-whole-hand = Hand
word-said = Your answer: { $answer }
word-said-open = Your answer: { $answer }. You may change it until the last one is in.
word-show-role = Look at your role
word-hide-role = Cover your role
word-to-result = Show the result
word-roles = Roles
do-burn-none = Burn nothing
do-taste = Taste { $seat }’s hand
why-cards = Cards to choose: { $n }; chosen: { $chosen }
why-drinks = choose up to { $most } drinks, or a card to burn
why-card = choose a card of your hand
why-places =
    { $n ->
        [1] choose one card
       *[other] choose { $n } cards
    }
why-place = Which card?
why-look = choose one
why-swap = choose a card and a player
why-seat = choose a player
why-nobody = nobody holds a card
why-not-now = not now: before the action of a turn, or before the pick
why-no-set = your hand has no complete set
why-water = your water: { $n }
hint-request = everybody offers one card or none
hint-request-crisis = anybody may offer anything
hint-burn = and draw as many: { $n }
hint-trim = nothing is drawn for them: { $n }
hint-offer = face down; you draw one at once
hint-pick = into your hand; burnt: { $n }
hint-pick-two = you see both and keep one
hint-pick-crisis = everybody sees it; burnt: { $n }
hint-keep-compare = the other is burnt with the rest
hint-keep-back_shelf = the others go back to the burnt pile
hint-swap = for a random card of theirs
hint-taste = you see two random cards
hint-vote = advice for the finisher
hint-vote-stop = this vote decides the game
hint-accuse = right: only you win; wrong: only the Malʿoun
hint-last-call = turn order decides between these sets
hint-continue = then the vote, and you name the Malʿoun
hint-reveal = only the Malʿoun can; the game ends here
hint-ready = the vote follows when all are done
hint-spend = the positive goes back; you take a card unseen
hint-build = set { $n } of { $most }; you draw a reward
hint-build-crisis = set { $n } of { $most }; you take a positive card
hint-build-last = the last set: it finishes the game
word-winner = Winner
short-latte = { drink-latte }
short-espresso = { drink-espresso }
short-mocha = { drink-mocha }
short-herbal = herbal
short-tea = { drink-tea }
short-juice = { drink-juice }

## Bots

bot-easy = easy
bot-easy-help = Collects the two drinks it has most of and gives by a rule of thumb.
bot-normal = normal
bot-normal-help = Keeps nothing it does not need and tries several plans in its head.
bot-random = random
bot-random-help = Chooses any legal move by lot.
