"""The places where implementations of Courtisans have gone wrong, and what else is easily forgotten."""

from __future__ import annotations

from collections import Counter

import pytest

from mahfel.engine import SplitMix64
from mahfel.games.courtisans import game
from mahfel.games.courtisans.words import ASIDE, BLUE, COURT, FAMILIES, NAMES, WHITE
from mahfel.testing.plugin import paragraph


@paragraph("courtisans-7.4", "courtisans-7.5")
def test_assassins_at_the_table_can_be_removed_and_a_kill_belongs_to_the_card_that_is_placed(banquet):
    table = banquet(above=["stags-assassin"], hands=[["toads-assassin", "carps-plain"], []])
    assert "stags-assassin@above" in table.victims(0, "toads-assassin>above")
    table.play("0 toads-assassin>own")
    assert table.refused("0 carps-plain>above!stags-assassin@above") == "courtisans.no_assassin"


@paragraph("courtisans-2.2")
def test_there_are_three_guards_and_four_plain_courtiers_of_a_family_and_not_the_other_way_round():
    box = Counter(NAMES[kind].split("-")[1] for kind in COURT)
    assert box == {"plain": 24, "noble": 24, "guard": 18, "assassin": 12, "spy": 12}


@paragraph("courtisans-9.3")
def test_one_noble_outweighs_one_card_and_balances_two(reckoned):
    heavy = reckoned(above=["toads-noble"], below=["toads-plain"])
    assert heavy["families"][1]["status"] == "esteemed"
    even = reckoned(above=["toads-noble"], below=["toads-plain", "toads-guard"])
    assert even["families"][1]["status"] == "neutral"


@paragraph("courtisans-9.1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_game_does_not_end_when_the_pile_does(fresh, seats):
    table = fresh(seats, 1)
    while table.state.left:
        table.move(table.asked, table.ask.default)
    assert table.state.outcome() is None
    assert [player.hand for player in table.view.players] == [3] * seats
    assert len(table.until_over()) == 3 * seats


@paragraph("courtisans-3.1")
def test_eighteen_cards_are_set_aside_with_three_players_and_six_with_four():
    assert ASIDE == {2: 30, 3: 18, 4: 6, 5: 0}


@paragraph("courtisans-10.4")
def test_the_blue_missions_want_families_disgraced_and_not_esteemed(reckoned):
    missions = [("four_guards", "disgraced-toads"), ("three_spies", "disgraced-hares")]
    accounts = reckoned(above=["toads-plain"], below=["hares-plain"], missions=missions)["accounts"]
    assert [account["missions"][1] for account in accounts] == [0, 3]


@paragraph("courtisans-10.2")
def test_carps_are_not_counted_for_hares(reckoned):
    missions = [("fewer-hares", "all_below"), ("fewer-carps", "five_below")]
    accounts = reckoned(domains=[["carps-plain"], ["hares-plain"]], missions=missions)["accounts"]
    assert [account["missions"][0] for account in accounts] == [3, 3]
    turned = reckoned(domains=[["hares-plain"], ["carps-plain"]], missions=missions)["accounts"]
    assert [account["missions"][0] for account in turned] == [0, 0]


@paragraph("courtisans-9.6", "courtisans-9.7")
def test_when_all_are_below_zero_somebody_wins_and_equal_losses_share(reckoned):
    missions = [("four_guards", "five_below"), ("three_spies", "all_below"), ("two_assassins", "disgraced-toads")]
    position = {"below": ["hares-plain"], "missions": missions}
    one = reckoned(domains=[["hares-noble"], ["hares-plain"], ["hares-noble", "hares-guard"]], **position)["accounts"]
    assert [account["won"] for account in one] == [False, True, False]
    two = reckoned(domains=[["hares-plain"], ["hares-plain"], ["hares-noble"]], **position)["accounts"]
    assert [account["won"] for account in two] == [True, True, False]
    assert all(account["total"] < 0 for account in (*one, *two))


@paragraph("courtisans-10.2", "courtisans-13.4")
def test_the_last_seats_left_neighbour_is_the_first_seat(reckoned):
    missions = [(WHITE[7], BLUE[0]), (WHITE[8], BLUE[1]), ("fewer-toads", BLUE[2])]
    after = reckoned(domains=[["toads-plain"], [], []], missions=missions)["accounts"]
    before = reckoned(domains=[[], ["toads-plain"], []], missions=missions)["accounts"]
    assert (after[2]["missions"][0], before[2]["missions"][0]) == (3, 0)


@paragraph("courtisans-10.5", "courtisans-10.6")
def test_cards_below_are_those_of_the_table_and_not_of_a_domain(reckoned):
    rows = [*(f"{family}-plain" for family in FAMILIES), *["toads-noble"] * 4]
    missions = [("four_guards", "all_below"), ("three_spies", "five_below")]
    accounts = reckoned(domains=[rows, []], missions=missions)["accounts"]
    assert [account["missions"][1] for account in accounts] == [0, 0]


@paragraph("courtisans-7.2", "courtisans-7.6")
def test_no_kill_is_limited_to_one_side_and_no_removed_spy_is_shown(banquet):
    table = banquet(above=["carps-spy"], hands=[["toads-assassin"], []])
    (_, killed) = table.play("0 toads-assassin>below!spy-1")
    assert killed == {"type": "killed", "seat": 0, "card": "spy", "zone": "above", "other": None, "spy": 1}
    assert table.view.removed == ((),) * 6


@paragraph("courtisans-12.3")
def test_when_everybody_has_left_the_turns_still_come_out_even(fresh):
    for seats in (2, 3, 4, 5):
        table = fresh(seats, 40 + seats)
        moves = table.until_over()
        assert all(game.parse(move).victim is None for move in moves)
        assert len(moves) == 90 - ASIDE[seats]
        assert table.state.outcome() is not None


@paragraph("courtisans-5.6")
def test_the_last_draws_give_three_cards_or_none_and_never_one_or_two():
    for seed in range(40):
        told = []
        state = game.start(2 + seed % 4, game.read_options({}), SplitMix64(seed), told.append)
        chance = SplitMix64(seed)
        while asked := state.asked():
            (seat,) = asked
            state.play(seat, state.legal(seat).sample(chance))
        counts = {event.count for event in told if type(event).__name__ == "Drew"}
        assert counts == {0, 3}


@paragraph("courtisans-1.1")
def test_whole_families_change_sides_by_one_kill(banquet):
    """One noble removed turns a family from esteemed to disgraced."""
    table = banquet(above=["hares-noble"], below=["hares-plain"], hands=[["toads-assassin"], []])
    before = table.state.hall()
    table.play("0 toads-assassin>above!hares-noble@above")
    after = table.state.hall()
    assert sum(before.above[12:16]) == 1
    assert sum(after.above[12:16]) == 0
    assert sum(after.below[12:16]) == 1
