"""Whatever the rules of Coup ask has a question for the one asked, and a line for those who wait."""

from __future__ import annotations

import re
from itertools import product
from typing import Any

from mahfel.engine import SplitMix64
from mahfel.games.coup import game

KEYS = set(re.findall(r"^([a-z][\w-]*) =", game.texts("fa"), re.MULTILINE))
SPECIAL = ("special", "special_too")
TABLES: list[tuple[int, dict[str, Any]]] = [
    (4, {}),
    (2, {"choose_from_five": True}),
    (5, {"reformation": True, "fifth": "inquisitor", "anarchist": True}),
    *(
        (
            5,
            {
                "box": "g54",
                "roles": "custom",
                **dict(zip(("finance", "communications", "force", *SPECIAL), five, strict=True)),
            },
        )
        for five in (
            ("farmer", "producer", "crime_boss", "foreign_consular", "customs_officer"),
            ("capitalist", "writer", "mercenary", "lawyer", "protestor"),
            ("spy", "director", "general", "missionary", "intellectual"),
        )
    ),
]


def test_whatever_is_asked_has_a_question_and_a_line_for_those_who_wait() -> None:
    asks: set[str] = set()
    waits: set[str] = set()
    for seed, (seats, options) in product(range(8), TABLES):
        chance = SplitMix64(seed)
        state = game.start(seats, game.read_options(options), chance)
        while asked := state.asked():
            asks |= {f"ask-{ask.text or ask.kind}" for ask in asked.values()}
            waits |= {f"wait-{ask.kind}" for ask in asked.values()}
            seat, ask = min(asked.items())
            # Where half of all claims were doubted, few actions would come to their effects.
            trusting = ask.kind in ("doubt", "block") and chance.below(6)
            state.play(seat, ask.default if trusting else state.legal(seat).sample(chance))
    assert asks == {key for key in KEYS if key.startswith("ask-")}
    assert waits == {key for key in KEYS if key.startswith("wait-")}
