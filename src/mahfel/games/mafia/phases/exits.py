"""Exits: what happens with those whom a vote sends away, one after the other."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, cast

from msgspec.structs import replace

from mahfel.engine import Phase, Seat
from mahfel.games.mafia import events
from mahfel.games.mafia.card import STAYS
from mahfel.games.mafia.ending import over
from mahfel.games.mafia.leaving import leave
from mahfel.games.mafia.phases.defence import LastWords
from mahfel.games.mafia.phases.final_move import Drawing, LastChance
from mahfel.games.mafia.roles import ROLES
from mahfel.games.mafia.table_of_roles import may_be_dealt

if TYPE_CHECKING:
    from mahfel.games.mafia.state import MafiaState

_STEPS: Final = ("chance", "card", "words", "leave")


class Exits(Phase["MafiaState"], frozen=True, tag="exits"):
    """``leavers`` in their order; ``at`` is who leaves now, ``step`` where they are on the way out.

    A last chance, a card, last words, then they are gone, with what that sets off. Whether the game is over is looked
    at once, after the last of them. Everybody goes the same way, whatever sent them: the way out tells nothing.
    """

    leavers: tuple[Seat, ...]
    at: int = 0
    step: int = 0

    def begin(self, state: MafiaState) -> None:
        """All of them are named; then the first of them."""
        state.say(events.SentAway, self.leavers)
        self._go_on(state)

    def resumed(self, state: MafiaState, ended: Phase[MafiaState], result: Any) -> None:
        """A step has ended; one whose result is ``stays`` keeps the leaver."""
        if result == STAYS:
            state.phases[-1] = Exits(self.leavers, self.at + 1)
        cast("Exits", state.phases[-1])._go_on(state)

    def _go_on(self, state: MafiaState) -> None:
        now = self
        while now.at < len(now.leavers):
            seat = now.leavers[now.at]
            if now.step == len(_STEPS) or not state.alive(seat):
                now = Exits(now.leavers, now.at + 1)
                continue
            step = _STEPS[now.step]
            now = replace(now, step=now.step + 1)
            state.phases[-1] = now
            if step != "leave" and seat in state.going:
                continue
            if step == "leave":
                _leave(state, seat)
                continue
            phase = _on_the_way(state, seat, step)
            if phase is not None:
                state.push(phase)
                return
        state.phases[-1] = now
        if not over(state):
            state.finish()


def _on_the_way(state: MafiaState, seat: Seat, step: str) -> Phase[MafiaState] | None:
    """A last chance, a card, last words: whatever the scenario has for whoever leaves by vote."""
    if step == "chance":
        there = may_be_dealt(state.options, state.scenario, state.seats)
        return LastChance(seat) if any(ROLES[role].saves_leavers for role in there) else None
    if step == "card":
        return Drawing(seat) if state.cards else None
    return LastWords((seat,)) if state.scenario.last_words else None


def _leave(state: MafiaState, seat: Seat) -> None:
    leave(state, [(seat, "vote")])
    for other in state.living() if state.players[seat].cause == "vote" else ():
        if state.role(other).borrows:
            state.borrow(other, state.players[seat].role)
