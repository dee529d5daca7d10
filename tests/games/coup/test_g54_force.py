"""Force: Crime Boss, General, Guerrilla, Judge, Mercenary."""

from __future__ import annotations

import pytest

from mahfel.testing.plugin import paragraph

BOSSES = ("crime_boss director", "director politician", "banker peacekeeper")


@paragraph("coup-16.1")
def test_g08_who_pays_the_crime_boss_keeps_the_influence(g54):
    spot = g54(*BOSSES, coins=[5, 2, 2], plus="crime_boss")
    spot.play("0 crime_boss:1; * allow")
    assert (spot.kind, spot.asked) == ("ransom", [1])
    assert spot.moves(1) == ["!pay", "!refuse"]
    assert spot.coins == [5, 2, 2]
    spot.play("1 !pay")
    assert spot.coins == [7, 0, 2]
    assert spot.lives == [2, 2, 2]
    assert spot.turn == 1


@paragraph("coup-16.1")
def test_g08_who_refuses_loses_an_influence_and_the_crime_boss_pays_five(g54):
    spot = g54(*BOSSES, coins=[5, 2, 2], plus="crime_boss")
    spot.play("0 crime_boss:1; * allow; 1 !refuse; 1 lose:director")
    assert spot.coins == [0, 2, 2]
    assert spot.lives == [2, 1, 2]
    assert spot.turn == 1


@paragraph("coup-16.1")
def test_g08_e34_five_coins_have_to_be_in_hand_after_the_tax(g54):
    spot = g54(*BOSSES, coins=[4, 2, 2], plus="crime_boss")
    assert spot.refused("0 crime_boss:1") == "coup.too_poor"
    taxed = {"tax_holder": 2, "tax_role": "crime_boss"}
    assert g54(*BOSSES, coins=[5, 2, 2], plus="crime_boss", tokens=taxed).refused("0 crime_boss:1") == "coup.too_poor"
    spot = g54(*BOSSES, coins=[6, 2, 2], plus="crime_boss", tokens=taxed)
    spot.play("0 crime_boss:1")
    assert spot.coins == [5, 2, 3]


@paragraph("coup-16.1")
def test_g08_one_coin_cannot_pay(g54):
    spot = g54(*BOSSES, coins=[5, 1, 2], plus="crime_boss")
    spot.play("0 crime_boss:1; * allow")
    assert spot.moves(1) == ["!refuse"]
    assert spot.refused("1 !pay") == "coup.too_poor"


@paragraph("coup-16.1", "coup-18.35")
def test_nothing_is_paid_for_a_target_that_fell_by_doubting_the_crime_boss(g54):
    spot = g54("crime_boss director", "director/politician", "banker", coins=[5, 2, 2], plus="crime_boss")
    spot.play("0 crime_boss:1; 1 doubt; 2 allow; 0 prove")
    assert spot.coins == [5, 0, 2]
    assert spot.turn == 2


@paragraph("coup-16.1")
def test_the_answer_to_the_crime_boss_is_no_claim_and_there_is_no_counter(g54):
    spot = g54(*BOSSES, coins=[5, 2, 2], plus="crime_boss")
    spot.play("0 crime_boss:1; * allow")
    assert spot.refused("1 block:crime_boss") == "game.wrong_move"
    assert spot.refused("2 doubt") == "game.not_asked"


ARMY = ("general director", "general politician", "banker director", "banker peacekeeper")


@paragraph("coup-16.2")
def test_g09_all_others_lose_an_influence_clockwise(g54):
    # Vector G09: A pays five once; every other player is a target and may counter for oneself.
    spot = g54(*ARMY, coins=[5, 2, 2, 2], plus="general")
    spot.play("0 general; * allow")
    assert (spot.kind, spot.asked) == ("block", [1, 2, 3])
    spot.play("* allow; 1 lose:general; 2 lose:banker; 3 lose:banker")
    assert spot.lives == [2, 1, 1, 1]
    assert spot.coins == [0, 2, 2, 2]
    assert spot.turn == 1


@paragraph("coup-16.2", "coup-13.9", "coup-13.12", "coup-18.21")
def test_g09_a_counter_saves_only_its_claimant_and_a_caught_one_loses_two(g54):
    spot = g54(*ARMY, coins=[5, 2, 2, 2], plus="general")
    spot.play("0 general; * allow; 3 block:general; 1 block:general; 2 allow")
    assert spot.asked == [0, 2, 3]  # the doubt of the first one clockwise
    spot.play("2 doubt; * allow; 1 prove; 2 lose:banker")
    assert spot.asked == [0, 1, 2]
    spot.play("0 doubt; * allow; 3 lose:banker")
    assert spot.kind == "turn"
    assert spot.lives == [2, 2, 0, 0]
    assert spot.coins[0] == 0


