"""Worked examples of the rulebook: computed here, so that the book cannot be wrong."""

from __future__ import annotations

from typing import Any

import msgspec

from mahfel.engine import Event
from mahfel.games.mafia.arrange import arrange
from mahfel.games.mafia.moves import parse


def worked_example(spec: dict[str, Any]) -> dict[str, Any]:
    """The example that a rulebook's block asks for, in JSON-able values.

    ``kind: turns`` with a ``position`` for ``arrange`` and ``moves`` (``"0 act shot@4"``; ``"all rest"``: each seat
    that is still asked answers so) gives the ``events`` and the ``before`` and ``after`` views of a spectator, and
    ``told``: what each seat was told alone, as (seat, notes). Raises ValueError for a position that cannot be,
    ``Refused`` for a move that the rules do not allow.
    """
    if spec["kind"] != "turns":
        raise ValueError(f"there is no kind of example {spec['kind']!r}")
    position = {**spec["position"]}
    if "sides" in position:
        position["sides"] = {int(seat): side for seat, side in position["sides"].items()}
    state = arrange(**position)
    before = state.view(None)
    known = [len(player.notes) for player in state.players]
    heard: list[Event] = []
    state.tell = heard.append
    for line in spec["moves"]:
        who, text = str(line).split(" ", 1)
        for seat in sorted(state.asked()) if who == "all" else (int(who),):
            state.play(seat, parse(text))
    told = [(seat, player.notes[known[seat] :]) for seat, player in enumerate(state.players)]
    return {
        "events": [msgspec.to_builtins(event.seen_by(None)) for event in heard],
        "before": msgspec.to_builtins(before),
        "after": msgspec.to_builtins(state.view(None)),
        "told": [(seat, msgspec.to_builtins(notes)) for seat, notes in told if notes],
    }
