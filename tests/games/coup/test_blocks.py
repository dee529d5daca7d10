"""Blocks, and what is lost when several claims of one action meet: the table of double losses, the edges E1 to E30."""

from __future__ import annotations

import pytest

from mahfel.games.coup import game
from mahfel.testing import Case
from mahfel.testing.absence import to_the_end
from mahfel.testing.plugin import paragraph
from mahfel.testing.walk import walk

PLAIN = ("duke captain", "contessa captain", "assassin ambassador")
KILLER = ("assassin captain", "contessa duke", "duke captain")
LIAR = ("captain captain", "contessa duke", "duke assassin")
BARE = ("assassin captain", "duke duke", "duke captain")  # the target has no Contessa


@paragraph("coup-4.2", "coup-6.1", "coup-6.3", "coup-20.5")
def test_c03_foreign_aid_is_blocked_by_a_duke_that_nobody_doubts(table):
    spot = table(*PLAIN)
    spot.play("0 foreign_aid; 1 block:duke; 2 allow; * allow")
    assert spot.coins == [2, 2, 2]
    assert spot.lives == [2, 2, 2]
    assert spot.turn == 1


@paragraph("coup-6.1", "coup-6.4", "coup-18.12")
def test_c04_after_a_caught_block_the_others_are_asked_again_but_not_the_liar(table):
    spot = table(*PLAIN)
    spot.play("0 foreign_aid; 1 block:duke; 2 allow; 2 doubt; 0 allow; 1 lose:captain")
    assert (spot.kind, spot.asked) == ("block", [2])
    spot.play("2 allow")
    assert spot.coins == [4, 2, 2]
    assert spot.lives == [2, 1, 2]


@paragraph("coup-6.1", "coup-6.2")
def test_c05_a_true_duke_blocks_foreign_aid_and_the_doubter_loses(table):
    # Vector C05: as C03 with a Duke, and A doubts: the block stands, A loses an influence, B swaps the Duke.
    spot = table("captain captain", "duke captain", "assassin ambassador")
    before = spot.court
    spot.play("0 foreign_aid; 1 block:duke; 2 allow; 0 doubt; 2 allow; 1 prove; 0 lose:captain")
    assert spot.coins == [2, 2, 2]
    assert spot.lives == [1, 2, 2]
    assert spot.court == before
    assert spot.turn == 1


@paragraph("coup-4.5", "coup-3.4")
def test_c08_an_assassination_that_nobody_opposes(table):
    spot = table(*BARE, coins=[3, 2, 2])
    spot.play("0 assassinate:1; * allow")
    assert (spot.kind, spot.asked) == ("block", [1])
    assert spot.coins == [0, 2, 2]
    spot.play("1 allow; 1 lose:duke")
    assert spot.coins == [0, 2, 2]
    assert spot.lives == [2, 1, 2]
    assert spot.turn == 1


@paragraph("coup-4.5", "coup-5.5")
def test_c09_a_false_assassin_gets_the_coins_back_and_the_target_is_never_asked(table):
    spot = table(*LIAR, coins=[3, 2, 2])
    spot.play("0 assassinate:1; 2 doubt; 1 allow; 0 lose:captain")
    assert spot.coins == [3, 2, 2]
    assert spot.lives == [1, 2, 2]
    assert spot.turn == 1
    assert spot.told("refunded") == [{"seat": 0, "coins": 3}]


@paragraph("coup-4.5", "coup-6.1", "coup-6.3", "coup-18.13")
def test_c10_a_contessa_that_nobody_doubts_saves_and_the_coins_stay_spent(table):
    for hands in (KILLER, BARE):
        spot = table(*hands, coins=[3, 2, 2])
        spot.play("0 assassinate:1; * allow; 1 block:contessa; * allow")
        assert spot.coins == [0, 2, 2]
        assert spot.lives == [2, 2, 2]
        assert spot.turn == 1


@paragraph("coup-6.1", "coup-7.5")
def test_c11_a_false_contessa_that_is_caught_costs_both_influences(table):
    # Vector C11: B bluffs Contessa, A doubts: B loses one for the doubt and one to the assassin.
    spot = table(*BARE, coins=[3, 2, 2])
    spot.play("0 assassinate:1; * allow; 1 block:contessa; 0 doubt; 2 allow; 1 lose:duke")
    assert spot.lives == [2, 0, 2]
    assert spot.coins == [0, 0, 2]
    assert spot.turn == 2


