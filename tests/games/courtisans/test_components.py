"""What lies on the table, and what happens before the banquet."""

from __future__ import annotations

from collections import Counter

import pytest

from mahfel.engine import Refused, SplitMix64
from mahfel.games.courtisans import game
from mahfel.games.courtisans.words import ASIDE, BLUE, COPIES, COURT, FAMILIES, NAMES, ROUNDS, WEIGHT, WHITE
from mahfel.testing.plugin import paragraph


def kinds_of(state):
    """Every court card of a new game."""
    return Counter([*(kind for hand in state.hands for kind in hand), *state.pile])


@paragraph("courtisans-2.1", "courtisans-2.2")
def test_ninety_cards_are_six_families_of_four_plain_four_noble_three_guards_two_assassins_and_two_spies():
    assert len(COURT) == sum(COPIES) == 90
    box = Counter(NAMES[kind] for kind in COURT)
    for family in FAMILIES:
        wanted = {"plain": 4, "noble": 4, "guard": 3, "assassin": 2, "spy": 2}
        assert {role: box[f"{family}-{role}"] for role in wanted} == wanted
    assert len(box) == 30


def test_only_nobles_weigh_two():
    assert {name for name, weight in zip(NAMES, WEIGHT, strict=True) if weight == 2} == {
        f"{family}-noble" for family in FAMILIES
    }
    assert set(WEIGHT) == {1, 2}


@paragraph("courtisans-2.3")
def test_the_table_has_a_column_for_each_family_and_one_for_the_queen_with_two_sides(banquet):
    table = banquet(above=["toads-spy"], below=["carps-plain"]).view
    assert len(table.table) == 6
    assert (table.above, table.below) == ((1,), ())
    assert table.table[FAMILIES.index("carps")].below == ("plain",)


@paragraph("courtisans-2.4")
def test_twenty_missions_are_ten_white_and_ten_blue():
    assert len(set(WHITE)) == len(set(BLUE)) == 10
    assert not set(WHITE) & set(BLUE)


@paragraph("courtisans-3.1", "courtisans-3.2")
@pytest.mark.parametrize(("seats", "aside", "turns"), [(2, 30, 10), (3, 18, 8), (4, 6, 7), (5, 0, 6)])
def test_cards_are_set_aside_so_that_all_have_the_same_number_of_turns(fresh, seats, aside, turns):
    table = fresh(seats, seed=seats)
    assert ASIDE[seats] == table.view.aside == aside
    assert ROUNDS[seats] == table.view.rounds == turns
    assert table.view.pile == 90 - aside - 3 * seats
    assert [player.turns_left for player in table.view.players] == [turns] * seats
    (began,) = table.told("began")
    assert (began["aside"], began["rounds"]) == (aside, turns)
    moves = table.until_over()
    assert len(moves) == 3 * turns * seats == 90 - aside
    taken = Counter(event["seat"] for event in table.told("turn_began"))
    assert taken == dict.fromkeys(range(seats), turns)
    lying = sum(len(column.above) + len(column.below) for column in table.view.table)
    assert lying + len(table.view.above) + len(table.view.below) == turns * seats


@paragraph("courtisans-3.3")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_everybody_is_dealt_three_cards_and_the_box_is_whole(fresh, seats):
    table = fresh(seats, seed=11 + seats)
    assert [player.hand for player in table.view.players] == [3] * seats
    assert kinds_of(table.state) == Counter(COURT)
    for viewer in range(seats):
        assert len(table.state.view(viewer).hand) == 3
    assert table.view.hand == ()


@paragraph("courtisans-3.4")
def test_everybody_has_a_white_and_a_blue_mission_of_its_own_that_nobody_else_sees(fresh):
    for seed in range(20):
        table = fresh(5, seed)
        missions = [table.state.view(seat).missions for seat in range(5)]
        assert all(white in WHITE and blue in BLUE for white, blue in missions)
        assert len({white for white, _ in missions}) == len({blue for _, blue in missions}) == 5
        assert table.view.missions == ()
        assert table.view.shown_missions == ()


@paragraph("courtisans-3.5", "courtisans-11.2")
def test_the_first_player_is_drawn_by_lot_or_is_the_host(fresh):
    assert {fresh(4, seed).asked for seed in range(40)} == {0, 1, 2, 3}
    assert {fresh(4, seed, first_player="host").asked for seed in range(40)} == {0}


@paragraph("courtisans-3.5", "courtisans-13.6")
def test_the_turn_passes_to_the_left_and_a_round_is_a_turn_of_each(fresh):
    table = fresh(3, 1)
    first = table.asked
    table.until_over()
    order = [(event["seat"], event["round"]) for event in table.told("turn_began")]
    assert order == [((first + turn) % 3, turn // 3 + 1) for turn in range(24)]


@paragraph("courtisans-1.3")
@pytest.mark.parametrize("seats", [-1, 0, 1, 6, 90])
def test_one_is_too_few_and_six_are_too_many(seats):
    with pytest.raises(Refused) as refusal:
        game.start(seats, game.read_options({}), SplitMix64(0))
    assert refusal.value.code == "table.seats"
