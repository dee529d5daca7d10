"""Asks that are the same for everybody, whatever a seat holds."""

from __future__ import annotations

from functools import cache
from typing import Final

from mahfel.engine import Ask, Listed, Move, Seat
from mahfel.engine.ask import Asked, Pace
from mahfel.games.coup.moves import ALLOW, DOUBT, block

TO_DOUBT: Final = Ask("doubt", ALLOW, "coup-5.1", pace="window")
DOUBTS: Final = Listed((ALLOW, DOUBT))


@cache
def ask_to_doubt(seats: tuple[Seat, ...]) -> Asked:
    """Whether these seats believe a claim."""
    return dict.fromkeys(seats, TO_DOUBT)


@cache
def ask_block(roles: tuple[str, ...], rule: str) -> tuple[Ask, Listed]:
    """Whether to block, and the ways to: each character that blocks, by name."""
    return Ask("block", ALLOW, rule, pace="window"), Listed([ALLOW, *map(block, roles)])


@cache
def ask_one(seat: Seat, kind: str, default: Move, rule: str, pace: Pace = "turn") -> Asked:
    """One seat's ask."""
    return {seat: Ask(kind, default, rule, pace=pace)}
