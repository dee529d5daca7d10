"""Scenarios: who plays, how the day goes, how one votes, when it is over. All of it is data."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

import msgspec

from mahfel.engine import Refused

Threshold: TypeAlias = Literal["half", "half_minus_one", "majority", "commando"]


FOR_INDEPENDENTS: Final = frozenset({"independent_in_the_mire"})


class Vote(msgspec.Struct, frozen=True, kw_only=True):
    """How one votes.

    ``threshold``: hands that lead to the defence; ``solo``: hands by which a sole accused leaves. ``midday``: the
    second stage is a midday sleep with secret ballots and powers, of which only the outcome is told. ``tie``: what
    happens between those with most votes. ``at_least``: votes that the second stage needs at all, as a threshold, if
    any.
    """

    threshold: Threshold = "half"
    solo: Threshold = "half"
    midday: bool = False
    tie: Literal["lottery", "none", "revote_then_none"] = "lottery"
    at_least: Threshold | None = None


class Scenario(msgspec.Struct, frozen=True, kw_only=True):
    """One scenario.

    ``table``: for each number of players the roles of the mafia, the city and the independents, each as often as it is
    dealt. ``succession``: who carries the shot when the Boss is gone, by role, before all others by rank.
    ``first_shot``: the first night with a shot, 1 the first after the first day (by number of players where a number
    stands in ``late_shot``: up to so many players the first shot is a night later). ``narration``: the order in which
    the night is told; nothing depends on it. ``team_choice``: what the team does each night in place of a shot, by
    ability. ``cards``: the deck of final moves. ``last_words``: whether who leaves by vote speaks a last time.
    ``reveal``: what is told of who leaves. ``inquiries``: how often the table may ask how many of each side have left.
    ``chaos``: three left shake hands. ``hold``: at parity the game goes on while the city can still turn it.
    ``representatives``: two elected ones accuse, from the second day on, and no hands are raised.
    ``two_guns``: on the first day all give a plus and a minus, and the city may fire a gun in place of a vote.
    ``gun_accuses``: whether whoever fires a gun by day is among the accused.
    """

    key: str
    table: dict[int, tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...]]]
    vote: Vote = Vote()
    succession: tuple[str, ...] = ()
    first_shot: int = 1
    late_shot: int = 0
    narration: tuple[str, ...] = ()
    cards: tuple[str, ...] = ()
    last_words: bool = True
    reveal: Literal["none", "side", "role"] = "none"
    inquiries: int = 0
    chaos: bool = False
    hold: bool = False
    open_roles: bool = True
    shuffled_turns: bool = False
    gun_accuses: bool = True
    representatives: bool = False
    two_guns: bool = False

    @property
    def seats(self) -> tuple[int, int]:
        """The fewest and the most players."""
        return min(self.table), max(self.table)

    def check_seats(self, seats: int) -> None:
        """Raise ``Refused("mafia.seats")`` where there is no table for so many."""
        if seats not in self.table:
            least, most = self.seats
            raise Refused("mafia.seats", seats=seats, least=least, most=most)

    def dealt(self, seats: int) -> tuple[str, ...]:
        """Every role that is dealt to so many, the mafia first."""
        mafia, city, independents = self.table[seats]
        return (*mafia, *city, *independents)

    def deck(self, seats: int) -> tuple[str, ...]:
        """The final-move cards for so many: one that looks for an independent only where there is one."""
        _, _, independents = self.table[seats]
        return tuple(card for card in self.cards if independents or card not in FOR_INDEPENDENTS)

    def counts(self, seats: int) -> tuple[tuple[str, int], ...]:
        """How many of each role are dealt to so many, in the order of the table."""
        found: dict[str, int] = {}
        for role in self.dealt(seats):
            found[role] = found.get(role, 0) + 1
        return tuple(found.items())


def hands_needed(threshold: Threshold, living: int) -> int:
    """The hands that a threshold asks for, with so many alive and counted; never none."""
    match threshold:
        case "half":
            return max(1, living // 2)
        case "half_minus_one":
            return max(2, living // 2 - 1)
        case "majority":
            return living // 2 + 1
        case "commando":
            return next(hands for least, hands in ((13, 6), (11, 5), (8, 4), (6, 3), (0, 2)) if living >= least)
