"""Records as files."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

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
