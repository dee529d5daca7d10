"""The two toys over their full trees: every deal, every move, every order of answers, every draw."""

from __future__ import annotations

from collections import Counter, deque
from fractions import Fraction

import pytest

from mahfel.engine import Ask, Scripted
from mahfel.testing import THOROUGH, Broken, cases, checks_of, walk
from mahfel.testing.full_tree import all_draws, deals, nodes, perft, shares
from mahfel.testing.interleavings import answers_are_sealed, combinations_of, in_window, orders
from mahfel.testing.laws import asks_are_answerable, copy_is_independent, view_is_enough, views_return
from mahfel.testing.random_play import invariant, moves_are_sets
from mahfel.testing.toys import TOYS, coin_auction, two_card_coup
from mahfel.testing.toys.two_card_coup.moves import WORDS
from mahfel.testing.toys.two_card_coup.phases import Turn

PLAIN = {toy: toy.read_options({}) for toy in TOYS}

toys = pytest.mark.parametrize(
    ("toy", "seats"), [pytest.param(toy, seats, id=f"{toy.meta.key}-{seats}") for toy in TOYS for seats in (2, 3)]
)


def every_node(toy, seats, effort):
    """All nodes of the trees of two; of those of three the upper ones and every fifth below, or all of them."""
    for number, (depth, position) in enumerate(nodes(toy, seats, PLAIN[toy], any_order=False)):
        if seats == 2 or depth < 4 or number % 5 == 0 or effort == THOROUGH:
            yield depth, position


def test_all_draws_are_each_way_that_chance_can_fall():
    def run(chance):
        first = chance.below(3)
        return (first, chance.below(2)) if first == 1 else (first,)

    found = dict(all_draws(run))
    third, sixth = Fraction(1, 3), Fraction(1, 6)
    assert found == {(0,): third, (1, 0): sixth, (1, 1): sixth, (2,): third}
    assert dict(all_draws(lambda chance: "no draw")) == {"no draw": 1}


@pytest.mark.parametrize(
    ("toy", "seats", "any_order", "counts"),
    [
        (coin_auction, 2, True, (6, 36, 108, 432, 864, 1728, 1728)),
        (coin_auction, 3, False, (6, 18, 54, 162, 324, 648, 1296, 1296, 1296, 1296)),
        (two_card_coup, 2, True, (24, 48, 156, 204, 360, 468, 324)),
        (
            two_card_coup,
            3,
            True,
            (24, 48, 144, 408, 936, 2184, 4152, 6552, 9656, 10840, 11008, 8256, 6720, 2688, 1536),
        ),
    ],
    ids=lambda value: getattr(getattr(value, "meta", None), "key", None),
)
def test_the_number_of_nodes_at_each_depth(toy, seats, any_order, counts):
    assert perft(toy, seats, PLAIN[toy], any_order=any_order) == counts


def test_the_counts_of_the_auction_are_those_of_pencil_and_paper():
    deals_, rounds, count = 6, (3, 2, 1), 6
    expected = [deals_]
    for coins in rounds:
        for asked in (2, 1):
            count *= asked * coins
            expected.append(count)
    assert perft(coin_auction, 2, PLAIN[coin_auction]) == tuple(expected)


@toys
def test_every_node_keeps_the_laws(toy, seats, effort):
    checks = checks_of(toy)
    ends = Counter()
    for depth, position in every_node(toy, seats, effort):
        views_return(position)
        view_is_enough(position)
        copy_is_independent(position)
        asks_are_answerable(position)
        moves_are_sets(position)
        invariant(position, checks)
        outcome = position.state.outcome()
        if outcome is not None:
            ends[outcome.reason] += 1
        assert depth <= toy.meta.max_decisions
    assert set(ends) == set(toy.end_reasons)


@toys
def test_in_every_window_no_order_and_no_sealed_answer_matters(toy, seats, effort):
    windows = 0
    for _, position in every_node(toy, seats, effort):
        answering = in_window(position.state)
        if len(answering) > 1:
            windows += 1
            for answers in combinations_of(position, answering):
                orders(position, answers)
            answers_are_sealed(position, answering)
    assert windows > 0 or (toy, seats) == (two_card_coup, 2)


@toys
def test_imagined_worlds_are_exactly_the_deals_that_the_view_allows(toy, seats):
    first = [(state, chance) for state, chance in deals(toy, seats, PLAIN[toy])]
    for viewer in (*range(seats), None):
        by_view = {}
        for state, chance in first:
            worlds = by_view.setdefault(state.view(viewer), Counter())
            worlds[arrangement(state)] += chance
        for view, worlds in by_view.items():
            imagined = Counter()
            for world, chance in all_draws(lambda chance, view=view: toy.imagine(view, chance)):
                imagined[arrangement(world)] += chance
            total = sum(worlds.values())
            assert imagined == {world: chance / total for world, chance in worlds.items()}


def arrangement(state):
    """All of a position but its chance."""
    return repr({name: value for name, value in state.plain().items() if name != "chance"})


@pytest.mark.parametrize(
    ("toy", "seats", "exact"),
    [
        (coin_auction, 2, (Fraction(1, 2), Fraction(1, 2))),
        (two_card_coup, 2, (Fraction(77, 128), Fraction(51, 128))),
        (two_card_coup, 3, (Fraction(7475, 16384), Fraction(10577, 32768), Fraction(7241, 32768))),
    ],
    ids=lambda value: getattr(getattr(value, "meta", None), "key", None),
)
def test_random_play_wins_as_often_as_the_whole_tree_says(toy, seats, exact):
    assert shares(toy, seats, PLAIN[toy]) == exact
    wins = [Fraction(0)] * seats
    games = [case for case in cases(toy, 3000, seed=10) if case.seats == seats]
    for case in games:
        *_, last = walk(case, habit=0)
        wins = [won + Fraction(share) for won, share in zip(wins, last.state.outcome().payoffs(), strict=True)]
    for won, share in zip(wins, exact, strict=True):
        spread = (float(share * (1 - share)) / len(games)) ** 0.5
        assert abs(float(won) / len(games) - float(share)) < 4 * spread


def test_a_fault_in_one_leaf_is_found(monkeypatch):
    def asked(self, state):
        if state.coins == [2, 2]:
            return {state.turn: Ask("turn", WORDS["doubt"], "two_card_coup-2.1")}
        return honest(self, state)

    honest = Turn.asked
    monkeypatch.setattr(Turn, "asked", asked)
    with pytest.raises(Broken, match="the default is a legal move"):
        deque(
            (asks_are_answerable(position) for _, position in nodes(two_card_coup, 2, PLAIN[two_card_coup])), maxlen=0
        )


def test_scripts_of_deals_are_those_of_the_engine():
    assert len(list(deals(coin_auction, 2, PLAIN[coin_auction]))) == 6
    one = coin_auction.start(2, PLAIN[coin_auction], Scripted([0, 0]))
    assert one.prizes in {state.prizes for state, _ in deals(coin_auction, 2, PLAIN[coin_auction])}
