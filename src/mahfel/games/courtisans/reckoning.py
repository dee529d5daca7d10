"""The reckoning: where each family stands, which missions are fulfilled, and who wins."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

import msgspec

from mahfel.engine import Outcome, Seat
from mahfel.games.courtisans.missions import fulfilled
from mahfel.games.courtisans.options import CourtisansOptions
from mahfel.games.courtisans.weighing import Row, Status, status_of, weigh
from mahfel.games.courtisans.words import MISSION

Decision = Literal["points", "shared", "negative"]

REASON: Final = "hands_empty"
DECISIONS: Final[tuple[Decision, ...]] = ("points", "shared", "negative")

SIGN: Final[dict[Status, int]] = {"esteemed": 1, "disgraced": -1, "neutral": 0}


class Hall(msgspec.Struct, frozen=True):
    """All that lies in the hall when the spies have been turned up and moved to their families' columns.

    Rows count the cards of each of the 30 kinds; ``missions`` are white and blue by place in ``WHITE`` and ``BLUE``.
    """

    above: Row
    below: Row
    domains: tuple[Row, ...]
    missions: tuple[tuple[int, int], ...]


class Standing(msgspec.Struct, frozen=True):
    """Where a family stands at the end: its weights above and below the Queen's table."""

    above: int
    below: int
    status: Status


class Account(msgspec.Struct, frozen=True):
    """The end of one seat. ``weights`` and ``points`` of its domain, family by family; ``missions``: the points of the
    white and the blue one; ``total``: all together, perhaps below zero; ``place``: 1 is best."""

    weights: tuple[int, ...]
    points: tuple[int, ...]
    missions: tuple[int, int]
    total: int
    place: int
    won: bool


class Reckoning(msgspec.Struct, frozen=True):
    """The families in their order, the accounts in seat order."""

    families: tuple[Standing, ...]
    accounts: tuple[Account, ...]


def standings(hall: Hall) -> tuple[Standing, ...]:
    """Where each family stands; equal weights, none at all included, are neutral."""
    pairs = zip(weigh(hall.above), weigh(hall.below), strict=True)
    return tuple(Standing(above, below, status_of(above, below)) for above, below in pairs)


def reckon(hall: Hall, options: CourtisansOptions) -> Reckoning:
    """The whole reckoning."""
    families = standings(hall)
    signs = [SIGN[family.status] for family in families]
    rows = []
    for seat, domain in enumerate(hall.domains):
        weights = weigh(domain)
        points = tuple(weight * sign for weight, sign in zip(weights, signs, strict=True))
        rows.append((weights, points, _missions(hall, families, seat, options)))
    totals = [sum(points) + sum(missions) for _, points, missions in rows]
    best = max(totals)
    accounts = tuple(
        Account(
            weights,
            points,
            missions,
            total,
            place=1 + sum(other > total for other in totals),
            won=total == best,
        )
        for (weights, points, missions), total in zip(rows, totals, strict=True)
    )
    return Reckoning(families, accounts)


def outcome_of(hall: Hall, options: CourtisansOptions) -> Outcome:
    """Who wins: the greatest total, be it below zero; all who have it share the victory."""
    accounts = reckon(hall, options).accounts
    winners = tuple(seat for seat, account in enumerate(accounts) if account.won)
    totals = tuple(float(account.total) for account in accounts)
    return Outcome(winners=winners, scores=totals, reason=REASON, decided_by=decision(totals))


def decision(totals: Sequence[float]) -> Decision:
    """What decided: one best total, several equal ones, or one that is best although it is below zero."""
    best = max(totals)
    if list(totals).count(best) > 1:
        return "shared"
    return "negative" if best < 0 else "points"


def _missions(hall: Hall, families: Sequence[Standing], seat: Seat, options: CourtisansOptions) -> tuple[int, int]:
    left = hall.domains[(seat + 1) % len(hall.domains)]
    white, blue = hall.missions[seat]
    done = fulfilled(
        white,
        blue,
        domain=hall.domains[seat],
        left=left,
        below=hall.below,
        statuses=[family.status for family in families],
        noble_weight=options.mission_noble_weight,
    )
    return MISSION * done[0], MISSION * done[1]
