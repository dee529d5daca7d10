"""What a night has left to tell in the morning, sealed until then."""

from __future__ import annotations

import msgspec

from mahfel.engine import Seat
from mahfel.games.mafia.player import Note


class Morning(msgspec.Struct, frozen=True, omit_defaults=True):
    """``notes``: what seats learn alone; ``graves``: roles to be read out; ``reveals``: seats whose role is announced;
    ``status``: whether the sides of those who left are counted; ``sentences``: what the narrator says besides;
    ``left``: who left in the night; ``takers``: those of them who take one along."""

    notes: tuple[tuple[Seat, Note], ...] = ()
    graves: tuple[str, ...] = ()
    reveals: tuple[tuple[Seat, str], ...] = ()
    status: bool = False
    sentences: tuple[str, ...] = ()
    left: tuple[Seat, ...] = ()
    returned: tuple[Seat, ...] = ()


NOTHING = Morning()
