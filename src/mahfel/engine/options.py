"""Table options of a game."""

from __future__ import annotations

import msgspec


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Base of a game's options: each field a ``bool``, a ``Literal`` of strings or a bounded ``int``, with a default.

    Text keys: ``option-<field>``, ``option-<field>-help`` and, for choices, ``option-<field>-<value>``. Combinations
    that make no sense are refused in ``check``.
    """

    def check(self, seats: int) -> None:
        """Raise ``Refused`` when these options cannot be played together, or not by so many seats."""
