"""What stands in a sentence for the fields of an event, a move or a refusal, as in the browser."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from mahfel.cli.words import Words

_SEATS = frozenset({"seat", "other", "claimant", "target", "by", "from", "to", "host"})


def arguments(words: Words, fields: Mapping[str, Any], names: Sequence[str]) -> dict[str, Any]:
    """Seats become names, keys of things their words, lists a list as the language writes it.

    ``fields``: plain values by name; ``names``: what each seat is called. ``seats`` also gives ``count``, so that a
    text can tell one winner from several and from none.
    """
    # Who aims at no one else aims at nobody: "Sara: changes sides", not "Sara against Sara".
    at = {name: None if name == "target" and value == fields.get("seat") else value for name, value in fields.items()}
    found = {name: _argument(words, name, value, names) for name, value in at.items() if name != "type"}
    if isinstance(fields.get("seats"), list | tuple):
        found["count"] = len(fields["seats"])
    return found


def _argument(words: Words, name: str, value: Any, names: Sequence[str]) -> Any:
    # What is not there is 0, which no name and no word is: a text can tell it by `[0]`.
    if value is None or value == "":
        return 0
    if isinstance(value, bool):
        return "yes" if value else "no"
    if name in _SEATS and isinstance(value, int):
        return names[value] if 0 <= value < len(names) else value
    if isinstance(value, tuple | list):
        if name == "seats":
            return words.listed([str(_argument(words, "seat", seat, names)) for seat in value])
        parts = [words.written(_argument(words, name.removesuffix("s"), part, names)) for part in value]
        return words.listed(parts) if any(isinstance(part, str) for part in value) else " + ".join(parts)
    if isinstance(value, str):
        key = next((key for key in (f"{name}-{value}", f"card-{value}") if words.has(key)), None)
        return value if key is None else words.say(key)
    return value
