"""Claims and doubts: the heart of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mahfel.engine import Ask, Listed, Move, Moves, Phase, Refused, Seat
from mahfel.engine.ask import Asked
from mahfel.games.coup import events
from mahfel.games.coup.moves import PROVE, Doubt, Lose, Prove
from mahfel.games.coup.phases.asks import DOUBTS, TO_DOUBT, ask_to_doubt
from mahfel.games.coup.phases.loss import Loss, losses, reactions
from mahfel.kit import claims
from mahfel.kit.window import Window

if TYPE_CHECKING:
    from mahfel.games.coup.state import CoupState


class Outcome:
    """How a claim ends, as reported to the phase below."""

    STANDS = "stands"
    CAUGHT = "caught"


class Claiming(Phase["CoupState"], frozen=True):
    """Base of phases that do something the moment their own claim is admitted to be a lie."""

    def admitted(self, state: CoupState, doubter: Seat) -> None:
        """Called before the influence is lost."""


class Doubting(Window["CoupState"], frozen=True, tag="doubting"):
    """Everybody else may doubt a claim; the first, clockwise from the claimant, counts.

    ``denies``: the claim is not to hold the character. Reports (``stands`` or ``caught``, the doubter or None).
    """

    seat: Seat
    role: str
    denies: bool = False

    @property
    def what(self) -> str:
        """The claim's name in the ledger."""
        return f"no_{self.role}" if self.denies else self.role

    def begin(self, state: CoupState) -> None:
        """The claim is noted."""
        claims.claim(state.ledger, self.seat, self.what)

    def invited(self, state: CoupState) -> tuple[Seat, ...]:
        """All others, clockwise from the claimant."""
        return state.others(self.seat)

    def asks(self, state: CoupState, seat: Seat) -> bool:
        """The same as for every window, without a look at all the others."""
        return 0 <= seat < state.seats and seat != self.seat and state.answers[seat] is None and state.alive(seat)

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
        """Nobody doubts, or one doubt counts."""
        doubter = next((seat for seat, answer in answers if isinstance(answer, Doubt)), None)
        if doubter is None:
            claims.settle(state.ledger, self.seat, self.what, "believed")
            if state.tell is not None:
                state.tell(events.Believed(self.seat, self.what))
            state.finish((Outcome.STANDS, None))
            return
        if state.tell is not None:
            state.tell(events.Doubted(doubter, self.seat, self.what))
        state.push(Proof(self.seat, self.role, doubter, self.denies))

    def resumed(self, state: CoupState, ended: Phase[CoupState], result: Any) -> None:
        """The proof has succeeded or not."""
        assert isinstance(ended, Proof)
        state.finish((result, ended.doubter))


class Proof(Phase["CoupState"], frozen=True, tag="proof"):
    """The claimant shows the character, or gives up an influence; giving up is always allowed.

    Who denies a character shows the whole hand, or admits. Reports ``stands`` or ``caught``.
    """

    seat: Seat
    role: str
    doubter: Seat
    denies: bool = False

    def asked(self, state: CoupState) -> Asked:
        """The claimant: by default one proves if one can."""
        moves = self.legal(state, self.seat)
        return {self.seat: Ask("prove", next(iter(moves)), "coup-5.3")}

    def asks(self, state: CoupState, seat: Seat) -> bool:
        """Nobody else."""
        return seat == self.seat

    def legal(self, state: CoupState, seat: Seat) -> Moves:
        """To prove, if possible; to lose each card."""
        hand = state.hands[seat]
        ways = losses(hand, reactions(state, seat, "doubt"))
        return Listed((PROVE, *ways)) if self._can_prove(hand) else ways

    def play(self, state: CoupState, seat: Seat, move: Move) -> None:
        """Prove or concede."""
        if isinstance(move, Prove):
            if not self._can_prove(state.hands[seat]):
                raise Refused("coup.cannot_prove", role=self.role)
            self._prove(state)
        elif isinstance(move, Lose):
            Loss(seat, "doubt").check(state, move)
            self._concede(state, move)
        else:
            raise Refused("game.wrong_move")

    def resumed(self, state: CoupState, ended: Phase[CoupState], result: Any) -> None:
        """The loser has lost an influence: the doubter after a proof, the claimant otherwise."""
        assert isinstance(ended, Loss)
        state.finish(Outcome.CAUGHT if ended.seat == self.seat else Outcome.STANDS)

    def _can_prove(self, hand: tuple[str, ...]) -> bool:
        return (self.role in hand) != self.denies

    @property
    def _what(self) -> str:
        return f"no_{self.role}" if self.denies else self.role

    def _prove(self, state: CoupState) -> None:
        shown = state.hands[self.seat] if self.denies else (self.role,)
        claims.settle(state.ledger, self.seat, self._what, "shown", self.doubter)
        if state.tell is not None:
            state.tell(events.Proved(self.seat, shown))
        # What was shown is shuffled into the Court before anything is drawn, so the same card may come back.
        state.put_back(self.seat, shown)
        state.draw(self.seat, len(shown))
        state.push(Loss(self.doubter, "doubt"))

    def _concede(self, state: CoupState, move: Lose) -> None:
        claims.settle(state.ledger, self.seat, self._what, "caught", self.doubter)
        if state.tell is not None:
            state.tell(events.Admitted(self.seat, self._what))
        claiming = state.phases[-3]  # below the window and this phase
        if isinstance(claiming, Claiming):
            claiming.admitted(state, self.doubter)
        state.push(Loss(self.seat, "doubt", move))
