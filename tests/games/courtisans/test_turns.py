"""Zones, and what a turn is."""

from __future__ import annotations

import pytest

from mahfel.games.courtisans import game
from mahfel.games.courtisans.words import FAMILIES
from mahfel.testing.plugin import paragraph

HAND = ["toads-noble", "carps-plain", "stags-spy"]


@paragraph("courtisans-5.1", "courtisans-5.8")
def test_three_cards_go_to_the_table_the_own_domain_and_one_opponents(example):
    told = example("5.8")
    placed = [event for event in told["events"] if event["type"] == "placed"]
    assert [(event["card"], event["zone"], event["other"]) for event in placed] == [
        ("toads-noble", "above", None),
        ("carps-plain", "opponent", 2),
        ("spy", "own", None),
    ]
    assert told["after"]["turn"] == 1
    assert told["after"]["table"][FAMILIES.index("toads")] == {"above": ["noble"]}
    assert told["after"]["players"][2]["domain"][FAMILIES.index("carps")] == ["plain"]
    assert told["after"]["players"][0]["spies"] == [1]


@paragraph("courtisans-5.2", "courtisans-5.7")
def test_every_card_may_go_to_every_place_at_first(banquet):
    table = banquet(seats=4, hands=[["toads-noble", "carps-plain", "stags-guard"], [], [], []])
    legal = {game.notate(move) for move in table.state.legal(0)}
    places = ("above", "below", "own", "1", "2", "3")
    assert legal == {f"{card}>{place}" for card in ("toads-noble", "carps-plain", "stags-guard") for place in places}


@paragraph("courtisans-5.2", "courtisans-5.3")
def test_a_kind_of_zone_that_was_used_is_closed_for_the_rest_of_the_turn(banquet):
    table = banquet(seats=3, hands=[HAND, [], []])
    table.play("0 carps-plain>2")
    assert table.view.open == ("table", "own")
    assert table.refused("0 toads-noble>2") == "courtisans.zone_used"
    assert table.refused("0 toads-noble>1") == "courtisans.zone_used"
    table.play("0 toads-noble>below")
    assert table.refused("0 stags-spy>above") == "courtisans.zone_used"
    assert table.refused("0 stags-spy>below") == "courtisans.zone_used"
    assert [game.notate(move) for move in table.state.legal(0)] == ["stags-spy>own"]
    table.play("0 stags-spy>own")
    assert table.asked == 1


@paragraph("courtisans-5.2")
def test_the_same_opponent_may_be_chosen_every_turn(banquet):
    table = banquet(seats=3, hands=[HAND, [], []])
    table.play("0 toads-noble>above", "0 carps-plain>1", "0 stags-spy>own")
    for _ in range(6):
        table.play(f"{table.asked} {game.notate(table.ask.default)}")
    assert table.asked == 0
    card = table.state.view(0).hand[0]
    assert table.may(f"0 {card}>1")


@paragraph("courtisans-5.3")
@pytest.mark.parametrize("order", [(0, 1, 2), (0, 2, 1), (1, 0, 2), (1, 2, 0), (2, 0, 1), (2, 1, 0)])
def test_the_order_is_up_to_the_player_and_leads_to_the_same_place(banquet, order):
    moves = ["toads-noble>above", "carps-plain>own", "stags-guard>1"]
    table = banquet(hands=[["toads-noble", "carps-plain", "stags-guard"], []], pile=["hares-plain"])
    for number, place in enumerate(order):
        assert table.ask.text == ("place", "place-second", "place-last")[number]
        assert table.ask.rule == ("courtisans-5.1", "courtisans-5.3", "courtisans-5.3")[number]
        table.play(f"0 {moves[place]}")
    column = table.view.table[FAMILIES.index("toads")]
    assert column.above == ("noble",)
    assert table.view.players[0].domain[FAMILIES.index("carps")] == ("plain",)
    assert table.view.players[1].domain[FAMILIES.index("stags")] == ("guard",)


@paragraph("courtisans-5.4", "courtisans-4.1")
def test_a_card_at_the_table_goes_to_its_family_on_the_side_of_ones_choice(banquet):
    for side in ("above", "below"):
        for family in FAMILIES:
            table = banquet(hands=[[f"{family}-plain"], []])
            table.play(f"0 {family}-plain>{side}")
            columns = table.view.table
            assert getattr(columns[FAMILIES.index(family)], side) == ("plain",)
            assert sum(len(column.above) + len(column.below) for column in columns) == 1


@paragraph("courtisans-5.5", "courtisans-5.6")
def test_one_draws_three_after_the_third_card_and_not_before(banquet):
    table = banquet(seats=3, hands=[HAND, [], []], pile=["hares-plain", "hares-noble", "toads-guard"])
    table.play("0 toads-noble>above", "0 carps-plain>own")
    assert table.state.view(0).hand == ("stags-spy",)
    assert not table.told("drew")
    table.play("0 stags-spy>1")
    assert table.state.view(0).hand == ("hares-plain", "hares-noble", "toads-guard")
    assert table.told("drew") == [{"seat": 0, "count": 3, "left": 60}]


@paragraph("courtisans-5.6", "courtisans-9.1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_one_draws_three_cards_or_none_and_plays_on_until_all_hands_are_empty(fresh, seats):
    table = fresh(seats, seed=3)
    table.until_over()
    drew = [event["count"] for event in table.told("drew")]
    assert drew == [3] * (len(drew) - seats) + [0] * seats
    lefts = [event["left"] for event in table.told("drew")]
    assert lefts == sorted(lefts, reverse=True)
    # The pile is empty for a whole round before the end.
    assert lefts[-seats - 1 :] == [0] * (seats + 1)
    assert table.told("ended") == [{}]


@paragraph("courtisans-4.2", "courtisans-4.3")
def test_points_go_to_the_owner_of_the_domain_whoever_placed_the_card(reckoned):
    found = reckoned(above=["toads-plain"], domains=[["toads-noble"], []])
    assert [sum(account["points"]) for account in found["accounts"]] == [2, 0]


@paragraph("courtisans-4.3")
def test_cards_at_the_table_bring_points_to_nobody(reckoned):
    found = reckoned(above=["toads-noble", "carps-plain"], below=["hares-guard"])
    assert [sum(account["points"]) for account in found["accounts"]] == [0, 0]


def test_nobody_else_is_asked_and_may_do_anything(banquet):
    table = banquet(seats=3, hands=[HAND, ["hares-plain"], []])
    assert set(table.state.asked()) == {0}
    assert len(table.state.legal(1)) == 0
    assert table.refused("1 hares-plain>above") == "game.not_asked"
