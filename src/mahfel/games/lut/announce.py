"""What is told of an action, and of the end. Called only when somebody listens."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mahfel.engine import Seat
from mahfel.games.lut.events import (
    Awarded,
    BanditPlayed,
    CaravanLost,
    CaravanPlayed,
    ChiefPlayed,
    Discarded,
    Ended,
    HandCounted,
    KarvansalarPlayed,
    Reckoned,
    Standing,
    Won,
)
from mahfel.games.lut.reckoning import reckon
from mahfel.games.lut.sides import NOBODY
from mahfel.games.lut.view import hand_of
from mahfel.games.lut.words import (
    COLOURS,
    FIRST_BANDIT,
    FIRST_CHIEF,
    KARVANSALAR,
    NAMES,
    Kind,
    gang_of,
    strength_of,
    value_of,
)

if TYPE_CHECKING:
    from mahfel.games.lut.state import LutState


def announce_action(state: LutState, seat: Seat, kind: Kind, number: int) -> None:
    """Tell that a card was played, ``number`` the caravan it concerns (0: it was thrown away)."""
    tell = state.tell
    assert tell is not None
    if not number:
        tell(Discarded(seat, NAMES[kind]))
    elif kind < FIRST_BANDIT:
        tell(CaravanPlayed(seat, number, value_of(kind)))
    elif kind == KARVANSALAR:
        tell(KarvansalarPlayed(seat, number))
    elif kind >= FIRST_CHIEF:
        tell(ChiefPlayed(seat, number, COLOURS[gang_of(kind)]))
    else:
        side = state.road.sides.of[seat]
        total = state.road.strength(number, side)
        gang, strength = COLOURS[gang_of(kind)], strength_of(kind)
        tell(BanditPlayed(seat, number, gang, strength, total, standing(state, number, side)))


def standing(state: LutState, number: int, side: int) -> Standing:
    """How a side with bandits at a caravan stands there."""
    road = state.road
    if road.leaders[number] == side:
        return "leads"
    if road.leaders[number] == NOBODY and road.strength(number, side) == road.highs[number]:
        return "level"
    return "behind"


def announce_end(state: LutState, seat: Seat) -> None:
    """Tell the end: what is still on the road, what is still in hand, each total, the winners."""
    tell = state.tell
    assert tell is not None
    tell(Ended(seat, state.ended))
    reckoning = reckon(state)
    for caravan in reckoning.caravans:
        if caravan.side is None:
            tell(CaravanLost(caravan.caravan, caravan.value, caravan.fate == "tied"))
        else:
            tell(Awarded(state.road.sides.seats[caravan.side], caravan.caravan, caravan.value))
    for holder, hand in enumerate(state.hands):
        coins = sum(value_of(kind) for kind in hand if kind < FIRST_BANDIT)
        tell(HandCounted(holder, hand_of(hand), coins))
    for account in reckoning.accounts:
        tell(Reckoned(account.seats, account.total))
    tell(Won(reckoning.winners, reckoning.decided_by))
