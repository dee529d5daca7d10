"""``mahfel replay``: a record told move by move, through any seat's eyes."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import Any

import msgspec

from mahfel.cli.known import Known
from mahfel.cli.narrate import Narrator
from mahfel.cli.options import check_seat
from mahfel.cli.record_file import add_record, names_of, read_record
from mahfel.cli.words import Words, add_language
from mahfel.engine import Event, Refused, Seat, State, registry
from mahfel.engine.record import NO_MOVES, Record, begin, replayed


def add(commands: Any) -> None:
    """Declare the command."""
    command: argparse.ArgumentParser = commands.add_parser("replay", help="tell a recorded game move by move")
    add_record(command)
    command.add_argument(
        "--seat", type=int, help="through the eyes of this seat, counted from 0 (default: a spectator's)"
    )
    command.add_argument("--json", action="store_true", help="print a line of JSON for each move: move, view, events")
    add_language(command)
    command.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Tell it."""
    record = read_record(given.record)
    game = registry.find(record.game)
    if given.seat is not None:
        check_seat(given.seat, record.seats)
    heard: list[Event] = []
    # First of all, because it refuses a number of seats that no game has.
    state = begin(game, record, heard.append)
    words = Words(given.lang, game, str(record.options.get("names", "")))
    teller = _InJson(given.seat) if given.json else _InWords(record, words, given.seat)
    teller.tell(state, heard, 0, None, None)
    state.tell = heard.append
    for number, (seat, text) in enumerate(record.moves, 1):
        heard.clear()
        if seat == given.seat:
            teller.asked(state)
        try:
            move = None if text in NO_MOVES else game.parse(text)
            # An unseen move is not told; its events are what this viewer may know. It is asked of the position before.
            seen = move is None or seat == given.seat or (seat in state.asked() and state.open_move(seat, move))
            replayed(game, state, seat, text)
        except Refused as refusal:
            raise Refused("record.illegal", move=number - 1, seat=seat, text=text, why=refusal.code) from refusal
        teller.tell(state, heard, number, seat, text if seen else None)
    if record.ended is not msgspec.UNSET:
        print('{"ended":"abandoned"}' if given.json else words.say("replay-abandoned"))
    return 0


class _InJson:
    """A line of JSON for each move."""

    def __init__(self, viewer: Seat | None) -> None:
        self._viewer = viewer

    def asked(self, state: State) -> None:
        """Nothing: the view is part of every line."""

    def tell(self, state: State, heard: Sequence[Event], number: int, seat: Seat | None, text: str | None) -> None:
        """One move, what was heard of it, and the position that came of it."""
        line = {
            "move": number,
            "seat": seat,
            "text": text,
            "events": [event.seen_by(self._viewer) for event in heard],
            "view": state.view(self._viewer),
        }
        print(msgspec.json.encode(line).decode())


class _InWords:
    """Sentences, under a line that says which number is whose; and what the seat alone knows, as in play: at the
    beginning, and whenever it has changed by the time the seat decides."""

    def __init__(self, record: Record, words: Words, viewer: Seat | None) -> None:
        names = names_of(record, words)
        self._narrator = Narrator(words, names, viewer)
        self._known = None if viewer is None else Known(words, names, viewer)
        _tell_seats(record, words, names, viewer)

    def asked(self, state: State) -> None:
        """The seat is to decide."""
        for line in self._known.lines(state) if self._known else ():
            print(line)

    def tell(self, state: State, heard: Sequence[Event], number: int, seat: Seat | None, text: str | None) -> None:
        """What was heard."""
        for event in heard:
            for sentence in self._narrator.lines(event):
                print(sentence)
        if number == 0:
            self.asked(state)


def _tell_seats(record: Record, words: Words, names: Sequence[str], viewer: Seat | None) -> None:
    """Which number is whose, and whose eyes these are."""
    named = [f"{words.written(seat)} {name}" for seat, name in enumerate(record.names[: record.seats])]
    print(words.say("cli-seats", {"seats": words.listed([*named, *names[len(named) :]])}))
    if viewer is None:
        print(words.say("cli-eyes-none"))
    else:
        name = record.names[viewer] if viewer < len(record.names) else 0
        print(words.say("cli-eyes", {"seat": viewer, "name": name}))
