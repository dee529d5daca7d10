"""Worked examples of the rulebook: computed here, so that the book cannot be wrong."""

from __future__ import annotations

from typing import Any

import msgspec

from mahfel.games.high_society.arrange import arrange
from mahfel.games.high_society.imagine import row
from mahfel.games.high_society.moves import parse, purse_of
from mahfel.games.high_society.options import HighSocietyOptions
from mahfel.games.high_society.reckoning import reckon
from mahfel.kit.worked import played_example


def worked_example(spec: dict[str, Any]) -> dict[str, Any]:
    """The example that a rulebook's block asks for, in JSON-able values.

    ``kind: reckoning`` with ``position: {hands, owned, …options}`` gives ``accounts``, ``winners`` and ``decided_by``.
    ``kind: auction`` with a ``position`` for ``arrange`` and ``moves`` (``"0 bid:3"``) gives the ``events`` and the
    ``before`` and ``after`` views of a spectator. Raises ValueError for a position that cannot be, ``Refused`` for a
    move that the rules do not allow.
    """
    position = dict(spec["position"])
    if spec["kind"] == "reckoning":
        hands = [purse_of(cards) for cards in position.pop("hands")]
        owned = [row(tuple(cards)) for cards in position.pop("owned")]
        found: dict[str, Any] = msgspec.to_builtins(reckon(hands, owned, HighSocietyOptions(**position)))
        return found
    if spec["kind"] != "auction":
        raise ValueError(f"there is no kind of example {spec['kind']!r}")
    return played_example(arrange(**position), spec["moves"], parse)
