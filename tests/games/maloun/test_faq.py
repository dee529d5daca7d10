"""The 28 answers of the printed questions, each as a test."""

from __future__ import annotations

import pytest

from mahfel.games.maloun import game
from mahfel.testing.plugin import paragraph

LAST = "latte1 latte2 latte3 latte4 latte5 tea1 tea2"


@paragraph("maloun-5.4", "maloun-5.1")
def test_01_the_maloun_need_not_sabotage_at_all(cafe):
    table = cafe("latte1 latte2", "tea2x mocha1x tea4", maloun=1)
    table.play("0 request:tea")
    assert {"decline", "offer:tea4", "offer:tea2x"} <= set(table.moves(1))
    table.play("1 offer:tea4; * decline; 0 pick:1")
    assert "tea4" in table.hand(0)


@paragraph("maloun-1.1", "maloun-6.4")
def test_02_the_maloun_can_bring_others_under_suspicion(cafe):
    table = cafe("latte1 latte2", "tea2x mocha1", "tea4 mocha1", maloun=1)
    table.play("0 request:tea; 1 offer:tea2x; 2 offer:tea4; 3 decline; 0 pick:1")
    bad = table.hand(0)[-1] == "tea2x"
    # The bad card proves only that it is one of the two donors; a good one proves nothing.
    assert table.state.view(0).suspects == ((1, 2) if bad else (1, 2, 3))


@paragraph("maloun-4.3", "maloun-14.1")
def test_03_one_may_claim_a_card_that_one_lacks(cafe):
    table = cafe("latte1 latte2", maloun=2)
    assert table.may("0 request:juice")  # nothing of it in hand
    assert table.state.channels(0).write == ("table",)


@paragraph("maloun-7.2", "maloun-2.2")
def test_04_only_healthy_drinks_build_sets(cafe):
    table = cafe("latte1 latte2 latte3 latte4 latte5x tea1 tea2")
    assert table.moves(0, "build") == []
    table = cafe("latte1 latte2 latte3 latte4 latte5 tea1 tea2")
    assert table.moves(0, "build") == ["build:latte"]


@paragraph("maloun-14.1", "maloun-14.2")
def test_05_everybody_may_say_anything_of_the_own_hand_and_no_move_shows_a_card(cafe):
    table = cafe("latte1 latte2")
    assert all("show" not in kind.__struct_config__.tag for kind in game.move_types)
    assert all(table.state.channels(seat).write == ("table",) for seat in range(4))


@paragraph("maloun-14.1")
def test_06_all_may_talk_in_every_state_also_while_offers_are_sealed(cafe):
    table = cafe(LAST, laid=["mocha"])
    table.play("0 request:tea; 1 decline")
    assert all("table" in table.state.channels(seat).write for seat in range(4))
    table.play("* decline")
    table = cafe(LAST, laid=["mocha"])
    for step in ("0 build:latte", "0 continue", "* ready", "* vote:none"):
        table.play(step)
        assert all("table" in table.state.channels(seat).write for seat in range(4))


@paragraph("maloun-12.8")
def test_07_an_accusation_during_the_game_is_talk_and_roles_stay_hidden(cafe):
    table = cafe("latte1 latte2", maloun=2)
    assert table.refused("0 accuse:2") == "game.wrong_move"
    for viewer in (0, 1, 3, None):
        assert all(player.role != "maloun" for player in table.state.view(viewer).players)


@paragraph("maloun-14.3")
def test_08_no_moderator_is_asked_for_anything(fresh):
    table = fresh(4)
    assert set(table.state.asked()) == {0, 1, 2, 3}


@paragraph("maloun-4.3", "maloun-8.2", "maloun-5.2")
def test_09_one_or_two_drinks_three_with_the_reward_and_always_one_card_a_donor(cafe):
    table = cafe("latte1 latte2", "tea1 juice2 mocha3")
    assert table.refused("0 request:tea+juice+mocha") == "maloun.request_count"
    table = cafe("latte1 latte2", "tea1 juice2 mocha3", laid=["espresso"], permanents=["triple_order"])
    table.play("0 request:tea+juice+mocha; 1 offer:mocha3")
    assert table.refused("1 offer:tea1") == "game.not_asked"


