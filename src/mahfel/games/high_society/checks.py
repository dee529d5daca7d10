"""What is always true in High Society, for the harnesses: see ``mahfel.testing.checks``."""

from __future__ import annotations

from typing import Final

from mahfel.engine import Seat
from mahfel.games.high_society.phases import AUCTION, EVENING, REVERSE, SACRIFICE
from mahfel.games.high_society.state import HighSocietyState
from mahfel.games.high_society.words import (
    DARK,
    DISGRACES,
    FAUX_PAS,
    FULL_PURSE,
    LAST_DARK,
    LUXURIES,
    LUXURY_MASK,
    NAMES,
    PRESTIGE,
    STATUS,
    WORTH,
)

REVEALS: Final = frozenset({"revealed"})

OCCURS: Final = {
    "revealed.card": frozenset(NAMES[card] for card in STATUS),
    "revealed.dark": frozenset(range(LAST_DARK + 1)),
    "taken.card": frozenset(NAMES[card] for card in (*LUXURIES, *PRESTIGE)),
    "disgraced.card": frozenset(NAMES[card] for card in DISGRACES),
    "ended.card": frozenset(NAMES[card] for card in DARK),
}


# Of random games, in which many seats do nothing but pass.
ENDS: Final = {
    "fourth_dark/status": (0.5, 0.8),
    "fourth_dark/last_standing": (0.08, 0.35),
    "fourth_dark/nobody": (0.05, 0.25),
    "fourth_dark/money": (0.0, 0.08),
    "fourth_dark/luxury": (0.0, 0.05),
    "fourth_dark/shared": (0.0, 0.05),
}


def hidden(state: HighSocietyState, viewer: Seat | None) -> tuple[int, ...]:
    """The order of the deck, the same secret for everybody: all bids lie open."""
    return state.deck[state.shown :]


def invariants(state: HighSocietyState) -> None:
    """Nothing is lost and nothing is made; the bids and the phase fit each other."""
    _money(state)
    _status_cards(state)
    _auction(state)


def _money(state: HighSocietyState) -> None:
    for purse, bid in zip(state.purses, state.bids, strict=True):
        assert not purse & bid, "a money card is in hand and on the table"
        assert not (purse | bid) & ~FULL_PURSE, "a money card that there is not"


def _status_cards(state: HighSocietyState) -> None:
    assert sorted(state.deck) == list(STATUS), "the deck is not the sixteen cards"
    shown = set(state.deck[: state.shown])
    held = [card for row in (*state.owned, state.discarded) for card in STATUS if row >> card & 1]
    assert len(held) == len(set(held)), "a status card is in two places"
    out_of_hand = {state.card} if not state.phases or state.phases[-1] is not SACRIFICE else set()
    assert set(held) | out_of_hand == shown, "a revealed status card has vanished, or a hidden one is owned"
    assert state.dark == len(shown & DARK), "the dark edges are miscounted"
    gone = state.discarded
    assert (gone & LUXURY_MASK).bit_count() == gone >> FAUX_PAS & 1, "Faux Pas takes exactly one luxury card with it"
    assert not gone & ~(LUXURY_MASK | 1 << FAUX_PAS), "a card was discarded that nothing discards"
    for seat, row in enumerate(state.owned):
        striking = bool(state.phases) and state.phases[-1] is SACRIFICE and state.turn == seat
        assert striking or not (row >> FAUX_PAS & 1 and row & LUXURY_MASK), "Faux Pas lies beside a luxury card"


def _auction(state: HighSocietyState) -> None:
    totals = [WORTH[bid] for bid in state.bids]
    assert state.high == max(totals), "the highest bid is not the highest"
    if not state.phases:
        assert state.dark == LAST_DARK, "the game is over before the fourth dark edge"
        assert not any(totals), "a bid lies on the table after the end"
        return
    assert state.dark < LAST_DARK, "the game goes on after the fourth dark edge"
    assert state.phases[0] is EVENING, "the evening is not below everything"
    assert len(state.phases) == 2, "one thing at a time"
    assert not state.passed >> state.turn & 1, "a seat that passed has the turn"
    if state.phases[-1] is SACRIFICE:
        assert not any(totals), "bids lie on the table during a sacrifice"
        assert not state.passed, "somebody has passed in a sacrifice"
        assert (state.owned[state.turn] & LUXURY_MASK).bit_count() > 1, "a choice without a choice"
        return
    assert state.phases[-1] is (REVERSE if state.card in DISGRACES else AUCTION), "the wrong kind of auction"
    assert not (state.phases[-1] is REVERSE and state.passed), "the first pass ends a reverse auction"
    assert all(not total for seat, total in enumerate(totals) if state.passed >> seat & 1), (
        "who passed left money lying"
    )
    assert not state.high or totals[state.turn] < state.high, "the leader is asked to outbid itself"
