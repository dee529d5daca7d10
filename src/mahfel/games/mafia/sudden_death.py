"""Sudden death: where nobody leaves for three cycles, every day somebody will."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mahfel.games.mafia import events
from mahfel.games.mafia.moments import FOREVER
from mahfel.games.mafia.sign import Sign

if TYPE_CHECKING:
    from mahfel.games.mafia.state import MafiaState

PATIENCE: Final = 3
"""So many whole cycles without anybody leaving, and it is announced for the next day."""


def count_quiet(state: MafiaState) -> None:
    """A morning: count the cycles since somebody left (whoever leaves sets the count to -1), and warn."""
    if state.nth_day > 1:
        state.quiet += 1
    if state.quiet == PATIENCE and not state.sign("sudden_death"):
        state.say(events.SuddenDeath)


def call_sudden_death(state: MafiaState) -> None:
    """The evening of the day on which it was announced: from tomorrow it counts, to the end of the game."""
    if state.quiet >= PATIENCE and not state.sign("sudden_death"):
        state.signs = (*state.signs, Sign("sudden_death", FOREVER))
