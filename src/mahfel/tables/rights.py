"""Rights: what a person must be to do something at a table."""

from __future__ import annotations

import re
from typing import Final

from mahfel.engine import MODERATOR, Refused, Seat
from mahfel.tables.chair import Chair
from mahfel.tables.entries import HostPassed
from mahfel.tables.presence import HOST_GRACE, Presence
from mahfel.tables.table import Table

_ID: Final = re.compile(r"[A-Za-z0-9_.:-]{1,64}")
_NONCE: Final = re.compile(r"[0-9a-f]{64}")


def in_lobby(table: Table) -> None:
    """Raise ``Refused("table.started")`` unless people may still sit down."""
    if table.phase != "lobby":
        raise Refused("table.started")


def in_play(table: Table) -> None:
    """Raise ``Refused``, ``table.not_started`` or ``game.over``, unless the game is going on."""
    if table.phase == "lobby":
        raise Refused("table.not_started")
    if table.phase == "over":
        raise Refused("game.over")


def going_on(table: Table) -> None:
    """Raise ``Refused("table.paused")`` while the host has stopped the game."""
    if table.paused is not None:
        raise Refused("table.paused")


def still_here(table: Table, seat: Seat) -> None:
    """Raise ``Refused("seat.excluded")`` for somebody whom the host has sent away."""
    if seat >= 0 and table.chairs[seat].excluded:
        raise Refused("seat.excluded")


def as_host(table: Table, seat: Seat, presence: Presence, now: int) -> list[HostPassed]:
    """What must be written before this person may act as the host: nothing if they are.

    When the host has been gone for a while their right passes to whoever uses it. Raises ``Refused("host.only")``.
    """
    still_here(table, seat)
    if seat == table.host:
        return []
    token = _host_token(table)
    if token is not None and presence.is_here(token, now, HOST_GRACE):
        # Among numbers nobody is told which of them it is.
        raise Refused("host.only") if table.nameless else Refused("host.only", seat=table.host)
    return [HostPassed(seat)]


def as_moderator(seat: Seat) -> None:
    """Raise ``Refused("moderator.only")`` for everybody but who leads the table without playing; a host who plays has
    none of these rights, for each of them would be a weapon in the game."""
    if seat != MODERATOR:
        raise Refused("moderator.only")


def somebody(table: Table, seat: Seat) -> Chair:
    """The chair of that seat. Raises ``Refused``: ``seat.unknown``, ``seat.nobody`` where no person sits."""
    chair = table.chair(seat)
    # Among numbers a bot passes for a person: it does nobody any harm, and a refusal would tell.
    if chair.kind != "person" and not (table.nameless and chair.kind == "bot"):
        raise Refused("seat.nobody", seat=seat)
    return chair


def _host_token(table: Table) -> str | None:
    if table.host == MODERATOR and table.moderator is not None:
        return table.moderator.token
    return table.chairs[table.host].token if table.host >= 0 else None


def command_id(raw: str) -> str:
    """A command's id, unchanged. Raises ``Refused("command.unreadable")``."""
    if not _ID.fullmatch(raw):
        raise Refused("command.unreadable")
    return raw


def nonce(raw: str) -> str:
    """A device's part of the seed, 64 hexadecimal digits, in lower case. Raises ``Refused("nonce.unreadable")``."""
    if not _NONCE.fullmatch(raw.lower()):
        raise Refused("nonce.unreadable")
    return raw.lower()
