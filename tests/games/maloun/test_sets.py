"""Sets of moves and complete sets, against plain enumeration."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, product

import pytest

from mahfel.engine import SplitMix64
from mahfel.games.maloun.burns import Burns
from mahfel.games.maloun.moves import Build
from mahfel.games.maloun.sets import builds, thrifty
from mahfel.games.maloun.words import CARDS, DRINKS, NAMES, WATER
from mahfel.testing.plugin import paragraph


def plainly(hand):
    """Every build by trying all ways to choose five cards of the hand."""
    found = set()
    waters = hand.count("water")
    for drink in DRINKS:
        for filled in product((False, True), repeat=5):
            real = [f"{drink}{number}" for number in range(1, 6) if not filled[number - 1]]
            if real and sum(filled) <= waters and all(name in hand for name in real):
                found.add(Build(drink, tuple(number for number in range(1, 6) if filled[number - 1])))
    return found


@paragraph("maloun-7.1", "maloun-7.3")
def test_builds_are_all_ways_and_no_others_to_lay_five_numbers():
    chance = SplitMix64(11)
    met = 0
    for _ in range(1500):
        hand = sorted(chance.below(WATER) if chance.below(5) else WATER for _ in range(6 + chance.below(9)))
        found = builds(hand)
        assert len(set(found)) == len(found)
        assert set(found) == plainly([NAMES[which] for which in hand])
        met += bool(found)
    assert met > 100


@paragraph("maloun-7.3")
def test_the_suggested_build_takes_real_cards_first(cafe):
    hand = sorted(CARDS[name] for name in ["latte1", "latte2", "latte3", "latte5", "water", "water"])
    assert thrifty(hand) == (Build("latte", (4,)),)
    assert len(builds(hand)) == 5  # one water for 4, or two for 4 and any other
    table = cafe("latte1 latte2 latte3 latte5 water water tea1 tea2")
    assert table.state.view(0).ready == ("latte",)


@pytest.mark.parametrize(("least", "most"), [(1, 1), (1, 2), (0, 3), (2, 2), (4, 4)])
def test_burns_are_every_collection_once_and_are_drawn_evenly(least, most):
    hand = sorted(CARDS[name] for name in ["tea1", "tea1", "tea1", "juice2", "juice2", "mocha3x", "water"])
    moves = Burns(hand, least, most)
    wanted = {tuple(sorted(chosen)) for size in range(least, most + 1) for chosen in combinations(hand, size)}
    listed = list(moves)
    assert len(listed) == len(moves) == len(wanted)
    assert {tuple(CARDS[name] for name in move.cards) for move in listed} == wanted
    assert all(move in moves for move in listed)
    chance = SplitMix64(3)
    drawn = Counter(moves.sample(chance) for _ in range(200 * len(wanted)))
    assert set(drawn) == set(listed)
    assert max(drawn.values()) < 280
    assert set(moves.reduced()) <= set(listed)
