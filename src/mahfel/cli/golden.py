"""``mahfel golden``: the records that a game's rules are held to."""

from __future__ import annotations

import argparse
import importlib
from typing import Any

from mahfel.engine import registry


def add(commands: Any) -> None:
    """Declare the command."""
    command: argparse.ArgumentParser = commands.add_parser(
        "golden", help="write the golden records that a game lacks: one for every end and every paragraph asked"
    )
    command.add_argument("game", help="key of a game")
    command.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Find them in played games and write them into the game's folder."""
    registry.find(given.game)
    # The harnesses are part of the product but not of a server: loaded when they are wanted.
    return int(importlib.import_module("mahfel.testing.golden_maker").main([given.game]))
