### Sabotage in the Gold Mine. $seat and $target are display names, $seats a list of them, $card a card-…, $tool a tool-…, $goal a goal-…; a value that is not there is 0.

## The game

game-name = Sabotage in the Gold Mine
game-pitch = Everyone digs for gold, but not everyone means it.
game-goal = Together you dig a tunnel to the treasure, but there are saboteurs among you. If the way is opened the miners share the gold, if not the saboteurs are paid. After three rounds the most nuggets win.

## Cards

card-X4 = Crossing
card-TV = Upright junction
card-TH = Flat junction
card-SV = Upright straight
card-SH = Flat straight
card-CR = Right bend
card-CL = Left bend
card-D4 = Four-way dead end
card-DTV = Upright three-way dead end
card-DTH = Flat three-way dead end
card-DSV = Upright dead end
card-DSH = Flat dead end
card-DCR = Right-bend dead end
card-DCL = Left-bend dead end
card-D1V = Upright one-mouth dead end
card-D1H = Flat one-mouth dead end
card-START = Start
card-GOLD = Treasure
card-STONE_R = Stone, right bend
card-STONE_L = Stone, left bend
card-break_lamp = Broken lamp
card-break_cart = Broken cart
card-break_pick = Broken pick
card-mend_lamp = Mend the lamp
card-mend_cart = Mend the cart
card-mend_pick = Mend the pick
card-mend_lamp_cart = Mend lamp or cart
card-mend_lamp_pick = Mend lamp or pick
card-mend_cart_pick = Mend cart or pick
card-map = Map
card-rockfall = Rockfall
# For screen readers. $card, $n: how many of them
card-label = Card: { $card }
card-label-turned = Card: { $card }, turned
card-label-down = Face-down card
gold-label = Gold card: { $n }
card-help-tunnel = Is added to the mine: mouth to mouth, wall to wall.
card-help-dead_end = Its mouths do not lead to each other.
card-help-break = Breaks a tool of another player, who digs no tunnels until it is mended.
card-help-mend = Mends one broken tool of anybody.
card-help-map = Shows you one goal in secret.
card-help-rockfall = Takes one tunnel out of the mine.
tool-lamp = lamp
tool-cart = cart
tool-pick = pick
goal-top = the top goal
goal-middle = the middle goal
goal-bottom = the bottom goal
treasure-top = the top goal
treasure-middle = the middle goal
treasure-bottom = the bottom goal
# Who one is, and the role card set aside.
role-miner = miner
role-saboteur = saboteur
aside-miner = miner
aside-saboteur = saboteur
role-help-miner = Open the way to the treasure, and find out who spoils it.
role-help-saboteur = See that nobody reaches the treasure, and do not give yourself away.

## What is asked

ask-turn = Your turn: dig, play an action or pass.
ask-turn-broken = Your tools are broken: play an action or pass.
ask-turn-last = The draw pile is empty: play a card or discard one.
ask-keep = Which gold card do you keep? The rest are handed on.
wait-turn = It is { $seat }’s turn.
wait-keep = { $seat } chooses a gold card.

## Moves

# Headings of groups of moves on a board without pictures
moves-dig = Dig
moves-break = Break a tool
moves-mend = Mend
moves-rockfall = Rockfall
moves-map = Map
moves-pass = Pass
moves-keep = Take gold
# $x, $y: column and row, the start is 0, 0; $turned: yes or no
move-dig-label =
    { $turned ->
        [yes] { $card }, turned, at column { $x }, row { $y }
       *[no] { $card } at column { $x }, row { $y }
    }
move-break-label = Break { $seat }’s { $tool }
move-mend-label = Mend { $seat }’s { $tool } with { $card }
move-rockfall-label = Rockfall at column { $x }, row { $y }
move-map-label = Look at { $goal }
move-pass-label = Discard { $card }
move-keep-label =
    { $gold ->
        [one] Keep { $gold } nugget
       *[other] Keep { $gold } nuggets
    }
