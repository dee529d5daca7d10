"""How bots play."""

from collections.abc import Mapping
from typing import Final

from mahfel.engine import Level

LEVELS: Final[Mapping[str, Level]] = {}
