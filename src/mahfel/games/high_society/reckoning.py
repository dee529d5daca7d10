"""The reckoning: who is cast out, what each one's status is, and who wins."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec

from mahfel.engine import Seat
from mahfel.games.high_society.options import HighSocietyOptions
from mahfel.games.high_society.words import (
    LUXURIES,
    LUXURY_MASK,
    NAMES,
    PASSE,
    PRESTIGE,
    PRESTIGE_MASK,
    SCANDALE,
    WORTH,
    names,
)

Decision = Literal["status", "money", "luxury", "shared", "last_standing", "nobody"]


class Line(msgspec.Struct, frozen=True, omit_defaults=True):
    """One line of a sum: what counts and the status after it, in points."""

    kind: Literal["luxury", "passe", "double", "half"]
    cards: tuple[str, ...]
    value: float = 0.0


class Account(msgspec.Struct, frozen=True):
    """The end of one seat: money left, its sum line by line, and its place (1 is best; None when cast out)."""

    seat: Seat
    money: int
    cast_out: bool
    lines: tuple[Line, ...]
    status: float
    place: int | None
    won: bool


class Reckoning(msgspec.Struct, frozen=True):
    """All accounts in seat order, and what decided the game."""

    accounts: tuple[Account, ...]
    winners: tuple[Seat, ...]
    decided_by: Decision


def half_points(owned: int) -> int:
    """The status of a row of cards in half points, so that Scandale never needs a fraction.

    Only the place of Passé matters: before the doubling. Nothing is rounded and nothing stops at zero.
    """
    points = sum(card for card in LUXURIES if owned >> card & 1)
    if owned >> PASSE & 1:
        points -= 5
    points <<= (owned & PRESTIGE_MASK).bit_count()
    return points if owned >> SCANDALE & 1 else 2 * points


def lines(owned: int) -> tuple[Line, ...]:
    """The sum of a row of cards as one would do it aloud."""
    points = float(sum(card for card in LUXURIES if owned >> card & 1))
    found = [Line("luxury", names(owned & LUXURY_MASK), points)]
    if owned >> PASSE & 1:
        points -= 5
        found.append(Line("passe", (NAMES[PASSE],), points))
    for card in PRESTIGE:
        if owned >> card & 1:
            points *= 2
            found.append(Line("double", (NAMES[card],), points))
    if owned >> SCANDALE & 1:
        points /= 2
        found.append(Line("half", (NAMES[SCANDALE],), points))
    return tuple(found)


def ranks(purses: Sequence[int], owned: Sequence[int], options: HighSocietyOptions) -> dict[Seat, tuple[int, ...]]:
    """The seats that are not cast out, each with what is compared to find the winner, the greatest first."""
    money = [WORTH[purse] for purse in purses]
    poorest = min(money)
    if options.all_tied == "nobody_out" and max(money) == poorest:
        poorest = -1
    found: dict[Seat, tuple[int, ...]] = {}
    for seat, left in enumerate(money):
        if left > poorest:
            rank = (half_points(owned[seat]), left)
            # Luxury values are unique, so this last comparison fails only between seats that own none.
            finest = (owned[seat] & LUXURY_MASK).bit_length()
            found[seat] = (*rank, finest) if options.tie_break == "luxury" else rank
    return found


def winners(purses: Sequence[int], owned: Sequence[int], options: HighSocietyOptions) -> tuple[Seat, ...]:
    """The winning seats, ascending: one, several that nothing separates, or none when all are cast out."""
    found = ranks(purses, owned, options)
    best = max(found.values(), default=None)
    return tuple(seat for seat, rank in found.items() if rank == best)


def reckon(purses: Sequence[int], owned: Sequence[int], options: HighSocietyOptions) -> Reckoning:
    """The whole reckoning of the money left (a purse a seat) and the cards owned (a row a seat)."""
    found = ranks(purses, owned, options)
    best = max(found.values(), default=None)
    accounts = []
    for seat, purse in enumerate(purses):
        rank = found.get(seat)
        accounts.append(
            Account(
                seat=seat,
                money=WORTH[purse],
                cast_out=rank is None,
                lines=lines(owned[seat]),
                status=half_points(owned[seat]) / 2,
                place=None if rank is None else 1 + sum(other > rank for other in found.values()),
                won=rank is not None and rank == best,
            )
        )
    won = tuple(account.seat for account in accounts if account.won)
    return Reckoning(tuple(accounts), won, _decision(list(found.values())))


def _decision(found: list[tuple[int, ...]]) -> Decision:
    if not found:
        return "nobody"
    if len(found) == 1:
        return "last_standing"
    first, second, *_ = sorted(found, reverse=True)
    for place, name in enumerate(("status", "money", "luxury")):
        if place < len(first) and first[place] != second[place]:
            return name  # type: ignore[return-value]
    return "shared"
