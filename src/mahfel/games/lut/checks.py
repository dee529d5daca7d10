"""What is always true in Lut, for the harnesses: see ``mahfel.testing.checks``."""

from __future__ import annotations

from collections import Counter
from typing import Final

from mahfel.engine import Seat
from mahfel.games.lut.imagine import held_in
from mahfel.games.lut.phases import RAID
from mahfel.games.lut.reckoning import totals
from mahfel.games.lut.road import GANGS, Road
from mahfel.games.lut.sides import NOBODY
from mahfel.games.lut.stage import ALONE, FIRST, SECOND
from mahfel.games.lut.state import LutState
from mahfel.games.lut.words import (
    COLOURS,
    COPIES,
    DECK,
    FIRST_BANDIT,
    FIRST_CHIEF,
    KARVANSALAR,
    KINDS,
    LEAST_VALUE,
    NAMES,
    STRENGTHS,
    VALUES,
    Kind,
    gang_of,
    strength_of,
    value_of,
)

REVEALS: Final = frozenset({"dealt", "drawn", "hand_counted"})
"""At the end the hands are counted; before it nobody learns another side's cards but by their being played."""

OCCURS: Final = {
    "caravan_played.value": frozenset(VALUES),
    "plundered.value": frozenset(VALUES),
    "plundered.own": frozenset((False, True)),
    "bandit_played.colour": frozenset(COLOURS),
    "bandit_played.strength": frozenset(STRENGTHS),
    "bandit_played.standing": frozenset(("leads", "level", "behind")),
    "chief_played.colour": frozenset(COLOURS),
    "discarded.card": frozenset(NAMES[FIRST_BANDIT:]),
    "ended.reason": frozenset(("last_card_drawn", "last_card_played")),
    "caravan_lost.tied": frozenset((False, True)),
    "won.reason": frozenset(("coins", "shared")),
}

# Of random games at tables of every size; where few play, hands are seldom empty while the pile lasts.
ENDS: Final = {
    "last_card_drawn/coins": (0.03, 0.2),
    "last_card_drawn/shared": (0.0, 0.04),
    "last_card_played/coins": (0.75, 0.95),
    "last_card_played/shared": (0.005, 0.1),
}


def hidden(state: LutState, viewer: Seat | None) -> tuple[Kind, ...]:
    """The hands that the viewer may not look into, each in the order of drawing, and the pile.

    Only from the middle of a game on: all pairs of 78 places take minutes, and the deal is compared with imagined ones
    without this list.
    """
    if not state.phases or len(state.pile) + sum(map(len, state.hands)) > _FEW:
        return ()
    seen = state.knowers(viewer) if viewer is not None else ()
    hands = [kind for seat, hand in enumerate(state.hands) if seat not in seen for kind in hand]
    return (*hands, *state.pile)


def invariants(state: LutState) -> None:
    """Nothing is lost and nothing is made; who leads is who should; the turn and the end are where they belong."""
    _cards(state)
    _road(state.road)
    for number in state.road.numbers():
        _siege(state, number)
    _turn(state)


def _cards(state: LutState) -> None:
    road = state.road
    cards: Counter[Kind] = Counter(state.pile)
    for hand in state.hands:
        cards.update(hand)
    for row in state.booty:
        cards.update(value - LEAST_VALUE for value in row)
    for number in road.numbers():
        cards[road.values[number] - LEAST_VALUE] += 1
        cards.update(kind for _, kind in road.lying[number])
    for kind, count in enumerate(state.discarded):
        cards[kind] += count
    assert cards == Counter(DECK), "a card has vanished, or appeared"
    assert not any(state.discarded[:FIRST_BANDIT]), "a caravan was discarded"
    assert state.held == [held_in(hand) for hand in state.hands], "a mask of a hand is not its hand"


