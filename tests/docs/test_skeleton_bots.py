"""The bots that an author of a game begins with are worth beginning with."""

from __future__ import annotations

import pytest

from mahfel.bots.arena import match
from mahfel.testing.toys.coin_auction import coin_auction

DEALS = {"easy": 1000, "normal": 200}
"""So many show the difference."""


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("level", list(coin_auction.levels))
def test_a_bot_of_the_skeleton_is_stronger_than_random_and_random_is_not_stronger_than_it(level, players):
    hero = match(coin_auction, level, "random", players=players, deals=DEALS[level])
    assert hero.verdict == "stronger", hero
    random = match(coin_auction, "random", level, players=players, deals=DEALS[level])
    assert random.verdict != "stronger", random
    assert random.share < hero.share


def test_every_level_was_measured():
    assert set(DEALS) == set(coin_auction.levels)
