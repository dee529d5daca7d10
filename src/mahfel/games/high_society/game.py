"""High Society as a game: the declaration and the door to its parts."""

from __future__ import annotations

from typing import Any, ClassVar

from mahfel.engine import Chance, Game, Meta, Move, Options, View
from mahfel.engine.event import Listener
from mahfel.games.high_society import events, moves
from mahfel.games.high_society.arrange import arrange
from mahfel.games.high_society.bots import LEVELS
from mahfel.games.high_society.examples import worked_example
from mahfel.games.high_society.imagine import imagine
from mahfel.games.high_society.options import HighSocietyOptions
from mahfel.games.high_society.phases import EVENING
from mahfel.games.high_society.state import HighSocietyState
from mahfel.games.high_society.view import HighSocietyView
from mahfel.games.high_society.words import FULL_PURSE, STATUS


class HighSociety(Game):
    """Three to five players bid for sixteen status cards; the poorest cannot win."""

    package = "mahfel.games.high_society"
    meta = Meta(
        key="high_society",
        rules_version=1,
        seats=(3, 5),
        minutes=(15, 30),
        age=10,
        options=HighSocietyOptions,
        stage="beta",
        emblem="high_society",
        times=("turn", "long"),
        windows=False,
        max_decisions=15 * 56,
    )
    move_types = (moves.Pass, moves.Bid, moves.Sacrifice)
    event_types = (
        events.Revealed,
        events.BidMade,
        events.Passed,
        events.Taken,
        events.Disgraced,
        events.Lost,
        events.Pending,
        events.Sacrificed,
        events.Forfeited,
        events.Ended,
        events.MoneyShown,
        events.CastOut,
        events.Reckoned,
        events.Won,
    )
    view_type = HighSocietyView
    end_reasons: ClassVar[tuple[str, ...]] = tuple(
        f"fourth_dark/{decision}" for decision in ("status", "money", "luxury", "shared", "last_standing", "nobody")
    )
    levels = LEVELS

    def start(self, seats: int, options: Options, chance: Chance, tell: Listener | None = None) -> HighSocietyState:
        """Everybody has all eleven money cards; the status cards are shuffled and the first is revealed."""
        self.check_seats(seats)
        assert isinstance(options, HighSocietyOptions)
        deck = list(STATUS)
        chance.shuffle(deck)
        starter = chance.below(seats) if options.first_player == "random" else 0
        state = HighSocietyState(
            seats=seats,
            options=options,
            deck=tuple(deck),
            shown=0,
            purses=[FULL_PURSE] * seats,
            bids=[0] * seats,
            owned=[0] * seats,
            discarded=0,
            turn=starter,
            starter=starter,
            high=0,
            passed=0,
            dark=0,
            phases=[],
            tell=tell,
        )
        state.push(EVENING)
        return state

    def arrange(self, **position: Any) -> HighSocietyState:
        """See ``arrange.arrange``."""
        return arrange(**position)

    def imagine(self, view: View, chance: Chance, belief: Any = None) -> HighSocietyState:
        """See ``imagine.imagine``; every order of the hidden deck is as likely, so there is nothing to believe."""
        assert isinstance(view, HighSocietyView)
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
