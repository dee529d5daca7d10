"""How sure a share is: 95 % intervals of what was counted."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final

NORMAL_95: Final = 1.96


def mean_of(values: Sequence[float]) -> tuple[float, float]:
    """The mean, and how far its interval reaches to either side; 0 where all values are the same."""
    mean = sum(values) / len(values)
    spread = sqrt(sum((value - mean) ** 2 for value in values) / max(1, len(values) - 1) / len(values))
    return mean, NORMAL_95 * spread


def wilson(share: float, sample: int) -> tuple[float, float]:
    """Wilson's interval of a share (0 to 1) of a sample: it has a width at 0 and at 1, too."""
    z2 = NORMAL_95**2
    middle = (share + z2 / (2 * sample)) / (1 + z2 / sample)
    reach = NORMAL_95 * sqrt(share * (1 - share) / sample + z2 / (4 * sample * sample)) / (1 + z2 / sample)
    return max(0.0, middle - reach), min(1.0, middle + reach)


def interval(values: Sequence[float]) -> tuple[float, float, float]:
    """The mean of shares (0 to 1), and its interval: by how they differ, or Wilson's where none does."""
    mean, reach = mean_of(values)
    low, high = (max(0.0, mean - reach), min(1.0, mean + reach)) if reach else wilson(mean, len(values))
    return mean, low, high
