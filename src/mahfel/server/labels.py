"""Names for moves: the text key and arguments by which a screen without a board of its own offers them."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec

from mahfel.engine.game import Game
from mahfel.engine.move import Move
from mahfel.engine.moves import Moves
from mahfel.server.encoding import encode
from mahfel.server.messages.cards import LabelledMove

# More moves than these are not sent along with a frame: GET …/moves lists a smaller set.
MOST_IN_FRAME = 12


def labelled(move: Move) -> LabelledMove:
    """A move with its key `move-<type>-label`. The arguments are the move's fields; a list of numbers adds `total`."""
    values: dict[str, Any] = msgspec.to_builtins(move)
    args = {name: value for name, value in values.items() if name != "type"}
    numbers = [value for value in args.values() if _are_numbers(value)]
    if len(numbers) == 1 and "total" not in args:
        args["total"] = sum(numbers[0])
    return LabelledMove(move=values, label_key=f"move-{values['type']}-label", args=args)


def offered_json(moves: Moves) -> bytes:
    """The same as JSON, each move named once in the life of the server."""
    return b"[%b]" % b",".join(map(_line, moves)) if len(moves) <= MOST_IN_FRAME else b"null"


@lru_cache(4096)
def _line(move: Move) -> bytes:
    return encode(labelled(move))


def offered(game: Game, moves: Moves) -> tuple[LabelledMove, ...] | None:
    """All legal moves, labelled, when they are few; None when there are many."""
    return tuple(labelled(move) for move in moves) if len(moves) <= MOST_IN_FRAME else None


def _are_numbers(value: Any) -> bool:
    return isinstance(value, list | tuple) and bool(value) and all(type(item) is int for item in value)
