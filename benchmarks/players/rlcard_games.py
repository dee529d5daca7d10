"""RLCard's environments through `env.step` (its own `env.run` is slower still), with its agent or a cheaper draw."""

from __future__ import annotations

from collections.abc import Callable
from importlib.metadata import version as installed
from random import random
from typing import Any

import rlcard
from rlcard.agents import RandomAgent

from players.worker import PlayOne


def version() -> str:
    return f"RLCard {installed('rlcard')}"


def prepare(name: str, drive: str) -> PlayOne:
    environment = rlcard.make(name)
    agent = RandomAgent(num_actions=environment.num_actions)
    draw: Callable[[dict[str, Any]], int] = {"own": agent.step, "frugal": _cheap}[drive]

    def play_one() -> int:
        decisions = 0
        state, _ = environment.reset()
        while not environment.is_over():
            state, _ = environment.step(draw(state))
            decisions += 1
        return decisions

    return play_one


def _cheap(state: dict[str, Any]) -> int:
    actions = list(state["legal_actions"])
    action: int = actions[int(random() * len(actions))]
    return action
