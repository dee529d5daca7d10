"""What a worker process does: a line of JSON in, a line of JSON out, until the input ends."""

from __future__ import annotations

import logging
import os
import sys
from collections.abc import Callable, Sequence
from typing import TypeVar

import msgspec

from mahfel.engine import Refused, registry

Q = TypeVar("Q", bound=msgspec.Struct)


def answer_lines(
    places: Sequence[str],
    nice: int,
    kind: type[Q],
    answer: Callable[[Q], msgspec.Struct],
    failed: Callable[[str], msgspec.Struct],
) -> None:
    """Answer every line of standard input on standard output; whatever goes wrong is told by ``failed``.

    ``places``: games to load besides the installed ones, as ``module:attribute``; ``nice``: how far this process
    stands back behind the others of the machine.
    """
    for place in places:
        registry.add_named(place)
    if hasattr(os, "nice"):
        os.nice(nice)
    output = sys.stdout.buffer
    for line in sys.stdin.buffer:
        try:
            told = answer(msgspec.json.decode(line, type=kind))
        except (Exception, Refused) as fault:
            logging.getLogger(answer.__module__).warning("no answer", exc_info=True)
            told = failed(f"{type(fault).__name__}: {fault}")
        output.write(msgspec.json.encode(told) + b"\n")
        output.flush()
