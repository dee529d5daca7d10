"""High Society once more, written straight from the rulebook: one generator, plain lists, nothing shared with the game.

It is slow and cannot be copied, but it reads in the order of the rules, and the engine must agree with it.
"""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations

MONEY = (1, 2, 3, 4, 6, 8, 10, 12, 15, 20, 25)
DARK = {"P1", "P2", "P3", "scandale"}
DISGRACES = {"faux_pas", "passe", "scandale"}


class Player:
    def __init__(self):
        self.hand = set(MONEY)
        self.table = set()
        self.cards = set()

    @property
    def money(self):
        return sum(self.hand) + sum(self.table)

    @property
    def luxuries(self):
        return sorted((card for card in self.cards if card[0] == "L"), key=lambda card: int(card[1:]))

    def lay(self, cards):
        self.hand -= cards
        self.table |= cards
        return sum(self.table)

    def take_back(self):
        self.hand |= self.table
        self.table = set()

    def pay(self):
        self.table = set()

    def receive_luxury(self, card):
        if "faux_pas" in self.cards:
            self.cards.remove("faux_pas")
        else:
            self.cards.add(card)

    def status(self):
        points = Fraction(sum(int(card[1:]) for card in self.luxuries))
        if "passe" in self.cards:
            points -= 5
        points *= 2 ** len(self.cards & {"P1", "P2", "P3"})
        if "scandale" in self.cards:
            points /= 2
        return points


def evening(players, deck, starter):
    """Yields ``(seat, what)`` with ``what`` the least sum to add (an auction) or the cards to choose from (Faux Pas);
    is sent a set of money to add, ``"pass"``, or the card that is given up."""
    dark = 0
    for card in deck:
        dark += card in DARK
        if dark == 4:
            return
        if card in DISGRACES:
            starter = yield from avoid(players, card, starter)
        else:
            starter = yield from auction(players, card, starter)


def auction(players, card, turn):
    bidders = [(turn + step) % len(players) for step in range(len(players))]
    high = 0
    while len(bidders) > 1:
        seat = bidders.pop(0)
        answer = yield seat, high + 1 - sum(players[seat].table)
        if answer == "pass":
            players[seat].take_back()
        else:
            high = players[seat].lay(answer)
            bidders.append(seat)
    (winner,) = bidders
    players[winner].pay()
    if card[0] == "L":
        players[winner].receive_luxury(card)
    else:
        players[winner].cards.add(card)
    return winner


def avoid(players, card, turn):
    high = 0
    while (answer := (yield turn, high + 1 - sum(players[turn].table))) != "pass":
        high = players[turn].lay(answer)
        turn = (turn + 1) % len(players)
    players[turn].take_back()
    for player in players:
        player.pay()
    players[turn].cards.add(card)
    choice = players[turn].luxuries
    if card == "faux_pas" and choice:
        given_up = choice[0] if len(choice) == 1 else (yield turn, choice)
        players[turn].cards -= {given_up, "faux_pas"}
    return turn


def winners(players, tie_break, all_tied):
    money = [player.money for player in players]
    left = [seat for seat, amount in enumerate(money) if amount > min(money)]
    if not left and all_tied == "nobody_out":
        left = list(range(len(players)))
    for measure in (
        lambda seat: players[seat].status(),
        lambda seat: money[seat],
        lambda seat: max((int(card[1:]) for card in players[seat].luxuries), default=0) if tie_break == "luxury" else 0,
    ):
        best = max(map(measure, left), default=None)
        left = [seat for seat in left if measure(seat) == best]
    return tuple(left)


def ways_to_add(hand, least):
    """How many parts of a hand are worth at least so much (and are not empty)."""
    counts = {0: 1}
    for value in hand:
        for total, ways in sorted(counts.items(), reverse=True):
            counts[total + value] = counts.get(total + value, 0) + ways
    return sum(ways for total, ways in counts.items() if total >= least and total > 0)


def all_ways_to_add(hand, least):
    """Those parts themselves, as sorted tuples."""
    ordered = sorted(hand)
    parts = (part for size in range(1, len(ordered) + 1) for part in combinations(ordered, size))
    return {part for part in parts if sum(part) >= least}
