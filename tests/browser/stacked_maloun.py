"""Malʿoun that begins where it is looked at, for pictures and tests of what is rare; see ``stacked``.

The mode and how many sit down decide where it begins: Normal with three where all are about to finish, with four at the
very beginning, with five in the middle, with six before many sets; Crisis with three where a set or two are ready, with
four in the middle, with five one card before its end. Seat 0 is in turn; the Malʿoun is seat 1, or MALOUN_SEAT.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any, Final

import msgspec

from mahfel.engine import SplitMix64
from mahfel.games.maloun import events
from mahfel.games.maloun.game import Maloun
from mahfel.games.maloun.words import names

SEAT: Final = "MALOUN_SEAT"
"""The variable that names the Malʿoun's seat for a server."""

STACKED: Final = {
    "MAHFEL_GAMES": "stacked_maloun:game",
    "PYTHONPATH": os.pathsep.join(filter(None, (str(Path(__file__).parent), os.environ.get("PYTHONPATH", "")))),
}
"""What a server needs in its environment to deal so."""

MINE: Final = ("latte1", "latte2", "latte4", "tea1", "tea3", "juice5x", "mocha2", "water")
TEA: Final = ("tea1", "tea2", "tea3", "tea4", "tea5")
JUICE: Final = ("juice1", "juice2", "juice3", "juice4", "water")
OTHERS: Final = (
    ("latte3", "tea4", "juice1", "espresso2x", "herbal3"),
    ("mocha1", "mocha3", "espresso2", "latte5", "tea2x"),
    ("tea5", "herbal4", "herbal5", "mocha4"),
    ("juice2", "juice3", "espresso4x", "espresso5", "herbal1"),
)

BEGINNINGS: Final[dict[tuple[str, int], dict[str, Any]]] = {
    ("normal", 3): {
        "hands": [["latte1", "latte2", "mocha1x"], [*JUICE, "mocha2", "mocha3"], [*TEA, "mocha4x", "mocha5"]],
        "laid": [["latte/3"], ["mocha"], ["herbal"]],
        "rewards": ["tasting"],
    },
    ("normal", 5): {
        "hands": [list(hand) for hand in (MINE, *OTHERS)],
        "laid": [[], ["mocha/2+5"], [], [], ["espresso"]],
        "permanents": [[], ["triple_order"], [], [], []],
        "burnt": ["mocha5", "juice2x", "espresso4", "tea4x"],
    },
    ("normal", 6): {
        "hands": [
            [*MINE, "latte1", "espresso3", "espresso5", "herbal2", "herbal4x", "juice1", "juice4", "herbal3", "mocha5"],
            [*TEA, "mocha1x", "mocha3"],
            ["latte5", "juice2", "herbal1", "herbal2"],
            ["latte3", "espresso1", "espresso2x", "tea2"],
            ["juice3", "juice5", "latte2x"],
            ["mocha4", "mocha5x", "herbal5", "espresso4"],
        ],
        "laid": [["espresso"], ["juice"], [], ["tea"], ["latte"], ["mocha/2"]],
        "permanents": [["fine_palate"], ["big_bin"], [], [], ["numbered_order"], []],
        "rewards": ["tasting"],
    },
    ("crisis", 3): {
        "hands": [
            ["latte1", "latte2", "mocha1x", "tea3"],
            [*TEA, "mocha2", "mocha4x"],
            [*JUICE[:4], "juice5", "mocha3"],
        ],
        "positives": [1, 0, 2],
        "negatives": 3,
    },
    ("crisis", 4): {
        "hands": [list(hand) for hand in (MINE[:7], *OTHERS[:3])],
        "laid": [["espresso"], [], ["herbal"], []],
        "positives": [2, 1, 0, 3],
        "negatives": 8,
    },
    ("crisis", 5): {
        "hands": [list(hand) for hand in (MINE[:7], *OTHERS)],
        "laid": [["espresso"], [], ["herbal"], [], []],
        "positives": [3, 1, 2, 1, 2],
        "negatives": 14,
    },
}


class StackedMaloun(Maloun):
    """Malʿoun that begins in one of these positions; another number of seats begins as ever, with that Malʿoun."""

    def start(self, seats, options, chance, tell=None):
        """The position for such a table."""
        maloun = {} if options.mode == "crisis" else {"maloun": int(os.environ.get(SEAT, "1"))}
        if (options.mode, seats) not in BEGINNINGS:
            state = super().start(seats, msgspec.structs.replace(options, first_player="host"), chance)
            state.maloun = maloun.get("maloun", -1)
        else:
            agreed = msgspec.to_builtins(options)
            where = BEGINNINGS[options.mode, seats]
            state = self.arrange(**{**maloun, **where, **agreed})
            SplitMix64(5).shuffle(state.deck)
            state.chance = chance
        state.tell = tell
        if tell is not None:
            for seat, hand in enumerate(state.hands):
                role = "" if state.maloun < 0 else "maloun" if seat == state.maloun else "barista"
                tell(events.Dealt(seat, len(hand), names(hand), role))
            tell(events.TurnBegan(state.turn))
        return state


game = StackedMaloun()
