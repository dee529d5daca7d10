"""The Anarchist's bomb."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from mahfel.engine import Listed, Move, Moves, Phase, Refused, Seat
from mahfel.engine.ask import Asked
from mahfel.games.coup import events
from mahfel.games.coup.moves import Block, Choose, Decide, block, decide
from mahfel.games.coup.phases.asks import ask_one
from mahfel.games.coup.phases.doubt import Doubting, Outcome
from mahfel.games.coup.phases.loss import Loss

if TYPE_CHECKING:
    from mahfel.games.coup.state import CoupState

EXPLODE = decide("explode")
DEFUSE = block("contessa")


class Bomb(Phase["CoupState"], frozen=True, tag="bomb"):
    """The holder defuses it as Contessa, passes it on as Anarchist, or lets it explode.

    ``visited`` are the bomber and all who have held it; ``next_holder`` is named before the claim can be doubted.
    """

    bomber: Seat
    holder: Seat
    visited: tuple[Seat, ...]
    claimed: str = ""
    next_holder: Seat | None = None

    def begin(self, state: CoupState) -> None:
        """A holder who is out takes the bomb along."""
        if not state.alive(self.holder):
            state.finish()
        elif state.tell is not None:
            state.tell(events.BombHeld(self.holder))

    def asked(self, state: CoupState) -> Asked:
        """The holder."""
        return ask_one(self.holder, "bomb", EXPLODE, "coup-12.3", "long")

    def legal(self, state: CoupState, seat: Seat) -> Moves:
        """Explode, defuse, or pass to one who is neither the bomber nor a former holder nor a party mate."""
        return Listed((EXPLODE, DEFUSE, *(Choose(other) for other in self._receivers(state))))

    def play(self, state: CoupState, seat: Seat, move: Move) -> None:
        """A claim that all may doubt, or the explosion."""
        if move == DEFUSE:
            self._claim(state, "contessa", None)
        elif isinstance(move, Choose):
            if move.seat not in self._receivers(state):
                raise Refused("coup.no_receiver", seat=move.seat)
            self._claim(state, "anarchist", move.seat)
        elif isinstance(move, Decide) and move == EXPLODE:
            self._explode(state)
        elif isinstance(move, Block):
            raise Refused("coup.cannot_block", role=move.role)
        else:
            raise Refused("game.wrong_move")

    def resumed(self, state: CoupState, ended: Phase[CoupState], result: Any) -> None:
        """The claim stands, or the bomb goes off before a liar who is still in."""
        if isinstance(ended, Loss):
            state.finish()
        elif result[0] == Outcome.CAUGHT:
            self._explode(state)
        elif self.claimed == "contessa":
            if state.tell is not None:
                state.tell(events.BombDefused(self.holder))
            state.finish()
        else:
            assert self.next_holder is not None
            now = Bomb(self.bomber, self.next_holder, (*self.visited, self.next_holder))
            state.phases[-1] = now
            now.begin(state)

    def _receivers(self, state: CoupState) -> tuple[Seat, ...]:
        return tuple(
            seat
            for seat in state.others(self.holder)
            if seat not in self.visited and not state.same_side(self.holder, seat)
        )

    def _claim(self, state: CoupState, role: str, receiver: Seat | None) -> None:
        state.phases[-1] = replace(self, claimed=role, next_holder=receiver)
        if state.tell is not None:
            state.tell(events.Claimed(self.holder, role, "bomb"))
        state.push(Doubting(self.holder, role))

    def _explode(self, state: CoupState) -> None:
        if not state.alive(self.holder):
            state.finish()
            return
        if state.tell is not None:
            state.tell(events.BombExploded(self.holder))
        state.push(Loss(self.holder, "bomb"))
