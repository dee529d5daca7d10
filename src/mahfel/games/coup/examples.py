"""Worked examples of the rulebook: computed here, so that the book cannot be wrong."""

from __future__ import annotations

from typing import Any

from mahfel.games.coup.arrange import arrange
from mahfel.games.coup.moves import parse
from mahfel.kit.worked import played_example


def worked_example(spec: dict[str, Any]) -> dict[str, Any]:
    """The example that a rulebook's block asks for, in JSON-able values.

    ``kind: turns`` with a ``position`` for ``arrange`` and ``moves`` (``"0 tax"``; ``"all allow"``: each seat that is
    still asked answers so) gives the ``events`` and the ``before`` and ``after`` views of a spectator. Raises
    ValueError for a position that cannot be, ``Refused`` for a move that the rules do not allow.
    """
    if spec["kind"] != "turns":
        raise ValueError(f"there is no kind of example {spec['kind']!r}")
    return played_example(arrange(**spec["position"]), spec["moves"], parse)
