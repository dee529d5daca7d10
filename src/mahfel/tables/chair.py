"""Chairs: the seats of a table and who sits there."""

from __future__ import annotations

from typing import Literal

import msgspec


class Chair(msgspec.Struct, frozen=True):
    """One seat of a table.

    ``level``: of the bot that sits here; ``token``: hash of the secret that this person's devices hold; ``nonce``:
    their part of the seed (hexadecimal); ``left``: they said good-bye while the game goes on; ``kept``: level of the
    bot that plays for them meanwhile; ``missed``: decisions in a row that they let time decide; ``away``: nobody has
    been there for long and the rules do not count them; ``excluded``: the host sent them away in the middle of the
    game, for good; ``silenced``: whoever leads the table took their voice in the rooms of talk;
    ``true_name``: what they are called while ``name`` is a number, never to be told before the end.
    """

    seat: int
    kind: Literal["empty", "person", "bot"] = "empty"
    name: str = ""
    level: str | None = None
    token: str = ""
    nonce: str = ""
    left: bool = False
    kept: str | None = None
    missed: int = 0
    away: bool = False
    excluded: bool = False
    silenced: bool = False
    true_name: str = ""

    @property
    def missing(self) -> bool:
        """Whether the game has shown everybody that nobody is there: they said so, or were waited for in vain."""
        return self.left or self.kept is not None or self.away or self.missed > 0

    @property
    def player(self) -> str | None:
        """The level of the bot that decides here now; None when a person does."""
        if self.excluded:
            return None
        return self.level if self.kind == "bot" else self.kept
