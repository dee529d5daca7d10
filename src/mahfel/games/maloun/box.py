"""What is in the box for one table: how many of each card, and the numbers that the game is played by."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import msgspec

from mahfel.games.maloun.options import MalounOptions
from mahfel.games.maloun.words import (
    BACK_SHELF,
    BIG_BIN,
    CLEAN_OUT,
    COUNTER_SWAP,
    FINE_PALATE,
    FRESH_DELIVERY,
    NUMBERED_ORDER,
    TASTING,
    TRIPLE_ORDER,
    WATER,
)

RULESET: Final = "maloun-1"

REWARD_COPIES: Final = {
    TRIPLE_ORDER: 1,
    NUMBERED_ORDER: 1,
    FINE_PALATE: 1,
    BIG_BIN: 1,
    FRESH_DELIVERY: 3,
    CLEAN_OUT: 2,
    BACK_SHELF: 1,
    TASTING: 1,
    COUNTER_SWAP: 1,
}
"""The twelve reward cards of Normal mode."""

REWARD_DECK: Final = tuple(reward for reward, copies in REWARD_COPIES.items() for _ in range(copies))
LOW_HAND: Final = 1
"""A hand of so many cards or fewer is refilled."""


class Box(msgspec.Struct, frozen=True):
    """The contents of the box under some options: ``healthy`` and ``spoiled`` copies of each drink and number, so many
    ``water`` cards, all drink cards in order (``drinks``), and the counts of the options in force."""

    crisis: bool
    sets: int
    healthy: int
    spoiled: int
    water: int
    hand: int
    negative_cap: int
    drinks: tuple[int, ...]

    @property
    def cards(self) -> tuple[int, ...]:
        """All cards of the middle deck and the hands, in order."""
        return (*self.drinks, *(WATER,) * self.water)


@lru_cache(maxsize=256)
def box(options: MalounOptions, seats: int) -> Box:
    """The box of a table."""
    crisis = options.mode == "crisis"
    healthy = _healthy(options, seats)
    drinks = tuple(which for which in range(WATER) for _ in range(options.spoiled_copies if which & 1 else healthy))
    return Box(
        crisis=crisis,
        sets=options.sets,
        healthy=healthy,
        spoiled=options.spoiled_copies,
        water=0 if crisis else options.water,
        hand=options.hand,
        negative_cap=options.negatives_per_player * seats,
        drinks=drinks,
    )


def _healthy(options: MalounOptions, seats: int) -> int:
    if options.healthy_copies != "auto":
        return int(options.healthy_copies)
    many = seats >= 5 if options.mode == "crisis" else (seats == 6 and options.sets == 3)
    return 4 if many else 3
