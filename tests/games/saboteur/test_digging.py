"""Digging: the edge cases of the specification's table, row by row, and what lies between them."""

from __future__ import annotations

import pytest

from mahfel.games.saboteur.mine import Mine, spot_of
from mahfel.games.saboteur.mine.tiles import NUMBERS, OPEN, half_turn
from mahfel.testing.plugin import paragraph


@paragraph("saboteur-5.3", "saboteur-6.6")
def test_a_card_that_fits_but_joins_only_an_island_is_illegal(table):
    spot = table(hands=[["SH"], [], []], mine=["SH@1,0", "SH@3,0"], up=["rockfall", "SV"])
    assert not spot.may("0 dig:SH@4,0")
    assert spot.refused("0 dig:SH@4,0") == "saboteur.not_connected"
    assert spot.may("0 dig:SH@2,0")


@paragraph("saboteur-5.3")
def test_a_card_that_touches_the_mine_only_wall_to_wall_is_illegal(table):
    spot = table(hands=[["SH"], [], []], mine=["SH@1,0"])
    assert spot.refused("0 dig:SH@1,-1") == "saboteur.not_connected"


@paragraph("saboteur-5.5")
def test_a_card_may_close_the_last_mouth_of_the_mine_and_a_rockfall_reopens_it(table):
    closing = table(hands=[["DSV", "DTV"], ["rockfall"], []], mine=["D1H~@1,0", "D1V@0,1", "DSH@-1,0"])
    closing.play("0 dig:DSV@0,-1")
    assert not any(move.startswith("dig:") for move in closing.moves())
    assert not closing.state.mine.front
    closing.play("1 rockfall:1,0")
    assert closing.state.mine.front


@paragraph("saboteur-5.5", "saboteur-5.6")
def test_a_dead_end_right_before_a_goal_is_legal_and_the_goal_stays_hidden(near):
    for card in ("DSH", "D4", "DTH"):
        spot = near([card])
        spot.play(f"0 dig:{card}@7,0")
        assert spot.view().goals == ("", "", "")
        assert spot.told("goal_turned") == []


@paragraph("saboteur-5.6")
def test_a_wall_towards_a_goal_reveals_nothing(near):
    spot = near(["CL"], ["SV"])
    spot.play("0 dig:CL@7,0")
    assert spot.view().goals == ("", "", "")


@paragraph("saboteur-5.2")
def test_a_gap_is_filled_only_by_a_card_that_matches_all_neighbours(table):
    ring = ["TH@1,0", "CL~@1,-1", "SH@2,-1", "CR~@3,-1"]
    spot = table(hands=[["SV", "SH", "X4", "CR"], [], []], mine=[*ring, "X4@3,0"])
    assert spot.places("SH") >= {(2, 0, False)}
    assert (2, 0, False) not in spot.places("SV") | spot.places("X4")
    assert spot.refused("0 dig:X4@2,0") == "saboteur.does_not_fit"
    assert spot.refused("0 dig:SV@2,0") == "saboteur.wall_to_the_light"


@paragraph("saboteur-6.6", "saboteur-5.6")
def test_a_refilled_gap_lights_the_island_and_the_goal_behind_it(near):
    spot = near(["rockfall"], ["X4"], ["TH"], goals=("GOLD", "STONE_R", "STONE_L"))
    spot.play("0 rockfall:5,0")
    assert spot.cell(6, 0).light == 0
    assert spot.refused("1 dig:X4@7,0") == "saboteur.not_connected"
    spot.play("1 default; 2 dig:TH@5,0")
    assert spot.cell(6, 0).light == 15
    assert spot.told("dug")[-1]["lit"] == ((5, 0), (6, 0))


@paragraph("saboteur-6.6", "saboteur-5.6")
def test_an_island_that_comes_alive_turns_up_the_goal_it_touches(table):
    # The gap is at (5, 0); the island reaches up to the goal, which was never lit while it was joined.
    row = ["SH@1,0", "SH@2,0", "SH@3,0", "X4@4,0", "X4@6,0"]
    spot = table(
        hands=[["TH"], [], []], mine=[*row, "X4@7,0"], up=["rockfall", "TH"], goals=("GOLD", "STONE_L", "STONE_R")
    )
    spot.play("0 dig:TH@5,0")
    assert [event["goal"] for event in spot.told("goal_turned")] == ["middle"]
    assert spot.told("dug")[-1]["lit"] == ((5, 0), (6, 0), (7, 0), (8, 0))


@paragraph("saboteur-5.10", "saboteur-6.2")
def test_nobody_with_a_broken_tool_can_reach_the_treasure(near):
    spot = near(["X4"], broken=[["lamp"], [], []])
    assert not spot.may("0 dig:X4@7,0")
    assert spot.refused("0 dig:X4@7,0") == "saboteur.broken_tools"


@paragraph("saboteur-9.1")
def test_a_saboteur_who_finishes_the_way_makes_the_miners_win(near):
    spot = near(["X4"], saboteurs=[0])
    spot.play("0 dig:X4@7,0")
    assert spot.stories[0].finder == 0
    assert spot.state.queue == (2, 1, 2)


