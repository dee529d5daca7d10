### Coup. $seat, $other, $target, $claimant, $actor are display names; $card and $role names of characters (card-…, role-…); $action one of action-…; a value that is not there is 0.

## The game

game-name = Coup
game-pitch = Claim to be whoever you please. It is only a lie if somebody doubts it.
game-goal = Everyone has two face-down characters and a few coins. On your turn you take one action and claim whatever character it needs, whether you hold it or not. Whoever is caught lying, or doubts the truth, loses an influence. The last one left wins.

## Characters

card-duke = Duke
card-assassin = Assassin
card-captain = Captain
card-ambassador = Ambassador
card-contessa = Contessa
card-inquisitor = Inquisitor
card-anarchist = Anarchist
card-banker = Banker
card-capitalist = Capitalist
card-farmer = Farmer
card-speculator = Speculator
card-spy = Spy
card-director = Director
card-newscaster = Newscaster
card-producer = Producer
card-reporter = Reporter
card-writer = Writer
card-crime_boss = Crime Boss
card-general = General
card-guerrilla = Guerrilla
card-judge = Judge
card-mercenary = Mercenary
card-communist = Communist
card-customs_officer = Customs Officer
card-foreign_consular = Foreign Consular
card-intellectual = Intellectual
card-lawyer = Lawyer
card-missionary = Missionary
card-peacekeeper = Peacekeeper
card-politician = Politician
card-priest = Priest
card-protestor = Protestor
# What an embezzler claims.
card-no_duke = no Duke

# A character as it is claimed: the same words under the name of the event’s field.
role-duke = { card-duke }
role-assassin = { card-assassin }
role-captain = { card-captain }
role-ambassador = { card-ambassador }
role-contessa = { card-contessa }
role-inquisitor = { card-inquisitor }
role-anarchist = { card-anarchist }
role-banker = { card-banker }
role-capitalist = { card-capitalist }
role-farmer = { card-farmer }
role-speculator = { card-speculator }
role-spy = { card-spy }
role-director = { card-director }
role-newscaster = { card-newscaster }
role-producer = { card-producer }
role-reporter = { card-reporter }
role-writer = { card-writer }
role-crime_boss = { card-crime_boss }
role-general = { card-general }
role-guerrilla = { card-guerrilla }
role-judge = { card-judge }
role-mercenary = { card-mercenary }
role-communist = { card-communist }
role-customs_officer = { card-customs_officer }
role-foreign_consular = { card-foreign_consular }
role-intellectual = { card-intellectual }
role-lawyer = { card-lawyer }
role-missionary = { card-missionary }
role-peacekeeper = { card-peacekeeper }
role-politician = { card-politician }
role-priest = { card-priest }
role-protestor = { card-protestor }
role-no_duke = { card-no_duke }

# Letters of the emblem, different within every set.
card-letter-duke = Du
card-letter-assassin = As
card-letter-captain = Ca
card-letter-ambassador = Am
card-letter-contessa = Co
card-letter-inquisitor = In
card-letter-anarchist = An
card-letter-banker = Ba
card-letter-capitalist = Cp
card-letter-farmer = Fa
card-letter-speculator = Sp
card-letter-spy = Sy
card-letter-director = Di
card-letter-newscaster = Ne
card-letter-producer = Pr
card-letter-reporter = Re
card-letter-writer = Wr
card-letter-crime_boss = Cb
card-letter-general = Ge
card-letter-guerrilla = Gu
card-letter-judge = Ju
card-letter-mercenary = Me
card-letter-communist = Cm
card-letter-customs_officer = Cu
card-letter-foreign_consular = Fc
card-letter-intellectual = It
card-letter-lawyer = La
card-letter-missionary = Mi
card-letter-peacekeeper = Pk
card-letter-politician = Po
card-letter-priest = Pi
card-letter-protestor = Pt

