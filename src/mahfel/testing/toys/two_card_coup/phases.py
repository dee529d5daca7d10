"""The course of two-card Coup: Turn → Doubts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mahfel.engine import Ask, Listed, Move, Moves, Phase, Refused, Seat
from mahfel.engine.ask import Asked
from mahfel.kit.clockwise import clockwise
from mahfel.kit.window import Window
from mahfel.testing.toys.two_card_coup.events import Claimed, Dealt, Doubted, FellOut, Paid, Worked
from mahfel.testing.toys.two_card_coup.moves import WORDS, Claim, Doubt, Work

if TYPE_CHECKING:
    from mahfel.testing.toys.two_card_coup.state import CoupState

GOAL: Final = 3
CROWN: Final = "crown"

_TURNS: Final = Listed((WORDS["work"], WORDS["claim"]))
_ANSWERS: Final = Listed((WORDS["allow"], WORDS["doubt"]))


class Turn(Phase["CoupState"], frozen=True, tag="turn"):
    """Work, or claim the crown."""

    def asked(self, state: CoupState) -> Asked:
        """The seat whose turn it is."""
        return {state.turn: Ask("turn", WORDS["work"], "two_card_coup-2.1")}

    def legal(self, state: CoupState, seat: Seat) -> Moves:
        """Both."""
        return _TURNS

    def play(self, state: CoupState, seat: Seat, move: Move) -> None:
        """A coin at once, or a claim that waits for doubts."""
        if type(move) is Work:
            state.coins[seat] += 1
            if state.tell is not None:
                state.tell(Worked(seat))
            self._next(state)
        elif type(move) is Claim:
            if state.tell is not None:
                state.tell(Claimed(seat))
            state.push(DOUBTS)
        else:
            raise Refused("game.wrong_move")

    def resumed(self, state: CoupState, ended: Phase[CoupState], result: Any) -> None:
        """The claim is settled."""
        self._next(state)

    def _next(self, state: CoupState) -> None:
        alive = [seat for seat in range(state.seats) if state.alive[seat]]
        if len(alive) == 1 or state.coins[state.turn] >= GOAL:
            state.finish()
            return
        state.turn = next(seat for seat in clockwise(state.seats, state.turn) if state.alive[seat])


class Doubts(Window["CoupState"], frozen=True, tag="doubts"):
    """Everybody else may doubt; the first in the order of play counts."""

    def invited(self, state: CoupState) -> tuple[Seat, ...]:
        """All others who are still in, from the claimant's left."""
        return tuple(seat for seat in clockwise(state.seats, state.turn) if state.alive[seat])

    def question(self, state: CoupState, seat: Seat) -> Ask:
        """The same for everybody."""
        return Ask("doubt", WORDS["allow"], "two_card_coup-2.3", pace="window")

    def choices(self, state: CoupState, seat: Seat) -> Moves:
        """Doubt or allow."""
        return _ANSWERS

    def close(self, state: CoupState, answers: tuple[tuple[Seat, Move], ...]) -> None:
        """Whoever was wrong is out; a crown that was shown goes back and is replaced."""
        claimant = state.turn
        doubter = next((seat for seat, answer in answers if type(answer) is Doubt), None)
        honest = state.cards[claimant] == CROWN
        if doubter is not None:
            loser = doubter if honest else claimant
            if state.tell is not None:
                state.tell(Doubted(doubter, claimant, state.cards[claimant]))
                state.tell(FellOut(loser, state.cards[loser]))
            state.alive[loser] = False
            state.shown[loser] = True
            if honest:
                self._replace(state, claimant)
        if doubter is None or honest:
            state.coins[claimant] += 2
            if state.tell is not None:
                state.tell(Paid(claimant))
        state.finish()

    def _replace(self, state: CoupState, seat: Seat) -> None:
        state.court.append(state.cards[seat])
        state.chance.shuffle(state.court)
        state.cards[seat] = state.court.pop()
        if state.tell is not None:
            state.tell(Dealt(seat, state.cards[seat]))


TURN: Final = Turn()
DOUBTS: Final = Doubts()
