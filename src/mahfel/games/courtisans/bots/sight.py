"""What a seat makes of the hall: the weights that lie open, and how likely families end in favour."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt, tanh
from typing import TYPE_CHECKING, Final

from mahfel.engine import Seat
from mahfel.games.courtisans.moves import TABLE_OPEN
from mahfel.games.courtisans.words import COURT, FAMILIES, HAND, ROLES, ROUNDS, SPY

if TYPE_CHECKING:
    from mahfel.games.courtisans.state import CourtisansState

MOST: Final = 24
"""No family leans further than this: there are 19 to weigh and some to spare."""

_CARD: Final = 0.32
"""By how much the square of a family's lean changes with each card that comes to the table, on average."""


def _favours(to_come: int) -> tuple[float, ...]:
    spread = sqrt(0.3 + _CARD * to_come)
    return tuple(tanh(lean / spread) for lean in range(-MOST, MOST + 1))


FAVOURS: Final = tuple(_favours(to_come) for to_come in range(len(COURT) // HAND + 1))
"""``FAVOURS[cards that come to the table][MOST + lean]``: esteemed (1) rather than disgraced (-1) at the end."""

CERTAIN: Final = tuple(float((lean > 0) - (lean < 0)) for lean in range(-MOST, MOST + 1))
"""The same for somebody who thinks that families end where they stand."""

_STARTS: Final = range(0, SPY, len(ROLES))


def open_weights(row: Sequence[int]) -> list[int]:
    """The weight of each family among the face-up cards of a row."""
    return [row[at] + 2 * row[at + 1] + row[at + 2] + row[at + 3] for at in _STARTS]


class Sight:
    """The hall as one seat sees it in one position."""

    __slots__ = ("above", "below", "domains", "favour", "lean", "odds", "rivals", "seat", "stake")

    def __init__(self, state: CourtisansState, seat: Seat, spite: float, trust: float) -> None:
        rows = state.rows
        self.seat = seat
        self.above = open_weights(rows[0])
        self.below = open_weights(rows[1])
        self.domains = [open_weights(row) for row in rows[2:]]
        to_come = ROUNDS[state.seats] * state.seats - state.turns - (not state.open & TABLE_OPEN)
        self.odds = CERTAIN if trust else FAVOURS[to_come]
        self.lean = [above - below for above, below in zip(self.above, self.below, strict=True)]
        self.favour = [self.odds[MOST + lean] for lean in self.lean]
        self.rivals = self._rivals(spite)
        mine = self.domains[seat]
        self.stake = [
            float(mine[family]) - sum(share * self.domains[rival][family] for rival, share in self.rivals)
            for family in range(len(FAMILIES))
        ]

    def worth(self, seat: Seat) -> float:
        """The points that the open cards of a domain are likely to bring."""
        return sum(weight * favour for weight, favour in zip(self.domains[seat], self.favour, strict=True))

    def _rivals(self, spite: float) -> list[tuple[Seat, float]]:
        """The other seats and what a point less for each is worth; who leads is minded most."""
        seats = len(self.domains)
        others = [(self.seat + step) % seats for step in range(1, seats)]
        leader = max(others, key=self.worth) if len(others) > 1 else others[0]
        share = spite / len(others)
        return [(other, share * (1.6 if other == leader and len(others) > 1 else 1.0)) for other in others]
