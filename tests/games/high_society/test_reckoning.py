"""Sections 11, 12 and 15 of the rulebook: cast out, status, ties."""

from __future__ import annotations

import pytest

from mahfel.games.high_society import game
from mahfel.games.high_society.reckoning import half_points
from mahfel.games.high_society.words import CARDS
from mahfel.testing.plugin import paragraph


def statuses(found):
    return [account["status"] for account in found["accounts"]]


def cast_out(found):
    return [account["seat"] for account in found["accounts"] if account["cast_out"]]


@paragraph("high_society-11.1")
def test_at_the_end_everybody_shows_the_money_left(evening):
    table = evening(card="scandale", owned=[["P1"], ["P2"], ["L1"]], rest=["P3"], bids=[[4], [6], []], turn=2)
    table.play("2 pass")
    assert table.told("money_shown") == [
        {"seat": 0, "money": 102},
        {"seat": 1, "money": 100},
        {"seat": 2, "money": 106},
    ]
    assert [account.money for account in table.view.reckoning] == [102, 100, 106]


@paragraph("high_society-11.2", "high_society-15.9")
def test_the_poorest_cannot_win_whatever_the_status(reckoned):
    found = reckoned([[1], [2], [3]], [["L10", "L9", "P1", "P2", "P3"], ["L1"], ["L2"]])
    assert cast_out(found) == [0]
    assert found["winners"] == [2]


@paragraph("high_society-11.2")
def test_all_who_tie_for_the_least_money_are_cast_out(reckoned):
    found = reckoned([[1, 4], [2, 3], [6], [10]], [["L10"], ["L9"], ["L1"], ["L2"]])
    assert cast_out(found) == [0, 1]
    assert found["winners"] == [3]


@paragraph("high_society-11.3", "high_society-15.1")
def test_the_vector_of_the_rules(reckoned):
    found = reckoned([[1], [2], [25]], [[], [], ["L3", "L9", "passe", "P1", "P2", "scandale"]])
    account = found["accounts"][2]
    assert [(line["kind"], line.get("value", 0)) for line in account["lines"]] == [
        ("luxury", 12),
        ("passe", 7),
        ("double", 14),
        ("double", 28),
        ("half", 14),
    ]
    assert account["status"] == 14


@paragraph("high_society-11.3")
def test_passe_comes_before_the_doubling(reckoned):
    assert statuses(reckoned([[1], [2], [3]], [["L6", "passe", "P1"], [], []]))[0] == 2  # not 6 × 2 - 5


@paragraph("high_society-11.4")
def test_halves_are_kept(reckoned):
    found = reckoned([[8], [10], [1]], [["L7", "scandale"], ["L3"], []])
    assert statuses(found)[:2] == [3.5, 3]
    assert found["winners"] == [0]


@paragraph("high_society-11.5")
def test_status_falls_below_zero_and_is_doubled_and_halved_there(reckoned):
    rows = [["passe"], ["passe", "P1"], ["passe", "scandale"], ["passe", "P1", "scandale"], ["L2", "passe"]]
    assert [statuses(reckoned([[1], [2], [3]], [row, [], []]))[0] for row in rows] == [-5, -10, -2.5, -5, -3]


@paragraph("high_society-11.6")
def test_prestige_without_luxury_adds_nothing(reckoned):
    assert statuses(reckoned([[1], [2], [3]], [["P1", "P2", "P3"], [], []]))[0] == 0


@paragraph("high_society-11.7")
def test_of_those_left_the_highest_status_wins(reckoned):
    found = reckoned([[1], [2], [3], [4]], [["L10"], ["L9"], ["L8"], ["L7"]])
    assert found["winners"] == [1]
    assert found["decided_by"] == "status"
    assert [account["place"] for account in found["accounts"]] == [None, 1, 2, 3]


@paragraph("high_society-11.8")
@pytest.mark.parametrize("row", [[], ["passe"], ["passe", "P1", "P2"]])
def test_the_only_one_not_cast_out_wins_even_with_nothing_or_less(reckoned, row):
    found = reckoned([[6], [1, 4], [2, 3]], [row, ["L10"], ["L9"]])
    assert found["winners"] == [0]
    assert found["decided_by"] == "last_standing"
    assert statuses(found)[0] <= 0


@paragraph("high_society-11.9")
def test_the_cast_out_have_a_status_and_no_place(reckoned):
    account = reckoned([[1], [2], [3]], [["L10"], ["L1"], []])["accounts"][0]
    assert [account["status"], account["place"], account["won"]] == [10, None, False]


