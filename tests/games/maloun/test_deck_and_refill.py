"""An empty deck in all its ways, and hands that are refilled."""

from __future__ import annotations

from collections import Counter

import pytest

from mahfel.games.maloun.box import box
from mahfel.games.maloun.draws import refill
from mahfel.games.maloun.options import MalounOptions
from mahfel.games.maloun.words import NAMES
from mahfel.testing.plugin import paragraph

FOUR = ("latte1 latte2", "tea1 juice1", "tea2 juice1", "tea3 juice1")


@paragraph("maloun-10.1", "maloun-10.2")
def test_the_deck_is_looked_at_after_the_draws_and_the_burnt_pile_becomes_the_deck(cafe):
    table = cafe("latte1 latte2", deck="juice5", deck_size=1, burnt="juice1 juice2")
    table.play("0 burn:latte1")
    assert table.told("deck_emptied") == [{"times": 1}]
    (reshuffled,) = table.told("reshuffled")
    assert reshuffled["times"] == 1
    assert len(table.state.burnt) == 0
    assert len(table.state.deck) == reshuffled["count"]
    assert "juice5" in table.hand(0)
    assert table.state.turn == 1


@paragraph("maloun-10.1", "maloun-10.2")
def test_a_draw_that_finds_the_deck_empty_waits_for_the_reshuffle_and_offers_stay_on_the_table(cafe):
    table = cafe(*FOUR, deck="mocha1", deck_size=1, burnt="juice2 juice3")
    table.play("0 request:tea; 1 offer:tea1; 2 offer:tea2; 3 offer:tea3")
    assert table.kind == "pick"
    assert table.counts == [2, 2, 2, 2]
    assert len(table.state.offers) == 3
    assert table.hand(1) == ["mocha1", "juice1"]
    assert not {"tea1", "tea2", "tea3"} & set(table.hand(2) + table.hand(3))


@paragraph("maloun-10.3")
def test_under_stop_an_empty_deck_ends_the_game_and_open_offers_are_void(cafe):
    table = cafe(*FOUR, deck="mocha1", deck_size=1, burnt="juice2 juice3", deck_empty="stop")
    table.play("0 request:tea; 1 offer:tea1; 2 offer:tea2; 3 offer:tea3")
    assert table.kind == "discuss-stop"
    view = table.state.view(None)
    assert (view.offers, view.request, view.finisher) == (0, None, None)
    assert sum(table.counts) + view.burnt + view.deck == 132


@paragraph("maloun-10.3")
def test_the_third_emptying_stops_a_game_that_may_be_reshuffled_twice(cafe):
    for before, kind in ((1, "turn"), (2, "discuss-stop")):
        table = cafe("latte1 latte2", deck="juice5", deck_size=1, burnt="juice1 juice2", reshuffles=before)
        table.play("0 burn:latte1")
        assert table.kind == kind


@paragraph("maloun-10.3")
def test_without_burnt_cards_an_empty_deck_stops_the_game(cafe):
    left = Counter(NAMES[which] for which in box(MalounOptions(), 4).cards)
    left.subtract(["latte1", "latte2", "juice5", *["herbal1", "herbal2"] * 2])
    table = cafe("latte1 latte2", "herbal1 herbal2", "herbal1 herbal2", " ".join(left.elements()), deck="juice5")
    table.play("0 request:tea; * decline")
    assert "juice5" in table.hand(0)
    assert (len(table.state.deck), len(table.state.burnt)) == (0, 0)
    assert table.kind == "discuss-stop"


@pytest.mark.parametrize(
    ("votes", "choice"),
    [
        (("stop", "stop", "stop", "reshuffle"), "stop"),
        (("stop", "stop", "reshuffle", "reshuffle"), "reshuffle"),
        (("stop", "none", "none", "none"), "stop"),
        (("none", "none", "none", "none"), "reshuffle"),
        (("stop", "reshuffle", "reshuffle", "none"), "reshuffle"),
    ],
)
@paragraph("maloun-10.4")
def test_the_table_votes_on_an_empty_deck_and_a_tie_goes_on(cafe, votes, choice):
    table = cafe("latte1 latte2", deck="juice5", deck_size=1, burnt="juice1 juice2", deck_empty="ask")
    table.play("0 burn:latte1")
    assert table.asked == dict.fromkeys(range(4), "deck")
    table.play("; ".join(f"{seat} prefer:{vote}" for seat, vote in enumerate(votes)))
    assert table.told("deck_voted")[0]["choice"] == choice
    assert table.kind == ("turn" if choice == "reshuffle" else "discuss-stop")


@paragraph("maloun-10.4")
def test_a_vote_in_the_middle_of_the_draws_finishes_them(cafe):
    table = cafe(*FOUR, deck="mocha1", deck_size=1, burnt="juice2 juice3", deck_empty="ask")
    table.play("0 request:tea; 1 offer:tea1; 2 offer:tea2; 3 offer:tea3")
    assert table.state.view(2).owed == (2, 3)
    assert table.counts == [2, 2, 1, 1]
    table.play("* prefer:reshuffle")
    assert table.counts == [2, 2, 2, 2]
    assert table.kind == "pick"


