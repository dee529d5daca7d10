"""The levels of Malʿoun's bots."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from mahfel.engine import Level, Seat
from mahfel.engine.level import victory
from mahfel.games.maloun.bots.hand import nearness
from mahfel.games.maloun.bots.player import player
from mahfel.games.maloun.bots.style import CASUAL, GENEROUS, Style

if TYPE_CHECKING:
    from mahfel.games.maloun.state import MalounState

KEEN: Final = Style(give=1.0, protect=1, burn=0.0, bad=0.8, narrow=1.0, spend=0.0)
"""Collects one drink at a time, asks for nothing else, and trades every other card that it may for a fresh one."""

_PLANS: Final = (
    KEEN,
    msgspec.structs.replace(KEEN, give=0.0),
    msgspec.structs.replace(KEEN, bad=0.0),
    msgspec.structs.replace(KEEN, spend=1.0),
)
"""What else may be better just now: to give nothing, to spoil nothing, to use a positive card."""


def appraisal(state: MalounState, seat: Seat) -> float:
    """The victory; of a game broken off, how much further a seat is than the others."""
    if not state.phases:
        return victory(state, seat)
    near = [len(state.sets[other]) + nearness(state.hands[other]) for other in range(state.seats)]
    return near[seat] ** 2 / sum(value**2 for value in near) if any(near) else 0.0


LEVELS: Final[dict[str, Level]] = {
    "easy": Level(policies=(player(CASUAL),)),
    "normal": Level(
        policies=tuple(map(player, _PLANS)),
        models=(player(CASUAL), player(GENEROUS), player(KEEN)),
        worlds=10,
        edge=0.2,
        appraisal=appraisal,
    ),
}
