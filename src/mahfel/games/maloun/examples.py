"""Worked examples of the rulebook: computed here, so that the book cannot be wrong."""

from __future__ import annotations

from typing import Any

import msgspec

from mahfel.engine import Event
from mahfel.games.maloun.arrange import arrange
from mahfel.games.maloun.moves import parse


def worked_example(spec: dict[str, Any]) -> dict[str, Any]:
    """The example that a rulebook's block asks for, in JSON-able values.

    ``kind: play`` with a ``position`` for ``arrange`` and ``moves`` (``"0 request:tea"``) gives the ``events`` as a
    spectator is told and the ``before`` and ``after`` views of a spectator. Raises ValueError for a position that
    cannot be, ``Refused`` for a move that the rules do not allow.
    """
    if spec["kind"] != "play":
        raise ValueError(f"there is no kind of example {spec['kind']!r}")
    state = arrange(**spec["position"])
    before = state.view(None)
    heard: list[Event] = []
    state.tell = heard.append
    for line in spec["moves"]:
        seat, text = str(line).split(" ", 1)
        state.play(int(seat), parse(text))
    return {
        "events": [msgspec.to_builtins(event.seen_by(None)) for event in heard],
        "before": msgspec.to_builtins(before),
        "after": msgspec.to_builtins(state.view(None)),
    }
