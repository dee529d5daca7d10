"""Ballots: counts, ties, pluralities, majorities and abstentions."""

from __future__ import annotations

from dataclasses import dataclass, field

import pytest

from mahfel.engine import Ask, Listed, Move
from mahfel.kit.ballot import Ballot, tally


def test_votes_are_counted_in_the_order_of_the_candidates():
    found = tally((0, 1, 2), [1, 1, 2, None, None])
    assert found.counts == ((0, 0), (1, 2), (2, 1))
    assert (found.abstained, found.cast) == (2, 3)
    assert (found.votes(1), found.votes(7)) == (2, 0)


@pytest.mark.parametrize(
    ("votes", "first", "plurality", "majority"),
    [
        ([1, 1, 2], (1,), 1, 1),
        ([1, 1, 2, 2], (1, 2), None, None),
        ([1, 1, 2, 0], (1,), 1, None),
        ([0], (0,), 0, 0),
        ([None, None], (), None, None),
        ([], (), None, None),
        ([0, 1, 2], (0, 1, 2), None, None),
        ([1, 1, None, None, None], (1,), 1, 1),
    ],
)
def test_ties_pluralities_and_majorities(votes, first, plurality, majority):
    found = tally((0, 1, 2), votes)
    assert (found.first, found.plurality, found.majority) == (first, plurality, majority)


def test_seat_nought_is_a_candidate_like_any_other():
    assert tally((0, 1), [0, 0, 1]).plurality == 0
    assert tally((0, 1), [0, 0, 1]).majority == 0


def test_a_vote_for_what_does_not_stand_is_an_error():
    with pytest.raises(ValueError, match=r"do(es)? not stand"):
        tally(("stop",), ["go"])


class For(Move, frozen=True, tag="for", tag_field="type"):
    whom: int | None = None


@dataclass
class Village:
    seats: int
    answers: list
    counted: list = field(default_factory=list)


class Poll(Ballot[Village], frozen=True, tag="poll"):
    def voters(self, state):
        return (2, 0, 1)

    def standing(self, state):
        return (0, 1, 2)

    def to_vote(self, state):
        return Ask("vote", For(None), "village-1.1", pace="window")

    def choices(self, state, seat):
        return Listed((For(None), *(For(other) for other in range(3) if other != seat)))

    def voted(self, move):
        return move.whom

    def counted(self, state, result):
        state.counted.append(result)


def test_a_ballot_is_sealed_and_its_order_changes_nothing():
    results = set()
    for order in ([0, 1, 2], [2, 1, 0], [1, 0, 2]):
        state = Village(3, [None] * 3)
        votes = {0: For(2), 1: For(2), 2: For(None)}
        for seat in order:
            assert state.counted == []
            Poll().play(state, seat, votes[seat])
        (result,) = state.counted
        results.add(result)
        assert state.answers == [None] * 3
    assert [(result.plurality, result.abstained) for result in results] == [(2, 1)]
