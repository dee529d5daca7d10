"""The Anarchist: a bomb that is defused, passed on, or goes off."""

from __future__ import annotations

import pytest

from mahfel.testing.plugin import paragraph

HANDS = ("anarchist captain", "duke captain", "contessa duke", "assassin duke")


@pytest.fixture
def bombed(table):
    """A table with Anarchists."""
    return lambda *hands, **position: table(*hands, anarchist=True, **position)


@pytest.mark.parametrize(("seats", "deck"), [(6, 18), (8, 24), (10, 30)])
@paragraph("coup-12.2", "coup-12.1", "coup-18.4", "coup-18.18")
def test_as_many_anarchists_as_others_or_as_many_as_the_option_says(fresh, seats, deck):
    def count(table):
        cards = [*table.state.court, *(card for hand in table.state.hands for card in hand)]
        return len(cards), cards.count("anarchist")

    assert count(fresh(seats, anarchist=True)) == (deck, deck // 6)
    for copies in range(1, 6):
        assert count(fresh(seats, anarchist=True, anarchist_copies=copies)) == (deck * 5 // 6 + copies, copies)


@paragraph("coup-12.2")
def test_a_bomb_costs_three_and_is_a_claim(bombed):
    spot = bombed(*HANDS, coins=[2, 2, 2, 2])
    assert spot.refused("0 bomb:1") == "coup.too_poor"
    spot = bombed(*HANDS, coins=[3, 2, 2, 2])
    spot.play("0 bomb:1")
    assert (spot.kind, spot.asked) == ("doubt", [1, 2, 3])
    assert spot.coins[0] == 0


@paragraph("coup-12.3")
def test_a01_it_goes_off(bombed):
    spot = bombed(*HANDS, coins=[3, 2, 2, 2])
    spot.play("0 bomb:1; * allow")
    assert (spot.kind, spot.asked) == ("bomb", [1])
    spot.play("1 !explode; 1 lose:duke")
    assert spot.lives == [2, 1, 2, 2]
    assert spot.coins == [0, 2, 2, 2]
    assert spot.turn == 1


@paragraph("coup-12.3", "coup-12.1")
def test_a02_a_true_contessa_defuses_it(bombed):
    spot = bombed("anarchist captain", "contessa captain", "duke duke", coins=[3, 2, 2])
    spot.play("0 bomb:1; * allow; 1 block:contessa; 0 doubt; 2 allow; 1 prove; 0 lose:captain")
    assert spot.lives == [1, 2, 2]
    assert spot.coins == [0, 2, 2]
    assert spot.told("bomb_defused") == [{"seat": 1}]
    spot = bombed("anarchist captain", "contessa captain", "duke duke", coins=[3, 2, 2])
    spot.play("0 bomb:1; * allow; 1 block:contessa; * allow")
    assert spot.lives == [2, 2, 2]
    assert spot.turn == 1


@paragraph("coup-12.3", "coup-12.5")
def test_a03_a_false_contessa_that_is_caught_costs_both(bombed):
    spot = bombed(*HANDS, coins=[3, 2, 2, 2])
    spot.play("0 bomb:1; * allow; 1 block:contessa; 3 doubt; * allow; 1 lose:duke")
    assert spot.lives == [2, 0, 2, 2]
    assert spot.turn == 2


@paragraph("coup-12.3")
def test_a04_it_is_passed_on_and_defused_there(bombed):
    spot = bombed(*HANDS, coins=[3, 2, 2, 2])
    spot.play("0 bomb:1; * allow; 1 @2; * allow")
    assert (spot.kind, spot.asked) == ("bomb", [2])
    assert [event["seat"] for event in spot.told("bomb_held")] == [1, 2]
    spot.play("2 block:contessa; * allow")
    assert spot.lives == [2, 2, 2, 2]
    assert spot.turn == 1


@paragraph("coup-12.3", "coup-12.4")
def test_a05_it_never_returns_to_the_bomber_or_to_a_former_holder(bombed):
    spot = bombed(*HANDS, coins=[3, 2, 2, 2])
    spot.play("0 bomb:1; * allow")
    assert spot.moves(1) == ["!explode", "block:contessa", "@2", "@3"]
    assert spot.refused("1 @0") == spot.refused("1 @1") == spot.refused("1 @7") == "coup.no_receiver"
    assert spot.refused("1 block:anarchist") == "coup.cannot_block"
    spot.play("1 @2; * allow")
    assert spot.moves(2) == ["!explode", "block:contessa", "@3"]
    spot.play("2 @3; * allow")
    assert spot.moves(3) == ["!explode", "block:contessa"]
    spot = bombed("anarchist captain", "duke captain", coins=[3, 2])
    spot.play("0 bomb:1; 1 allow")
    assert spot.moves(1) == ["!explode", "block:contessa"]


@paragraph("coup-12.2")
def test_a06_a_false_anarchist_that_is_caught_gets_the_coins_back(bombed):
    spot = bombed("captain captain", *HANDS[1:3], coins=[3, 2, 2])
    spot.play("0 bomb:1; 1 doubt; 2 allow; 0 lose:captain")
    assert spot.coins == [3, 2, 2]
    assert spot.lives == [1, 2, 2]
    assert spot.told("bomb_held") == []


@paragraph("coup-12.3", "coup-12.4")
def test_a07_bomb_and_pass_keep_to_the_parties(bombed):
    sides = ["empire", "resistance", "resistance", "empire"]
    spot = bombed(*HANDS, coins=[3, 2, 2, 2], reformation=True, parties=sides)
    assert [move for move in spot.moves(0) if move.startswith("bomb")] == ["bomb:1", "bomb:2"]
    spot.play("0 bomb:1; * allow")
    assert spot.moves(1) == ["!explode", "block:contessa", "@3"]


@paragraph("coup-12.5")
def test_a_false_pass_that_is_caught_costs_both_and_the_named_one_never_holds_it(bombed):
    spot = bombed(*HANDS, coins=[3, 2, 2, 2])
    spot.play("0 bomb:1; * allow; 1 @2; 2 doubt; * allow; 1 lose:duke")
    assert spot.lives == [2, 0, 2, 2]
    assert [event["seat"] for event in spot.told("bomb_held")] == [1]


def test_a_true_pass_that_is_doubted_costs_the_doubter_and_reaches_the_named_one(bombed):
    spot = bombed("anarchist captain", "anarchist captain", "contessa duke", coins=[3, 2, 2])
    spot.play("0 bomb:1; * allow; 1 @2; 2 doubt; 0 allow; 1 prove; 2 lose:duke")
    assert (spot.kind, spot.asked) == ("bomb", [2])


@paragraph("coup-12.6")
def test_the_bomb_is_gone_with_the_one_who_was_named_and_fell_by_doubting(bombed):
    spot = bombed("anarchist captain", "anarchist captain", "duke/contessa", "duke duke", coins=[3, 2, 2, 2])
    spot.play("0 bomb:1; * allow; 1 @2; 2 doubt; * allow; 1 prove")
    assert spot.lives == [2, 2, 0, 2]
    assert spot.turn == 1


@paragraph("coup-12.6")
def test_the_bomb_is_gone_with_a_holder_that_fell_by_a_caught_claim(bombed):
    spot = bombed("anarchist captain", "duke/contessa", "contessa duke", coins=[3, 2, 2])
    spot.play("0 bomb:1; * allow; 1 block:contessa; 2 doubt; 0 allow; 1 lose:duke")
    assert spot.lives == [2, 0, 2]
    assert spot.told("bomb_exploded") == []
    assert spot.turn == 2


@paragraph("coup-7.4")
def test_no_bomb_lies_before_a_target_that_fell_by_doubting(bombed):
    spot = bombed("anarchist captain", "duke/contessa", "contessa duke", coins=[3, 2, 2])
    spot.play("0 bomb:1; 1 doubt; 2 allow; 0 prove")
    assert spot.coins[0] == 0
    assert spot.turn == 2


def test_the_bomber_may_fall_by_doubting_the_contessa(bombed):
    spot = bombed("anarchist/captain", "contessa captain", "duke duke", coins=[3, 2, 2])
    spot.play("0 bomb:1; * allow; 1 block:contessa; 0 doubt; 2 allow; 1 prove")
    assert spot.lives == [0, 2, 2]
    assert spot.turn == 1


@paragraph("coup-19.4")
def test_an_absent_holder_lets_it_go_off(bombed):
    spot = bombed(*HANDS, coins=[3, 2, 2, 2])
    spot.play("0 bomb:1; * allow")
    assert spot.state.asked()[1].default.what == "explode"
