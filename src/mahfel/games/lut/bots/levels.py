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

BEGINNER: Final = Style(draw=0.8, spare=0.6, top=9.0, fear=0.2, risk=(0.03, 0.03), deny=0.0, plan=0.0, haste=0.2)
"""Keeps strong cards in hand and chiefs for ever, and does not mind what others get."""

SETTLED: Final = Style(draw=1.9, spare=0.32, top=1.7, fear=0.1, risk=(0.027, 0.016), deny=0.18, plan=0.02, haste=0.8)
"""Found by playing thousands of games against its own neighbours, at tables of every size."""

_STYLES: Final = (
    SETTLED,
    Style(draw=1.4, spare=0.1, top=0.8, fear=0.05, risk=(0.01, 0.005), deny=0.2, plan=0.1, haste=0.6),
    Style(draw=3.0, spare=0.3, top=1.5, fear=0.1, risk=(0.027, 0.016), deny=0.5, plan=0.1, haste=0.8),
    Style(draw=1.6, spare=0.6, top=3.0, fear=0.0, risk=(0.04, 0.02), deny=0.0, plan=0.3, haste=1.5),
)

_RECKLESS: Final = Style(draw=1.0, spare=0.0, top=0.0, fear=0.0, risk=(0.0, 0.0), deny=0.0, plan=0.0, haste=0.2)

_CLOSE: Final = 12.0
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
        models=tuple(map(player, (BEGINNER, SETTLED, _RECKLESS, _STYLES[1]))),
        worlds=24,
        edge=0.02,
        appraisal=appraisal,
    ),
}
