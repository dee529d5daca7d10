"""Effects on influence."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mahfel.engine import Phase
from mahfel.games.coup.character import Effect
from mahfel.games.coup.phases.loss import Loss, Losses

if TYPE_CHECKING:
    from mahfel.games.coup.phases.attempt import Attempt
    from mahfel.games.coup.state import CoupState


class TakeLife(Effect, frozen=True, tag="take_life"):
    """The target loses an influence; nothing happens to one who is out already."""

    cause: str

    def apply(self, state: CoupState, attempt: Attempt) -> Phase[Any] | None:
        """The target chooses the card."""
        assert attempt.target is not None
        return Loss(attempt.target, self.cause) if state.alive(attempt.target) else None


class TakeAllLives(Effect, frozen=True, tag="take_all_lives"):
    """Every target that is not spared loses an influence, clockwise."""

    cause: str

    def apply(self, state: CoupState, attempt: Attempt) -> Phase[Any] | None:
        """One after another."""
        seats = attempt.unspared(state)
        return Losses(seats, self.cause) if seats else None
