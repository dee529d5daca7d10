"""What is true of the whole table for a while, and how it all ended."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from mahfel.engine import Seat

SignKind: TypeAlias = Literal["secret_hands", "short_day", "no_night", "safe_night", "two_shots", "sudden_death"]


class Sign(msgspec.Struct, frozen=True):
    """Something that is true of the table until a moment (see ``moments``), and that everybody knows; only the team,
    where it is ``hidden``."""

    kind: SignKind
    until: int
    hidden: bool = False


class Result(msgspec.Struct, frozen=True):
    """How it ended: the side that won (or ``nobody``), why, and every seat that won."""

    side: str
    why: str
    winners: tuple[Seat, ...]
