"""Who somebody is at a table: independent random secrets, in a cookie for browsers, as a bearer token for programs.

Only hashes of secrets are stored or compared, and no secret is ever logged.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Literal

import msgspec

from mahfel.engine.refusal import Refused
from mahfel.engine.seat import MODERATOR
from mahfel.tables.secrets import digest

_TABLE = re.compile(r"[A-Za-z0-9_-]{8,64}")
_BEARER = re.compile(r"[A-Za-z0-9_.-]{8,128}")
_COOKIE_AGE = 180 * 24 * 3600

Standing = Literal["host", "seat", "moderator", "spectator"]


class Viewer(msgspec.Struct, frozen=True):
    """Whose eyes a frame is for. Seat None is a spectator, `MODERATOR` who leads the table without playing."""

    seat: int | None
    standing: Standing


class Principal(msgspec.Struct, frozen=True):
    """A viewer of one table. Seat None is a spectator; whoever shows no valid secret is that at most."""

    table: str
    seat: int | None
    standing: Standing
    secret_hash: str | None

    @property
    def who(self) -> str:
        """A name for rate limits that says nothing to a reader of a log."""
        return f"{self.table}/{self.secret_hash[:16]}" if self.secret_hash else f"{self.table}/-"

    @property
    def viewer(self) -> Viewer:
        """The eyes of this principal."""
        return Viewer(self.seat, self.standing)

    def must_not_sit(self) -> None:
        """Raise Refused for whoever has a seat here ("seat.already_yours") or leads ("moderator.no_seat")."""
        self.must_not_lead()
        if self.seat is not None:
            raise Refused("seat.already_yours", seat=self.seat)

    def must_not_lead(self) -> None:
        """Raise Refused("moderator.no_seat") for the moderator: who has seen everything takes no seat."""
        if self.seat == MODERATOR:
            raise Refused("moderator.no_seat")

    def must_sit(self) -> str:
        """The hash of the secret that opens the seat; raises Refused("seat.required") for a spectator."""
        if self.secret_hash is None:
            raise Refused("seat.required")
        return self.secret_hash


def looks_like_table(table: str) -> bool:
    """Whether this may be a table's id at all; anything else is not looked up."""
    return _TABLE.fullmatch(table) is not None


def secret_of(table: str, authorization: str | None, cookies: Mapping[str, str]) -> str | None:
    """The secret a request carries for this table: the bearer token first, then the table's cookie.

    Raises Refused("token.unknown") for an Authorization header that is not a bearer token.
    """
    if authorization is not None:
        scheme, _, token = authorization.strip().partition(" ")
        if scheme.lower() != "bearer" or not _BEARER.fullmatch(token.strip()):
            raise Refused("token.unknown")
        return token.strip()
    return cookies.get(cookie_name(table))


def hashed(secret: str | None) -> str | None:
    """What is kept of a secret."""
    return None if secret is None else digest(secret)


def cookie_name(table: str) -> str:
    """Name of the cookie that holds the secret of a seat at this table."""
    return f"mahfel_{table}"


def cookie(table: str, token: str, *, secure: bool) -> str:
    """The Set-Cookie value that keeps a seat: unreadable for scripts, sent to this table's addresses only."""
    parts = [
        f"{cookie_name(table)}={token}",
        f"Path=/api/tables/{table}",
        f"Max-Age={_COOKIE_AGE}",
        "HttpOnly",
        "SameSite=Strict",
    ]
    return "; ".join([*parts, "Secure"] if secure else parts)


def forget_cookie(table: str) -> str:
    """The Set-Cookie value that takes the seat's secret off this device."""
    return f"{cookie_name(table)}=; Path=/api/tables/{table}; Max-Age=0; HttpOnly; SameSite=Strict"
