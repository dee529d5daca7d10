"""All that a seat may place in a position, without listing it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final

from mahfel.engine import Chance, Move, Seat
from mahfel.games.courtisans.moves import (
    ABOVE,
    ALL_OPEN,
    BELOW,
    CODES,
    LYING,
    NOBODY,
    OPPONENT,
    OPPONENT_OPEN,
    OWN,
    OWN_OPEN,
    TABLE_OPEN,
    place,
)
from mahfel.games.courtisans.words import ASSASSIN, GUARD, KINDS, MOST_SEATS, ROLES, SPIES, SPY

if TYPE_CHECKING:
    from mahfel.games.courtisans.state import CourtisansState

MORTAL: Final = sum(1 << kind for kind in range(SPY) if kind % len(ROLES) != GUARD)
"""The face-up kinds that an assassin can remove."""

ASSASSINS: Final = frozenset(kind for kind in range(SPY) if kind % len(ROLES) == ASSASSIN)


def _wheres(seats: int, seat: Seat, open_: int) -> tuple[int, ...]:
    """The places in reach, in a fixed order: table, own domain, opponents from the left neighbour on."""
    found: list[int] = []
    if open_ & TABLE_OPEN:
        found += (ABOVE, BELOW)
    if open_ & OWN_OPEN:
        found.append(OWN)
    if open_ & OPPONENT_OPEN:
        found += (OPPONENT + (seat + step) % seats for step in range(1, seats))
    return tuple(found)


WHERES: Final = tuple(
    tuple(tuple(_wheres(seats, seat, open_) for open_ in range(ALL_OPEN + 1)) for seat in range(seats))
    for seats in range(MOST_SEATS + 1)
)
"""``WHERES[seats][seat][open]``."""

_BARE: Final = tuple(tuple(place(kind, where) for where in range(OPPONENT + MOST_SEATS)) for kind in range(KINDS))
"""``_BARE[kind][where]``: the placement without a victim."""


class Placements:
    """The moves of a seat: each different card of its hand to each zone in reach, assassins also with each victim.

    There may be hundreds, so nothing is listed until somebody iterates.
    """

    __slots__ = ("_hand", "_lurking", "_seat", "_shown", "_wheres")

    def __init__(self, state: CourtisansState, seat: Seat) -> None:
        hand = state.hands[seat]
        self._hand = hand if len(set(hand)) == len(hand) else tuple(dict.fromkeys(hand))
        self._seat = seat
        self._wheres = WHERES[state.seats][seat][state.open]
        if ASSASSINS.isdisjoint(hand):
            self._shown: Sequence[int] = ()
            self._lurking: Sequence[int] = ()
        else:
            self._shown = state.shown[:]
            self._lurking = state.lurking[:]

    def __contains__(self, move: object) -> bool:
        code = CODES.get(move)  # type: ignore[call-overload]
        if code is None:
            return False
        kind, where, victim = code
        if kind not in self._hand or where not in self._wheres:
            return False
        return victim == NOBODY or lies_there(self._shown, self._lurking, self._seat, where, victim)

    def __iter__(self) -> Iterator[Move]:
        for kind in self._hand:
            for where in self._wheres:
                yield _BARE[kind][where]
                if kind in ASSASSINS:
                    for victim in self._victims(where):
                        yield place(kind, where, victim)

    def __len__(self) -> int:
        assassins = sum(kind in ASSASSINS for kind in self._hand)
        victims = sum(map(self._count, self._wheres)) if assassins else 0
        return len(self._hand) * len(self._wheres) + assassins * victims

    def sample(self, chance: Chance) -> Move:
        """Any of the moves, each as likely."""
        hand, wheres = self._hand, self._wheres
        if not self._shown:
            kind, where = divmod(chance.below(len(hand) * len(wheres)), len(wheres))
            return _BARE[hand[kind]][wheres[where]]
        counts = [1 + self._count(where) for where in wheres]
        with_victims = sum(counts)
        totals = [with_victims if kind in ASSASSINS else len(wheres) for kind in hand]
        drawn = chance.below(sum(totals))
        at, drawn = _within(totals, drawn)
        kind = hand[at]
        if kind not in ASSASSINS:
            return _BARE[kind][wheres[drawn]]
        at, drawn = _within(counts, drawn)
        where = wheres[at]
        return place(kind, where, self._victims(where)[drawn - 1]) if drawn else _BARE[kind][where]

    def reduced(self) -> Sequence[Move]:
        """All of them: no two have the same effect."""
        return tuple(self)

    def _count(self, where: int) -> int:
        """How many victims there are."""
        if where < OWN:
            shown = (self._shown[ABOVE] & MORTAL).bit_count() + (self._shown[BELOW] & MORTAL).bit_count()
            return shown + (self._lurking[ABOVE] | self._lurking[BELOW]).bit_count()
        at = place_at(where, self._seat)
        return (self._shown[at] & MORTAL).bit_count() + self._lurking[at].bit_count()

    def _victims(self, where: int) -> tuple[int, ...]:
        """The victims in the zone of a place, those of the table above before those below."""
        if where < OWN:
            shown = (self._shown[ABOVE] & MORTAL) | (self._shown[BELOW] & MORTAL) << SPY
            lurking = self._lurking[ABOVE] | self._lurking[BELOW]
        else:
            at = place_at(where, self._seat)
            shown, lurking = self._shown[at] & MORTAL, self._lurking[at]
        cards = tuple(victim for victim in range(shown.bit_length()) if shown >> victim & 1)
        return cards + tuple(LYING + number for number in range(1, SPIES + 1) if lurking >> number - 1 & 1)


def _within(counts: Sequence[int], drawn: int) -> tuple[int, int]:
    """Into which of several parts a number falls, and where in it."""
    for part, count in enumerate(counts):
        if drawn < count:
            return part, drawn
        drawn -= count
    raise IndexError("the number is larger than all parts together")


def place_at(where: int, seat: Seat) -> int:
    """The place of the state that a seat means by ``where`` in a move."""
    if where < OWN:
        return where
    return OWN + seat if where == OWN else OWN + where - OPPONENT


def lies_there(shown: Sequence[int], lurking: Sequence[int], seat: Seat, where: int, victim: int) -> bool:
    """Whether a victim that an assassin can remove lies in the zone of ``where``; ``CODES`` knows no guards."""
    if where < OWN:
        if victim > LYING:
            return bool((lurking[ABOVE] | lurking[BELOW]) >> (victim - LYING - 1) & 1)
        return bool(shown[victim // SPY] >> victim % SPY & 1)
    at = place_at(where, seat)
    return bool(lurking[at] >> (victim - LYING - 1) & 1 if victim > LYING else shown[at] >> victim & 1)
