"""The worker process of rehearsals: ``python -m mahfel.tables.rehearsal_worker [module:attribute …]``.

It reads tasks from its standard input and writes reports to its standard output, one line of JSON each.
"""

from __future__ import annotations

import logging
import os
import sys
import time
from typing import Final

import msgspec

from mahfel.engine import Refused, registry
from mahfel.engine.draft import Rehearsal
from mahfel.tables.rehearsals import Report, Task, draft_of

_FIRST: Final = 8
"""Games that show how long one takes, and the fewest there are."""


def report(task: Task) -> Report:
    """Rehearse as many games as there is time for."""
    draft = draft_of(registry.find(task.game), task.option)
    began = time.monotonic()
    try:
        found = draft.rehearse(task.text, task.seats, min(_FIRST, task.games), task.seed)
        games = _affordable(task, found, time.monotonic() - began)
        return Report(draft.rehearse(task.text, task.seats, games, task.seed) if games > found.games else found)
    except Refused as refused:
        return Report(refused=refused.code, args=refused.arguments)


def _affordable(task: Task, found: Rehearsal, seconds: float) -> int:
    if not seconds:
        return task.games
    return min(task.games, int((task.seconds - seconds) * found.games / seconds))


def main(places: list[str]) -> None:
    """Rehearse until the input ends."""
    for place in places:
        registry.add_named(place)
    if hasattr(os, "nice"):
        os.nice(10)  # after the people and after the bots at their tables
    output = sys.stdout.buffer
    for line in sys.stdin.buffer:
        try:
            told = report(msgspec.json.decode(line, type=Task))
        except (Exception, Refused) as fault:
            logging.getLogger(__name__).warning("a rehearsal failed", exc_info=True)
            told = Report(fault=f"{type(fault).__name__}: {fault}")
        output.write(msgspec.json.encode(told) + b"\n")
        output.flush()


if __name__ == "__main__":
    main(sys.argv[1:])
