"""Crisis: positives, negatives, thefts, salvation and fall, and the gaps of the printed rules that are closed here."""

from __future__ import annotations

from collections import Counter

import pytest

from mahfel.games.maloun.box import box
from mahfel.games.maloun.options import MalounOptions
from mahfel.games.maloun.words import NAMES
from mahfel.testing.plugin import paragraph

SET = "latte1 latte2 latte3 latte4 latte5 tea1 tea2"


@paragraph("maloun-13.2")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_twenty_positives_and_three_negatives_a_player_are_prepared(fresh, seats):
    view = fresh(seats, mode="crisis").state.view(None)
    assert (view.positive_deck, view.negatives, view.negative_cap) == (20, 0, 3 * seats)


@paragraph("maloun-13.3")
def test_a_turn_is_a_request_a_burn_or_the_use_of_a_positive(cafe):
    table = cafe("latte1 latte2", mode="crisis", positives=[1, 0, 0, 0])
    assert {move.split(":")[0] for move in table.moves(0)} == {"burn", "request", "spend"}
    table = cafe("latte1 latte2", mode="crisis")
    assert {move.split(":")[0] for move in table.moves(0)} == {"burn", "request"}
    assert table.refused("0 spend:1/1") == "maloun.no_positive"


@paragraph("maloun-13.4", "maloun-5.7")
def test_anybody_offers_any_drink_card_and_draws_at_once(cafe):
    table = cafe("latte1 latte2", "mocha1x juice2", mode="crisis", deck="tea5")
    table.play("0 request:tea")
    assert table.moves(1) == ["decline", "offer:mocha1x", "offer:juice2"]
    table.play("1 offer:mocha1x; * decline")
    assert table.hand(1) == ["tea5", "juice2"]


@paragraph("maloun-13.6")
@pytest.mark.parametrize(("card", "bad"), [("tea4", False), ("tea4x", True), ("mocha4", True), ("mocha4x", True)])
def test_a_mismatch_is_a_spoiled_card_or_one_that_was_not_named(cafe, card, bad):
    table = cafe("latte1 latte2", f"{card} juice2", mode="crisis")
    table.play(f"0 request:tea; 1 offer:{card}; * decline; 0 pick:1")
    assert (table.state.positives[0], table.state.negatives) == (bad, bad)
    assert card in table.hand(0)


@paragraph("maloun-13.5", "maloun-13.7")
def test_the_card_is_shown_to_all_the_rest_is_burnt_unseen(cafe):
    table = cafe("latte1 latte2", "tea4 juice2", "tea5x juice2", mode="crisis")
    table.play("0 request:tea; 1 offer:tea4; 2 offer:tea5x; 3 decline; 0 pick:1")
    (shown,) = table.told("pick_shown")
    assert shown["card"] in table.hand(0)
    assert len(table.state.burnt) == 1
    for viewer in (1, 2, 3, None):
        assert [(fact.owner, fact.card) for fact in table.state.view(viewer).known] == [(0, shown["card"])]
    table.play("1 burn:juice2; 2 burn:juice2; 3 burn:herbal1; 0 burn:latte1")
    assert table.state.view(1).known == ()  # it may be the card that was burnt


@paragraph("maloun-13.7")
def test_without_offers_and_by_burning_nothing_is_gained_or_lost(cafe):
    table = cafe("latte1 latte2", mode="crisis", deck="tea1x tea2x")
    table.play("0 request:juice; * decline; 1 burn:herbal1")
    assert table.state.positives == [0, 0, 0, 0]
    assert table.state.negatives == 0


@paragraph("maloun-13.8")
def test_a_used_positive_goes_back_and_the_taken_card_counts_for_nothing(cafe):
    table = cafe("latte1 latte2", "tea1x tea2x tea3x", mode="crisis", positives=[2, 0, 0, 0])
    table.play("0 spend:1/2")
    view = table.state.view(None)
    assert (view.players[0].positives, view.positive_deck, view.negatives) == (1, 19, 0)
    assert table.counts[:2] == [3, 2]
    assert table.state.turn == 1
    (known,) = table.state.view(1).known
    assert known.owner == 0
    assert known.card in table.hand(0)
    assert table.state.view(2).known == ()


@paragraph("maloun-13.12")
def test_a_positive_is_of_no_use_without_one_or_without_a_target(cafe):
    table = cafe("latte1 latte2", mode="crisis", positives=[1, 0, 0, 0])
    assert table.refused("0 spend:0/1") == "maloun.no_such_player"
    assert table.refused("0 spend:1/3") == "maloun.no_such_place"
    assert table.refused("0 spend:9/1") == "maloun.no_such_player"


