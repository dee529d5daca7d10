"""Which bot is stronger: a little every day, with intervals at night. Deals and bots are seeded."""

from __future__ import annotations

import pytest

from mahfel.bots.arena import match
from mahfel.games.maloun import game
from mahfel.testing import THOROUGH

TABLES = [(4, "normal"), (6, "normal"), (3, "crisis"), (5, "crisis")]


@pytest.mark.parametrize(("seats", "mode"), TABLES)
def test_easy_beats_random_clearly(seats, mode):
    found = match(game, "easy", "random", players=seats, deals=24 // seats, seed=100, options=options(mode))
    assert found.share > 1.3 * found.even, found


@pytest.mark.slow
@pytest.mark.timeout(3600)
def test_normal_beats_easy_in_both_modes(effort):
    thorough = effort == THOROUGH
    found = [
        match(game, "normal", "easy", players=seats, deals=60 if thorough else 3, seed=100, options=options(mode))
        for seats, mode in TABLES
    ]
    for played in found:
        if thorough:
            assert played.verdict == "stronger", played
        assert played.verdict != "weaker", played
    assert sum(played.share / played.even for played in found) / len(found) > 1, found


def options(mode):
    return game.read_options({"mode": mode})
