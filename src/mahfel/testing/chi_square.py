"""Chi-square: is this as even as it ought to be?"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable, Mapping, Sequence
from itertools import combinations
from math import sqrt
from typing import Any

import msgspec

LIMIT = 6.0
"""How many standard deviations above its mean a statistic may lie: harnesses are run often and must not cry wolf."""


class Verdict(msgspec.Struct, frozen=True):
    """A statistic and its degrees of freedom."""

    chi_square: float
    freedom: int

    @property
    def even(self) -> bool:
        """Whether the statistic is no larger than chance makes it."""
        return self.freedom <= 0 or self.chi_square <= self.freedom + LIMIT * sqrt(2 * self.freedom) + LIMIT

    def __str__(self) -> str:
        return f"chi-square {self.chi_square:.1f} with {self.freedom} degrees of freedom"


def against(counts: Mapping[Any, float], expected: Mapping[Any, float], lost: int = 1) -> Verdict:
    """Counts against what was expected; cells that expect less than 5 are put together. What was never expected and
    occurred makes the statistic infinite."""
    if any(counts[cell] and not expected.get(cell) for cell in counts):
        return Verdict(float("inf"), 1)
    total = 0.0
    cells = 0
    rest = [0.0, 0.0]
    for cell, share in expected.items():
        if share < 5:
            rest[0] += counts.get(cell, 0)
            rest[1] += share
        else:
            total += (counts.get(cell, 0) - share) ** 2 / share
            cells += 1
    if rest[1] >= 5:
        total += (rest[0] - rest[1]) ** 2 / rest[1]
        cells += 1
    return Verdict(total, cells - lost)


def pairs(arrangements: Iterable[Sequence[Hashable]]) -> dict[tuple[int, int], Verdict]:
    """Arrangements of hidden things over places, each as likely as any other: what lies in each place and each pair of
    places against what that leads to. Single places are the pairs ``(place, place)``.

    Each arrangement may be of other things and have another length.
    """
    found: dict[tuple[int, int], Counter[Any]] = {}
    expected: dict[tuple[int, int], dict[Any, float]] = {}
    pools: Counter[tuple[tuple[Any, int], ...]] = Counter()
    for things in arrangements:
        pools[tuple(sorted(Counter(things).items(), key=repr))] += 1
        for place, thing in enumerate(things):
            found.setdefault((place, place), Counter())[thing] += 1
        for low, high in combinations(range(len(things)), 2):
            found.setdefault((low, high), Counter())[things[low], things[high]] += 1
    for pool, times in pools.items():
        size = sum(count for _, count in pool)
        single = {thing: times * count / size for thing, count in pool}
        double = {
            (one, other): times * count * (more - (one == other)) / (size * (size - 1))
            for one, count in pool
            for other, more in pool
            if more > (one == other)
        }
        for low in range(size):
            _add(expected.setdefault((low, low), {}), single)
            for high in range(low + 1, size):
                _add(expected.setdefault((low, high), {}), double)
    return {place: against(found[place], expected[place]) for place in found}


def _add(sums: dict[Any, float], more: Mapping[Any, float]) -> None:
    for cell, share in more.items():
        sums[cell] = sums.get(cell, 0.0) + share


def two_samples(one: Counter[Any], other: Counter[Any]) -> Verdict:
    """Whether two samples may come from one distribution; rare cells are put together."""
    sizes = one.total(), other.total()
    share = sizes[0] / (sizes[0] + sizes[1])
    both = one + other
    rare = {cell for cell, count in both.items() if count * min(share, 1 - share) < 5}
    cells = [(one[cell], both[cell]) for cell in both if cell not in rare]
    if rare:
        cells.append((sum(one[cell] for cell in rare), sum(both[cell] for cell in rare)))
    total = sum((count - share * all_) ** 2 / (share * (1 - share) * all_) for count, all_ in cells)
    return Verdict(total, len(cells) - 1)
