"""The road: the caravans on the table and the sieges round them. Who leads is kept card by card, never recounted."""

from __future__ import annotations

from typing import Final

from mahfel.engine import Seat
from mahfel.games.lut.sides import NOBODY, Sides
from mahfel.games.lut.words import COLOURS, FIRST_CHIEF, Kind, gang_of, strength_of

GANGS: Final = len(COLOURS)
SUM_BITS: Final = 6
"""The strengths of all sides at one caravan lie in one integer, so many bits each: a gang's bandits come to 30."""
SUM_MASK: Final = (1 << SUM_BITS) - 1


class Road:
    """Caravans by the number they got when they were played, from 1 on; a gone one leaves an empty place.

    Rows by number: ``values`` (coins, 0: gone), ``owners`` (the seat that played it), ``leaders`` (a side or
    ``NOBODY``), ``sums`` (the strength of each side), ``highs`` (the greatest of these) and ``lying`` (the cards by it
    in order, each with its seat).

    Masks with bit ``number``: ``open`` (on the table), ``led[side]``, ``own[side]``, ``joined[side]`` (the side has a
    colour there), ``gangs[side * 4 + colour]`` (that colour is the side's), ``used[colour]`` and ``topped`` (a chief or
    the caravan master lies there).
    """

    __slots__ = (
        "gangs",
        "highs",
        "joined",
        "leaders",
        "led",
        "lying",
        "open",
        "own",
        "owners",
        "sides",
        "sums",
        "topped",
        "used",
        "values",
    )

    def __init__(self, sides: Sides) -> None:
        self.sides = sides
        self.values = [0]
        self.owners = [NOBODY]
        self.leaders = [NOBODY]
        self.sums = [0]
        self.highs = [0]
        self.lying: list[tuple[tuple[Seat, Kind], ...]] = [()]
        self.open = 0
        self.topped = 0
        self.led = [0] * sides.count
        self.own = [0] * sides.count
        self.joined = [0] * sides.count
        self.gangs = [0] * (sides.count * GANGS)
        self.used = [0] * GANGS

    def copy(self) -> Road:
        """An independent road equal to this one."""
        twin = object.__new__(Road)
        twin.sides = self.sides
        twin.values = self.values[:]
        twin.owners = self.owners[:]
        twin.leaders = self.leaders[:]
        twin.sums = self.sums[:]
        twin.highs = self.highs[:]
        twin.lying = self.lying[:]
        twin.open = self.open
        twin.topped = self.topped
        twin.led = self.led[:]
        twin.own = self.own[:]
        twin.joined = self.joined[:]
        twin.gangs = self.gangs[:]
        twin.used = self.used[:]
        return twin

    def plain(self) -> dict[str, object]:
        """All rows and masks, for fingerprints."""
        return {name: getattr(self, name) for name in self.__slots__ if name != "sides"}

    def numbers(self) -> list[int]:
        """The numbers of the caravans on the table, ascending."""
        return [number for number in range(1, len(self.values)) if self.open >> number & 1]

    def strength(self, number: int, side: int) -> int:
        """The sum of a side's bandits at a caravan."""
        return self.sums[number] >> SUM_BITS * side & SUM_MASK

    def colour(self, number: int, side: int) -> int:
        """The colour of a side at a caravan, as a place in ``COLOURS``; ``NOBODY`` when it has none there."""
        for colour in range(GANGS):
            if self.gangs[side * GANGS + colour] >> number & 1:
                return colour
        return NOBODY

    def top(self, number: int) -> int | None:
        """The place among the cards at a caravan of the last chief or caravan master; None when there is none."""
        if not self.topped >> number & 1:
            return None
        return max(place for place, (_, kind) in enumerate(self.lying[number]) if kind >= FIRST_CHIEF)

    # -- what happens on it ----------------------------------------------------------------------------------------

    def send(self, seat: Seat, value: int) -> int:
        """A caravan sets out, and its own side leads it; its number."""
        number = len(self.values)
        side = self.sides.of[seat]
        self.values.append(value)
        self.owners.append(seat)
        self.leaders.append(side)
        self.sums.append(0)
        self.highs.append(0)
        self.lying.append(())
        bit = 1 << number
        self.open |= bit
        self.led[side] |= bit
        self.own[side] |= bit
        return number

    def skip_to(self, number: int) -> None:
        """Leave places empty, as of caravans that are gone, so that the next one to set out gets this number."""
        for _ in range(len(self.values), number):
            self.values.append(0)
            self.owners.append(NOBODY)
            self.leaders.append(NOBODY)
            self.sums.append(0)
            self.highs.append(0)
            self.lying.append(())

    def lay(self, seat: Seat, kind: Kind, number: int) -> None:
        """A bandit, a chief or the caravan master joins a siege. Whether it may was asked before."""
        side = self.sides.of[seat]
        bit = 1 << number
        self.lying[number] += ((seat, kind),)
        if kind >= FIRST_CHIEF:
            self.topped |= bit
            self._lead(number, bit, side)
            return
        colour = gang_of(kind)
        place = side * GANGS + colour
        if not self.gangs[place] & bit:
            self.gangs[place] |= bit
            self.used[colour] |= bit
            self.joined[side] |= bit
        shift = SUM_BITS * side
        self.sums[number] = sums = self.sums[number] + (strength_of(kind) << shift)
        total = sums >> shift & SUM_MASK
        high = self.highs[number]
        if total > high:
            self.highs[number] = total
            if not self.topped & bit:
                self._lead(number, bit, side)
        elif total == high and not self.topped & bit:
            self._lead(number, bit, NOBODY)

    def _lead(self, number: int, bit: int, side: int) -> None:
        before = self.leaders[number]
        if before != side:
            if before != NOBODY:
                self.led[before] &= ~bit
            if side != NOBODY:
                self.led[side] |= bit
            self.leaders[number] = side

    def leave(self, number: int) -> int:
        """A caravan leaves the table, and all that lay by it; its coins."""
        value = self.values[number]
        self.values[number] = 0
        self.owners[number] = self.leaders[number] = NOBODY
        self.sums[number] = self.highs[number] = 0
        self.lying[number] = ()
        return value

    def clear(self, gone: int) -> None:
        """The caravans of this mask have left: no mask speaks of them any more."""
        stay = ~gone
        self.open &= stay
        self.topped &= stay
        self.led = [mask & stay for mask in self.led]
        self.own = [mask & stay for mask in self.own]
        self.joined = [mask & stay for mask in self.joined]
        self.gangs = [mask & stay for mask in self.gangs]
        self.used = [mask & stay for mask in self.used]
