"""The mine on the table: cells, light from the start, and the frontier where one may dig on."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from mahfel.games.saboteur.mine.tiles import (
    ALL_SIDES,
    BITS,
    FIRST_GOAL_TILE,
    FITS,
    GOAL_CARDS,
    LISTED,
    OPEN,
    PLAIN,
    REACH,
    START_TILE,
    TREASURE,
)

Spot = int
"""A cell of the grid as one integer, ``(x + 64) << 7 | (y + 64)``: x to the right, y down, the start at (0, 0)."""

FARTHEST: Final = 60
"""No coordinate of a cell that is spoken of may be larger: forty tunnels and a goal reach 41 at most."""

STEP: Final = {1: -1, 2: 128, 4: 1, 8: -128}
"""From a cell to its neighbour on each side."""

OPPOSITE: Final = {1: 4, 2: 8, 4: 1, 8: 2}

_NEIGHBOURS: Final = tuple((bit, STEP[bit], OPPOSITE[bit]) for bit in BITS)


_BEYOND: Final = tuple(tuple((STEP[bit], OPPOSITE[bit]) for bit in LISTED[mask]) for mask in range(16))
"""For each set of sides the way to each neighbour and the side by which one enters it."""


def spot_of(x: int, y: int) -> Spot:
    """The cell at these coordinates, each at most ``FARTHEST`` away from 0."""
    return (x + 64) << 7 | (y + 64)


def place_of(spot: Spot) -> tuple[int, int]:
    """The coordinates of a cell."""
    return (spot >> 7) - 64, (spot & 127) - 64


START_SPOT: Final = spot_of(0, 0)
GOAL_SPOTS: Final = (spot_of(8, -2), spot_of(8, 0), spot_of(8, 2))
"""Where the goals lie: top, middle, bottom."""


class Dug(NamedTuple):
    """What a card laid (or taken away) has done: the cells that are lit by it in the order in which the light reaches
    them, and the goals that it turned up, 0 … 2 from the top."""

    lit: list[Spot]
    goals: list[int]


class Mine:
    """Tunnels on a grid. What is lit and where one may dig is kept up to date with every card; only a card that is
    taken away makes it look at the whole mine again.

    ``cells``: the tile that lies face up in a cell. ``light``: the mouths of that tile that are joined to the start.
    ``slots``: for each empty cell beside a face-up card the sides that must be mouths (bits 0 … 3), that must be walls
    (4 … 7) and by which light comes in (8 … 11). ``front``: the empty cells with light, each with the tiles that fit.
    ``hidden``: the goals that lie face down, by cell. ``goals``: the three goal cards from the top, known to nobody.
    """

    __slots__ = ("cells", "front", "goals", "goals_open", "hidden", "light", "slots")

    def __init__(self, goals: tuple[int, int, int], *, goals_open: bool = False) -> None:
        self.goals = goals
        self.goals_open = goals_open  # whether a face-down goal asks for a mouth beside it
        self.cells: dict[Spot, int] = {START_SPOT: START_TILE}
        self.hidden: dict[Spot, int] = {spot: goal for goal, spot in enumerate(GOAL_SPOTS)}
        self.light: dict[Spot, int] = {}
        self.slots: dict[Spot, int] = {}
        self.front: dict[Spot, int] = {}
        self._look_again()

    @classmethod
    def untouched(cls, goals: tuple[int, int, int], *, goals_open: bool = False) -> Mine:
        """A mine in which nobody has dug yet."""
        mine = _UNTOUCHED[goals_open].copy()
        mine.goals = goals
        return mine

    def copy(self) -> Mine:
        """An independent mine equal to this one."""
        twin = Mine.__new__(Mine)
        twin.goals = self.goals
        twin.goals_open = self.goals_open
        twin.cells = self.cells.copy()
        twin.hidden = self.hidden.copy()
        twin.light = self.light.copy()
        twin.slots = self.slots.copy()
        twin.front = self.front.copy()
        return twin

    def plain(self) -> dict[str, Any]:
        """All that the rest follows from, as JSON-able values."""
        return {"cells": sorted(self.cells.items()), "goals": self.goals, "hidden": sorted(self.hidden.items())}

    @property
    def found(self) -> bool:
        """Whether the treasure lies open."""
        return self.goals.index(TREASURE) not in self.hidden.values()

    def fits(self, spot: Spot, tile: int) -> bool:
        """Whether a tunnel may be laid there in that turn."""
        return bool(self.front.get(spot, 0) >> tile & 1)

    def lay(self, spot: Spot, tile: int) -> Dug:
        """Lay a tunnel in a cell where it fits."""
        entered = self.slots.pop(spot) >> 8
        del self.front[spot]
        self._open(spot, PLAIN[tile])
        done = Dug([], [])
        self._shine(spot, entered, done)
        return done

    def put(self, spot: Spot, tile: int) -> None:
        """Lay a card wherever it is to lie, for positions made up; ``look_again`` has to follow."""
        self.cells[spot] = PLAIN[tile]
        self.hidden.pop(spot, None)

    def look_again(self) -> Dug:
        """Find out anew what is lit, and turn up what goals the light reaches."""
        return self._look_again()

    def clear(self, spot: Spot) -> list[Spot]:
        """Take a tunnel away; the cells that have gone dark, ascending."""
        before = self.light
        cut = self._ways(spot) > 1
        del self.cells[spot]
        if not cut:
            del before[spot]
            self._close(spot)
            return []
        self._look_again()
        return sorted(cell for cell, light in self.light.items() if before[cell] and not light)

    def is_tunnel(self, spot: Spot) -> bool:
        """Whether a card lies there that is neither start nor goal."""
        return self.cells.get(spot, START_TILE) < START_TILE

    @property
    def tunnels(self) -> int:
        """How many tunnels lie in the mine."""
        return len(self.cells) - 4 + len(self.hidden)

    # -- how light spreads -----------------------------------------------------------------------------------------

    def _look_again(self) -> Dug:
        self.slots = {}
        self.front = {}
        self.light = {}
        if self.goals_open:
            for spot in self.hidden:
                for _, step, back in _NEIGHBOURS:
                    beside = spot + step
                    if beside not in self.cells and beside not in self.hidden:
                        self.slots[beside] = self.slots.get(beside, 0) | back
        for spot in sorted(self.cells):
            self._open(spot, self.cells[spot])
        done = Dug([], [])
        self._shine(START_SPOT, ALL_SIDES, done)
        return done

    def _ways(self, spot: Spot) -> int:
        """By how many sides light goes in or out of a card: with one it is the end of a way, with more perhaps not."""
        light = self.light
        ways = 0
        for bit in LISTED[light[spot]]:
            if light.get(spot + STEP[bit], 0) & OPPOSITE[bit]:
                ways += 1
        return ways

    def _close(self, spot: Spot) -> None:
        """A card is gone to which no other owed its light: its cell is bound by its neighbours, and binds them no
        more."""
        own = 0
        for bit, step, back in _NEIGHBOURS:
            beside = spot + step
            tile = self.cells.get(beside)
            if tile is not None:
                own |= bit if OPEN[tile] & back else bit << 4
                own |= bit << 8 if self.light[beside] & back else 0
            elif beside in self.hidden:
                own |= bit if self.goals_open else 0
            else:
                self._bind(beside, self.slots[beside] & ~(back | back << 4 | back << 8))
        self._bind(spot, own)

    def _bind(self, spot: Spot, slot: int) -> None:
        """An empty cell is bound like this now."""
        if slot:
            self.slots[spot] = slot
        else:
            self.slots.pop(spot, None)
        if slot >> 8:
            self.front[spot] = FITS[slot & 255]
        else:
            self.front.pop(spot, None)

    def _open(self, spot: Spot, tile: int) -> None:
        """A card lies face up, still dark: its sides bind the empty cells beside it."""
        cells, hidden, slots, front = self.cells, self.hidden, self.slots, self.front
        cells[spot] = tile
        self.light[spot] = 0
        mouths = OPEN[tile]
        for bit, step, back in _NEIGHBOURS:
            beside = spot + step
            if beside in cells or beside in hidden:
                continue
            slot = slots.get(beside, 0) & ~back | (back if mouths & bit else back << 4)
            slots[beside] = slot
            if slot >> 8:
                front[beside] = FITS[slot & 255]

    def _shine(self, spot: Spot, entered: int, done: Dug) -> None:
        """Light enters a card by some sides and spreads as far as it can."""
        cells, light, hidden, slots, front = self.cells, self.light, self.hidden, self.slots, self.front
        waiting = [(spot, entered)]
        for spot, entered in waiting:  # it grows on the way
            was = light[spot]
            fresh = REACH[cells[spot]][entered] & ~was
            if not fresh:
                continue
            light[spot] = was | fresh
            if not was:
                done.lit.append(spot)
            for step, back in _BEYOND[fresh]:
                beside = spot + step
                tile = cells.get(beside)
                if tile is None:
                    if beside not in hidden:
                        slots[beside] = slot = slots[beside] | back << 8
                        front[beside] = FITS[slot & 255]
                        continue
                    done.goals.append(self._turn_up(beside, back))
                elif not OPEN[tile] & back:
                    continue
                waiting.append((beside, back))

    def _turn_up(self, spot: Spot, back: int) -> int:
        """A goal is turned over so that one of its mouths meets the tunnel that reached it."""
        goal = self.hidden.pop(spot)
        tile = 2 * self.goals[goal]
        self._open(spot, tile if OPEN[tile] & back else tile + 1)
        return goal


_UNTOUCHED: Final = (Mine(GOAL_CARDS), Mine(GOAL_CARDS, goals_open=True))


def is_goal(tile: int) -> bool:
    """Whether a tile is a goal."""
    return tile >= FIRST_GOAL_TILE
