"""Finance: Banker (see the box), Capitalist, Farmer, Speculator, Spy."""

from __future__ import annotations

import pytest

from mahfel.testing.plugin import paragraph

CAPITAL = ("capitalist director", "capitalist guerrilla", "director politician", "peacekeeper politician")


@paragraph("coup-14.2", "coup-13.12", "coup-18.21")
def test_capitalist_takes_four_and_gives_one_to_each_whose_claim_stands(g54):
    spot = g54(*CAPITAL, plus="capitalist")
    spot.play("0 capitalist; * allow")
    assert spot.coins == [6, 2, 2, 2]
    assert (spot.kind, spot.asked) == ("join", [1, 2, 3])
    spot.play("2 !join; 1 !join; 3 allow")
    # Declared at once, doubted one after another, clockwise from the actor; the actor may doubt too.
    assert [event["seat"] for event in spot.told("claimed")] == [1, 2]
    assert (spot.kind, spot.asked) == ("doubt", [0, 2, 3])
    spot.play("* allow")
    assert (spot.kind, spot.asked) == ("doubt", [0, 1, 3])
    spot.play("0 doubt; * allow; 2 lose:director")
    assert spot.coins == [5, 3, 2, 2]
    assert spot.lives == [2, 2, 1, 2]
    assert spot.turn == 1


@paragraph("coup-14.2")
def test_a_caught_capitalist_takes_nothing_and_nobody_is_asked_to_join(g54):
    spot = g54("director director", *CAPITAL[1:2], "director politician", plus="capitalist")
    spot.play("0 capitalist; 1 doubt; 2 allow; 0 lose:director")
    assert spot.coins == [2, 2, 2]
    assert spot.turn == 1


@paragraph("coup-14.2", "coup-18.14", "coup-18.26")
def test_a_capitalist_who_falls_by_doubting_pays_out_of_the_frozen_purse(g54):
    spot = g54("capitalist/director", *CAPITAL[1:], plus="capitalist")
    spot.play("0 capitalist; * allow; 1 !join; 2 allow; 3 !join; 0 doubt; * allow; 1 prove; * allow")
    assert spot.lives == [0, 2, 2, 2]
    assert spot.coins == [0, 3, 2, 3]
    assert spot.told("estate_settled") == [{"seat": 0, "coins": 4}]
    assert spot.turn == 1


@paragraph("coup-14.2", "coup-13.7", "coup-18.26")
def test_a_capitalist_short_of_coins_pays_clockwise_while_they_last(g54):
    hands = ("capitalist director", "director", "guerrilla", "politician", "peacekeeper", "guerrilla")
    spot = g54(*hands, coins=[0, 2, 2, 2, 2, 2], plus="capitalist")
    spot.play("0 capitalist; * allow; * !join" + "; * allow" * 5)
    assert spot.coins == [0, 3, 3, 3, 3, 2]


@paragraph("coup-14.3")
def test_farmer_takes_three_and_gives_one_to_another_living_player(g54):
    spot = g54("farmer director", "director politician", "/peacekeeper", "guerrilla", coins=[2, 2, 0, 2], plus="farmer")
    spot.play("0 farmer; * allow")
    assert (spot.kind, spot.asked) == ("give", [0])
    assert spot.coins == [5, 2, 0, 2]
    assert spot.moves(0) == ["@1", "@3"]
    assert spot.refused("0 @0") == spot.refused("0 @2") == spot.refused("0 @9") == "coup.no_receiver"
    spot.play("0 @3")
    assert spot.coins == [4, 2, 0, 3]
    assert spot.turn == 1


@paragraph("coup-14.3", "coup-18.22")
def test_the_recipient_of_a_farmer_is_no_target(g54):
    tokens = {"peace": 1, "treaty": [0, 2]}
    spot = g54("farmer director", "director politician", "guerrilla", tokens=tokens, plus="farmer")
    spot.play("0 farmer; * allow")
    assert spot.moves(0) == ["@1", "@2"]


@paragraph("coup-14.4")
@pytest.mark.parametrize(("has", "then"), [(3, 6), (7, 12), (5, 10), (0, 0), (9, 14)])
def test_g03_speculator_doubles_up_to_five(g54, has, then):
    spot = g54("speculator director", "director politician", "guerrilla", coins=[has, 2, 2], plus="speculator")
    spot.play("0 speculator; * allow")
    assert spot.coins == [then, 2, 2]


@paragraph("coup-14.4")
def test_g03_a_caught_speculator_gives_all_coins_to_the_doubter(g54):
    spot = g54("director director", "politician", "guerrilla", coins=[6, 2, 2], plus="speculator")
    spot.play("0 speculator; 2 doubt; 1 allow; 0 lose:director")
    assert spot.coins == [0, 2, 8]
    assert spot.lives == [1, 1, 1]


