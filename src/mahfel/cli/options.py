"""Table options on the command line: ``--option tie_break=shared``."""

from __future__ import annotations

import argparse
from difflib import get_close_matches
from typing import Any

import msgspec
from msgspec import inspect

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


def seats_for(game: Game, given: int | None, options: Options) -> int:
    """So many seats as were asked for; else the fewest that can play with these options."""
    return given or min(game.sizes(options), default=game.meta.seats[0])


def check_seat(seat: int, seats: int) -> None:
    """Raise ``Refused("table.no_such_seat")`` for a seat that is not at a table of so many."""
    if not 0 <= seat < seats:
        raise Refused("table.no_such_seat", seat=seat, last=seats - 1)


def read_options(game: Game, given: list[str]) -> Options:
    """The game's options with those given.

    Raises ``Refused``, each time with what may be typed instead: ``options.form``, ``options.none``,
    ``options.unknown``, ``options.value``, ``options.bounds``, ``options.too_long``.
    """
    fields = {field.name: field for field in msgspec.structs.fields(game.meta.options)}
    found: dict[str, Any] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise Refused("options.form", given=text)
        if not fields:
            raise Refused("options.none", name=name)
        if name not in fields:
            # A refusal holds no more than a dozen words: those that look most like what was typed.
            raise Refused("options.unknown", name=name, names=get_close_matches(name, fields, len(fields), 0.0))
        found[name] = _read(name, value, fields[name].type)
    return game.meta.options(**found)


def _read(name: str, value: str, kind: Any) -> Any:
    try:
        # Everything on a command line is text; strict=False reads "true" and "3" as what the option is.
        return msgspec.convert(value, kind, strict=False)
    except msgspec.ValidationError:
        raise _unfit(name, value, inspect.type_info(kind)) from None


def _unfit(name: str, value: str, kind: inspect.Type) -> Refused:
    match kind:
        case inspect.LiteralType(values):
            return Refused("options.value", name=name, value=value, values=list(values))
        case inspect.BoolType():
            return Refused("options.value", name=name, value=value, values=["true", "false"])
        case inspect.IntType():
            return Refused("options.bounds", name=name, value=value, least=kind.ge, most=kind.le)
        case inspect.StrType():
            return Refused("options.too_long", name=name, most=kind.max_length)
    return Refused("options.unreadable", why=name)
