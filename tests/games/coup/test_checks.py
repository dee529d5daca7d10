"""The invariants find what they are there for: positions that cannot be."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from mahfel.games.coup.checks import invariants
from mahfel.games.coup.moves import ALLOW
from mahfel.games.coup.tokens import Disappear


def a_card_vanishes(state):
    state.court.pop()


def a_card_appears(state):
    state.court.append("duke")


def a_card_changes(state):
    state.hands[1] = ("duke", "duke")


def a_card_goes_from_a_hand_to_the_court(state):
    state.court.append(state.hands[1][0])
    state.hands[1] = state.hands[1][1:]


def a_debt(state):
    state.coins[1] = -1


def more_than_fifty_coins(state):
    state.coins[1] = 60


def a_hand_in_another_order(state):
    state.hands[0] = state.hands[0][::-1]


def knowledge_of_what_is_not_there(state):
    state.known = ((0, 1, "ambassador"),)


def answers_without_a_window(state):
    state.answers[1] = ALLOW


def an_end_with_several_left(state):
    state.phases.clear()


def somebody_is_out_and_in(state):
    state.out = (1,)


def a_token_alone(state):
    state.tokens = replace(state.tokens, treaty=(1,))


def a_tax_on_nothing(state):
    state.tokens = replace(state.tokens, tax_holder=1, tax_role="wizard")


def too_many_tokens(state):
    state.tokens = replace(state.tokens, disappear=(Disappear(1, 0),) * 4)


def a_token_before_the_eliminated(state):
    state.tokens = replace(state.tokens, peace=3)


def a_purse_of_the_eliminated(state):
    state.coins[3] = 2


FAULTS = [
    value for value in list(globals().values()) if getattr(value, "__module__", "") == __name__ and callable(value)
]


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.__name__)
def test_a_position_that_cannot_be_is_found(table, fault):
    spot = table("captain duke", "contessa captain", "assassin duke", "/assassin ambassador", treasury="fifty")
    invariants(spot.state)
    fault(spot.state)
    with pytest.raises(AssertionError):
        invariants(spot.state)


def test_the_faults_are_all_there():
    assert len(FAULTS) == 16
