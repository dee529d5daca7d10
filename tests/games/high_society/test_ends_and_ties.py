"""Ends of the game and ties in all their combinations, and the options. Positions are looked at from every seat."""

from __future__ import annotations

import pytest

from mahfel.engine import SplitMix64
from mahfel.games.high_society import game
from mahfel.testing.plugin import paragraph


# -- the end -----------------------------------------------------------------------------------------------------------
@paragraph("high_society-4.2", "high_society-4.3")
def test_three_dark_edges_do_not_end_the_game_and_the_third_is_auctioned(position):
    table = position(card="P1", owned=[["P2"], [], []], rest=["scandale", "L1"])
    table.play("0 pass", "1 pass")
    assert [table.view.dark, table.view.phase, table.view.card] == [3, "auction", "scandale"]
    table.play("2 pass")
    assert table.owned(2) == ["P1", "scandale"]
    assert [table.view.dark, table.view.phase, table.view.card] == [3, "auction", "L1"]


@paragraph("high_society-11.1", "high_society-11.2")
def test_the_end_is_told_in_its_order_card_money_cast_out_status_winner(position):
    table = position(
        card="P3", hands=[[8], [8], [10], [12]], owned=[["P1", "L10"], ["P2"], ["L3"], ["L2"]], rest=["scandale"]
    )
    made = table.play("0 pass", "1 pass", "2 pass")
    told = [(event["type"], event.get("seat")) for event in made if event["type"] not in ("passed", "taken")]
    assert told == [
        ("revealed", None),
        ("ended", None),
        *(("money_shown", seat) for seat in range(4)),
        *(("cast_out", seat) for seat in (0, 1)),
        *(("reckoned", seat) for seat in (2, 3)),
        ("won", None),
    ]
    assert table.told("reckoned") == [{"seat": 2, "status": 3}, {"seat": 3, "status": 4}]
    assert table.told("won") == [{"seats": (3,), "reason": "status"}]


@paragraph("high_society-11.2", "high_society-11.8")
def test_one_franc_too_much_casts_out_and_the_one_who_is_left_wins_below_zero(position):
    hands, owned = [[20], [2], [1]], [["passe", "P1"], ["L10", "P2"], ["L9"]]
    table = position(card="P3", hands=hands, owned=owned, turn=2, rest=["scandale"])
    table.play("2 pass", "0 pass")
    outcome = table.view.outcome
    assert [outcome.winners, outcome.decided_by, outcome.scores] == [(1,), "status", (-10, 40, 9)]
    hands = [[20], [1], [1]]
    table = position(card="P3", hands=hands, owned=owned, turn=1, rest=["scandale"])
    table.play("1 pass", "2 pass")
    outcome = table.view.outcome
    assert [outcome.winners, outcome.decided_by, outcome.scores] == [(0,), "last_standing", (-20, 20, 9)]


@paragraph("high_society-11.4")
@pytest.mark.parametrize(
    ("row", "status"),
    [
        (["L7", "scandale"], 3.5),
        (["L1", "scandale"], 0.5),
        (["L8", "passe", "scandale"], 1.5),
        (["passe", "scandale"], -2.5),
        (["L7", "P1", "scandale"], 7),
        (["L7", "P1", "P2", "P3", "scandale"], 28),
    ],
)
def test_half_points_are_kept_on_both_sides_of_zero(reckoned, row, status):
    assert reckoned([[1], [2], [3]], [row, [], []])["accounts"][0]["status"] == status


@paragraph("high_society-11.4", "high_society-11.7")
def test_half_a_point_below_zero_decides_too(reckoned):
    found = reckoned([[1], [2], [3]], [["L10"], ["passe", "scandale"], ["L1"]])
    assert found["winners"] == [2]
    lower = reckoned([[1], [2], [3], [4]], [["L10"], ["L2", "passe"], ["P1"], ["L3", "scandale"]])
    assert [lower["winners"], [account["place"] for account in lower["accounts"]]] == [[3], [None, 3, 2, 1]]


# -- ties --------------------------------------------------------------------------------------------------------------
@paragraph("high_society-12.1", "high_society-12.2")
def test_of_three_with_one_status_money_leaves_two_and_the_finest_luxury_one(reckoned):
    hands = [[10], [10], [8], [1]]
    owned = [["L1", "L7"], ["L2", "L6"], ["L8"], ["L10"]]
    found = reckoned(hands, owned)
    assert [found["winners"], found["decided_by"]] == [[0], "luxury"]
    assert [account["place"] for account in found["accounts"]] == [1, 2, 3, None]


@paragraph("high_society-12.2")
def test_of_three_with_one_status_and_equal_money_the_finest_luxury_wins(reckoned):
    hands = [[10], [4, 6], [8, 2], [1]]
    found = reckoned(hands, [["L1", "L7"], ["L8"], ["L5", "L3"], []])
    assert [found["winners"], found["decided_by"]] == [[1], "luxury"]
    assert [account["place"] for account in found["accounts"]] == [2, 1, 3, None]


@paragraph("high_society-13.1")
def test_with_shared_ties_three_win_together_and_the_next_has_the_fourth_place(reckoned):
    hands = [[10], [4, 6], [8, 2], [25], [1]]
    found = reckoned(hands, [["L1", "L7"], ["L8"], ["L5", "L3"], ["L6"], []], tie_break="shared")
    assert [found["winners"], found["decided_by"]] == [[0, 1, 2], "shared"]
    assert [account["place"] for account in found["accounts"]] == [1, 1, 1, 4, None]


@paragraph("high_society-13.1", "high_society-12.1")
def test_with_shared_ties_more_money_still_comes_first(reckoned):
    found = reckoned([[10], [12], [8], [1]], [["L1", "L7"], ["L8"], ["L5", "L3"], []], tie_break="shared")
    assert [found["winners"], found["decided_by"]] == [[1], "money"]


