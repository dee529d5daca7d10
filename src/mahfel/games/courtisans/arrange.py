"""Any reachable position, in plain words: for tests, pictures and puzzles."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mahfel.engine import Seat
from mahfel.games.courtisans.moves import ALL_OPEN, OPPONENT_OPEN, OWN_OPEN, TABLE_OPEN
from mahfel.games.courtisans.options import CourtisansOptions
from mahfel.games.courtisans.phases import BANQUET
from mahfel.games.courtisans.reach import Laid, check_reachable
from mahfel.games.courtisans.state import DOMAINS, REMOVED, CourtisansState
from mahfel.games.courtisans.words import (
    ASIDE,
    BLUE,
    CARDS,
    COURT,
    FAMILY,
    HAND,
    ROUNDS,
    SPY,
    WHITE,
)
from mahfel.kit.dealing import unseen

_ZONES = {"table": TABLE_OPEN, "own": OWN_OPEN, "opponent": OPPONENT_OPEN}


def arrange(
    *,
    seats: int | None = None,
    above: Sequence[str] = (),
    below: Sequence[str] = (),
    domains: Sequence[Sequence[str]] | None = None,
    removed: Sequence[str] = (),
    hands: Sequence[Sequence[str]] | None = None,
    missions: Sequence[tuple[str, str]] | None = None,
    turn: Seat = 0,
    used: Sequence[str] = (),
    pile: Sequence[str] = (),
    over: bool = False,
    **options: Any,
) -> CourtisansState:
    """A position in the middle of a turn of ``turn``, which has ``used`` some of ``table``, ``own`` and ``opponent``.

    Cards are ids (``"toads-noble"``); spies lie face down and are numbered as they are named here: ``above`` and
    ``below`` the table, ``domains`` by seat, ``removed``. ``hands`` may be short: they, and the ``pile`` after its
    first cards, are filled up in the order of the cards' numbers. ``missions`` are pairs of white and blue. How many
    turns are done, and with that who began, follows from the cards placed. ``over``: the banquet is over. ``options``
    are table options by name. Raises ValueError for a position that cannot be.
    """
    rows = next((given for given in (domains, hands, missions) if given is not None), None)
    seats = seats or (len(rows) if rows is not None else 2)
    if seats not in ASIDE:
        raise ValueError(f"Courtisans is for 2 to 5 players, not {seats}")
    if not 0 <= turn < seats:
        raise ValueError(f"there is no seat {turn}")
    lying = [_kinds(above), _kinds(below), *map(_kinds, _per_seat("domains", domains, seats, ()))]
    gone = _kinds(removed)
    open_ = ALL_OPEN & ~_zones(used)
    turns = check_reachable(Laid(seats, lying, gone, turn, ALL_OPEN & ~open_))
    if over != (turns == ROUNDS[seats] * seats):
        raise ValueError(f"{turns} of {ROUNDS[seats] * seats} turns are done")
    state = CourtisansState(
        seats=seats,
        options=CourtisansOptions(**options),
        pile=(),
        drawn=0,
        aside=ASIDE[seats],
        hands=[],
        missions=_missions(missions, seats),
        rows=[[0] * SPY for _ in lying],
        shown=[0] * len(lying),
        spies=[],
        lairs=[],
        lurking=[0] * len(lying),
        removed=[0] * SPY,
        turn=turn,
        starter=(turn - turns) % seats,
        open=open_,
        turns=turns,
        phases=[] if over else [BANQUET],
    )
    for place, kinds in enumerate(lying):
        for kind in kinds:
            state.put(kind, place)
    for kind in gone:
        if kind >= SPY:
            state.spies.append(FAMILY[kind])
            state.lairs.append(REMOVED)
        else:
            state.removed[kind] += 1
    _deal(state, [kind for row in (*lying, gone) for kind in row], hands, pile)
    assert len(state.rows) == DOMAINS + seats
    return state


def _deal(
    state: CourtisansState, placed: Sequence[int], hands: Sequence[Sequence[str]] | None, pile: Sequence[str]
) -> None:
    """Fill the hands and the pile with what was not placed."""
    given = [_kinds(hand) for hand in _per_seat("hands", hands, state.seats, ())]
    first = _kinds(pile)
    rest = unseen(COURT, placed, *given, first)
    used = HAND - state.open.bit_count()
    for seat, hand in enumerate(given):
        had = state.turns // state.seats + ((seat - state.starter) % state.seats < state.turns % state.seats)
        size = HAND if had < ROUNDS[state.seats] else 0
        if state.phases and seat == state.turn:
            size -= used
        if len(hand) > size:
            raise ValueError(f"seat {seat} holds {size} cards, not {len(hand)}")
        missing = size - len(hand)
        state.hands.append((*hand, *rest[:missing]))
        rest = rest[missing:]
    state.pile = (*first, *rest)
    if len(first) > state.left:
        raise ValueError(f"only {state.left} cards can still be drawn")


def _per_seat(what: str, given: Sequence[Any] | None, seats: int, default: Any) -> Sequence[Any]:
    if given is None:
        return (default,) * seats
    if len(given) != seats:
        raise ValueError(f"{what} are given for {len(given)} seats of {seats}")
    return given


def _kinds(cards: Sequence[str]) -> list[int]:
    for card in cards:
        if card not in CARDS:
            raise ValueError(f"there is no court card {card!r}")
    return [CARDS[card] for card in cards]


def _zones(used: Sequence[str]) -> int:
    for zone in used:
        if zone not in _ZONES:
            raise ValueError(f"there is no zone {zone!r}: table, own, opponent")
    if len(set(used)) != len(used) or len(used) == len(_ZONES):
        raise ValueError("each kind of zone is used once, and after the third the turn is over")
    return sum(_ZONES[zone] for zone in used)


def _missions(given: Sequence[tuple[str, str]] | None, seats: int) -> tuple[tuple[int, int], ...]:
    if given is None:
        return tuple((seat, seat) for seat in range(seats))
    found = []
    for pair in _per_seat("missions", given, seats, ()):
        white, blue = pair
        if white not in WHITE or blue not in BLUE:
            raise ValueError(f"{white!r} and {blue!r} are not a white and a blue mission")
        found.append((WHITE.index(white), BLUE.index(blue)))
    if any(len(set(column)) < seats for column in zip(*found, strict=True)):
        raise ValueError("there is only one card of each mission")
    return tuple(found)