@paragraph("coup-16.2")
def test_g09_the_claim_of_one_who_falls_by_doubting_another_falls_too(g54):
    spot = g54(
        "general director", "general politician", "banker/director", "banker", coins=[5, 2, 2, 2], plus="general"
    )
    spot.play("0 general; * allow; 1 block:general; 2 block:general; 3 allow; 2 doubt; * allow; 1 prove")
    assert spot.lives == [2, 2, 0, 0]
    assert spot.turn == 1


@paragraph("coup-16.2", "coup-18.14")
def test_the_losses_go_on_when_the_general_has_fallen(g54):
    spot = g54("general/director", "general politician", "banker director", coins=[5, 2, 2], plus="general")
    spot.play("0 general; * allow; 1 block:general; 2 allow; 0 doubt; 2 allow; 1 prove; 2 lose:banker")
    assert spot.lives == [0, 2, 1]
    assert spot.turn == 1


@paragraph("coup-16.2", "coup-18.21")
def test_the_losses_stop_when_one_player_is_left(g54):
    spot = g54("general/director", "banker", "director", coins=[5, 2, 2], plus="general")
    spot.play("0 general; * allow; * allow")
    assert spot.winner == 0
    assert spot.lives == [1, 0, 0]


@paragraph("coup-16.2")
def test_a_caught_general_gets_the_coins_back(g54):
    spot = g54("director director", *ARMY[1:2], "banker", coins=[5, 2, 2], plus="general")
    spot.play("0 general; 2 doubt; 1 allow; 0 lose:director")
    assert spot.coins == [5, 2, 2]
    assert spot.lives == [1, 2, 1]


# Guerrilla: the courses of the assassination with its own counter.

BARE = ("guerrilla director", "director politician", "banker peacekeeper")
KILLER = ("guerrilla director", "guerrilla politician", "banker peacekeeper")


@paragraph("coup-16.3")
@pytest.mark.parametrize(
    ("hands", "course", "lives", "coins"),
    [
        (BARE, "* allow; 1 allow; 1 lose:director", [2, 1, 2], 0),
        (("director director", *BARE[1:]), "2 doubt; 1 allow; 0 lose:director", [1, 2, 2], 4),
        (BARE, "* allow; 1 block:guerrilla; * allow", [2, 2, 2], 0),
        (BARE, "* allow; 1 block:guerrilla; 0 doubt; 2 allow; 1 lose:director", [2, 0, 2], 0),
        (BARE, "* allow; 1 block:guerrilla; 2 doubt; 0 allow; 1 lose:director", [2, 0, 2], 0),
        (KILLER, "* allow; 1 block:guerrilla; 0 doubt; 2 allow; 1 prove; 0 lose:director", [1, 2, 2], 0),
        (KILLER, "* allow; 1 block:guerrilla; 2 doubt; 0 allow; 1 prove; 2 lose:banker", [2, 2, 1], 0),
        (BARE, "2 doubt; 1 allow; 0 prove; 2 lose:banker; 1 allow; 1 lose:director", [2, 1, 1], 0),
        (("guerrilla director", "director/banker", "banker"), "1 doubt; 2 allow; 0 prove", [2, 0, 1], 0),
    ],
    ids=["C08", "C09", "C10", "C11", "C12", "C13", "C14", "C15", "C16"],
)
def test_g10_guerrilla_is_the_assassination_for_four_with_its_own_counter(g54, hands, course, lives, coins):
    spot = g54(*hands, coins=[4, 2, 2])
    spot.play("0 guerrilla:1; " + course)
    assert spot.lives == lives
    assert spot.coins[0] == coins
    assert spot.turn == (1 if lives[1] else 2)


@paragraph("coup-16.3")
def test_guerrilla_costs_four(g54):
    assert g54(*BARE, coins=[3, 2, 2]).refused("0 guerrilla:1") == "coup.too_poor"


def test_e32_no_loss_is_owed_by_a_target_that_fell_by_doubting(g54):
    spot = g54("guerrilla director", "director/banker", "banker", coins=[4, 2, 2])
    spot.play("0 guerrilla:1; 1 doubt; 2 allow; 0 prove")
    assert spot.lives == [2, 0, 1]
    assert spot.turn == 2


JUDGES = ("judge director", "director politician", "banker peacekeeper")


