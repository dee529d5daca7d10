"""Special Interest on one's own turn: Communist, Customs Officer, Foreign Consular, Peacekeeper, Politician, Priest,
Protestor."""

from __future__ import annotations

import pytest

from mahfel.testing.plugin import paragraph

FOUR = ("0 1", "2 3", "4 0", "1 2")


@paragraph("coup-17.1")
def test_g13_communist_takes_up_to_three_from_the_richest_other_for_the_poorest(g54):
    # Vector G13: the target is the richest other player, never A; A may be the recipient.
    spot = g54("communist 0", "2 3", "4 0", "1 2", coins=[2, 5, 1, 3], plus="communist politician")
    assert [move for move in spot.moves(0) if move.startswith("communist")] == ["communist:1:2"]
    spot.play("0 communist:1:2; * allow")
    assert (spot.kind, spot.asked) == ("block", [1])
    spot.play("1 allow")
    assert spot.coins == [2, 2, 4, 3]
    assert spot.turn == 1
    spot = g54(*FOUR, coins=[0, 5, 1, 3], plus="communist politician")
    spot.play("0 communist:1:0; * allow; 1 allow")
    assert spot.coins == [3, 2, 1, 3]


@paragraph("coup-17.1")
def test_g13_where_several_are_equal_the_actor_says_who(g54):
    spot = g54(*FOUR, coins=[1, 5, 5, 1], plus="communist politician")
    declared = [move for move in spot.moves(0) if move.startswith("communist")]
    assert declared == ["communist:1:0", "communist:1:3", "communist:2:0", "communist:2:3"]
    assert spot.refused("0 communist") == "coup.no_target"
    assert spot.refused("0 communist:3:0") == "coup.no_target"
    spot = g54("0 1", "2 3", "4 0", coins=[9, 2, 2], plus="communist politician")
    assert [move for move in spot.moves(0) if move.startswith("communist")] == ["communist:1:2", "communist:2:1"]


@paragraph("coup-17.1")
def test_g13_one_with_fewer_than_three_gives_all(g54):
    spot = g54("0 1", "2 3", "4 0", coins=[9, 2, 1], plus="communist politician")
    spot.play("0 communist:1:2; * allow; 1 allow")
    assert spot.coins == [9, 0, 3]


@paragraph("coup-17.1", "coup-18.31")
def test_g13_the_protected_are_skipped_and_the_next_richest_is_the_target(g54):
    spot = g54(*FOUR, coins=[2, 9, 5, 1], tokens={"peace": 1}, plus="communist politician")
    assert [move for move in spot.moves(0) if move.startswith("communist")] == ["communist:2:3"]
    spot = g54(*FOUR, coins=[2, 9, 5, 1], tokens={"treaty": [0, 1]}, plus="communist politician")
    assert [move for move in spot.moves(0) if move.startswith("communist")] == ["communist:2:3"]


@paragraph("coup-17.1")
def test_g13_the_target_may_claim_communist(g54):
    spot = g54("communist 0", "communist 0", "4 0", coins=[2, 5, 1], plus="communist politician")
    spot.play("0 communist:1:2; * allow; 1 block:communist; 2 doubt; 0 allow; 1 prove; 2 lose:banker")
    assert spot.coins == [2, 5, 1]
    assert spot.lives == [2, 2, 1]


@paragraph("coup-17.1", "coup-18.31")
def test_g13_when_the_recipient_has_fallen_the_next_poorest_gets_the_coins(g54):
    spot = g54("communist 0", "2 3", "0/1", "1 2", coins=[4, 6, 1, 3], plus="communist politician")
    spot.play("0 communist:1:2; 2 doubt; * allow; 0 prove; 1 allow")
    assert spot.coins == [4, 3, 0, 6]


@paragraph("coup-17.1", "coup-17.8")
@pytest.mark.parametrize(("declared", "coins"), [("communist:1:2", [2, 0, 4]), ("politician:1", [4, 0, 1])])
def test_coins_are_taken_out_of_the_purse_of_one_who_has_just_fallen(g54, declared, coins):
    role = declared.split(":")[0]
    spot = g54(f"{role} 0", "1/2", "0 1", coins=[2, 5, 1], plus="communist politician")
    spot.play(f"0 {declared}; 1 doubt; 2 allow; 0 prove")
    assert spot.coins == coins
    assert spot.turn == 2


TAX_ON_BANKER = {"tax_holder": 2, "tax_role": "banker"}


