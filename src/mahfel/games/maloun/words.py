"""The words of Malʿoun: drinks, cards, rewards, roles."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

Drink: TypeAlias = Literal["latte", "espresso", "mocha", "herbal", "tea", "juice"]
RewardName: TypeAlias = Literal[
    "triple_order",
    "numbered_order",
    "fine_palate",
    "big_bin",
    "fresh_delivery",
    "clean_out",
    "back_shelf",
    "tasting",
    "counter_swap",
]
Role: TypeAlias = Literal["", "barista", "maloun"]
"""Empty where a viewer may not know it, and in Crisis, which has no roles."""

Card: TypeAlias = int
"""A card as a small integer: ``drink * 10 + (number - 1) * 2``, one more when it is spoiled; 60 is water."""

DRINKS: Final[tuple[Drink, ...]] = ("latte", "espresso", "mocha", "herbal", "tea", "juice")
DRINK: Final[dict[str, int]] = {name: place for place, name in enumerate(DRINKS)}
NUMBERS: Final = (1, 2, 3, 4, 5)
KINDS: Final = len(DRINKS)
WATER: Final = 60

NAMES: Final = (
    *(f"{drink}{number}{mark}" for drink in DRINKS for number in NUMBERS for mark in ("", "x")),
    "water",
)
"""The id of each card, as in views, events, texts and notation: ``tea3`` is healthy, ``tea3x`` is spoiled."""

CARDS: Final = {name: card for card, name in enumerate(NAMES)}

ANY_DRINK: Final = (1 << WATER) - 1
"""The set of all drink cards, as a bitmask over cards."""

FULL: Final = 0b11111
"""All five numbers of a drink."""

BIT: Final = tuple(
    0 if card == WATER or card & 1 else 1 << (card // 10 * 5 + card % 10 // 2) for card in range(WATER + 1)
)
"""For each card its bit in a mask of healthy cards by drink and number; 0 for what counts in no set by itself."""

REWARDS: Final[tuple[RewardName, ...]] = (
    "triple_order",
    "numbered_order",
    "fine_palate",
    "big_bin",
    "fresh_delivery",
    "clean_out",
    "back_shelf",
    "tasting",
    "counter_swap",
)
REWARD: Final[dict[str, int]] = {name: place for place, name in enumerate(REWARDS)}
TRIPLE_ORDER, NUMBERED_ORDER, FINE_PALATE, BIG_BIN, FRESH_DELIVERY, CLEAN_OUT, BACK_SHELF, TASTING, COUNTER_SWAP = (
    range(len(REWARDS))
)
PERMANENT: Final = frozenset((TRIPLE_ORDER, NUMBERED_ORDER, FINE_PALATE, BIG_BIN))
"""These stay before their owner; the others leave the game."""


def card(drink: int, number: int, *, spoiled: bool = False) -> Card:
    """The card of a drink (its place in ``DRINKS``) with that number."""
    return drink * 10 + (number - 1) * 2 + spoiled


def drink_of(which: Card) -> int:
    """The place of a card's drink in ``DRINKS``; water is none and gives 6."""
    return which // 10


def number_of(which: Card) -> int:
    """The number on a drink card."""
    return which % 10 // 2 + 1


def is_spoiled(which: Card) -> bool:
    """Whether a card is spoiled; water is not."""
    return which != WATER and bool(which & 1)


def names(cards: tuple[Card, ...] | list[Card] | bytearray) -> tuple[str, ...]:
    """The ids of cards, in their order."""
    return tuple([NAMES[which] for which in cards])
