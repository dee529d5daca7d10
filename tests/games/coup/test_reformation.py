"""Reformation: parties and what they forbid, conversion, embezzlement with its inverted doubt."""

from __future__ import annotations

import pytest

from mahfel.games.coup import game
from mahfel.testing.plugin import paragraph

PLAIN = ("duke captain", "contessa captain", "assassin ambassador")
E, R = "empire", "resistance"


@pytest.fixture
def reformed(table):
    """A table with the parties of Reformation."""
    return lambda *hands, **position: table(*hands, reformation=True, **position)


@paragraph("coup-10.2", "coup-10.1")
@pytest.mark.parametrize(("side", "other"), [(E, R), (R, E)])
def test_r01_the_first_player_chooses_and_the_parties_alternate(fresh, side, other):
    table = fresh(5, seed=3, reformation=True)
    (starter,) = table.asked
    assert table.kind == "side"
    assert starter == table.state.turn
    table.play(f"{starter} !{side}")
    clockwise = [(starter + step) % 5 for step in range(5)]
    assert [table.state.parties[seat] for seat in clockwise] == [side, other, side, other, side]
    assert table.turn == starter
    assert table.state.reserve == 0


@paragraph("coup-10.2")
def test_nobody_acts_before_the_side_is_chosen(fresh):
    table = fresh(4, seed=3, reformation=True)
    starter = table.asked[0]
    assert table.refused(f"{starter} income") == "game.wrong_move"
    assert table.refused(f"{starter} !center") == "game.wrong_move"
    assert table.moves(starter) == ["!empire", "!resistance"]


@paragraph("coup-10.3", "coup-20.10")
def test_r02_a_party_mate_is_no_target_but_may_be_doubted_and_converted(reformed):
    hands = ("inquisitor captain", *PLAIN[:2], "assassin duke")
    spot = reformed(*hands, parties=[E, E, R, R], coins=[7, 2, 2, 2], fifth="inquisitor")
    for action in ("coup", "assassinate", "steal", "examine"):
        assert spot.refused(f"0 {action}:1") == "coup.no_target"
        assert spot.may(f"0 {action}:2")
    assert spot.may("0 convert:1")
    spot.play("0 tax; 1 doubt; * allow")
    assert spot.kind == "prove"


@paragraph("coup-10.3")
def test_a_bomb_is_not_for_party_mates(reformed):
    spot = reformed("anarchist captain", *PLAIN, parties=[E, E, R, R], coins=[3, 2, 2, 2], anarchist=True)
    assert spot.refused("0 bomb:1") == "coup.no_target"
    assert spot.may("0 bomb:3")


@paragraph("coup-10.3")
def test_r03_party_mates_do_not_block_foreign_aid(reformed):
    spot = reformed(*PLAIN, "assassin duke", parties=[E, E, R, R])
    spot.play("0 foreign_aid")
    assert spot.asked == [2, 3]
    assert spot.refused("1 block:duke") == "game.not_asked"
    spot = reformed(*PLAIN, "assassin duke", parties=[E, E, E, R])
    spot.play("0 foreign_aid")
    assert spot.asked == [3]


@paragraph("coup-10.4")
def test_r03_nobody_is_asked_where_only_party_mates_are_left_but_for_all_of_one_side(reformed):
    spot = reformed(*PLAIN, parties=[E, E, E])
    spot.play("0 foreign_aid")
    assert spot.asked == [1, 2]


def test_who_may_block_is_looked_at_anew_after_a_death(reformed):
    # B falls by the caught block; those left are all of one side, and now the former mate C may block.
    spot = reformed("captain captain", "contessa/captain", "duke ambassador", parties=[E, R, E])
    spot.play("0 foreign_aid")
    assert spot.asked == [1]
    spot.play("1 block:duke; 2 doubt; 0 allow; 1 lose:contessa")
    assert (spot.kind, spot.asked) == ("block", [2])


@paragraph("coup-10.7")
def test_e22_a_party_mate_may_doubt_an_action_and_a_block(reformed):
    spot = reformed(*PLAIN, "assassin duke", parties=[E, E, R, R])
    spot.play("0 steal:2; 1 doubt; * allow; 0 prove; 1 lose:captain; 2 block:captain; 3 doubt; * allow")
    assert (spot.asked, spot.kind) == ([2], "prove")


@paragraph("coup-10.7")
def test_one_may_block_what_is_aimed_at_oneself_whatever_the_parties(reformed):
    spot = reformed(*PLAIN, parties=[E, E, E])
    spot.play("0 steal:1; * allow")
    assert spot.may("1 block:captain")


