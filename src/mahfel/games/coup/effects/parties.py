"""Effects of Reformation."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mahfel.games.coup import events
from mahfel.games.coup.character import Effect

if TYPE_CHECKING:
    from mahfel.games.coup.phases.attempt import Attempt
    from mahfel.games.coup.state import CoupState

EMPIRE = "empire"
RESISTANCE = "resistance"


def opposite(party: str) -> str:
    """The other party."""
    return RESISTANCE if party == EMPIRE else EMPIRE


class Convert(Effect, frozen=True, tag="convert"):
    """A player, oneself or another, changes the party."""

    def apply(self, state: CoupState, attempt: Attempt) -> None:
        """At once."""
        seat = attempt.target
        assert seat is not None
        state.parties[seat] = opposite(state.parties[seat])
        if state.tell is not None:
            state.tell(events.Converted(seat, state.parties[seat]))


class EmptyReserve(Effect, frozen=True, tag="empty_reserve"):
    """Take all coins of the reserve."""

    def apply(self, state: CoupState, attempt: Attempt) -> None:
        """At once."""
        coins, state.reserve = state.reserve, 0
        state.coins[attempt.actor] += coins
        if state.tell is not None:
            state.tell(events.Gained(attempt.actor, coins))
