"""How bots bid: a rule of thumb, and a search over a few of them."""

from __future__ import annotations

from typing import Final

from mahfel.engine import Chance, Level, Move, Seat
from mahfel.testing.toys.coin_auction.moves import stakes
from mahfel.testing.toys.coin_auction.state import AuctionState


def leaning(state: AuctionState, seat: Seat, chance: Chance) -> Move:
    """Any coin, the one that is worth what the prize is worth twice as likely as each other.

    Two who are sure of the same coin take nothing from each other: laying always the fitting one does well among
    people who lay anything, and worse than they do among others who lay it, too. What is drawn by lot cannot be met.
    """
    prize, coins = state.prizes[state.shown - 1], state.coins[seat]
    drawn = chance.below(len(coins) + (prize in coins))
    return stakes((coins[drawn] if drawn < len(coins) else prize,))[0]


def lowest(state: AuctionState, seat: Seat, chance: Chance) -> Move:
    """The smallest coin."""
    return stakes(state.coins[seat])[0]


def highest(state: AuctionState, seat: Seat, chance: Chance) -> Move:
    """The greatest coin."""
    return stakes(state.coins[seat])[-1]


LEVELS: Final = {
    "easy": Level(policies=(leaning,)),
    # A few playouts say little, and what all find at once is worth nothing: the lot is left only for a clear gain.
    "normal": Level(policies=(leaning, lowest, highest), models=(leaning, lowest, highest), worlds=32, edge=0.3),
}
