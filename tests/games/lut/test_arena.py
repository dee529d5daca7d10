"""Which bot is stronger: a little every day, with intervals at night. Deals and bots are seeded."""

from __future__ import annotations

import pytest

from mahfel.bots.arena import match
from mahfel.engine import SplitMix64
from mahfel.games.lut import game
from mahfel.games.lut.bots.player import player
from mahfel.games.lut.bots.style import Style
from mahfel.testing import THOROUGH

TABLES = {"2": (2, False), "3": (3, False), "5": (5, False), "teams-4": (4, True), "teams-8": (8, True)}
EVENING = {"2": 8}
"""Deals of a match of normal against easy: each is played from every seat. Larger tables are for the night."""
NIGHT = {"2": 40, "3": 30, "5": 16, "teams-4": 40}


@pytest.mark.parametrize("table", TABLES)
def test_easy_beats_random_clearly(table):
    seats, teams = TABLES[table]
    options = game.read_options({"teams": teams})
    found = match(game, "easy", "random", players=seats, deals=60 // seats + 10, seed=100, options=options)
    assert found.verdict == "stronger", found
    assert found.low > 1.15 * found.even, found


@pytest.mark.slow
@pytest.mark.timeout(3600)
def test_normal_beats_easy(effort):
    thorough = effort == THOROUGH
    sizes = NIGHT if thorough else EVENING
    for table, deals in sizes.items():
        seats, teams = TABLES[table]
        options = game.read_options({"teams": teams})
        found = match(game, "normal", "easy", players=seats, deals=deals, seed=500, options=options)
        assert found.share > found.even, found
        if thorough:
            assert found.verdict == "stronger", found


def test_a_policy_looks_at_its_own_hand_only():
    policy = player(Style())
    for seed in range(12):
        chance = SplitMix64(seed)
        seats = 2 + seed % 4
        state = game.start(seats, game.read_options({}), chance)
        while state.asked():
            seat = state.turn
            move = policy(state.copy(), seat, SplitMix64(1))
            assert move in state.legal(seat)
            for _ in range(2):
                world = game.imagine(state.view(seat), chance)
                assert policy(world, seat, SplitMix64(1)) == move
            state.play(seat, state.legal(seat).sample(chance))
