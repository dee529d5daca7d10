"""Sets of legal moves, which may be too large to list."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Protocol

from mahfel.engine.chance import Chance
from mahfel.engine.move import Move


class Moves(Protocol):
    """All moves that a seat may play now: exactly these are accepted, and all of them are."""

    def __contains__(self, move: object) -> bool:
        """Whether the move is legal, without listing the others."""

    def __iter__(self) -> Iterator[Move]:
        """Every legal move once, in an order that is the same on every platform."""

    def __len__(self) -> int:
        """How many there are."""

    def sample(self, chance: Chance) -> Move:
        """One of them, drawn uniformly, without listing the others."""

    def reduced(self) -> Sequence[Move]:
        """A smaller set for search, learning and plain screens: every different effect that matters once."""


class Listed(tuple[Move, ...]):
    """A set of moves small enough to be a tuple."""

    __slots__ = ()

    def sample(self, chance: Chance) -> Move:
        """One of them, drawn uniformly."""
        return self[chance.below(len(self))]

    def reduced(self) -> Sequence[Move]:
        """All of them: there are few."""
        return self


NONE = Listed()
"""The legal moves of a seat that is not asked."""
