"""Play games of one library on request: `python worker.py ADAPTER`.

Each line of input, `DRIVE<tab>GAME<tab>SECONDS`, is answered by one line of JSON, `{decisions, games, cpu}`. The first
line of output says which version plays. A game once begun is played to its end: the CPU time asked for is a little
exceeded.
"""

from __future__ import annotations

import importlib
import json
import sys
import time
import warnings
from collections.abc import Callable
from functools import cache
from pathlib import Path

PlayOne = Callable[[], int]
"""Play one whole game at random and return how many decisions the players made in it."""


def play_for(seconds: float, play_one: PlayOne) -> dict[str, float]:
    """One round: whole games, until so many CPU seconds are spent."""
    clock = time.process_time
    decisions = games = 0
    began = now = clock()
    until = began + seconds
    while now < until:
        decisions += play_one()
        games += 1
        now = clock()
    return {"decisions": decisions, "games": games, "cpu": now - began}


def main(adapter: str) -> None:
    """Answer requests until the input ends."""
    module = importlib.import_module(f"players.{adapter}")
    prepared = cache(module.prepare)
    print(json.dumps({"version": module.version(), "interpreter": f"CPython {sys.version.split()[0]}"}), flush=True)
    for line in sys.stdin:
        drive, game, seconds = line.rstrip("\n").split("\t")
        print(json.dumps(play_for(float(seconds), prepared(game, drive))), flush=True)


if __name__ == "__main__":
    warnings.simplefilter("ignore")
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
    main(sys.argv[1])
