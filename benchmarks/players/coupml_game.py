"""coupml's Coup through the cycle of its documentation, with numpy's draw or a cheaper one."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.metadata import version as installed
from random import random, shuffle
from typing import Any

import numpy
from coupml import Coup

from players.worker import PlayOne

_SEATS = 4


class _Cheap:
    """The two functions that coupml asks of its source of chance; it draws numbers below `count` with `choice`."""

    shuffle = staticmethod(shuffle)

    def choice(self, count: int) -> int:
        return int(random() * count)


def _any(actions: Sequence[str]) -> str:
    return actions[int(random() * len(actions))]


def version() -> str:
    return f"coupml {installed('coupml')}"


def prepare(_name: str, drive: str) -> PlayOne:
    documented = numpy.random.RandomState()
    chance: Any
    chance, draw = {"own": (documented, documented.choice), "frugal": (_Cheap(), _any)}[drive]

    def play_one() -> int:
        decisions = 0
        coup = Coup(_SEATS, chance)
        coup.init_game()
        while not coup.is_game_over():
            coup.play_action(draw(coup.get_legal_actions()))
            decisions += 1
        return decisions

    return play_one