@paragraph("coup-6.1")
def test_c12_a_bystander_may_catch_the_false_contessa_too(table):
    # Vector C12: as C11, and C doubts.
    spot = table(*BARE, coins=[3, 2, 2])
    spot.play("0 assassinate:1; * allow; 1 block:contessa; 2 doubt; 0 allow; 1 lose:duke")
    assert spot.lives == [2, 0, 2]


@paragraph("coup-6.1", "coup-6.2")
def test_c13_a_true_contessa_is_swapped_and_the_doubter_loses(table):
    spot = table(*KILLER, coins=[3, 2, 2])
    before = spot.court
    spot.play("0 assassinate:1; * allow; 1 block:contessa; 0 doubt; 2 allow; 1 prove; 0 lose:captain")
    assert spot.coins == [0, 2, 2]
    assert spot.lives == [1, 2, 2]
    assert spot.court == before
    assert spot.turn == 1


@paragraph("coup-6.1", "coup-6.2")
def test_c14_a_bystander_who_doubts_a_true_contessa_loses(table):
    # Vector C14: as C13, and C doubts.
    spot = table(*KILLER, coins=[3, 2, 2])
    spot.play("0 assassinate:1; * allow; 1 block:contessa; 2 doubt; 0 allow; 1 prove; 2 lose:duke")
    assert spot.lives == [2, 2, 1]
    assert spot.coins == [0, 2, 2]
    assert spot.turn == 1


@paragraph("coup-7.5")
def test_c15_a_bystander_doubts_a_true_assassin_and_then_the_target_may_block(table):
    spot = table(*BARE, coins=[3, 2, 2])
    spot.play("0 assassinate:1; 2 doubt; 1 allow; 0 prove; 2 lose:duke")
    assert (spot.kind, spot.asked) == ("block", [1])
    spot.play("1 allow; 1 lose:duke")
    assert spot.lives == [2, 1, 1]


@paragraph("coup-7.4")
def test_c16_a_target_with_one_card_that_doubts_a_true_assassin_is_out(table):
    spot = table("assassin captain", "duke/duke", "duke captain", coins=[3, 2, 2])
    spot.play("0 assassinate:1; 1 doubt; 2 allow; 0 prove")
    assert spot.lives == [2, 0, 2]
    assert spot.coins == [0, 0, 2]
    assert spot.turn == 2


@paragraph("coup-4.6")
@pytest.mark.parametrize(("purse", "taken"), [(5, 2), (2, 2), (1, 1), (0, 0)])
def test_c17_a_theft_takes_up_to_two_coins_and_may_be_aimed_at_an_empty_purse(table, purse, taken):
    spot = table("captain duke", "contessa duke", "assassin duke", coins=[2, purse, 2])
    spot.play("0 steal:1; * allow; 1 allow")
    assert spot.coins == [2 + taken, purse - taken, 2]
    assert spot.turn == 1


@paragraph("coup-4.6", "coup-6.1")
@pytest.mark.parametrize("role", ["captain", "ambassador"])
def test_a_theft_is_blocked_by_captain_or_ambassador_of_the_target_alone(table, role):
    spot = table("captain duke", f"{role} duke", "assassin duke")
    spot.play("0 steal:1; * allow")
    assert spot.asked == [1]
    assert spot.moves(1) == ["allow", "block:captain", "block:ambassador"]
    spot.play(f"1 block:{role}; 0 doubt; 2 allow; 1 prove; 0 lose:duke")
    assert spot.coins == [2, 2, 2]
    assert spot.lives == [1, 2, 2]


@paragraph("coup-7.3")
def test_c23_the_victim_of_a_theft_that_falls_in_a_caught_block_still_pays(table):
    # Vector C23, the worked example of the printed rules: the last card goes for the block, two coins for the theft.
    spot = table("captain duke", "duke/contessa", "assassin duke", coins=[2, 5, 2])
    spot.play("0 steal:1; * allow; 1 block:captain; 0 doubt; 2 allow; 1 lose:duke")
    assert spot.lives == [2, 0, 2]
    assert spot.coins == [4, 0, 2]
    assert spot.told("estate_settled") == [{"seat": 1, "coins": 3}]
    assert spot.turn == 2


@paragraph("coup-5.2", "coup-18.11")
def test_c24_nobody_is_asked_to_block_what_cannot_be_blocked(table):
    # Vector C24: Tax, Exchange, Income and Coup have no window for blocks.
    for move in ("tax", "exchange"):
        spot = table("duke ambassador", *PLAIN[1:])
        spot.play(f"0 {move}; * allow")
        assert spot.kind in ("turn", "keep")


