"""The vectors V1 to V13 of the specification, each by its number."""

from __future__ import annotations

from mahfel.testing.plugin import paragraph


@paragraph("saboteur-5.2", "saboteur-3.2")
def test_v1_beside_the_start_a_flat_straight_goes_right_and_an_upright_one_goes_up(table):
    spot = table(hands=[["SH", "SV"], [], []])
    assert spot.may("0 dig:SH@1,0")
    assert not spot.may("0 dig:SH@0,-1")
    assert spot.may("0 dig:SV@0,-1")
    assert not spot.may("0 dig:SV@1,0")


@paragraph("saboteur-5.3")
def test_v2_no_card_is_laid_without_a_neighbour(table):
    spot = table(hands=[["SH"], [], []])
    assert not spot.may("0 dig:SH@2,0")
    assert spot.refused("0 dig:SH@2,0") == "saboteur.not_connected"


@paragraph("saboteur-5.1")
def test_v3_a_right_bend_fits_turned_and_a_left_one_unturned(table):
    spot = table(hands=[["CR", "CL"], [], []])
    assert not spot.may("0 dig:CR@1,0")
    assert spot.may("0 dig:CR~@1,0")
    assert spot.may("0 dig:CL@1,0")
    assert not spot.may("0 dig:CL~@1,0")


@paragraph("saboteur-5.3", "saboteur-13.2")
def test_v4_nothing_is_joined_to_the_far_side_of_a_dead_end(table):
    spot = table(hands=[["SH"], [], []], mine=["DSH@1,0"])
    assert not spot.may("0 dig:SH@2,0")
    assert spot.refused("0 dig:SH@2,0") == "saboteur.not_connected"


@paragraph("saboteur-5.3")
def test_v5_a_straight_or_crossing_above_a_blind_straight_touches_only_its_wall(table):
    spot = table(hands=[["SV", "X4"], [], []], mine=["DSH@1,0"])
    assert not spot.may("0 dig:SV@1,-1")
    assert not spot.may("0 dig:X4@1,-1")


@paragraph("saboteur-5.4")
def test_v7_a_wall_may_face_a_hidden_goal(near):
    spot = near(["CL"])
    assert spot.may("0 dig:CL@7,0")
    spot.play("0 dig:CL@7,0")
    assert spot.view().goals == ("", "", "")


@paragraph("saboteur-6.5", "saboteur-9.1", "saboteur-5.5")
def test_v9_a_dead_end_is_cleared_by_a_rockfall_and_a_crossing_wins(near):
    spot = near(["DSH"], ["rockfall"], ["X4"])
    spot.play("0 dig:DSH@7,0")
    assert spot.view().goals == ("", "", "")
    spot.play("1 rockfall:7,0; 2 dig:X4@7,0")
    assert spot.told("goal_turned") == [{"seat": 2, "goal": "middle", "card": "GOLD", "turned": False}]
    assert spot.stories[0].finder == 2


@paragraph("saboteur-5.7", "saboteur-5.6")
def test_v10_a_stone_in_the_middle_turns_its_mouths_to_the_tunnel_and_the_round_goes_on(near):
    spot = near(["X4"], goals=("GOLD", "STONE_R", "STONE_L"))
    spot.play("0 dig:X4@7,0")
    stone = spot.cell(8, 0)
    assert (stone.card, stone.turned, stone.light) == ("STONE_R", True, 4 | 8)  # bottom and left
    assert spot.view().phase == "turn"
    assert spot.asked == 1


@paragraph("saboteur-5.9")
def test_v13_a_crossing_between_two_goals_turns_up_both(near):
    spot = near(["X4"], mine=["X4@6,1", "X4@7,1"], goals=("GOLD", "STONE_R", "STONE_L"))
    spot.play("0 dig:X4@8,1")
    assert [event["goal"] for event in spot.told("goal_turned")] == ["middle", "bottom"]
    assert spot.view().phase == "turn"


@paragraph("saboteur-5.9", "saboteur-9.1")
def test_v13_with_the_treasure_among_them_the_round_is_over(near):
    spot = near(["X4"], mine=["X4@6,1", "X4@7,1"], goals=("STONE_L", "STONE_R", "GOLD"))
    spot.play("0 dig:X4@8,1")
    assert [event["goal"] for event in spot.told("goal_turned")] == ["middle", "bottom"]
    assert spot.stories[0].treasure == "bottom"
    assert spot.view().phase == "draft"
