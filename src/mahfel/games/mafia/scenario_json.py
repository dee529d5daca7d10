"""JSON that people have typed: read with the place of whatever is wrong in it."""

from __future__ import annotations

import json
import re
from typing import Any, Final, NoReturn, TypeVar

import msgspec

from mahfel.engine.draft import Fault

T = TypeVar("T")

_LONGEST: Final = 40
"""Characters of a field's name that a place tells."""

_WHERE: Final = re.compile(r" - at `\$([^`]*)`$")
_UNKNOWN: Final = re.compile(r"unknown field `(.+?)`")
_MISSING: Final = re.compile(r"missing required field `(.+?)`")


class Wrong(Exception):  # noqa: N818
    """The text cannot be read; ``fault`` says why."""

    def __init__(self, code: str, place: str, **args: Any) -> None:
        super().__init__(code, place)
        self.fault = Fault(code, place, args)


class _Object(list[tuple[str, Any]]):
    """An object as it was written, each of its fields as often as it stands there."""


def parse(text: str) -> Any:
    """Plain values. Raises ``Wrong``: ``mafia.scenario_no_json`` with line and column, ``mafia.scenario_deep`` for what
    no scenario is nested like, ``mafia.scenario_twice`` for a field that an object has more than once."""
    try:
        written = json.loads(text, object_pairs_hook=_Object, parse_constant=_no_number)
    except json.JSONDecodeError as fault:
        raise Wrong("mafia.scenario_no_json", "$", line=fault.lineno, column=fault.colno) from None
    except RecursionError:
        raise Wrong("mafia.scenario_deep", "$") from None
    except ValueError:  # a number that Python does not take in
        raise Wrong("mafia.scenario_no_json", "$", line=1, column=1) from None
    return _plain(written)


def convert(value: Any, kind: type[T], place: str) -> T:
    """The value as this type. Raises ``Wrong``: ``mafia.scenario_unknown_field``, ``mafia.scenario_missing``,
    ``mafia.scenario_unreadable``, each with the place."""
    try:
        return msgspec.convert(value, kind, strict=True)
    except msgspec.ValidationError as fault:
        said = str(fault)
    where = _WHERE.search(said)
    at = place + (where.group(1) if where else "")
    for pattern, code in ((_UNKNOWN, "mafia.scenario_unknown_field"), (_MISSING, "mafia.scenario_missing")):
        if found := pattern.search(said):
            raise Wrong(code, at, field=found.group(1))
    raise Wrong("mafia.scenario_unreadable", at)


def _no_number(word: str) -> NoReturn:
    raise ValueError(word)


def _plain(written: Any) -> Any:
    """The same with dictionaries, taken apart without recursion: what was read may be nested deeply."""
    whole: list[Any] = [written]
    todo: list[tuple[Any, Any, str]] = [(whole, 0, "$")]
    while todo:
        holder, key, place = todo.pop()
        value = holder[key]
        if isinstance(value, str):
            _must_be_text(value, place)
        if isinstance(value, _Object):
            made: dict[str, Any] = {}
            for name, part in value:
                _must_be_text(name, place)
                if name in made:
                    raise Wrong("mafia.scenario_twice", place, field=name)
                made[name] = part
            holder[key] = made
            todo += [(made, name, f"{place}.{name[:_LONGEST]}") for name in made]
        elif isinstance(value, list):
            todo += [(value, number, f"{place}[{number}]") for number in range(len(value))]
    return whole[0]


def _must_be_text(word: str, place: str) -> None:
    """Half a character can be written with an escape, and nothing can be done with it."""
    if any("\ud800" <= letter <= "\udfff" for letter in word):
        raise Wrong("mafia.scenario_unreadable", place)
