"""Courtisans as a game: the declaration and the door to its parts."""

from __future__ import annotations

from typing import Any, ClassVar

from mahfel.engine import Chance, Game, Meta, Move, Options, View
from mahfel.engine.event import Listener
from mahfel.games.courtisans import moves
from mahfel.games.courtisans.arrange import arrange
from mahfel.games.courtisans.bots import LEVELS
from mahfel.games.courtisans.events import EVENT_TYPES
from mahfel.games.courtisans.examples import worked_example
from mahfel.games.courtisans.imagine import imagine
from mahfel.games.courtisans.options import CourtisansOptions
from mahfel.games.courtisans.reckoning import DECISIONS, REASON
from mahfel.games.courtisans.setup import set_up
from mahfel.games.courtisans.state import CourtisansState
from mahfel.games.courtisans.view import CourtisansView
from mahfel.games.courtisans.words import COURT


class Courtisans(Game):
    """Two to five players seat courtiers round the Queen's table and in each other's domains."""

    package = "mahfel.games.courtisans"
    meta = Meta(
        key="courtisans",
        rules_version=1,
        seats=(2, 5),
        minutes=(20, 30),
        age=10,
        options=CourtisansOptions,
        stage="beta",
        emblem="courtisans",
        times=("long",),
        max_decisions=len(COURT),
    )
    move_types = (moves.Place,)
    event_types = EVENT_TYPES
    view_type = CourtisansView
    end_reasons: ClassVar[tuple[str, ...]] = tuple(f"{REASON}/{decision}" for decision in DECISIONS)
    levels = LEVELS

    def start(self, seats: int, options: Options, chance: Chance, tell: Listener | None = None) -> CourtisansState:
        """See ``setup.set_up``."""
        self.check_seats(seats)
        assert isinstance(options, CourtisansOptions)
        return set_up(seats, options, chance, tell)

    def arrange(self, **position: Any) -> CourtisansState:
        """See ``arrange.arrange``."""
        return arrange(**position)

    def imagine(self, view: View, chance: Chance, belief: Any = None) -> CourtisansState:
        """See ``imagine.imagine``."""
        assert isinstance(view, CourtisansView)
        return imagine(view, chance)

    def parse(self, text: str) -> Move:
        """See ``moves.parse``."""
        return moves.parse(text)

    def notate(self, move: Move) -> str:
        """See ``moves.notate``."""
        return moves.notate(move)

    def example(self, spec: dict[str, Any]) -> dict[str, Any]:
        """See ``examples.worked_example``."""
        return worked_example(spec)
