"""A target is a promise about one figure, and says itself whether the rounds bear it out."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from measuring.figures import Figure, written


@dataclass(frozen=True, slots=True)
class Target:
    """`figure` has to stay at or above `bound` (`at_least`), or below it."""

    name: str
    figure: Figure
    bound: float
    at_least: bool = True
    unit: str = ""

    @property
    def verdict(self) -> str:
        """`holds` or `missed` when every round agrees, `tie` when the bound lies inside the range of the rounds."""
        if self.at_least:
            agreed, refuted = self.figure.least >= self.bound, self.figure.most < self.bound
        else:
            agreed, refuted = self.figure.most < self.bound, self.figure.least >= self.bound
        return "holds" if agreed else "missed" if refuted else "tie"

    def plain(self) -> dict[str, object]:
        return {
            "name": self.name,
            "bound": self.bound,
            "at_least": self.at_least,
            "unit": self.unit,
            "verdict": self.verdict,
            "measured": self.figure.plain(),
        }

    def row(self) -> tuple[str, str, str, str, str]:
        """Name, bound, median, range, verdict."""
        sign = "≥" if self.at_least else "<"
        unit = f" {self.unit}" if self.unit else ""
        return (
            self.name,
            f"{sign} {written(self.bound)}{unit}",
            f"{written(self.figure.median)}{unit}",
            f"{written(self.figure.least)} – {written(self.figure.most)}",
            self.verdict,
        )


HEADINGS = ("target", "bound", "median", "range", "verdict")


def exit_code(targets: Sequence[Target]) -> int:
    """How many targets are not held by every round; 0 is the answer we want. A tie has proven nothing, so it counts."""
    return sum(target.verdict != "holds" for target in targets)
