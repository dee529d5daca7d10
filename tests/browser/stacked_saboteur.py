"""Saboteur that begins in the middle, for pictures and tests of what is rare; see ``stacked``.

How many sit down decides where it begins: three one card before the treasure, four with the last card of the last
round, five and ten at work in a mine with branches, a dead end and a part that is cut off.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from mahfel.games.saboteur import events
from mahfel.games.saboteur.game import Saboteur
from mahfel.games.saboteur.words import ROLES, names

ROAD: Final = ("SH@1,0", "SH@2,0", "SH@3,0", "X4@4,0", "TH@5,0", "X4@6,0")

MAZE: Final = (
    *("SH@1,0", "X4@2,0", "TH~@3,0", "CL@4,0", "CL~@2,-1", "SH@3,-1", "TH~@4,-1", "TV@5,-1", "CL~@5,-2", "D1H~@6,-2"),
    *("CR@5,0", "TV~@2,1", "SH@4,1", "CR~@5,1"),
)

BEGINNINGS: Final[dict[int, dict[str, Any]]] = {
    3: {"mine": ROAD, "hands": [["X4", "D4", "CL", "SV", "break_lamp", "map"], [], []], "saboteurs": [2]},
    4: {
        "mine": MAZE,
        "up": ["rockfall"],
        "hands": [["SV"], [], [], []],
        "pile_size": 0,
        "saboteurs": [2],
        "rounds": [
            {"finder": 3, "saboteurs": [1], "treasure": "top", "gold": [[2, 1], [], [1], [3]]},
            {"finder": None, "saboteurs": [0], "gold": [[3, 1], [], [], []]},
        ],
    },
    5: {
        "mine": MAZE,
        "up": ["rockfall", "SV"],
        "goals": ["STONE_L", "GOLD", "STONE_R"],
        "hands": [["TH", "CR", "DTV", "break_cart", "map", "rockfall"], [], [], [], []],
        "broken": [[], ["lamp"], ["pick", "cart"], [], []],
        "maps": [["bottom"], ["top"], [], ["top", "middle"], []],
        "saboteurs": [2],
        "rounds": [{"finder": 3, "saboteurs": [4], "treasure": "top", "gold": [[2], [1], [1], [3, 1], []]}],
    },
    10: {
        "mine": MAZE,
        "up": ["rockfall", "SV"],
        "hands": [["TV", "SV", "mend_lamp_pick", "map"], *([[]] * 9)],
        "broken": [[], ["lamp"], ["pick", "cart", "lamp"], [], [], ["cart"], [], ["pick"], [], []],
        "maps": [[], ["top"], [], ["middle"], [], ["middle"], [], [], ["bottom"], []],
        "saboteurs": [2, 4, 7],
    },
}


class StackedSaboteur(Saboteur):
    """Saboteur that begins in one of these positions, seat 0 to play."""

    def start(self, seats, options, chance, tell=None):
        """The position for so many; another number of seats begins as ever."""
        if seats not in BEGINNINGS:
            return super().start(seats, options, chance, tell)
        agreed = {key: value for key, value in msgspec.to_builtins(options).items() if key != "rounds"}
        state = self.arrange(seats=seats, **BEGINNINGS[seats], **agreed)
        state.chance, state.tell = chance, tell
        if tell is not None:
            tell(events.RoundBegan(state.n, state.starter))
            for seat, hand in enumerate(state.hands):
                tell(events.Dealt(seat, len(hand), ROLES[state.roles[seat]], names(hand)))
        return state


game = StackedSaboteur()
