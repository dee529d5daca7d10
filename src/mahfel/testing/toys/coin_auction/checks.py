"""What is always true in the three-coin auction: see ``mahfel.testing.checks``."""

from __future__ import annotations

from typing import Final

from mahfel.engine import Seat
from mahfel.testing.toys.coin_auction.state import AuctionState

REVEALS: Final = frozenset({"offered", "staked"})

OCCURS: Final = {name: frozenset({1, 2, 3}) for name in ("offered.prize", "taken.prize", "lapsed.prize")}


def hidden(state: AuctionState, viewer: Seat | None) -> tuple[int, ...]:
    """The prizes to come; what was laid in an open window cannot be reckoned with."""
    return state.prizes[state.shown :]


def invariants(state: AuctionState) -> None:
    """Every prize is there once; everybody has spent as many coins as prizes were sold."""
    assert sorted(state.prizes) == [1, 2, 3], "a prize is lost or made"
    sold = state.shown - bool(state.phases)
    assert all(len(coins) == 3 - sold for coins in state.coins), "somebody has spent more coins than the others"
    won = [prize for row in state.won for prize in row]
    assert len(won) == len(set(won)) <= sold, "a prize was won twice"
    assert set(won) <= set(state.prizes[:sold]), "a prize was won before it was sold"
