"""Worked examples of the rulebook: computed here, so that the book cannot be wrong."""

from __future__ import annotations

from typing import Any

import msgspec

from mahfel.engine import Event
from mahfel.games.saboteur.arrange import arrange
from mahfel.games.saboteur.gold import payout
from mahfel.games.saboteur.legal import Plays
from mahfel.games.saboteur.moves import Dig, parse
from mahfel.games.saboteur.words import WAGES


def worked_example(spec: dict[str, Any]) -> dict[str, Any]:
    """The example that a rulebook's block asks for, in JSON-able values.

    ``kind: turns`` with a ``position`` for ``arrange`` and ``moves`` (``"0 dig:SH@1,0"``) gives the ``events`` and the
    ``before`` and ``after`` views of a spectator. ``kind: places`` with a ``position`` and a ``card`` in hand of the
    seat in turn gives the ``places`` where it may lie, each ``[x, y, turned]``, and the view. ``kind: wages`` with
    ``gold``, the worths that are left, and the number of ``saboteurs`` gives the ``shares``. Raises ValueError for a
    position that cannot be, ``Refused`` for a move that the rules do not allow.
    """
    kind = spec["kind"]
    if kind == "wages":
        people = int(spec["saboteurs"])
        shares = payout(spec["gold"], WAGES[people], people)
        return {"wage": WAGES[people], "shares": [{"gold": list(gold), "loose": loose} for gold, loose in shares]}
    if kind not in ("turns", "places"):
        raise ValueError(f"there is no kind of example {kind!r}")
    state = arrange(**spec["position"])
    before = state.view(None)
    if kind == "places":
        moves = Plays(state, state.turn).reduced()
        places = [[m.x, m.y, m.turned] for m in moves if isinstance(m, Dig) and m.card == spec["card"]]
        return {"places": places, "before": msgspec.to_builtins(before)}
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