# The aid card.
card-help-duke = Takes 3 coins. Blocks foreign aid.
card-help-assassin = For 3 coins, another player loses an influence.
card-help-captain = Takes up to 2 coins from another player. Blocks stealing.
card-help-ambassador = Draws 2 cards from the Court and puts 2 back. Blocks stealing.
card-help-contessa = Blocks an assassination. Nobody else can defuse a bomb.
card-help-inquisitor = Exchanges with 1 card of the Court, or looks at another player’s card and may have it replaced. Blocks stealing.
card-help-anarchist = For 3 coins, puts a bomb before another player, who defuses it as Contessa, passes it on as Anarchist or loses an influence.
card-help-banker = Takes 3 coins.
card-help-capitalist = Takes 4 coins. Everyone else who claims Capitalist too gets 1 of the actor’s coins.
card-help-farmer = Takes 3 coins and gives 1 to another player.
card-help-speculator = Doubles their coins, taking at most 5. Caught lying, they give all their coins to the doubter.
card-help-spy = Takes 1 coin and may take one more action.
card-help-director = Draws 2 cards from the Court and puts 2 back.
card-help-newscaster = For 1 coin, draws 3 cards from the Court and puts 3 back.
card-help-producer = Draws a card and receives one of another player’s; gives one back to them and one to the Court. Blocks the handover.
card-help-reporter = Takes 1 coin, draws 1 card and puts 1 back.
card-help-writer = Draws 1 card, and more for 1 coin each; puts as many back.
card-help-crime_boss = With 5 coins in hand, demands 2 coins of another player. If they refuse, the actor pays 5 and they lose an influence.
card-help-general = For 5 coins, all others lose an influence. Blocks it for oneself.
card-help-guerrilla = For 4 coins, another player loses an influence. Blocks the same.
card-help-judge = Gives another player 3 coins, and that player loses an influence. Blocks the same and keeps the coins.
card-help-mercenary = For 3 coins, puts a Disappear token before another player, who loses an influence at the end of their next turn. Turns the token away.
card-help-communist = Moves up to 3 coins from the richest other player to the poorest. The richest may block it as Communist.
card-help-customs_officer = Marks a character: from now on the others pay 1 coin to claim it.
card-help-foreign_consular = Makes a treaty with another player: neither may target the other.
card-help-intellectual = When losing an influence: takes 5 coins.
card-help-lawyer = At the end of a turn on which somebody fell: takes their coins, split among all who claim Lawyer.
card-help-missionary = When losing an influence, but not by a coup: draws a card in its place.
card-help-peacekeeper = Takes 1 coin and the Peace token; only a coup can be aimed at its holder.
card-help-politician = Takes up to 2 coins from another player. Blocks the same.
card-help-priest = All others give 1 coin. Blocks giving one’s own.
card-help-protestor = For 2 coins and 3 more from somebody who joins, another player loses an influence. Blocks the same.

# For screen readers. $card
card-label-down = Face-down card
card-label-own = Your card: { $card }
card-label-lost = { $card }, face up

category-classic = Classic
category-finance = Finance
category-communications = Communications
category-force = Force
category-special = Special interest

## Actions: the words of the button, and what it does

action-income = Income
action-foreign_aid = Foreign aid
action-coup = Coup
action-tax = Tax
action-assassinate = Assassination
action-steal = Steal
action-exchange = Exchange
action-convert = Change sides
action-embezzle = Embezzle
action-exchange_one = Exchange one
action-examine = Examine
action-bomb = Bomb
action-banker = Take 3 coins
action-capitalist = Take 4 coins and share
action-farmer = Take 3 coins, give 1
action-speculator = Double your coins
action-spy = Take 1 coin and act again
action-director = Exchange two
action-newscaster = Exchange three
action-producer = Trade cards
action-reporter = Take 1 coin, exchange one
action-writer = Draw and pay
action-crime_boss = Demand a ransom
action-general = Strike at everyone
action-guerrilla = Strike
action-judge = Sentence
action-mercenary = Make disappear
action-communist = Take from the rich
action-customs_officer = Levy a tax
action-foreign_consular = Make a treaty
action-lawyer = Claim the estate
action-peacekeeper = Take 1 coin and Peace
action-politician = Collect bribes
action-priest = Collect donations
action-protestor = Raise a protest
action-ransom = Ransom

