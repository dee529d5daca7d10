"""What is true of one player."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from mahfel.engine import Seat
from mahfel.games.mafia.effects import Side

Cause: TypeAlias = Literal["", "night", "vote", "day", "gun", "evening", "along", "dawn", "card", "removed"]
"""How somebody left, as far as everybody may know: nothing for who is there. All that happens in one night, and all
that a secret ballot came to, is told in the same words."""

StatusKind: TypeAlias = Literal[
    "blocked",
    "reflected",
    "shielded",
    "silenced",
    "nullified",
    "safe",
    "spared",
    "summoned",
    "wounded",
    "haunted",
    "poisoned",
    "marked",
    "mined",
    "linked",
    "gun",
    "gone_soon",
    "shown",
    "borrowed",
    "called",
    "hunted",
    "back",
    "escorted",
    "represents",
    "bequeathed",
]


class Status(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that is true of a player for a while.

    ``until``: the moment at whose beginning it is over (see ``moments``); ``by``: who did it; ``word``: what it needs
    besides, such as the kind of a gun.
    """

    kind: StatusKind
    until: int
    by: Seat = -1
    word: str = ""


class Note(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that a player was told alone: ``kind`` (text key ``note-<kind>``), about whom, and the answer."""

    cycle: int
    kind: str
    about: tuple[Seat, ...] = ()
    word: str = ""


class Player(msgspec.Struct, frozen=True):
    """One player: ``dealt`` and present role, side, vests left, powers used, the targets of the last night, statuses.

    ``used``: (ability, times); ``last``: (ability, targets) of the latest use, ``named``: (seat, role) guessed before.
    ``stripped``: without powers for good. ``cause`` and ``left``: how and in which cycle they left; ``told``: what was
    said of their role when they did (a role, a side or nothing). ``returned``: called back once; ``beyond``: guessed,
    and so never to be called back.
    """

    dealt: str
    role: str
    side: Side
    vest: int = 0
    stripped: bool = False
    used: tuple[tuple[str, int], ...] = ()
    own_used: tuple[tuple[str, int], ...] = ()
    last: tuple[tuple[str, int, tuple[Seat, ...]], ...] = ()
    named: tuple[tuple[Seat, str], ...] = ()
    statuses: tuple[Status, ...] = ()
    notes: tuple[Note, ...] = ()
    cause: Cause = ""
    left: int = -1
    told: str = ""
    shifts: tuple[Side, ...] = ()
    returned: bool = False
    beyond: bool = False

    @property
    def alive(self) -> bool:
        """Whether the player is still in the city."""
        return not self.cause

    def times(self, ability: str) -> int:
        """How often an ability was used."""
        return dict(self.used).get(ability, 0)

    def own_times(self, ability: str) -> int:
        """How often it was used on oneself."""
        return dict(self.own_used).get(ability, 0)

    def status(self, kind: StatusKind) -> Status | None:
        """The status of that kind."""
        for status in self.statuses:
            if status.kind == kind:
                return status
        return None
