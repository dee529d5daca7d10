"""Face Change: the role of whoever leaves passes in secret to one who stays, whose old role is what leaves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from mahfel.engine import Seat
from mahfel.games.mafia.card import Card, others
from mahfel.games.mafia.moves import Use
from mahfel.games.mafia.player import Note, Player
from mahfel.games.mafia.slots import Aim

if TYPE_CHECKING:
    from mahfel.games.mafia.state import MafiaState


def _play(state: MafiaState, seat: Seat, use: Use | None) -> str:
    if use is None:
        return "nothing"
    other = use.at[0]
    before = [len(player.notes) for player in state.players]
    mine, theirs = state.players[seat], state.players[other]
    # Uses and what was seen go with the role; wounds and notes of other kinds stay with the person.
    state.players[other] = _with_role_of(theirs, mine)
    state.players[seat] = _with_role_of(mine, theirs)
    for note in mine.notes:
        if note.kind == "foreseen":
            state.note(other, note)
    # Who belonged to the team is not told that they have lost one, nor whom they have won: they see it at night.
    swap = {seat: other, other: seat}
    state.met = tuple(sorted(swap.get(mate, mate) for mate in state.met))
    state.note(other, Note(state.cycle, "new_face", (), mine.role))
    state.deliver(before)
    return "done"


def _with_role_of(player: Player, other: Player) -> Player:
    return replace(
        player,
        role=other.role,
        side=other.side,
        vest=other.vest,
        stripped=other.stripped,
        used=other.used,
        own_used=other.own_used,
        last=other.last,
        named=other.named,
    )


def _aim(state: MafiaState, seat: Seat) -> Aim:
    return Aim("change_face", others(state, seat), 1, 1)


CARD = Card("face_change", _play, _aim, secret=True)
