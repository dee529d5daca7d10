"""The table options: points on which printings differ, and variants."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from mahfel.engine import Options


class SaboteurOptions(Options, frozen=True, omit_defaults=True):
    """What a table may agree on; the defaults are the rules as printed for long.

    ``gold_pool``: as many gold cards to draft as there are ``players`` (nine at most), or as there are ``miners``, one
    each. ``gold_cards``: the ``printed`` ones, or those of the ``old_mine`` with six of bare rock. ``competitive``: a
    miner whose tool is broken when the treasure is reached takes no gold. ``hidden_goal_is_open``: a tunnel beside a
    face-down goal must have a mouth towards it. ``redeal_if_no_saboteur``: roles are dealt again until somebody is one.
    ``rounds``: how many are played. ``first_player``: a seat by lot, or the host's.
    """

    gold_pool: Literal["players", "miners"] = "players"
    gold_cards: Literal["printed", "old_mine"] = "printed"
    competitive: bool = False
    hidden_goal_is_open: bool = False
    redeal_if_no_saboteur: bool = False
    rounds: Annotated[int, msgspec.Meta(ge=1, le=3)] = 3
    first_player: Literal["random", "host"] = "random"
