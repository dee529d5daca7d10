"""The table options of Coup: which boxes lie on the table, and the points the printed rules leave open."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Final, Literal

import msgspec

from mahfel.engine import Options, Refused

Finance = Literal["banker", "capitalist", "farmer", "speculator", "spy"]
Communications = Literal["director", "newscaster", "producer", "reporter", "writer"]
Force = Literal["crime_boss", "general", "guerrilla", "judge", "mercenary"]
Special = Literal[
    "communist",
    "customs_officer",
    "foreign_consular",
    "intellectual",
    "lawyer",
    "missionary",
    "peacekeeper",
    "politician",
    "priest",
    "protestor",
]

_MOST_WITH_FIFTY = 8
"""With more players fifty coins could lie so that nobody can afford a coup, and a table without people never ended."""


_WHEN: Final[Mapping[str, Mapping[str, bool | int | str]]] = {
    **{name: {"box": "classic"} for name in ("fifth", "reformation", "anarchist", "choose_from_five")},
    "anarchist_copies": {"anarchist": True},
    "roles": {"box": "g54"},
    **{name: {"roles": "custom"} for name in ("finance", "communications", "force", "special", "special_too")},
}


class CoupOptions(Options, frozen=True, omit_defaults=True):
    """``box``: classic Coup or Rebellion G54. For classic: ``fifth`` character, the parties of ``reformation``, the
    ``anarchist`` (``anarchist_copies`` 0: as many as of the others), ``choose_from_five`` for two players, and
    ``block_after_doubt``: whether a target who has doubted and lost may still block. For G54: which ``roles``, and the
    five of a custom set. ``treasury``: unlimited, or the fifty coins of the box. ``first_player``: who won the game
    before at this table (by lot where nobody did, or not alone), a seat by lot, or the host's.
    """

    box: Literal["classic", "g54"] = "classic"
    fifth: Literal["ambassador", "inquisitor"] = "ambassador"
    reformation: bool = False
    anarchist: bool = False
    anarchist_copies: Annotated[int, msgspec.Meta(ge=0, le=5)] = 0
    choose_from_five: bool = False
    block_after_doubt: bool = True
    roles: Literal["starter", "basic", "all", "custom"] = "starter"
    finance: Finance = "banker"
    communications: Communications = "director"
    force: Force = "guerrilla"
    special: Special = "politician"
    special_too: Special = "peacekeeper"
    treasury: Literal["unlimited", "fifty"] = "unlimited"
    first_player: Literal["winner", "random", "host"] = "winner"

    WHEN = _WHEN

    def check(self, seats: int) -> None:
        """Raise ``Refused``, its code the reason: parts of two boxes, or a box that cannot seat so many."""
        if self.box == "g54":
            if self.reformation or self.anarchist or self.choose_from_five or self.fifth != "ambassador":
                raise Refused("coup.options_g54_alone")
            if not 3 <= seats <= 6:
                raise Refused("coup.options_g54_seats", seats=seats)
            if self.roles == "custom" and self.special == self.special_too:
                raise Refused("coup.options_special_twice", role=self.special)
        if self.treasury == "fifty" and seats > _MOST_WITH_FIFTY:
            raise Refused("coup.options_fifty", seats=seats, most=_MOST_WITH_FIFTY)
        if self.choose_from_five and seats != 2:
            raise Refused("coup.options_choose_from_five", seats=seats)
        if self.choose_from_five and self.anarchist and self.anarchist_copies not in (0, 3):
            raise Refused("coup.options_three_anarchists")