@paragraph("coup-16.4")
def test_g11_judge_pays_three_to_the_target_that_loses_an_influence(g54):
    # Vector G11: the coins are held while the claim may be doubted, then they reach T.
    spot = g54(*JUDGES, coins=[3, 2, 2], plus="judge")
    spot.play("0 judge:1")
    assert spot.coins == [0, 2, 2]
    spot.play("* allow")
    assert spot.coins == [0, 5, 2]
    spot.play("1 allow; 1 lose:director")
    assert spot.lives == [2, 1, 2]
    assert spot.turn == 1
    assert g54(*JUDGES, coins=[2, 2, 2], plus="judge").refused("0 judge:1") == "coup.too_poor"


@paragraph("coup-16.4")
def test_g11_who_counters_as_judge_keeps_the_three(g54):
    spot = g54("judge director", "judge politician", "banker", coins=[3, 2, 2], plus="judge")
    spot.play("0 judge:1; * allow; 1 block:judge; 0 doubt; 2 allow; 1 prove; 0 lose:director")
    assert spot.coins == [0, 5, 2]
    assert spot.lives == [1, 2, 1]


@paragraph("coup-16.4", "coup-18.29")
def test_g11_a_caught_judge_gets_the_three_back(g54):
    spot = g54("director director", "director politician", "banker", coins=[3, 2, 2], plus="judge")
    spot.play("0 judge:1; 1 doubt; 2 allow; 0 lose:director")
    assert spot.coins == [3, 2, 2]


@paragraph("coup-16.4", "coup-18.29")
def test_g11_the_three_join_the_estate_of_a_target_that_fell_by_doubting(g54):
    spot = g54("judge director", "director/politician", "banker", coins=[3, 2, 2], plus="judge")
    spot.play("0 judge:1; 1 doubt; 2 allow; 0 prove")
    assert spot.told("estate_settled") == [{"seat": 1, "coins": 5}]
    assert spot.coins == [0, 0, 2]


@paragraph("coup-16.4")
def test_a_caught_counter_costs_judges_target_two(g54):
    spot = g54(*JUDGES, coins=[3, 2, 2], plus="judge")
    spot.play("0 judge:1; * allow; 1 block:judge; 2 doubt; 0 allow; 1 lose:director")
    assert spot.lives == [2, 0, 2]


HIRED = ("mercenary director", "mercenary politician", "banker peacekeeper")
POOR = ("mercenary director", "director politician", "banker peacekeeper")


@paragraph("coup-16.5")
def test_g12_the_token_takes_an_influence_at_the_end_of_the_next_turn(g54):
    spot = g54(*POOR, coins=[3, 2, 2], plus="mercenary")
    spot.play("0 mercenary:1; * allow; 1 allow")
    assert spot.coins == [0, 2, 2]
    assert spot.lives == [2, 2, 2]
    assert (spot.kind, spot.asked) == ("ward", [1])
    assert spot.state.asked()[1].text == "ward"
    spot.play("1 allow; 1 income")
    assert (spot.kind, spot.asked) == ("ward", [1])
    assert spot.state.asked()[1].text == "ward-last"
    spot.play("1 allow; 1 lose:director")
    assert spot.lives == [2, 1, 2]
    assert spot.turn == 2
    assert spot.state.tokens.disappear == ()


@paragraph("coup-16.5", "coup-18.30")
@pytest.mark.parametrize("before", [True, False])
def test_g12_mercenary_turns_it_away_before_the_action_or_at_the_end(g54, before):
    spot = g54(*HIRED, coins=[3, 2, 2], plus="mercenary")
    spot.play("0 mercenary:1; * allow; 1 allow")
    claim = "1 block:mercenary; 0 doubt; 2 allow; 1 prove; 0 lose:director"
    spot.play(f"{claim}; 1 income" if before else f"1 allow; 1 income; {claim}")
    assert spot.lives == [1, 2, 2]
    assert spot.turn == 2
    assert spot.state.tokens.disappear == ()


@paragraph("coup-16.5", "coup-18.30")
def test_g12_a_caught_claim_costs_an_influence_and_the_token_stays_without_a_second_claim(g54):
    spot = g54(*POOR, coins=[3, 2, 2], plus="mercenary")
    spot.play("0 mercenary:1; * allow; 1 allow; 1 block:mercenary; 0 doubt; 2 allow; 1 lose:director")
    assert spot.turn == 1
    spot.play("1 income")
    assert spot.lives == [2, 0, 2]
    assert spot.turn == 2


@paragraph("coup-16.5")
def test_g12_caught_at_the_end_both_are_lost(g54):
    spot = g54(*POOR, coins=[3, 2, 2], plus="mercenary")
    spot.play("0 mercenary:1; * allow; 1 allow; 1 allow; 1 income; 1 block:mercenary; 2 doubt; 0 allow")
    spot.play("1 lose:director")
    assert spot.lives == [2, 0, 2]


