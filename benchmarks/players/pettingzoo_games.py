"""PettingZoo's classic card games through the cycle of its documentation, with its own draw or a cheaper one."""

from __future__ import annotations

import importlib
from collections.abc import Callable
from importlib.metadata import version as installed
from random import random
from typing import Any

from players.worker import PlayOne


def version() -> str:
    return f"PettingZoo {installed('pettingzoo')}"


def prepare(name: str, drive: str) -> PlayOne:
    environment = importlib.import_module(f"pettingzoo.classic.{name}").env()

    def documented(agent: str, mask: Any) -> int:
        action: int = environment.action_space(agent).sample(mask)
        return action

    draw: Callable[[str, Any], int] = {"own": documented, "frugal": _cheap}[drive]

    def play_one() -> int:
        decisions = 0
        environment.reset()
        for agent in environment.agent_iter():
            observation, _reward, terminated, truncated, info = environment.last()
            if terminated or truncated:
                environment.step(None)
                continue
            masked = observation if isinstance(observation, dict) and "action_mask" in observation else info
            environment.step(draw(agent, masked["action_mask"]))
            decisions += 1
        return decisions

    return play_one


def _cheap(agent: str, mask: Any) -> int:
    legal = mask.nonzero()[0]
    action: int = legal[int(random() * len(legal))]
    return action
