"""Moves: what a seat answers when it is asked."""

from __future__ import annotations

import msgspec


class Move(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base of all moves: frozen, tagged values that name their content, never an index.

    A game declares ``class Bid(Move, tag="bid", tag_field="type")``; in JSON it is ``{"type": "bid", "cards": [2]}``.
    """
