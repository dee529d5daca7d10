"""Effects in which somebody chooses a player, a character or an answer."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mahfel.engine import Phase
from mahfel.games.coup.character import Effect
from mahfel.games.coup.phases.bomb import Bomb
from mahfel.games.coup.phases.choices import Giving, Ransom, Taxing, Treating

if TYPE_CHECKING:
    from mahfel.games.coup.phases.attempt import Attempt
    from mahfel.games.coup.state import CoupState


class Give(Effect, frozen=True, tag="give"):
    """Give a coin to another player of one's choice."""

    for_the_living = True

    rule: str

    def apply(self, state: CoupState, attempt: Attempt) -> Phase[Any] | None:
        """The actor chooses."""
        return Giving(attempt.actor, self.rule)


class MakeTreaty(Effect, frozen=True, tag="make_treaty"):
    """Bind oneself and another player by the Treaty tokens."""

    for_the_living = True

    rule: str

    def apply(self, state: CoupState, attempt: Attempt) -> Phase[Any] | None:
        """The actor chooses."""
        return Treating(attempt.actor, self.rule)


class LevyTax(Effect, frozen=True, tag="levy_tax"):
    """Put a Tax token on a character."""

    for_the_living = True

    rule: str

    def apply(self, state: CoupState, attempt: Attempt) -> Phase[Any] | None:
        """The actor chooses."""
        return Taxing(attempt.actor, self.rule)


class Demand(Effect, frozen=True, tag="demand"):
    """The target pays two coins, or loses an influence and the actor pays five."""

    rule: str

    def apply(self, state: CoupState, attempt: Attempt) -> Phase[Any] | None:
        """The target chooses; nothing is asked of one who is out."""
        assert attempt.target is not None
        return Ransom(attempt.actor, attempt.target, self.rule) if state.alive(attempt.target) else None


class PlaceBomb(Effect, frozen=True, tag="place_bomb"):
    """The bomb lies before the target."""

    def apply(self, state: CoupState, attempt: Attempt) -> Phase[Any] | None:
        """It defuses it, passes it on, or lets it explode."""
        assert attempt.target is not None
        if not state.alive(attempt.target):
            return None
        return Bomb(attempt.actor, attempt.target, (attempt.actor, attempt.target))
