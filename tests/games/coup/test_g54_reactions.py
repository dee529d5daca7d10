"""Claims in answer to a loss, and the end of a turn: Intellectual, Missionary, Lawyer."""

from __future__ import annotations

import pytest

from mahfel.testing.plugin import paragraph

IN = {"plus": "intellectual politician"}
MI = {"plus": "missionary politician"}
BOTH = {"plus": "missionary intellectual"}
LAW = {"plus": "lawyer politician"}


@paragraph("coup-17.4", "coup-13.10")
def test_g17_intellectual_brings_five_and_the_card_stays_face_down(g54):
    # Vector G17: any loss, a Coup included; nobody doubts: five coins, and the card is never shown.
    spot = g54("0 1", "2 3", "4 0", coins=[7, 2, 2], **IN)
    spot.play("0 coup:1; 1 lose:guerrilla/intellectual")
    assert (spot.kind, spot.asked) == ("doubt", [0, 2])
    assert spot.told("set_aside") == [{"seat": 1}]
    assert spot.told("set_aside", 1) == [{"seat": 1, "card": "guerrilla"}]
    spot.play("* allow")
    assert spot.coins == [0, 7, 2]
    assert spot.lives == [2, 1, 2]
    assert spot.lost[1] == []
    assert spot.state.view(None).players[1].aside == 1
    assert spot.state.view(0).players[1].aside_cards is None
    assert spot.turn == 1


@paragraph("coup-17.4", "coup-13.11")
def test_g17_a_doubted_true_intellectual_costs_the_doubter_and_is_not_replaced(g54):
    spot = g54("0 1", "intellectual 3", "4 0", coins=[7, 2, 2], **IN)
    before = spot.court
    spot.play("0 coup:1; 1 lose:intellectual/intellectual; 2 doubt; 0 allow")
    assert (spot.kind, spot.asked) == ("lose", [2])
    assert spot.lost[1] == ["intellectual"]
    assert spot.coins == [0, 7, 2]
    spot.play("2 lose:banker")
    assert spot.lives == [2, 1, 1]
    assert spot.court == before
    assert spot.turn == 1


@paragraph("coup-17.4", "coup-13.11")
def test_g17_a_caught_intellectual_loses_the_other_card_too(g54):
    spot = g54("0 1", "2 3", "4 0", coins=[7, 2, 2], **IN)
    spot.play("0 coup:1; 1 lose:guerrilla/intellectual; 0 doubt; 2 allow")
    assert spot.lives == [2, 0, 2]
    assert sorted(spot.lost[1]) == sorted(["guerrilla", spot.lost[1][1]])
    assert spot.coins == [0, 0, 2]
    assert spot.turn == 2


@paragraph("coup-17.4", "coup-18.23")
def test_on_the_last_influence_there_is_no_intellectual(g54):
    spot = g54("0 1", "2/1", "4 0", coins=[7, 2, 2], **IN)
    spot.play("0 coup:1")
    assert spot.lives == [2, 0, 2]
    assert spot.turn == 2


@paragraph("coup-17.6", "coup-13.10")
def test_g18_missionary_replaces_the_lost_card_from_the_court(g54):
    # Vector G18: any cause but a Coup; nobody doubts: the Court has one card less, the number of lives is unchanged.
    spot = g54("2 1", "0 1", "4 0", coins=[4, 2, 2], court=["banker"], **MI)
    before = spot.court
    spot.play("0 guerrilla:1; * allow; 1 allow; 1 lose:director/missionary; * allow")
    assert spot.lives == [2, 2, 2]
    assert spot.state.hands[1] == ("banker", "banker")
    assert spot.court == before - 1
    assert spot.state.view(None).players[1].aside == 1
    assert spot.turn == 1


@paragraph("coup-17.6", "coup-18.24")
def test_g18_not_against_a_coup_but_against_the_loss_that_a_caught_claim_brings(g54):
    spot = g54("2 1", "0 1", "4 0", coins=[7, 2, 2], **BOTH)
    spot.play("0 coup:1")
    assert spot.moves(1) == [
        "lose:banker",
        "lose:banker/intellectual",
        "lose:director",
        "lose:director/intellectual",
    ]
    assert spot.refused("1 lose:director/missionary") == "coup.no_reaction"
    spot.play("1 lose:director/intellectual; 0 doubt; 2 allow")
    # The second loss is no Coup, and with the last card the Missionary may be claimed.
    assert spot.moves(1) == ["lose:banker", "lose:banker/missionary"]
    spot.play("1 lose:banker/missionary; * allow")
    assert spot.lives == [2, 1, 2]
    assert spot.turn == 1