move-dig = Dig
move-turn = Turn
move-break = Break
move-mend = Mend
move-rockfall = Let it fall
move-map = Look
move-pass = Pass
move-keep = Keep
move-why-none = choose a card
move-why-place = choose a cell in the mine
move-why-nowhere = this card fits nowhere
move-why-target = choose a player
move-why-goal = choose a goal
move-why-broken = your tools are broken
move-why-nobody = fits nobody
move-why-face-down = is discarded face down
move-break-tool = Break the { $tool }
move-mend-tool = Mend the { $tool }

## What happened

# An event’s .rule is the paragraph of the rulebook behind it; -you speaks to whoever did it, -to-you to whom it was done.
# $n: number of the round, $seat: who begins. Heading of a round in the log.
turn-round_began = Round { $n }: { $seat } begins
event-dealt =
    { $count ->
        [one] { $seat } gets a role and { $count } card.
       *[other] { $seat } gets a role and { $count } cards.
    }
    .rule = saboteur-3.3
event-dealt-you =
    { $count ->
        [one] You get your role and { $count } card.
       *[other] You get your role and { $count } cards.
    }
event-dug = { $seat } lays { $card } at column { $x }, row { $y }.
    .rule = saboteur-5.2
event-dug-you = You lay { $card } at column { $x }, row { $y }.
event-goal_turned = { $seat } reaches { $goal }: { $card }.
    .rule = saboteur-5.6
event-goal_turned-you = You reach { $goal }: { $card }.
event-broke = { $seat } breaks { $target }’s { $tool }.
    .rule = saboteur-6.1
event-broke-you = You break { $target }’s { $tool }.
event-broke-to-you = { $seat } breaks your { $tool }.
event-mended =
    { $target ->
        [0] { $seat } mends their own { $tool }.
       *[other] { $seat } mends { $target }’s { $tool }.
    }
    .rule = saboteur-6.3
event-mended-you =
    { $target ->
        [0] You mend your own { $tool }.
       *[other] You mend { $target }’s { $tool }.
    }
event-mended-to-you = { $seat } mends your { $tool }.
event-fell = { $seat } lets a rock fall on { $card } at column { $x }, row { $y }.
    .rule = saboteur-6.5
event-fell-you = You let a rock fall on { $card } at column { $x }, row { $y }.
event-map_read = { $seat } looks at { $goal } in secret.
    .rule = saboteur-6.7
event-map_read-you = You look at { $goal } in secret.
event-passed = { $seat } passes and discards a card face down.
    .rule = saboteur-4.3
event-passed-you = You pass and discard a card face down.
event-round_ended =
    { $seat ->
        [0] Round { $n } is over and nobody reached the treasure. It lay here: { $treasure }.
       *[other] Round { $n } is over: { $seat } has reached the treasure.
    }
    .rule = saboteur-9.3
event-round_ended-you = Round { $n } is over: you have reached the treasure.
event-roles_shown =
    { $count ->
        [0] There was no saboteur. The role set aside: { $aside }.
       *[other] Saboteurs of this round: { $seats }. The role set aside: { $aside }.
    }
    .rule = saboteur-9.3
event-pool_drawn =
    { $count ->
        [one] { $count } gold card is drawn. Who takes: { $seats }.
       *[other] { $count } gold cards are drawn. Who takes, in this order: { $seats }.
    }
    .rule = saboteur-9.4
event-gold_kept = { $seat } keeps a gold card.
    .rule = saboteur-9.5
event-gold_kept-you = You keep a gold card.
event-paid =
    { $nuggets ->
        [one] { $seat } is paid { $nuggets } nugget.
       *[other] { $seat } is paid { $nuggets } nuggets.
    }
    .rule = saboteur-9.8
event-paid-you =
    { $nuggets ->
        [one] You are paid { $nuggets } nugget.
       *[other] You are paid { $nuggets } nuggets.
    }