@paragraph("maloun-13.12", "maloun-13.8")
def test_a_hand_without_cards_is_no_target_for_a_positive(cafe):
    left = Counter(NAMES[which] for which in box(MalounOptions(mode="crisis"), 4).cards)
    left.subtract(["latte1", "latte2", "tea1", "tea2"])
    position = {"mode": "crisis", "positives": [1, 0, 0, 0]}
    table = cafe("latte1 latte2", "", "tea1 tea2", " ".join(left.elements()), **position)
    assert {move.split("/")[0] for move in table.moves(0, "spend")} == {"spend:2", "spend:3"}
    assert table.refused("0 spend:1/1") == "maloun.no_such_place"
    left.update(["tea1", "tea2", "latte1", "latte2"])
    table = cafe(" ".join(left.elements()), "", "", "", **position)
    assert table.moves(0, "spend") == []


@paragraph("maloun-13.9")
def test_each_set_brings_a_positive_and_out_of_turn_too(cafe):
    table = cafe("juice1 juice2", SET, mode="crisis")
    table.play("1 build:latte")
    assert table.state.positives == [0, 1, 0, 0]
    assert table.told("rewarded") == []
    assert table.kind == "turn-crisis"


@paragraph("maloun-13.9")
def test_all_the_sets_save_the_cafe_for_one_winner(cafe):
    table = cafe(SET, mode="crisis", laid=["mocha"])
    table.play("0 build:latte")
    assert table.end == ((0,), "saved", "sets")
    assert table.told("cafe_saved") == [{"seat": 0, "by": "sets"}]


@paragraph("maloun-13.9")
def test_a_set_that_brings_the_fourth_positive_saves_the_cafe(cafe):
    table = cafe(SET, mode="crisis", positives=[3, 0, 0, 0], sets=3)
    table.play("0 build:latte")
    assert table.end == ((0,), "saved", "positives")


@paragraph("maloun-13.9", "maloun-11.2")
def test_two_who_save_the_cafe_together_are_told_apart_by_priority(cafe):
    other = "juice1 juice2 juice3 juice4 juice5 tea1 tea3"
    table = cafe(SET, other, mode="crisis", positives=[3, 3, 0, 0], turn=1, sets=3)
    table.play("0 build:latte")
    assert table.asked == {1: "last_call"}
    table.play("1 build:juice")
    assert table.end == ((1,), "saved", "positives")


@paragraph("maloun-13.9", "maloun-11.1")
def test_the_last_positive_card_of_a_last_call_goes_by_priority_too(cafe):
    theirs, mine = "juice1 juice2 juice3 juice4 juice5 tea1 tea3", "mocha1 mocha2 mocha3 mocha4 mocha5 tea2 tea3"
    counts = {"mode": "crisis", "sets": 3, "positives": [3, 0, 3, 0], "positive_deck": 8}
    table = cafe(mine, SET, theirs, laid=["", "tea espresso"], turn=0, **counts)
    table.play("1 build:latte; 2 build:juice; 0 build:mocha")
    assert table.state.positives == [4, 1, 3, 0]
    assert table.end == ((0,), "saved", "positives")


@paragraph("maloun-13.11")
def test_the_order_is_positive_win_negative_fall_and_then_the_card(cafe):
    table = cafe("latte1 latte2 latte3 latte4", "latte5 tea1", mode="crisis", negatives=11, laid=["mocha"])
    kinds = [event["type"] for event in table.play("0 request:tea; 1 offer:latte5; * decline; 0 pick:1")]
    assert kinds[kinds.index("pick_shown") :] == [
        "pick_shown",
        "positive_gained",
        "negative_added",
        "cafe_fell",
        "won",
    ]
    assert table.end == ((), "fallen", "negatives")  # the set that latte 5 completes comes too late
    assert "latte5" not in table.hand(0)


@paragraph("maloun-13.12")
def test_from_an_empty_positive_deck_no_card_is_taken_but_the_negative_counts(cafe):
    table = cafe("latte1 latte2", "tea4x juice2", mode="crisis", positive_deck=6, positives=[0, 3, 3, 0])
    table.play("0 request:tea; 1 offer:tea4x; * decline; 0 pick:1")
    assert (table.state.positives[0], table.state.negatives) == (0, 1)


