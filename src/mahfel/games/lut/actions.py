"""The moves of a seat that acts. A long game offers hundreds of them: they are counted and drawn without a list."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final, TypeAlias

from mahfel.engine import Chance, Move
from mahfel.games.lut.moves import DEEDS, DISCARDS, DRAWS, MOVES, YIELDS
from mahfel.games.lut.road import GANGS
from mahfel.games.lut.stage import FIRST
from mahfel.games.lut.words import CARAVAN_KINDS, FIRST_BANDIT, FIRST_CHIEF, GANG_KINDS, KARVANSALAR, gang_of

if TYPE_CHECKING:
    from mahfel.games.lut.state import LutState

Run: TypeAlias = tuple[int, int, int]
"""Deeds that may be done to the same caravans: a mask of deeds (see ``moves``), a mask of caravans, the number of
moves. Deeds that concern no caravan on the table have the mask 1."""

_CHIEFS: Final = tuple(1 << FIRST_CHIEF + colour for colour in range(GANGS))
_MASTER: Final = 1 << KARVANSALAR


def targets(state: LutState, side: int, colour: int) -> int:
    """The mask of the caravans where a side may lay a bandit of a colour (a place in ``COLOURS``)."""
    road = state.road
    free = road.gangs[side * GANGS + colour] | road.open & ~road.joined[side] & ~road.used[colour]
    return free & ~road.topped if state.options.bandits_after_chief == "forbid" else free


def runs_of(state: LutState, seat: int) -> list[Run]:
    """All that a seat may do, the lowest deeds first within each run."""
    road = state.road
    held = state.held[seat]
    side = road.sides.of[seat]
    plain = held & CARAVAN_KINDS
    if state.pile:
        plain |= 1 << DRAWS
    if state.stage == FIRST:
        plain |= 1 << YIELDS
    runs: list[Run] = [(plain, 1, plain.bit_count())]
    if road.open:
        gangs, first = road.gangs, side * GANGS
        outside = road.open & ~road.joined[side]
        bandits_allowed = -1 if state.options.bandits_after_chief == "allow" else ~road.topped
        for colour, kinds in enumerate(GANG_KINDS):
            mine = gangs[first + colour]
            if kinds & held:
                open_to = (mine | outside & ~road.used[colour]) & bandits_allowed
                if open_to:
                    kinds &= held
                    runs.append((kinds, open_to, kinds.bit_count() * open_to.bit_count()))
            if mine and held & _CHIEFS[colour]:
                runs.append((_CHIEFS[colour], mine, mine.bit_count()))
        if held & _MASTER and road.own[side]:
            runs.append((_MASTER, road.own[side], road.own[side].bit_count()))
    if not state.pile and (state.options.discard == "free" or stuck(runs)):
        unused = held & ~CARAVAN_KINDS
        runs.append((unused << DISCARDS, 1, unused.bit_count()))
    return runs


def may(state: LutState, seat: int, deed: int, number: int) -> bool:
    """Whether a seat that acts may do this deed to that caravan: what ``runs_of`` holds, asked for one move."""
    if deed > KARVANSALAR:
        if deed >= DISCARDS:
            unused = state.held[seat] & ~CARAVAN_KINDS
            return bool(unused >> deed - DISCARDS & 1) and may_discard(state, seat)
        return bool(state.pile) if deed == DRAWS else state.stage == FIRST
    if not state.held[seat] >> deed & 1:
        return False
    if deed < FIRST_BANDIT:
        return True
    side = state.road.sides.of[seat]
    if deed < FIRST_CHIEF:
        return bool(targets(state, side, gang_of(deed)) >> number & 1)
    if deed < KARVANSALAR:
        return bool(state.road.gangs[side * GANGS + deed - FIRST_CHIEF] >> number & 1)
    return bool(state.road.own[side] >> number & 1)


def may_discard(state: LutState, seat: int) -> bool:
    """Whether a seat may throw cards away unused: never while there is something to draw."""
    if state.pile:
        return False
    return state.options.discard == "free" or stuck(runs_of(state, seat))


def stuck(runs: list[Run]) -> bool:
    """Whether no card can be played: neither a caravan nor anything in a siege."""
    return not runs[0][0] & CARAVAN_KINDS and (len(runs) == 1 or runs[1][0] >= 1 << DISCARDS)


class Actions:
    """All moves of a seat that acts: a handful of runs."""

    __slots__ = ("runs",)

    def __init__(self, runs: list[Run]) -> None:
        self.runs = runs

    def __contains__(self, move: object) -> bool:
        deed, place = DEEDS.get(move, (-1, 0)) if isinstance(move, Move) else (-1, 0)
        return deed >= 0 and any(deeds >> deed & 1 and places >> place & 1 for deeds, places, _ in self.runs)

    def __iter__(self) -> Iterator[Move]:
        for deeds, places, _ in self.runs:
            while deeds:
                row = MOVES[(deeds & -deeds).bit_length() - 1]
                deeds &= deeds - 1
                left = places
                while left:
                    yield row[(left & -left).bit_length() - 1]
                    left &= left - 1

    def __len__(self) -> int:
        return sum(size for _, _, size in self.runs)

    def sample(self, chance: Chance) -> Move:
        """One of the moves, each as likely."""
        total = 0
        for run in self.runs:
            total += run[2]
        drawn = chance.below(total)
        for deeds, places, size in self.runs:
            if drawn < size:
                if places == 1:
                    row, nth = drawn, 0
                else:
                    row, nth = divmod(drawn, places.bit_count())
                while row:
                    deeds &= deeds - 1
                    row -= 1
                while nth:
                    places &= places - 1
                    nth -= 1
                return MOVES[(deeds & -deeds).bit_length() - 1][(places & -places).bit_length() - 1]
            drawn -= size
        raise AssertionError("a seat that acts has a move")

    def reduced(self) -> Sequence[Move]:
        """All of them: each has another effect."""
        return tuple(self)
