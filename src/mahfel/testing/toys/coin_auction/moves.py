"""Moves of the three-coin auction."""

from __future__ import annotations

from mahfel.engine import Listed, Move

COINS = (1, 2, 3)


class Stake(Move, frozen=True, tag="stake", tag_field="type"):
    """Lay one of your coins face down."""

    coin: int


def stakes(coins: tuple[int, ...]) -> Listed:
    """One move for each coin still held."""
    return Listed(Stake(coin) for coin in coins)
