"""Which bot is stronger, and beyond doubt: the whole 95 % interval has to lie above. Deals and bots are seeded."""

from __future__ import annotations

import pytest

from mahfel.bots.arena import match
from mahfel.games.maloun import game
from mahfel.testing import THOROUGH

TABLES = [(4, "normal"), (6, "normal"), (3, "crisis"), (5, "crisis")]
DEALS = {3: 32, 4: 12, 5: 12, 6: 8}
"""So many deals, each played from every seat, are enough to tell `normal` from `easy`."""


@pytest.mark.parametrize(("seats", "mode"), TABLES)
def test_easy_beats_random_clearly(seats, mode):
    found = match(game, "easy", "random", players=seats, deals=24 // seats, seed=100, options=options(mode))
    assert found.share > 1.3 * found.even, found


@pytest.mark.parametrize(("seats", "mode"), TABLES)
def test_normal_beats_easy_beyond_doubt(seats, mode, effort):
    deals = 100 if effort == THOROUGH else DEALS[seats]
    found = match(game, "normal", "easy", players=seats, deals=deals, seed=100, options=options(mode))
    assert found.verdict == "stronger", found


def options(mode):
    return game.read_options({"mode": mode})
