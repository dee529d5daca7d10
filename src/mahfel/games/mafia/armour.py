"""Armour: what keeps somebody whom a vote would send away."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mahfel.engine import Seat
from mahfel.games.mafia import events

if TYPE_CHECKING:
    from mahfel.games.mafia.state import MafiaState


def armoured(state: MafiaState, seat: Seat) -> bool:
    """Whether armour keeps this seat when a vote or an order sends it away, once in the game; its role is shown.

    A guard who is kept so loses the power of the night.
    """
    player, role = state.players[seat], state.role(seat)
    if player.stripped or not (role.armour or role.guarded_exit) or player.times("armour"):
        return False
    state.use_up(seat, "armour")
    if role.guarded_exit:
        state.strip(seat)
    state.put_told(seat, role.key)
    state.say(events.Stayed, seat, "armour", role.key)
    return True
