"""The news of the morning, in their order."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from mahfel.games.mafia import events
from mahfel.games.mafia.morning import NOTHING
from mahfel.games.mafia.phases.inquiry import count_gone, tell_status

if TYPE_CHECKING:
    from mahfel.games.mafia.state import MafiaState


def announce(state: MafiaState) -> None:
    """What everybody hears: who came back, graves, roles, sentences, the count of the sides."""
    morning = state.morning
    for seat in morning.returned:
        state.say(events.Returned, seat)
    if morning.graves:
        count_gone(state)
        state.say(events.GravesTold, morning.graves)
    for seat, role in morning.reveals:
        state.put_told(seat, role)
        state.say(events.RoleTold, seat, role)
    for sentence in morning.sentences:
        state.say(events.Announced, sentence)
    if morning.status:
        tell_status(state)


def deliver_news(state: MafiaState) -> None:
    """What each of the living hears alone; everybody is told something, be it nothing."""
    before = [len(player.notes) for player in state.players]
    for seat, note in state.morning.notes:
        if state.alive(seat):
            player = state.players[seat]
            state.players[seat] = replace(player, notes=(*player.notes, note))
    state.morning = NOTHING
    state.deliver(before)
    state.show_ghosts()
