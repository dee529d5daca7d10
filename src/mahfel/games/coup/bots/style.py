"""A style of play: how often one bluffs, how easily one doubts."""

from __future__ import annotations

import msgspec


class Style(msgspec.Struct, frozen=True):
    """``bluff``: how ready one is to claim what one does not hold; ``doubt``: how much one trusts one's own suspicion;
    ``liars``: how often one takes others to lie; all 0 … 1 or a little more. ``fight``: how much more one values taking
    influence than taking coins; ``fear``: how likely one thinks it that a bluff is doubted."""

    bluff: float = 0.25
    doubt: float = 1.0
    liars: float = 0.35
    fight: float = 1.0
    fear: float = 1.0
