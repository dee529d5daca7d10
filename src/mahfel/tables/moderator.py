"""The moderator of a table: leads it without a seat, and sees everything."""

from __future__ import annotations

import msgspec


class Moderator(msgspec.Struct, frozen=True):
    """``token``: hash of the secret that this person's devices hold; ``true_name``: as a chair has one."""

    name: str
    token: str
    true_name: str = ""
