"""Characters claimed in answer to a loss: Missionary and Intellectual."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mahfel.engine import Ask, Move, Moves, Phase, Seat
from mahfel.engine.ask import Asked
from mahfel.games.coup import events
from mahfel.games.coup.moves import Doubt
from mahfel.games.coup.phases.asks import DOUBTS, TO_DOUBT, ask_to_doubt
from mahfel.games.coup.phases.loss import Loss
from mahfel.kit import claims
from mahfel.kit.window import Window

if TYPE_CHECKING:
    from mahfel.games.coup.state import CoupState

INSURANCE = 5


class Reaction(Window["CoupState"], frozen=True, tag="reaction"):
    """The card set aside is claimed to be the character; all others may doubt it.

    Unlike other claims this one cannot be conceded: a doubted card is turned up at once, and it is not replaced.
    """

    seat: Seat
    role: str

    def begin(self, state: CoupState) -> None:
        """Claim, and pay the tax on it."""
        state.pay_tax(self.seat, self.role)
        claims.claim(state.ledger, self.seat, self.role)
        if state.tell is not None:
            state.tell(events.Claimed(self.seat, self.role, "loss"))

    def invited(self, state: CoupState) -> tuple[Seat, ...]:
        """All others, clockwise."""
        return state.others(self.seat)

    def question(self, state: CoupState, seat: Seat) -> Ask:
        """The same for everybody."""
        return TO_DOUBT

    def asked(self, state: CoupState) -> Asked:
        """All at once."""
        return ask_to_doubt(self.waiting(state))

    def choices(self, state: CoupState, seat: Seat) -> Moves:
        """Doubt or not."""
        return DOUBTS

    def close(self, state: CoupState, answers: tuple[tuple[Seat, Move], ...]) -> None:
        """A card that nobody doubts stays face down for ever."""
        doubter = next((seat for seat, answer in answers if isinstance(answer, Doubt)), None)
        state.open_aside = -1
        if doubter is None:
            claims.settle(state.ledger, self.seat, self.role, "believed")
            if state.tell is not None:
                state.tell(events.Believed(self.seat, self.role))
            self._benefit(state)
            state.finish()
            return
        *before, card = state.aside[self.seat]
        state.aside[self.seat] = tuple(before)
        state.lost[self.seat] = (*state.lost[self.seat], card)
        true = card == self.role
        claims.settle(state.ledger, self.seat, self.role, "shown" if true else "caught", doubter)
        if state.tell is not None:
            state.tell(events.Doubted(doubter, self.seat, self.role))
            state.tell(events.Lost(self.seat, card))
        if true:
            self._benefit(state)
            state.push(Loss(doubter, "doubt"))
        elif state.hands[self.seat]:
            state.push(Loss(self.seat, "doubt"))
        else:
            state.fall(self.seat)
            if not state.decided():
                state.finish()

    def resumed(self, state: CoupState, ended: Phase[CoupState], result: Any) -> None:
        """Whoever was wrong has lost an influence."""
        state.finish()

    def _benefit(self, state: CoupState) -> None:
        if self.role == "missionary":
            state.draw(self.seat, 1)
        else:
            state.gain(self.seat, INSURANCE)
