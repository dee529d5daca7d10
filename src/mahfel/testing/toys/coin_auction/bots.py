"""How bots bid: a rule of thumb, and a search over a few of them."""

from __future__ import annotations

from typing import Final

from mahfel.engine import Chance, Level, Move, Seat
from mahfel.testing.toys.coin_auction.moves import stakes
from mahfel.testing.toys.coin_auction.state import AuctionState


def fitting(state: AuctionState, seat: Seat, chance: Chance) -> Move:
    """The coin that is worth what the prize is worth, or the nearest to it."""
    prize = state.prizes[state.shown - 1]
    coin = min(state.coins[seat], key=lambda held: (abs(held - prize), held))
    return stakes((coin,))[0]


def lowest(state: AuctionState, seat: Seat, chance: Chance) -> Move:
    """The smallest coin."""
    return stakes(state.coins[seat])[0]


def highest(state: AuctionState, seat: Seat, chance: Chance) -> Move:
    """The greatest coin."""
    return stakes(state.coins[seat])[-1]


LEVELS: Final = {
    "easy": Level(policies=(fitting,)),
    "normal": Level(policies=(fitting, lowest, highest), models=(fitting, lowest, highest), worlds=24),
}
