"""What a bot is."""

from __future__ import annotations

from typing import ClassVar, Protocol

from mahfel.engine import Ask, Move, Moves, Seat, View


class Bot(Protocol):
    """A player that sees views only. It is deterministic: the same seed and the same views give the same moves."""

    learns: ClassVar[bool]
    """Whether it makes anything of what it watches; for one that does not, no views are made for that."""

    def choose(self, view: View, ask: Ask, moves: Moves) -> Move:
        """The answer to ``ask``: one of ``moves``."""

    def watch(self, view: View, seat: Seat, move: Move) -> None:
        """Another seat's open move; ``view`` is this bot's own, as it was before that move."""