@paragraph("coup-17.2")
def test_customs_officer_marks_one_of_the_five_at_the_end(g54):
    spot = g54("customs_officer 0", "2 3", "4 0", plus="customs_officer politician")
    spot.play("0 customs_officer")
    assert spot.kind == "doubt"
    spot.play("* allow")
    assert (spot.kind, spot.asked) == ("tax", [0])
    assert len(spot.moves(0)) == 5
    assert spot.may("0 #customs_officer")
    assert spot.refused("0 #duke") == spot.refused("0 #spy") == "coup.not_in_play"
    spot.play("0 #banker")
    tokens = spot.state.tokens
    assert (tokens.tax_holder, tokens.tax_role) == (0, "banker")
    assert spot.coins == [2, 2, 2]
    assert spot.turn == 1


@paragraph("coup-17.2")
def test_g14_the_tax_is_paid_before_the_doubt_and_never_comes_back(g54):
    spot = g54("1 1", "2 3", "4 0", tokens=TAX_ON_BANKER, plus="customs_officer politician")
    spot.play("0 banker")
    assert spot.coins == [1, 2, 3]
    spot.play("1 doubt; 2 allow; 0 lose:director")
    assert spot.coins == [1, 2, 3]
    spot = g54("0 1", "2 3", "4 0", tokens=TAX_ON_BANKER, coins=[0, 2, 2], plus="customs_officer politician")
    assert spot.refused("0 banker") == "coup.too_poor"


@paragraph("coup-17.2")
def test_g14_the_holder_never_pays(g54):
    spot = g54("0 1", "2 3", "4 0", turn=2, tokens=TAX_ON_BANKER, plus="customs_officer politician")
    spot.play("2 banker; * allow")
    assert spot.coins == [2, 2, 5]


@paragraph("coup-17.2")
def test_g14_cost_and_tax_have_to_be_there_both(g54):
    tokens = {"tax_holder": 2, "tax_role": "guerrilla"}
    assert g54("2 1", "2 3", "4 0", tokens=tokens, coins=[4, 2, 2]).refused("0 guerrilla:1") == "coup.too_poor"
    spot = g54("2 1", "2 3", "4 0", tokens=tokens, coins=[5, 2, 2])
    spot.play("0 guerrilla:1")
    assert spot.coins == [0, 2, 3]


@paragraph("coup-17.2")
def test_g14_a_counter_is_taxed_and_not_offered_without_the_coin(g54):
    tokens = {"tax_holder": 2, "tax_role": "guerrilla"}
    spot = g54("2 1", "2 3", "4 0", tokens=tokens, coins=[5, 1, 2])
    spot.play("0 guerrilla:1; * allow; 1 block:guerrilla")
    assert spot.coins == [0, 0, 4]
    spot = g54("2 1", "2 3", "4 0", tokens=tokens, coins=[5, 0, 2])
    spot.play("0 guerrilla:1; * allow")
    assert spot.moves(1) == ["allow"]
    assert spot.refused("1 block:guerrilla") == "game.wrong_move"


@paragraph("coup-17.2")
def test_e33_those_who_join_a_capitalist_are_taxed_each(g54):
    tokens = {"tax_holder": 3, "tax_role": "capitalist"}
    spot = g54("0 1", "2 3", "4 0", "1 2", tokens=tokens, coins=[2, 2, 0, 2], plus="capitalist")
    spot.play("0 capitalist; * allow")
    assert spot.coins == [5, 2, 0, 3]
    assert spot.asked == [1, 3]  # one without a coin cannot claim
    spot.play("* !join")
    assert spot.coins == [5, 1, 0, 4]


@paragraph("coup-17.2")
def test_e33_both_steps_of_a_spy_are_taxed(g54):
    spot = g54("0 1", "2 3", "4 0", tokens={"tax_holder": 2, "tax_role": "spy"}, plus="spy")
    spot.play("0 spy; * allow")
    assert spot.coins == [2, 2, 3]
    spot = g54("0 1", "2 3", "4 0", tokens={"tax_holder": 2, "tax_role": "director"}, plus="spy")
    spot.play("0 spy; * allow; 0 director")
    assert spot.coins == [2, 2, 3]