action-help-income = 1 coin. Cannot be doubted or blocked.
action-help-foreign_aid = 2 coins, unless somebody blocks.
action-help-coup = 7 coins: one player loses an influence. Nothing can stop it.
action-help-tax = 3 coins from the Treasury.
action-help-assassinate = 3 coins: one player loses an influence.
action-help-steal = Up to 2 coins of one player.
action-help-exchange = Draw 2 cards, put 2 back.
action-help-convert = 1 coin to change your own party, 2 for somebody else’s. The coins go to the reserve.
action-help-embezzle = All coins of the reserve, if you do not hold the Duke.
action-help-exchange_one = Draw 1 card, put 1 back.
action-help-examine = Look at a card of one player; have it replaced if you like.
action-help-bomb = 3 coins: put the bomb before one player.
action-help-banker = 3 coins from the Treasury.
action-help-capitalist = 4 coins; 1 of them to everyone else who claims the same.
action-help-farmer = 3 coins; 1 of them to another player.
action-help-speculator = As many coins as you have, 5 at most. If caught, all of yours go to the doubter.
action-help-spy = 1 coin, then one more action if you like.
action-help-director = Draw 2 cards, put 2 back.
action-help-newscaster = 1 coin: draw 3 cards, put 3 back.
action-help-producer = Draw 1, get 1 from a player, give 1 back and put 1 back.
action-help-reporter = 1 coin; draw 1 card, put 1 back.
action-help-writer = Draw 1 card, more for 1 coin each; put as many back.
action-help-crime_boss = You need 5 coins. One player pays you 2, or you pay 5 and they lose an influence.
action-help-general = 5 coins: all others lose an influence.
action-help-guerrilla = 4 coins: one player loses an influence.
action-help-judge = 3 coins to one player, who loses an influence.
action-help-mercenary = 3 coins: one player loses an influence at the end of their next turn.
action-help-communist = Up to 3 coins go from the richest other player to the poorest.
action-help-customs_officer = The others pay you 1 coin to claim the character you mark.
action-help-foreign_consular = You and one player may no longer target each other.
action-help-lawyer = The coins of those who fell on this turn.
action-help-peacekeeper = 1 coin, and only a coup can be aimed at you.
action-help-politician = Up to 2 coins of one player.
action-help-priest = 1 coin from each of the others.
action-help-protestor = 2 coins: if somebody adds 3, one player loses an influence.
action-help-ransom = 2 coins, or an influence.

# What a claim answers. $against in event-claimed
against-foreign_aid = to block foreign aid
against-assassinate = to block the assassination
against-steal = to block stealing
against-producer = to keep the cards
against-general = to escape the strike
against-guerrilla = to block the strike
against-judge = to block the sentence
against-mercenary = to turn the token away
against-communist = to keep the coins
against-politician = to keep the coins
against-priest = to keep the coin
against-protestor = to block the protest
against-loss = in answer to the loss
against-disappear = to turn the token away
against-bomb = because of the bomb
against-share = to have a share

## What is asked

ask-turn = Your turn: which action do you take?
ask-turn-coup = You have 10 coins or more, so it has to be a coup. Against whom?
ask-turn-second = You may take one more action. Which one?
# $claimant, $role: what is claimed, also role-no_duke
ask-doubt = { $claimant } claims { $role }. Do you believe it?
# $actor, $action
ask-block = { $actor }: { $action }. Do you block it or let it pass?
# $role
ask-prove = Your claim is doubted: { $role }. Will you prove it, or lose an influence?
ask-lose = You lose an influence. Which card do you turn up?
ask-keep = Choose the cards you keep. The others go back to the Court.
ask-keep-one = Choose one of the cards to keep. The others leave the game.
# $actor
ask-show-examine = { $actor } examines you. Which card do you show?
ask-show-give = Which card do you hand over?
# $target, $card: the card that was shown
ask-examine = { $target } shows you { $card }. Does it stay?
ask-bomb = The bomb lies before you. What do you do?
ask-ward = A Disappear token lies before you. Do you turn it away as Mercenary?
ask-ward-last = Your Disappear token is about to fire. Do you turn it away as Mercenary?
# $actor, $target
ask-join = { $actor } protests against { $target }. Will you join for 3 coins?
# $actor
ask-join-capitalist = { $actor } takes 4 coins. Do you claim Capitalist too, for 1 of them?
# $coins: what the fallen have left
ask-join-lawyer =
    { $coins ->
        [one] { $coins } coin is left behind. Do you claim Lawyer?
       *[other] { $coins } coins are left behind. Do you claim Lawyer?
    }
