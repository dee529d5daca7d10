"""Gold: how many cards are drafted and by whom, and how saboteurs are paid exactly."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

from mahfel.engine import Seat
from mahfel.games.saboteur.words import MOST_IN_POOL

if TYPE_CHECKING:
    from mahfel.games.saboteur.state import SaboteurState


def takers(state: SaboteurState, finder: Seat) -> tuple[Seat, ...]:
    """The seats that take a gold card after ``finder`` reached the treasure, in order, one mention a card.

    Miners only, counter-clockwise from the finder, or from the first miner that way when the finder is a saboteur;
    round and round until the pool is empty. In the competitive game a miner with a broken tool takes nothing.
    """
    seats = state.seats
    order = [(finder - step) % seats for step in range(seats)]
    able = [
        seat for seat in order if not state.roles[seat] and not (state.options.competitive and state.is_broken(seat))
    ]
    if not able:
        return ()
    wanted = len(able) if state.options.gold_pool == "miners" else min(seats, MOST_IN_POOL)
    size = min(wanted, len(state.gold_pile))
    return tuple(able[place % len(able)] for place in range(size))


def payout(gold: Sequence[int], wage: int, people: int) -> list[tuple[tuple[int, ...], int]]:
    """Gold cards for so many ``people``, each worth exactly ``wage`` nuggets together: (the cards, loose nuggets) each.

    Larger cards first, looked for jointly: nobody is given what another cannot do without. Only where no cards make it
    up are nuggets left loose, as few as can be.
    """
    return list(_payout(tuple(sorted(gold)), wage, people))


@lru_cache(maxsize=1024)
def _payout(gold: tuple[int, ...], wage: int, people: int) -> tuple[tuple[tuple[int, ...], int], ...]:
    left = Counter(worth for worth in gold if worth)
    for loose in range(wage * people + 1):
        found = _share(left, wage, people, loose)
        if found is not None:
            return tuple(found)
    raise AssertionError("with all nuggets loose nothing is needed")


def _share(left: Counter[int], wage: int, people: int, loose: int) -> list[tuple[tuple[int, ...], int]] | None:
    if not people:
        return [] if not loose else None
    for missing in range(min(wage, loose) + 1):
        for cards in _sums(left, wage - missing, max(left, default=0)):
            rest = left.copy()
            rest.subtract(cards)
            others = _share(rest, wage, people - 1, loose - missing)
            if others is not None:
                return [(cards, missing), *others]
    return None


def _sums(left: Counter[int], wanted: int, largest: int) -> Iterator[tuple[int, ...]]:
    """Every way to make up a sum with cards that are there, the largest cards first."""
    if not wanted:
        yield ()
        return
    for worth in range(min(wanted, largest), 0, -1):
        if left[worth] > 0:
            rest = left.copy()
            rest[worth] -= 1
            for cards in _sums(rest, wanted - worth, worth):
                yield (worth, *cards)
