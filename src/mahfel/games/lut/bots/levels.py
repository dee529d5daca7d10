"""The levels of Lut's bots."""

from __future__ import annotations

from math import exp
from typing import Final

from mahfel.engine import Level, Seat
from mahfel.engine.level import victory
from mahfel.games.lut.bots.player import player
from mahfel.games.lut.bots.style import Style
from mahfel.games.lut.reckoning import totals
from mahfel.games.lut.state import LutState

BEGINNER: Final = Style()

_STYLES: Final = (
    Style(),
    Style(draw=0.7),
    Style(draw=2.4),
    Style(fear=0.02),
    Style(fear=0.2),
    Style(risk=(0.02, 0.01)),
)

_CLOSE: Final = 8.0
"""A lead of so many coins is worth about as much as it can be."""


def appraisal(state: LutState, seat: Seat) -> float:
    """Half for the victory, half for how far ahead of the best rival the side is."""
    sums = totals(state)
    mine = sums.pop(state.road.sides.of[seat])
    return 0.5 * victory(state, seat) + 0.5 / (1 + exp((max(sums) - mine) / _CLOSE))


LEVELS: Final = {
    "easy": Level(policies=(player(BEGINNER),)),
    "normal": Level(
        policies=tuple(map(player, _STYLES)),
        models=tuple(map(player, (BEGINNER, *_STYLES))),
        worlds=16,
        appraisal=appraisal,
    ),
}
