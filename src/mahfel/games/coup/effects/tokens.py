"""Effects with tokens, and those in which others may share."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from mahfel.engine import Phase
from mahfel.games.coup import events
from mahfel.games.coup.character import Effect
from mahfel.games.coup.phases.sharing import Sharing
from mahfel.games.coup.phases.turn import Turn
from mahfel.games.coup.tokens import NOWHERE, Disappear

if TYPE_CHECKING:
    from mahfel.games.coup.phases.attempt import Attempt
    from mahfel.games.coup.state import CoupState


class TakePeace(Effect, frozen=True, tag="take_peace"):
    """Take the Peace token from wherever it lies."""

    for_the_living = True

    def apply(self, state: CoupState, attempt: Attempt) -> None:
        """The former holder is unprotected at once."""
        before = state.tokens.peace
        state.tokens = replace(state.tokens, peace=attempt.actor)
        if state.tell is not None:
            if before not in (NOWHERE, attempt.actor):
                state.tell(events.TokenGone(before, "peace"))
            state.tell(events.TokenPlaced(attempt.actor, "peace", ""))


class PlaceDisappear(Effect, frozen=True, tag="place_disappear"):
    """A Disappear token lies before the target until the end of its next turn."""

    def apply(self, state: CoupState, attempt: Attempt) -> None:
        """Not before one who is out."""
        target = attempt.target
        assert target is not None
        if not state.alive(target):
            return
        token = Disappear(target, attempt.actor)
        state.tokens = replace(state.tokens, disappear=(*state.tokens.disappear, token))
        if state.tell is not None:
            state.tell(events.TokenPlaced(target, "disappear", ""))


class Share(Effect, frozen=True, tag="share"):
    """All others may claim the character too; the actor gives a coin to each whose claim stands."""

    role: str
    rule: str

    def apply(self, state: CoupState, attempt: Attempt) -> Phase[Any] | None:
        """Claims first, then doubts, then coins."""
        return Sharing(self.role, attempt.actor, "capital", self.rule)


class ActAgain(Effect, frozen=True, tag="act_again"):
    """Take one additional action."""

    for_the_living = True

    def apply(self, state: CoupState, attempt: Attempt) -> Phase[Any] | None:
        """A turn within the turn."""
        return Turn(attempt.actor, second=True)
