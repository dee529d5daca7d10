"""What one seat makes of the mine: how far the gold may be, and what a tunnel would change."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TYPE_CHECKING, Final

import msgspec

from mahfel.engine import Seat
from mahfel.games.saboteur.mine.mine import Mine
from mahfel.games.saboteur.mine.spots import GOAL_SPOTS, STEP, Spot, place_of
from mahfel.games.saboteur.mine.tiles import ALL_SIDES, DIFFERENT_TURNS, LISTED, REACH, TREASURE, TUNNEL_COUNT

if TYPE_CHECKING:
    from mahfel.games.saboteur.state import SaboteurState

FAR: Final = 30
"""Farther than anything matters."""


class Option(msgspec.Struct, frozen=True):
    """A tunnel that may be laid: ``best`` is the distance from where one could dig on then; ``exits`` how many mouths
    lead on; ``goals`` the set of goals it would turn up."""

    spot: Spot
    tile: int
    best: int
    exits: int
    goals: int


@cache
def distances(targets: int) -> tuple[int, ...]:
    """For every cell how far it is from the nearest goal of a set."""
    places = [place_of(spot) for goal, spot in enumerate(GOAL_SPOTS) if targets >> goal & 1]
    cells = map(place_of, range(1 << 14))
    return tuple(min((abs(x - gx) + abs(y - gy) for gx, gy in places), default=FAR) for x, y in cells)


def known_gold(state: SaboteurState, seat: Seat) -> int:
    """The goal that holds the treasure as far as a seat knows, -1 when it does not."""
    targets = open_targets(state, seat)
    return targets.bit_length() - 1 if targets.bit_count() == 1 else -1


def open_targets(state: SaboteurState, seat: Seat) -> int:
    """The goals that may hold the treasure for all a seat has seen."""
    mine = state.mine
    seen = state.maps[seat] | 7 & ~sum(1 << goal for goal in mine.hidden.values())
    maybe = 0
    for goal, card in enumerate(mine.goals):
        if not seen >> goal & 1:
            maybe |= 1 << goal
        elif card == TREASURE:
            return 1 << goal
    return maybe


def nearest(mine: Mine, far: tuple[int, ...]) -> int:
    """The least distance of a cell where one may dig on."""
    return min([far[spot] for spot in mine.front], default=FAR)


def options(mine: Mine, hand: list[int], far: tuple[int, ...]) -> list[Option]:
    """Every tunnel that a hand may lay, with what it would change; islands it would join are not looked at."""
    tiles = 0
    for card in hand:
        if card >= TUNNEL_COUNT:
            break
        tiles |= DIFFERENT_TURNS[card]
    found: list[Option] = []
    if not tiles:
        return found
    front, slots = mine.front, mine.slots
    ranked = sorted([far[spot] for spot in front])
    first = ranked[0] if ranked else FAR
    second = ranked[1] if len(ranked) > 1 else FAR
    for spot in sorted(front):
        fitting = front[spot] & tiles
        if not fitting:
            continue
        rest = second if far[spot] == first else first
        lit = slots[spot] >> 8
        beyond = _beyond(mine, spot, ALL_SIDES & ~lit, far)
        for tile in _listed(fitting):
            mouths = REACH[tile][lit]
            best, exits, goals = rest, 0, 0
            for bit, there, goal in beyond:
                if mouths & bit:
                    exits += 1
                    goals |= goal
                    if there < best:
                        best = there
            found.append(Option(spot, tile, best, exits, goals))
    return found


@lru_cache(maxsize=1 << 12)
def _listed(tiles: int) -> tuple[int, ...]:
    """The tiles of a set, ascending."""
    return tuple(tile for tile in range(2 * TUNNEL_COUNT) if tiles >> tile & 1)


def _beyond(mine: Mine, spot: Spot, sides: int, far: tuple[int, ...]) -> list[tuple[int, int, int]]:
    """The sides by which a tunnel could lead on, each with how far it is from there and the goal that lies there."""
    found = []
    for bit in LISTED[sides]:
        beside = spot + STEP[bit]
        if beside not in mine.cells and far[beside] < FAR:
            goal = mine.hidden.get(beside, -1)
            found.append((bit, far[beside], 1 << goal if goal >= 0 else 0))
    return found