event-nobody_paid = { $why }, so nobody gets any gold in this round.
    .rule = saboteur-9.10
why-no_saboteur = There was no saboteur
why-no_miner = No miner has whole tools
event-counted =
    { $nuggets ->
        [one] { $seat } shows the gold: { $nuggets } nugget.
       *[other] { $seat } shows the gold: { $nuggets } nuggets.
    }
    .rule = saboteur-10.3
event-counted-you =
    { $nuggets ->
        [one] You show your gold: { $nuggets } nugget.
       *[other] You show your gold: { $nuggets } nuggets.
    }
event-won = Victory goes to { $seats }.
    .rule = saboteur-10.3
event-won-you =
    { $count ->
        [1] You win!
       *[other] You share the victory: { $seats }.
    }

## The reckoning

end-rounds_played = All rounds are played
reason-nuggets = the most nuggets
reason-shared = equally many nuggets, a shared victory
decided-nuggets = the most nuggets
decided-shared = equally many nuggets, a shared victory

## Options

option-gold_pool = Gold cards to draft
option-gold_pool-help = How many gold cards are drawn when the treasure is found?
option-gold_pool-players = as many as players, 9 at most
option-gold_pool-miners = as many as miners, one each
option-gold_cards = Gold in the mine
option-gold_cards-help = The old mine has less gold, and cards of bare rock.
option-gold_cards-printed = as in the box
option-gold_cards-old_mine = the old mine
option-competitive = Competitive
option-competitive-help = A miner whose tool is broken when the round ends takes no gold.
option-hidden_goal_is_open = Hidden goals are open
option-hidden_goal_is_open-help = A card beside a goal that lies face down must have a mouth towards it.
option-redeal_if_no_saboteur = Deal again without a saboteur
option-redeal_if_no_saboteur-help = If nobody is a saboteur, roles are dealt again. It matters for 3 and 4 players.
option-rounds = Rounds
option-rounds-help = How many rounds do you play?
option-first_player = Who starts
option-first_player-help = Who begins the first round?
option-first_player-random = drawn by lot
option-first_player-host = the host

## Refusals

refused-saboteur-no_such_card = There is no such card in this game.
refused-saboteur-not_in_hand = You do not hold { $card }.
refused-saboteur-not_a_tunnel = { $card } is not a tunnel.
refused-saboteur-half_turn = A card can be turned by half a turn only.
refused-saboteur-broken_tools = You cannot dig with broken tools.
refused-saboteur-too_far = That cell is far outside the mine.
refused-saboteur-taken = A card lies there already.
refused-saboteur-not_connected = No tunnel that is joined to the start leads to that cell.
refused-saboteur-wall_to_the_light = No mouth of the card meets the tunnel; perhaps it does when turned.
refused-saboteur-does_not_fit = The card does not match its neighbours.
refused-saboteur-no_such_tool = There is no such tool.
refused-saboteur-no_such_seat = There is no such player at the table.
refused-saboteur-not_yourself = You cannot break your own tools.
refused-saboteur-already_broken = That tool of { $seat }’s is broken already.
refused-saboteur-mends_other = { $card } does not mend that tool.
refused-saboteur-not_broken = That tool of { $seat }’s is not broken.
refused-saboteur-rock_stays = The start and the goals stay where they are.
refused-saboteur-nothing_there = There is no tunnel in that cell.
refused-saboteur-no_such_goal = There is no such goal.
refused-saboteur-goal_is_known = That goal lies face up.
refused-saboteur-pass_needs_card = To pass you have to discard a card.
refused-saboteur-not_in_pool = There is no such gold card among these.

## Words on the board

