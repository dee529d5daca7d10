"""Worked examples of the rulebook: computed here, so that the book cannot be wrong."""

from __future__ import annotations

from typing import Any

import msgspec

from mahfel.games.lut.arrange import arrange
from mahfel.games.lut.moves import parse
from mahfel.games.lut.reckoning import reckon
from mahfel.kit.worked import played_example


def worked_example(spec: dict[str, Any]) -> dict[str, Any]:
    """The example that a rulebook's block asks for, in JSON-able values.

    ``kind: reckoning`` with a ``position`` for ``arrange`` that is over gives ``caravans``, ``accounts``, ``winners``
    and ``decided_by``. ``kind: raid`` with a ``position`` and ``moves`` (``"0 bandit:wolf3:1"``) gives the ``events``
    and the ``before`` and ``after`` views of a spectator. Raises ValueError for a position that cannot be, ``Refused``
    for a move that the rules do not allow.
    """
    state = arrange(**spec["position"])
    if spec["kind"] == "reckoning":
        if state.phases:
            raise ValueError("a game that goes on has no reckoning")
        found: dict[str, Any] = msgspec.to_builtins(reckon(state))
        return found
    if spec["kind"] != "raid":
        raise ValueError(f"there is no kind of example {spec['kind']!r}")
    return played_example(state, spec["moves"], parse)
