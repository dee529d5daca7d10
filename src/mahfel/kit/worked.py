"""Worked examples of a rulebook in which moves are played."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import msgspec

from mahfel.engine import Event, Move, State


def played_example(state: State, moves: Iterable[str], parse: Callable[[str], Move]) -> dict[str, Any]:
    """What comes of moves like ``"0 bid:3"``, in JSON-able values: the ``events`` as a spectator is told, and the
    ``before`` and ``after`` views of a spectator.

    ``"all allow"``: each seat that is still asked answers so. Raises ``Refused`` for a move that the rules do not
    allow, ValueError for one that cannot be read.
    """
    before = state.view(None)
    heard: list[Event] = []
    state.tell = heard.append
    for line in moves:
        who, text = str(line).split(" ", 1)
        for seat in sorted(state.asked()) if who == "all" else (int(who),):
            state.play(seat, parse(text))
    return {
        "events": [msgspec.to_builtins(event.seen_by(None)) for event in heard],
        "before": msgspec.to_builtins(before),
        "after": msgspec.to_builtins(state.view(None)),
    }
