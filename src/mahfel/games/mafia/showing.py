"""Signs: whoever lives points at one they take for an enemy, or covers one they stand up for, without a word."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mahfel.engine import Seat
from mahfel.games.mafia import events
from mahfel.games.mafia.moves import Use
from mahfel.games.mafia.slots import Aim

if TYPE_CHECKING:
    from mahfel.games.mafia.state import MafiaState

NOBODY: Final = -1

POINT: Final = "point"
COVER: Final = "cover"
SHOWN: Final = frozenset({POINT, COVER})


def ways_of_showing(state: MafiaState, seat: Seat) -> tuple[Aim, Aim]:
    """Point at one of the others who live, or cover one of them."""
    others = tuple(other for other in state.living() if other != seat)
    return Aim(POINT, others, 1, 1), Aim(COVER, others, 1, 1)


def show(state: MafiaState, seat: Seat, use: Use) -> None:
    """The latest of each kind counts, and nobody points at one whom they cover."""
    target = use.at[0]
    points, covers = list(state.points), list(state.covers)
    mine, other = (points, covers) if use.ability == POINT else (covers, points)
    mine[seat] = target
    if other[seat] == target:
        other[seat] = NOBODY
    state.points, state.covers = tuple(points), tuple(covers)
    state.say(events.SignShown, seat, use.ability, target)