@paragraph("coup-17.6")
def test_g18_a_true_missionary_that_is_doubted(g54):
    spot = g54("2 1", "missionary/1", "4 0", coins=[4, 2, 2], **MI)
    spot.play("0 guerrilla:1; * allow; 1 allow")
    assert spot.moves(1) == ["lose:missionary", "lose:missionary/missionary"]
    spot.play("1 lose:missionary/missionary")
    assert spot.state.living() == (0, 1, 2)  # while the claim is open one counts as living
    assert spot.lives == [2, 0, 2]
    spot.play("0 doubt; 2 allow; 0 lose:director")
    assert spot.lives == [1, 1, 2]
    assert spot.lost[1] == ["director", "missionary"]
    assert spot.turn == 1


@paragraph("coup-17.6")
def test_g18_a_caught_missionary_on_the_last_card_is_out(g54):
    spot = g54("2 1", "0/1", "4 0", coins=[4, 2, 2], **MI)
    spot.play("0 guerrilla:1; * allow; 1 allow; 1 lose:banker/missionary; 2 doubt; 0 allow")
    assert spot.lives == [2, 0, 2]
    assert spot.lost[1] == ["director", "banker"]
    assert spot.turn == 2


@paragraph("coup-17.6", "coup-13.11")
def test_g18_a_caught_missionary_loses_once_more_and_may_claim_again(g54):
    spot = g54("2 1", "0 1", "4 0", coins=[4, 2, 2], **MI)
    spot.play("0 guerrilla:1; * allow; 1 allow; 1 lose:banker/missionary; 2 doubt; 0 allow")
    assert spot.moves(1) == ["lose:director", "lose:director/missionary"]
    spot.play("1 lose:director/missionary; * allow")
    assert spot.lives == [2, 1, 2]


@paragraph("coup-17.6")
def test_with_an_empty_court_there_is_no_missionary(g54):
    spot = g54("2 1", "0 1", "4 0", coins=[4, 2, 2], court_size=0, **MI)
    spot.play("0 guerrilla:1; * allow; 1 allow")
    assert spot.moves(1) == ["lose:banker", "lose:director"]


@paragraph("coup-17.6", "coup-13.10")
def test_one_claim_for_each_lost_influence_and_the_doubter_may_claim_too(g54):
    spot = g54("2 1", "missionary 1", "missionary 0", coins=[4, 2, 2], **MI)
    spot.play("0 guerrilla:1; * allow; 1 allow; 1 lose:missionary/missionary; 2 doubt; 0 allow")
    assert (spot.kind, spot.asked) == ("lose", [2])
    spot.play("2 lose:missionary/missionary; * allow")
    assert spot.lives == [2, 2, 2]
    assert spot.turn == 1


@paragraph("coup-17.6")
def test_who_concedes_a_claim_may_answer_the_loss(g54):
    spot = g54("1 1", "0 2", "4 0", **MI)
    spot.play("0 banker; 1 doubt; 2 allow")
    assert spot.moves(0) == ["lose:director", "lose:director/missionary"]
    spot.play("0 lose:director/missionary; * allow")
    assert spot.lives == [2, 2, 2]
    assert spot.coins == [2, 2, 2]
    assert spot.turn == 1


@paragraph("coup-17.2", "coup-17.6")
def test_a_taxed_reaction_is_paid_and_not_offered_without_the_coin(g54):
    tokens = {"tax_holder": 2, "tax_role": "missionary"}
    spot = g54("2 1", "0 1", "4 0", coins=[4, 1, 2], tokens=tokens, **MI)
    spot.play("0 guerrilla:1; * allow; 1 allow; 1 lose:banker/missionary")
    assert spot.coins == [0, 0, 3]
    spot = g54("2 1", "0 1", "4 0", coins=[4, 0, 2], tokens=tokens, **MI)
    spot.play("0 guerrilla:1; * allow; 1 allow")
    assert spot.moves(1) == ["lose:banker", "lose:director"]


@paragraph("coup-16.5", "coup-17.6")
def test_the_loss_by_a_disappear_token_may_be_answered(g54):
    lying = [{"victim": 0, "placed_by": 2, "due": True}]
    spot = g54("0 1", "2 3", "4 0", tokens={"disappear": lying}, plus="mercenary missionary politician")
    spot.play("0 income; 0 allow")
    assert spot.may("0 lose:banker/missionary")


