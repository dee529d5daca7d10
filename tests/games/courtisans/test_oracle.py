"""The engine agrees, move for move, with a second implementation that shares nothing with it."""

from __future__ import annotations

import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

import pytest

from mahfel.engine import SplitMix64
from mahfel.games.courtisans import game
from mahfel.games.courtisans.words import BLUE, NAMES, WHITE
from mahfel.testing import Case, cases
from mahfel.testing.walk import HABITS, a_move

spec = spec_from_file_location("courtisans_oracle", Path(__file__).with_name("oracle.py"))
oracle = sys.modules.setdefault("courtisans_oracle", module_from_spec(spec))
spec.loader.exec_module(oracle)

GAMES = 40


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_oracle_agrees_on_random_games(effort, seats):
    decided, fulfilled = set(), {}
    number = GAMES if effort.plays < 1000 else effort.plays // 10
    for place, case in enumerate(cases(game, number * 4, seed=11 * seats)):
        if place % 4 == 0:
            decided.add(agree(Case(game, seats, case.options, case.seed), place // 4 % HABITS, fulfilled))
    assert "points" in decided
    assert len(decided) > 1
    assert len(fulfilled) > 14
    assert sum(len(both) == 2 for both in fulfilled.values()) > 10


def agree(case, habit, fulfilled):
    """Play one game in both; the way it was decided."""
    chance = SplitMix64(case.seed ^ 0xFACE)
    state = case.start()
    missions = [(WHITE[white], BLUE[blue]) for white, blue in state.missions]
    other = oracle.Oracle(
        [[NAMES[kind] for kind in hand] for hand in state.hands],
        [NAMES[kind] for kind in state.pile[: len(state.pile) - state.aside]],
        missions,
        state.starter,
        case.options.mission_noble_weight,
    )
    while asked := state.asked():
        (seat,) = asked
        assert seat == other.seat
        assert {game.notate(move) for move in state.legal(seat)} == other.legal()
        move = a_move(state, seat, chance, habit)
        state.play(seat, move)
        other.play(game.notate(move))
    assert other.over()
    outcome = state.outcome()
    assert outcome.scores == tuple(other.points(seat) for seat in range(case.seats))
    for seat, (white, blue) in enumerate(missions):
        points = state.view(None).reckoning.accounts[seat].missions
        for mission, got in zip((white, blue), points, strict=True):
            assert (got == 3) == other.fulfilled(seat, mission)
            fulfilled.setdefault(mission, set()).add(got)
    return outcome.decided_by