ask-give = Who gets 1 of your coins?
ask-treaty = With whom do you make a treaty?
ask-tax = Which character do you mark?
# $actor
ask-ransom = { $actor } wants 2 of your coins. Do you pay, or lose an influence?
ask-write = Do you draw one more card for 1 coin?
ask-side = Which party do you join? The others follow in turn.

# $seat: whoever has not answered yet, perhaps several
wait-turn = It is { $seat }’s turn.
wait-doubt = Waiting for { $seat }: doubt?
wait-block = Waiting for { $seat }: block?
wait-prove = { $seat } has to prove the claim or lose an influence.
wait-lose = { $seat } chooses an influence to lose.
wait-keep = { $seat } chooses cards.
wait-show-examine = { $seat } chooses a card to show.
wait-show-give = { $seat } chooses a card to hand over.
wait-examine = { $seat } looks at a card.
wait-bomb = The bomb lies before { $seat }.
wait-ward = { $seat } thinks about the token.
wait-join = Waiting for { $seat }: join in?
wait-give = { $seat } chooses who gets a coin.
wait-treaty = { $seat } chooses a partner.
wait-tax = { $seat } marks a character.
wait-ransom = { $seat } pays or refuses.
wait-write = { $seat } draws cards.
wait-side = { $seat } chooses a party.

## Moves

# Headings of groups of moves on a board without pictures
moves-declare = Actions
moves-block = Block
moves-lose = Lose an influence
moves-keep = Keep
moves-show = Show
moves-choose = Choose a player
moves-mark = Choose a character

# $action, $target and $other: 0 where there is none
move-declare-label =
    { $other ->
        [0]
            { $target ->
                [0] { $action }
               *[other] { $action }: { $target }
            }
       *[other] { $action }: from { $target } to { $other }
    }
move-allow-label = Let it pass
move-doubt-label = I doubt it
# $role
move-block-label = Claim { $role }
move-prove-label = Prove it
# $card, $claim: 0 where nothing is claimed
move-lose-label =
    { $claim ->
        [0] Turn up { $card }
       *[other] Set { $card } aside and claim { $claim }
    }
move-keep-label = Keep { $cards }
move-show-label = Hand over { $card }
move-decide-label = { $what }
move-choose-label = { $seat }
move-mark-label = { $role }

claim-intellectual = { card-intellectual }
claim-missionary = { card-missionary }

decide-pay = Pay
decide-refuse = Refuse
decide-swap = Have it replaced
decide-spare = Let it stay
decide-more = One more card
decide-stop = Enough
decide-join = Join in
decide-empire = Empire
decide-resistance = Resistance
decide-explode = Let it explode
decide-decline = No further action
# The same words under the name of the move’s field.
what-pay = { decide-pay }
what-refuse = { decide-refuse }
what-swap = { decide-swap }
what-spare = { decide-spare }
what-more = { decide-more }
what-stop = { decide-stop }
what-join = { decide-join }
what-empire = { decide-empire }
what-resistance = { decide-resistance }
what-explode = { decide-explode }
what-decline = { decide-decline }

## What happened

# An event’s .rule is the paragraph of the rulebook behind it; -you speaks to whoever did it, -to-you to whom it was done.

