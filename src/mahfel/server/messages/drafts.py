"""Drafts over HTTP: what people write themselves, looked at and rehearsed before a table is made with it."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

DraftText = Annotated[str, msgspec.Meta(max_length=40_000)]


class DraftCommand(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A draft to be checked."""

    text: DraftText


class RehearsalCommand(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A draft to be rehearsed with so many bots."""

    text: DraftText
    seats: Annotated[int, msgspec.Meta(ge=1, le=99)]


class DraftFault(msgspec.Struct, frozen=True):
    """What is wrong, and where: `place` is the path of the value, as `$.table.8.mafia[0]`; `text` says it in words."""

    place: str
    code: str
    args: dict[str, Any]
    text: str


class DraftRemark(msgspec.Struct, frozen=True):
    """Something odd that is allowed, in words."""

    key: str
    text: str


class DraftChecked(msgspec.Struct, frozen=True):
    """Everything wrong with a draft; without faults a table can be made with it, by as many as `seats` lists."""

    faults: tuple[DraftFault, ...]
    remarks: tuple[DraftRemark, ...]
    seats: tuple[int, ...]


class DraftPart(msgspec.Struct, frozen=True):
    """How often something came about, named by the game's text `key`: share of the games and its 95 % interval, 0 to
    1."""

    key: str
    share: float
    low: float
    high: float


class DraftRehearsed(msgspec.Struct, frozen=True):
    """What came of so many games that bots have played."""

    games: int
    parts: tuple[DraftPart, ...]
    remarks: tuple[DraftRemark, ...]


class DraftSample(msgspec.Struct, frozen=True):
    """A draft to begin with, named by the game's text `key`."""

    key: str
    text: str


class DraftSamples(msgspec.Struct, frozen=True):
    """Drafts to begin with, and how many characters one may have."""

    most: int
    samples: tuple[DraftSample, ...]
