"""Worked examples of the rulebook: computed here, so that the book cannot be wrong."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from mahfel.games.courtisans.arrange import arrange
from mahfel.games.courtisans.moves import parse
from mahfel.games.courtisans.options import CourtisansOptions
from mahfel.games.courtisans.reckoning import Hall, reckon
from mahfel.games.courtisans.words import ASIDE, BLUE, CARDS, COPIES, KINDS, WHITE
from mahfel.kit.worked import played_example


def worked_example(spec: dict[str, Any]) -> dict[str, Any]:
    """The example that a rulebook's block asks for, in JSON-able values.

    ``kind: reckoning`` with ``position: {above, below, domains, missions, …options}``, cards by id, gives ``families``
    and ``accounts``. ``kind: turn`` with a ``position`` for ``arrange`` and ``moves`` (``"0 toads-noble>above"``) gives
    the ``events`` and the ``before`` and ``after`` views of a spectator. Raises ValueError for a position that cannot
    be, ``Refused`` for a move that the rules do not allow.
    """
    position = dict(spec["position"])
    if spec["kind"] == "reckoning":
        hall = hall_of(position)
        found: dict[str, Any] = msgspec.to_builtins(reckon(hall, CourtisansOptions(**position)))
        return found
    if spec["kind"] != "turn":
        raise ValueError(f"there is no kind of example {spec['kind']!r}")
    return played_example(arrange(**position), spec["moves"], parse)


def hall_of(position: dict[str, Any]) -> Hall:
    """The hall that a position for a reckoning describes; what it names is taken out of ``position``, options stay.

    Raises ValueError for cards or missions that there are not, or not so many of.
    """
    rows = [_row(position.pop(side, ())) for side in ("above", "below")]
    domains = [_row(cards) for cards in position.pop("domains")]
    if len(domains) not in ASIDE:
        raise ValueError(f"there are {len(domains)} domains")
    if any(sum(column) > copies for column, copies in zip(zip(*rows, *domains, strict=True), COPIES, strict=True)):
        raise ValueError("a card is there more often than in the box")
    missions = position.pop("missions", None) or [(WHITE[seat], BLUE[seat]) for seat in range(len(domains))]
    if len(missions) != len(domains):
        raise ValueError("each seat has two missions")
    pairs = tuple((WHITE.index(white), BLUE.index(blue)) for white, blue in missions)
    return Hall(rows[0], rows[1], tuple(domains), pairs)


def _row(cards: Sequence[str]) -> list[int]:
    row = [0] * KINDS
    for card in cards:
        if card not in CARDS:
            raise ValueError(f"there is no court card {card!r}")
        row[CARDS[card]] += 1
    return row
