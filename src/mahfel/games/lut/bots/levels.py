"""The levels of Lut's bots."""

from __future__ import annotations

from typing import Final

from mahfel.engine import Level

LEVELS: Final[dict[str, Level]] = {}
