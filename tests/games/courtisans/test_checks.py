"""The invariants find what they are there for: positions that cannot be."""

from __future__ import annotations

import pytest

from mahfel.engine import SplitMix64
from mahfel.games.courtisans import game
from mahfel.games.courtisans.checks import invariants


def a_card_vanishes(state):
    state.hands[state.turn] = state.hands[state.turn][1:]


def a_card_changes(state):
    first = state.hands[1][0]
    state.hands[1] = ((first + 1) % 24, *state.hands[1][1:])


def a_card_of_the_hall_changes(state):
    row = next(row for row in state.rows if any(row))
    kind = next(kind for kind, count in enumerate(row) if count)
    row[kind] -= 1
    row[(kind + 1) % 24] += 1


def the_kinds_shown_are_wrong(state):
    state.shown[0] ^= 1


def a_spy_lurks_in_two_places(state):
    state.lurking[0] ^= 1


def a_spy_moves(state):
    state.lairs[0] = (state.lairs[0] + 1) % 4


def a_guard_is_removed(state):
    place = next(place for place, row in enumerate(state.rows) if any(row[2::4]))
    state.remove(next(kind for kind in range(2, 24, 4) if state.rows[place][kind]), place)


def a_card_leaves_the_table_for_a_domain(state):
    kind = next(kind for kind, count in enumerate(state.rows[0]) if count)
    state.remove(kind, 0)
    state.removed[kind] -= 1
    state.put(kind, 2)


def two_seats_have_one_mission(state):
    state.missions = (state.missions[0],) * state.seats


def another_seat_has_the_turn(state):
    state.turn = (state.turn + 1) % state.seats


def the_round_is_miscounted(state):
    state.turns += 1


def the_banquet_ends_too_early(state):
    state.phases = []


def a_card_more_is_set_aside(state):
    state.aside += 1


def a_spy_of_no_family(state):
    state.spies[0] = 7


FAULTS = [
    value
    for name, value in dict(globals()).items()
    if callable(value) and name.startswith(("a_", "the_", "two_", "another_"))
]


@pytest.fixture
def middle():
    """A position with spies, with removed cards and with cards in every place."""
    for seed in range(100):
        state = game.start(2, game.read_options({}), SplitMix64(seed))
        chance = SplitMix64(seed)
        for _ in range(30):
            state.play(state.turn, state.legal(state.turn).sample(chance))
        if state.spies and state.lairs[0] >= 0 and any(state.removed) and all(map(any, state.rows)):
            return state
    raise AssertionError("no such position in a hundred games")


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.__name__)
def test_an_invariant_finds(middle, fault):
    invariants(middle)
    fault(middle)
    with pytest.raises(AssertionError):
        invariants(middle)
    assert len(FAULTS) == 14
