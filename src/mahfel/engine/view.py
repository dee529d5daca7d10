"""Views: all that one viewer may know."""

from __future__ import annotations

import msgspec

from mahfel.engine.seat import Seat


class View(msgspec.Struct, frozen=True, kw_only=True):
    """Base of a game's view: a frozen JSON-able value built up field by field for one viewer.

    ``viewer`` is a seat, or None for a spectator. A view holds what perfect memory knows, and it is enough to imagine a
    world: ``game.imagine(view, chance).view(view.viewer) == view``.
    """

    viewer: Seat | None