@pytest.mark.parametrize(
    ("votes", "end"),
    [
        ((1, 0, 1, 1), ((0, 2, 3), "stopped", "found")),
        ((2, 2, 1, 2), ((1,), "stopped", "escaped")),
        (("none", "none", "none", "none"), ((1,), "stopped", "escaped")),
        ((2, 2, 3, 2), ((1,), "stopped", "escaped")),
        ((3, 2, 3, 2), ((1,), "stopped", "escaped")),
    ],
)
@paragraph("maloun-10.5", "maloun-10.6")
def test_after_a_stop_only_a_strict_plurality_on_the_maloun_finds_him(cafe, votes, end):
    table = stopped(cafe)
    table.play("; ".join(f"{seat} vote:{vote}" for seat, vote in enumerate(votes)))
    assert table.end == end


@paragraph("maloun-10.6")
def test_nobody_votes_for_oneself_and_the_vote_is_secret(cafe):
    table = stopped(cafe)
    assert table.moves(1) == ["vote:none", "vote:0", "vote:2", "vote:3"]
    table.play("0 vote:2")
    assert table.state.view(1).answered == ""
    assert table.state.view(0).answered == "vote:2"
    table.play("* vote:none")
    assert all("seat" not in event for event in table.told("voted"))


@paragraph("maloun-10.7")
def test_a_tie_with_the_maloun_in_it_is_voted_on_once_more_among_the_tied(cafe):
    table = stopped(cafe)
    table.play("0 vote:1; 1 vote:2; 2 vote:1; 3 vote:2")
    assert table.kind == "vote-again"
    assert table.state.view(None).runoff == (1, 2)
    assert table.moves(0) == ["vote:none", "vote:1", "vote:2"]
    assert table.moves(1) == ["vote:none", "vote:2"]
    table.play("0 vote:1; 1 vote:2; 2 vote:1; 3 vote:none")
    assert table.end == ((0, 2, 3), "stopped", "found")


@paragraph("maloun-10.7")
def test_tied_again_or_without_a_second_vote_the_maloun_wins(cafe):
    table = stopped(cafe)
    table.play("0 vote:1; 1 vote:2; 2 vote:1; 3 vote:2; 0 vote:1; 1 vote:2; 2 vote:1; 3 vote:2")
    assert table.end == ((1,), "stopped", "escaped")
    table = stopped(cafe, revote=False)
    table.play("0 vote:1; 1 vote:2; 2 vote:1; 3 vote:2")
    assert table.end == ((1,), "stopped", "escaped")


def stopped(cafe, **options):
    """Everybody is asked for the deciding vote; seat 1 is the Malʿoun."""
    table = cafe("latte1 latte2", maloun=1, deck="juice5", deck_size=1, deck_empty="stop", **options)
    table.play("0 burn:latte1; * ready")
    assert table.kind == "vote-stop"
    return table


@paragraph("maloun-9.2")
def test_a_small_burnt_pile_is_topped_up_from_the_deck(cafe):
    table = cafe(
        "latte1 latte2 latte3 latte4 latte5 tea1", burnt="juice1", rewards="big_bin", deck="mocha1 mocha2 mocha3"
    )
    table.play("0 build:latte")
    assert table.told("refilled") == [{"seat": 0, "count": 4, "deck": 3}]
    assert table.hand(0) == ["mocha1", "mocha2", "mocha3", "tea1", "juice1"]


@paragraph("maloun-9.3")
def test_a_hand_of_two_is_not_refilled(cafe):
    table = cafe("latte1 latte2 latte3 latte4 latte5 tea1 tea2", burnt="juice1 juice2 juice3", rewards="big_bin")
    table.play("0 build:latte")
    assert table.counts[0] == 2
    assert table.told("refilled") == []


@paragraph("maloun-9.3", "maloun-11.1")
def test_two_low_hands_are_refilled_by_priority(cafe):
    # The deck runs out in mid-draw, so that two donors stand with one card each until it is reshuffled.
    table = cafe(
        "latte1 latte2", "tea1 juice1", "tea2 juice1", deck="mocha1", deck_size=1, mode="crisis", positives=[1, 0, 0, 0]
    )
    table.state.hands[1], table.state.hands[2] = [table.state.hands[1][0]], [table.state.hands[2][0]]
    table.state.turn = 2
    told = []
    table.state.tell = told.append
    refill(table.state)
    assert [event.seat for event in told] == [2, 1]


@paragraph("maloun-4.5", "maloun-15.2")
def test_with_a_limit_the_player_burns_down_to_it_after_the_turn(cafe):
    table = cafe("latte1 latte2 latte3 latte4 tea1", hand_limit=5)
    table.play("0 request:juice; * decline")
    assert table.asked == {0: "trim"}
    assert all(move.count("+") == 0 for move in table.moves(0, "burn"))
    deck = len(table.state.deck)
    table.play("0 burn:tea1")
    assert (table.counts[0], len(table.state.deck), table.state.turn) == (5, deck, 1)


@paragraph("maloun-4.5")
def test_without_a_limit_hands_grow(cafe):
    table = cafe("latte1 latte2 latte3 latte4 tea1 mocha1 mocha2 mocha3 espresso1 espresso2 espresso3")
    table.play("0 request:juice; * decline")
    assert table.counts[0] == 12
