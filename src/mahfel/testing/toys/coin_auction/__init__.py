"""Three-coin auction: three coins each, three prizes, sealed bids."""

from mahfel.testing.toys.coin_auction.game import CoinAuction

coin_auction = CoinAuction()

__all__ = ["CoinAuction", "coin_auction"]
