"""Claims that others add to an action or to an estate: Capitalist and Lawyer."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from mahfel.engine import Ask, Listed, Move, Moves, Phase, Seat
from mahfel.games.coup import events
from mahfel.games.coup.moves import ALLOW, Decide
from mahfel.games.coup.phases.doubt import Doubting, Outcome
from mahfel.games.coup.phases.joining import JOIN
from mahfel.kit.window import Window

if TYPE_CHECKING:
    from mahfel.games.coup.state import CoupState

_CHOICES = Listed((ALLOW, JOIN))


class Claimants(Window["CoupState"], frozen=True, tag="claimants"):
    """All of ``seats`` are asked whether they claim ``role`` too. Reports those who do, in the order of play."""

    role: str
    seats: tuple[Seat, ...]
    rule: str

    def begin(self, state: CoupState) -> None:
        """Where nobody is left to ask there are no claims."""
        if not self.seats:
            state.finish(())

    def invited(self, state: CoupState) -> tuple[Seat, ...]:
        """In the order of play."""
        return self.seats

    def question(self, state: CoupState, seat: Seat) -> Ask:
        """The same for everybody."""
        return Ask("join", ALLOW, self.rule, pace="window", text=f"join-{self.role}")

    def choices(self, state: CoupState, seat: Seat) -> Moves:
        """Claim or not."""
        return _CHOICES

    def close(self, state: CoupState, answers: tuple[tuple[Seat, Move], ...]) -> None:
        """All declarations are public at once and final."""
        claimants = tuple(seat for seat, answer in answers if isinstance(answer, Decide))
        for seat in claimants:
            state.pay_tax(seat, self.role)
            if state.tell is not None:
                state.tell(events.Claimed(seat, self.role, "share"))
        if not claimants and state.tell is not None:
            state.tell(events.LetPass(self.role))
        state.finish(claimants)


class Sharing(Phase["CoupState"], frozen=True, tag="sharing"):
    """Others claim ``role``, each claim is doubted in turn, and those that stand get their share.

    ``purpose``: ``capital`` – the actor gives each a coin; ``estate`` – they split the coins of ``estates``, the seats
    that were out before anybody claimed: who falls by claiming is not inherited.
    """

    role: str
    actor: Seat
    purpose: str
    rule: str
    estates: tuple[Seat, ...] = ()
    waiting: tuple[Seat, ...] | None = None
    standing: tuple[Seat, ...] = ()

    def begin(self, state: CoupState) -> None:
        """Ask all others who can pay the tax on the claim."""
        first = (self.actor, *state.others(self.actor)) if self.purpose == "estate" else state.others(self.actor)
        seats = tuple(
            seat for seat in first if state.alive(seat) and state.tax_on(seat, self.role) <= state.coins[seat]
        )
        state.push(Claimants(self.role, seats, self.rule))

    def resumed(self, state: CoupState, ended: Phase[CoupState], result: Any) -> None:
        """Doubt the next claim, or share out."""
        now = self
        if isinstance(ended, Claimants):
            now = replace(self, waiting=result)
        elif result[0] == Outcome.STANDS:
            assert isinstance(ended, Doubting)
            now = replace(self, standing=(*self.standing, ended.seat))
        while now.waiting:
            seat, *rest = now.waiting
            now = replace(now, waiting=tuple(rest))
            # A claimant may have fallen by doubting the one before; the claim falls with it.
            if state.alive(seat):
                state.phases[-1] = now
                state.push(Doubting(seat, self.role))
                return
        state.phases[-1] = now
        now._share(state)
        state.finish()

    def _share(self, state: CoupState) -> None:
        standing = [seat for seat in self.standing if state.alive(seat)]
        if self.purpose == "capital":
            for seat in standing:
                state.pay(self.actor, seat, 1)
            return
        if not standing:
            return
        share, rest = divmod(sum(state.coins[seat] for seat in self.estates), len(standing))
        for seat in self.estates:
            state.coins[seat] = 0
        # What cannot be split goes to the Treasury at the end of the turn, as all that nobody inherits.
        state.coins[self.estates[0]] = rest
        for seat in standing:
            state.coins[seat] += share
            if state.tell is not None:
                state.tell(events.Gained(seat, share))
