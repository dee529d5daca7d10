"""Whole stretches of an evening, and the places where implementations of High Society have gone wrong."""

from __future__ import annotations

import pytest

from mahfel.engine import SplitMix64
from mahfel.games.high_society import game
from mahfel.games.high_society.bots import LEVELS
from mahfel.testing.plugin import paragraph


# -- the acceptance tests of the specification, (a) to (i) -------------------------------------------------------------
@paragraph("high_society-11.3")
def test_a_twelve_less_five_doubled_twice_and_halved_is_fourteen(reckoned):
    account = reckoned([[20], [1], [2]], [["L3", "L9", "passe", "P1", "P2", "scandale"], [], []])["accounts"][0]
    assert account["status"] == 14


@paragraph("high_society-6.1", "high_society-6.3")
def test_b_everybody_passes_and_the_last_seat_has_the_card_for_nothing_and_starts(evening):
    table = evening(seats=5, card="L6", turn=3, rest=["L2"])
    table.play("3 pass", "4 pass", "0 pass", "1 pass")
    assert table.owned(2) == ["L6"]
    assert table.money(2) == 106
    assert table.asked == table.view.starter == 2


@paragraph("high_society-7.2", "high_society-7.4")
def test_c_in_reverse_the_passer_has_the_card_and_all_money_and_the_others_lose_their_bids(evening):
    table = evening(card="passe", turn=0, rest=["L2"])
    table.play("0 bid:3", "1 bid:1+4", "2 pass")
    assert table.owned(2) == ["passe"]
    assert [table.money(seat) for seat in range(3)] == [103, 101, 106]
    assert table.asked == 2


@paragraph("high_society-7.6")
def test_d_a_starter_who_passes_in_reverse_costs_nobody_anything(evening):
    table = evening(card="passe", turn=1)
    table.play("1 pass")
    assert [table.money(seat) for seat in range(3)] == [106] * 3
    assert table.owned(1) == ["passe"]


@paragraph("high_society-8.3", "high_society-8.4")
def test_e_faux_pas_without_a_luxury_then_prestige_then_the_four(evening):
    table = evening(card="faux_pas", turn=1, rest=["P2", "L4"])
    table.play("1 pass", "1 bid:6", "2 pass", "0 pass")
    assert set(table.owned(1)) == {"faux_pas", "P2"}
    table.play("1 bid:8", "2 pass", "0 pass")
    assert table.owned(1) == ["P2"]
    assert set(table.view.discarded) == {"L4", "faux_pas"}
    assert table.money(1) == 92


@paragraph("high_society-4.2", "high_society-10.2")
def test_f_three_prestige_cards_and_scandal_on_top_leave_three_auctions(evening):
    table = evening(card="P3", rest=["P1", "P2", "scandale"])
    for _ in range(3):
        table.play(f"0 bid:{table.view.dark}", "1 pass", "2 pass")
    assert table.view.phase == "over"
    assert table.owned(0) == ["P1", "P2", "P3"]
    assert len(table.told("taken")) == 3


@paragraph("high_society-10.1")
def test_g_prestige_as_the_fourth_dark_card_belongs_to_nobody(evening):
    table = evening(card="scandale", owned=[["P1"], ["P2"], ["L2"]], rest=["P3"])
    table.play("0 pass")
    assert table.view.phase == "over"
    assert not any("P3" in table.owned(seat) for seat in range(3))
    assert table.view.card == "P3"


@paragraph("high_society-11.2")
def test_h_a_tie_for_the_least_money_casts_out_both(reckoned):
    found = reckoned([[1, 2], [3], [4], [6]], [["L10"], ["L9"], ["L2"], ["L1"]])
    assert [account["cast_out"] for account in found["accounts"]] == [True, True, False, False]
    assert found["winners"] == [2]


