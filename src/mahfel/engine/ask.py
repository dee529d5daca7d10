"""Asks: what a seat has to decide."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, Literal, TypeAlias

import msgspec

from mahfel.engine.move import Move
from mahfel.engine.seat import Seat

Pace: TypeAlias = Literal["turn", "window", "long", "discussion", "speech", "night", "vote"]
"""How much time a decision deserves; a table's pace gives each class its seconds.

A ``night`` always lasts its whole time at a table with a clock, whoever is asked and however soon all have answered,
and an answer may be changed until its end: neither its length nor its silence says who is there. In a ``vote`` an
answer may be changed until the last one is in, or time is up; that somebody has answered is no secret.
"""


class Ask(msgspec.Struct, frozen=True):
    """A decision that a seat is asked for.

    ``kind`` names it (text key ``ask-<kind>``); ``default`` is played when time is up or nobody is there; ``rule`` is
    the id of the rulebook's paragraph (``"coup-4.2"``); ``pace`` is its class of time; ``optional`` says that the game
    goes on without an answer; ``text`` replaces ``kind`` in the text key where a decision is worded in several ways.
    """

    kind: str
    default: Move
    rule: str
    pace: Pace = "turn"
    optional: bool = False
    text: str = ""


Asked: TypeAlias = Mapping[Seat, Ask]

NOBODY: Final[Asked] = MappingProxyType({})
"""The answer of ``asked()`` when the game is over."""
