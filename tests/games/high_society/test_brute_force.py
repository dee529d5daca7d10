"""The reckoning agrees with one that tries everything, on random ends of the game."""

from __future__ import annotations

from itertools import permutations
from random import Random

import pytest

from mahfel.games.high_society.moves import purse_of
from mahfel.games.high_society.options import HighSocietyOptions
from mahfel.games.high_society.reckoning import reckon, winners
from mahfel.games.high_society.words import CARDS
from mahfel.testing.plugin import paragraph

MONEY = [1, 2, 3, 4, 6, 8, 10, 12, 15, 20, 25]
FEW = [[6], [2, 4], [1, 2, 3], [8], [12], [2, 10], []]  # purses that are often equal
OPERATIONS = {
    "passe": lambda n: n - 5,
    "scandale": lambda n: n / 2,
    **dict.fromkeys(("P1", "P2", "P3"), lambda n: 2 * n),
}


def status(row):
    """Add up; Passé comes first, and all orders of doubling and halving give the same."""
    points = sum(int(card[1:]) for card in row if card[0] == "L")
    points = OPERATIONS["passe"](points) if "passe" in row else points
    found = set()
    for order in permutations([card for card in row if card[0] == "P" or card == "scandale"]):
        total = points
        for card in order:
            total = OPERATIONS[card](total)
        found.add(total)
    (only,) = found
    return only


def beats(one, other, shared):
    """Whether (status, money, luxuries) is ahead: card against card, with no keys and no sorting."""
    if one[0] != other[0]:
        return one[0] > other[0]
    if one[1] != other[1]:
        return one[1] > other[1]
    mine, theirs = [max([0, *map(int, luxuries)]) for luxuries in (one[2], other[2])]
    return not shared and mine > theirs


def by_force(hands, owned, shared, spare):
    """(statuses, who is cast out, who wins, places) of hands by value and rows by name."""
    all_equal = all(sum(one) == sum(other) for one in hands for other in hands)
    out = [not any(sum(hand) > sum(other) for other in hands) and not (spare and all_equal) for hand in hands]
    luxuries = [[card[1:] for card in row if card[0] == "L"] for row in owned]
    sides = list(zip(map(status, owned), map(sum, hands), luxuries, strict=True))
    left = [seat for seat in range(len(hands)) if not out[seat]]
    ahead = {seat: sum(beats(sides[other], sides[seat], shared) for other in left) for seat in left}
    places = [ahead[seat] + 1 if seat in ahead else None for seat in range(len(hands))]
    return [side[0] for side in sides], out, [seat for seat in left if not ahead[seat]], places


@paragraph("high_society-11.3", "high_society-11.7", "high_society-12.1", "high_society-12.2", "high_society-12.4")
@pytest.mark.parametrize("seed", range(4))
def test_five_thousand_random_ends_come_out_as_by_brute_force(seed):
    chance = Random(seed)
    decided = set()
    for _ in range(5000):
        seats = chance.choice((3, 4, 5))
        cards = chance.sample(sorted(CARDS), chance.randrange(17))
        owned = [[] for _ in range(seats)]
        for card in cards:
            owned[chance.randrange(seats)].append(card)
        if chance.random() < 0.5:
            hands = [chance.sample(MONEY, chance.randrange(12)) for _ in range(seats)]
        else:
            hands = [chance.choice(FEW[: chance.choice((3, 5, 7))]) for _ in range(seats)]
        shared, spare = chance.random() < 0.5, chance.random() < 0.5
        options = HighSocietyOptions(
            tie_break="shared" if shared else "luxury", all_tied="nobody_out" if spare else "nobody_wins"
        )
        purses, rows = [purse_of(hand) for hand in hands], [sum(1 << CARDS[card] for card in row) for row in owned]
        found = reckon(purses, rows, options)
        points, out, won, places = by_force(hands, owned, shared, spare)
        assert [account.status for account in found.accounts] == points, (hands, owned, options)
        assert [account.lines[-1].value for account in found.accounts] == points, (hands, owned, options)
        assert [account.cast_out for account in found.accounts] == out, (hands, owned, options)
        assert list(found.winners) == list(winners(purses, rows, options)) == won, (hands, owned, options)
        assert [account.place for account in found.accounts] == places, (hands, owned, options)
        assert found.decided_by == reason(hands, points, out, won), (hands, owned, options)
        decided.add(found.decided_by)
    assert decided == {"status", "money", "luxury", "shared", "last_standing", "nobody"}


def reason(hands, points, out, won):
    """What the winner has more of than each other seat that is left."""
    left = [seat for seat, cast in enumerate(out) if not cast]
    if not left:
        return "nobody"
    if len(left) == 1:
        return "last_standing"
    if len(won) > 1:
        return "shared"
    others = [seat for seat in left if seat not in won and points[seat] == points[won[0]]]
    equal = [seat for seat in others if sum(hands[seat]) == sum(hands[won[0]])]
    return "luxury" if equal else "money" if others else "status"
