"""Allegiance: one who belongs to no side has looked, and chooses whom to win with. Everybody is asked the same."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from mahfel.engine import Ask, Move, Moves, Seat
from mahfel.games.mafia.asks import ask
from mahfel.games.mafia.moves import REST, Act
from mahfel.games.mafia.phases.huddle import STILL
from mahfel.games.mafia.roles import ROLES
from mahfel.games.mafia.slots import Aim, Slots
from mahfel.games.mafia.table_of_roles import may_be_dealt
from mahfel.kit.window import Window

if TYPE_CHECKING:
    from mahfel.games.mafia.state import MafiaState

MUST_JOIN = 2
"""Whoever saw so many of the mafia has to side with them."""


def somebody_chooses(state: MafiaState) -> bool:
    """Whether a role of this table may choose a side."""
    return any(ROLES[role].follows for role in may_be_dealt(state.options, state.scenario, state.seats))


class Allegiance(Window["MafiaState"], frozen=True, tag="allegiance"):
    """In the first night, after the looking."""

    ASLEEP = True

    def invited(self, state: MafiaState) -> tuple[Seat, ...]:
        """Everybody."""
        return state.living()

    def question(self, state: MafiaState, seat: Seat) -> Ask:
        """The same for all."""
        return ask("allegiance", REST, "3.2", "night")

    def choices(self, state: MafiaState, seat: Seat) -> Moves:
        """For who follows: the mafia (without a choice, if two were seen), or else the city."""
        if not state.role(seat).follows or must_join(state, seat):
            return STILL
        return Slots(((Aim("side_with_mafia"),),))

    def close(self, state: MafiaState, answers: tuple[tuple[Seat, Move], ...]) -> None:
        """The side is taken; nobody else is told."""
        chosen = {seat for seat, move in answers if isinstance(move, Act) and move.uses}
        for seat in state.living():
            if state.role(seat).follows:
                side = "mafia" if seat in chosen or must_join(state, seat) else "city"
                state.players[seat] = replace(state.players[seat], side=side)
        state.finish()


def must_join(state: MafiaState, seat: Seat) -> bool:
    """Whether two of the mafia were seen."""
    return any(note.kind == "foreseen" and int(note.word) >= MUST_JOIN for note in state.players[seat].notes)