# $n: number of the turn, $seat. Heading of a turn in the log.
turn-turn_began = Turn { $n }: { $seat }

event-dealt = { $seat } gets 2 cards.
    .rule = coup-2.3
event-dealt-you = You get your cards.
# $seat, $party
event-side_taken = { $seat } is for the { $party }.
    .rule = coup-10.2
event-side_taken-you = You are for the { $party }.
# $role: 0 without a claim; $target: 0 without one; $cost
event-declared =
    { $role ->
        [0]
            { $target ->
                [0] { $seat }: { $action }.
               *[other] { $seat } against { $target }: { $action }.
            }
       *[other]
            { $target ->
                [0] { $seat } claims { $role }: { $action }.
               *[other] { $seat } claims { $role } against { $target }: { $action }.
            }
    }
    .rule = coup-3.3
event-declared-you =
    { $role ->
        [0]
            { $target ->
                [0] You: { $action }.
               *[other] You against { $target }: { $action }.
            }
       *[other]
            { $target ->
                [0] You claim { $role }: { $action }.
               *[other] You claim { $role } against { $target }: { $action }.
            }
    }
event-declared-to-you =
    { $role ->
        [0] { $seat } against you: { $action }.
       *[other] { $seat } claims { $role } against you: { $action }.
    }
# $against: one of against-…
event-claimed = { $seat } claims { $role } { $against }.
    .rule = coup-5.2
event-claimed-you = You claim { $role } { $against }.
event-doubted = { $seat } doubts { $other }’s claim: { $role }.
    .rule = coup-5.1
event-doubted-you = You doubt { $other }’s claim: { $role }.
event-doubted-to-you = { $seat } doubts your claim: { $role }.
event-believed = Nobody doubts { $seat }’s claim: { $role }.
    .rule = coup-5.1
event-believed-you = Nobody doubts your claim: { $role }.
event-proved = { $seat } shows { $cards }: it was true.
    .rule = coup-5.4
event-proved-you = You show { $cards }: it was true.
# $count
event-drew =
    { $count ->
        [one] { $seat } draws { $count } card.
       *[other] { $seat } draws { $count } cards.
    }
    .rule = coup-2.5
event-drew-you =
    { $count ->
        [one] You draw { $count } card.
       *[other] You draw { $count } cards.
    }
event-admitted = { $seat } gives up the claim: { $role }.
    .rule = coup-5.5
event-admitted-you = You give up the claim: { $role }.
event-lost = { $seat } loses an influence: { $card }.
    .rule = coup-7.1
event-lost-you = You lose an influence: { $card }.
event-set_aside = { $seat } sets the lost card aside, face down.
    .rule = coup-13.10
event-set_aside-you = You set the lost card aside, face down.
event-fell_out = { $seat } has no influence left and is out.
    .rule = coup-7.2
event-fell_out-you = You have no influence left and are out.
# $coins
event-gained =
    { $coins ->
        [0] { $seat } gets nothing.
        [one] { $seat } takes { $coins } coin.
       *[other] { $seat } takes { $coins } coins.
    }
    .rule = coup-2.4
event-gained-you =
    { $coins ->
        [0] You get nothing.
        [one] You take { $coins } coin.
       *[other] You take { $coins } coins.
    }
# $other: 0 for the Treasury
event-paid =
    { $other ->
        [0]
            { $coins ->
                [one] { $seat } pays { $coins } coin to the Treasury.
               *[other] { $seat } pays { $coins } coins to the Treasury.
            }
       *[other]
            { $coins ->
                [0] { $seat } has nothing to give to { $other }.
                [one] { $seat } gives { $coins } coin to { $other }.
               *[other] { $seat } gives { $coins } coins to { $other }.
            }
    }
    .rule = coup-2.4
event-paid-you =
    { $other ->
        [0]
            { $coins ->
                [one] You pay { $coins } coin to the Treasury.
               *[other] You pay { $coins } coins to the Treasury.
            }
       *[other]
            { $coins ->
                [0] You have nothing to give to { $other }.
                [one] You give { $coins } coin to { $other }.
               *[other] You give { $coins } coins to { $other }.
            }
    }
