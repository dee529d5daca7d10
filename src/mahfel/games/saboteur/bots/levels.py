"""The levels of the bots."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mahfel.engine import Level, Seat
from mahfel.games.saboteur.belief import Belief
from mahfel.games.saboteur.bots.player import player
from mahfel.games.saboteur.bots.style import Style

if TYPE_CHECKING:
    from mahfel.games.saboteur.state import SaboteurState

BEGINNER: Final = Style(fight=0.4, maps=0.2, trust=0.2, watchful=False)
"""Digs straight on, or spoils at once, and keeps nothing in mind."""

_STYLES: Final = (
    Style(),
    Style(stealth=0.35),
    Style(fight=0.5, maps=0.6),
    Style(stealth=0.6, fight=1.4),
)


def appraisal(state: SaboteurState, seat: Seat) -> float:
    """How far ahead of the others' average a seat is in nuggets when the round is over."""
    sums = [state.nuggets(other) for other in range(state.seats)]
    others = (sum(sums) - sums[seat]) / (state.seats - 1)
    return min(1.0, max(0.0, 0.5 + (sums[seat] - others) / 16))


LEVELS: Final = {
    "easy": Level(policies=(player(BEGINNER),)),
    "normal": Level(
        policies=tuple(map(player, _STYLES)),
        models=tuple(map(player, (*_STYLES, BEGINNER))),
        worlds=4,
        edge=0.03,
        appraisal=appraisal,
        belief=Belief(),
    ),
}
