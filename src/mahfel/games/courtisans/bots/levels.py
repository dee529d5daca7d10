"""The levels of Courtisans' bots."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from mahfel.engine import Level, Seat
from mahfel.engine.level import victory
from mahfel.games.courtisans.bots.courtier import courtier
from mahfel.games.courtisans.bots.style import Style
from mahfel.games.courtisans.reckoning import reckon

if TYPE_CHECKING:
    from mahfel.games.courtisans.state import CourtisansState

BEGINNER: Final = Style(spite=0.4, duty=0.0, trust=1.0)
"""Gathers what is in favour now, and forgets the missions."""

_STYLES: Final = (
    Style(),
    Style(pull=1.6),
    Style(spite=1.4),
    Style(duty=1.6),
    Style(spite=0.5, pull=0.7),
)

_CLOSE: Final = 4.0
"""A lead of so many points is worth about as much as it can be."""


def appraisal(state: CourtisansState, seat: Seat) -> float:
    """Half for the victory, half for how far ahead of the best rival the seat is."""
    if state.phases:
        return 0.5
    totals = [account.total for account in reckon(state.hall(), state.options).accounts]
    lead = totals[seat] - max(total for other, total in enumerate(totals) if other != seat)
    return 0.5 * victory(state, seat) + 0.5 / (1 + exp(-lead / _CLOSE))


LEVELS: Final = {
    "easy": Level(policies=(courtier(BEGINNER),)),
    "normal": Level(
        policies=tuple(map(courtier, _STYLES)),
        models=tuple(map(courtier, (*_STYLES[:3], BEGINNER))),
        worlds=40,
        edge=0.005,
        appraisal=appraisal,
    ),
}
