"""``mahfel replay``: a record told move by move, through any seat's eyes."""

from __future__ import annotations

import argparse
from typing import Any

import msgspec

from mahfel.cli.narrate import Narrator
from mahfel.cli.record_file import add_record, read_record
from mahfel.cli.words import Words, add_language
from mahfel.engine import Event, Refused, registry
from mahfel.engine.record import NO_MOVES, begin, replayed


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
    if given.seat is not None and not 0 <= given.seat < record.seats:
        raise Refused("table.no_such_seat", seat=given.seat)
    heard: list[Event] = []
    # First of all, because it refuses a number of seats that no game has.
    state = begin(game, record, heard.append)
    words = Words(given.lang, game, str(record.options.get("names", "")))
    names = [
        record.names[seat] if seat < len(record.names) else words.say("cli-seat", {"seat": seat})
        for seat in range(record.seats)
    ]
    narrator = Narrator(words, names, given.seat)

    def tell(number: int, seat: int | None, text: str | None) -> None:
        if given.json:
            line = {
                "move": number,
                "seat": seat,
                "text": text,
                "events": [event.seen_by(given.seat) for event in heard],
                "view": state.view(given.seat),
            }
            print(msgspec.json.encode(line).decode())
        else:
            for sentence in (sentence for event in heard for sentence in narrator.lines(event)):
                print(sentence)
        heard.clear()

    tell(0, None, None)
    state.tell = heard.append
    for number, (seat, text) in enumerate(record.moves, 1):
        try:
            move = None if text in NO_MOVES else game.parse(text)
            # An unseen move is not told; its events are what this viewer may know. It is asked of the position before.
            seen = move is None or seat == given.seat or (seat in state.asked() and state.open_move(seat, move))
            replayed(game, state, seat, text)
        except Refused as refusal:
            raise Refused("record.illegal", move=number - 1, seat=seat, text=text, why=refusal.code) from refusal
        tell(number, seat, text if seen else None)
    if record.ended is not msgspec.UNSET:
        print('{"ended":"abandoned"}' if given.json else words.say("replay-abandoned"))
    return 0