@paragraph("coup-17.5", "coup-13.13")
def test_g19_two_lawyers_split_the_estate_and_the_rest_goes_to_the_treasury(g54):
    spot = g54("0 1", "2/1", "4 0", coins=[7, 5, 2], **LAW)
    spot.play("0 coup:1")
    assert (spot.kind, spot.asked) == ("join", [0, 2])
    spot.play("* !join; * allow; * allow")
    assert spot.coins == [2, 0, 4]
    assert spot.told("estate_settled") == [{"seat": 1, "coins": 1}]
    assert spot.turn == 2


@paragraph("coup-17.5")
def test_g19_each_lawyer_may_be_doubted_and_a_proof_is_replaced(g54):
    spot = g54("lawyer 1", "2/1", "4 0", coins=[7, 5, 2], **LAW)
    before = spot.court
    spot.play("0 coup:1; * !join; 2 doubt; 0 prove; 2 lose:banker")
    assert spot.asked == [0]
    spot.play("0 doubt; 2 lose:" + spot.state.hands[2][0])
    assert spot.winner == 0
    spot = g54("lawyer 1", "2/1", "4 0", "2 3", coins=[7, 5, 2, 2], **LAW)
    spot.play(
        "0 coup:1; * !join; 2 doubt; 3 allow; 0 prove; 2 lose:banker; * allow; 0 doubt; 2 allow; 3 lose:guerrilla"
    )
    assert spot.coins == [2, 0, 4, 2]
    assert before > 0


@paragraph("coup-17.5")
def test_without_lawyers_claims_the_estate_goes_to_the_treasury(g54):
    spot = g54("0 1", "2/1", "4 0", coins=[7, 5, 2], **LAW)
    spot.play("0 coup:1; * allow")
    assert spot.coins == [0, 0, 2]
    assert spot.told("estate_settled") == [{"seat": 1, "coins": 5}]


@paragraph("coup-17.5")
def test_nobody_is_asked_about_an_empty_estate_or_after_the_end(g54):
    spot = g54("0 1", "2/1", "4 0", coins=[7, 0, 2], **LAW)
    spot.play("0 coup:1")
    assert spot.turn == 2
    spot = g54("0 1", "2/1", "/4 0", coins=[7, 5, 0], **LAW)
    spot.play("0 coup:1")
    assert spot.winner == 0


@paragraph("coup-17.5", "coup-18.33")
def test_who_falls_by_claiming_is_not_inherited(g54):
    # B leaves five coins; C, with nine, is caught as a false Lawyer and falls: only B's five are split.
    spot = g54("lawyer 1", "2/1", "4/0", "2 3", coins=[7, 5, 9, 2], **LAW)
    spot.play("0 coup:1; 0 !join; 2 !join; 3 allow; * allow; 3 doubt; 0 allow; 2 lose:politician")
    assert spot.lives == [2, 0, 0, 2]
    assert spot.coins == [5, 0, 0, 2]
    assert spot.told("estate_settled") == [{"seat": 2, "coins": 9}]
    assert spot.turn == 3


@paragraph("coup-17.5", "coup-18.33")
@pytest.mark.parametrize("claims", [1, 2])
def test_all_estates_of_a_turn_are_one(g54, claims):
    spot = g54("general 1", "2/1", "0/1", "lawyer 3", coins=[5, 3, 4, 2], plus="general lawyer politician")
    spot.play("0 general; * allow; * allow; 3 lose:lawyer")
    assert (spot.kind, spot.asked) == ("join", [0, 3])
    spot.play("3 !join; 0 !join; * allow; * allow" if claims == 2 else "3 !join; 0 allow; * allow")
    assert spot.coins == ([3, 0, 0, 5] if claims == 2 else [0, 0, 0, 9])


@paragraph("coup-17.5", "coup-13.13", "coup-18.25")
def test_the_coins_stay_frozen_until_the_end_of_the_turn(g54):
    # A theft in the same turn is paid first; the Lawyers split what is left.
    spot = g54("politician 1", "2/1", "4 0", coins=[2, 5, 2], **LAW)
    spot.play("0 politician:1; 1 doubt; 2 allow; 0 prove")
    assert spot.coins == [4, 3, 2]
    spot.play("2 !join; 0 allow; 0 allow")
    assert spot.coins == [4, 0, 5]
