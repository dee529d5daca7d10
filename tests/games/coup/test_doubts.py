"""Claims and doubts: who may doubt, what proves, what is lost; the classic actions that are claims."""

from __future__ import annotations

from collections import Counter

import pytest

from mahfel.testing.plugin import paragraph

PLAIN = ("duke captain", "contessa captain", "assassin ambassador")


@paragraph("coup-5.1", "coup-7.2")
def test_any_other_living_player_may_doubt_involved_or_not(table):
    spot = table("captain duke", "contessa captain", "assassin ambassador", "/duke duke")
    spot.play("0 steal:1")
    assert (spot.kind, spot.asked) == ("doubt", [1, 2])
    assert spot.refused("0 doubt") == spot.refused("3 doubt") == "game.not_asked"
    spot.play("2 doubt; 1 allow; 0 prove; 2 lose:assassin")
    assert (spot.kind, spot.asked) == ("block", [1])


@paragraph("coup-5.1", "coup-18.10", "coup-5.7")
def test_one_doubt_counts_and_it_is_the_nearest_clockwise_whoever_was_faster(table):
    for order in ("1 doubt; 2 doubt", "2 doubt; 1 doubt"):
        spot = table("contessa contessa", "duke captain", "duke captain", turn=0)
        spot.play(f"0 tax; {order}")
        assert spot.told("doubted") == [{"seat": 1, "other": 0, "role": "duke"}]
    spot = table("duke captain", "contessa contessa", "duke captain", turn=1)
    spot.play("1 tax; 0 doubt; 2 doubt")
    assert spot.told("doubted") == [{"seat": 2, "other": 1, "role": "duke"}]


@paragraph("coup-4.4", "coup-5.3", "coup-5.4")
def test_c06_a_true_duke_is_shown_and_swapped_and_the_doubter_loses(table):
    spot = table("duke/captain", "contessa captain", "assassin ambassador", court=["contessa"])
    before = spot.court
    made = spot.play("0 tax; 1 doubt; 2 allow; 0 prove")
    assert {"type": "proved", "seat": 0, "cards": ("duke",)} in made
    assert (spot.asked, spot.kind) == ([1], "lose")
    assert spot.coins == [2, 2, 2]  # the loss comes before the effect
    spot.play("1 lose:captain")
    assert spot.coins == [5, 2, 2]
    assert spot.lives == [1, 1, 2]
    assert spot.court == before
    assert spot.turn == 1


@paragraph("coup-5.3", "coup-5.4")
def test_the_replacement_is_drawn_from_the_court_with_the_shown_card_in_it(table):
    seen = Counter()
    for seed in range(300):
        spot = table("duke duke", "captain captain", court_size=2, court=["contessa", "contessa"], seed=seed)
        spot.checked = False
        spot.play("0 tax; 1 doubt; 0 prove")
        seen[spot.state.hands[0]] += 1
        assert spot.court == 2
    assert set(seen) == {("contessa", "duke"), ("duke", "duke")}
    assert 60 < seen["duke", "duke"] < 140  # one in three


@paragraph("coup-4.4", "coup-5.3", "coup-5.5")
def test_c07_a_false_duke_costs_an_influence_and_brings_nothing(table):
    spot = table("captain contessa", "contessa captain", "assassin ambassador")
    spot.play("0 tax; 1 doubt; 2 allow")
    assert not spot.may("0 prove")
    assert spot.refused("0 prove") == "coup.cannot_prove"
    spot.play("0 lose:contessa")
    assert spot.coins == [2, 2, 2]
    assert spot.lost == [["contessa"], [], []]
    assert spot.turn == 1


@paragraph("coup-4.4", "coup-1.3", "coup-20.6")
def test_tax_that_nobody_doubts_brings_three_whether_true_or_not(table):
    for hand in ("duke captain", "contessa contessa"):
        spot = table(hand, "captain captain", "assassin ambassador")
        spot.play("0 tax; * allow")
        assert spot.coins == [5, 2, 2]
        assert spot.turn == 1


