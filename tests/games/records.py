"""What the golden records of a game show, by kind."""

from __future__ import annotations

from functools import cache
from typing import Any

from mahfel.engine import Event, Game, Move, State
from mahfel.engine.record import Record, begin, read
from mahfel.testing.golden import DIGESTS, golden_files
from mahfel.testing.random_play import end_of


class Shown:
    """The golden records of one game, played again."""

    def __init__(self, game: Game) -> None:
        self.records: list[Record] = [read(raw) for name, raw in golden_files(game).items() if name != DIGESTS]
        self.last: list[State] = []
        """The last position of each record."""

        self.played: list[Move] = []
        self.asks: set[str] = set()
        self.told: list[dict[str, Any]] = []
        """The events of all records, as one who plays in none of them sees them."""

        for record in self.records:
            told: list[Event] = []
            state = begin(game, record, told.append)
            for seat, text in record.moves:
                self.asks |= {ask.text or ask.kind for ask in state.asked().values()}
                self.played.append(game.parse(text))
                state.tell = told.append
                state.play(seat, self.played[-1])
            self.last.append(state)
            self.told += [event.seen_by(None) for event in told]
        self.events = {event["type"] for event in self.told}
        self.moves = {type(move) for move in self.played}
        self.ends = {end_of(state.outcome()) for state in self.last}


@cache
def shown_by_records(game: Game) -> Shown:
    """Played once, however many tests look at them."""
    return Shown(game)