event-paid-to-you =
    { $coins ->
        [0] { $seat } has nothing to give to you.
        [one] { $seat } gives you { $coins } coin.
       *[other] { $seat } gives you { $coins } coins.
    }
event-refunded =
    { $coins ->
        [one] { $seat } gets { $coins } coin back.
       *[other] { $seat } gets { $coins } coins back.
    }
    .rule = coup-5.5
event-refunded-you =
    { $coins ->
        [one] You get { $coins } coin back.
       *[other] You get { $coins } coins back.
    }
event-blocked = The block by { $seat } stands: { $action }.
    .rule = coup-6.3
event-blocked-you = Your block stands: { $action }.
event-let_pass = Nobody answers: { $action }.
    .rule = coup-6.1
event-exchanged =
    { $count ->
        [one] { $seat } puts { $count } card back.
       *[other] { $seat } puts { $count } cards back.
    }
    .rule = coup-4.7
event-exchanged-you =
    { $count ->
        [one] You put { $count } card back.
       *[other] You put { $count } cards back.
    }
event-shown = { $seat } hands a card to { $other }.
    .rule = coup-11.4
event-shown-you = You hand a card to { $other }.
event-shown-to-you = { $seat } hands you a card.
event-spared = { $seat } keeps the card that was shown.
    .rule = coup-11.5
event-spared-you = You keep the card that was shown.
event-swapped = { $seat } has to replace the card that was shown.
    .rule = coup-11.5
event-swapped-you = You have to replace the card that was shown.
event-converted = { $seat } changes sides, to the { $party }.
    .rule = coup-10.5
event-converted-you = You change sides, to the { $party }.
event-bomb_held = The bomb lies before { $seat }.
    .rule = coup-12.3
event-bomb_held-you = The bomb lies before you.
event-bomb_defused = { $seat } defuses the bomb.
    .rule = coup-12.3
event-bomb_defused-you = You defuse the bomb.
event-bomb_exploded = The bomb explodes before { $seat }.
    .rule = coup-12.5
event-bomb_exploded-you = The bomb explodes before you.
event-joined_in = { $seat } joins in: { $action }.
    .rule = coup-17.10
event-joined_in-you = You join in: { $action }.
event-refused_to_pay = { $seat } refuses to pay.
    .rule = coup-16.1
event-refused_to_pay-you = You refuse to pay.
# $token, $role: the character a Tax token marks, else 0
event-token_placed =
    { $role ->
        [0] { $token } now lies before { $seat }.
       *[other] { $seat } holds { $token }: it costs the others 1 coin to claim { $role }.
    }
    .rule = coup-13.14
event-token_placed-you =
    { $role ->
        [0] { $token } now lies before you.
       *[other] You hold { $token }: it costs the others 1 coin to claim { $role }.
    }
event-token_gone = { $seat } no longer has { $token }.
    .rule = coup-13.14
event-token_gone-you = You no longer have { $token }.
event-estate_settled =
    { $coins ->
        [one] { $seat }’s last coin goes to the Treasury.
       *[other] { $seat }’s { $coins } coins go to the Treasury.
    }
    .rule = coup-7.3
event-estate_settled-you =
    { $coins ->
        [one] Your last coin goes to the Treasury.
       *[other] Your { $coins } coins go to the Treasury.
    }
event-revealed = Hidden before { $seat }: { $cards }.
    .rule = coup-8.1
event-revealed-you = Hidden before you: { $cards }.
# $seats, $count
event-won = { $seats } is the last one left and wins.
    .rule = coup-8.1
event-won-you = You are the last one left. You win!

end-last_one_left = Only one is left
reason-last_one_left = The last one left
decided-last_one_left = The last one left

## Claims, tokens, parties

# How a claim ended: short words on the strip before a seat. $role
claim-open = just claimed
claim-believed = nobody doubted
claim-shown = proved true
claim-caught = was a lie
claim-past = before the cards changed
# For screen readers. $role, $how: one of the words above
claim-label = Claim: { $role }, { $how }

