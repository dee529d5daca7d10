"""The words of Courtisans: families, roles, court cards, missions."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

Kind: TypeAlias = int
"""A court card as a small integer, alike for cards that are alike.

``4 * family + role`` for the four roles that are played face up, ``SPY + family`` for spies, so that the first 24
kinds are those that may ever lie face up before the end.
"""

Role: TypeAlias = Literal["plain", "noble", "guard", "assassin"]
"""A role that is played face up."""

FAMILIES: Final = ("butterflies", "toads", "nightingales", "hares", "stags", "carps")
"""In the order of the columns; the Queen's column lies between nightingales and hares. The order has no meaning."""

ROLES: Final[tuple[Role, ...]] = ("plain", "noble", "guard", "assassin")
PLAIN, NOBLE, GUARD, ASSASSIN = range(4)

SPY: Final = len(FAMILIES) * len(ROLES)
"""The first kind that is a spy: that of the first family."""

KINDS: Final = SPY + len(FAMILIES)

COPIES: Final = (*(4, 4, 3, 2) * len(FAMILIES), *(2,) * len(FAMILIES))
"""How many cards there are of each kind: 15 a family."""

NAMES: Final = (
    *(f"{family}-{role}" for family in FAMILIES for role in ROLES),
    *(f"{family}-spy" for family in FAMILIES),
)
"""The id of each kind, as in views, events, texts and notation."""

CARDS: Final = {name: kind for kind, name in enumerate(NAMES)}

FAMILY: Final = (*(kind // len(ROLES) for kind in range(SPY)), *range(len(FAMILIES)))
"""The family of each kind."""

WEIGHT: Final = tuple(2 if kind < SPY and kind % len(ROLES) == NOBLE else 1 for kind in range(KINDS))
"""What a card of each kind counts for at the end."""

COURT: Final = tuple(kind for kind, copies in enumerate(COPIES) for _ in range(copies))
"""All 90 court cards."""

HAND: Final = 3
"""Cards in hand at the start of a turn: one for each kind of zone."""

SPIES: Final = COPIES[SPY] * len(FAMILIES)
"""All spies: none has a handle above this number."""

ASIDE: Final = {2: 30, 3: 18, 4: 6, 5: 0}
"""How many cards are set aside unseen, by the number of seats."""

MOST_SEATS: Final = max(ASIDE)

ROUNDS: Final = {seats: (len(COURT) - aside) // (HAND * seats) for seats, aside in ASIDE.items()}
"""How many turns each seat has."""

for _seats, _aside in ASIDE.items():
    assert ROUNDS[_seats] * HAND * _seats + _aside == len(COURT), "the last round is not whole"

WHITE: Final = (
    *(f"fewer-{family}" for family in FAMILIES),
    "three_nobles",
    "two_assassins",
    "four_guards",
    "three_spies",
)
"""The missions about domains."""

BLUE: Final = (
    *(f"disgraced-{family}" for family in FAMILIES),
    "all_below",
    "five_below",
    "few_esteemed",
    "two_disgraced",
)
"""The missions about the Queen's table."""

MISSION: Final = 3
"""What a fulfilled mission is worth, in points."""
