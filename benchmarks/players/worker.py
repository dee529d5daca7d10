"""Play games of one adapter on request: `python worker.py ADAPTER GAME`.

Each line of input, a number of CPU seconds, is answered by one line of JSON: `{decisions, games, cpu}`. The first line
of output says which version plays. A game once begun is played to its end: the time asked for is a little exceeded.
"""

from __future__ import annotations

import importlib
import json
import sys
import time
import warnings
from collections.abc import Callable
from pathlib import Path

PlayOne = Callable[[], int]
"""Play one whole game at random and return how many decisions the players made in it."""


def rounds(play_one: PlayOne) -> None:
    """Answer every line of input with one round of play, until the input ends."""
    clock = time.process_time
    for line in sys.stdin:
        decisions = games = 0
        began = clock()
        until = began + float(line)
        while (now := clock()) < until:
            decisions += play_one()
            games += 1
        _say({"decisions": decisions, "games": games, "cpu": now - began})


def _say(answer: dict[str, object]) -> None:
    print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    warnings.simplefilter("ignore")
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
    adapter, game = sys.argv[1:]
    module = importlib.import_module(f"players.{adapter}")
    ready = module.prepare(game)
    _say({"version": module.version(), "interpreter": f"CPython {sys.version.split()[0]}"})
    rounds(ready)