# The table of double losses: one action, one victim.


@paragraph("coup-7.1", "coup-7.5")
@pytest.mark.parametrize(
    ("hands", "course", "lives"),
    [
        (BARE, "1 doubt; 2 allow; 0 prove; 1 lose:duke; 1 allow", [2, 0, 2]),
        (BARE, "1 doubt; 2 allow; 0 prove; 1 lose:duke; 1 block:contessa; * allow", [2, 1, 2]),
        (KILLER, "1 doubt; 2 allow; 0 prove; 1 lose:duke; 1 block:contessa; 0 doubt; 2 allow; 1 prove", [1, 1, 2]),
        (BARE, "1 doubt; 2 allow; 0 prove; 1 lose:duke; 1 block:contessa; 0 doubt; 2 allow; 1 lose:duke", [2, 0, 2]),
        (BARE, "* allow; 1 block:contessa; 2 doubt; 0 allow; 1 lose:duke", [2, 0, 2]),
        (BARE, "2 doubt; 1 allow; 0 prove; 2 lose:duke; 1 allow; 1 lose:duke", [2, 1, 1]),
    ],
    ids=[
        "doubts a true assassin and does not block",
        "doubts a true assassin and blocks unopposed",
        "doubts a true assassin and blocks truly",
        "doubts a true assassin and is caught blocking",
        "is caught blocking",
        "a third party doubts a true assassin",
    ],
)
def test_the_table_of_double_losses(table, hands, course, lives):
    spot = table(*hands, coins=[3, 2, 2])
    spot.play("0 assassinate:1; " + course)
    if spot.kind == "lose":
        spot.play(f"{spot.asked[0]} lose:captain")
    assert spot.lives == lives
    assert spot.coins[0] == 0
    assert spot.turn == (1 if lives[1] else 2)


# The hard cases that others have met, in their order.


@paragraph("coup-18.13", "coup-5.5")
def test_e01_and_e02_a_lost_challenge_refunds_and_a_block_does_not(table):
    spot = table(*LIAR, coins=[3, 2, 2])
    spot.play("0 assassinate:1; 1 doubt; 2 allow; 0 lose:captain")
    assert spot.coins[0] == 3
    spot = table(*KILLER, coins=[3, 2, 2])
    spot.play("0 assassinate:1; * allow; 1 block:contessa; * allow")
    assert spot.coins[0] == 0


@paragraph("coup-7.5")
def test_e03_after_a_lost_doubt_the_assassination_goes_on(table):
    spot = table(*BARE, coins=[3, 2, 2])
    spot.play("0 assassinate:1; 1 doubt; 2 allow; 0 prove; 1 lose:duke")
    assert spot.lives == [2, 1, 2]
    assert (spot.kind, spot.asked) == ("block", [1])


def test_e04_a_bystander_doubts_and_then_the_target_gets_its_window(table):
    spot = table(*KILLER, coins=[3, 2, 2])
    spot.play("0 assassinate:1; 2 doubt; 1 allow; 0 prove; 2 lose:duke; 1 block:contessa; * allow")
    assert spot.lives == [2, 2, 1]


@paragraph("coup-6.5", "coup-18.6")
def test_e05_the_last_chance_to_block_after_ones_own_lost_doubt_is_an_option(table):
    course = "0 assassinate:1; 1 doubt; 2 allow; 0 prove; 1 lose:duke"
    spot = table(*KILLER, coins=[3, 2, 2], block_after_doubt=True)
    spot.play(course)
    assert spot.kind == "block"
    spot = table(*KILLER, coins=[3, 2, 2], block_after_doubt=False)
    spot.play(course)
    assert spot.lives == [2, 0, 2]
    spot = table(*KILLER, coins=[3, 2, 2], block_after_doubt=False)
    spot.play("0 assassinate:1; 2 doubt; 1 allow; 0 prove; 2 lose:duke")
    assert (spot.kind, spot.asked) == ("block", [1])  # only who has doubted is not asked


def test_e06_a_caught_contessa_costs_two(table):
    spot = table("assassin captain", "duke duke", "duke captain", "contessa contessa", coins=[3, 2, 2, 2])
    spot.play("0 assassinate:1; * allow; 1 block:contessa; 3 doubt; * allow; 1 lose:duke")
    assert spot.lives == [2, 0, 2, 2]


