"""Roles: declarations that can be read beside the text on a card."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

import msgspec

from mahfel.games.mafia.effects import AnyEffect, Side, Tag

When: TypeAlias = Literal["intro", "night", "day", "midday", "react", "election"]
Who: TypeAlias = Literal[
    "alive", "not_self", "not_team", "team", "left", "left_hidden", "accused", "not_accused", "candidate"
]
Nights: TypeAlias = Literal["all", "even", "odd", "first"]


SMALL_TABLE: Final = 9
"""Up to so many players some powers are used more rarely."""


LARGE_TABLE: Final = 12
"""From so many players on some powers reach further."""

ENOUGH: Final = 8
"""While so many live some powers reach further."""


class Ability(msgspec.Struct, frozen=True, kw_only=True):
    """One thing that a role may do.

    ``key`` names it in moves and texts (``ability-<key>``). ``targets``: fewest and most, the most being
    ``at_large_tables`` or ``while_eight_live`` then. ``who``: every selector has to hold. ``uses``: in the whole
    game, 0 without limit (others at ``uses_at_small_tables`` and ``uses_at_large_tables``; ``counts_as``: abilities
    that share their uses; ``spent_if_blocked``: whether a blocked use counts); ``own_uses``: of them on oneself, -1
    without limit. ``fresh``: not the same target twice running. Abilities of one ``slot`` exclude one another.
    ``after_left``: so many of the mafia have to be gone, and one of them since the day before (``lately``).
    ``per_cycle``: at most once in a night and the day after it. ``unblockable``: cannot be blocked. ``turns``: can be
    turned upon its owner. ``from_cycle``: first day or night. ``names_simple``: whether a role without powers may be
    named. ``told``: its owner hears at dawn, in any case, that it was done. ``fatal_on``: roles whose choice costs
    one's life. ``again_if_first_was_even``: a use in an even night leaves a second one, in another even night.
    """

    key: str
    effect: AnyEffect
    when: tuple[When, ...] = ("night",)
    targets: tuple[int, int] = (1, 1)
    who: tuple[Who, ...] = ("alive", "not_self")
    names_role: bool = False
    uses: int = 0
    uses_at_small_tables: int = 0
    uses_at_large_tables: int = 0
    at_large_tables: int = 0
    while_eight_live: int = 0
    names_simple: bool = True
    spent_if_blocked: bool = True
    counts_as: str = ""
    own_uses: int = -1
    nights: Nights = "all"
    fresh: Literal["any", "not_running"] = "any"
    slot: str = ""
    after_left: int = 0
    lately: bool = False
    per_cycle: bool = False
    unblockable: bool = False
    turns: bool = True
    from_cycle: int = 0
    told: bool = False
    fatal_on: tuple[str, ...] = ()
    again_if_first_was_even: bool = False

    @property
    def counted(self) -> str:
        """The name under which its uses are counted: abilities that share it share their uses."""
        return self.counts_as or self.key

    def most_uses(self, seats: int) -> int:
        """How often it may be used at a table of so many; 0 without limit."""
        if self.uses_at_small_tables and seats <= SMALL_TABLE:
            return self.uses_at_small_tables
        return self.uses_at_large_tables if self.uses_at_large_tables and seats >= LARGE_TABLE else self.uses

    def most_targets(self, seats: int, living: int) -> int:
        """At how many it may be aimed at a table of so many, with so many alive."""
        if self.at_large_tables and seats >= LARGE_TABLE:
            return self.at_large_tables
        return self.while_eight_live if self.while_eight_live and living >= ENOUGH else self.targets[1]

    @property
    def place(self) -> str:
        """The slot it is chosen in."""
        return self.slot or self.key


class Role(msgspec.Struct, frozen=True, kw_only=True):
    """One role. What is true of it without being asked stands here as a named trait, so that no rule knows a role.

    ``rank``: order in which the mafia's shot passes on, 1 first, 0 for who never carries it. ``seen_as``: what an
    inquiry answers in place of the side. ``simple``: without powers, for what touches only such. ``vest``: attacks of
    level 1 it absorbs, from ``vest_against`` (all, when empty). ``immune``: tags that never touch it at night (in
    ``immune_nights``). ``ballots``: of the midday vote. ``shown_to_mayor``: an unlabelled hand on the first night.
    ``falls_later``: wounded first, and leaves after the next vote. ``haunts``: who chooses it has to stay awake from
    then on. ``inherits``: becomes the Boss in all respects. ``avenged``: the team may shoot two the night after it
    left. ``armour``: absorbs the first team shot or the first exit by vote. ``never_voted_out``: stays in the midday
    vote, and the next highest leaves. ``takes_one_along``: when it is attacked and leaves at night. ``shifts``: takes
    the side of whoever chooses it. ``borrows``: holds the role of whoever left by vote, for a night and a day.
    ``saves_leavers``: who names it on the last-chance card stays. ``guarded_exit``: stays when first voted out, and
    loses its power. ``kills_alone``: blocks the ends by parity. ``wins_among_last``: wins when so many are left.
    ``follows``: chooses a side and wins with it, without being of its team.
    ``stands_firm``: cannot be taken along by day. ``counted_as``: the side it is counted with in a census.
    ``antidote``: the first poison does nothing. ``inherits_early``: becomes the Boss if that one
    leaves on the first day.
    ``learns_hands``: is shown two hands on the first night. ``knows_team``: meets the mafia.
    """

    key: str
    side: Side
    abilities: tuple[Ability, ...] = ()
    rank: int = 0
    seen_as: Side | None = None
    simple: bool = False
    vest: int = 0
    vest_against: tuple[Tag, ...] = ()
    immune: tuple[Tag, ...] = ()
    immune_nights: Nights = "all"
    ballots: int = 1
    shown_to_mayor: bool = False
    falls_later: bool = False
    haunts: bool = False
    inherits: bool = False
    avenged: bool = False
    armour: bool = False
    never_voted_out: bool = False
    takes_one_along: bool = False
    shifts: bool = False
    borrows: bool = False
    saves_leavers: bool = False
    guarded_exit: bool = False
    kills_alone: bool = False
    wins_among_last: int = 0
    learns_hands: bool = False
    follows: bool = False
    counted_as: Side | None = None
    stands_firm: bool = False
    antidote: bool = False
    inherits_early: bool = False

    def ability(self, key: str) -> Ability | None:
        """Its ability of that name."""
        return next((ability for ability in self.abilities if ability.key == key), None)
