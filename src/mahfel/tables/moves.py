"""Moves on their way in and out of the log."""

from __future__ import annotations

from functools import cache
from typing import Any, Union

import msgspec

from mahfel.engine import Game, Move, Refused

_encoder = msgspec.json.Encoder()


@cache
def _decoder(types: tuple[type[Move], ...]) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(Union[types])  # noqa: UP007 - a union of a tuple of types


def read_move(game: Game, raw: msgspec.Raw) -> Move:
    """The move in an entry. Raises ``Refused("move.unreadable")``; whether it is legal is for the rules to say."""
    try:
        move: Move = _decoder(game.move_types).decode(raw)
    except msgspec.DecodeError:
        raise Refused("move.unreadable") from None
    return move


def written(move: Move) -> msgspec.Raw:
    """The move as an entry holds it."""
    return msgspec.Raw(_encoder.encode(move))
