"""Moves that nobody should send, and somebody will."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import msgspec

from mahfel.engine import Game, Move

_DEEP: Any = []
for _ in range(400):
    _DEEP = [_DEEP]

JUNK: Final[tuple[Any, ...]] = (
    None,
    True,
    0.5,
    -1,
    2**53,
    10**40,
    "1",
    "۱",
    "",
    "\u202e\u0000",
    "x" * 1_000_000,
    [],
    {},
    [None],
    [-1],
    [0.5],
    ["۱"],
    [10**40],
    _DEEP,
    {"type": "bid"},
)
"""Values in the place of others: of the wrong type, out of range, in other digits, invisible, huge, deep."""


def raw_moves(game: Game, move: Move) -> Iterator[Any]:
    """Distortions of one good move, in JSON-able values and in notation."""
    yield from JUNK
    good: dict[str, Any] = msgspec.to_builtins(move)
    yield {**good, "seat": 0}
    yield {**good, "": None}
    yield [good]
    for name in good:
        yield {field: value for field, value in good.items() if field != name}
        for value in JUNK:
            yield {**good, name: value}
        yield from ({**good, name: value} for value in _near(good[name]))
    yield {"type": good["type"], "v": good}
    text = game.notate(move)
    yield from (text + tail for tail in (" ", ":", "+", ":1", "\x00", "۱", "+" + "9" * 60))
    yield from (text.upper() + "!", text[:-1], text * 2, " " + text, text.replace(":", "："))


def _near(value: Any) -> Iterator[Any]:
    """Values of the right type that are likely to be wrong."""
    if isinstance(value, bool):
        return
    if isinstance(value, int):
        yield from (value + 1, value - 1, 99)
    elif isinstance(value, str):
        yield from (value + " ", value.upper(), value.lower(), value[:-1])
    elif isinstance(value, list):
        yield from ([*value, *value], value[::-1], value[1:], [*value, 99], [*value, *value[:1]])
        for place, item in enumerate(value[:2]):
            for other in (*JUNK, *_near(item)):
                yield [*value[:place], other, *value[place + 1 :]]