@paragraph("high_society-12.1", "high_society-12.2", "high_society-12.3")
def test_i_ties_go_to_status_then_money_then_the_finest_luxury_then_are_shared(reckoned):
    poor = [1]
    assert reckoned([[2], [3], poor], [["L9"], ["L8"], []])["decided_by"] == "status"
    assert reckoned([[2], [3], poor], [["L9"], ["L4", "L5"], []])["winners"] == [1]
    assert reckoned([[1, 2], [3], poor], [["L9"], ["L4", "L5"], []])["winners"] == [0]
    assert reckoned([[1, 2], [3], poor], [["P1"], [], ["L5"]])["winners"] == [0, 1]


# -- where others have gone wrong --------------------------------------------------------------------------------------
@paragraph("high_society-8.3")
def test_faux_pas_as_the_very_first_card_opens_no_choice_without_a_card(evening):
    table = evening(seats=4, card="faux_pas")
    table.play("0 pass")
    assert table.view.phase == "auction"
    assert table.told("pending") == [{"seat": 0}]


@paragraph("high_society-8.2")
def test_the_choice_belongs_to_who_took_faux_pas_and_not_to_the_next_on_turn(evening):
    table = evening(card="faux_pas", owned=[["L1", "L2"], ["L3", "L4"], ["L5", "L6"]], bids=[[], [2], [3]], turn=0)
    table.play("0 pass")
    assert table.asked == 0
    assert [game.notate(move) for move in table.state.legal(0)] == ["sacrifice:L1", "sacrifice:L2"]
    assert [len(table.state.legal(seat)) for seat in (1, 2)] == [0, 0]


@paragraph("high_society-10.3")
def test_the_fourth_dark_card_waits_for_the_sacrifice(evening):
    table = evening(card="faux_pas", owned=[["P1", "P2"], ["L3", "L4"], ["P3"]], turn=1, rest=["scandale"])
    table.play("1 pass")
    assert [table.view.phase, table.view.dark] == ["sacrifice", 3]
    table.play("1 sacrifice:L4")
    assert [table.view.phase, table.view.dark] == ["over", 4]
    assert table.view.reckoning[1].status == 3


@paragraph("high_society-5.3")
def test_an_illegal_raise_does_not_give_back_what_was_laid_before(evening):
    table = evening(card="L9", bids=[[10], [12], []], turn=0)
    for line in ("0 bid:1", "0 bid:2", "0 bid:10", "0 bid:25+25"):
        table.refused(line)
        assert table.bid(0) == [10]
        assert table.view.high == 12


@paragraph("high_society-11.4", "high_society-11.5")
def test_neither_rounded_nor_lifted_to_zero(reckoned):
    rows = [["L3", "scandale"], ["L2", "passe"], ["passe", "P1", "P2", "P3"]]
    statuses = [reckoned([[1], [2], [3]], [row, [], []])["accounts"][0]["status"] for row in rows]
    assert statuses == [1.5, -3, -40]


@paragraph("high_society-2.7")
def test_reverse_cards_without_a_dark_edge_do_not_count_down(evening):
    table = evening(card="passe", rest=["faux_pas", "L1"])
    table.play("0 pass", "0 pass")
    assert table.view.dark == 0


@paragraph("high_society-11.3")
def test_passe_is_taken_off_before_the_doubling(reckoned):
    account = reckoned([[1], [2], [3]], [["L8", "passe", "P3"], [], []])["accounts"][0]
    assert account["status"] == 6  # and not 11


@paragraph("high_society-9.2", "high_society-2.1")
def test_the_faces_of_bids_are_open_and_a_full_hand_is_106(evening):
    table = evening(card="L9", bids=[[1, 25], [], []], turn=1)
    assert table.state.view(2).players[0].bid == (1, 25)
    assert table.state.view(2).players[1].money == 106


@paragraph("high_society-5.9", "high_society-7.5")
def test_whoever_receives_the_card_starts_in_both_kinds_of_auction(evening):
    table = evening(card="L9", turn=0, rest=["passe", "L2"])
    table.play("0 bid:1", "1 bid:2", "2 pass", "0 pass")
    assert table.asked == 1
    table.play("1 bid:1", "2 pass")
    assert table.asked == 2


