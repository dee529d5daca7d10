"""Dawn: who left is told in a fixed order, then what was found out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mahfel.engine import Phase, Seat
from mahfel.games.mafia import events
from mahfel.games.mafia.ending import over
from mahfel.games.mafia.night.news import announce, deliver_news
from mahfel.games.mafia.phases.take_one import TakingOne

if TYPE_CHECKING:
    from mahfel.games.mafia.state import MafiaState


class Dawn(Phase["MafiaState"], frozen=True, tag="dawn"):
    """``takers``: who was attacked, has left and still takes one along."""

    takers: tuple[Seat, ...]

    def begin(self, state: MafiaState) -> None:
        """Deaths are told first; whoever takes one along chooses next."""
        if not state.left_tonight():
            state.say(events.Quiet)
        self._next(state)

    def resumed(self, state: MafiaState, ended: Phase[MafiaState], result: Any) -> None:
        """The next one who takes somebody along."""
        if state.result is None:
            self._next(state)

    def _next(self, state: MafiaState) -> None:
        if self.takers:
            taker = self.takers[0]
            state.phases[-1] = Dawn(self.takers[1:])
            state.push(TakingOne(taker))
            return
        announce(state)
        deliver_news(state)
        if not over(state):
            state.finish()
