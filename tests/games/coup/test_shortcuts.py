"""What is remembered or told in short is what the rules would say at length."""

from __future__ import annotations

import pytest

from mahfel.engine import SplitMix64
from mahfel.games.coup import game
from mahfel.games.coup.phases.turn import Turn

TABLES = (
    (2, {}),
    (4, {}),
    (6, {"treasury": "fifty", "block_after_doubt": False}),
    (7, {"fifth": "inquisitor", "anarchist": True}),
    (5, {"reformation": True, "fifth": "inquisitor"}),
    (4, {"box": "g54", "roles": "all"}),
    (6, {"box": "g54", "roles": "all"}),
)


@pytest.mark.parametrize(("seats", "wanted"), TABLES)
def test_a_phase_says_in_short_whom_it_asks_and_a_turn_remembers_only_what_is_legal(seats, wanted):
    options = game.read_options(wanted)
    chance = SplitMix64(seats)
    turns = 0
    for _ in range(12):
        state = game.start(seats, options, chance)
        while asked := state.asked():
            top = state.phases[-1]
            assert [seat for seat in range(-2, seats + 2) if top.asks(state, seat)] == sorted(asked)
            if isinstance(top, Turn):
                turns += 1
                assert state.legal(top.seat) == top._moves(state, top.seat)
            seat = list(asked)[chance.below(len(asked))]
            state.play(seat, state.legal(seat).sample(chance))
    assert turns > 12


def test_what_a_turn_remembers_is_told_apart_by_coins_and_by_who_lives(table):
    def moves(*hands, coins=(2, 2, 2)):
        return table(*(hands or ("duke", "captain", "contessa")), coins=list(coins)).moves(0)

    poor = moves()
    assert "coup:1" not in poor
    assert moves() == poor
    assert {"coup:1", "coup:2", "assassinate:2"} <= set(moves(coins=(7, 2, 2)))
    assert moves(coins=(10, 2, 2)) == moves(coins=(13, 2, 2)) == ["coup:1", "coup:2"]
    with_two = moves("duke", "/captain captain", "contessa")
    assert {move for move in with_two if ":" in move} == {"steal:2"}
    assert moves() == poor
