"""Who sees everything without playing any more, where the table plays it so: those who left, and the spectators."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mahfel.engine import Seat
from mahfel.games.mafia.effects import Revive
from mahfel.games.mafia.roles import ROLES
from mahfel.games.mafia.table_of_roles import may_be_dealt

if TYPE_CHECKING:
    from mahfel.games.mafia.state import MafiaState


def sees_all(state: MafiaState, seat: Seat | None) -> bool:
    """Whether this seat, or a spectator (None), sees all roles and hears the team: not who may be called back, and
    would play on with it."""
    if seat is None:
        return state.options.ghosts_see_all and state.options.watchers == "as_left"
    return state.options.ghosts_see_all and not state.alive(seat) and not _may_return(state, seat)


def _may_return(state: MafiaState, seat: Seat) -> bool:
    """Whether somebody may call this seat back, as far as everybody knows."""
    player = state.players[seat]
    if player.told or player.returned or player.cause == "removed":
        return False
    there = may_be_dealt(state.options, state.scenario, state.seats)
    return any(isinstance(ability.effect, Revive) for role in there for ability in ROLES[role].abilities)
