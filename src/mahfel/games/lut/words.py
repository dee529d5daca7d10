"""The words of Lut: the cards of the deck and the four gangs of bandits."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

Kind: TypeAlias = int
"""A kind of card as a small integer; cards of one kind are interchangeable, and a hand is a row of kinds.

0 … 6 are the caravans of 2 … 8 coins, then four bandits (strength 1 … 4) of each gang, the four chiefs, and the
caravan master. ``1 << kind`` is the kind's bit in a mask of kinds.
"""

Colour: TypeAlias = Literal["wolf", "hawk", "viper", "fox"]
"""A gang. Screens give each a colour, an emblem and a letter."""

COLOURS: Final[tuple[Colour, ...]] = ("wolf", "hawk", "viper", "fox")
STRENGTHS: Final = range(1, 5)
LEAST_VALUE: Final = 2
VALUES: Final = range(LEAST_VALUE, 9)

FIRST_BANDIT: Final = len(VALUES)
FIRST_CHIEF: Final = FIRST_BANDIT + len(COLOURS) * len(STRENGTHS)
KARVANSALAR: Final = FIRST_CHIEF + len(COLOURS)
KINDS: Final = range(KARVANSALAR + 1)

CARAVAN_KINDS: Final = (1 << FIRST_BANDIT) - 1
"""The mask of all caravans."""

GANG_KINDS: Final = tuple(0b1111 << FIRST_BANDIT + 4 * colour for colour in range(len(COLOURS)))
"""For each gang the mask of its bandits; the chief is not among them."""

COPIES: Final = (5, 6, 5, 5, 2, 1, 1, *(2, 4, 4, 2) * len(COLOURS), *(1,) * len(COLOURS), 1)
"""How many cards of each kind there are."""

DECK: Final = tuple(kind for kind in KINDS for _ in range(COPIES[kind]))
"""The 78 cards."""

CARAVANS: Final = sum(COPIES[:FIRST_BANDIT])
"""How many caravans there are, and the greatest number that one can have on the table."""

NAMES: Final = (
    *(f"C{value}" for value in VALUES),
    *(f"{colour}{strength}" for colour in COLOURS for strength in STRENGTHS),
    *(f"{colour}_chief" for colour in COLOURS),
    "karvansalar",
)
"""The id of each kind, as in views, events and texts: ``C5``, ``wolf3``, ``wolf_chief``, ``karvansalar``."""

CARDS: Final = {name: kind for kind, name in enumerate(NAMES)}


def value_of(kind: Kind) -> int:
    """The coins of a caravan."""
    return kind + LEAST_VALUE


def gang_of(kind: Kind) -> int:
    """The gang of a bandit or a chief, as a place in ``COLOURS``."""
    return kind - FIRST_CHIEF if kind >= FIRST_CHIEF else kind - FIRST_BANDIT >> 2


def strength_of(kind: Kind) -> int:
    """The strength of a bandit."""
    return (kind - FIRST_BANDIT & 3) + 1


def bandit(colour: int, strength: int) -> Kind:
    """The bandit of that strength in a gang (a place in ``COLOURS``)."""
    return FIRST_BANDIT + 4 * colour + strength - 1
