"""The worker process of rehearsals: ``python -m mahfel.tables.rehearsal_worker [module:attribute …]``.

It reads tasks from its standard input and writes reports to its standard output, one line of JSON each.
"""

from __future__ import annotations

import sys
import time
from typing import Final

from mahfel.engine import Refused, registry
from mahfel.engine.draft import Rehearsal
from mahfel.tables.answering import answer_lines
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
    """Rehearse until the input ends; after the people, and after the bots at their tables."""
    answer_lines(places, 10, Task, report, lambda why: Report(fault=why))


if __name__ == "__main__":
    main(sys.argv[1:])
