"""The mine on the table: cells, light from the start, and the frontier where one may dig on."""

from __future__ import annotations

from typing import Any, Final

from mahfel.games.saboteur.mine.dug import Dug, alone
from mahfel.games.saboteur.mine.light import cut_off, ways
from mahfel.games.saboteur.mine.spots import AROUND, BEYOND, GOAL_SPOTS, NEIGHBOURS, START_SPOT, Spot
from mahfel.games.saboteur.mine.tiles import (
    ALL_SIDES,
    FITS,
    GOAL_CARDS,
    OPEN,
    PLAIN,
    REACH,
    SPREAD,
    START_TILE,
    TREASURE,
    TUNNEL_COUNT,
)


class Mine:
    """Tunnels on a grid. What is lit and where one may dig is kept up to date with every card.

    ``cells``: the tile that lies face up in a cell. ``light``: the mouths of that tile that are joined to the start.
    ``slots``: for each empty cell beside a face-up card the sides that must be mouths (bits 0 … 3), that must be walls
    (4 … 7) and by which light comes in (8 … 11). ``front``: the empty cells with light, each with the tiles that fit.
    ``hidden``: the goals that lie face down, by cell. ``goals``: the three goal cards from the top, known to nobody.
    """

    __slots__ = ("cells", "counted", "front", "goals", "goals_open", "hidden", "light", "slots")

    def __init__(self, goals: tuple[int, int, int], *, goals_open: bool = False) -> None:
        self.goals = goals
        self.goals_open = goals_open  # whether a face-down goal asks for a mouth beside it
        self.cells: dict[Spot, int] = {START_SPOT: START_TILE}
        self.hidden: dict[Spot, int] = {spot: goal for goal, spot in enumerate(GOAL_SPOTS)}
        self.light: dict[Spot, int] = {}
        self.slots: dict[Spot, int] = {}
        self.front: dict[Spot, int] = {}
        self.counted = b""  # ``places`` of this frontier, once they have been counted
        self.look_again()

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
        twin.counted = self.counted
        return twin

    def plain(self) -> dict[str, Any]:
        """All that the rest follows from, as JSON-able values."""
        return {"cells": sorted(self.cells.items()), "goals": self.goals, "hidden": sorted(self.hidden.items())}

    @property
    def found(self) -> bool:
        """Whether the treasure lies open."""
        return self.goals.index(TREASURE) not in self.hidden.values()

    @property
    def places(self) -> bytes:
        """For each tunnel how many places it has in the frontier: a cell and a turn that fits there.

        All cards together have 114 mouths, each cell of the frontier needs one, and a byte holds twice as many.
        """
        if not self.counted:
            self.counted = sum(map(SPREAD.__getitem__, self.front.values())).to_bytes(TUNNEL_COUNT, "little")
        return self.counted

    def fits(self, spot: Spot, tile: int) -> bool:
        """Whether a tunnel may be laid there in that turn."""
        return bool(self.front.get(spot, 0) >> tile & 1)

    def is_tunnel(self, spot: Spot) -> bool:
        """Whether a card lies there that is neither start nor goal."""
        return self.cells.get(spot, START_TILE) < START_TILE

    @property
    def tunnel_count(self) -> int:
        """How many tunnels lie in the mine."""
        return len(self.cells) - 4 + len(self.hidden)

    def tunnels(self) -> list[Spot]:
        """Where tunnels lie, ascending."""
        return sorted([spot for spot, tile in self.cells.items() if tile < START_TILE])

    # -- cards come and go -----------------------------------------------------------------------------------------

    def lay(self, spot: Spot, tile: int) -> Dug:
        """Lay a tunnel in a cell where it fits."""
        cells, light, hidden, slots, front = self.cells, self.light, self.hidden, self.slots, self.front
        self.counted = b""
        entered = slots.pop(spot) >> 8
        del front[spot]
        cells[spot] = tile = PLAIN[tile]
        light[spot] = lit = REACH[tile][entered]
        farther = False
        for step, back, bound in AROUND[OPEN[tile] << 4 | lit]:
            beside = spot + step
            if beside in cells:
                farther = farther or back & ~light[beside] > 0
            elif beside in hidden:
                farther = farther or back > 0
            else:
                slots[beside] = slot = slots.get(beside, 0) | bound
                if slot >> 8:
                    front[beside] = FITS[slot & 255]
        if not farther:
            return alone(spot)
        light[spot] = 0
        return self._shine(spot, entered)

    def clear(self, spot: Spot) -> list[Spot]:
        """Take a tunnel away; the cells that have gone dark, ascending."""
        light, slots, lit_ways = self.light, self.slots, ways(self.light, spot)
        self.counted = b""
        del self.cells[spot]
        del light[spot]
        self._close(spot)
        if len(lit_ways) < 2:
            return []  # it was the end of a way: no other owes its light to it
        dark = []
        for beside, entered in lit_ways:
            if not light[beside] & entered:
                continue  # cut off together with another
            for cell, mouths in cut_off(self.cells, beside, entered).items():
                light[cell] &= ~mouths
                if not light[cell]:
                    dark.append(cell)
                for step, back in BEYOND[mouths]:
                    if cell + step in slots:
                        self._bind(cell + step, slots[cell + step] & ~(back << 8))
        return sorted(dark)

    def put(self, spot: Spot, tile: int) -> None:
        """Lay a card wherever it is to lie, for positions made up; ``look_again`` has to follow."""
        self.cells[spot] = PLAIN[tile]
        self.hidden.pop(spot, None)

    def look_again(self) -> Dug:
        """Find out anew what is lit, and turn up what goals the light reaches."""
        self.slots = {}
        self.front = {}
        self.light = {}
        self.counted = b""
        if self.goals_open:
            for spot in self.hidden:
                for _, step, back in NEIGHBOURS:
                    beside = spot + step
                    if beside not in self.cells and beside not in self.hidden:
                        self.slots[beside] = self.slots.get(beside, 0) | back
        for spot in sorted(self.cells):
            self._open(spot, self.cells[spot])
        return self._shine(START_SPOT, ALL_SIDES)

    # -- what follows ----------------------------------------------------------------------------------------------

    def _close(self, spot: Spot) -> None:
        """A card is gone: its cell is bound by its neighbours, and binds them no more."""
        own = 0
        for bit, step, back in NEIGHBOURS:
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
        for bit, step, back in NEIGHBOURS:
            beside = spot + step
            if beside in cells or beside in hidden:
                continue
            slot = slots.get(beside, 0) & ~back | (back if mouths & bit else back << 4)
            slots[beside] = slot
            if slot >> 8:
                front[beside] = FITS[slot & 255]

    def _shine(self, spot: Spot, entered: int) -> Dug:
        """Light enters a card by some sides and spreads as far as it can."""
        cells, light, hidden, slots, front = self.cells, self.light, self.hidden, self.slots, self.front
        lit: list[Spot] = []
        goals: list[int] = []
        waiting = [(spot, entered)]
        for spot, entered in waiting:  # it grows on the way
            was = light[spot]
            fresh = REACH[cells[spot]][entered] & ~was
            if not fresh:
                continue
            light[spot] = was | fresh
            if not was:
                lit.append(spot)
            for step, back in BEYOND[fresh]:
                beside = spot + step
                tile = cells.get(beside)
                if tile is None:
                    if beside not in hidden:
                        slots[beside] = slot = slots[beside] | back << 8
                        front[beside] = FITS[slot & 255]
                        continue
                    goals.append(self._turn_up(beside, back))
                elif not OPEN[tile] & back:
                    continue
                waiting.append((beside, back))
        return Dug(lit, goals)

    def _turn_up(self, spot: Spot, back: int) -> int:
        """A goal is turned over so that one of its mouths meets the tunnel that reached it."""
        goal = self.hidden.pop(spot)
        tile = 2 * self.goals[goal]
        self._open(spot, tile if OPEN[tile] & back else tile + 1)
        return goal


_UNTOUCHED: Final = (Mine(GOAL_CARDS), Mine(GOAL_CARDS, goals_open=True))