@paragraph("coup-7.6")
def test_e07_two_losses_are_two_choices_of_two_cards(table):
    spot = table("assassin captain", "duke ambassador", "duke captain", coins=[3, 2, 2])
    spot.play("0 assassinate:1; 1 doubt; 2 allow; 0 prove; 1 lose:duke; 1 allow")
    assert spot.lost[1] == ["duke", "ambassador"]
    spot = table("assassin captain", "duke ambassador", "duke captain", coins=[3, 2, 2])
    spot.play("0 assassinate:1; 1 doubt; 2 allow; 0 prove; 1 lose:duke")
    assert spot.refused("1 lose:duke") == "game.wrong_move"


@paragraph("coup-7.1")
def test_e08_a_lost_card_never_returns_to_the_court(table):
    spot = table(*BARE, coins=[3, 2, 2])
    spot.play("0 assassinate:1; * allow; 1 allow; 1 lose:duke")
    everywhere = [*spot.state.court, *(card for hand in spot.state.hands for card in hand)]
    assert everywhere.count("duke") == 2


def test_e09_a_proven_card_leaves_the_hand_for_blocks_too(table):
    seen = set()
    for seed in range(40):
        spot = table(*KILLER, coins=[3, 2, 2], seed=seed)
        spot.play("0 assassinate:1; * allow; 1 block:contessa; 0 doubt; 2 allow; 1 prove; 0 lose:captain")
        seen.add(spot.state.hands[1])
    assert len(seen) > 3


@paragraph("coup-6.1")
def test_e10_only_the_character_that_was_named_proves_a_block(table):
    spot = table("captain duke", "captain duke", "assassin duke")
    spot.play("0 steal:1; * allow; 1 block:ambassador; 0 doubt; 2 allow")
    assert spot.refused("1 prove") == "coup.cannot_prove"
    spot.play("1 lose:duke")
    assert spot.coins == [4, 0, 2]


def test_e11_after_a_caught_block_the_theft_happens_and_the_turn_goes_on(table):
    spot = table("captain duke", "contessa duke", "assassin duke")
    spot.play("0 steal:1; * allow; 1 block:captain; 2 doubt; 0 allow; 1 lose:duke")
    assert spot.coins == [4, 0, 2]
    assert spot.turn == 1


@paragraph("coup-5.2")
def test_e12_foreign_aid_can_only_be_blocked(table):
    spot = table(*PLAIN)
    spot.play("0 foreign_aid")
    assert spot.moves(1) == spot.moves(2) == ["allow", "block:duke"]


@paragraph("coup-6.1")
def test_e13_a_bystander_cannot_block_what_is_aimed_at_another(table):
    spot = table(*KILLER, coins=[3, 2, 2])
    spot.play("0 assassinate:1; * allow")
    assert spot.refused("2 block:contessa") == "game.not_asked"
    assert spot.refused("0 block:contessa") == "game.not_asked"
    assert spot.refused("1 block:duke") == "game.wrong_move"


def test_e14_the_eliminated_are_not_waited_for(table):
    spot = table("assassin captain", "contessa duke", "/duke captain", coins=[3, 2, 0])
    spot.play("0 assassinate:1")
    assert spot.asked == [1]
    assert spot.refused("2 doubt") == "game.not_asked"


@paragraph("coup-6.5")
def test_e15_a_target_blocks_once(table):
    spot = table("captain duke", "captain duke", "assassin duke")
    spot.play("0 steal:1; * allow; 1 block:ambassador; 0 doubt; 2 allow; 1 lose:duke")
    assert spot.kind == "turn"


@paragraph("coup-6.1", "coup-6.4")
def test_e16_another_may_block_foreign_aid_after_a_caught_one(table):
    spot = table("captain captain", "contessa captain", "duke ambassador", "assassin assassin")
    spot.play("0 foreign_aid; 1 block:duke; 2 block:duke; 3 allow")
    assert spot.told("claimed") == [{"seat": 1, "role": "duke", "against": "foreign_aid"}]
    spot.play("0 doubt; * allow; 1 lose:captain")
    assert (spot.kind, spot.asked) == ("block", [2, 3])
    spot.play("2 block:duke; 3 allow; 0 doubt; * allow; 2 prove; 0 lose:captain")
    assert spot.coins == [2, 2, 2, 2]
    assert spot.lives == [1, 1, 2, 2]
    assert spot.turn == 1


