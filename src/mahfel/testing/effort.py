"""How hard the harnesses try."""

from __future__ import annotations

from typing import Final

import msgspec


class Effort(msgspec.Struct, frozen=True):
    """``games``: random games whose every decision is looked at closely; ``plays``: games that are only played and
    counted; ``draws``: worlds and deals drawn for statistics; ``seed``: where the seeds begin."""

    games: int
    plays: int
    draws: int
    seed: int = 0


BRIEF: Final = Effort(games=6, plays=60, draws=1000)
"""Enough to see whether a game under development holds together: a second or two."""

NORMAL: Final = Effort(games=24, plays=300, draws=3000)
"""What every change is held to."""

THOROUGH: Final = Effort(games=600, plays=10_000, draws=30_000)
"""What a night is for."""
