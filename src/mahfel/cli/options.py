"""Table options on the command line: ``--option tie_break=shared``."""

from __future__ import annotations

import argparse
from typing import Any

import msgspec

from mahfel.engine import Game, Options, Refused


def positive(text: str) -> int:
    """A whole number from 1 up, for argparse."""
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError(f"{number} is not 1 or more")
    return number


def add_options(command: argparse.ArgumentParser) -> None:
    """The option ``--option``."""
    command.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="a table option of the game; repeatable"
    )


def read_options(game: Game, given: list[str]) -> Options:
    """The game's options with those given. Raises ``Refused("options.unreadable")``."""
    found: dict[str, Any] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise Refused("options.unreadable", why=text)
        found[name] = value
    try:
        # Everything on a command line is text; strict=False reads "true" and "3" as what the option is.
        return msgspec.convert(found, game.meta.options, strict=False)
    except msgspec.ValidationError as fault:
        raise Refused("options.unreadable", why=str(fault)) from None