@paragraph("coup-17.2", "coup-13.14")
def test_a_new_customs_officer_moves_both_tokens_and_with_the_holder_they_go(g54):
    spot = g54("customs_officer 0", "2 3", "4 0", tokens=TAX_ON_BANKER, plus="customs_officer politician")
    spot.play("0 customs_officer; * allow; 0 #director")
    assert (spot.state.tokens.tax_holder, spot.state.tokens.tax_role) == (0, "director")
    spot = g54("0 1", "2 3", "4/0", tokens=TAX_ON_BANKER, coins=[7, 2, 2])
    spot.play("0 coup:2")
    assert (spot.state.tokens.tax_holder, spot.state.tokens.tax_role) == (-1, "")
    spot.play("1 banker")
    assert spot.coins == [0, 2, 0]


@paragraph("coup-17.3", "coup-18.32", "coup-18.22")
def test_foreign_consular_binds_another_living_player_who_cannot_refuse(g54):
    spot = g54(
        "foreign_consular 0",
        "2 3",
        "4 0",
        "/1 2",
        coins=[2, 2, 2, 0],
        tokens={"peace": 1},
        plus="foreign_consular politician",
    )
    spot.play("0 foreign_consular; * allow")
    assert (spot.kind, spot.asked) == ("treaty", [0])
    assert spot.moves(0) == ["@1", "@2"]  # the holder of Peace too
    assert spot.refused("0 @3") == spot.refused("0 @0") == "coup.no_receiver"
    spot.play("0 @2")
    assert spot.state.tokens.treaty == (0, 2)
    assert not [move for move in spot.moves(1) if move.startswith("foreign_consular:")]
    spot.play("1 income")
    assert [move for move in spot.moves(2) if move.startswith("politician")] == []


@paragraph("coup-17.3", "coup-18.32")
def test_a_later_treaty_takes_the_tokens_wherever_they_are_and_a_death_frees_the_other(g54):
    spot = g54("foreign_consular 0", "2 3", "4 0", tokens={"treaty": [1, 2]}, plus="foreign_consular politician")
    spot.play("0 foreign_consular; * allow; 0 @1")
    assert spot.state.tokens.treaty == (0, 1)
    spot = g54("0 1", "2/3", "4 0", "1 2", tokens={"treaty": [1, 2]}, coins=[7, 2, 2, 2])
    spot.play("0 coup:1")
    assert spot.state.tokens.treaty == ()


@paragraph("coup-17.7")
def test_peacekeeper_takes_a_coin_and_the_token_from_anybody(g54):
    spot = g54("4 0", "2 3", "4 1", tokens={"peace": 1})
    spot.play("0 peacekeeper; * allow")
    assert spot.coins == [3, 2, 2]
    assert spot.state.tokens.peace == 0
    assert spot.turn == 1
    spot.play("1 income")
    assert spot.may("2 politician:1")  # unprotected at once
    assert not spot.may("2 politician:0")


@paragraph("coup-17.7", "coup-13.14")
def test_the_token_of_peace_goes_to_the_centre_with_its_holder(g54):
    spot = g54("4 0", "2/3", "4 1", tokens={"peace": 1}, coins=[7, 2, 2])
    spot.play("0 coup:1")
    assert spot.state.tokens.peace == -1


@paragraph("coup-17.8")
@pytest.mark.parametrize(("purse", "taken"), [(5, 2), (1, 1), (0, 0)])
def test_g22_politician_takes_up_to_two(g54, purse, taken):
    spot = g54("politician 0", "2 1", "4 0", coins=[2, purse, 2])
    spot.play("0 politician:1; * allow; 1 allow")
    assert spot.coins == [2 + taken, purse - taken, 2]


@paragraph("coup-17.8")
def test_g22_the_target_may_claim_politician(g54):
    spot = g54("politician 0", "politician 1", "4 0")
    spot.play("0 politician:1; * allow")
    assert spot.moves(1) == ["allow", "block:politician"]
    spot.play("1 block:politician; 0 doubt; 2 allow; 1 prove; 0 lose:banker")
    assert spot.coins == [2, 2, 2]
    assert spot.lives == [1, 2, 2]


PRIESTS = ("priest 0", "2 1", "priest 0", "2 0")


@paragraph("coup-17.9")
def test_g20_every_other_gives_priest_a_coin_and_the_poor_give_nothing(g54):
    spot = g54("priest 0", "2 1", "4 0", coins=[2, 0, 3], plus="priest politician")
    spot.play("0 priest; * allow")
    assert (spot.kind, spot.asked) == ("block", [1, 2])
    spot.play("* allow")
    assert spot.coins == [3, 0, 2]


