"""An action from its declaration to its effect."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

from msgspec.structs import replace

from mahfel.engine import Phase, Seat
from mahfel.games.coup import events
from mahfel.games.coup.phases.blocking import Blocking
from mahfel.games.coup.phases.doubt import Claiming, Doubting, Outcome
from mahfel.games.coup.phases.joining import Joining

if TYPE_CHECKING:
    from mahfel.games.coup.character import Action
    from mahfel.games.coup.state import CoupState

Stage = Literal["claimed", "joining", "blocking", "doubting_block", "effect"]


class Attempt(Claiming, frozen=True, tag="attempt"):
    """Declare, doubt, block, doubt the block, effect.

    ``target`` is the one aimed at, ``other`` a second seat that was named, ``targets`` all where there are several.
    ``spared`` have turned it away; ``queue`` holds blocks still to be doubted; ``tried`` have been caught blocking;
    ``doubter`` doubted the actor's claim and was wrong (or, in ``caught``, right). ``step`` counts effects done.
    """

    actor: Seat
    action: str
    target: Seat | None = None
    other: Seat | None = None
    targets: tuple[Seat, ...] = ()
    stage: Stage = "claimed"
    doubter: Seat | None = None
    queue: tuple[tuple[Seat, str], ...] = ()
    tried: tuple[Seat, ...] = ()
    spared: tuple[Seat, ...] = ()
    blocked: bool = False
    cost: int = 0
    step: int = 0

    def begin(self, state: CoupState) -> None:
        """The cost leaves the purse before anybody may answer."""
        action = state.box.actions[self.action]
        seat, cost = self.actor, self.cost
        state.coins[seat] -= cost
        if action.pays == "reserve":
            state.reserve += cost
        if state.tell is not None:
            claimed = action.claim or ""
            role = f"no_{claimed}" if action.denies else claimed
            state.tell(events.Declared(seat, self.action, role, self.target, cost))
        if action.claim is None:
            self._after_claim(state, action)
            return
        state.pay_tax(seat, action.claim)
        state.push(Doubting(seat, action.claim, action.denies))

    def resumed(self, state: CoupState, ended: Phase[CoupState], result: Any) -> None:
        """Go on where the phase above has ended."""
        action = state.box.actions[self.action]
        if self.stage == "claimed":
            ending, doubter = result
            now = replace(self, doubter=doubter)
            state.phases[-1] = now
            if ending == Outcome.CAUGHT:
                state.finish()
            else:
                now._after_claim(state, action)
        elif self.stage == "joining":
            self._after_joining(state, action, result)
        elif self.stage == "blocking":
            self._blocks(state, action, result)
        elif self.stage == "doubting_block":
            self._after_block(state, action, result[0])
        else:
            self._run(state, action)

    def unspared(self, state: CoupState) -> tuple[Seat, ...]:
        """The targets of an action against several that have not turned it away and are still in."""
        return tuple(seat for seat in self.targets if seat not in self.spared and state.alive(seat))

    # -- the claim -------------------------------------------------------------------------------------------------

    def admitted(self, state: CoupState, doubter: Seat) -> None:
        """The action fails whole, and its cost comes back, before the actor's influence is lost."""
        if self.stage != "claimed":
            return
        for effect in state.box.actions[self.action].caught:
            effect.apply(state, replace(self, doubter=doubter))
        if self.cost:
            state.coins[self.actor] += self.cost
            if state.tell is not None:
                state.tell(events.Refunded(self.actor, self.cost))

    def _after_claim(self, state: CoupState, action: Action) -> None:
        if action.pays == "target" and self.cost:
            assert self.target is not None
            state.coins[self.target] += self.cost
            if state.tell is not None:
                state.tell(events.Paid(self.actor, self.target, self.cost))
        if action.joined_for and self.target is not None and state.alive(self.target):
            self._to(state, "joining")
            state.push(Joining(self.action, self.actor, self.target, action.joined_for))
        else:
            self._open_block(state, action)

    def _after_joining(self, state: CoupState, action: Action, joiner: Seat | None) -> None:
        if joiner is None:
            state.finish()
        else:
            self._open_block(state, action)

    # -- the block -------------------------------------------------------------------------------------------------

    def _open_block(self, state: CoupState, action: Action) -> None:
        seats = self._who_may_block(state, action)
        if seats:
            self._to(state, "blocking")
            state.push(Blocking(self.action, self.actor, seats))
        else:
            self._run(state, action)

    def _who_may_block(self, state: CoupState, action: Action) -> tuple[Seat, ...]:
        if not state.box.blockers[self.action]:
            return ()
        if action.blockers == "anyone":
            return tuple(
                seat
                for seat in state.others(self.actor)
                if seat not in self.tried and not state.same_side(self.actor, seat)
            )
        seats = self.targets or (self.target,)
        return tuple(
            seat
            for seat in seats
            if seat is not None
            and state.alive(seat)
            and seat not in self.tried
            and (state.box.options.block_after_doubt or seat != self.doubter)
        )

    def _blocks(self, state: CoupState, action: Action, blocks: tuple[tuple[Seat, str], ...]) -> None:
        """Each block is a claim. Where one is enough, the first in the order of play counts."""
        if not self.targets:
            blocks = blocks[:1]
        for seat, role in blocks:
            state.pay_tax(seat, role)
            if state.tell is not None:
                state.tell(events.Claimed(seat, role, self.action))
        if blocks:
            self._doubt_next(state, blocks)
        else:
            self._run(state, action)

    def _doubt_next(self, state: CoupState, queue: tuple[tuple[Seat, str], ...]) -> None:
        state.phases[-1] = replace(self, stage="doubting_block", queue=queue)
        state.push(Doubting(*queue[0]))

    def _after_block(self, state: CoupState, action: Action, ending: str) -> None:
        (seat, _), *waiting = self.queue
        rest = tuple((other, role) for other, role in waiting if state.alive(other))
        stands = ending == Outcome.STANDS
        if stands and state.tell is not None:
            state.tell(events.Blocked(seat, self.action))
        tried = self.tried if stands else (*self.tried, seat)
        spared = (*self.spared, seat) if stands else self.spared
        now = replace(self, queue=rest, tried=tried, spared=spared, blocked=stands and not self.targets)
        state.phases[-1] = now
        if rest:
            now._doubt_next(state, rest)
        elif action.blockers == "anyone" and not stands:
            # A defeated block leaves the question open to those who have not been caught at it.
            now._open_block(state, action)
        else:
            now._run(state, action)

    # -- the effect ------------------------------------------------------------------------------------------------

    def _run(self, state: CoupState, action: Action) -> None:
        effects = action.rest if self.blocked else action.effect
        for step in range(self.step, len(effects)):
            if effects[step].for_the_living and not state.alive(self.actor):
                continue
            phase = effects[step].apply(state, self)
            if phase is not None:
                state.phases[-1] = replace(self, stage="effect", queue=(), step=step + 1)
                state.push(phase)
                return
        state.finish()

    def _to(self, state: CoupState, stage: Stage) -> None:
        state.phases[-1] = replace(self, stage=stage)
