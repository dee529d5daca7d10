"""Sections 5 and 6 of the rulebook: bidding, passing, winning, and the card that nobody wants."""

from __future__ import annotations

import pytest

from mahfel.engine import SplitMix64
from mahfel.games.high_society import game
from mahfel.games.high_society.moves import Bid
from mahfel.testing import cases, walk
from mahfel.testing.plugin import paragraph


@paragraph("high_society-5.1")
def test_on_your_turn_you_bid_or_pass(evening):
    table = evening(card="L7")
    assert table.ask.kind == "bid"
    assert {type(move).__name__ for move in table.state.legal(0)} == {"Pass", "Bid"}
    assert len(table.state.legal(0)) == 2**11  # every non-empty part of eleven cards, and the pass
    assert table.refused("0 sacrifice:L7") == "game.wrong_move"


@paragraph("high_society-5.2", "high_society-15.6")
def test_a_bid_lays_cards_openly_and_its_total_must_be_higher(evening):
    table = evening(card="L7")
    assert table.play("0 bid:2+4") == [{"type": "bid", "seat": 0, "cards": (2, 4), "total": 6}]
    assert [table.view.high, table.view.leader, table.bid(0)] == [6, 0, [2, 4]]
    assert table.refused("1 bid:6") == "high_society.too_low"
    assert table.refused("1 bid:1+4") == "high_society.too_low"
    assert table.may("1 bid:1+6")
    assert not table.may("1 bid:6")
    table.play("1 bid:1+6")
    assert [table.view.high, table.view.leader, table.view.least] == [7, 1, 8]


@paragraph("high_society-5.3")
def test_a_raise_adds_cards_and_counts_with_those_already_lying(evening):
    table = evening(card="L7", bids=[[6], [8], []], turn=2)
    table.play("2 pass")
    assert table.refused("0 bid:2") == "high_society.too_low"
    assert table.refused("0 bid:6+10") == "high_society.not_your_money"
    table.play("0 bid:3")
    assert table.bid(0) == [3, 6]
    assert table.view.high == 9
    assert 6 not in table.hand(0)


@paragraph("high_society-5.3")
def test_a_refused_raise_leaves_the_money_where_it_lies(evening):
    table = evening(card="L7", bids=[[6], [8], []], turn=0)
    assert table.refused("0 bid:1") == "high_society.too_low"
    assert table.bid(0) == [6]
    assert table.view.high == 8


@paragraph("high_society-5.4")
def test_there_is_no_bid_of_zero_and_no_limit_to_a_raise(evening):
    table = evening(card="L1")
    assert table.refused("0 bid", {"type": "bid", "cards": []}) == "high_society.empty_bid"
    assert table.view.least == 1
    assert table.may("0 bid:1")
    table.play("0 bid:1+2+3+4+6+8+10+12+15+20+25")
    assert table.view.high == 106


@paragraph("high_society-5.4")
@pytest.mark.parametrize(
    ("cards", "code"),
    [
        ([5], "high_society.no_such_card"),
        ([0], "high_society.no_such_card"),
        ([-1], "high_society.no_such_card"),
        ([2, 2], "high_society.repeated_card"),
        ([4, 2], "high_society.unsorted"),
        ([1], "high_society.not_your_money"),
    ],
)
def test_a_bid_that_cannot_be_is_refused_with_its_own_reason(evening, cards, code):
    table = evening(card="L1", hands=[[2, 3, 4], [1], [1]])
    assert table.refused("0 -", {"type": "bid", "cards": cards}) == code


@paragraph("high_society-5.5", "high_society-15.7")
def test_who_passes_takes_the_money_back_and_cannot_return(evening):
    table = evening(seats=4, card="L7", bids=[[6], [8], [10], []], turn=0)
    assert table.play("0 pass") == [{"type": "passed", "seat": 0, "took_back": 6}]
    assert table.bid(0) == []
    assert table.money(0) == sum(table.hand(0)) == 106
    assert table.view.players[0].passed
    assert table.refused("0 bid:25") == "game.not_asked"
    order = []
    for raised in ("12", "12", "25", "25"):
        order.append(table.asked)
        table.play(f"{table.asked} bid:{raised}")
    assert order == [1, 2, 3, 1]


@paragraph("high_society-5.6")
def test_who_cannot_beat_the_bid_can_only_pass(evening):
    table = evening(card="L7", hands=[[1, 2, 3], [4], [25]], bids=[[], [10], []], turn=0)
    assert [game.notate(move) for move in table.state.legal(0)] == ["pass"]
    assert table.refused("0 bid:1+2+3") == "high_society.too_low"