@paragraph("coup-14.4", "coup-18.27")
def test_the_coins_of_a_speculator_who_falls_go_to_the_doubter_not_to_the_treasury(g54):
    spot = g54("director/director", "politician", "guerrilla", coins=[6, 2, 2], plus="speculator")
    spot.play("0 speculator; 1 doubt; 2 allow; 0 lose:director")
    assert spot.coins == [0, 8, 2]
    assert spot.told("estate_settled") == []


@paragraph("coup-14.4", "coup-17.4", "coup-18.27")
def test_a_caught_speculator_pays_before_the_influence_is_lost(g54):
    spot = g54(
        "director director", "politician", "guerrilla", coins=[6, 2, 2], plus="speculator intellectual politician"
    )
    spot.play("0 speculator; 2 doubt; 1 allow; 0 lose:director/intellectual; * allow")
    assert spot.coins == [5, 2, 8]


@paragraph("coup-14.4")
def test_a_wrong_doubt_of_a_speculator_is_like_any_other(g54):
    spot = g54("speculator director", "politician guerrilla", "guerrilla", coins=[3, 2, 2], plus="speculator")
    spot.play("0 speculator; 1 doubt; 2 allow; 0 prove; 1 lose:politician")
    assert spot.coins == [6, 2, 2]
    assert spot.lives == [2, 1, 1]


SPIES = ("spy director", "politician guerrilla", "guerrilla director")


@paragraph("coup-14.5")
def test_spy_takes_one_and_acts_again(g54):
    spot = g54(*SPIES, plus="spy")
    spot.play("0 spy; * allow")
    assert spot.coins == [3, 2, 2]
    assert spot.turn == 0
    assert spot.moves(0)[0] == "!decline"
    assert "spy" not in spot.actions(0)
    assert spot.refused("0 spy") == "coup.no_such_action"
    spot.play("0 politician:1; * allow; 1 allow")
    assert spot.coins == [5, 0, 2]
    assert spot.turn == 1


@paragraph("coup-14.5")
def test_the_second_action_may_be_declined(g54):
    spot = g54(*SPIES, plus="spy")
    spot.play("0 spy; * allow; 0 !decline")
    assert spot.coins == [3, 2, 2]
    assert spot.turn == 1
    assert spot.refused("1 !decline") == "game.wrong_move"


@paragraph("coup-14.5", "coup-3.2")
def test_g04_with_ten_coins_after_spying_only_a_coup_is_left(g54):
    spot = g54(*SPIES, coins=[9, 2, 2], plus="spy")
    spot.play("0 spy; * allow")
    assert spot.moves(0) == ["coup:1", "coup:2"]
    assert spot.refused("0 !decline") == "game.wrong_move"
    assert spot.refused("0 income") == "coup.must_coup"
    assert g54(*SPIES, coins=[10, 2, 2], plus="spy").refused("0 spy") == "coup.must_coup"


@paragraph("coup-14.5")
def test_a_lost_second_claim_leaves_the_coin_and_a_lost_first_one_brings_nothing(g54):
    spot = g54(*SPIES, plus="spy")
    spot.play("0 spy; * allow; 0 politician:1; 2 doubt; 1 allow; 0 lose:director")
    assert spot.coins == [3, 2, 2]
    assert spot.turn == 1
    spot = g54("director director", *SPIES[1:2], "guerrilla", plus="spy")
    spot.play("0 spy; 1 doubt; 2 allow; 0 lose:director")
    assert spot.coins == [2, 2, 2]
    assert spot.turn == 1


@paragraph("coup-14.5")
def test_a_spy_who_falls_by_the_second_claim_ends_the_turn(g54):
    spot = g54("spy/director", *SPIES[1:], plus="spy")
    spot.play("0 spy; * allow; 0 politician:1; 2 doubt; 1 allow; 0 lose:spy")
    assert spot.lives == [0, 2, 2]
    assert spot.turn == 1


@paragraph("coup-18.14", "coup-14.5")
def test_a_spy_who_falls_by_doubting_the_doubters_missionary_acts_no_more(g54):
    """The claim stood, its doubter has saved a life by a true Missionary, and the spy did not believe that."""
    spot = g54("spy/director", "missionary guerrilla", "director guerrilla", plus="spy missionary")
    spot.play("0 spy; 1 doubt; 2 allow; 0 prove; 1 lose:missionary/missionary; 0 doubt; 2 allow")
    if spot.kind == "lose":
        spot.play(f"0 lose:{spot.state.hands[0][0]}")
    assert spot.lives[0] == 0
    assert spot.turn == 1
    assert spot.asked == [1]
    assert not [event for event in spot.told("gained") if event["seat"] == 0], "nothing is paid to the fallen"
