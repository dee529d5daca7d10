"""Mafia that begins in the middle, for pictures and tests of what is rare; see ``stacked``.

How many sit down decides where it begins: six one vote before the end, seven in the midday sleep of Shab-e Mafia,
eight in a day's talk, nine in a night, ten before somebody leaves and draws a final-move card, eleven when the only
accused is voted on, twelve when hands are raised and a Devotee may give himself up, thirteen when a silenced one is
accused.
"""

from __future__ import annotations

from typing import Any, Final

from mahfel.games.mafia.arrange import arrange
from mahfel.games.mafia.game import Mafia
from mahfel.games.mafia.line import Line
from mahfel.games.mafia.player import Status

EIGHT: Final = ("detective", "boss", "doctor", "mafioso", "citizen", "die_hard", "citizen", "citizen")

BEGINNINGS: Final[dict[int, dict[str, Any]]] = {
    6: {
        "roles": ("doctor", "boss", "detective", "citizen", "mafioso", "citizen"),
        "cycle": 3,
        "out": [4, 3],
        "time": "vote",
        "accused": [1],
    },
    7: {
        "roles": ("judge", "boss", "king_slayer", "doctor", "detective", "mayor", "sheriff"),
        "cycle": 2,
        "out": [6],
        "time": "vote",
        "accused": [2, 4],
        "scenario": "shab_e_mafia",
    },
    8: {"roles": EIGHT, "cycle": 2, "out": [6], "time": "talk"},
    9: {"roles": (*EIGHT, "citizen"), "cycle": 2, "out": [6], "time": "night", "proposals": [(3, 0)]},
    10: {
        "roles": (
            *("kane", "godfather", "matador", "saul", "watson", "leon"),
            *("constantine", "citizen", "citizen", "nostradamus"),
        ),
        "cycle": 2,
        "out": [8],
        "time": "vote",
        "accused": [0],
        "scenario": "godfather",
    },
    11: {"roles": (*EIGHT, "citizen", "citizen", "citizen"), "cycle": 2, "out": [6], "time": "vote", "accused": [3]},
    12: {
        "roles": (
            *("devotee", "boss", "king_slayer", "surgeon", "doctor", "detective"),
            *("mayor", "sheriff", "gravedigger", "judge", "bully", "hero"),
        ),
        "cycle": 2,
        "out": [10],
        "time": "hands",
        "scenario": "shab_e_mafia",
    },
    13: {
        "roles": (*EIGHT, *["citizen"] * 5),
        "cycle": 2,
        "out": [6],
        "time": "defence",
        "accused": [0, 4],
        "statuses": {0: [Status("silenced", 99)]},
    },
}

NIGHTS: Final = (
    Line(3, 0, "save", (5,), came_to="saved"),
    Line(3, 1, "shot", (5,), came_to="saved"),
    Line(3, 2, "inquire", (4,), came_to="mafia"),
    Line(5, 1, "shot", (3,), came_to="out"),
    Line(5, 0, "save", (2,), came_to="done"),
    Line(5, 2, "inquire", (1,), came_to="city"),
)
"""What was done in the two nights before the last vote of the table of six."""


class StackedMafia(Mafia):
    """Mafia that begins in a position of BEGINNINGS, by the number of seats."""

    def start(self, seats, options, chance, tell=None):
        """Begin where the table of so many stands."""
        if seats not in BEGINNINGS:
            return super().start(seats, options, chance, tell)
        state = arrange(**BEGINNINGS[seats])
        if seats == min(BEGINNINGS):
            state.record = NIGHTS
        state.tell = tell
        return state


game = StackedMafia()
