"""Sections 1 to 4 of the rulebook: what there is, how an evening begins, how a card is turned up."""

from __future__ import annotations

from collections import Counter

import pytest

from mahfel.engine import Refused, SplitMix64
from mahfel.games.high_society import game
from mahfel.testing.plugin import paragraph

LUXURIES = [f"L{value}" for value in range(1, 11)]
PRESTIGE = ["P1", "P2", "P3"]
DISGRACES = ["faux_pas", "passe", "scandale"]
MONEY = [1, 2, 3, 4, 6, 8, 10, 12, 15, 20, 25]


@paragraph("high_society-1.1")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_everybody_arrives_with_the_same_money(fresh, seats):
    table = fresh(seats)
    assert [table.hand(seat) for seat in range(seats)] == [MONEY] * seats


@paragraph("high_society-1.2")
def test_the_poorest_is_cast_out_first_and_the_highest_status_of_the_others_wins(reckoned):
    found = reckoned([[1], [25], [20]], [["L10", "P1", "P2"], ["L4"], ["L5"]])
    assert found["winners"] == [2]
    assert [account["cast_out"] for account in found["accounts"]] == [True, False, False]


@paragraph("high_society-1.3")
def test_it_is_for_three_to_five_players_and_not_for_two(fresh):
    for seats in (2, 6, 1, 0):
        with pytest.raises(Refused, match=r"table\.seats"):
            game.start(seats, game.read_options({}), SplitMix64(0))
    assert [fresh(seats).view.seats for seats in (3, 4, 5)] == [3, 4, 5]
    least, most = game.meta.minutes
    assert game.meta.age == 10
    assert least <= 20 <= most


@paragraph("high_society-2.1")
def test_a_set_of_money_is_eleven_cards_worth_106(fresh):
    hand = fresh().hand(0)
    assert hand == MONEY
    assert len(hand) == 11
    assert sum(hand) == 106


@paragraph("high_society-2.2")
def test_no_change_is_given(evening):
    table = evening(hands=[[25], [1, 2], [4]], bids=[[], [3], []], card="L2", turn=0)
    assert [len(table.state.legal(0)), table.may("0 bid:25")] == [2, True]
    assert [table.refused("0 bid:5"), table.refused("0 bid:7")] == ["high_society.no_such_card"] * 2
    table.play("0 bid:25")
    assert table.view.high == 25


@paragraph("high_society-2.3")
def test_the_status_deck_has_ten_luxuries_three_prestige_and_three_disgrace_cards(fresh):
    seen = set()
    for seed in range(40):
        table = fresh(5, seed)
        table.until_over()
        assert len(table.view.revealed) + table.view.deck_left == 16
        assert len(set(table.view.revealed)) == len(table.view.revealed)
        seen |= set(table.view.revealed)
    assert seen == {*LUXURIES, *PRESTIGE, *DISGRACES}


@paragraph("high_society-2.4")
def test_luxuries_are_worth_one_to_ten_and_add_up(reckoned):
    for value in range(1, 11):
        assert reckoned([[1], [2], [3]], [[f"L{value}"], [], []])["accounts"][0]["status"] == value
    assert reckoned([[1], [2], [3]], [LUXURIES, [], []])["accounts"][0]["status"] == 55


@paragraph("high_society-2.5")
def test_each_prestige_card_doubles(reckoned):
    rows = [["L3", *PRESTIGE[:count]] for count in range(4)]
    assert [reckoned([[1], [2], [3]], [row, [], []])["accounts"][0]["status"] for row in rows] == [3, 6, 12, 24]


@paragraph("high_society-2.6")
def test_passe_takes_five_and_scandale_halves_and_faux_pas_costs_a_luxury(reckoned, evening):
    assert reckoned([[1], [2], [3]], [["L9", "passe"], [], []])["accounts"][0]["status"] == 4
    assert reckoned([[1], [2], [3]], [["L8", "scandale"], [], []])["accounts"][0]["status"] == 4
    table = evening(card="faux_pas", owned=[["L8"], [], []])
    table.play("0 pass")
    assert table.owned(0) == []