@paragraph("coup-5.3", "coup-20.8", "coup-5.5")
def test_c22_one_may_give_up_a_claim_that_one_could_prove_and_lose_any_card(table):
    for given in ("duke", "captain"):
        spot = table(*PLAIN)
        spot.play("0 tax; 1 doubt; 2 allow")
        assert spot.moves(0) == ["prove", "lose:captain", "lose:duke"]
        spot.play(f"0 lose:{given}")
        assert spot.lost == [[given], [], []]
        assert spot.coins == [2, 2, 2]
        assert spot.lives == [1, 2, 2]


@paragraph("coup-4.9")
def test_c18_a_claim_may_be_repeated_and_several_may_claim_the_same(table):
    # Vector C18: there is no memory. Who has shown a Duke claims one again, and four players claim one in a round.
    spot = table("duke captain", "contessa captain", "assassin ambassador", "assassin/duke")
    spot.play("0 tax; 1 doubt; * allow; 0 prove; 1 lose:captain")
    for seat in (1, 2, 3, 0):
        spot.play(f"{seat} tax; * allow")
    assert spot.coins == [8, 5, 5, 5]
    assert spot.lives == [2, 1, 2, 1]


@paragraph("coup-5.1", "coup-5.6", "coup-6.2", "coup-20.7")
def test_c26_a_settled_claim_cannot_be_doubted_again_and_nobody_doubts_oneself(table):
    spot = table("captain duke", "contessa captain", "assassin ambassador")
    spot.play("0 steal:1; 2 doubt; 1 allow; 0 prove; 2 lose:assassin")
    assert spot.refused("1 doubt") == "game.wrong_move"
    assert spot.refused("2 doubt") == "game.not_asked"
    spot.play("1 block:captain")
    assert spot.refused("1 doubt") == "game.not_asked"
    assert spot.refused("0 block:captain") == spot.refused("2 block:captain") == "game.wrong_move"


@paragraph("coup-5.7")
def test_an_answer_is_given_once_and_a_window_that_has_closed_stays_closed(table):
    spot = table("captain duke", "contessa captain", "assassin ambassador")
    spot.play("0 tax; 1 allow")
    assert spot.refused("1 doubt") == "game.not_asked"
    spot.play("2 allow")
    assert spot.refused("2 doubt") == "game.not_asked"


@paragraph("coup-4.7")
def test_exchange_draws_two_and_returns_any_two_unseen(table):
    spot = table("ambassador captain", "contessa captain", "assassin duke", court=["duke", "contessa"])
    before = spot.court
    spot.play("0 exchange; * allow")
    assert (spot.asked, spot.kind) == ([0], "keep")
    assert spot.state.hands[0] == ("ambassador", "captain", "contessa", "duke")
    assert spot.told("drew") == [{"seat": 0, "count": 2}]
    assert spot.told("drew", 0) == [{"seat": 0, "count": 2, "cards": ("contessa", "duke")}]
    assert len(spot.moves(0)) == 6
    assert spot.refused("0 keep:duke") == "coup.cannot_keep"
    assert spot.refused("0 keep:duke+duke") == "coup.cannot_keep"
    assert spot.refused("0 keep:duke+contessa") == "coup.cannot_keep"  # by name in order
    spot.play("0 keep:contessa+duke")
    assert spot.state.hands[0] == ("contessa", "duke")
    assert spot.court == before
    assert spot.told("exchanged") == [{"seat": 0, "count": 2}]
    assert spot.turn == 1


@paragraph("coup-4.7")
def test_the_cards_one_had_may_be_kept(table):
    spot = table("ambassador captain", "contessa captain", "assassin duke")
    spot.play("0 exchange; * allow; 0 keep:ambassador+captain")
    assert spot.state.hands[0] == ("ambassador", "captain")


