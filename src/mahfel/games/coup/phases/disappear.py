"""The Mercenary's Disappear tokens."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from mahfel.engine import Ask, Listed, Move, Moves, Phase, Refused, Seat
from mahfel.engine.ask import Asked
from mahfel.games.coup import events
from mahfel.games.coup.moves import ALLOW, Allow, block
from mahfel.games.coup.phases.doubt import Doubting, Outcome
from mahfel.games.coup.phases.loss import Loss

if TYPE_CHECKING:
    from mahfel.games.coup.state import CoupState
    from mahfel.games.coup.tokens import Disappear

_WARD = block("mercenary")
_CHOICES = Listed((ALLOW, _WARD))


class Warding(Phase["CoupState"], frozen=True, tag="warding"):
    """Before its action the victim may claim Mercenary against one token after another; ``passed`` it has let lie."""

    seat: Seat
    passed: int = 0

    def begin(self, state: CoupState) -> None:
        """The next token that is not yet answered, if there is one and the claim can be paid."""
        if self._token(state) is None:
            state.finish()

    def asked(self, state: CoupState) -> Asked:
        """The victim."""
        return {self.seat: Ask("ward", ALLOW, "coup-16.5", text="ward")}

    def legal(self, state: CoupState, seat: Seat) -> Moves:
        """Claim or not."""
        return _CHOICES

    def play(self, state: CoupState, seat: Seat, move: Move) -> None:
        """One claim a token; a caught lie costs a life and leaves the token."""
        if isinstance(move, Allow):
            now = Warding(seat, self.passed + 1)
            state.phases[-1] = now
            now.begin(state)
        elif move == _WARD:
            ward(state, self._token(state))
        else:
            raise Refused("game.wrong_move")

    def resumed(self, state: CoupState, ended: Phase[CoupState], result: Any) -> None:
        """The claim is settled."""
        warded(state, self.seat, result[0])
        if state.alive(self.seat):
            self.begin(state)
        else:
            state.finish()

    def _token(self, state: CoupState) -> Disappear | None:
        if state.tax_on(self.seat, "mercenary") > state.coins[self.seat]:
            return None
        open_tokens = unclaimed(state, self.seat)
        return open_tokens[self.passed] if self.passed < len(open_tokens) else None


class Vanishing(Phase["CoupState"], frozen=True, tag="vanishing"):
    """At the end of the victim's turn its tokens fire one by one; a last claim against each that has had none."""

    seat: Seat
    firing: bool = False

    def begin(self, state: CoupState) -> None:
        """The next token."""
        token = self._token(state)
        if token is None or not state.alive(self.seat):
            state.finish()
        elif token.claimed or state.tax_on(self.seat, "mercenary") > state.coins[self.seat]:
            self._fire(state, token)

    def asked(self, state: CoupState) -> Asked:
        """The victim."""
        return {self.seat: Ask("ward", ALLOW, "coup-16.5", text="ward-last")}

    def legal(self, state: CoupState, seat: Seat) -> Moves:
        """Claim or not."""
        return _CHOICES

    def play(self, state: CoupState, seat: Seat, move: Move) -> None:
        """Claim Mercenary, or lose a life."""
        token = self._token(state)
        assert token is not None
        if isinstance(move, Allow):
            self._fire(state, token)
        elif move == _WARD:
            ward(state, token)
        else:
            raise Refused("game.wrong_move")

    def resumed(self, state: CoupState, ended: Phase[CoupState], result: Any) -> None:
        """A claim or a loss is settled: the next token."""
        if isinstance(ended, Doubting):
            warded(state, self.seat, result[0])
        self.begin(state)

    def _token(self, state: CoupState) -> Disappear | None:
        due = (token for token in state.tokens.disappear if token.victim == self.seat and token.due)
        return next(due, None)

    def _fire(self, state: CoupState, token: Disappear) -> None:
        drop(state, token)
        state.push(Loss(self.seat, "mercenary"))


def unclaimed(state: CoupState, seat: Seat) -> tuple[Disappear, ...]:
    """The tokens due before a seat against which it has claimed nothing on this turn."""
    return tuple(t for t in state.tokens.disappear if t.victim == seat and t.due and not t.claimed)


def ward(state: CoupState, token: Disappear | None) -> None:
    """Claim Mercenary against a token, which is marked as having been answered."""
    assert token is not None
    marked = replace(token, claimed=True)
    # The answered token goes to the front, where ``warded`` finds it again.
    rest = list(state.tokens.disappear)
    rest.remove(token)
    state.tokens = replace(state.tokens, disappear=(marked, *rest))
    state.pay_tax(token.victim, "mercenary")
    if state.tell is not None:
        state.tell(events.Claimed(token.victim, "mercenary", "disappear"))
    state.push(Doubting(token.victim, "mercenary"))


def warded(state: CoupState, seat: Seat, ending: str) -> None:
    """A claim that stands turns the token away."""
    if ending == Outcome.STANDS:
        token = next(t for t in state.tokens.disappear if t.victim == seat and t.claimed)
        drop(state, token)


def drop(state: CoupState, token: Disappear) -> None:
    """A token goes back to the centre."""
    left = list(state.tokens.disappear)
    left.remove(token)
    state.tokens = replace(state.tokens, disappear=tuple(left))
    if state.tell is not None:
        state.tell(events.TokenGone(token.victim, "disappear"))
