"""RLCard's environments through `env.step` (its own `env.run` is slower still)."""

from __future__ import annotations

from importlib.metadata import version as installed
from random import random

import rlcard

from players.worker import PlayOne


def version() -> str:
    return f"RLCard {installed('rlcard')}"


def prepare(name: str) -> PlayOne:
    environment = rlcard.make(name)

    def play_one() -> int:
        decisions = 0
        state, _ = environment.reset()
        while not environment.is_over():
            actions = list(state["legal_actions"])
            state, _ = environment.step(actions[int(random() * len(actions))])
            decisions += 1
        return decisions

    return play_one
