"""The vectors of the specification, by their numbers."""

from __future__ import annotations

import pytest

from mahfel.testing.plugin import paragraph


@paragraph("maloun-5.3", "maloun-5.4")
def test_m1_an_honest_barista_without_a_fitting_card_is_offered_nothing_the_maloun_both(cafe):
    table = cafe("latte1 latte2", "tea2x mocha1", maloun=0)
    table.play("0 request:tea")
    assert table.moves(1) == ["decline"]
    table = cafe("latte1 latte2", "tea2x mocha1", maloun=1)
    table.play("0 request:tea")
    assert table.moves(1) == ["decline", "offer:mocha1", "offer:tea2x"]


@paragraph("maloun-5.2")
def test_m2_of_two_named_drinks_a_donor_gives_one_card_not_both(cafe):
    table = cafe("latte1 latte2", "tea1 juice4 mocha2")
    table.play("0 request:tea+juice")
    assert table.moves(1) == ["decline", "offer:tea1", "offer:juice4"]
    table.play("1 offer:tea1")
    assert table.refused("1 offer:juice4") == "game.not_asked"


@paragraph("maloun-5.5", "maloun-6.2")
def test_m3_three_donors_draw_before_the_pick_and_two_leftovers_are_burnt(cafe):
    table = cafe("latte1 latte2", "tea1 juice1", "tea2 juice1", "tea3 juice1", deck="mocha1 mocha2 mocha3")
    table.play("0 request:tea; 1 offer:tea1; 2 offer:tea2; 3 offer:tea3")
    assert table.told("drew") == [{"seat": seat, "count": 1} for seat in (1, 2, 3)]
    assert [table.hand(seat)[0] for seat in (1, 2, 3)] == ["mocha1", "mocha2", "mocha3"]
    assert len(table.state.burnt) == 0
    assert table.kind == "pick"
    table.play("0 pick:2")
    assert len(table.state.burnt) == 2
    assert table.counts == [3, 2, 2, 2]


@paragraph("maloun-5.6")
def test_m4_without_a_donor_the_requester_draws_and_nothing_is_burnt(cafe):
    table = cafe("latte1 latte2", deck="juice5")
    table.play("0 request:tea; * decline")
    assert table.hand(0) == ["latte1", "latte2", "juice5"]
    assert len(table.state.burnt) == 0
    assert table.state.turn == 1


@paragraph("maloun-7.1", "maloun-7.2", "maloun-7.3")
def test_m5_latte_1_2_4_with_two_waters_is_a_set_spoiled_lattes_and_five_waters_are_not(cafe):
    table = cafe("latte1 latte2 latte4 water water tea1 tea2")
    assert table.moves(0, "build") == ["build:latte/3+5"]
    table = cafe("latte1x latte2x latte3x latte4x latte5x tea1 tea2")
    assert table.moves(0, "build") == []
    assert table.refused("0 build:latte") == "maloun.set_incomplete"
    table = cafe("water water water water water tea1 tea2")
    assert table.refused("0 build:tea/1+2+3+4+5") == "maloun.set_all_water"


@pytest.mark.parametrize(("named", "end"), [(2, ((0,), "accused", "right")), (1, ((2,), "accused", "wrong"))])
@paragraph("maloun-12.6", "maloun-12.7")
def test_m9_an_ordinary_finisher_wins_alone_by_the_right_name_and_the_maloun_alone_by_a_wrong_one(cafe, named, end):
    table = cafe("latte1 latte2 latte3 latte4 latte5 tea1 tea2", maloun=2, laid=["mocha"])
    table.play(f"0 build:latte; 0 continue; * ready; * vote:none; 0 accuse:{named}")
    assert table.end == end


@paragraph("maloun-12.2")
def test_m10_a_maloun_who_finishes_wins_whomever_he_accuses(cafe):
    for named in (1, 2, 3):
        table = cafe("latte1 latte2 latte3 latte4 latte5 tea1 tea2", maloun=0, laid=["mocha"])
        table.play(f"0 build:latte; 0 continue; * ready; * vote:none; 0 accuse:{named}")
        assert table.end == ((0,), "maloun_finished", "")


@paragraph("maloun-13.6", "maloun-13.11", "maloun-13.13")
def test_m12_a_fourth_positive_saves_the_cafe_although_the_last_negative_is_due(cafe):
    table = cafe("latte1 latte2", "tea2x mocha1", mode="crisis", negatives=11, positives=[3, 0, 0, 0])
    table.play("0 request:tea; 1 offer:tea2x; * decline; 0 pick:1")
    assert table.end == ((0,), "saved", "positives")
    assert table.state.negatives == 11


@paragraph("maloun-13.8", "maloun-9.1")
def test_m14_a_player_robbed_down_to_one_card_is_refilled_with_four(cafe):
    burnt = "mocha1 mocha2 mocha3 mocha4 mocha5"
    table = cafe("latte1 latte2", "tea2 tea3", mode="crisis", positives=[1, 0, 0, 0], burnt=burnt)
    table.play("0 spend:1/2")
    assert table.counts[:2] == [3, 5]
    assert table.told("refilled") == [{"seat": 1, "count": 4, "deck": 0}]
    assert table.hand(1)[:4] == ["mocha1", "mocha2", "mocha3", "mocha4"]
    assert table.top(1) == ["mocha5"]