@paragraph("coup-10.4")
def test_e23_when_a_death_leaves_one_party_the_action_goes_on_and_the_restriction_is_lifted(reformed):
    spot = reformed("captain duke", "duke/contessa", "assassin duke", parties=[E, R, E], coins=[2, 5, 2])
    assert spot.refused("0 steal:2") == "coup.no_target"
    spot.play("0 steal:1; 1 doubt; 2 allow; 0 prove")
    assert spot.coins == [4, 0, 2]
    assert spot.turn == 2
    assert spot.may("2 steal:0")


@paragraph("coup-10.4")
def test_the_restriction_returns_when_somebody_converts_again(reformed):
    spot = reformed(*PLAIN, parties=[E, E, E])
    assert spot.may("0 steal:1")
    spot.play("0 convert:2; 1 income; 2 income")
    assert spot.state.parties == [E, E, R]
    assert spot.refused("0 steal:1") == "coup.no_target"
    assert spot.may("0 steal:2")


@pytest.mark.parametrize("parties", [[E, R], [E, E]])
def test_between_two_players_there_is_never_a_restriction(reformed, parties):
    spot = reformed(*PLAIN[:2], parties=parties, coins=[10, 2])
    assert spot.moves(0) == ["coup:1"]


def test_a_forced_coup_always_has_a_target(reformed):
    for number in range(16):
        parties = [(E, R)[number >> seat & 1] for seat in range(4)]
        spot = reformed(*PLAIN, "duke duke", parties=parties, coins=[10, 2, 2, 2])
        assert spot.moves(0)


@paragraph("coup-10.5", "coup-10.6", "coup-20.3")
def test_r04_conversion_pays_into_the_reserve_and_opens_no_window(reformed):
    spot = reformed(*PLAIN, parties=[E, R, E], reserve=3)
    spot.play("0 convert:0")
    assert (spot.coins, spot.state.reserve) == ([1, 2, 2], 4)
    assert spot.state.parties == [R, R, E]
    spot.play("1 convert:2")
    assert (spot.coins, spot.state.reserve) == ([1, 0, 2], 6)
    assert spot.state.parties == [R, R, R]
    assert spot.turn == 2


@paragraph("coup-10.5")
def test_conversion_has_to_be_paid_and_aimed_at_the_living(reformed):
    spot = reformed("duke captain", "contessa captain", "/assassin duke", parties=[E, R, E], coins=[1, 2, 0])
    assert spot.may("0 convert:0")
    assert spot.refused("0 convert:1") == "coup.too_poor"
    assert spot.refused("0 convert:2") == "coup.too_poor"
    spot = reformed("duke captain", "contessa captain", "/assassin duke", parties=[E, R, E], coins=[2, 2, 0])
    assert spot.refused("0 convert:2") == "coup.no_target"
    spot = reformed(*PLAIN, coins=[0, 2, 2])
    assert spot.refused("0 convert:0") == "coup.too_poor"


@paragraph("coup-10.5", "coup-18.15")
def test_e24_conversion_is_legal_while_all_are_of_one_party(reformed):
    spot = reformed(*PLAIN, parties=[R, R, R])
    assert {"convert:0", "convert:1", "convert:2"} <= set(spot.moves(0))


@paragraph("coup-10.5", "coup-10.8")
def test_r05_with_ten_coins_neither_conversion_nor_embezzlement(reformed):
    # Vector R05: the forced Coup forbids both.
    spot = reformed(*PLAIN, coins=[10, 2, 2], reserve=4)
    assert spot.refused("0 convert:0") == spot.refused("0 convert:1") == spot.refused("0 embezzle") == "coup.must_coup"


# The inverted doubt: who embezzles says that there is no Duke.


@paragraph("coup-10.8")
@pytest.mark.parametrize("hand", ["duke captain", "captain contessa"])
def test_r06_unopposed_the_whole_reserve_is_taken_by_an_honest_one_or_a_liar(reformed, hand):
    spot = reformed(hand, *PLAIN[1:], reserve=5)
    spot.play("0 embezzle")
    assert (spot.kind, spot.asked) == ("doubt", [1, 2])
    spot.play("* allow")
    assert (spot.coins, spot.state.reserve) == ([7, 2, 2], 0)
    assert spot.lives == [2, 2, 2]
    assert spot.turn == 1


@paragraph("coup-10.8", "coup-10.9")
@pytest.mark.parametrize("given", ["duke", "captain"])
def test_r06_a_holder_of_the_duke_cannot_prove_and_may_keep_the_duke(reformed, given):
    spot = reformed(*PLAIN, reserve=5)
    spot.play("0 embezzle; 1 doubt; 2 allow")
    assert spot.moves(0) == ["lose:captain", "lose:duke"]
    assert spot.refused("0 prove") == "coup.cannot_prove"
    spot.play(f"0 lose:{given}")
    assert (spot.coins, spot.state.reserve) == ([2, 2, 2], 5)
    assert spot.lost == [[given], [], []]
    assert spot.turn == 1


