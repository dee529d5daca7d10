"""The invariants find what they are there for: positions that cannot be."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from mahfel.games.saboteur.checks import hidden, invariants
from mahfel.games.saboteur.mine import spot_of
from mahfel.games.saboteur.phases.draft import DRAFT
from mahfel.games.saboteur.words import NUMBERS


def a_card_vanishes(state):
    state.pile.pop()


def a_card_appears(state):
    state.up.append(NUMBERS["map"])


def a_card_turns_into_another(state):
    state.pile[0] = next(card for card in range(27) if card != state.pile[0])


def a_hand_out_of_order(state):
    state.hands[1].reverse()


def a_card_goes_from_hand_to_hand(state):
    state.hands[1].insert(0, state.hands[2].pop(0))
    state.hands[1].sort()


def a_tool_breaks_by_itself(state):
    state.broken[0] |= 1


def a_role_changes(state):
    state.roles[0] ^= 1


def gold_appears(state):
    state.gold_pile.append(3)


def gold_that_no_round_gave(state):
    state.gold[0].append(state.gold_pile.pop())


def nuggets_that_nobody_earned(state):
    state.loose[1] += 1


def light_where_none_is(state):
    state.mine.light[spot_of(1, 0)] = 0


def a_place_that_does_not_fit(state):
    state.mine.front[spot_of(2, 0)] = 0


def a_tunnel_nobody_looked_at(state):
    state.mine.cells[spot_of(2, 0)] = 2 * NUMBERS["SV"]


def a_forgotten_goal(state):
    state.mine.hidden.popitem()


def a_draft_without_takers(state):
    state.phases[-1] = DRAFT


def an_end_before_its_time(state):
    state.phases.clear()


def two_things_at_once(state):
    state.phases.append(state.phases[-1])


def a_story_too_early(state):
    state.stories = (replace(PAST, cards=(0, 0, 0)),)


def a_seat_without_a_card_in_turn(state):
    state.down[0] += state.hands[0]
    state.hands[0] = []


class _Past:
    """Taken from an arranged game, so that it is like others."""


FAULTS = [
    value
    for name, value in list(globals().items())
    if getattr(value, "__module__", "") == __name__ and callable(value) and not name.startswith("_")
]
PAST = None


@pytest.fixture(autouse=True)
def _past(table):
    global PAST
    PAST = table(rounds=[{"finder": 0, "saboteurs": [2], "gold": [[3], [1], []]}]).state.stories[0]


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.__name__)
def test_a_position_that_cannot_be_is_found(table, fault):
    spot = table(hands=[["X4"], ["SV"], []], mine=["SH@1,0"], seed=2)
    invariants(spot.state)
    fault(spot.state)
    with pytest.raises(AssertionError):
        invariants(spot.state)


def test_the_faults_are_all_there():
    assert len(FAULTS) == 19


def test_what_is_hidden_are_the_roles_of_others_and_the_one_set_aside(table):
    spot = table(hands=[[], [], [], []], saboteurs=[2])
    assert hidden(spot.state, None) == (0, 0, 1, 0, 0)
    assert hidden(spot.state, 2) == (0, 0, 0, 0)
    spot.until_over()
    assert hidden(spot.state, None) == ()
