"""The small notation of example and figure blocks: `name: value` lines with values in flow style.

    position: {hands: [[25], [1, 2]], owned: [["L3"], []], dark: 2}
    moves: ["0 bid:3", "1 pass"]

Values are numbers, true, false, null, quoted or bare words, lists and maps; nothing else of YAML.
"""

from __future__ import annotations

import re
from typing import Any

_TOKEN = re.compile(r"""\s*(?:("(?:[^"\\]|\\.)*"|'[^']*')|([\[\]{},:])|([^\s\[\]{},:"']+))""")
_WORDS: dict[str, Any] = {"true": True, "false": False, "null": None}


class NotationError(ValueError):
    """The block cannot be read; the text says where."""


def read_block(text: str) -> dict[str, Any]:
    """Read a block. A value may go on over lines that are indented. Raises NotationError."""
    joined: list[str] = []
    for line in text.splitlines():
        if not line.strip() or line.lstrip().startswith("#"):
            continue
        if line[0].isspace() and joined:
            joined[-1] += " " + line.strip()
        else:
            joined.append(line.strip())
    found: dict[str, Any] = {}
    for line in joined:
        name, colon, value = line.partition(":")
        if not colon or not name.strip():
            raise NotationError(f"expected `name: value`, got {line!r}")
        found[name.strip()] = read_value(value)
    return found


def read_value(text: str) -> Any:
    """Read one value. Raises NotationError."""
    tokens = _split(text)
    value, rest = _value(tokens, 0, text)
    if rest != len(tokens):
        raise NotationError(f"something follows the value in {text!r}")
    return value


def _split(text: str) -> list[str]:
    tokens, place = [], 0
    while text[place:].strip():
        match = _TOKEN.match(text, place)
        if match is None:
            raise NotationError(f"cannot read {text[place:]!r}")
        tokens.append(match.group(0).strip())
        place = match.end()
    return tokens


def _value(tokens: list[str], at: int, text: str) -> tuple[Any, int]:
    if at >= len(tokens):
        raise NotationError(f"a value is missing in {text!r}")
    mark = tokens[at]
    if mark == "[":
        return _list(tokens, at + 1, text)
    if mark == "{":
        return _map(tokens, at + 1, text)
    if mark in "]},:":
        raise NotationError(f"unexpected {mark!r} in {text!r}")
    return _scalar(mark), at + 1


def _list(tokens: list[str], at: int, text: str) -> tuple[list[Any], int]:
    found: list[Any] = []
    while _at(tokens, at, text) != "]":
        value, at = _value(tokens, at, text)
        found.append(value)
        if _at(tokens, at, text) == ",":
            at += 1
        elif tokens[at] != "]":
            raise NotationError(f"a comma is missing in {text!r}")
    return found, at + 1


def _map(tokens: list[str], at: int, text: str) -> tuple[dict[str, Any], int]:
    found: dict[str, Any] = {}
    while (mark := _at(tokens, at, text)) != "}":
        if _at(tokens, at + 1, text) != ":":
            raise NotationError(f"a colon is missing after {mark!r} in {text!r}")
        found[str(_scalar(mark))], at = _value(tokens, at + 2, text)
        if _at(tokens, at, text) == ",":
            at += 1
        elif tokens[at] != "}":
            raise NotationError(f"a comma is missing in {text!r}")
    return found, at + 1


def _at(tokens: list[str], at: int, text: str) -> str:
    if at >= len(tokens):
        raise NotationError(f"a bracket is not closed in {text!r}")
    return tokens[at]


def _scalar(mark: str) -> Any:
    if mark[0] in "\"'":
        body = mark[1:-1]
        return body.replace('\\"', '"').replace("\\\\", "\\") if mark[0] == '"' else body
    if mark in _WORDS:
        return _WORDS[mark]
    for kind in (int, float):
        try:
            return kind(mark)
        except ValueError:
            continue
    return mark
