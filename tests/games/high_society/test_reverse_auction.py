"""Sections 7 and 8 of the rulebook: disgrace cards, and Faux Pas in all its cases."""

from __future__ import annotations

import pytest

from mahfel.games.high_society import game
from mahfel.testing.plugin import paragraph


@paragraph("high_society-7.1")
def test_bids_in_a_reverse_auction_follow_the_same_rules(evening):
    table = evening(card="passe", bids=[[6], [8], []], turn=2)
    assert table.refused("2 bid:8") == "high_society.too_low"
    assert table.refused("2 -", {"type": "bid", "cards": []}) == "high_society.empty_bid"
    table.play("2 bid:1+8")
    assert table.refused("0 bid:3") == "high_society.too_low"
    table.play("0 bid:4")
    assert table.bid(0) == [4, 6]


@paragraph("high_society-7.2", "high_society-15.7")
def test_the_first_to_pass_ends_it_and_has_the_card_with_all_money_while_the_others_pay(evening):
    table = evening(card="scandale", turn=0)
    table.play("0 bid:3", "1 bid:1+4", "2 pass")
    assert table.told("disgraced") == [{"seat": 2, "card": "scandale"}]
    assert table.owned(2) == ["scandale"]
    assert [table.money(seat) for seat in range(3)] == [103, 101, 106]


@paragraph("high_society-7.3")
def test_the_one_who_passes_takes_the_own_money_back(evening):
    table = evening(card="passe", bids=[[3], [4], [6]], turn=0)
    made = table.play("0 pass")
    assert made[:2] == [
        {"type": "passed", "seat": 0, "took_back": 3},
        {"type": "disgraced", "seat": 0, "card": "passe"},
    ]
    assert table.money(0) == 106
    assert 3 in table.hand(0)


@paragraph("high_society-7.4")
def test_all_others_lose_what_they_have_laid_those_far_below_too(evening):
    table = evening(seats=5, card="passe", bids=[[1], [2], [25], [], [4]], turn=3)
    table.play("3 pass")
    assert table.told("lost") == [
        {"seat": 0, "price": 1},
        {"seat": 1, "price": 2},
        {"seat": 2, "price": 25},
        {"seat": 4, "price": 4},
    ]
    assert [table.money(seat) for seat in range(5)] == [105, 104, 81, 106, 102]


@paragraph("high_society-7.5")
@pytest.mark.parametrize("card", ["passe", "scandale", "faux_pas"])
def test_who_takes_the_disgrace_starts_the_next_round(evening, card):
    table = evening(card=card, bids=[[3], [], []], turn=1, rest=["L9"])
    table.play("1 pass")
    assert table.view.card == "L9"
    assert table.view.starter == table.asked == 1


@paragraph("high_society-7.6")
def test_the_starter_may_pass_at_once_and_nobody_pays(evening):
    table = evening(seats=4, card="scandale", turn=2)
    table.play("2 pass")
    assert table.owned(2) == ["scandale"]
    assert [table.money(seat) for seat in range(4)] == [106] * 4
    assert table.told("lost") == []


@paragraph("high_society-7.7")
def test_who_cannot_raise_must_pass_and_keeps_the_money(evening):
    table = evening(card="passe", hands=[[1], [2], [3]], bids=[[2], [4], [20]], turn=0)
    assert [game.notate(move) for move in table.state.legal(0)] == ["pass"]
    table.play("0 pass")
    assert table.owned(0) == ["passe"]
    assert table.money(0) == 3


@paragraph("high_society-7.8")
def test_the_example_of_passe(example):
    found = example("7.8")
    assert {"type": "disgraced", "seat": 0, "card": "passe"} in found["events"]
    lost = [(event["seat"], event["price"]) for event in found["events"] if event["type"] == "lost"]
    assert lost == [(1, 6), (2, 11)]


@paragraph("high_society-7.9")
def test_the_example_of_scandal(example):
    found = example("7.9")
    assert [event["type"] for event in found["events"]][:2] == ["passed", "disgraced"]
    assert found["before"]["players"][1]["money"] == found["after"]["players"][1]["money"]
    assert found["after"]["starter"] == 0


# -- Faux Pas ----------------------------------------------------------------------------------------------------------


@paragraph("high_society-8.1")
def test_only_a_luxury_can_be_given_up(evening):
    table = evening(card="faux_pas", owned=[["L3", "L8", "P1", "passe", "scandale"], [], []])
    table.play("0 pass")
    assert [game.notate(move) for move in table.state.legal(0)] == ["sacrifice:L3", "sacrifice:L8"]
    for card in ("P1", "passe", "scandale", "faux_pas"):
        assert table.refused(f"0 sacrifice:{card}") == "high_society.not_a_luxury"
    assert table.refused("0 sacrifice:L4") == "high_society.not_owned"
    assert table.refused("0 pass") == "game.wrong_move"
    assert table.refused("0 -", {"type": "sacrifice", "card": "L11"}) == "high_society.no_such_card"


