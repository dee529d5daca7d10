"""Drafts: options that people write themselves, looked at and tried out before a table is made with them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any

import msgspec

from mahfel.engine.refusal import Refused


class Fault(msgspec.Struct, frozen=True):
    """What is wrong with a draft, and where: ``place`` is the path of the value (``$.table.8.mafia[0]``).

    ``code`` and ``args`` are those of the refusal that a table would give.
    """

    code: str
    place: str
    args: dict[str, Any] = {}

    @property
    def refusal(self) -> Refused:
        """The refusal, with the place among its arguments."""
        return Refused(self.code, place=self.place, **self.args)


class Remark(msgspec.Struct, frozen=True):
    """Something odd that is allowed: the key of its text in the game's catalogue, and the text's arguments. Arguments
    that are keys of other texts stand in ``words``; what they say comes in their place."""

    key: str
    args: dict[str, Any] = {}
    words: dict[str, str] = {}


class Checked(msgspec.Struct, frozen=True):
    """A draft that was looked at. Without faults a table can be made with it, by as many as ``seats`` lists."""

    faults: tuple[Fault, ...] = ()
    remarks: tuple[Remark, ...] = ()
    seats: tuple[int, ...] = ()


class Part(msgspec.Struct, frozen=True):
    """How often something came about: ``key`` names it, ``share`` of the games, ``low`` and ``high`` its 95 %
    interval, all 0 … 1."""

    key: str
    share: float
    low: float
    high: float


class Rehearsal(msgspec.Struct, frozen=True):
    """What came of so many games that bots have played."""

    games: int
    parts: tuple[Part, ...]
    remarks: tuple[Remark, ...] = ()


class Sample(msgspec.Struct, frozen=True):
    """A draft to begin with: the key of its name, and its text."""

    key: str
    text: str


class Draft(ABC):
    """The rules of one written option. A game names its drafts in ``Game.drafts``, each by the option that holds it.

    Everything here is pure; whoever calls sees to it that it does not last.
    """

    @abstractmethod
    def check(self, text: str) -> Checked:
        """Everything that is wrong with the text, or the first thing where nothing after it can be read."""

    @abstractmethod
    def rehearse(self, text: str, seats: int, games: int, seed: int) -> Rehearsal:
        """Let bots play so many games with it. Raises ``Refused`` for a text with faults, for seats that it is not
        for, and for what bots find out only in playing."""

    @abstractmethod
    def samples(self) -> tuple[Sample, ...]:
        """Drafts to begin with."""
