"""Games by what somebody typed."""

from __future__ import annotations

from mahfel import plugged
from mahfel.engine import Game
from mahfel.engine.registry import add_named, find


def game_at(place: str) -> Game:
    """The game of that key, installed or named in the environment, or the one at ``module:attribute``.

    Raises ``Refused("game.unknown")``, ImportError, AttributeError or TypeError.
    """
    plugged.load()
    return add_named(place) if ":" in place else find(place)
