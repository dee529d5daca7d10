"""Blocks: a claim that stands in the way of an action."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mahfel.engine import Ask, Move, Moves, Seat
from mahfel.games.coup import events
from mahfel.games.coup.moves import Block
from mahfel.games.coup.phases.asks import ask_block
from mahfel.kit.window import Window

if TYPE_CHECKING:
    from mahfel.games.coup.state import CoupState


class Blocking(Window["CoupState"], frozen=True, tag="blocking"):
    """All who may block are asked at once. Reports their blocks as (seat, role), in the order of play."""

    action: str
    actor: Seat
    seats: tuple[Seat, ...]

    def invited(self, state: CoupState) -> tuple[Seat, ...]:
        """Clockwise from the actor."""
        return self.seats

    def question(self, state: CoupState, seat: Seat) -> Ask:
        """The same for everybody, but for characters whose tax one cannot pay."""
        return ask_block(self._roles(state, seat), "coup-6.1")[0]

    def choices(self, state: CoupState, seat: Seat) -> Moves:
        """Let it pass, or claim one character by name."""
        return ask_block(self._roles(state, seat), "coup-6.1")[1]

    def close(self, state: CoupState, answers: tuple[tuple[Seat, Move], ...]) -> None:
        """Report the blocks."""
        blocks = tuple((seat, answer.role) for seat, answer in answers if isinstance(answer, Block))
        if not blocks and state.tell is not None:
            state.tell(events.LetPass(self.action))
        state.finish(blocks)

    def _roles(self, state: CoupState, seat: Seat) -> tuple[str, ...]:
        roles = state.box.blockers[self.action]
        if not state.tokens.tax_role:
            return roles
        return tuple(role for role in roles if state.tax_on(seat, role) <= state.coins[seat])