@paragraph("high_society-12.2", "high_society-12.3")
def test_a_luxury_beats_none_and_three_without_one_win_together(reckoned):
    hands = [[10], [4, 6], [8, 2], [1]]
    beaten = reckoned(hands, [["P1"], ["L5", "passe"], ["P2"], ["L10"]])
    assert [beaten["winners"], beaten["decided_by"]] == [[1], "luxury"]
    assert [account["place"] for account in beaten["accounts"]] == [2, 1, 2, None]
    together = reckoned(hands, [["P1"], [], ["P2"], ["L10"]])
    assert [together["winners"], together["decided_by"]] == [[0, 1, 2], "shared"]


@paragraph("high_society-12.3")
def test_only_one_seat_can_be_below_zero_for_there_is_one_passe(reckoned):
    found = reckoned([[10], [10], [1]], [["passe"], ["L1"], ["L10"]])
    assert [found["winners"], [account["place"] for account in found["accounts"]]] == [[1], [2, 1, None]]


@paragraph("high_society-12.2", "high_society-8.7")
def test_a_luxury_that_was_given_up_breaks_no_tie(position):
    owned = [["L8", "L1", "P1", "P2", "scandale"], ["L2"], ["L10"]]
    table = position(card="faux_pas", hands=[[10], [4, 6], [1]], owned=owned, turn=0, rest=["P3"])
    table.play("0 pass", "0 sacrifice:L8")
    outcome = table.view.outcome
    assert outcome.scores == (2, 2, 10)
    assert [outcome.winners, outcome.decided_by] == [(1,), "luxury"]


@paragraph("high_society-13.2", "high_society-12.1", "high_society-12.2", "high_society-12.3")
def test_when_nobody_is_cast_out_ties_are_broken_as_ever(reckoned):
    hands = [[6], [2, 4], [1, 2, 3]]
    spared = {"all_tied": "nobody_out"}
    finest = reckoned(hands, [["L1", "L7"], ["L8"], ["L5"]], **spared)
    assert [finest["winners"], finest["decided_by"]] == [[1], "luxury"]
    shared = reckoned(hands, [["L1", "L7"], ["L8"], ["L5"]], tie_break="shared", **spared)
    assert [shared["winners"], shared["decided_by"]] == [[0, 1], "shared"]
    nothing = reckoned(hands, [[], ["P1"], ["faux_pas"]], **spared)
    assert [nothing["winners"], nothing["decided_by"]] == [[0, 1, 2], "shared"]
    assert [account["place"] for account in nothing["accounts"]] == [1, 1, 1]
    broke = reckoned([[], [], []], [["L1"], ["L3"], ["L2"]], **spared)
    assert [broke["winners"], broke["decided_by"]] == [[1], "status"]


@paragraph("high_society-13.2", "high_society-11.2")
def test_nobody_out_spares_nobody_as_long_as_one_has_more(reckoned):
    found = reckoned([[6], [2, 4], [8]], [["L10"], ["L9"], ["passe"]], all_tied="nobody_out")
    assert [found["winners"], found["decided_by"]] == [[2], "last_standing"]


@paragraph("high_society-13.2")
def test_a_game_in_which_nobody_spends_anything_has_a_winner_when_the_table_wants_one(position):
    table = position(
        card="P3", owned=[["P1", "L2"], ["P2"], ["L1"]], rest=["scandale"], all_tied="nobody_out", tie_break="shared"
    )
    table.play("0 pass", "1 pass")
    assert table.told("cast_out") == []
    assert table.told("won") == [{"seats": (0,), "reason": "status"}]
    assert table.view.outcome.payoffs() == (1.0, 0.0, 0.0)


# -- what is open, and the options -------------------------------------------------------------------------------------
@paragraph("high_society-13.3", "high_society-9.4")
def test_the_memory_aid_changes_nothing_that_happens_nor_what_may_be_done(fresh):
    for seed in range(6):
        plain, aided = fresh(4, seed), fresh(4, seed, money_memory_aid=True)
        chance = SplitMix64(seed)
        while plain.asked is not None:
            assert list(plain.state.legal(plain.asked)) == list(aided.state.legal(plain.asked))
            line = f"{plain.asked} {game.notate(plain.state.legal(plain.asked).sample(chance))}"
            assert plain.play(line) == aided.play(line)
            assert plain.view.players == aided.view.players
        assert plain.view.outcome == aided.view.outcome


@paragraph("high_society-13.4")
def test_a_host_who_starts_changes_nothing_of_the_deal(fresh):
    for seed in range(20):
        lot, host = fresh(5, seed), fresh(5, seed, first_player="host")
        assert host.state.deck == lot.state.deck
        assert host.asked == host.view.starter == 0


@paragraph("high_society-3.1", "high_society-9.1", "high_society-9.3")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_every_position_of_an_evening_can_be_looked_at_from_every_seat(fresh, looking, seats):
    table = looking(fresh(seats, 90 + seats))
    chance = SplitMix64(seats)
    while table.asked is not None:
        table.play(f"{table.asked} {game.notate(table.state.legal(table.asked).sample(chance))}")
    assert table.view.outcome is not None


@paragraph("high_society-9.1")
def test_an_imagined_deck_holds_the_hidden_cards_and_each_of_them_may_be_next(position):
    state = position(card="L5", owned=[["P1", "L2"], ["passe"], []]).state
    hidden = set(state.deck[state.shown :])
    chance = SplitMix64(3)
    following = {
        game.imagine(state.view(seat), chance).deck[state.shown] for seat in (0, 1, 2, None) for _ in range(60)
    }
    assert following == hidden
