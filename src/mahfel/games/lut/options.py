"""The table options of Lut."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal

from mahfel.engine import Options, Refused

MOST_ALONE: Final = 5
TEAM_SEATS: Final = (4, 6, 8)

_WHEN: Final[Mapping[str, Mapping[str, bool | int | str]]] = {"partners_see_hands": {"teams": True}}


class LutOptions(Options, frozen=True):
    """What a table may agree on; the defaults are the rules as written.

    ``teams``: neighbours play together, for 4, 6 or 8. ``end_open_caravans``: at the end the leading side is awarded
    what is still on the road, or it is lost. ``bandits_after_chief``: bandits may still join where a chief or the
    caravan master lies. ``discard``: with the pile used up a card may be thrown away freely, or only by who can play
    nothing. ``partners_see_hands``: partners look into each other's cards. ``show_booty``: the screen shows what each
    side has gathered. ``first_player``: a side by lot, or the host's.
    """

    WHEN = _WHEN

    teams: bool = False
    end_open_caravans: Literal["award", "lost"] = "award"
    bandits_after_chief: Literal["allow", "forbid"] = "allow"
    discard: Literal["free", "only_stuck"] = "free"
    partners_see_hands: bool = True
    show_booty: bool = False
    first_player: Literal["random", "host"] = "random"

    def check(self, seats: int) -> None:
        """Refuse teams for other than 4, 6 or 8 (``lut.teams_seats``) and more than 5 alone (``lut.alone_seats``)."""
        if self.teams:
            if seats not in TEAM_SEATS:
                raise Refused("lut.teams_seats", seats=seats)
        elif seats > MOST_ALONE:
            raise Refused("lut.alone_seats", seats=seats, most=MOST_ALONE)