@paragraph("maloun-12.2", "maloun-12.3")
def test_10_the_maloun_may_finish_first_and_hide_it_through_the_vote(cafe):
    table = cafe(LAST, maloun=0, laid=["mocha"])
    table.play("0 build:latte")
    assert table.moves(0) == ["continue", "reveal"]
    table.play("0 continue; * ready; 1 vote:2; 2 vote:1; * vote:none")
    assert table.state.view(1).players[0].role == ""
    table.play("0 accuse:1")
    assert table.end == ((0,), "maloun_finished", "")
    table = cafe(LAST, maloun=0, laid=["mocha"])
    table.play("0 build:latte; 0 reveal")
    assert table.end == ((0,), "maloun_finished", "")


@paragraph("maloun-12.5", "maloun-12.6")
def test_11_a_tied_vote_binds_nobody(cafe):
    table = cafe(LAST, maloun=3, laid=["mocha"])
    table.play("0 build:latte; 0 continue; * ready; 0 vote:1; 1 vote:2; 2 vote:1; 3 vote:2")
    assert table.state.tally == (0, 2, 2, 0)
    assert table.moves(0) == ["accuse:1", "accuse:2", "accuse:3"]
    table.play("0 accuse:3")
    assert table.end == ((0,), "accused", "right")


@paragraph("maloun-7.3", "maloun-7.8")
def test_12_several_waters_may_be_in_a_set(cafe):
    table = cafe("latte3 water water water water tea1 tea2")
    table.play("0 build:latte/1+2+4+5")
    assert table.hand(0) == ["tea1", "tea2"]


@paragraph("maloun-7.7")
def test_13_two_sets_of_one_drink_are_allowed(cafe):
    table = cafe("latte1 latte2 latte3 latte4 latte5 tea1 tea2", laid=["latte"])
    table.play("0 build:latte")
    assert [one.drink for one in table.state.view(None).players[0].sets] == ["latte", "latte"]
    assert table.kind == "step"


@paragraph("maloun-7.6")
def test_14_a_set_never_comes_back_and_its_water_keeps_its_number(cafe):
    table = cafe("latte1 latte2 latte4 water water tea1 tea2", rewards="big_bin")
    table.play("0 build:latte/3+5")
    laid = table.state.view(1).players[0].sets
    table.play("0 burn:tea1; 1 request:latte; * decline")
    assert table.state.view(1).players[0].sets == laid
    assert laid[0].water == (3, 5)
    assert table.may("2 burn:herbal1")
    assert table.refused("2 burn:latte1") == "maloun.not_in_hand"


@paragraph("maloun-12.8")
def test_15_an_exposed_maloun_plays_on_and_the_finisher_decides(cafe):
    table = cafe(LAST, "tea2x mocha1", maloun=1, laid=["mocha"])
    table.play("0 request:tea; 1 offer:tea2x; * decline; 0 pick:1")
    assert table.state.view(0).suspects == (1,)
    assert table.end is None
    table.play("0 build:latte; 0 continue; * ready; * vote:none; 0 accuse:2")
    assert table.end == ((1,), "accused", "wrong")


@paragraph("maloun-5.3", "maloun-13.4")
def test_16_an_unnamed_drink_only_from_the_maloun_and_in_crisis_from_everybody(cafe):
    table = cafe("latte1 latte2", "mocha1 juice1", "mocha2 juice2", maloun=2)
    table.play("0 request:tea")
    assert table.refused("1 offer:mocha1") == "maloun.offer_unnamed"
    assert table.may("2 offer:mocha2")
    table = cafe("latte1 latte2", "mocha1 juice1", "mocha2x juice2", mode="crisis")
    table.play("0 request:tea")
    assert table.may("1 offer:mocha1")
    assert table.may("2 offer:mocha2x")


@paragraph("maloun-11.2", "maloun-11.1")
def test_17_of_two_deciding_sets_the_one_whose_turn_it_is_or_comes_sooner_finishes(cafe):
    mine, theirs = LAST, "juice1 juice2 juice3 juice4 juice5 tea1 tea2"
    table = cafe(mine, FILL, theirs, laid=["mocha", "", "espresso"], turn=0)
    table.play("2 build:juice; 0 build:latte")
    assert table.state.finisher == 0
    table = cafe(mine, FILL, theirs, laid=["mocha", "", "espresso"], turn=1)
    table.play("0 build:latte; 2 build:juice")
    assert table.state.finisher == 2  # seat 2 comes sooner after seat 1


FILL = "herbal1 herbal2"


@paragraph("maloun-8.3", "maloun-4.3")
def test_18_a_number_may_be_asked_for_only_with_the_reward(cafe):
    table = cafe("latte1 latte2", "tea3 tea4")
    assert table.refused("0 request:tea#tea3") == "maloun.request_number"
    table = cafe("latte1 latte2", "tea3 tea4", laid=["mocha"], permanents=["numbered_order"])
    table.play("0 request:tea#tea3")
    assert table.moves(1) == ["decline", "offer:tea3"]


