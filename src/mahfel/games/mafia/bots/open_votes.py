"""What open votes say of who belongs together."""

from __future__ import annotations

from functools import lru_cache
from math import log
from typing import Final, NamedTuple

from mahfel.engine import Seat

_FEW: Final = 1.0
"""So many times the usual is everybody taken to have been named before anything is known."""

# How often one of the mafia comes out against another, and so on, as multiples of how often they come out at all.
_MAFIA_MAFIA: Final = 0.28
_MAFIA_CITY: Final = 1.1
_CITY_MAFIA: Final = 1.1
_CITY_CITY: Final = 0.95
_SENT: Final = 0.6
_RECEIVED: Final = 0.12
"""What many do together says less than if each did it alone: they all have heard the same."""


class Rates(NamedTuple):
    """Two rates of a Poisson process: what a count says of which of them it is."""

    per_count: float
    per_expected: float

    def says(self, count: int, expected: float) -> float:
        """The log-odds of the first rate, where so many were expected at a rate of one."""
        return count * self.per_count - expected * self.per_expected


def _either(first: float, second: float, weight: float) -> Rates:
    return Rates(weight * log(first / second), weight * (first - second))


_SENT_IF_MAFIA: Final = _either(_MAFIA_MAFIA, _CITY_MAFIA, _SENT)
_SENT_IF_CITY: Final = _either(_MAFIA_CITY, _CITY_CITY, _SENT)
_GOT_IF_MAFIA: Final = _either(_MAFIA_MAFIA, _MAFIA_CITY, _RECEIVED)
_GOT_IF_CITY: Final = _either(_CITY_MAFIA, _CITY_CITY, _RECEIVED)


class Doubt(NamedTuple):
    """What open votes say of each seat: the log-odds that they give it if all others are of the city (``plain``), and
    what each other one adds to that if they are of the mafia (``if_mafia``, a row for each seat)."""

    plain: list[float]
    if_mafia: list[list[float]]


@lru_cache(maxsize=512)
def votes_say(seats: int, ledger: bytes, votes: int, gone: tuple[tuple[Seat, int, bool], ...]) -> Doubt:
    """Of who cast a vote and of whom it was cast against. Some are named by all and some by nobody, for reasons that
    have nothing to do with who it is that names them; what tells is who names them more than the others do."""
    plain, rows = [0.0] * seats, [[0.0] * seats for _ in range(seats)]
    if not any(ledger):
        return Doubt(plain, rows)
    until = [votes] * seats
    for seat, cycle, _ in gone:
        until[seat] = min(cycle, votes)
    got = [sum(ledger[seat::seats]) for seat in range(seats)]
    usual = _FEW * sum(got) / seats
    pulls = [(count + usual) / (most + _FEW) for count, most in zip(got, until, strict=True)]
    for seat in range(seats):
        counts = ledger[seat * seats : seat * seats + seats]
        chances = [min(until[seat], most) * pull for most, pull in zip(until, pulls, strict=True)]
        chances[seat] = 0.0
        rate = sum(counts) / (sum(chances) or 1.0)
        for other, chance in enumerate(chances):
            if chance:
                count, expected = counts[other], rate * chance
                of_voter, of_other = _SENT_IF_CITY.says(count, expected), _GOT_IF_CITY.says(count, expected)
                plain[seat] += of_voter
                plain[other] += of_other
                rows[seat][other] += _SENT_IF_MAFIA.says(count, expected) - of_voter
                rows[other][seat] += _GOT_IF_MAFIA.says(count, expected) - of_other
    return Doubt(plain, rows)
