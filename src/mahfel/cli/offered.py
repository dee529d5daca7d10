"""What may be played now, told in words, each move with a number and the notation to type for it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import islice
from typing import Any, Final

import msgspec

from mahfel.cli.arguments import arguments
from mahfel.cli.known import value_words
from mahfel.cli.words import Words
from mahfel.engine import Game, Move, Moves, Refused
from mahfel.server.labels import labelled

_LISTED: Final = 40
"""More lines than these are not read."""
_SOUGHT: Final = 20_000
"""Further than so many moves no search goes."""


def move_words(words: Words, move: Move, names: Sequence[str]) -> str:
    """A move by its label in the game's texts, as on the plain board of the browser; without one its fields."""
    label = labelled(move)
    fields = {name: _plain(words, name, value, names) for name, value in {**label.move, **label.args}.items()}
    if words.has(label.label_key):
        return words.say(label.label_key, arguments(words, fields, names))
    told = [value_words(words, names, name, value) for name, value in label.move.items() if name != "type"]
    return " · ".join([words.first(f"move-{label.move['type']}", label.move["type"]), *told])


def _plain(words: Words, name: str, value: Any, names: Sequence[str]) -> Any:
    """The field of a move as a text can take it: nothing for an empty list, words for what has fields of its own."""
    if not isinstance(value, list | tuple):
        return value
    if not value:
        return None if name != "seats" else value
    if name == "votes":
        return words.listed([names[seat] for seat in value])
    if isinstance(value[0], Mapping):
        return " · ".join(_thing(words, thing, names) for thing in value)
    return value


def _thing(words: Words, thing: Mapping[str, Any], names: Sequence[str]) -> str:
    """What is used, and then on whom and as what: "Guess the role: Sara, Doctor"."""
    first, *rest = [
        value_words(words, names, name, value) for name, value in thing.items() if value not in ("", (), [])
    ]
    return f"{first}: {words.listed(rest)}" if rest else first


class Offered:
    """The moves of one decision. A number means the move beside which it stood when they were last listed."""

    def __init__(self, game: Game, words: Words, names: Sequence[str], legal: Moves) -> None:
        self._game = game
        self._words = words
        self._names = names
        self._legal = legal
        self._numbered: list[Move] = []

    def lines(self, sought: str = "") -> list[str]:
        """A line for each move, under headings; with ``sought``, for those in whose words or notation that stands."""
        self._numbered = list(islice(self._found(sought.casefold()), _LISTED))
        told, heading = [], ""
        for number, move in enumerate(self._numbered, 1):
            above = f"moves-{move.__struct_config__.tag}"
            if above != heading and self._words.has(above):
                told.append(self._words.say(above))
            heading = above
            told.append(
                f"  {self._words.written(number):>3}  {move_words(self._words, move, self._names)}"
                f"  [{self._game.notate(move)}]"
            )
        if not self._numbered:
            told.append(self._words.say("cli-none-found", {"sought": sought}))
        elif not sought and len(self._legal) > len(self._numbered):
            told.append(self._words.say("cli-more-by-word", {"n": len(self._legal)}))
        elif sought and len(self._numbered) == _LISTED:
            told.append(self._words.say("cli-narrower"))
        return told

    def _found(self, sought: str) -> Iterator[Move]:
        if not sought:
            yield from self._legal.reduced()
            return
        for move in islice(self._legal, _SOUGHT):
            said = (self._game.notate(move), move_words(self._words, move, self._names))
            if any(sought in text.casefold() for text in said):
                yield move

    def read(self, text: str) -> Move:
        """The move that was typed: its notation, or its number in the last list. Raises ``Refused``."""
        try:
            return self._game.parse(text)
        except Refused:
            # A game's own notation goes first; digits of any script count.
            if not text.isdecimal() or not 1 <= int(text) <= len(self._numbered):
                raise
            return self._numbered[int(text) - 1]


def position(view: Any) -> str:
    """All that a seat may see, as data: for who reads along with a program."""
    return msgspec.json.format(msgspec.json.encode(view), indent=1).decode()
