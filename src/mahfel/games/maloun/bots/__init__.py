"""How bots play Malʿoun."""

from typing import Final

from mahfel.engine import Level

LEVELS: Final[dict[str, Level]] = {}