@paragraph("coup-10.8", "coup-10.9", "coup-18.16")
def test_r06_e25_without_a_duke_all_cards_are_shown_and_redrawn(reformed):
    seen = set()
    for seed in range(30):
        spot = reformed("captain contessa", *PLAIN[1:], reserve=5, seed=seed)
        before = spot.court
        made = spot.play("0 embezzle; 1 doubt; 2 allow; 0 prove")
        assert {"type": "proved", "seat": 0, "cards": ("captain", "contessa")} in made
        assert (spot.coins, spot.state.reserve) == ([2, 2, 2], 5)  # the loss comes first
        spot.play("1 lose:captain")
        assert (spot.coins, spot.state.reserve) == ([7, 2, 2], 0)
        assert spot.lives == [2, 1, 2]
        assert spot.court == before
        seen.add(spot.state.hands[0])
    assert len(seen) > 6


@paragraph("coup-10.8", "coup-10.9")
def test_r06_with_one_card_one_is_redrawn(reformed):
    spot = reformed("captain/duke", *PLAIN[1:], reserve=5)
    spot.play("0 embezzle; 1 doubt; 2 allow; 0 prove; 1 lose:captain")
    assert spot.coins == [7, 2, 2]
    assert spot.lives == [1, 1, 2]


@paragraph("coup-10.8")
def test_a_lost_duke_is_no_duke(reformed):
    spot = reformed("captain/duke", *PLAIN[1:], reserve=5)
    spot.play("0 embezzle; 1 doubt; 2 allow")
    assert spot.may("0 prove")


@paragraph("coup-10.8")
def test_an_honest_embezzler_may_give_up_too(reformed):
    spot = reformed("captain contessa", *PLAIN[1:], reserve=5)
    spot.play("0 embezzle; 1 doubt; 2 allow; 0 lose:captain")
    assert (spot.coins, spot.state.reserve) == ([2, 2, 2], 5)
    assert spot.lives == [1, 2, 2]


@paragraph("coup-10.8", "coup-18.16")
def test_r07_an_empty_reserve_may_be_embezzled(reformed):
    # Vector R07: legal, gains nothing, and the doubt counts all the same.
    spot = reformed(*PLAIN, reserve=0)
    spot.play("0 embezzle; 2 doubt; 1 allow; 0 lose:captain")
    assert spot.coins == [2, 2, 2]
    assert spot.lives == [1, 2, 2]


@paragraph("coup-10.8")
def test_r08_embezzlement_cannot_be_blocked_and_party_mates_may_doubt_it(reformed):
    # Vector R08: any other living player, party mate or not; there is no block.
    spot = reformed("captain contessa", *PLAIN[1:], parties=[E, E, R], reserve=5)
    spot.play("0 embezzle")
    assert spot.asked == [1, 2]
    assert spot.moves(1) == spot.moves(2) == ["allow", "doubt"]
    spot.play("* allow")
    assert spot.kind == "turn"


@paragraph("coup-10.8")
def test_r09_past_ten_by_embezzling_a_coup_is_forced_on_the_next_turn(reformed):
    # Vector R09: 2 + 9 coins; the turn ends, and the next one has to be a Coup.
    spot = reformed("captain contessa", *PLAIN[1:], parties=[E, R, E], reserve=9)
    spot.play("0 embezzle; * allow")
    assert spot.coins == [11, 2, 2]
    spot.play("1 income; 2 income")
    assert spot.moves(0) == ["coup:1"]


@paragraph("coup-7.3")
def test_the_coins_of_the_eliminated_do_not_go_to_the_reserve(reformed):
    spot = reformed("duke captain", "contessa/duke", "assassin duke", coins=[7, 5, 2], parties=[E, R, R])
    spot.play("0 coup:1")
    assert spot.state.reserve == 0
    assert spot.coins == [0, 0, 2]


def test_the_ledger_has_the_denial_too(reformed):
    spot = reformed("captain contessa", *PLAIN[1:], reserve=5)
    spot.play("0 embezzle; * allow")
    assert spot.state.view(1).players[0].claims[0].what == "no_duke"


@paragraph("coup-13.1", "coup-11.1")
@pytest.mark.parametrize(("seats", "deck"), [(6, 15), (7, 20), (8, 20), (9, 25), (10, 25)])
@pytest.mark.parametrize("fifth", ["ambassador", "inquisitor"])
@pytest.mark.parametrize("reformation", [False, True])
def test_r11_the_decks_for_more_players(seats, deck, fifth, reformation, fresh):
    table = fresh(seats, seed=1, fifth=fifth, reformation=reformation)
    cards = [*table.state.court, *(card for hand in table.state.hands for card in hand)]
    assert len(cards) == deck
    assert sorted(set(cards)) == sorted({"duke", "assassin", "captain", "contessa", fifth})
    assert {cards.count(card) for card in cards} == {deck // 5}
    assert len(game.notate(next(iter(table.state.legal(table.asked[0]))))) > 0