def test_e16_one_who_falls_by_a_caught_block_is_not_asked_again(table):
    spot = table("captain captain", "contessa/captain", "duke ambassador")
    spot.play("0 foreign_aid; 1 block:duke; 2 allow; 0 doubt; 2 allow; 1 lose:contessa")
    assert (spot.kind, spot.asked) == ("block", [2])
    spot.play("2 allow")
    assert spot.coins == [4, 0, 2]
    assert spot.turn == 2


@paragraph("coup-5.3")
def test_e17_a_block_may_be_given_up_although_it_is_true(table):
    spot = table(*KILLER, coins=[3, 2, 2])
    spot.play("0 assassinate:1; * allow; 1 block:contessa; 0 doubt; 2 allow; 1 lose:contessa")
    assert spot.lost[1] == ["contessa", "duke"]


def test_e19_the_turn_advances_once_whatever_came_between(table):
    spot = table("ambassador captain", "contessa captain", "assassin duke", "duke duke")
    spot.play("0 exchange; 1 doubt; * allow; 0 prove; 1 lose:captain")
    spot.play(f"0 {spot.moves(0)[0]}")
    assert spot.turn == 1
    assert [event["seat"] for event in spot.told("turn_began")] == [1]


@paragraph("coup-3.3")
def test_e20_swap_then_loss_then_effect(table):
    spot = table(*PLAIN)
    made = spot.play("0 tax; 1 doubt; 2 allow; 0 prove; 1 lose:captain")
    order = [event["type"] for event in made]
    assert order[2:] == ["proved", "drew", "lost", "gained", "turn_began"]


@paragraph("coup-7.3")
def test_e21_a_theft_from_one_who_fell_by_doubting_it_is_still_paid(table):
    spot = table("captain duke", "duke/contessa", "assassin duke", coins=[2, 5, 2])
    spot.play("0 steal:1; 1 doubt; 2 allow; 0 prove")
    assert spot.lives == [2, 0, 2]
    assert spot.coins == [4, 0, 2]


@paragraph("coup-18.3")
def test_e26_conversion_and_embezzlement_are_not_there_without_reformation(table):
    spot = table(*PLAIN)
    assert not {"convert", "embezzle"} & set(spot.actions(0))
    assert spot.refused("0 convert:0") == spot.refused("0 embezzle") == "coup.no_such_action"


@paragraph("coup-5.6")
def test_e27_and_e28_are_refused_by_the_rules_themselves(table):
    spot = table(*PLAIN, coins=[10, 2, 2])
    assert spot.refused("0 income") == "coup.must_coup"
    spot = table("captain duke", *PLAIN[1:])
    spot.play("0 steal:1; 2 doubt; 1 allow; 0 prove; 2 lose:assassin")
    assert spot.refused("1 doubt") == "game.wrong_move"


def test_e29_a_second_answer_is_refused_and_changes_nothing(table):
    spot = table(*PLAIN)
    spot.play("0 tax; 1 doubt")
    assert spot.refused("1 allow") == spot.refused("1 doubt") == "game.not_asked"


@paragraph("coup-19.5")
@pytest.mark.parametrize("options", [{}, {"reformation": True, "fifth": "inquisitor", "anarchist": True}])
def test_e30_whoever_leaves_in_whatever_position_the_others_reach_an_end(options):
    case = Case(game, 4, game.read_options(options), 11)
    for number, position in enumerate(walk(case, 0)):
        if number % 7 == 0:
            for gone in position.state.asked():
                to_the_end(position, {gone})


@paragraph("coup-7.7")
def test_when_the_actor_falls_by_doubting_a_block_the_turn_just_ends(table):
    spot = table("captain/duke", "captain duke", "assassin duke")
    spot.play("0 steal:1; * allow; 1 block:captain; 0 doubt; 2 allow; 1 prove")
    assert spot.lives == [0, 2, 2]
    assert spot.coins == [0, 2, 2]
    assert spot.turn == 1


# The target is out before the effect.


@paragraph("coup-7.4")
def test_the_cost_of_an_assassination_stays_spent_when_its_target_has_fallen_already(table):
    spot = table("assassin captain", "duke/contessa", "duke captain", coins=[5, 2, 2])
    spot.play("0 assassinate:1; 1 doubt; 2 allow; 0 prove")
    assert spot.coins == [2, 0, 2]
    assert spot.turn == 2
