"""Where the turn of a side stands."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

StageName: TypeAlias = Literal["alone", "first", "instead", "second"]

STAGES: Final[tuple[StageName, ...]] = ("alone", "first", "instead", "second")
"""By ``LutState.stage``: a seat that plays alone; the first of two partners, who may give way; the other partner, to
whom the first gave way; the second action of a team."""

ALONE: Final = 0
FIRST: Final = 1
INSTEAD: Final = 2
SECOND: Final = 3