@paragraph("high_society-5.6")
def test_a_player_without_money_takes_part_and_may_win_a_free_card(evening):
    table = evening(card="L7", hands=[[1], [2], []], turn=0)
    table.play("0 pass", "1 pass")
    assert table.owned(2) == ["L7"]
    table = evening(card="L7", hands=[[], [2], [3]], turn=0)
    assert table.asked == 0
    assert [game.notate(move) for move in table.state.legal(0)] == ["pass"]


@paragraph("high_society-5.7")
def test_the_last_one_left_takes_the_card_without_another_turn_and_pays(evening):
    table = evening(card="L7", bids=[[6], [8], []], turn=2)
    made = table.play("2 pass", "0 pass")
    assert {"type": "taken", "seat": 1, "card": "L7", "price": 8} in made
    assert table.owned(1) == ["L7"]
    assert [table.money(seat) for seat in range(3)] == [106, 98, 106]
    assert 8 not in table.hand(1)
    assert [table.bid(seat) for seat in range(3)] == [[], [], []]


@paragraph("high_society-5.8")
def test_nobody_is_asked_to_raise_their_own_bid():
    for case in cases(game, 30, seed=900):
        for position in walk(case):
            view = position.state.view(None)
            if view.phase == "auction" and view.leader is not None:
                assert view.leader not in position.state.asked()


@paragraph("high_society-5.9")
def test_the_winner_shows_the_card_and_starts_the_next_round(evening):
    table = evening(card="L7", bids=[[6], [8], []], turn=2, rest=["L2"])
    table.play("2 pass", "0 pass")
    assert table.view.card == "L2"
    assert table.view.starter == table.asked == 1


@paragraph("high_society-5.10")
def test_the_last_player_cannot_refuse_a_card_that_does_harm(evening):
    table = evening(card="P1", owned=[[], [], ["passe"]], turn=0)
    table.play("0 pass", "1 pass")
    assert set(table.owned(2)) == {"passe", "P1"}
    table = evening(card="L9", owned=[[], [], ["faux_pas"]], turn=0)
    table.play("0 pass", "1 pass")
    assert table.owned(2) == []


@paragraph("high_society-5.11")
def test_the_example_of_the_yacht(example):
    found = example("5.11")
    taken = [event for event in found["events"] if event["type"] == "taken"]
    assert taken == [{"type": "taken", "seat": 1, "card": "L7", "price": 11}]
    assert [player["money"] for player in found["after"]["players"]] == [106, 95, 106]


@paragraph("high_society-6.1")
@pytest.mark.parametrize("starter", [0, 1, 2])
def test_when_nobody_bids_the_last_one_gets_the_card_for_free(evening, starter):
    table = evening(card="L10", turn=starter)
    table.play(f"{starter} pass", f"{(starter + 1) % 3} pass")
    last = (starter + 2) % 3
    assert table.told("taken") == [{"seat": last, "card": "L10", "price": 0}]
    assert table.money(last) == 106


@paragraph("high_society-6.2")
def test_a_free_card_is_never_won_when_somebody_has_bid():
    for case in cases(game, 60, seed=500):
        told = []
        *_, last = walk(case)
        case.replay(last.moves, told.append)
        bids_lie = set()
        told = []
        state = case.start(told.append)
        for seat, text in last.moves:
            told.clear()
            state.tell = told.append
            move = game.parse(text)
            leader = state.view(None).leader
            if isinstance(move, Bid):
                bids_lie.add(seat)
                leader = seat
            state.play(seat, move)
            for event in told:
                seen = event.seen_by(None)
                if seen["type"] == "taken":
                    assert (seen["price"] == 0) == (not bids_lie)
                    assert not bids_lie or seen["seat"] == leader
                if seen["type"] == "revealed":
                    bids_lie = set()


@paragraph("high_society-6.3")
def test_who_receives_a_free_card_starts_the_next_round(evening):
    table = evening(card="L10", turn=1, rest=["L3"])
    table.play("1 pass", "2 pass")
    assert table.view.starter == table.asked == 0


@paragraph("high_society-6.4")
def test_the_example_of_the_perfume(example):
    found = example("6.4")
    assert {"type": "taken", "seat": 0, "card": "L2", "price": 0} in found["events"]
    assert found["after"]["starter"] == 0


def test_the_leader_is_always_the_winner_in_thousands_of_auctions():
    for seed in range(300):
        state = game.start(4, game.read_options({}), SplitMix64(seed))
        chance = SplitMix64(seed)
        while state.asked():
            seat = state.turn
            before = state.view(None)
            state.play(seat, state.legal(seat).sample(chance))
            after = state.view(None)
            if before.card != after.card and before.phase == "auction" and before.card[0] in "LP":
                winner = next(place for place in range(4) if after.starter == place)
                assert before.leader in (None, winner)
