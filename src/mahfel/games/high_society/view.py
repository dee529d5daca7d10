"""What each viewer of High Society may know."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Literal, TypeAlias

import msgspec

from mahfel.engine import Outcome, Seat, View
from mahfel.games.high_society.options import HighSocietyOptions
from mahfel.games.high_society.phases import SACRIFICE
from mahfel.games.high_society.reckoning import Account, reckon
from mahfel.games.high_society.words import FAUX_PAS, NAMES, VALUES, WORTH
from mahfel.games.high_society.words import names as names_of

if TYPE_CHECKING:
    from mahfel.games.high_society.state import HighSocietyState


PhaseName: TypeAlias = Literal["auction", "sacrifice", "over"]


class PlayerView(msgspec.Struct, frozen=True):
    """One seat. ``hand`` and ``money`` (hand and bid together) are what perfect memory knows: all bids lay open. The
    screen hides them again until the end, unless the table wants the memory aid."""

    hand: tuple[int, ...]
    hand_count: int
    money: int
    bid: tuple[int, ...]
    bid_total: int
    passed: bool
    owned: tuple[str, ...]
    pending_faux_pas: bool


class HighSocietyView(View, frozen=True, tag="high_society", tag_field="type"):
    """The table as ``viewer`` sees it; card ids as in ``words``, money in francs, seats as integers.

    ``least`` is the least total that beats ``high``; ``leader`` the seat of the highest bid; ``card`` the status card
    revealed last; ``revealed`` all revealed so far, in order.
    """

    seats: int
    options: HighSocietyOptions
    phase: PhaseName
    turn: Seat
    starter: Seat
    card: str
    revealed: tuple[str, ...]
    deck_left: int
    dark: int
    high: int
    leader: Seat | None
    least: int
    players: tuple[PlayerView, ...]
    discarded: tuple[str, ...]
    reckoning: tuple[Account, ...] | None
    outcome: Outcome | None


cached_names = cache(names_of)


def view_of(state: HighSocietyState, viewer: Seat | None) -> HighSocietyView:
    """The view of one seat, or of a spectator (None)."""
    phase = phase_name(state)
    over = phase == "over"
    players = []
    leader = None
    for seat in range(state.seats):
        purse, bid, owned = state.purses[seat], state.bids[seat], state.owned[seat]
        if bid and WORTH[bid] == state.high:
            leader = seat
        players.append(
            PlayerView(
                hand=VALUES[purse],
                hand_count=purse.bit_count(),
                money=WORTH[purse] + WORTH[bid],
                bid=VALUES[bid],
                bid_total=WORTH[bid],
                passed=bool(state.passed >> seat & 1),
                owned=cached_names(owned),
                pending_faux_pas=phase != "sacrifice" and bool(owned >> FAUX_PAS & 1),
            )
        )
    return HighSocietyView(
        viewer=viewer,
        seats=state.seats,
        options=state.options,
        phase=phase,
        turn=state.turn,
        starter=state.starter,
        card=NAMES[state.card],
        revealed=tuple(NAMES[card] for card in state.deck[: state.shown]),
        deck_left=len(state.deck) - state.shown,
        dark=state.dark,
        high=state.high,
        leader=leader,
        least=state.high + 1,
        players=tuple(players),
        discarded=cached_names(state.discarded),
        reckoning=reckon(state.purses, state.owned, state.options).accounts if over else None,
        outcome=state.outcome(),
    )


def phase_name(state: HighSocietyState) -> PhaseName:
    """The present phase in the view's words; the card for sale says which way round an auction goes."""
    if not state.phases:
        return "over"
    return "sacrifice" if state.phases[-1] is SACRIFICE else "auction"
