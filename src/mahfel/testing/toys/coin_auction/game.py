"""The three-coin auction as a game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from mahfel.engine import Chance, Game, Meta, Move, Options, Refused, View
from mahfel.engine.event import Listener
from mahfel.testing.toys.coin_auction import events
from mahfel.testing.toys.coin_auction.bots import LEVELS
from mahfel.testing.toys.coin_auction.moves import COINS, Stake
from mahfel.testing.toys.coin_auction.state import BIDDING, SALE, AuctionState, AuctionView

PRIZES = (1, 2, 3)


class CoinAuction(Game):
    """Two or three players."""

    package = "mahfel.testing.toys.coin_auction"
    meta = Meta(
        key="coin_auction", rules_version=1, seats=(2, 3), minutes=(1, 2), age=8, stage="alpha", max_decisions=9
    )
    move_types = (Stake,)
    event_types = (events.Offered, events.Staked, events.Taken, events.Lapsed)
    view_type = AuctionView
    levels = LEVELS
    end_reasons: ClassVar[tuple[str, ...]] = ("sold_out",)

    def start(self, seats: int, options: Options, chance: Chance, tell: Listener | None = None) -> AuctionState:
        """Coins for everybody, the prizes in a hidden order."""
        self.check_seats(seats)
        prizes = list(PRIZES)
        chance.shuffle(prizes)
        state = AuctionState(seats, tuple(prizes), 0, [COINS] * seats, [()] * seats, [None] * seats, [], tell)
        state.push(SALE)
        return state

    def arrange(
        self,
        *,
        seats: int = 2,
        prizes: Sequence[int] = PRIZES,
        shown: int = 1,
        coins: Sequence[Sequence[int]] | None = None,
        won: Sequence[Sequence[int]] | None = None,
        **position: Any,
    ) -> AuctionState:
        """``prizes`` in order, ``shown`` of them turned up, the last one for sale."""
        if position:
            raise ValueError(f"unknown: {', '.join(position)}")
        return AuctionState(
            seats,
            tuple(prizes),
            shown,
            [tuple(held) for held in coins or [COINS] * seats],
            [tuple(row) for row in won or [()] * seats],
            [None] * seats,
            [SALE, BIDDING],
        )

    def imagine(self, view: View, chance: Chance, belief: Any = None) -> AuctionState:
        """The hidden prizes in a new order; others' sealed coins are taken back."""
        assert isinstance(view, AuctionView)
        hidden = [prize for prize in PRIZES if prize not in view.offered]
        chance.shuffle(hidden)
        seats = len(view.bidders)
        state = AuctionState(
            seats,
            (*view.offered, *hidden),
            len(view.offered),
            [bidder.coins for bidder in view.bidders],
            [bidder.prizes for bidder in view.bidders],
            [None] * seats,
            [] if view.outcome else [SALE, BIDDING],
        )
        if view.viewer is not None and view.staked is not None:
            state.answers[view.viewer] = Stake(view.staked)
        return state

    def parse(self, text: str) -> Move:
        """``stake:2``."""
        if text not in {f"stake:{coin}" for coin in COINS}:
            raise Refused("move.unreadable")
        return Stake(int(text[-1]))

    def notate(self, move: Move) -> str:
        """``stake:2``."""
        assert isinstance(move, Stake)
        return f"stake:{move.coin}"
