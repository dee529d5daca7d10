"""Records as files."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from mahfel.cli.words import Words
from mahfel.engine import Refused
from mahfel.engine.record import Record, read

_MOST_BYTES = 4 << 20


def add_record(command: argparse.ArgumentParser) -> None:
    """The argument RECORD."""
    command.add_argument("record", type=Path, help="file of a record, or - for standard input")


def read_record(path: Path) -> Record:
    """The record in a file. Raises ``Refused``: ``record.no_file``, ``record.unreadable``, ``record.altered`` …"""
    try:
        with sys.stdin.buffer if str(path) == "-" else path.open("rb") as file:
            raw = file.read(_MOST_BYTES + 1)
    except OSError as fault:
        raise Refused("record.no_file", path=str(path), why=fault.strerror or str(fault)) from None
    if len(raw) > _MOST_BYTES:
        raise Refused("record.unreadable")
    return read(raw)


def names_of(record: Record, words: Words) -> list[str]:
    """What each seat is called: by the name in the record, else by its number, counted from 0."""
    return [
        record.names[seat] if seat < len(record.names) else words.say("cli-seat", {"seat": seat})
        for seat in range(record.seats)
    ]
