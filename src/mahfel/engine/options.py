"""Table options of a game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, TypeAlias

import msgspec

Whens: TypeAlias = Mapping[str, Mapping[str, bool | int | str]]
_ALWAYS: Final[Whens] = {}


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Base of a game's options: each field a ``bool``, a ``Literal`` of strings, a bounded ``int`` or a ``str`` of a
    greatest length, with a default.

    Text keys: ``option-<field>``, ``option-<field>-help`` and, for choices, ``option-<field>-<value>``. Combinations
    that make no sense are refused in ``check``.
    """

    WHEN = _ALWAYS
    """Options that mean something only where others have a certain value, and those values: ``{"finance": {"roles":
    "custom"}}``. What means nothing is not offered, and goes back to its default when it stops meaning something. It is
    looked up through all of them: an option of custom roles means nothing either where there are no roles to choose.
    """

    def check(self, seats: int) -> None:
        """Raise ``Refused`` when these options cannot be played together, or not by so many seats."""
