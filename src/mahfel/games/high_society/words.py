"""The words of High Society: status cards and money cards."""

from __future__ import annotations

from typing import Final, TypeAlias

Status: TypeAlias = int
"""A status card as a small integer; rows of cards are bitmasks with bit ``card`` set.

1 … 10 are the luxuries by value, 11 … 13 the prestige cards, then Faux Pas, Passé and Scandale.
"""

LUXURIES: Final = range(1, 11)
PRESTIGE: Final = (11, 12, 13)
FAUX_PAS: Final = 14
PASSE: Final = 15
SCANDALE: Final = 16
STATUS: Final = (*LUXURIES, *PRESTIGE, FAUX_PAS, PASSE, SCANDALE)

# Two attributes that must not be merged: a dark edge drives the end, a disgrace turns the auction round.
DARK: Final = frozenset((*PRESTIGE, SCANDALE))
DISGRACES: Final = frozenset((FAUX_PAS, PASSE, SCANDALE))
LAST_DARK: Final = len(DARK)

LUXURY_MASK: Final = sum(1 << card for card in LUXURIES)
PRESTIGE_MASK: Final = sum(1 << card for card in PRESTIGE)

NAMES: Final = ("", *(f"L{value}" for value in LUXURIES), "P1", "P2", "P3", "faux_pas", "passe", "scandale")
"""The id of each status card, as in views, events, texts and notation."""

CARDS: Final = {name: card for card, name in enumerate(NAMES) if name}

MONEY: Final = (1, 2, 3, 4, 6, 8, 10, 12, 15, 20, 25)
"""The eleven money cards of every player, 106 in all; a purse is a bitmask over these places."""

FULL_PURSE: Final = (1 << len(MONEY)) - 1

VALUES: Final = tuple(
    tuple(value for place, value in enumerate(MONEY) if purse >> place & 1) for purse in range(FULL_PURSE + 1)
)
"""The values of the cards in each purse, ascending."""

WORTH: Final = tuple(sum(values) for values in VALUES)
"""The total of each purse."""

PURSES: Final = {values: purse for purse, values in enumerate(VALUES)}
"""The purse that holds exactly these values, ascending."""


def names(owned: int) -> tuple[str, ...]:
    """The ids of the cards in a row, in the order of their numbers."""
    return tuple(NAMES[card] for card in STATUS if owned >> card & 1)
