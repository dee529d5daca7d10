"""Rooms of talk: who hears whom, by day and by night."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mahfel.engine import Channels, Seat
from mahfel.engine.channels import GALLERY
from mahfel.games.mafia.open_eyes import sees_all

if TYPE_CHECKING:
    from mahfel.games.mafia.state import MafiaState


EVERYWHERE = Channels(read=("table", "team", "left"), write=("table",))
"""Who leads the table without playing hears everything, and speaks to all."""


def rooms(state: MafiaState, seat: Seat | None) -> Channels:
    """Who hears whom; None is a spectator, who at some tables hears what those who left may hear.

    By day the living talk at the table, unless they are silenced; in the midday sleep and at night nobody does, and
    the team has its own room at night. Who has left hears the table and talks with those who left before."""
    if seat is None:
        if state.options.watchers == "public":
            return GALLERY
        return Channels(read=("table", "left", "team") if sees_all(state, None) else ("table", "left"), write=())
    if not state.alive(seat):
        read = ("table", "left", "team") if sees_all(state, seat) else ("table", "left")
        return Channels(read=read, write=("left",))
    phase = state.phases[-1] if state.phases else None
    write: list[str] = []
    if not getattr(phase, "ASLEEP", False) and not state.by_night and not state.has(seat, "silenced"):
        write.append("table")
    read_own: tuple[str, ...] = ("table",)
    if seat in state.team():
        read_own = ("table", "team")
        if state.by_night:
            write.append("team")
    return Channels(read=read_own, write=tuple(write))
