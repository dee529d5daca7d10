"""What one seat knows of the others: from its notes, its team and what was announced, never from an imagined role."""

from __future__ import annotations

from mahfel.engine import Seat
from mahfel.games.mafia.roles import ROLES
from mahfel.games.mafia.state import MafiaState


def known_sides(state: MafiaState, seat: Seat) -> dict[Seat, str]:
    """Seats whose side this one knows or has been told: ``mafia`` or ``city``. Later answers count for more."""
    found: dict[Seat, str] = {}
    for note in state.players[seat].notes:
        if note.kind == "side" and len(note.about) == 1:
            found[note.about[0]] = note.word
        elif note.kind == "role" and len(note.about) == 1 and note.word in ROLES:
            found[note.about[0]] = ROLES[note.word].side
    for other, player in enumerate(state.players):
        if player.told in ROLES:
            found[other] = ROLES[player.told].side
        elif player.told:
            found[other] = player.told
    if seat in state.met:
        for other in range(state.seats):
            found[other] = "mafia" if other in state.met else "city"
    found[seat] = state.players[seat].side
    return found


def enemies(state: MafiaState, seat: Seat) -> tuple[Seat, ...]:
    """The living whom this seat knows to be of the other side."""
    mine = "mafia" if state.players[seat].side == "mafia" else "city"
    known = known_sides(state, seat)
    return tuple(other for other in state.living() if other != seat and known.get(other, mine) != mine)


def suspects(state: MafiaState, seat: Seat) -> tuple[Seat, ...]:
    """The living who may be of the other side: enemies, if any are known, else all but known friends."""
    found = enemies(state, seat)
    if found:
        return found
    mine = "mafia" if state.players[seat].side == "mafia" else "city"
    known = known_sides(state, seat)
    return tuple(other for other in state.living() if other != seat and known.get(other) != mine)


def asked_before(state: MafiaState, seat: Seat) -> frozenset[Seat]:
    """Whom this seat has asked about already."""
    return frozenset(
        other for note in state.players[seat].notes if note.kind in ("side", "role") for other in note.about
    )
