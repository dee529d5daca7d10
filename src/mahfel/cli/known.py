"""What a person alone knows, in words: the part of their view that a spectator's has not."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec

from mahfel.cli.words import Words
from mahfel.engine import Seat, State

_SEATS = frozenset({"seat", "target", "by", "carrier", "team", "met", "about", "proposals", "at", "donors", "suspects"})
"""Fields whose numbers are seats."""

_UNSEEN = frozenset({"viewer", "type", "options", "outcome"})
_KINDS = ("note", "mark", "sign")
"""Under which the kinds of things have their words."""


def known_lines(words: Words, names: Sequence[str], mine: Mapping[str, Any], public: Mapping[str, Any]) -> list[str]:
    """One line for each field of ``mine`` that ``public`` has not, or has otherwise.

    Both are views in plain values. Of what is told seat by seat, or in fields of its own, only what differs is said.
    Fields and values go by the texts ``word-FIELD`` and ``FIELD-VALUE``, as on the plain board of the browser.
    """
    # Who is told their own role does not need it a second time among those of all.
    own, me = mine.get("you") or {}, mine.get("viewer")
    again = {f"{_at(names, me)}{_line(words, names, field, own[field], of=True)}" for field in own if me is not None}
    return [line for line in _fields(words, names, mine, public) if line not in again]


class Known:
    """Tells what one seat alone knows (a hand, a role, what was found out), whenever it has changed."""

    def __init__(self, words: Words, names: Sequence[str], seat: Seat) -> None:
        self._words = words
        self._names = names
        self._seat = seat
        self._told: list[str] = []

    def lines(self, state: State) -> list[str]:
        """What the seat's own view has and that of a spectator has not; nothing when that was told before."""
        mine, public = (msgspec.to_builtins(state.view(viewer)) for viewer in (self._seat, None))
        found = known_lines(self._words, self._names, mine, public)
        changed, self._told = bool(found) and found != self._told, found
        return [self._words.say("cli-known"), *(f"  {line}" for line in found)] if changed else []


def _at(names: Sequence[str], seat: int | None) -> str:
    return "" if seat is None else f"{names[seat]} — "


def _line(words: Words, names: Sequence[str], field: str, value: Any, *, of: bool) -> str:
    return f"{_field(words, field, of=of)}: {value_words(words, names, field, value)}"


def _fields(
    words: Words, names: Sequence[str], mine: Mapping[str, Any], public: Mapping[str, Any], of: bool = False
) -> Iterator[str]:
    for field, value in mine.items():
        if field in _UNSEEN or value == public.get(field) or not (_there(value) or public.get(field)):
            continue
        if isinstance(value, Mapping):
            yield from _fields(words, names, value, public.get(field) or {})
        elif _by_seat(value, len(names)):
            yield from _seats(words, names, field, value, public.get(field) or ())
        else:
            yield _line(words, names, field, value, of=of)


def _there(value: Any) -> bool:
    return value is not None and value != "" and value not in ([], ())


def _by_seat(value: Any, seats: int) -> bool:
    return isinstance(value, list | tuple) and len(value) == seats and all(isinstance(part, Mapping) for part in value)


def _seats(words: Words, names: Sequence[str], field: str, mine: Sequence[Any], public: Sequence[Any]) -> Iterator[str]:
    for seat, found in enumerate(mine):
        other = public[seat] if seat < len(public) else {}
        lines = list(_fields(words, names, found, other, of=True))
        if lines:
            yield f"{_at(names, seat)}{words.listed(lines)}"


def _field(words: Words, field: str, *, of: bool = False) -> str:
    if of and words.has(f"word-{field}-of"):
        return words.say(f"word-{field}-of")  # "Role", where `word-role` is "Your role"
    return words.say(f"word-{field}") if words.has(f"word-{field}") else field.replace("_", " ")


def value_words(words: Words, names: Sequence[str], field: str, value: Any) -> str:
    """A plain value in words; ``field`` says what kind of thing it is."""
    match value:
        case bool():
            return words.say("cli-yes" if value else "cli-no")
        case _ if not _there(value):
            return "—"
        case int() if field in _SEATS and 0 <= value < len(names):
            return names[value]
        case int() | float():
            return words.written(value)
        case str():
            return _word(words, field, value)
        case Mapping():
            return _thing(words, names, field, value)
        case _:
            inner = [value_words(words, names, field, part) for part in value]
            nested = any(isinstance(part, list | tuple | Mapping) for part in value)
            return " · ".join(inner) if nested else words.listed(inner)


def _word(words: Words, field: str, value: str) -> str:
    kinds = _KINDS if field == "kind" else ()
    prefixes = (field, field.removesuffix("s"), *kinds, "card", "word", "ability", "role", "side", "drink")
    key = next((key for prefix in prefixes if words.has(key := f"{prefix}-{value}")), None)
    return value if key is None else words.say(key)


def _thing(words: Words, names: Sequence[str], field: str, value: Mapping[str, Any]) -> str:
    """A note is a sentence of its own; anything else is told by its fields."""
    key = f"{field.removesuffix('s')}-{value.get('kind')}"
    if words.has(key):
        about = value.get("about", ())
        told = value.get("word", "")
        role = words.say(f"role-{told}") if words.has(f"role-{told}") else 0
        number = int(told) if str(told).isdecimal() else 0
        seats = words.listed([names[seat] for seat in about])
        return words.say(key, {"seats": seats, "count": len(about), "word": told, "role": role, "n": number})
    told = {name: part for name, part in value.items() if name not in _UNSEEN}
    return words.listed(
        [
            f"{_field(words, name)}: {value_words(words, names, name, part)}"
            for name, part in told.items()
            if _there(part)
        ]
    )
