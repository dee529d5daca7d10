"""The table options of Courtisans."""

from __future__ import annotations

from typing import Literal

from mahfel.engine import Options


class CourtisansOptions(Options, frozen=True):
    """What a table may agree on.

    ``mission_noble_weight``: in the missions that compare families in two domains or count cards below the table a
    noble counts as two cards, as it does everywhere at the end; otherwise as the one card it is.
    ``first_player``: a seat by lot, or the host's.
    """

    mission_noble_weight: bool = True
    first_player: Literal["random", "host"] = "random"
