"""Sealed offers: everybody else is asked the same at once, and only the last answer opens them."""

from __future__ import annotations

from dataclasses import dataclass, field

import pytest

from mahfel.engine import Ask, Listed, Move, Refused
from mahfel.kit.offers import Offers


class Give(Move, frozen=True, tag="give", tag_field="type"):
    what: str


class Keep(Move, frozen=True, tag="keep", tag_field="type"):
    pass


@dataclass
class Market:
    seats: int
    answers: list
    phases: list
    got: list = field(default_factory=list)


class Asking(Offers[Market], frozen=True, tag="asking"):
    def asker(self, state):
        return 1

    def to_offer(self, state):
        return Ask("give", Keep(), "market-1.1", pace="window")

    def choices(self, state, seat):
        return Listed((Keep(),) if seat == 3 else (Keep(), Give("bread"), Give("salt")))

    def offered(self, move):
        return move.what if isinstance(move, Give) else None

    def receive(self, state, offers):
        state.got.append(offers)


def market():
    return Market(4, [None] * 4, [Asking()])


def test_all_others_are_asked_the_same_clockwise_from_the_asker_whatever_they_hold():
    state = market()
    asked = Asking().asked(state)
    assert list(asked) == [2, 3, 0]
    assert len(set(map(repr, asked.values()))) == 1


def test_offers_are_received_together_in_order_and_who_declined_has_offered_nothing():
    for order in ([0, 2, 3], [3, 2, 0], [2, 0, 3]):
        state = market()
        phase = Asking()
        answers = {0: Give("salt"), 2: Give("bread"), 3: Keep()}
        for seat in order[:-1]:
            phase.play(state, seat, answers[seat])
            assert state.got == []
            assert not phase.asks(state, seat)
        phase.play(state, order[-1], answers[order[-1]])
        assert state.got == [((2, "bread"), (0, "salt"))]
        assert state.answers == [None] * 4


def test_an_offer_that_is_not_ones_own_to_make_is_refused():
    state = market()
    with pytest.raises(Refused, match=r"game\.wrong_move"):
        Asking().play(state, 3, Give("bread"))
    assert state.answers == [None] * 4
    assert not Asking().asks(state, 1)
