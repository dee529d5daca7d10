"""Toy games: small enough to be checked over their full tree, whole enough to need every part of the kernel."""

from mahfel.testing.toys.coin_auction import coin_auction
from mahfel.testing.toys.two_card_coup import two_card_coup

TOYS = (two_card_coup, coin_auction)

__all__ = ["TOYS", "coin_auction", "two_card_coup"]