@paragraph("high_society-11.10")
def test_the_bounds_of_a_status():
    def status(*cards):
        return half_points(sum(1 << CARDS[card] for card in cards)) / 2

    luxuries = [f"L{value}" for value in range(1, 11)]
    assert status("passe", "P1", "P2", "P3") == -40
    assert status(*luxuries, "P1", "P2", "P3") == 440
    every = [half_points(row << 1) for row in range(1 << 16) if not row >> 13 & 1]
    assert [min(every) / 2, max(every) / 2] == [-40, 440]


@paragraph("high_society-11.11")
def test_the_example_of_two_up_and_one_down(example):
    found = example("11.11")
    assert statuses(found)[0] == 20
    assert [found["winners"], cast_out(found)] == [[0], [2]]


@paragraph("high_society-11.12")
def test_the_example_of_the_half(example):
    found = example("11.12")
    assert statuses(found)[:2] == [4.5, 4]
    assert found["winners"] == [0]


@paragraph("high_society-11.13")
def test_the_example_of_the_twins(example):
    found = example("11.13")
    assert cast_out(found) == [0, 1]
    assert found["winners"] == [2]


@paragraph("high_society-11.14")
def test_the_example_of_the_last_one(example):
    found = example("11.14")
    assert cast_out(found) == [1, 2]
    assert [found["winners"], statuses(found)[0]] == [[0], -10]


@paragraph("high_society-12.1")
def test_equal_status_goes_to_more_money(reckoned):
    found = reckoned([[15], [1, 12], [4, 6]], [["L2", "L6"], ["L4", "P1"], ["L9"]])
    assert [found["winners"], found["decided_by"]] == [[0], "money"]
    assert [account["place"] for account in found["accounts"]] == [1, 2, None]


@paragraph("high_society-12.2")
def test_equal_status_and_money_go_to_the_finest_luxury(reckoned):
    found = reckoned([[12], [4, 8], [3, 6]], [["L1", "L7"], ["L8"], ["L10"]])
    assert [found["winners"], found["decided_by"]] == [[1], "luxury"]


@paragraph("high_society-12.3")
def test_without_a_luxury_equal_seats_win_together(reckoned):
    found = reckoned([[12], [4, 8], [3, 6]], [["P1"], [], ["L10"]])
    assert [found["winners"], found["decided_by"]] == [[0, 1], "shared"]


@paragraph("high_society-12.4")
def test_when_all_are_equally_poor_nobody_wins(evening):
    table = evening(card="P3", owned=[["P1"], ["P2"], ["L1"]], rest=["scandale"])
    table.play("0 pass", "1 pass")
    assert table.view.outcome.winners == ()
    assert table.view.outcome.decided_by == "nobody"
    assert table.view.outcome.payoffs() == (0.0, 0.0, 0.0)
    assert table.told("won") == [{"seats": (), "reason": "nobody"}]
    assert [event["seat"] for event in table.told("cast_out")] == [0, 1, 2]


@paragraph("high_society-12.5")
def test_the_example_decided_by_money(example):
    assert [example("12.5")[key] for key in ("winners", "decided_by")] == [[0], "money"]


@paragraph("high_society-12.6")
def test_the_example_decided_by_the_finest_luxury(example):
    assert [example("12.6")[key] for key in ("winners", "decided_by")] == [[0], "luxury"]


@paragraph("high_society-12.7")
def test_the_example_in_which_all_are_poor(example):
    found = example("12.7")
    assert [found["winners"], cast_out(found)] == [[], [0, 1, 2]]


@paragraph("high_society-15.3")
def test_the_dark_edge_does_nothing_but_count(reckoned):
    for card in ("P1", "P2", "P3"):
        assert statuses(reckoned([[1], [2], [3]], [["L4", card], [], []]))[0] == 8


def test_a_shared_victory_is_shared_by_the_payoffs(evening):
    table = evening(
        card="P3",
        hands=[[12], [4, 8], [3, 6]],
        owned=[["P1"], ["P2"], ["L1"]],
        rest=["scandale"],
        tie_break="shared",
    )
    table.play("0 pass", "1 pass")
    outcome = table.view.outcome
    assert outcome.winners == (0, 1)
    assert outcome.payoffs() == (0.5, 0.5, 0.0)
    assert game.end_reasons[3] == f"{outcome.reason}/{outcome.decided_by}"
