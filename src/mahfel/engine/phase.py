"""Phases: a game's course is a stack of them."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

import msgspec

from mahfel.engine.ask import NOBODY, Asked
from mahfel.engine.move import Move
from mahfel.engine.moves import NONE, Moves
from mahfel.engine.seat import Seat

S = TypeVar("S")


class Phase(msgspec.Struct, Generic[S], frozen=True, tag_field="phase", omit_defaults=True):
    """One paragraph of the rulebook at work: who is asked, what an answer does, what happens after it.

    A phase is a small frozen value; what changes lies in the state. It is begun when it is put on the stack, and it is
    resumed when the phase above it has ended. A phase that asks nobody must move on in ``begin`` or ``resumed``.
    """

    def begin(self, state: S) -> None:
        """Called once, when the phase comes to the top of the stack."""

    def resumed(self, state: S, ended: Phase[S], result: Any) -> None:
        """Called when the phase above has ended; ``result`` is what it reports."""

    def asked(self, state: S) -> Asked:
        """Who is asked and for what."""
        return NOBODY

    def asks(self, state: S, seat: Seat) -> bool:
        """Whether ``seat`` is asked now: what ``asked`` says, for phases that can tell it without making the asks."""
        return seat in self.asked(state)

    def legal(self, state: S, seat: Seat) -> Moves:
        """The moves of a seat that is asked."""
        return NONE

    def play(self, state: S, seat: Seat, move: Move) -> None:
        """Do what the move of an asked seat does. Raises ``Refused`` before anything has changed."""
        raise NotImplementedError
