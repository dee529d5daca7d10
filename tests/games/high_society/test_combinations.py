"""What the rules of auctions and of Faux Pas say only together. Each position is looked at from every seat.

``position`` is ``evening`` with that look before and after each move: see ``looked_at`` in conftest.
"""

from __future__ import annotations

import pytest

from mahfel.games.high_society import game
from mahfel.testing.plugin import paragraph

MONEY = [1, 2, 3, 4, 6, 8, 10, 12, 15, 20, 25]
ALL = "bid:" + "+".join(map(str, MONEY))


# -- money that does not suffice ---------------------------------------------------------------------------------------
@paragraph("high_society-7.7", "high_society-7.6")
def test_a_starter_without_any_money_has_to_take_the_disgrace_card_at_once(position):
    table = position(card="scandale", hands=[[4, 6], [], [1]], turn=1, rest=["L2"])
    assert [game.notate(move) for move in table.state.legal(1)] == ["pass"]
    table.play("1 pass")
    assert table.owned(1) == ["scandale"]
    assert [table.money(seat) for seat in range(3)] == [10, 0, 1]
    assert table.asked == table.view.starter == 1


@paragraph("high_society-5.6", "high_society-6.1")
def test_when_nobody_has_money_the_card_goes_for_nothing_to_the_last_in_turn(position):
    table = position(card="L10", hands=[[], [], [], []], turn=2)
    table.play("2 pass", "3 pass", "0 pass")
    assert table.owned(1) == ["L10"]
    assert table.told("taken") == [{"seat": 1, "card": "L10", "price": 0}]


@paragraph("high_society-5.6", "high_society-5.7")
def test_when_all_others_can_only_pass_the_one_who_bid_takes_the_card_for_the_bid(position):
    table = position(card="L8", hands=[[25, 20], [1, 2], [], [3]], turn=0)
    table.play("0 bid:25")
    for seat in (1, 2, 3):
        assert table.asked == seat
        assert [game.notate(move) for move in table.state.legal(seat)] == ["pass"]
        table.play(f"{seat} pass")
    assert table.owned(0) == ["L8"]
    assert table.money(0) == 20


@paragraph("high_society-7.7")
def test_in_reverse_the_first_who_cannot_raise_has_the_card_though_others_could_not_either(position):
    table = position(card="passe", hands=[[25], [2], [1], [3]], turn=0)
    table.play("0 bid:25", "1 pass")
    assert table.owned(1) == ["passe"]
    assert [table.money(seat) for seat in range(4)] == [0, 2, 1, 3]


@paragraph("high_society-5.4", "high_society-5.6")
def test_a_bid_of_everything_leaves_the_others_only_the_pass(position):
    table = position(card="P2", turn=1)
    table.play(f"1 {ALL}", "2 pass", "0 pass")
    assert table.owned(1) == ["P2"]
    assert table.hand(1) == []
    table.play("1 pass", "2 bid:1", "0 pass")
    assert table.asked == 2


@paragraph("high_society-7.4", "high_society-7.7")
def test_in_reverse_all_money_may_be_lost_to_be_spared(position):
    table = position(card="faux_pas", turn=0, owned=[["L9"], [], []])
    table.play("0 bid:10", f"1 {ALL}", "2 pass")
    assert [table.money(seat) for seat in range(3)] == [96, 0, 106]
    assert table.told("pending") == [{"seat": 2}]
    assert table.owned(0) == ["L9"]


@paragraph("high_society-5.2", "high_society-5.4")
def test_the_bids_on_offer_are_all_parts_of_the_hand_that_beat_the_highest_and_never_more_than_2047(position):
    table = position(card="L1", bids=[[4], [6], []], turn=2)
    offered = [move.cards for move in table.state.legal(2) if move != game.parse("pass")]
    parts = [[value for place, value in enumerate(MONEY) if part >> place & 1] for part in range(1, 2**11)]
    assert sorted(map(list, offered)) == sorted(part for part in parts if sum(part) > 6)
    assert len(position(card="L1").state.legal(0)) == 1 + 2047


# -- one auction after another -----------------------------------------------------------------------------------------
@paragraph("high_society-5.5", "high_society-4.4")
def test_who_passed_in_one_round_is_asked_again_in_the_next(position):
    table = position(card="L3", rest=["passe", "L5"], turn=0)
    table.play("0 pass", "1 bid:2", "2 pass")
    assert not any(player.passed for player in table.view.players)
    table.play("1 bid:1", "2 bid:2", "0 bid:3", "1 pass")
    assert table.owned(1) == ["L3", "passe"]
    assert not any(player.passed for player in table.view.players)
    assert [table.view.high, table.view.leader, table.asked] == [0, None, 1]


@paragraph("high_society-5.2", "high_society-5.7")
def test_a_round_goes_on_past_those_who_have_passed(position):
    table = position(seats=5, card="P3", turn=0)
    table.play("0 bid:1", "1 pass", "2 bid:2", "3 pass", "4 bid:3", "0 bid:4", "2 pass", "4 bid:6", "0 pass")
    assert table.owned(4) == ["P3"]
    assert [table.money(seat) for seat in range(5)] == [106, 106, 106, 106, 97]


