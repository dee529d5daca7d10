"""A figure is what several rounds say together: the median, and how far the rounds lay apart."""

from __future__ import annotations

from dataclasses import dataclass
from statistics import median


@dataclass(frozen=True, slots=True)
class Figure:
    """The rounds of one measurement, in the order they were run; never empty."""

    rounds: tuple[float, ...]

    @property
    def median(self) -> float:
        return median(self.rounds)

    @property
    def least(self) -> float:
        return min(self.rounds)

    @property
    def most(self) -> float:
        return max(self.rounds)

    def plain(self) -> dict[str, float | list[float]]:
        """For the JSON file: `{median, least, most, rounds}`."""
        return {
            "median": rounded(self.median),
            "least": rounded(self.least),
            "most": rounded(self.most),
            "rounds": [rounded(value) for value in self.rounds],
        }


def rounded(value: float) -> float:
    """Four significant digits: more would be noise dressed up as knowledge."""
    return float(f"{value:.4g}")


def written(value: float) -> str:
    """The same four digits for a person: `312 400`, `7.3`, `0.68`."""
    value = rounded(value)
    if abs(value) >= 100:
        return f"{value:,.0f}".replace(",", "\u202f")
    return f"{value:g}"
