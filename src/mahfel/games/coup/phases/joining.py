"""Joining another's action: Protestor."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mahfel.engine import Ask, Listed, Move, Moves, Seat
from mahfel.games.coup import events
from mahfel.games.coup.moves import ALLOW, Decide, decide
from mahfel.kit.window import Window

if TYPE_CHECKING:
    from mahfel.games.coup.state import CoupState

JOIN = decide("join")
_CHOICES = Listed((ALLOW, JOIN))
_QUESTION = Ask("join", ALLOW, "coup-17.10", pace="window")


class Joining(Window["CoupState"], frozen=True, tag="joining"):
    """One other player, neither actor nor target, may pay to join, which claims nothing. Reports who, or None."""

    action: str
    actor: Seat
    target: Seat | None
    coins: int

    def begin(self, state: CoupState) -> None:
        """Where nobody can pay, nobody is asked; coins are public."""
        if not self.invited(state):
            if state.tell is not None:
                state.tell(events.LetPass(self.action))
            state.finish(None)

    def invited(self, state: CoupState) -> tuple[Seat, ...]:
        """All who have the coins, clockwise from the actor."""
        return tuple(
            seat for seat in state.others(self.actor) if seat != self.target and state.coins[seat] >= self.coins
        )

    def question(self, state: CoupState, seat: Seat) -> Ask:
        """The same for everybody."""
        return _QUESTION

    def choices(self, state: CoupState, seat: Seat) -> Moves:
        """Join or not."""
        return _CHOICES

    def close(self, state: CoupState, answers: tuple[tuple[Seat, Move], ...]) -> None:
        """The first one pays."""
        joiner = next((seat for seat, answer in answers if isinstance(answer, Decide)), None)
        if joiner is not None:
            if state.tell is not None:
                state.tell(events.Joined(joiner, self.action))
            state.pay(joiner, None, self.coins)
        elif state.tell is not None:
            state.tell(events.LetPass(self.action))
        state.finish(joiner)
