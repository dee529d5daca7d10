"""Every class of time that a game says its asks have is asked for in some game: no table is offered an idle clock."""

from __future__ import annotations

import pytest

from mahfel.engine import registry
from mahfel.testing.case import cases
from mahfel.testing.walk import walk

MANY = 400
"""Random games at most: the rarest class of time, the handshake of Mafia, comes in one of a few dozen."""


@pytest.mark.parametrize("key", sorted(registry.games()))
def test_every_class_of_time_that_a_game_names_is_asked_for(key):
    game = registry.find(key)
    missing = set(game.meta.times)
    for case in cases(game, MANY, 7):
        for position in walk(case, habit=3):
            missing -= {ask.pace for ask in position.state.asked().values()}
            if not missing:
                return
    raise AssertionError(f"{key} never asks for {sorted(missing)}")
