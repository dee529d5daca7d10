"""``mahfel check``: every harness for one game."""

from __future__ import annotations

import argparse
import importlib
from typing import Any

from mahfel.engine import registry


def add(commands: Any) -> None:
    """Declare the command."""
    command: argparse.ArgumentParser = commands.add_parser("check", help="run every harness on one game")
    command.add_argument("game", help="key of a game")
    command.add_argument("--thorough", action="store_true", help="nightly sizes: minutes instead of seconds")
    command.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """0 when the game passes them all, 1 when something is broken."""
    game = registry.find(given.game)
    # The harnesses are part of the product but not of a server: loaded when they are wanted.
    harnesses = importlib.import_module("mahfel.testing.check")
    efforts = importlib.import_module("mahfel.testing.effort")
    results = harnesses.check(game, efforts.THOROUGH if given.thorough else efforts.NORMAL, tell=_tell)
    return int(any(result.broken for result in results))


def _tell(result: Any) -> None:
    if result.broken:
        print(f"BROKEN  {result.harness} ({result.seconds:.1f} s)\n{result.broken}", flush=True)
    else:
        print(f"holds   {result.harness} ({result.seconds:.1f} s)", flush=True)