@paragraph("saboteur-5.8")
def test_a_stone_carries_the_way_on(near):
    spot = near(["X4"], ["SV"], ["CL"], goals=("STONE_L", "STONE_R", "GOLD"))
    spot.play("0 dig:X4@7,0")
    assert spot.cell(8, 0).light == 12
    assert spot.may("1 dig:SV@8,1")
    spot.play("1 dig:SV@8,1")
    assert spot.told("goal_turned")[-1] == {"seat": 1, "goal": "bottom", "card": "GOLD", "turned": False}
    assert spot.stories[0].finder == 1


@paragraph("saboteur-5.7", "saboteur-5.8")
def test_a_turned_stone_may_clash_and_no_way_leads_across_that_edge(table):
    # A bend below the goal opens towards it; the stone that the row reaches opens to the left and up.
    row = ["SH@1,0", "SH@2,0", "SH@3,0", "X4@4,0", "TH@5,0", "X4@6,0", "TV@6,1", "SV@6,-1"]
    spot = table(hands=[["TH"], ["X4"], []], mine=[*row], goals=("STONE_R", "STONE_L", "GOLD"))
    spot.play("0 dig:TH@7,0")
    assert (spot.cell(8, 0).card, spot.cell(8, 0).turned, spot.cell(8, 0).light) == ("STONE_L", False, 9)
    # Beside it a card must match: a wall below the stone, a mouth above it.
    assert not spot.may("1 dig:X4@8,1")
    assert spot.may("1 dig:X4@8,-1")


ROUTES = {
    "L": [f"X4@{x},0" for x in range(1, 8)],
    "T": ["X4@0,-1", *(f"SH@{x},-1" for x in range(1, 8)), "CR~@8,-1"],
    "B": ["X4@0,1", *(f"SH@{x},1" for x in range(1, 8)), "CL@8,1"],
    "R": ["X4@0,-1", *(f"SH@{x},-1" for x in range(1, 9)), "CR~@9,-1", "CL@9,0"],
}
"""Ways to the middle goal that come to it from one side; more cards of a kind than there are."""


@paragraph("saboteur-5.7")
@pytest.mark.parametrize("stone", ["STONE_R", "STONE_L"])
@pytest.mark.parametrize(("side", "bit"), [("T", 1), ("R", 2), ("B", 4), ("L", 8)])
def test_a_stone_turns_one_of_its_mouths_to_the_tunnel_from_every_side(stone, side, bit):
    other = "STONE_L" if stone == "STONE_R" else "STONE_R"
    mine = Mine((NUMBERS["GOLD"], NUMBERS[stone], NUMBERS[other]))
    for text in ROUTES[side]:
        card, x, y = text.replace("@", ",").split(",")
        mine.put(spot_of(int(x), int(y)), 2 * NUMBERS[card.rstrip("~")] + card.endswith("~"))
    assert mine.look_again().goals == [1]
    middle = spot_of(8, 0)
    both = [half_turn(OPEN[2 * NUMBERS[stone]]), OPEN[2 * NUMBERS[stone]]]
    assert [mouths & bit for mouths in both].count(bit) == 1, "exactly one of the two turns fits"
    assert mine.light[middle] == next(mouths for mouths in both if mouths & bit)


@paragraph("saboteur-5.4", "saboteur-11.4")
def test_hidden_goals_ask_for_a_mouth_only_with_the_option(near):
    assert near(["CL"]).may("0 dig:CL@7,0")
    strict = near(["CL", "TH", "SV"], hidden_goal_is_open=True)
    assert not strict.may("0 dig:CL@7,0")
    assert strict.may("0 dig:TH@7,0")
    assert strict.refused("0 dig:CL@7,0") == "saboteur.does_not_fit"


@paragraph("saboteur-5.1")
def test_a_card_that_looks_the_same_turned_may_be_turned_and_lies_unturned(table):
    spot = table(hands=[["SH"], [], []])
    assert spot.may("0 dig:SH~@1,0")
    assert spot.places("SH") == {(1, 0, False), (-1, 0, False)}
    spot.play("0 dig:SH~@1,0")
    assert spot.cell(1, 0).turned is False
    assert spot.told("dug")[0]["turned"] is False


@paragraph("saboteur-3.2")
def test_tunnels_may_leave_the_picture_on_every_side(table):
    mine = ["SH@-1,0", "SH@-2,0", "X4@-3,0", "SV@-3,-1", "SV@-3,-2", "SV@-3,-3", "X4@-3,-4"]
    spot = table(hands=[["X4"], [], []], mine=mine)
    assert spot.places("X4") >= {(-4, 0, False), (-3, -5, False), (-4, -4, False)}


@paragraph("saboteur-13.1")
def test_a_cell_says_which_of_its_mouths_are_joined_to_the_start(table):
    spot = table(hands=[[], [], []], mine=["X4@1,0", "D4@2,0", "DSV@1,-1"])
    assert spot.cell(1, 0).light == 15
    assert spot.cell(2, 0).light == 8
    assert spot.cell(1, -1).light == 4


@paragraph("saboteur-5.11")
def test_the_example_of_a_bend(example):
    found = example("5.11")
    assert sorted(map(tuple, found["places"])) == [(-1, 0, False), (0, -1, True), (0, 1, False), (2, 0, True)]


@paragraph("saboteur-5.12")
def test_the_example_of_a_stone(example):
    found = example("5.12")
    assert [event["type"] for event in found["events"]] == ["dug", "goal_turned", "drew"]
    assert found["events"][1]["card"] == "STONE_R"
    assert found["after"]["phase"] == "turn"