@paragraph("coup-4.7")
def test_c20_exchange_with_one_card_sees_three_and_keeps_one(table):
    spot = table("ambassador/captain", "contessa captain", "assassin duke", court=["duke", "contessa"])
    before = spot.court
    spot.play("0 exchange; * allow")
    assert spot.moves(0) == ["keep:ambassador", "keep:contessa", "keep:duke"]
    spot.play("0 keep:duke")
    assert spot.state.hands[0] == ("duke",)
    assert spot.court == before


@paragraph("coup-4.7", "coup-3.3")
def test_c19_a_doubted_exchange_is_settled_before_a_card_is_drawn(table):
    # Vector C19: a true Ambassador shows and swaps first, then draws two; a false one never draws.
    spot = table("ambassador captain", "contessa captain", "assassin duke")
    spot.play("0 exchange; 2 doubt; 1 allow; 0 prove")
    assert spot.lives == [2, 2, 2]
    spot.play("2 lose:duke")
    assert spot.lives == [4, 2, 1]
    spot = table("captain captain", "contessa captain", "assassin duke")
    spot.play("0 exchange; 2 doubt; 1 allow; 0 lose:captain")
    assert spot.lives == [1, 2, 2]
    assert [event["count"] for event in spot.told("drew")] == []
    assert spot.turn == 1


@paragraph("coup-7.1")
def test_the_loser_chooses_and_with_one_card_there_is_no_choice(table):
    spot = table("duke captain", "contessa assassin", "ambassador/duke", coins=[7, 7, 2])
    spot.play("0 coup:1")
    assert spot.moves(1) == ["lose:assassin", "lose:contessa"]
    assert spot.refused("1 lose:duke") == "coup.not_your_card"
    assert spot.refused("0 lose:duke") == "game.not_asked"
    spot.play("1 lose:assassin; 1 coup:2")
    assert spot.lives == [2, 1, 0]
    assert spot.turn == 0


@paragraph("coup-7.1")
def test_two_equal_cards_are_asked_for_like_any_others(table):
    spot = table("duke captain", "contessa contessa", "ambassador duke", coins=[7, 2, 2])
    spot.play("0 coup:1")
    assert spot.moves(1) == ["lose:contessa"]


@paragraph("coup-5.4")
def test_the_shown_card_is_forgotten_when_it_goes_back(table):
    spot = table("duke captain", "contessa captain", "assassin ambassador")
    spot.play("0 tax; 1 doubt; 2 allow; 0 prove; 1 lose:captain")
    assert spot.state.view(1).known == ()
    assert spot.state.view(1).players[0].hand is None


@paragraph("coup-2.7")
def test_the_ledger_holds_who_claimed_what_and_what_turned_out(table):
    spot = table("duke captain", "contessa captain", "assassin ambassador")
    spot.play("0 tax; * allow; 1 tax; 2 doubt; 0 allow; 1 lose:captain; 2 exchange; 0 doubt; 1 allow; 2 prove")
    claims = [[(c.what, c.last, c.doubter) for c in player.claims] for player in spot.state.view(None).players]
    assert claims == [[("duke", "believed", None)], [("duke", "caught", 2)], [("ambassador", "shown", 0)]]


@paragraph("coup-19.3")
@pytest.mark.parametrize("proves", [True, False])
def test_a_default_proves_where_it_can_and_gives_up_where_it_cannot(table, proves):
    spot = table("duke captain" if proves else "captain contessa", "contessa captain", "assassin ambassador")
    spot.play("0 tax; 1 doubt; 2 allow")
    default = spot.state.asked()[0].default
    assert type(default).__name__ == ("Prove" if proves else "Lose")


@paragraph("coup-19.1")
def test_the_answers_that_an_absent_player_gives_never_claim_anything(table):
    spot = table("captain duke", "contessa captain", "assassin ambassador", coins=[3, 2, 2])
    assert spot.moves(0)[0] == "income"
    spot.play("0 assassinate:1")
    assert {type(ask.default).__name__ for ask in spot.state.asked().values()} == {"Allow"}
    spot.play("* allow")
    assert type(spot.state.asked()[1].default).__name__ == "Allow"
