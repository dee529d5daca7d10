"""Rooms of talk: part of a state's answer, since rules say who hears whom."""

from __future__ import annotations

from typing import Final

import msgspec


class Channels(msgspec.Struct, frozen=True):
    """The rooms that one viewer may read and write now, by name (text key ``room-<name>``)."""

    read: tuple[str, ...]
    write: tuple[str, ...]


OPEN_TABLE: Final = Channels(read=("table",), write=("table",))
"""Everybody at the table hears and speaks."""

GALLERY: Final = Channels(read=("table",), write=())
"""Spectators hear the table and do not speak."""