@paragraph("coup-17.9")
def test_g20_a_priest_saves_only_ones_own_coin(g54):
    spot = g54("priest 0", "2 1", "priest 0", coins=[2, 0, 3], plus="priest politician")
    spot.play("0 priest; * allow; 2 block:priest; 1 allow; 0 doubt; 1 allow; 2 prove; 0 lose:banker")
    assert spot.coins == [2, 0, 3]
    spot = g54(*PRIESTS, plus="priest politician")
    spot.play("0 priest; * allow; 2 block:priest; * allow; * allow")
    assert spot.coins == [4, 1, 2, 1]
    spot = g54(*PRIESTS, plus="priest politician")
    spot.play("0 priest; * allow; 1 block:priest; * allow; 3 doubt; * allow; 1 lose:guerrilla")
    assert spot.coins == [5, 1, 1, 1]
    assert spot.lives == [2, 1, 2, 2]


@paragraph("coup-17.9", "coup-18.14")
def test_nothing_is_paid_to_a_priest_who_has_fallen(g54):
    spot = g54("priest/0", "2 1", "priest 0", plus="priest politician")
    spot.play("0 priest; * allow; 2 block:priest; 1 allow; 0 doubt; 1 allow; 2 prove")
    assert spot.coins == [0, 2, 2]
    assert spot.turn == 1


PROTEST = ("protestor 0", "2 1", "4 0", "1 2")


@paragraph("coup-17.10", "coup-18.34", "coup-18.22")
def test_g21_protestor_needs_one_who_joins_for_three(g54):
    # Vector G21: two coins, then three of the first who joins, clockwise from A; T loses an influence.
    spot = g54(*PROTEST, coins=[2, 9, 3, 3], plus="protestor politician")
    spot.play("0 protestor:1; * allow")
    assert (spot.kind, spot.asked) == ("join", [2, 3])
    spot.play("3 !join; 2 !join")
    assert spot.coins == [0, 9, 0, 3]
    assert spot.told("joined_in") == [{"seat": 2, "action": "protestor"}]
    assert (spot.kind, spot.asked) == ("block", [1])
    spot.play("1 allow; 1 lose:director")
    assert spot.lives == [2, 1, 2, 2]


@paragraph("coup-17.10")
def test_g21_without_one_who_joins_it_fails_and_the_two_stay_spent(g54):
    spot = g54(*PROTEST, coins=[2, 9, 3, 3], plus="protestor politician")
    spot.play("0 protestor:1; * allow; * allow")
    assert spot.coins == [0, 9, 3, 3]
    assert spot.lives == [2, 2, 2, 2]
    assert spot.turn == 1
    spot = g54(*PROTEST, coins=[2, 9, 2, 2], plus="protestor politician")
    spot.play("0 protestor:1; * allow")  # nobody can pay, nobody is asked
    assert spot.turn == 1


@paragraph("coup-17.10")
def test_g21_the_target_counters_after_the_join_and_all_coins_stay_spent(g54):
    spot = g54("protestor 0", "protestor 1", "4 0", coins=[2, 2, 3], plus="protestor politician")
    spot.play("0 protestor:1; * allow; 2 !join; 1 block:protestor; * allow")
    assert spot.coins == [0, 2, 0]
    assert spot.lives == [2, 2, 2]
    spot = g54("protestor 0", "2 1", "4 0", coins=[2, 2, 3], plus="protestor politician")
    spot.play("0 protestor:1; * allow; 2 !join; 1 block:protestor; 2 doubt; 0 allow; 1 lose:director")
    assert spot.lives == [2, 0, 2]


@paragraph("coup-17.10")
def test_g21_a_caught_protestor_gets_the_two_back(g54):
    spot = g54("0 0", "2 1", "4 1", coins=[2, 2, 3], plus="protestor politician")
    spot.play("0 protestor:1; 1 doubt; 2 allow; 0 lose:banker")
    assert spot.coins == [2, 2, 3]


@paragraph("coup-17.10", "coup-18.34")
def test_the_treaty_partner_of_the_target_may_join(g54):
    spot = g54("protestor 0", "2 1", "4 0", coins=[2, 2, 3], tokens={"treaty": [1, 2]}, plus="protestor politician")
    spot.play("0 protestor:1; * allow")
    assert spot.asked == [2]


@paragraph("coup-17.10")
def test_nobody_is_asked_to_join_against_a_target_that_has_fallen(g54):
    spot = g54("protestor 0", "1/2", "4 0", coins=[2, 2, 3], plus="protestor politician")
    spot.play("0 protestor:1; 1 doubt; 2 allow; 0 prove")
    assert spot.coins == [0, 0, 3]
    assert spot.turn == 2