word-mine = Mine
word-role = Your role
word-hand = Your hand
word-pile = Draw pile
word-up = Discard pile
word-down = face down
word-gold = Gold
word-nuggets = nuggets
word-loose = loose nuggets
word-round = Round { $n } of { $rounds }
word-starter = Starter
word-broken = broken tools
word-maps = Your maps
word-map-gold = the treasure is here
word-map-stone = only a stone here
word-discarded = Your discards
word-pool = Gold to choose from
word-queue = Who takes next
word-lots = Gold you handed on
word-stories = Rounds so far
word-saboteurs = Saboteurs
word-aside = Role set aside
word-found = treasure found
word-not-found = treasure not found
word-reckoning = The reckoning
word-winner = Winner
word-deeds = Deeds in this round
word-helped = helped: { $n }
word-hindered = hindered: { $n }
word-fit = Show the whole mine
word-cut-off = cut off from the start
word-start = start
word-goals = goals
word-rock = bare rock
word-pile-left =
    { $n ->
        [0] the draw pile is empty
        [one] { $n } card left
       *[other] { $n } cards left
    }
word-hand-count =
    { $n ->
        [0] no cards
        [one] { $n } card
       *[other] { $n } cards
    }
word-gold-count =
    { $n ->
        [0] no gold
        [one] { $n } gold card
       *[other] { $n } gold cards
    }
word-nugget-count =
    { $n ->
        [one] { $n } nugget
       *[other] { $n } nuggets
    }

## On the board

# The mark of a tool or an action in the corner of its card
letter-lamp = L
letter-cart = C
letter-pick = P
letter-map = M
letter-rockfall = R
word-look = Role
word-hold = Press to see your role
word-hide = Hide the role
word-zoom = Size of the mine
word-zoom-in = Closer
word-zoom-out = Farther
word-notes = Notes
word-go-on = Go on
word-to-result = Straight to the result
word-dashed = A dashed cell: fits when turned.
word-on-board = On the table
word-unknown = unknown
word-looked = Looked at
word-broke = Broke tools of
word-mended = Mended tools of
word-saw = { $goal }: { $card }
cell-label = Column { $x }, row { $y }
cell-label-turn = Column { $x }, row { $y }, if turned
laid-label = { $card }: column { $x }, row { $y }
laid-label-cut = { $card }: column { $x }, row { $y }, cut off from the start
fall-label = Rockfall on { $card }: column { $x }, row { $y }
goal-label-down = { $goal }: face down
goal-label-seen = { $goal }: face down, you saw { $card }
goal-label-up = { $goal }: { $card }
goal-looked = looked at by { $seats }
# What comes of the chosen move; the small words on its button. $goals: a list of goal-…
hint-goal = turns up { $goals }
hint-joined =
    { $n ->
        [one] joins { $n } card again
       *[other] joins { $n } cards again
    }
hint-onward =
    { $n ->
        [one] leads on to { $n } cell
       *[other] leads on to { $n } cells
    }
hint-end = leads nowhere
hint-break = { $seat } cannot dig until it is mended
hint-mend = { $seat } can dig again
hint-mend-more = { $seat } still has a broken tool
hint-mend-you = you can dig again
hint-mend-more-you = you still have a broken tool
hint-cuts =
    { $n ->
        [0] cuts nothing off
        [one] cuts off { $n } card
       *[other] cuts off { $n } cards
    }
hint-map = only you will see it
hint-keep =
    { $n ->
        [0] nothing is left
        [one] { $n } card goes on to { $seat }
       *[other] { $n } cards go on to { $seat }
    }
# Why a player cannot be chosen, or the card not be turned; very short
why-not_yourself = not yourself
why-already_broken = broken already
why-not_broken = nothing to mend
why-turn-alike = looks the same
why-turn-misfit = does not fit turned

## Bots

bot-easy = easy
bot-easy-help = Digs straight towards the treasure, or spoils it at once.
bot-normal = normal
bot-normal-help = Keeps in mind what the others did, and tries several plans over in thought.
bot-random = random
bot-random-help = Draws any legal move by lot.
