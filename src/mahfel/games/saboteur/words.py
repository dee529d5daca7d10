"""The words of the game: the cards of the draw pile, tools, roles and gold."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from mahfel.games.saboteur.mine.shapes import GOALS, TUNNELS

Tool: TypeAlias = Literal["lamp", "cart", "pick"]
Role: TypeAlias = Literal["miner", "saboteur"]
GoalPlace: TypeAlias = Literal["top", "middle", "bottom"]

TOOLS: Final[tuple[Tool, Tool, Tool]] = ("lamp", "cart", "pick")
ROLES: Final[tuple[Role, ...]] = ("miner", "saboteur")
"""Roles by number: 0 digs for gold, 1 spoils it."""

PLACES: Final[tuple[GoalPlace, GoalPlace, GoalPlace]] = ("top", "middle", "bottom")
"""The three goals as one sees them, by number."""

TOOL_NUMBERS: Final[dict[str, int]] = {tool: number for number, tool in enumerate(TOOLS)}
PLACE_NUMBERS: Final[dict[str, int]] = {place: number for number, place in enumerate(PLACES)}

_MENDS: Final = ((0,), (1,), (2,), (0, 1), (0, 2), (1, 2))

CARDS: Final = (
    *(shape.id for shape in TUNNELS),
    *(f"break_{tool}" for tool in TOOLS),
    *("mend_" + "_".join(TOOLS[tool] for tool in tools) for tools in _MENDS),
    "map",
    "rockfall",
)
"""Every kind of card of the draw pile by name. A card is its place here, and a hand is in this order."""

NUMBERS: Final = {name: card for card, name in enumerate(CARDS)}

FIRST_BREAK: Final = NUMBERS["break_lamp"]
FIRST_MEND: Final = NUMBERS["mend_lamp"]
MAP: Final = NUMBERS["map"]
ROCKFALL: Final = NUMBERS["rockfall"]

MENDS: Final = {FIRST_MEND + place: tools for place, tools in enumerate(_MENDS)}
"""The tools, by number, of which each mending card mends one."""

COUNTS: Final = (*(shape.count for shape in TUNNELS), 3, 3, 3, 2, 2, 2, 1, 1, 1, 6, 3)
"""How many cards of each kind there are."""

PACK: Final = tuple(card for card, count in enumerate(COUNTS) for _ in range(count))
"""The 67 cards of the draw pile."""

GOAL_NAMES: Final = tuple(shape.id for shape in GOALS)

ROLE_CARDS: Final = {3: (3, 1), 4: (4, 1), 5: (4, 2), 6: (5, 2), 7: (5, 3), 8: (6, 3), 9: (7, 3), 10: (7, 4)}
"""Miners and saboteurs among the role cards for each number of players: one card more than players."""

HAND: Final = {3: 6, 4: 6, 5: 6, 6: 5, 7: 5, 8: 4, 9: 4, 10: 4}
"""Cards dealt to each player."""

WAGES: Final = {0: 0, 1: 4, 2: 3, 3: 3, 4: 2}
"""Nuggets for each saboteur of a round that the saboteurs win, by how many there were."""

MOST_IN_POOL: Final = 9
"""No gold draft has more cards, so that three of them cannot exhaust the gold."""

GOLD: Final = {"printed": {1: 16, 2: 8, 3: 4}, "old_mine": {0: 6, 1: 10, 2: 8, 3: 4}}
"""The 28 gold cards: how many of each worth, in nuggets."""


def role_cards(seats: int) -> tuple[int, ...]:
    """The role cards for so many players, by number."""
    miners, saboteurs = ROLE_CARDS[seats]
    return (0,) * miners + (1,) * saboteurs


def gold_cards(kind: str) -> list[int]:
    """The gold cards of that kind by worth, ascending."""
    return [worth for worth, count in GOLD[kind].items() for _ in range(count)]


def names(cards: list[int]) -> tuple[str, ...]:
    """Cards by name."""
    return tuple([CARDS[card] for card in cards])
