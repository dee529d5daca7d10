"""The reckoning: what is still on the road, what is still in hand, and which side has the most coins."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

import msgspec

from mahfel.engine import Outcome, Seat
from mahfel.games.lut.sides import NOBODY
from mahfel.games.lut.words import FIRST_BANDIT, value_of

if TYPE_CHECKING:
    from mahfel.games.lut.state import LutState

Fate: TypeAlias = Literal["awarded", "tied", "lost"]
Decision: TypeAlias = Literal["coins", "shared"]


class OpenCaravan(msgspec.Struct, frozen=True):
    """A caravan that was still on the road at the end: ``awarded`` to ``side``, ``tied`` and so lost, or ``lost`` as
    the table agreed (then ``side`` is None)."""

    caravan: int
    value: int
    fate: Fate
    side: int | None


class Account(msgspec.Struct, frozen=True):
    """The sum of one side, in coins: caravans plundered (``booty``, in their order), ``awarded`` at the end and left in
    the partners' hands (``unplayed``); ``total`` = booty + awarded - unplayed. ``place``: 1 is best."""

    side: int
    seats: tuple[Seat, ...]
    booty: tuple[int, ...]
    awarded: tuple[int, ...]
    unplayed: tuple[int, ...]
    total: int
    place: int
    won: bool


class Reckoning(msgspec.Struct, frozen=True):
    """The fate of the caravans still on the road, by number; the account of every side; the winning seats, ascending,
    and what decided it: more ``coins`` than all others, or equal ones (``shared``)."""

    caravans: tuple[OpenCaravan, ...]
    accounts: tuple[Account, ...]
    winners: tuple[Seat, ...]
    decided_by: Decision


def fate_of(state: LutState, number: int) -> OpenCaravan:
    """What becomes of a caravan that is still on the road at the end."""
    value, leader = state.road.values[number], state.road.leaders[number]
    if state.options.end_open_caravans == "lost":
        return OpenCaravan(number, value, "lost", None)
    if leader == NOBODY:
        return OpenCaravan(number, value, "tied", None)
    return OpenCaravan(number, value, "awarded", leader)


def totals(state: LutState) -> list[int]:
    """What each side would come to if the game ended now, in coins."""
    sides = state.road.sides
    found = [sum(booty) for booty in state.booty]
    if state.options.end_open_caravans == "award":
        for number in state.road.numbers():
            if state.road.leaders[number] != NOBODY:
                found[state.road.leaders[number]] += state.road.values[number]
    for seat, hand in enumerate(state.hands):
        found[sides.of[seat]] -= sum(value_of(kind) for kind in hand if kind < FIRST_BANDIT)
    return found


def reckon(state: LutState) -> Reckoning:
    """The whole reckoning of a position in which the game is over."""
    sides = state.road.sides
    caravans = tuple(fate_of(state, number) for number in state.road.numbers())
    sums = totals(state)
    best = max(sums)
    accounts = []
    for side, seats in enumerate(sides.seats):
        unplayed = sorted(value_of(kind) for seat in seats for kind in state.hands[seat] if kind < FIRST_BANDIT)
        accounts.append(
            Account(
                side=side,
                seats=seats,
                booty=state.booty[side],
                awarded=tuple(caravan.value for caravan in caravans if caravan.side == side),
                unplayed=tuple(unplayed),
                total=sums[side],
                place=1 + sum(other > sums[side] for other in sums),
                won=sums[side] == best,
            )
        )
    won = [account for account in accounts if account.won]
    return Reckoning(
        caravans=caravans,
        accounts=tuple(accounts),
        winners=tuple(seat for account in won for seat in account.seats),
        decided_by="coins" if len(won) == 1 else "shared",
    )


def outcome_of(state: LutState) -> Outcome:
    """The result of a position in which the game is over; every seat has the score of its side."""
    sides = state.road.sides
    sums = totals(state)
    best = max(sums)
    return Outcome(
        winners=tuple(seat for seat, side in enumerate(sides.of) if sums[side] == best),
        scores=tuple(float(sums[side]) for side in sides.of),
        reason=state.ended,
        decided_by="coins" if sums.count(best) == 1 else "shared",
    )
