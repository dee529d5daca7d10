"""PettingZoo's classic card games through the cycle its documentation shows, except that moves are drawn more cheaply.

`action_space.sample(mask)` takes longer than some of the games; picking among the non-zero entries of the mask is the
same distribution, and in the peer's favour.
"""

from __future__ import annotations

import importlib
from importlib.metadata import version as installed
from random import random

from players.worker import PlayOne


def version() -> str:
    return f"PettingZoo {installed('pettingzoo')}"


def prepare(name: str) -> PlayOne:
    environment = importlib.import_module(f"pettingzoo.classic.{name}").env()

    def play_one() -> int:
        decisions = 0
        environment.reset()
        for _ in environment.agent_iter():
            observation, _reward, terminated, truncated, info = environment.last()
            if terminated or truncated:
                environment.step(None)
                continue
            masked = observation if isinstance(observation, dict) and "action_mask" in observation else info
            legal = masked["action_mask"].nonzero()[0]
            environment.step(legal[int(random() * len(legal))])
            decisions += 1
        return decisions

    return play_one
