"""The game beside an implementation that shares nothing with it: the same moves, the same leaders, the same coins."""

from __future__ import annotations

import sys
from importlib.util import module_from_spec, spec_from_file_location
from itertools import product
from pathlib import Path

import pytest

from mahfel.engine import SplitMix64
from mahfel.games.lut import game
from mahfel.games.lut.words import NAMES

spec = spec_from_file_location("lut_oracle", Path(__file__).with_name("oracle.py"))
slow = sys.modules.setdefault("lut_oracle", module_from_spec(spec))
spec.loader.exec_module(slow)

TABLES = [(2, False), (3, False), (4, False), (5, False), (4, True), (6, True), (8, True)]
OPTIONS = [
    {"end_open_caravans": end, "bandits_after_chief": bandits, "discard": discard}
    for end, bandits, discard in product(("award", "lost"), ("allow", "forbid"), ("free", "only_stuck"))
]


@pytest.mark.parametrize(("seats", "teams"), TABLES)
def test_random_games_go_as_in_the_slow_implementation(seats, teams):
    for seed, options in enumerate(OPTIONS):
        chance = SplitMix64(seed)
        state = game.start(seats, game.read_options({"teams": teams, **options}), chance)
        oracle = slow.Oracle(
            [[NAMES[kind] for kind in hand] for hand in state.hands],
            [NAMES[kind] for kind in state.pile],
            state.turn,
            teams=teams,
            options=options,
        )
        # Seats that would rather not draw meet more sieges.
        lazy = seed % 2 == 0
        while asked := state.asked():
            [seat] = asked
            assert seat == oracle.to_act[0]
            legal = list(state.legal(seat))
            assert {game.notate(move) for move in legal} == oracle.moves()
            leaders = {caravan.id: caravan.leader for caravan in state.view(None).caravans}
            assert leaders == {number: oracle.leader(number) for number in oracle.caravans}
            choice = [move for move in legal if not lazy or game.notate(move) != "draw"] or legal
            move = chance.choice(choice)
            state.play(seat, move)
            oracle.play(game.notate(move))
        assert oracle.over
        totals = oracle.totals()
        assert list(state.outcome().scores) == [totals[oracle.side(seat)] for seat in range(seats)]
        best = max(totals)
        assert list(state.outcome().winners) == [seat for seat in range(seats) if totals[oracle.side(seat)] == best]
