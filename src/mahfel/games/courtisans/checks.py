"""What is always true in Courtisans, for the harnesses: see ``mahfel.testing.checks``."""

from __future__ import annotations

from typing import Final

from mahfel.engine import Seat
from mahfel.games.courtisans.moves import ALL_OPEN, OPPONENT_OPEN, OWN_OPEN, TABLE_OPEN
from mahfel.games.courtisans.phases import BANQUET
from mahfel.games.courtisans.placements import MORTAL
from mahfel.games.courtisans.reach import Laid, check_reachable
from mahfel.games.courtisans.reckoning import DECISIONS, REASON
from mahfel.games.courtisans.state import DOMAINS, REMOVED, CourtisansState
from mahfel.games.courtisans.words import (
    ASIDE,
    BLUE,
    COPIES,
    FAMILIES,
    HAND,
    NAMES,
    ROUNDS,
    SPIES,
    SPY,
    WHITE,
)

REVEALS: Final = frozenset({"placed", "spy_turned", "judged", "mission_shown", "reckoned", "won"})
"""A card placed comes from a hidden hand; the rest is the end."""

UNTOLD: Final = frozenset({"drew"})
"""What a seat has drawn is seen in its hand and told by no event: the log would keep the families of its spies."""

_FACE_UP: Final = frozenset(NAMES[:SPY])

OCCURS: Final = {
    "began.aside": frozenset(ASIDE.values()),
    "began.rounds": frozenset(ROUNDS.values()),
    "placed.card": _FACE_UP | {"spy"},
    "placed.zone": frozenset({"above", "below", "own", "opponent"}),
    "placed.spy": frozenset(range(SPIES + 1)),
    "killed.card": frozenset(NAMES[kind] for kind in range(SPY) if MORTAL >> kind & 1) | {"spy"},
    "killed.zone": frozenset({"above", "below", "own", "opponent"}),
    "drew.count": frozenset({0, HAND}),
    "spy_turned.card": frozenset(NAMES[SPY:]),
    "spy_turned.zone": frozenset({"above", "below", "domain", "removed"}),
    "judged.status": frozenset({"esteemed", "disgraced", "neutral"}),
    "mission_shown.mission": frozenset((*WHITE, *BLUE)),
    "mission_shown.points": frozenset({0, 3}),
    "won.reason": frozenset(DECISIONS),
}

# Of random games with two to five seats, in which some seats leave it to their defaults.
ENDS: Final = {
    f"{REASON}/points": (0.6, 0.95),
    f"{REASON}/shared": (0.02, 0.2),
    f"{REASON}/negative": (0.02, 0.25),
}


def hidden(state: CourtisansState, viewer: Seat | None) -> tuple[str, ...]:
    """Some cards of other hands, the next ones to be drawn and the last one set aside: all spies that were placed lie
    apart, and over the other places every arrangement is as likely. Few places say as much as all, in less time."""
    others = [hand for seat, hand in enumerate(state.hands) if seat != viewer and hand]
    held = [*(hand[-1] for hand in others), *(others[0][:-1] if others else ())]
    rest = state.pile[state.drawn :]
    return tuple(NAMES[kind] for kind in (*held[:4], *rest[:2], *rest[2:][-1:]))


def invariants(state: CourtisansState) -> None:
    """Nothing is lost and nothing is made; every zone has got what the turns so far have placed."""
    _cards(state)
    _places(state)
    _course(state)


def _cards(state: CourtisansState) -> None:
    counts = [0] * len(COPIES)
    for row in (*state.rows, state.removed):
        for kind, count in enumerate(row):
            assert count >= 0, "less than no card"
            counts[kind] += count
    for family in state.spies:
        assert 0 <= family < len(FAMILIES), "a spy of no family"
        counts[SPY + family] += 1
    for kind in (*(kind for hand in state.hands for kind in hand), *state.pile[state.drawn :]):
        counts[kind] += 1
    assert tuple(counts) == COPIES, "a court card has vanished, or appeared"
    assert state.aside == ASIDE[state.seats], "the wrong number of cards is set aside"
    whites, blues = zip(*state.missions, strict=True)
    assert len(set(whites)) == len(set(blues)) == state.seats, "two seats have one mission"


def _laid(state: CourtisansState, place: int) -> list[int]:
    """The kinds that lie in a place, or were removed."""
    row = state.removed if place == REMOVED else state.rows[place]
    spies = [SPY + family for family, lair in zip(state.spies, state.lairs, strict=True) if lair == place]
    return [kind for kind, count in enumerate(row) for _ in range(count)] + spies


def _places(state: CourtisansState) -> None:
    for place, (row, shown, lurking) in enumerate(zip(state.rows, state.shown, state.lurking, strict=True)):
        assert shown == sum(1 << kind for kind, count in enumerate(row) if count), "the kinds that lie there are wrong"
        there = sum(1 << number for number, lair in enumerate(state.lairs) if lair == place)
        assert lurking == there, "the spies that lie there are wrong"
    assert len(state.spies) == len(state.lairs) <= SPIES, "a spy without a lair"
    assert all(REMOVED <= lair < DOMAINS + state.seats for lair in state.lairs), "a spy in no place"


def _course(state: CourtisansState) -> None:
    turns, seats = state.turns, state.seats
    used = [bool(~state.open & zone) for zone in (TABLE_OPEN, OWN_OPEN, OPPONENT_OPEN)]
    rows = [_laid(state, place) for place in range(len(state.rows))]
    try:
        placed = check_reachable(Laid(seats, rows, _laid(state, REMOVED), state.turn, ALL_OPEN & ~state.open))
    except ValueError as fault:
        raise AssertionError(str(fault)) from fault
    assert placed == turns, "a turn is not three cards"
    assert state.turn == (state.starter + turns) % seats, "somebody was left out"
    if not state.phases:
        assert turns == ROUNDS[seats] * seats, "the banquet is over before its last turn"
        assert not any(state.hands), "the banquet is over with cards in hand"
        assert not state.left, "the banquet is over with cards in the pile"
        return
    assert state.phases == [BANQUET], "a phase that there is not"
    assert state.open, "a turn goes on with nothing to place"
    assert state.left % HAND == 0, "the pile does not last to the end of a turn"
    for seat, hand in enumerate(state.hands):
        had = turns // seats + ((seat - state.starter) % seats < turns % seats)
        full = HAND if had < ROUNDS[seats] else 0
        assert len(hand) == full - (sum(used) if seat == state.turn else 0), "a hand of the wrong size"
    assert state.open <= ALL_OPEN, "a zone that there is not"