@paragraph("coup-16.5")
def test_g12_countered_at_once_there_is_no_token_and_the_cost_stays_spent(g54):
    spot = g54(*HIRED, coins=[3, 2, 2], plus="mercenary")
    spot.play("0 mercenary:1; * allow; 1 block:mercenary; * allow")
    assert spot.state.tokens.disappear == ()
    assert spot.coins == [0, 2, 2]
    assert (spot.kind, spot.turn) == ("turn", 1)


@paragraph("coup-16.5")
def test_g12_caught_at_once_an_influence_is_lost_and_the_token_lies_there(g54):
    spot = g54(*POOR, coins=[3, 2, 2], plus="mercenary")
    spot.play("0 mercenary:1; * allow; 1 block:mercenary; 0 doubt; 2 allow; 1 lose:director")
    assert (spot.kind, spot.asked) == ("ward", [1])  # one more claim, on the next turn


@paragraph("coup-16.5", "coup-13.14", "coup-18.30")
def test_there_are_three_tokens(g54):
    lying = [{"victim": 1, "placed_by": 2}] * 3
    spot = g54(*POOR, coins=[3, 2, 2], plus="mercenary", tokens={"disappear": lying})
    assert spot.refused("0 mercenary:1") == "coup.no_token"
    spot = g54(*POOR, coins=[3, 2, 2], plus="mercenary", tokens={"disappear": lying[:2]})
    assert spot.may("0 mercenary:1")


@paragraph("coup-16.5")
def test_each_of_several_tokens_is_countered_and_fires_by_itself(g54):
    lying = [{"victim": 1, "placed_by": 2, "due": True}, {"victim": 1, "placed_by": 0, "due": True}]
    spot = g54(*HIRED, turn=1, plus="mercenary", tokens={"disappear": lying})
    spot.play("1 income; 1 block:mercenary; * allow")
    assert (spot.kind, spot.asked) == ("ward", [1])
    spot.play("1 allow; 1 lose:politician")
    assert spot.lives == [2, 1, 2]
    assert spot.turn == 2


@paragraph("coup-16.5")
def test_both_tokens_are_offered_before_the_action(g54):
    lying = [{"victim": 1, "placed_by": 2}, {"victim": 1, "placed_by": 0}]
    spot = g54(*HIRED, plus="mercenary", tokens={"disappear": lying})
    spot.play("0 income; 1 block:mercenary; * allow")
    assert (spot.kind, spot.asked) == ("ward", [1])
    spot.play("1 allow; 1 income")
    assert spot.state.asked()[1].text == "ward-last"
    spot.play("1 block:mercenary; * allow")
    assert spot.state.tokens.disappear == ()
    assert spot.lives == [2, 2, 2]


@paragraph("coup-18.30")
def test_e31_the_second_token_before_a_player_with_one_card_is_void(g54):
    lying = [{"victim": 1, "placed_by": 2, "due": True}] * 2
    spot = g54("mercenary director", "director/banker", "banker", turn=1, plus="mercenary", tokens={"disappear": lying})
    spot.play("1 income; 1 allow")
    assert spot.lives == [2, 0, 1]
    assert spot.state.tokens.disappear == ()
    assert spot.turn == 2


@paragraph("coup-16.5", "coup-18.30")
def test_it_fires_though_its_placer_is_out_and_its_victim_holds_peace(g54):
    lying = [{"victim": 1, "placed_by": 2, "due": True}]
    tokens = {"disappear": lying, "peace": 1}
    spot = g54(
        "mercenary director", "director banker", "/banker", coins=[2, 2, 0], turn=1, plus="mercenary", tokens=tokens
    )
    spot.play("1 income; 1 allow; 1 lose:banker")
    assert spot.lives == [2, 1, 0]


@paragraph("coup-16.5", "coup-13.14", "coup-20.11")
def test_the_token_returns_when_its_victim_is_out(g54):
    lying = [{"victim": 1, "placed_by": 2}]
    spot = g54(
        "mercenary director",
        "director/banker",
        "banker",
        coins=[7, 2, 2],
        plus="mercenary",
        tokens={"disappear": lying},
    )
    spot.play("0 coup:1")
    assert spot.state.tokens.disappear == ()
    assert spot.told("token_gone") == [{"seat": 1, "token": "disappear"}]


@paragraph("coup-16.5")
def test_who_falls_by_a_caught_claim_before_the_action_has_no_action(g54):
    spot = g54("mercenary director", "director/banker", "banker", coins=[3, 2, 2], plus="mercenary")
    spot.play("0 mercenary:1; * allow; 1 allow; 1 block:mercenary; 2 doubt; 0 allow; 1 lose:director")
    assert spot.lives == [2, 0, 1]
    assert spot.turn == 2