@paragraph("maloun-7.2")
def test_19_spoiled_cards_make_no_set(cafe):
    table = cafe("latte1x latte2x latte3x latte4x latte5x tea1 tea2")
    assert table.refused("0 build:latte") == "maloun.set_incomplete"


@paragraph("maloun-13.1")
def test_20_in_crisis_nobody_is_the_maloun_and_everybody_may_sabotage(fresh):
    table = fresh(4, mode="crisis")
    assert table.state.maloun == -1
    assert all(player.role == "" for player in table.state.view(0).players)
    assert not table.state.rewards
    assert "water" not in [name for seat in range(4) for name in table.hand(seat)]


@paragraph("maloun-13.10")
def test_21_when_the_negatives_reach_three_a_player_all_lose(cafe):
    table = cafe("latte1 latte2", "tea2x mocha1", mode="crisis", negatives=11)
    table.play("0 request:tea; 1 offer:tea2x; * decline; 0 pick:1")
    assert table.end == ((), "fallen", "negatives")


@paragraph("maloun-13.8")
def test_22_who_uses_a_positive_chooses_the_place_and_not_the_card(cafe):
    taken = set()
    for seed in range(40):
        table = cafe("latte1 latte2", "tea2 tea3 mocha4", mode="crisis", positives=[1, 0, 0, 0], seed=seed)
        assert table.moves(0, "spend:1") == ["spend:1/1", "spend:1/2", "spend:1/3"]
        table.play("0 spend:1/1")
        taken |= set(table.hand(0)) - {"latte1", "latte2"}
        assert table.told("stolen", viewer=2) == [{"seat": 0, "other": 1, "both": (0, 1), "place": 1}]
    assert taken == {"tea2", "tea3", "mocha4"}


@paragraph("maloun-13.6")
def test_23_a_healthy_card_of_another_drink_brings_a_positive(cafe):
    table = cafe("latte1 latte2", "mocha1 juice1", mode="crisis")
    table.play("0 request:tea; 1 offer:mocha1; * decline; 0 pick:1")
    assert table.state.positives == [1, 0, 0, 0]


@paragraph("maloun-13.6")
def test_24_and_exactly_one_negative_too(cafe):
    table = cafe("latte1 latte2", "mocha1 juice1", mode="crisis", negatives=4)
    table.play("0 request:tea; 1 offer:mocha1; * decline; 0 pick:1")
    assert table.state.negatives == 5


@paragraph("maloun-13.10")
def test_25_positives_never_cancel_negatives(cafe):
    table = cafe("latte1 latte2", "tea2 tea3 mocha4", mode="crisis", positives=[2, 0, 0, 0], negatives=7)
    table.play("0 spend:1/1")
    assert (table.state.positives[0], table.state.negatives) == (1, 7)


@paragraph("maloun-13.11")
def test_26_a_fourth_positive_and_the_last_negative_together_save_the_cafe(cafe):
    table = cafe("latte1 latte2", "tea2x mocha1", seats=3, mode="crisis", negatives=8, positives=[3, 0, 0])
    table.play("0 request:tea; 1 offer:tea2x; * decline; 0 pick:1")
    assert table.end == ((0,), "saved", "positives")


@paragraph("maloun-13.7", "maloun-13.5")
def test_27_a_bad_card_goes_to_the_hand_and_is_not_burnt(cafe):
    table = cafe("latte1 latte2", "tea2x mocha1", mode="crisis")
    table.play("0 request:tea; 1 offer:tea2x; * decline; 0 pick:1")
    assert "tea2x" in table.hand(0)
    assert len(table.state.burnt) == 0
    assert table.told("pick_shown") == [{"seat": 0, "card": "tea2x", "bad": True, "rest": 0}]


@pytest.mark.parametrize(("left", "drawn"), [(0, 5), (1, 4)])
@paragraph("maloun-9.1")
def test_28_no_card_or_one_in_hand_is_refilled_to_five_from_the_top_of_the_burnt_pile(cafe, left, drawn):
    hand = " ".join(LAST.split()[: 5 + left])
    burnt = "juice1 juice2 juice3 juice4 juice5 mocha1"
    table = cafe(hand, burnt=burnt, rewards="big_bin")
    table.play("0 build:latte")
    assert table.counts[0] == 5
    assert table.told("refilled") == [{"seat": 0, "count": drawn, "deck": 0}]
    assert table.top(1) == [burnt.split()[drawn]]
