"""Moves of Lut and their notation. A move names the card it plays, never a place in a hand."""

from __future__ import annotations

from typing import Final

from mahfel.engine import Move, Refused
from mahfel.games.lut.words import (
    CARAVANS,
    CARDS,
    COLOURS,
    FIRST_BANDIT,
    FIRST_CHIEF,
    KARVANSALAR,
    NAMES,
    STRENGTHS,
    VALUES,
    Colour,
)


class Draw(Move, frozen=True, tag="draw", tag_field="type"):
    """Take the top card of the pile."""


class PlayCaravan(Move, frozen=True, tag="caravan", tag_field="type"):
    """Send a caravan of so many coins on its way; it lies before you."""

    value: int


class Bandit(Move, frozen=True, tag="bandit", tag_field="type"):
    """Lay a bandit by a caravan, which is named by its number on the table."""

    colour: Colour
    strength: int
    caravan: int


class Chief(Move, frozen=True, tag="chief", tag_field="type"):
    """Lay a gang's chief by a caravan where a bandit of your side and of this gang lies."""

    colour: Colour
    caravan: int


class Karvansalar(Move, frozen=True, tag="karvansalar", tag_field="type"):
    """Lay the caravan master by a caravan of your side."""

    caravan: int


class Discard(Move, frozen=True, tag="discard", tag_field="type"):
    """Throw a card away unused (by id, ``"wolf3"``), once the pile is used up."""

    card: str


class AfterYou(Move, frozen=True, tag="after_you", tag_field="type"):
    """In a team: let your partner act first, and act second."""


MOVE_TYPES: Final = (Draw, PlayCaravan, Bandit, Chief, Karvansalar, Discard, AfterYou)

DRAW: Final = Draw()
AFTER_YOU: Final = AfterYou()

# Every move there is, once: by what is done and by the caravan it is done to. What is done is a kind of card that is
# played, one of the two moves without a card, or (from DISCARDS on) a kind of card that is thrown away.
DRAWS: Final = KARVANSALAR + 1
YIELDS: Final = DRAWS + 1
DISCARDS: Final = YIELDS + 1
PLACES: Final = range(1, CARAVANS + 1)
"""The numbers that caravans can have."""


def _moves() -> tuple[tuple[Move, ...], ...]:
    """``MOVES[deed][caravan]``; what concerns no caravan on the table stands at 0."""
    found: list[tuple[Move, ...]] = [(PlayCaravan(value),) for value in VALUES]
    found += [
        (AFTER_YOU, *(Bandit(colour, strength, place) for place in PLACES))
        for colour in COLOURS
        for strength in STRENGTHS
    ]
    found += [(AFTER_YOU, *(Chief(colour, place) for place in PLACES)) for colour in COLOURS]
    found.append((AFTER_YOU, *map(Karvansalar, PLACES)))
    return (*found, (DRAW,), (AFTER_YOU,), *((Discard(name),) for name in NAMES))


MOVES: Final = _moves()

DEEDS: Final[dict[Move, tuple[int, int]]] = {
    move: (deed, place) for deed, row in enumerate(MOVES) for place, move in enumerate(row) if place or len(row) == 1
}
"""What each move does and to which caravan (0: to none)."""


def notate(move: Move) -> str:
    """``draw``, ``caravan:5``, ``bandit:wolf3:12``, ``chief:wolf:12``, ``karvansalar:12``, ``discard:wolf_chief`` or
    ``after_you``."""
    match move:
        case PlayCaravan(value):
            return f"caravan:{value}"
        case Bandit(colour, strength, caravan):
            return f"bandit:{colour}{strength}:{caravan}"
        case Chief(colour, caravan):
            return f"chief:{colour}:{caravan}"
        case Karvansalar(caravan):
            return f"karvansalar:{caravan}"
        case Discard(card):
            return f"discard:{card}"
    return str(move.__struct_config__.tag)


def parse(text: str) -> Move:
    """The move in short notation. Raises ``Refused("move.unreadable")``."""
    head, *rest = text.split(":") if len(text) <= 40 else ("",)
    match head, rest:
        case "draw", []:
            return DRAW
        case "after_you", []:
            return AFTER_YOU
        case "caravan", [value]:
            return PlayCaravan(_number(value))
        case "bandit", [card, caravan] if FIRST_BANDIT <= CARDS.get(card, -1) < FIRST_CHIEF:
            return Bandit(COLOURS[CARDS[card] - FIRST_BANDIT >> 2], int(card[-1]), _number(caravan))
        case "chief", [colour, caravan] if colour in COLOURS:
            return Chief(COLOURS[COLOURS.index(colour)], _number(caravan))
        case "karvansalar", [caravan]:
            return Karvansalar(_number(caravan))
        case "discard", [card] if card in CARDS:
            return Discard(card)
    raise Refused("move.unreadable")


def _number(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) <= 3) or (len(text) > 1 and text[0] == "0"):
        raise Refused("move.unreadable")
    return int(text)
