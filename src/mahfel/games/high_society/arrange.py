"""Any reachable position, in plain words: for tests, pictures and puzzles."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mahfel.engine import Refused, Seat
from mahfel.games.high_society.moves import purse_of
from mahfel.games.high_society.options import HighSocietyOptions
from mahfel.games.high_society.phases import AUCTION, EVENING, MOST_SEATS, REVERSE, SACRIFICE
from mahfel.games.high_society.state import HighSocietyState
from mahfel.games.high_society.words import (
    CARDS,
    DARK,
    DISGRACES,
    FAUX_PAS,
    FULL_PURSE,
    LAST_DARK,
    LUXURY_MASK,
    STATUS,
    WORTH,
)


def arrange(
    *,
    seats: int | None = None,
    card: str = "L1",
    hands: Sequence[Sequence[int]] | None = None,
    bids: Sequence[Sequence[int]] | None = None,
    owned: Sequence[Sequence[str]] | None = None,
    discarded: Sequence[str] = (),
    passed: Sequence[Seat] = (),
    turn: Seat = 0,
    starter: Seat | None = None,
    rest: Sequence[str] = (),
    over: bool = False,
    **options: Any,
) -> HighSocietyState:
    """A position in the middle of a round.

    ``card`` lies revealed and is for sale; when it is Faux Pas and the seat in ``turn`` owns it beside a luxury card,
    that seat has to sacrifice; with ``over`` it is the fourth dark edge. ``hands`` are the money cards in hand by value
    (default: all that are not bid), ``rest`` the next cards of the deck in order, the others following by number.
    ``options`` are table options by name. Raises ValueError for a position that cannot be.
    """
    rows = next((given for given in (hands, bids, owned) if given is not None), None)
    seats = seats or (len(rows) if rows is not None else 3)
    if not 3 <= seats <= MOST_SEATS:
        raise ValueError(f"High Society is for 3 to {MOST_SEATS} players, not {seats}")
    lying = [_purse(cards) for cards in _per_seat("bids", bids, seats)]
    purses = [FULL_PURSE & ~bid for bid in lying]
    if hands is not None:
        purses = [_purse(cards) for cards in _per_seat("hands", hands, seats)]
    if any(purse & bid for purse, bid in zip(purses, lying, strict=True)):
        raise ValueError("a money card is both in hand and on the table")
    kept = [_row(cards) for cards in _per_seat("owned", owned, seats)]
    gone = _row(discarded)
    shown_card = _card(card)
    before = _revealed_before(kept, gone, shown_card)
    striking = shown_card == FAUX_PAS and bool(kept[turn] >> FAUX_PAS & 1)
    if kept.count(0) < seats and any(row >> shown_card & 1 for row in kept) and not striking:
        raise ValueError(f"{card} is for sale and cannot be owned already")
    following = [_card(name) for name in rest]
    deck = (*before, shown_card, *following)
    if len(set(deck)) != len(deck):
        raise ValueError("a status card is in two places")
    deck = (*deck, *(other for other in STATUS if other not in deck))
    shown = len(before) + 1
    dark = sum(other in DARK for other in deck[:shown])
    if over != (dark == LAST_DARK):
        raise ValueError(f"{dark} dark edges are revealed: the game is over at the fourth and not before")
    high = max(WORTH[bid] for bid in lying)
    out = sum(1 << seat for seat in passed)
    _check_auction(lying, passed, turn, high, idle=over or striking)
    if striking and not kept[turn] & LUXURY_MASK:
        raise ValueError("Faux Pas strikes only a seat that owns a luxury card")
    auction = REVERSE if shown_card in DISGRACES else AUCTION
    return HighSocietyState(
        seats=seats,
        options=HighSocietyOptions(**options),
        deck=deck,
        shown=shown,
        purses=purses,
        bids=lying,
        owned=kept,
        discarded=gone,
        turn=turn,
        starter=turn if starter is None else starter,
        high=high,
        passed=out,
        dark=dark,
        phases=[] if over else [EVENING, SACRIFICE if striking else auction],
    )


def _per_seat(what: str, given: Sequence[Sequence[Any]] | None, seats: int) -> Sequence[Sequence[Any]]:
    if given is None:
        return ((),) * seats
    if len(given) != seats:
        raise ValueError(f"{what} are given for {len(given)} seats of {seats}")
    return given


def _purse(values: Sequence[int]) -> int:
    try:
        return purse_of(values)
    except Refused as refusal:
        raise ValueError(str(refusal)) from None


def _card(name: str) -> int:
    if name not in CARDS:
        raise ValueError(f"there is no status card {name!r}")
    return CARDS[name]


def _row(cards: Sequence[str]) -> int:
    row = 0
    for name in cards:
        bit = 1 << _card(name)
        if row & bit:
            raise ValueError(f"{name} is there twice")
        row |= bit
    return row


def _revealed_before(kept: Sequence[int], gone: int, shown_card: int) -> tuple[int, ...]:
    everything = 0
    for row in (*kept, gone):
        if everything & row:
            raise ValueError("a status card is in two places")
        everything |= row
    if bool(gone >> FAUX_PAS & 1) != bool(gone & LUXURY_MASK) or (gone & LUXURY_MASK).bit_count() > 1:
        raise ValueError("exactly one luxury card is discarded, together with Faux Pas")
    if gone & ~(LUXURY_MASK | 1 << FAUX_PAS):
        raise ValueError("only a luxury card and Faux Pas are ever discarded")
    return tuple(card for card in STATUS if everything >> card & 1 and card != shown_card)


def _check_auction(lying: Sequence[int], passed: Sequence[Seat], turn: Seat, high: int, *, idle: bool) -> None:
    totals = [WORTH[bid] for bid in lying if bid]
    if len(set(totals)) != len(totals):
        raise ValueError("two bids are equal, but each must beat the last")
    if any(lying[seat] for seat in passed):
        raise ValueError("a seat that passed has taken its money back")
    if idle:
        if totals or passed:
            raise ValueError("there is no auction in this position")
    elif turn in passed or (high and WORTH[lying[turn]] == high):
        raise ValueError("the seat in turn has passed or leads")