@paragraph("high_society-2.7")
def test_the_dark_edge_counts_and_the_kind_of_card_turns_the_auction_round(evening):
    dark = {}
    reverse = {}
    for card in (*LUXURIES, *PRESTIGE, *DISGRACES):
        table = evening(card=card)
        dark[card] = table.view.dark
        table.play("0 pass")
        reverse[card] = bool(table.told("disgraced"))
    assert [card for card, count in dark.items() if count] == [*PRESTIGE, "scandale"]
    assert [card for card, turned in reverse.items() if turned] == DISGRACES


@paragraph("high_society-3.1")
def test_each_player_begins_with_a_full_set_in_hand_and_nothing_on_the_table(fresh):
    table = fresh(4)
    for seat in range(4):
        assert table.hand(seat) == MONEY
        assert table.bid(seat) == table.owned(seat) == []


@paragraph("high_society-3.2")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_every_card_is_used_and_shuffled_whatever_the_number_of_players(seats):
    first = Counter()
    for seed in range(400):
        state = game.start(seats, game.read_options({}), SplitMix64(seed))
        assert len(set(state.deck)) == 16
        first[state.card] += 1
    assert len(first) == 16
    assert max(first.values()) < 60  # 25 are expected


@paragraph("high_society-3.3")
def test_the_first_starter_is_drawn_by_lot(fresh):
    starters = Counter(fresh(4, seed).view.starter for seed in range(200))
    assert sorted(starters) == [0, 1, 2, 3]
    assert min(starters.values()) > 25


@paragraph("high_society-3.4")
def test_the_turn_always_passes_to_the_left(evening):
    table = evening(seats=4, card="L5", turn=2)
    order = []
    for amount in (1, 2, 3, 4, 6):
        order.append(table.asked)
        table.play(f"{table.asked} bid:{amount}")
    assert order == [2, 3, 0, 1, 2]


@paragraph("high_society-4.1", "high_society-15.4")
def test_a_round_begins_by_turning_up_the_top_card(fresh):
    table = fresh(3, 11)
    deck = [event["card"] for event in table.told("revealed")]
    shown = table.view.revealed
    assert deck == list(shown) == [table.view.card]
    while table.view.phase == "auction" and len(table.told("revealed")) == 1:
        table.play(f"{table.asked} pass")
    assert len(table.told("revealed")) == 2
    assert table.view.card == table.told("revealed")[1]["card"]


@paragraph("high_society-4.2")
def test_the_fourth_dark_edge_ends_the_game_before_anything_else(evening):
    table = evening(card="P1", rest=["P2", "P3", "scandale", "L1"])
    assert table.view.dark == 1
    for round_number in (1, 2, 3):
        assert table.view.phase == "auction"
        assert table.view.dark == round_number
        table.play(f"0 bid:{round_number}", "1 pass", "2 pass")
    assert table.view.phase == "over"
    assert table.told("ended") == [{"card": "scandale"}]
    assert table.view.deck_left == 12


@paragraph("high_society-4.3")
def test_disgraces_are_auctioned_in_reverse_and_the_others_ordinarily(evening):
    texts = {card: evening(card=card).ask.text for card in (*LUXURIES, *PRESTIGE, *DISGRACES)}
    assert {texts[card] for card in (*LUXURIES, *PRESTIGE)} == {"bid-first"}
    assert {texts[card] for card in DISGRACES} == {"bid-reverse-first"}


@paragraph("high_society-4.4", "high_society-15.5")
@pytest.mark.parametrize("starter", [0, 1, 2])
def test_the_starter_acts_first_and_then_the_left_neighbour(evening, starter):
    for card in ("L4", "passe"):
        table = evening(card=card, turn=starter)
        assert table.asked == table.view.starter == starter
        table.play(f"{starter} bid:1")
        assert table.asked == (starter + 1) % 3
