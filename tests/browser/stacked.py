"""High Society with the cards in a chosen order, for pictures and tests of what is rare.

A server takes it in place of the shuffled one: ``MAHFEL_GAMES=stacked:game`` with this folder on PYTHONPATH, and Coup,
Lut, Courtisans, Saboteur, Mafia and Malʿoun likewise (``stacked_coup``, ``stacked_lut`` and so on).
The deal of such a table is not the sealed one, so its records do not verify.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

import msgspec

from mahfel.games.high_society.game import HighSociety
from mahfel.games.high_society.words import CARDS

DECK: Final = [
    "L7",
    "P1",
    "L9",
    "L8",
    "passe",
    "L5",
    "L3",
    "faux_pas",
    "P2",
    "L10",
    "scandale",
    "L2",
    "P3",
    "L1",
    "L4",
    "L6",
]
"""An evening with everything: both auctions, a Faux Pas that costs a luxury card, the end at the thirteenth card."""

PLAN: Final[dict[str, dict[int, list[list[int]]]]] = {
    "L7": {0: [[2]], 1: [[4]], 2: [[6], [3]], 3: [[8], [4]]},
    "P1": {0: [[10], [3]], 1: [[12]], 4: [[6]]},
    "L9": {0: [[8], [12]], 1: [[10]], 2: [[12]], 4: [[15]]},
    "L8": {0: [[6]], 1: [[8]], 3: [[10]], 4: [[12]]},
    "passe": {0: [[2], [15]], 1: [[3]], 2: [[4]], 3: [[6]], 4: [[1], [10]]},
    "L5": {1: [[6], [4]], 2: [[8]]},
    "L3": {0: [[4]], 2: [[1]], 3: [[2]]},
    "faux_pas": {},
    "P2": {2: [[25]], 3: [[15, 25]]},
    "L10": {0: [[20], [6]], 1: [[25], [3]], 4: [[15]]},
    "scandale": {},
    "L2": {2: [[1]]},
}
"""What each of five seats lays, one bid after the other, until it passes. Seat 0 wins, seat 3 is cast out."""


class StackedHighSociety(HighSociety):
    """High Society that begins with seat 0 and turns up DECK."""

    def start(self, seats, options, chance, tell=None):
        """Begin with the cards in order."""
        return super().start(seats, msgspec.structs.replace(options, first_player="host"), Stacked(chance), tell)


class Stacked:
    """A chance whose shuffle is an order."""

    def __init__(self, chance):
        self._chance = chance

    def __getattr__(self, name):
        return getattr(self._chance, name)

    def shuffle(self, cards):
        """Put the cards into the order of DECK."""
        cards[:] = [CARDS[name] for name in DECK]


def environment() -> dict[str, str]:
    """What a server needs in its environment to deal so."""
    path = [str(Path(__file__).parent), os.environ.get("PYTHONPATH", "")]
    beside = ("coup", "lut", "courtisans", "saboteur", "mafia", "maloun")
    games = " ".join(["stacked:game", *(f"stacked_{game}:game" for game in beside)])
    return {"MAHFEL_GAMES": games, "PYTHONPATH": os.pathsep.join(filter(None, path))}


game = StackedHighSociety()
