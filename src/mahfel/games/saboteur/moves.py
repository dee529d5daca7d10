"""Moves and their short notation."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from typing import Final, TypeAlias

from mahfel.engine import Move, Refused, Seat
from mahfel.games.saboteur.mine.spots import Spot
from mahfel.games.saboteur.mine.tiles import NAMES
from mahfel.games.saboteur.words import CARDS, HAND, PLACES, TOOLS

_COORDINATE = r"(0|-?[1-9][0-9]{0,2})"
_SEAT = r"(0|[1-9][0-9]?)"
_CARD = r"([A-Za-z0-9_]{1,24})"
_CELL: Final = re.compile(rf"{_COORDINATE},{_COORDINATE}")
_DIG: Final = re.compile(rf"{_CARD}(~?)@{_COORDINATE},{_COORDINATE}")
_BREAK: Final = re.compile(rf"([a-z]{{1,12}})>{_SEAT}")
_MEND: Final = re.compile(rf"{_CARD}>{_SEAT}=([a-z]{{1,12}})")
_WORD: Final = re.compile(_CARD)
_NUMBER: Final = re.compile(r"([0-9])")


class Dig(Move, frozen=True, tag="dig", tag_field="type"):
    """Lay a tunnel card (``"SH"``) in the cell ``x``, ``y`` (x to the right, y down, the start at 0, 0), turned by half
    a turn or not."""

    card: str
    x: int
    y: int
    turned: bool = False


class Break(Move, frozen=True, tag="break", tag_field="type"):
    """Break a tool of another player with the card ``break_<tool>``."""

    tool: str
    seat: Seat


class Mend(Move, frozen=True, tag="mend", tag_field="type"):
    """Mend one broken tool of a player, oneself included, with a mending card (``"mend_lamp_cart"``)."""

    card: str
    seat: Seat
    tool: str


class Rockfall(Move, frozen=True, tag="rockfall", tag_field="type"):
    """Take away the tunnel in a cell with a rockfall card."""

    x: int
    y: int


class Map(Move, frozen=True, tag="map", tag_field="type"):
    """Look at a face-down goal (``"top"``, ``"middle"``, ``"bottom"``) with a map card."""

    goal: str


class Pass(Move, frozen=True, tag="pass", tag_field="type"):
    """Put a card of the hand face down on the discard pile; no card where the hand is empty."""

    card: str | None = None


class Keep(Move, frozen=True, tag="keep", tag_field="type"):
    """Of the gold cards in the draft keep one that is worth so many nuggets."""

    gold: int


MOVE_TYPES: Final = (Dig, Break, Mend, Rockfall, Map, Pass, Keep)


def dig(spot: Spot, tile: int) -> Dig:
    """The move for a cell and a tunnel in one of its turns."""
    return Dig(NAMES[tile >> 1], (spot >> 7) - 64, (spot & 127) - 64, tile & 1 == 1)


@cache
def break_(tool: str, seat: Seat) -> Break:
    """The one value of this move."""
    return Break(tool, seat)


@cache
def mend(card: str, seat: Seat, tool: str) -> Mend:
    """The one value of this move."""
    return Mend(card, seat, tool)


@cache
def map_(goal: str) -> Map:
    """The one value of this move."""
    return Map(goal)


@cache
def pass_(card: str) -> Pass:
    """The one value of this move."""
    return Pass(card)


PASSES: Final = tuple(map(pass_, CARDS))
"""To discard each card, by number."""

BREAKS: Final = tuple(tuple(break_(tool, seat) for seat in range(max(HAND))) for tool in TOOLS)
"""``BREAKS[tool][seat]``."""

MAPS: Final = tuple(map(map_, PLACES))
"""To look at each goal, by number."""


@cache
def keep(gold: int) -> Keep:
    """The one value of this move."""
    return Keep(gold)


def notate(move: Move) -> str:
    """``dig:SH@1,0``, turned ``dig:CR~@1,-2``, ``break:lamp>3``, ``mend:mend_lamp_cart>3=lamp``, ``rockfall:2,0``,
    ``map:top``, ``pass:SH``, ``pass`` or ``keep:3``."""
    match move:
        case Dig(card, x, y, turned):
            return f"dig:{card}{'~' * turned}@{x},{y}"
        case Break(tool, seat):
            return f"break:{tool}>{seat}"
        case Mend(card, seat, tool):
            return f"mend:{card}>{seat}={tool}"
        case Rockfall(x, y):
            return f"rockfall:{x},{y}"
        case Map(goal):
            return f"map:{goal}"
        case Keep(gold):
            return f"keep:{gold}"
        case Pass(str() as card):
            return f"pass:{card}"
    return "pass"


def parse(text: str) -> Move:
    """The move in short notation. Raises ``Refused("move.unreadable")``."""
    if len(text) > 80 or not text.isascii():
        raise Refused("move.unreadable")
    if text == "pass":
        return Pass()
    kind, _, rest = text.partition(":")
    move = _read(kind, rest)
    if move is None:
        raise Refused("move.unreadable")
    return move


def _read(kind: str, rest: str) -> Move | None:
    """The move of that kind, None when its content cannot be read."""
    pattern, make = _READERS.get(kind, _NONE)
    found = pattern.fullmatch(rest)
    return make(*found.groups()) if found else None


_Reader: TypeAlias = tuple[re.Pattern[str], Callable[..., Move | None]]

_NONE: Final[_Reader] = (re.compile(r"(?!)"), lambda: None)
_READERS: Final[dict[str, _Reader]] = {
    "dig": (_DIG, lambda card, turned, x, y: Dig(card, int(x), int(y), bool(turned))),
    "break": (_BREAK, lambda tool, seat: Break(tool, int(seat))),
    "mend": (_MEND, lambda card, seat, tool: Mend(card, int(seat), tool)),
    "rockfall": (_CELL, lambda x, y: Rockfall(int(x), int(y))),
    "map": (_WORD, Map),
    "pass": (_WORD, Pass),
    "keep": (_NUMBER, lambda gold: Keep(int(gold))),
}