@paragraph("high_society-8.2")
def test_the_owner_chooses_before_the_next_card_is_turned_up(evening):
    table = evening(card="faux_pas", owned=[[], ["L3", "L8"], ["L5"]], bids=[[2], [], [3]], turn=1, rest=["L1"])
    made = table.play("1 pass")
    assert [event["type"] for event in made] == ["passed", "disgraced", "lost", "lost"]
    assert table.view.phase == "sacrifice"
    assert table.asked == 1
    assert table.refused("2 sacrifice:L5") == "game.not_asked"
    assert table.refused("0 pass") == "game.not_asked"
    assert table.view.card == "faux_pas"
    made = table.play("1 sacrifice:L8")
    assert [event["type"] for event in made] == ["sacrificed", "revealed"]
    assert table.owned(1) == ["L3"]
    assert set(table.view.discarded) == {"L8", "faux_pas"}
    assert table.view.starter == table.asked == 1


@paragraph("high_society-8.2")
def test_a_single_luxury_goes_by_itself(evening):
    table = evening(card="faux_pas", owned=[["L6", "P2"], [], []], rest=["L1"])
    table.play("0 pass")
    assert table.told("sacrificed") == [{"seat": 0, "card": "L6"}]
    assert table.owned(0) == ["P2"]
    assert table.view.phase == "auction"
    assert table.view.card == "L1"


@paragraph("high_society-8.3", "high_society-15.8")
def test_without_a_luxury_it_waits_for_the_first_one(evening):
    table = evening(card="faux_pas", rest=["L9", "L2"], turn=0)
    table.play("0 pass")
    assert table.told("pending") == [{"seat": 0}]
    assert table.view.players[0].pending_faux_pas
    table.play("0 bid:10", "1 pass", "2 pass")
    assert table.told("forfeited") == [{"seat": 0, "card": "L9"}]
    assert table.owned(0) == []
    assert set(table.view.discarded) == {"L9", "faux_pas"}
    assert table.money(0) == 96
    assert table.view.starter == table.asked == 0
    assert not table.view.players[0].pending_faux_pas
    table.play("0 bid:2", "1 pass", "2 pass")
    assert table.owned(0) == ["L2"]


@paragraph("high_society-8.3")
def test_faux_pas_as_the_first_card_of_the_evening_asks_for_nothing(evening):
    table = evening(card="faux_pas", rest=["L1"])
    table.play("0 pass")
    assert table.view.phase == "auction"
    assert table.owned(0) == ["faux_pas"]


@paragraph("high_society-8.4")
def test_prestige_and_other_disgraces_do_not_end_the_waiting(evening):
    table = evening(card="faux_pas", rest=["P1", "passe", "scandale", "L4", "L5"])
    table.play("0 pass")
    table.play("0 bid:1", "1 pass", "2 pass", "0 pass", "0 pass")
    assert set(table.owned(0)) == {"faux_pas", "P1", "passe", "scandale"}
    assert table.view.players[0].pending_faux_pas
    table.play("0 bid:2", "1 pass", "2 pass")
    assert set(table.owned(0)) == {"P1", "passe", "scandale"}
    assert set(table.view.discarded) == {"L4", "faux_pas"}


@paragraph("high_society-8.5")
def test_a_free_luxury_goes_with_it_too(evening):
    table = evening(card="L4", owned=[[], [], ["faux_pas"]], turn=0, rest=["L5"])
    table.play("0 pass", "1 pass")
    assert table.told("forfeited") == [{"seat": 2, "card": "L4"}]
    assert table.owned(2) == []
    assert table.asked == 2


@paragraph("high_society-8.6")
def test_still_waiting_at_the_end_it_costs_nothing(evening, reckoned):
    found = reckoned([[1], [2], [3]], [[], [], ["faux_pas", "P1"]])
    assert found["accounts"][2]["status"] == 0
    table = evening(card="P3", owned=[["P1"], ["P2"], ["faux_pas"]], rest=["scandale"])
    table.play("0 pass", "1 pass")
    assert table.view.phase == "over"
    assert table.view.reckoning[2].status == 0
    assert "faux_pas" in table.owned(2)


@paragraph("high_society-8.7")
def test_what_went_is_out_of_the_game_and_known_to_all(evening):
    table = evening(card="faux_pas", owned=[["L6"], [], []])
    table.play("0 pass")
    assert set(table.view.discarded) == {"L6", "faux_pas"}
    assert all(table.state.view(seat).discarded == table.view.discarded for seat in range(3))
    table.until_over()
    assert not any({"L6", "faux_pas"} & set(table.owned(seat)) for seat in range(3))


@paragraph("high_society-8.8")
def test_the_example_of_the_watch(example):
    found = example("8.8")
    assert {"type": "sacrificed", "seat": 1, "card": "L3"} in found["events"]
    assert found["after"]["players"][1]["owned"] == ["L8", "P1"]


@paragraph("high_society-8.9")
def test_the_example_of_the_samovar(example):
    found = example("8.9")
    kinds = [event["type"] for event in found["events"]]
    assert kinds.index("pending") < kinds.index("forfeited")
    assert {"type": "taken", "seat": 0, "card": "P2", "price": 10} in found["events"]
    assert {"type": "forfeited", "seat": 0, "card": "L4"} in found["events"]
    assert found["after"]["players"][0]["owned"] == ["P2"]
