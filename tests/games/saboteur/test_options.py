"""Options of the table, each value."""

from __future__ import annotations

import pytest

from mahfel.engine import Refused
from mahfel.games.saboteur import game
from mahfel.testing.plugin import paragraph


@paragraph("saboteur-11.1")
@pytest.mark.parametrize(("seats", "saboteurs"), [(3, [2]), (5, [1]), (5, [1, 2]), (10, [1, 2, 3]), (10, [1, 2, 3, 4])])
def test_with_miners_there_is_one_card_for_each_miner(near, seats, saboteurs):
    spot = near(["X4"], seats=seats, saboteurs=saboteurs, gold_pool="miners")
    spot.play("0 dig:X4@7,0")
    miners = [seat for seat in [0, *range(seats - 1, 0, -1)] if seat not in saboteurs]
    assert list(spot.state.queue) == miners


@paragraph("saboteur-11.2")
def test_in_the_old_mine_there_are_cards_of_bare_rock(near, fresh):
    spot = near(["X4"], saboteurs=[2], gold_cards="old_mine", gold_next=[0, 0, 1])
    spot.play("0 dig:X4@7,0")
    assert spot.view(0).pool == (0, 0, 1)
    assert spot.moves() == ["keep:0", "keep:1"]
    spot.play("0 keep:0; 1 keep:1")
    assert spot.nuggets == [0, 1, 0]
    assert spot.view(0).gold == (0, 0)
    assert fresh(3, gold_cards="old_mine").view().gold_pile == 28


@paragraph("saboteur-11.3")
def test_in_the_competitive_game_a_miner_with_a_broken_tool_takes_no_gold(near):
    position = {"seats": 5, "saboteurs": [1], "broken": [[], [], ["pick"], [], ["lamp", "cart"]]}
    spot = near(["X4"], competitive=True, **position)
    spot.play("0 dig:X4@7,0")
    assert spot.state.queue == (0, 3, 0, 3, 0)
    alone = near(["X4"], competitive=True, gold_pool="miners", **position)
    alone.play("0 dig:X4@7,0")
    assert alone.state.queue == (0, 3)


@paragraph("saboteur-11.3")
def test_when_no_miner_may_take_gold_nobody_gets_any(near):
    broken = [["pick"], ["lamp"], []]
    spot = near([], [], ["X4"], competitive=True, broken=broken, saboteurs=[2], turn=2)
    spot.play("2 dig:X4@7,0")
    assert spot.told("nobody_paid") == [{"why": "no_miner"}]
    assert spot.nuggets == [0, 0, 0]
    assert spot.view().n == 2
    assert not any(player.broken for player in spot.view().players)


@paragraph("saboteur-11.5")
@pytest.mark.parametrize("seats", [3, 4])
def test_roles_are_dealt_until_somebody_is_a_saboteur(fresh, seats):
    with_it = [fresh(seats, seed, redeal_if_no_saboteur=True).state for seed in range(80)]
    assert all(sum(state.roles) == 1 and not state.aside for state in with_it)
    assert {state.roles.index(1) for state in with_it} == set(range(seats))
    without = [fresh(seats, seed).state for seed in range(80)]
    assert any(not any(state.roles) for state in without)


@paragraph("saboteur-11.6")
@pytest.mark.parametrize("rounds", [1, 2, 3])
def test_so_many_rounds_are_played(fresh, rounds):
    spot = fresh(3, 5, rounds=rounds)
    spot.until_over()
    assert len(spot.stories) == rounds
    assert spot.state.outcome() is not None


@paragraph("saboteur-11.7")
def test_the_host_may_start(fresh):
    assert {fresh(5, seed, first_player="host").asked for seed in range(20)} == {0}


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("rounds", 0),
        ("rounds", 4),
        ("rounds", 2.5),
        ("gold_pool", "all"),
        ("competitive", 1),
        ("gold_cards", ""),
        ("seats", 3),
    ],
)
def test_an_option_that_there_is_not_is_unreadable(field, value):
    with pytest.raises(Refused) as refusal:
        game.read_options({field: value})
    assert refusal.value.code == "options.unreadable"
