"""A position of the three-coin auction, its course and its view."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

import msgspec

from mahfel.engine import Ask, Move, Moves, Outcome, Phase, Refused, Seat, State, View
from mahfel.engine.event import Listener
from mahfel.kit.window import Window
from mahfel.testing.toys.coin_auction.events import Lapsed, Offered, Staked, Taken
from mahfel.testing.toys.coin_auction.moves import Stake, stakes


class Bidder(msgspec.Struct, frozen=True):
    """One seat: the coins left (spent coins lay open) and the prizes won."""

    coins: tuple[int, ...]
    prizes: tuple[int, ...]


class AuctionView(View, frozen=True, tag="coin_auction", tag_field="type"):
    """What one viewer knows; ``staked`` is the viewer's own coin that lies face down."""

    offered: tuple[int, ...]
    hidden: int
    staked: int | None
    bidders: tuple[Bidder, ...]
    outcome: Outcome | None


class Bidding(Window["AuctionState"], frozen=True, tag="bidding"):
    """Everybody lays a coin face down; all are turned up together."""

    def invited(self, state: AuctionState) -> tuple[Seat, ...]:
        """Everybody."""
        return tuple(range(state.seats))

    def question(self, state: AuctionState, seat: Seat) -> Ask:
        """Which coin; the smallest when there is no answer."""
        return Ask("stake", Stake(state.coins[seat][0]), "coin_auction-2.1", pace="window")

    def choices(self, state: AuctionState, seat: Seat) -> Moves:
        """Each coin still held."""
        return stakes(state.coins[seat])

    def close(self, state: AuctionState, answers: tuple[tuple[Seat, Move], ...]) -> None:
        """The highest single coin takes the prize."""
        laid = [answer.coin for _, answer in answers if isinstance(answer, Stake)]
        state.coins = [tuple(coin for coin in held if coin != laid[seat]) for seat, held in enumerate(state.coins)]
        prize = state.prizes[state.shown - 1]
        tell = state.tell
        if tell is not None:
            tell(Staked(tuple(laid)))
        if laid.count(max(laid)) == 1:
            seat = laid.index(max(laid))
            state.won[seat] = (*state.won[seat], prize)
            if tell is not None:
                tell(Taken(seat, prize))
        elif tell is not None:
            tell(Lapsed(prize))
        state.finish()


class Sale(Phase["AuctionState"], frozen=True, tag="sale"):
    """Prize after prize."""

    def begin(self, state: AuctionState) -> None:
        """Turn up a prize, or end."""
        if state.shown == len(state.prizes):
            state.finish()
            return
        state.shown += 1
        if state.tell is not None:
            state.tell(Offered(state.prizes[state.shown - 1]))
        state.push(BIDDING)

    def resumed(self, state: AuctionState, ended: Phase[AuctionState], result: Any) -> None:
        """The next one."""
        self.begin(state)

    def play(self, state: AuctionState, seat: Seat, move: Move) -> None:
        """Nobody is asked here."""
        raise Refused("game.not_asked")


SALE: Final = Sale()
BIDDING: Final = Bidding()


@dataclass(slots=True)
class AuctionState(State):
    """Only the order of ``prizes[shown:]`` and the coins in a window are hidden."""

    seats: int
    prizes: tuple[int, ...]
    shown: int
    coins: list[tuple[int, ...]]
    won: list[tuple[int, ...]]
    answers: list[Move | None]
    phases: list[Phase[Any]]
    tell: Listener | None = None

    def view(self, viewer: Seat | None) -> AuctionView:
        """All that was open, and one's own coin."""
        own = None if viewer is None else self.answers[viewer]
        return AuctionView(
            viewer=viewer,
            offered=self.prizes[: self.shown],
            hidden=len(self.prizes) - self.shown,
            staked=own.coin if isinstance(own, Stake) else None,
            bidders=tuple(Bidder(coins, won) for coins, won in zip(self.coins, self.won, strict=True)),
            outcome=self.outcome(),
        )

    def outcome(self) -> Outcome | None:
        """The most valuable prizes win; equal seats share."""
        if self.phases:
            return None
        scores = tuple(float(sum(won)) for won in self.won)
        best = max(scores)
        return Outcome(
            winners=tuple(seat for seat, score in enumerate(scores) if score == best), scores=scores, reason="sold_out"
        )

    def copy(self) -> AuctionState:
        """An independent position equal to this one."""
        return AuctionState(
            self.seats, self.prizes, self.shown, self.coins[:], self.won[:], self.answers[:], self.phases[:]
        )
