"""What each viewer of Courtisans may know."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Literal, TypeAlias

import msgspec

from mahfel.engine import Outcome, Seat, View
from mahfel.games.courtisans.options import CourtisansOptions
from mahfel.games.courtisans.reckoning import Reckoning, reckon
from mahfel.games.courtisans.words import (
    BLUE,
    COPIES,
    FAMILIES,
    HAND,
    NAMES,
    ROLES,
    ROUNDS,
    SPY,
    WHITE,
    Role,
)

if TYPE_CHECKING:
    from mahfel.games.courtisans.state import CourtisansState

Roles: TypeAlias = tuple[Role, ...]
"""Cards of one family by role, in the order of ``ROLES``: where each card came to lie does not matter."""

OpenZone: TypeAlias = Literal["table", "own", "opponent"]


class Column(msgspec.Struct, frozen=True, omit_defaults=True):
    """A family's column at the Queen's table: the roles of its face-up cards above and below."""

    above: Roles = ()
    below: Roles = ()


class PlayerView(msgspec.Struct, frozen=True, omit_defaults=True):
    """One seat: how many cards it holds, the turns that it still has (the present one included), the face-up cards of
    its domain as six families in the order of ``FAMILIES``, and the numbers of the spies that lie there."""

    hand: int
    turns_left: int
    domain: tuple[Roles, ...]
    spies: tuple[int, ...] = ()


class CourtisansView(View, frozen=True, tag="courtisans", tag_field="type", omit_defaults=True):
    """The hall as ``viewer`` sees it; card ids as in ``words``, lists by family in the order of ``FAMILIES``.

    ``round`` 1 … ``rounds``; ``open``: the kinds of zones that the seat in ``turn`` has still to use; ``pile``: cards
    left to draw; ``aside``: cards that nobody will see. ``hand`` (in the order of drawing) and ``missions`` (white,
    blue) are the viewer's own. ``above`` and ``below``: numbers of the spies in the Queen's column; a spy's number
    counts spies as they were placed, from 1. ``removed`` (roles by family) and ``removed_spies``: what assassins took.
    ``unseen``: for each family how many plain, noble, guard, assassin and spy cards the viewer has not seen: those set
    aside, in the pile and in other hands, and all spies that were placed. At the end ``turned`` gives the family of
    every spy by number, ``shown_missions`` the missions of every seat, and ``reckoning`` all accounts.
    """

    seats: int
    options: CourtisansOptions
    phase: Literal["turn", "over"]
    turn: Seat
    starter: Seat
    round: int
    rounds: int
    open: tuple[OpenZone, ...]
    pile: int
    aside: int
    table: tuple[Column, ...]
    players: tuple[PlayerView, ...]
    removed: tuple[Roles, ...]
    unseen: tuple[tuple[int, ...], ...]
    hand: tuple[str, ...] = ()
    missions: tuple[str, ...] = ()
    above: tuple[int, ...] = ()
    below: tuple[int, ...] = ()
    removed_spies: tuple[int, ...] = ()
    turned: tuple[str, ...] = ()
    shown_missions: tuple[tuple[str, str], ...] = ()
    reckoning: Reckoning | None = None
    outcome: Outcome | None = None


def view_of(state: CourtisansState, viewer: Seat | None) -> CourtisansView:
    """The view of one seat, or of a spectator (None)."""
    over = not state.phases
    rounds = ROUNDS[state.seats]
    rows = state.rows
    missions = tuple((WHITE[white], BLUE[blue]) for white, blue in state.missions)
    return CourtisansView(
        viewer=viewer,
        seats=state.seats,
        options=state.options,
        phase="over" if over else "turn",
        turn=state.turn,
        starter=state.starter,
        round=rounds if over else state.turns // state.seats + 1,
        rounds=rounds,
        open=() if over else _OPEN[state.open],
        pile=state.left,
        aside=state.aside,
        table=tuple(map(Column, by_family(rows[0]), by_family(rows[1]))),
        players=tuple(_player(state, seat, rounds) for seat in range(state.seats)),
        removed=by_family(state.removed),
        unseen=_unseen(state, viewer, over=over),
        hand=() if viewer is None else tuple(NAMES[kind] for kind in state.hands[viewer]),
        missions=() if viewer is None else missions[viewer],
        above=numbers(state.lurking[0]),
        below=numbers(state.lurking[1]),
        removed_spies=tuple(number for number, lair in enumerate(state.lairs, 1) if lair < 0),
        turned=tuple(FAMILIES[family] for family in state.spies) if over else (),
        shown_missions=missions if over else (),
        reckoning=reckon(state.hall(), state.options) if over else None,
        outcome=state.outcome(),
    )


def _player(state: CourtisansState, seat: Seat, rounds: int) -> PlayerView:
    done, further = divmod(state.turns, state.seats)
    had = done + ((seat - state.starter) % state.seats < further)
    place = 2 + seat
    return PlayerView(
        hand=len(state.hands[seat]),
        turns_left=rounds - had,
        domain=by_family(state.rows[place]),
        spies=numbers(state.lurking[place]),
    )


def _unseen(state: CourtisansState, viewer: Seat | None, *, over: bool) -> tuple[tuple[int, ...], ...]:
    left = list(COPIES)
    for row in (*state.rows, state.removed):
        for kind, count in enumerate(row):
            left[kind] -= count
    for kind in () if viewer is None else state.hands[viewer]:
        left[kind] -= 1
    if over:
        for family in state.spies:
            left[SPY + family] -= 1
    width = len(ROLES)
    return tuple((*left[width * f : width * f + width], left[SPY + f]) for f in range(len(FAMILIES)))


@cache
def _roles(counts: tuple[int, ...]) -> Roles:
    return tuple(role for role, count in zip(ROLES, counts, strict=True) for _ in range(count))


def by_family(row: Sequence[int]) -> tuple[Roles, ...]:
    """The face-up cards of a row, family by family."""
    width = len(ROLES)
    return tuple(_roles(tuple(row[place : place + width])) for place in range(0, SPY, width))


@cache
def numbers(mask: int) -> tuple[int, ...]:
    """The numbers of the spies in a bitmask, ascending."""
    return tuple(place + 1 for place in range(mask.bit_length()) if mask >> place & 1)


_NAMES_OF_ZONES: tuple[OpenZone, ...] = ("table", "own", "opponent")
_OPEN = tuple(
    tuple(name for place, name in enumerate(_NAMES_OF_ZONES) if mask >> place & 1) for mask in range(1 << HAND)
)