token-disappear = the Disappear token
token-peace = the Peace token
token-treaty = a Treaty token
token-tax = the Tax token

party-empire = Empire
party-resistance = Resistance

## Why an action cannot be chosen

# $n: coins needed
why-poor =
    { $n ->
        [one] needs { $n } coin
       *[other] needs { $n } coins
    }
why-must_coup = with 10 coins it has to be a coup
why-no_target = nobody to aim at
why-no_token = all tokens are in use
why-spy = not twice on one turn
why-party = party mate
why-peace = has the Peace token
why-treaty = treaty partner
why-out = out

## Words on the board

word-influence = influence
word-treasury = Treasury
word-reserve = Reserve
word-court = Court
# $n
word-court-left =
    { $n ->
        [one] { $n } card in the Court
       *[other] { $n } cards in the Court
    }
word-coins =
    { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }
word-cards-down =
    { $n ->
        [one] { $n } face-down card
       *[other] { $n } face-down cards
    }
word-cost =
    { $n ->
        [0] free
        [one] { $n } coin
       *[other] { $n } coins
    }
word-out = out
word-you = you
word-mine = My cards
word-look = Look
word-hide = Hide
word-hold = Press to look at your cards
word-removed = Left the game
word-aside = Set aside
word-actions = Actions
word-for-all = For everyone
word-claims = Claims
word-no-claims = nothing claimed yet
word-aid = Aid card
word-aid-why = You may claim any of these, whether you hold it or not.
word-does = Does
word-blocks = Blocks
word-reacts = In answer
word-target = Whom?
word-target-why = Choose a player
word-from = From whom?
word-to = To whom?
word-back = Back
word-confirm = Confirm
word-selected =
    { $n ->
        [one] { $n } card chosen
       *[other] { $n } cards chosen
    }
word-keep-needed =
    { $n ->
        [one] choose { $n } card
       *[other] choose { $n } cards
    }
word-doubt-why = Whoever is wrong loses an influence.
word-you-are-out = You have lost all your influence and are out. Watch who will be left.
word-answered = You have answered. Waiting for the others.
word-seen = Seen by you
# $card
word-seen-card = You have seen { $card } here
word-tax-on = Claiming this costs 1 coin more
word-bomb = Bomb
word-turn = turn
word-winner = winner
word-to-result = Straight to the result
word-copies =
    { $n ->
        [one] { $n } card of each
       *[other] { $n } cards of each
    }

## Options

