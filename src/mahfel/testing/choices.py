"""What the options of a game may be."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import chain, product
from typing import Any

import msgspec
from msgspec import inspect

from mahfel.engine import Game, Options, Refused
from mahfel.testing.checks import checks_of


def option_choices(
    options: type[Options], texts: Mapping[str, Sequence[str]] | None = None
) -> dict[str, tuple[Any, ...]]:
    """The values of each option that are worth trying: both of a switch, all of a choice, a number's ends and default;
    of a text the default and, for what it may say only its game knows, those given by its name in ``texts``.

    Raises TypeError for an option that is neither a switch, a choice of strings nor a bounded number.
    """
    found: dict[str, tuple[Any, ...]] = {}
    described = inspect.type_info(options)
    assert isinstance(described, inspect.StructType)
    for field in described.fields:
        kind = field.type
        if isinstance(kind, inspect.BoolType):
            found[field.name] = (False, True)
        elif isinstance(kind, inspect.LiteralType) and all(isinstance(value, str) for value in kind.values):
            found[field.name] = tuple(kind.values)
        elif isinstance(kind, inspect.IntType) and kind.ge is not None and kind.le is not None:
            found[field.name] = tuple(sorted({kind.ge, kind.le, getattr(options(), field.name)}))
        elif isinstance(kind, inspect.StrType) and kind.max_length is not None:
            found[field.name] = (getattr(options(), field.name), *(texts or {}).get(field.name, ()))
        else:
            raise TypeError(f"option {field.name} of {options.__name__} is no switch, choice, bounded number or text")
        if field.default is msgspec.NODEFAULT:
            raise TypeError(f"option {field.name} of {options.__name__} has no default")
    return found


def playable(game: Game) -> dict[int, Options]:
    """Each number of seats that the game can be played by, ascending, and options for it: those of the game's first
    table for so many (see ``Checks``), else those by default, or where they do not allow so many (six play in teams
    only) others, as near to them as there are."""
    least, most = game.meta.seats
    found: dict[int, Options] = {}
    tables = checks_of(game).TABLES
    for seats in range(least, most + 1):
        own = (game.read_options(dict(options)) for number, options in tables if number == seats)
        for options in chain(own, _near(game)):
            try:
                options.check(seats)
            except Refused:
                continue
            found[seats] = options
            break
    return found


def _near(game: Game) -> Iterator[Options]:
    """The options by default, then those that differ in one, then all."""
    yield game.meta.options()
    choices = option_choices(game.meta.options, checks_of(game).TEXTS)
    for name, values in choices.items():
        yield from (game.read_options({name: value}) for value in values)
    for values in product(*choices.values()):
        yield game.read_options(dict(zip(choices, values, strict=True)))