def _road(road: Road) -> None:
    numbers = road.numbers()
    assert not road.open >> len(road.values), "a caravan that was never played is on the road"
    assert [number for number, value in enumerate(road.values) if value] == numbers, "a caravan is gone and there"
    for side in range(road.sides.count):
        own = [number for number in numbers if road.sides.of[road.owners[number]] == side]
        assert road.own[side] == sum(1 << number for number in own), "a caravan has another owner"
        led = [number for number in numbers if road.leaders[number] == side]
        assert road.led[side] == sum(1 << number for number in led), "a leader is not the leader"
    for number, value in enumerate(road.values):
        if not value:
            assert not road.lying[number], "cards lie by a caravan that is gone"
            assert road.leaders[number] == NOBODY, "a caravan that is gone has a leader"


def _siege(state: LutState, number: int) -> None:
    """Count a siege anew from its cards, the slow way."""
    road = state.road
    sides = road.sides
    sums = [0] * sides.count
    colours = [NOBODY] * sides.count
    top = NOBODY
    for seat, kind in road.lying[number]:
        side = sides.of[seat]
        if kind == KARVANSALAR:
            assert side == sides.of[road.owners[number]], "the caravan master lies by a stranger's caravan"
            top = side
        elif kind >= FIRST_CHIEF:
            assert colours[side] == gang_of(kind), "a chief lies without a bandit of its gang"
            top = side
        else:
            assert top == NOBODY or state.options.bandits_after_chief == "allow", "a bandit came after a chief"
            assert colours[side] in (NOBODY, gang_of(kind)), "a side has two colours"
            colours[side] = gang_of(kind)
            sums[side] += strength_of(kind)
    used = [colour for colour in colours if colour != NOBODY]
    assert len(set(used)) == len(used), "two sides have one colour"
    high = max(sums)
    strongest = [side for side, total in enumerate(sums) if total == high]
    leader = sides.of[road.owners[number]] if not high else strongest[0] if len(strongest) == 1 else NOBODY
    assert road.leaders[number] == (leader if top == NOBODY else top), "the wrong side leads"
    assert bool(road.topped >> number & 1) == (top != NOBODY), "a chief is forgotten"
    assert [road.strength(number, side) for side in range(sides.count)] == sums, "strengths are miscounted"
    assert road.highs[number] == high, "the greatest strength is not the greatest"
    assert [road.colour(number, side) for side in range(sides.count)] == colours, "a colour is not locked"
    for side, colour in enumerate(colours):
        assert bool(road.joined[side] >> number & 1) == (colour != NOBODY), "a side has joined without a colour"
    for colour in range(GANGS):
        assert bool(road.used[colour] >> number & 1) == (colour in used), "a colour is used by nobody"


def _turn(state: LutState) -> None:
    finished = not state.pile and not all(state.hands)
    if not state.phases:
        assert finished, "the game is over too early"
        assert state.ended in ("last_card_drawn", "last_card_played"), "nobody knows how the game ended"
        lost = sum(value for number, value in enumerate(state.road.values) if value and not _falls_to(state, number))
        unplayed = sum(value_of(kind) for hand in state.hands for kind in hand if kind < FIRST_BANDIT)
        assert sum(totals(state)) == _ALL_COINS - lost - 2 * unplayed, "coins do not add up"
        return
    assert not finished, "the game goes on with an empty hand and no pile"
    assert not state.ended, "the game has ended and goes on"
    assert state.phases == [RAID], "there is nothing else to do"
    side = state.road.sides.of[state.turn]
    assert (state.stage == ALONE) == (not state.options.teams), "a team of one, or a lonely team"
    assert state.stage != FIRST or state.turn == state.road.sides.seats[side][0], "the wrong partner is first"
    assert state.road.led[side].bit_count() <= (state.stage == SECOND), "what a side leads was not plundered"


def _falls_to(state: LutState, number: int) -> bool:
    return state.options.end_open_caravans == "award" and state.road.leaders[number] != NOBODY


_FEW: Final = 45

_ALL_COINS: Final = sum(COPIES[kind] * value_of(kind) for kind in KINDS if kind < FIRST_BANDIT)