@paragraph("high_society-5.7")
def test_money_spent_never_comes_back(position):
    table = position(card="L3", rest=["passe", "L5"], turn=0)
    table.play("0 bid:25", "1 pass", "2 pass")
    assert not table.may("0 bid:25")
    assert table.refused("0 bid:25") == "high_society.not_your_money"
    table.play("0 bid:20", "1 pass")
    assert table.hand(0) == [1, 2, 3, 4, 6, 8, 10, 12, 15]
    assert table.view.players[0].hand_count == 9


# -- Faux Pas and the cards beside it ----------------------------------------------------------------------------------
@paragraph("high_society-8.4", "high_society-8.5", "high_society-6.1")
def test_pending_a_free_prestige_card_stays_and_the_free_luxury_after_it_goes(position):
    table = position(card="P1", owned=[["L2"], [], ["faux_pas"]], turn=0, rest=["L10", "L3"])
    table.play("0 pass", "1 pass")
    assert table.owned(2) == ["P1", "faux_pas"]
    assert table.view.players[2].pending_faux_pas
    table.play("2 pass", "0 pass")
    assert table.owned(1) == ["L10"]
    table.play("1 pass", "2 bid:1", "0 pass")
    assert table.owned(2) == ["P1"]
    assert table.view.discarded == ("L3", "faux_pas")
    assert not table.view.players[2].pending_faux_pas


@paragraph("high_society-8.3", "high_society-8.2")
def test_pending_is_no_choice_even_where_the_next_luxury_is_the_finest(position):
    table = position(card="L10", owned=[["faux_pas", "P1", "P2"], [], []], turn=0, rest=["L1"])
    table.play("0 bid:25", "1 pass", "2 pass")
    assert table.view.phase == "auction"
    assert table.told("forfeited") == [{"seat": 0, "card": "L10"}]
    assert table.told("sacrificed") == []
    assert [table.money(0), table.asked] == [81, 0]
    table.play("0 bid:1", "1 pass", "2 pass")
    assert table.owned(0) == ["L1", "P1", "P2"]


@paragraph("high_society-8.2")
def test_a_seat_with_one_luxury_among_prestige_and_disgraces_loses_just_that_one(position):
    table = position(card="faux_pas", owned=[["L1"], ["L7", "P1", "P2", "passe", "scandale"], []], turn=1, rest=["L9"])
    made = table.play("1 pass")
    assert [event["type"] for event in made] == ["passed", "disgraced", "sacrificed", "revealed"]
    assert table.owned(1) == ["P1", "P2", "passe", "scandale"]
    assert table.view.phase == "auction"


@paragraph("high_society-8.2", "high_society-10.1", "high_society-10.3")
@pytest.mark.parametrize("fourth", ["scandale", "P3"])
def test_the_fourth_dark_edge_right_after_a_sacrifice_that_went_by_itself(position, fourth):
    dark = [card for card in ("P1", "P2", "P3", "scandale") if card != fourth]
    table = position(card="faux_pas", owned=[["L7"], dark, ["L1"]], turn=0, bids=[[], [], [4]], rest=[fourth])
    made = table.play("0 pass")
    kinds = [event["type"] for event in made]
    assert kinds[:6] == ["passed", "disgraced", "lost", "sacrificed", "revealed", "ended"]
    assert table.view.phase == "over"
    assert table.owned(0) == []
    assert [account.status for account in table.view.reckoning] == [0, 0, 1]


@paragraph("high_society-8.6", "high_society-10.1")
def test_the_fourth_dark_edge_right_after_faux_pas_came_to_one_without_a_luxury(position):
    table = position(card="faux_pas", owned=[["P1"], ["P2", "L2"], ["P3"]], turn=0, rest=["scandale"])
    table.play("0 pass")
    assert table.view.phase == "over"
    assert table.owned(0) == ["P1", "faux_pas"]
    assert table.view.reckoning[0].status == 0
    assert table.view.players[0].pending_faux_pas


@paragraph("high_society-8.2", "high_society-8.7")
def test_after_the_sacrifice_the_next_luxury_is_kept(position):
    table = position(card="faux_pas", owned=[["L4", "L6"], [], []], turn=0, rest=["L5"])
    table.play("0 pass", "0 sacrifice:L4", "0 bid:1", "1 pass", "2 pass")
    assert table.owned(0) == ["L5", "L6"]
    assert table.view.discarded == ("L4", "faux_pas")


@paragraph("high_society-8.2", "high_society-9.1")
def test_during_a_sacrifice_everybody_sees_whose_choice_it_is_and_that_nothing_is_pending(position):
    table = position(seats=4, card="faux_pas", owned=[[], [], ["L4", "L6"], []], bids=[[3], [4], [], [2]], turn=2)
    table.play("2 pass")
    view = table.view
    assert [view.phase, view.turn, view.starter, view.high, view.leader] == ["sacrifice", 2, 2, 0, None]
    assert not any(player.pending_faux_pas for player in view.players)
    assert [player.bid for player in view.players] == [(), (), (), ()]
