"""Every harness for every registered game and for the toys. One game alone: ``pytest --game high_society``."""

from __future__ import annotations

import pytest

from mahfel.engine import Game
from mahfel.testing import Effort
from mahfel.testing.check import Harness


@pytest.mark.harness
def test_a_game_keeps_the_law(game: Game, harness: Harness, effort: Effort) -> None:
    harness(game, effort)