option-box = Box
option-box-help = Classic Coup with its expansions, or Rebellion G54 with five of its 25 characters.
option-box-classic = Coup
option-box-g54 = Rebellion G54
option-fifth = Fifth character
option-fifth-help = The Inquisitor takes the place of the Ambassador.
option-fifth-ambassador = { card-ambassador }
option-fifth-inquisitor = { card-inquisitor }
option-reformation = Reformation
option-reformation-help = Two parties: nobody may strike at a party mate, and coins can be embezzled.
option-anarchist = Anarchist
option-anarchist-help = A sixth character with a bomb that only the Contessa can defuse.
option-anarchist_copies = Anarchist cards
option-anarchist_copies-help = How many Anarchists there are; 0 means as many as of every other character.
option-choose_from_five = Choose from five
option-choose_from_five-help = For two players: each chooses the first of their two cards.
option-block_after_doubt = Block after a lost doubt
option-block_after_doubt-help = Whether somebody who has doubted the actor and was wrong may still block.
option-roles = Characters
option-roles-help = Which five of Rebellion G54 are in play.
option-roles-starter = The set for the first game
option-roles-basic = Drawn from the simpler ones
option-roles-all = Drawn from all
option-roles-custom = Chosen below
option-finance = Finance
option-finance-help = Counts for characters chosen by the table.
option-communications = Communications
option-communications-help = Counts for characters chosen by the table.
option-force = Force
option-force-help = Counts for characters chosen by the table.
option-special = Special interest
option-special-help = Counts for characters chosen by the table.
option-special_too = Special interest, second
option-special_too-help = Counts for characters chosen by the table; has to differ from the first.
option-finance-banker = { card-banker }
option-finance-capitalist = { card-capitalist }
option-finance-farmer = { card-farmer }
option-finance-speculator = { card-speculator }
option-finance-spy = { card-spy }
option-communications-director = { card-director }
option-communications-newscaster = { card-newscaster }
option-communications-producer = { card-producer }
option-communications-reporter = { card-reporter }
option-communications-writer = { card-writer }
option-force-crime_boss = { card-crime_boss }
option-force-general = { card-general }
option-force-guerrilla = { card-guerrilla }
option-force-judge = { card-judge }
option-force-mercenary = { card-mercenary }
option-special-communist = { card-communist }
option-special-customs_officer = { card-customs_officer }
option-special-foreign_consular = { card-foreign_consular }
option-special-intellectual = { card-intellectual }
option-special-lawyer = { card-lawyer }
option-special-missionary = { card-missionary }
option-special-peacekeeper = { card-peacekeeper }
option-special-politician = { card-politician }
option-special-priest = { card-priest }
option-special-protestor = { card-protestor }
option-special_too-communist = { card-communist }
option-special_too-customs_officer = { card-customs_officer }
option-special_too-foreign_consular = { card-foreign_consular }
option-special_too-intellectual = { card-intellectual }
option-special_too-lawyer = { card-lawyer }
option-special_too-missionary = { card-missionary }
option-special_too-peacekeeper = { card-peacekeeper }
option-special_too-politician = { card-politician }
option-special_too-priest = { card-priest }
option-special_too-protestor = { card-protestor }
option-treasury = Treasury
option-treasury-help = With fifty coins nobody can take more than is there.
option-treasury-unlimited = without limit
option-treasury-fifty = 50 coins
option-first_player = First player
option-first_player-help = Who takes the first turn? Lots are drawn in a first game, or when the winner is no longer at the table.
option-first_player-winner = winner of the last game
option-first_player-random = drawn by lot
option-first_player-host = host

## Refusals

refused-coup-cannot_block = That character cannot be claimed here.
refused-coup-cannot_draw = There is no coin or no card left for that.
# $count: how many cards are kept
refused-coup-cannot_keep =
    { $count ->
        [one] Keep { $count } card out of those you hold.
       *[other] Keep { $count } cards out of those you hold.
    }
refused-coup-cannot_prove = You cannot prove this.
# $coins
refused-coup-must_coup =
    { $coins ->
        [one] With { $coins } coin you have to launch a coup.
       *[other] With { $coins } coins you have to launch a coup.
    }
refused-coup-no_reaction = That character cannot be claimed for this loss.
refused-coup-no_receiver = That player cannot be chosen here.
refused-coup-no_such_action = This action is not in play now.
refused-coup-no_target = This action cannot be aimed like that.
refused-coup-no_token = All tokens of this character are in use.
refused-coup-not_in_play = That character is not in play.
refused-coup-not_your_card = You do not hold that card.
# $cost, $coins
refused-coup-too_poor = That takes { $cost } and you have { $coins }.
refused-coup-options_choose_from_five = Choosing from five is for two players.
# $most
refused-coup-options_fifty = Fifty coins are enough for { $most } players at most.
refused-coup-options_g54_alone = Rebellion G54 is played without the expansions of Coup.
refused-coup-options_g54_seats = Rebellion G54 is for 3 to 6 players.
refused-coup-options_special_twice = The two characters of special interest have to differ.
refused-coup-options_three_anarchists = Choosing from five needs three Anarchists.

## Bots

bot-easy = easy
bot-easy-help = Tells the truth and rarely doubts.
bot-normal = normal
bot-normal-help = Bluffs now and then, counts cards and remembers who claimed what.
bot-random = random
bot-random-help = Picks one of the legal moves by lot.
