"""A style of play: what one cares for."""

from __future__ import annotations

import msgspec


class Style(msgspec.Struct, frozen=True):
    """``spite``: what a point less for the others is worth beside one's own; ``duty``: what one's missions are worth
    beside their points; ``pull``: how much one cares for the table beside the domains; ``trust``: how sure one is that
    families end where they stand now (0: only as sure as the cards to come allow, 1: certain)."""

    spite: float = 0.8
    duty: float = 1.0
    pull: float = 1.0
    trust: float = 0.0