@paragraph("maloun-13.12")
def test_an_empty_deck_is_always_reshuffled_and_a_sixth_time_closes_the_cafe(cafe):
    for before, end in ((0, None), (4, None), (5, ((), "fallen", "closing"))):
        table = cafe("latte1 latte2", mode="crisis", deck="tea1", deck_size=1, burnt="tea2", reshuffles=before)
        table.play("0 burn:latte1")
        assert table.end == end


@paragraph("maloun-13.12")
def test_with_both_piles_empty_draws_are_skipped_and_a_whole_round_of_it_closes_the_cafe(cafe):
    table = everything_in_hand(cafe)
    for seat in range(4):
        assert table.end is None
        table.play(f"{seat} request:mocha; * decline")
    assert table.end == ((), "fallen", "closing")
    assert sum(table.counts) == 120


@paragraph("maloun-13.12")
def test_a_card_that_is_burnt_and_drawn_again_leaves_nothing_a_leftover_offer_does(cafe):
    table = everything_in_hand(cafe)
    table.play("0 request:mocha; * decline; 1 request:mocha; * decline")
    assert table.state.idle == 2
    card = table.hand(2)[0]
    table.play(f"2 burn:{card}")
    assert (card in table.hand(2), table.state.idle) == (True, 3)
    first, second = table.hand(0)[0], table.hand(1)[0]
    table.play(f"3 request:mocha; 0 offer:{first}; 1 offer:{second}; 2 decline; 3 pick:1")
    assert (table.end, table.state.idle, len(table.state.burnt)) == (None, 0, 1)


@paragraph("maloun-13.12", "maloun-9.1")
def test_a_donor_who_could_draw_nothing_is_refilled_from_the_leftovers_when_the_turn_is_over(cafe):
    left = Counter(NAMES[which] for which in box(MalounOptions(mode="crisis"), 4).cards)
    left.subtract(["latte1", "latte2", "tea1", "tea2", "juice1", "juice2"])
    table = cafe("latte1 latte2", "tea1 tea2", "juice1 juice2", " ".join(left.elements()), mode="crisis")
    table.play("0 request:tea; 1 offer:tea1; 2 offer:juice1; 3 decline")
    assert (table.counts[:3], table.kind) == ([2, 1, 1], "pick")
    table.play("0 pick:1")
    # There is one leftover for two low hands: priority gives it to seat 1.
    assert table.told("refilled") == [{"seat": 1, "count": 1, "deck": 0}]
    assert table.counts[:3] == [3, 2, 1]
    assert table.end is None


@paragraph("maloun-13.12")
@pytest.mark.parametrize("deck_empty", ["stop", "ask"])
def test_in_crisis_the_table_is_never_asked_about_an_empty_deck(cafe, deck_empty):
    table = cafe("latte1 latte2", mode="crisis", deck="tea1", deck_size=1, deck_empty=deck_empty, max_reshuffles=0)
    table.play("0 burn:latte1")
    assert (table.kind, table.state.reshuffles) == ("turn-crisis", 1)


def everything_in_hand(cafe):
    """Crisis with every card of the box in somebody's hand."""
    left = Counter(NAMES[which] for which in box(MalounOptions(mode="crisis"), 4).cards)
    left.subtract(["latte1", "latte2", "latte3", "juice1", "juice2", "juice3", "tea1", "tea2", "tea3"])
    return cafe(
        "latte1 latte2 latte3", "juice1 juice2 juice3", "tea1 tea2 tea3", " ".join(left.elements()), mode="crisis"
    )


@paragraph("maloun-15.5", "maloun-15.1", "maloun-15.3")
def test_the_counts_of_crisis_are_the_tables_to_set(cafe):
    table = cafe("latte1 latte2", "tea2x mocha1", mode="crisis", negatives=3, negatives_per_player=1)
    table.play("0 request:tea; 1 offer:tea2x; * decline; 0 pick:1")
    assert table.end == ((), "fallen", "negatives")
    table = cafe("latte1 latte2", "tea2x mocha1", mode="crisis", positives=[1, 0, 0, 0], positives_to_win=2)
    table.play("0 request:tea; 1 offer:tea2x; * decline; 0 pick:1")
    assert table.end == ((0,), "saved", "positives")
    table = cafe("latte1 latte2", mode="crisis", deck="tea1", deck_size=1, burnt="tea2", crisis_reshuffles=0)
    table.play("0 burn:latte1")
    assert table.end == ((), "fallen", "closing")
