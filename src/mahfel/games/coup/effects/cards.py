"""Effects on cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mahfel.engine import Phase
from mahfel.games.coup.character import Effect
from mahfel.games.coup.phases.cards import Examining, Producing, Returning, Writing

if TYPE_CHECKING:
    from mahfel.games.coup.phases.attempt import Attempt
    from mahfel.games.coup.state import CoupState


class Exchange(Effect, frozen=True, tag="exchange"):
    """Draw cards and put as many back; fewer where the Court is short."""

    cards: int
    rule: str

    def apply(self, state: CoupState, attempt: Attempt) -> Phase[Any] | None:
        """The actor chooses what to keep; one who has fallen by doubting a block draws nothing."""
        if not state.alive(attempt.actor):
            return None
        drawn = len(state.draw(attempt.actor, self.cards))
        return Returning(attempt.actor, drawn, self.rule) if drawn else None


class Examine(Effect, frozen=True, tag="examine"):
    """Look at a card of the target; spare it or have it swapped."""

    for_the_living = True

    def apply(self, state: CoupState, attempt: Attempt) -> Phase[Any] | None:
        """Nothing happens to one who is out."""
        assert attempt.target is not None
        return Examining(attempt.actor, attempt.target) if state.alive(attempt.target) else None


class Write(Effect, frozen=True, tag="write"):
    """Draw cards one by one for coins, and put as many back."""

    for_the_living = True

    def apply(self, state: CoupState, attempt: Attempt) -> Phase[Any] | None:
        """With an empty Court there is nothing to draw."""
        return Writing(attempt.actor) if state.court else None


class Produce(Effect, frozen=True, tag="produce"):
    """Draw a card, receive one of the target's, give one back and put one back."""

    for_the_living = True

    def apply(self, state: CoupState, attempt: Attempt) -> Phase[Any] | None:
        """In two halves: the target's and the Court's."""
        assert attempt.target is not None
        return Producing(attempt.actor, attempt.target)