@paragraph("high_society-8.2", "high_society-14.2")
def test_the_least_luxury_goes_by_itself_only_when_time_is_up(evening):
    table = evening(card="faux_pas", owned=[["L2", "L9"], [], []])
    table.play("0 pass")
    assert table.view.phase == "sacrifice"
    table.play("0 sacrifice:L9")
    assert table.owned(0) == ["L2"]


@paragraph("high_society-2.1", "high_society-2.2")
def test_the_money_has_a_six_and_no_five(evening):
    table = evening(card="L9")
    assert table.may("0 bid:6")
    assert table.refused("0 bid:5") == "high_society.no_such_card"
    assert table.refused("0 bid:7") == "high_society.no_such_card"


@paragraph("high_society-14.1")
def test_who_leaves_in_a_reverse_auction_is_given_the_card_and_loses_no_money(evening):
    table = evening(card="scandale", bids=[[4], [6], []], turn=2)
    table.state.play(2, table.ask.default)
    assert table.owned(2) == ["scandale"]
    assert table.money(2) == 106


# -- corners of the reckoning ------------------------------------------------------------------------------------------
@paragraph("high_society-12.4", "high_society-13.2")
def test_all_equally_poor(reckoned):
    hands, owned = [[6], [2, 4], [1, 2, 3]], [["L10"], ["L2"], ["L1"]]
    assert reckoned(hands, owned)["winners"] == []
    assert reckoned(hands, owned, all_tied="nobody_out")["winners"] == [0]


@paragraph("high_society-11.8")
def test_the_only_one_left_wins_below_zero(reckoned):
    found = reckoned([[25], [1], [1]], [["passe", "P1", "scandale"], ["L10"], ["L9"]])
    assert [found["winners"], found["accounts"][0]["status"]] == [[0], -5]


@paragraph("high_society-11.6")
def test_three_prestige_cards_alone_are_nothing(reckoned):
    assert reckoned([[25], [1], [2]], [["P1", "P2", "P3"], ["L10"], []])["accounts"][0]["status"] == 0


# -- positions that cannot be ------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("position", "why"),
    [
        ({"seats": 2}, "3 to 5 players"),
        ({"card": "L11"}, "no status card"),
        ({"bids": [[2], [2], []], "turn": 2}, "two bids are equal"),
        ({"hands": [[2], [], []], "bids": [[2], [], []], "turn": 1}, "both in hand and on the table"),
        ({"owned": [["L3"], ["L3"], []]}, "in two places"),
        ({"owned": [["L3"], [], []], "card": "L3"}, "for sale and cannot be owned"),
        ({"passed": [0], "turn": 0}, "has passed"),
        ({"bids": [[2], [], []], "turn": 0}, "leads"),
        ({"bids": [[2], [3], []], "passed": [1], "turn": 0}, "taken its money back"),
        ({"card": "P3", "owned": [["P1"], ["P2"], ["scandale"]]}, "over at the fourth"),
        ({"card": "L3", "over": True}, "over at the fourth"),
        ({"discarded": ["L3"]}, "together with Faux Pas"),
        ({"discarded": ["L3", "faux_pas", "P1"]}, "only a luxury card"),
        ({"hands": [[5], [], []]}, "no_such_card"),
        ({"hands": [[2], []], "seats": 3}, "are given for 2 seats of 3"),
    ],
)
def test_a_position_that_cannot_be_is_not_arranged(evening, position, why):
    with pytest.raises(ValueError, match=why):
        evening(**position)


# -- whole games -------------------------------------------------------------------------------------------------------
def test_sensible_players_finish_sensible_games():
    policies = [policy for level in LEVELS.values() for policy in level.policies]
    reasons = set()
    for seed in range(60):
        state = game.start(3 + seed % 3, game.read_options({}), SplitMix64(seed))
        chance = SplitMix64(seed)
        while state.asked():
            move = policies[(seed + state.turn) % len(policies)](state.copy(), state.turn, chance)
            assert move in state.legal(state.turn)
            state.play(state.turn, move)
        outcome = state.outcome()
        reasons.add(outcome.decided_by)
        assert max(outcome.scores) >= 10
    assert "status" in reasons
