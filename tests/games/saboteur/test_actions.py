"""Tools, rockfalls, maps, and passing."""

from __future__ import annotations

import pytest

from mahfel.games.saboteur.words import TOOLS
from mahfel.testing.plugin import paragraph


@paragraph("saboteur-6.1")
def test_a_tool_of_another_player_is_broken_and_lies_before_them(table):
    spot = table(hands=[["break_lamp"], [], []])
    spot.play("0 break:lamp>2")
    assert spot.view().players[2].broken == ("lamp",)
    assert spot.told("broke") == [{"seat": 0, "target": 2, "tool": "lamp"}]
    assert spot.view().up == {}, "it does not lie on the discard pile"


@paragraph("saboteur-6.1")
def test_nobody_breaks_a_tool_of_their_own(table):
    spot = table(hands=[["break_lamp"], [], []])
    assert not spot.may("0 break:lamp>0")
    assert spot.refused("0 break:lamp>0") == "saboteur.not_yourself"


@paragraph("saboteur-6.1")
def test_the_same_tool_is_not_broken_twice_and_different_ones_add_up_to_three(table):
    spot = table(hands=[["break_lamp", "break_cart"], ["break_pick"], []], broken=[[], [], ["lamp"]])
    assert spot.refused("0 break:lamp>2") == "saboteur.already_broken"
    spot.play("0 break:cart>2; 1 break:pick>2")
    assert spot.view().players[2].broken == TOOLS


@paragraph("saboteur-6.2", "saboteur-5.10")
def test_with_a_broken_tool_one_may_do_everything_but_dig(table):
    hand = ["X4", "break_lamp", "mend_lamp", "map", "rockfall"]
    spot = table(hands=[hand, [], []], broken=[["lamp"], ["cart"], []], mine=["SH@1,0"])
    kinds = {move.split(":")[0] for move in spot.moves()}
    assert kinds == {"break", "mend", "map", "rockfall", "pass"}
    assert spot.ask.text == "turn-broken"
    assert spot.refused("0 dig:X4@2,0") == "saboteur.broken_tools"


@paragraph("saboteur-6.3")
def test_a_tool_is_mended_and_both_cards_are_discarded(table):
    spot = table(hands=[["mend_lamp"], [], []], broken=[[], ["lamp"], []])
    spot.play("0 mend:mend_lamp>1=lamp")
    assert spot.view().players[1].broken == ()
    assert spot.view().up == {"break_lamp": 1, "mend_lamp": 1}


@paragraph("saboteur-6.3")
def test_one_may_mend_oneself(table):
    spot = table(hands=[["mend_cart"], [], []], broken=[["cart"], [], []])
    spot.play("0 mend:mend_cart>0=cart")
    assert spot.view().players[0].broken == ()


@paragraph("saboteur-6.3")
def test_without_a_broken_tool_that_fits_a_mending_card_is_only_discarded(table):
    spot = table(hands=[["mend_lamp", "mend_cart_pick"], [], []], broken=[[], ["cart"], []])
    assert spot.refused("0 mend:mend_lamp>1=lamp") == "saboteur.not_broken"
    assert spot.refused("0 mend:mend_lamp>1=cart") == "saboteur.mends_other"
    assert [move for move in spot.moves() if move.startswith("mend")] == ["mend:mend_cart_pick>1=cart"]
    assert spot.may("0 pass:mend_lamp")


@paragraph("saboteur-6.4")
@pytest.mark.parametrize("tool", ["lamp", "cart"])
def test_a_double_card_mends_one_of_two_broken_tools_as_the_player_chooses(table, tool):
    spot = table(hands=[["mend_lamp_cart"], [], []], broken=[[], ["lamp", "cart"], []])
    spot.play(f"0 mend:mend_lamp_cart>1={tool}")
    assert spot.view().players[1].broken == tuple({"lamp", "cart"} - {tool})
    assert spot.view().up == {f"break_{tool}": 1, "mend_lamp_cart": 1}


@paragraph("saboteur-6.8")
def test_the_example_of_a_double_card(example):
    found = example("6.8")
    assert [event["type"] for event in found["events"] if event["type"] != "drew"] == ["broke", "mended"]
    assert found["after"]["players"][1]["broken"] == ["lamp"]


@paragraph("saboteur-6.5", "saboteur-6.6")
def test_a_rockfall_takes_any_tunnel_and_what_it_cuts_off_goes_dark(table):
    spot = table(hands=[["rockfall"], [], []], mine=["SH@1,0", "X4@2,0", "SV@2,1", "DSH@3,0"])
    assert {move for move in spot.moves() if move.startswith("rockfall")} == {
        "rockfall:1,0",
        "rockfall:2,0",
        "rockfall:2,1",
        "rockfall:3,0",
    }
    spot.play("0 rockfall:1,0")
    assert spot.told("fell") == [
        {"seat": 0, "card": "SH", "turned": False, "x": 1, "y": 0, "dark": ((2, 0), (2, 1), (3, 0))}
    ]
    assert spot.cell(1, 0) is None
    assert spot.view().up == {"SH": 1, "rockfall": 1}


@paragraph("saboteur-6.5")
def test_a_rockfall_may_hit_the_card_laid_just_now_and_an_island(table):
    spot = table(hands=[["TH"], ["rockfall"], []], mine=["SH@1,0"])
    spot.play("0 dig:TH@2,0; 1 rockfall:2,0")
    assert spot.cell(2, 0) is None
    island = table(hands=[["rockfall"], [], []], mine=["SH@2,0"], up=["rockfall", "SV"])
    island.play("0 rockfall:2,0")
    assert island.cell(2, 0) is None


@paragraph("saboteur-6.5", "saboteur-5.8")
def test_start_and_goals_stay_whatever_falls(near):
    spot = near(["X4"], ["rockfall"], goals=("GOLD", "STONE_R", "STONE_L"))
    spot.play("0 dig:X4@7,0")
    for cell in ("0,0", "8,0", "8,-2"):
        assert spot.refused(f"1 rockfall:{cell}") == "saboteur.rock_stays"
    assert spot.refused("1 rockfall:1,1") == "saboteur.nothing_there"


@paragraph("saboteur-6.5")
def test_a_goal_that_was_turned_up_stays_so_when_its_way_is_cut(near):
    spot = near(["X4"], ["rockfall"], goals=("GOLD", "STONE_R", "STONE_L"))
    spot.play("0 dig:X4@7,0; 1 rockfall:7,0")
    assert spot.view().goals == ("", "STONE_R", "")
    assert spot.cell(8, 0).light == 0
    assert spot.told("fell")[0]["dark"] == ((8, 0),)


@paragraph("saboteur-6.9")
def test_the_example_of_a_rockfall(example):
    found = example("6.9")
    fell, dug = (event for event in found["events"] if event["type"] in ("fell", "dug"))
    assert fell["dark"] == [[3, 0]]
    assert dug["lit"] == [[2, 0], [3, 0]]


@paragraph("saboteur-6.7", "saboteur-7.3")
def test_a_map_shows_one_goal_to_one_seat_and_everybody_sees_which(table):
    spot = table(hands=[["map"], [], []], goals=("GOLD", "STONE_L", "STONE_R"))
    spot.play("0 map:top")
    assert spot.told("map_read") == [{"seat": 0, "goal": "top"}]
    assert spot.told("map_read", 0) == [{"seat": 0, "goal": "top", "card": "GOLD"}]
    assert spot.told("map_read", 1) == [{"seat": 0, "goal": "top"}]
    assert spot.view(0).maps == ("GOLD", "", "")
    assert spot.view(1).maps == spot.view().maps == ("", "", "")
    assert spot.view().up == {"map": 1}


@paragraph("saboteur-6.7")
def test_a_map_may_look_at_the_last_goal_and_not_at_one_that_lies_open(near):
    spot = near(["X4"], ["map"], mine=["X4@6,1", "X4@7,1"], goals=("GOLD", "STONE_R", "STONE_L"))
    spot.play("0 dig:X4@8,1")
    assert [move for move in spot.moves(1) if move.startswith("map")] == ["map:top"]
    assert spot.refused("1 map:middle") == "saboteur.goal_is_known"
    spot.play("1 map:top")
    assert spot.view(1).maps == ("GOLD", "", "")


@paragraph("saboteur-6.7")
def test_the_same_goal_may_be_looked_at_again(table):
    spot = table(hands=[["map", "map"], [], []], maps=[["top"], [], []])
    assert spot.may("0 map:top")


# -- turns ---------------------------------------------------------------------------------------------------------


@paragraph("saboteur-4.1", "saboteur-4.2")
def test_one_card_leaves_the_hand_and_one_is_drawn(table):
    spot = table(hands=[["SH"], [], []], pile=["map"])
    before = len(spot.state.pile)
    spot.play("0 dig:SH@1,0")
    assert len(spot.state.hands[0]) == 6
    assert "map" in spot.view(0).hand
    assert len(spot.state.pile) == before - 1
    assert spot.told("drew") == [{"seat": 0, "left": before - 1}]
    assert spot.told("drew", 0)[0]["card"] == "map"
    assert spot.asked == 1


@paragraph("saboteur-4.3")
def test_any_card_may_be_discarded_face_down_even_with_cards_one_could_play(table):
    hand = ["SH", "mend_lamp", "map", "rockfall", "break_cart", "D4"]
    spot = table(hands=[hand, [], []])
    for card in hand:
        assert spot.may(f"0 pass:{card}")
    spot.play("0 pass:map")
    assert spot.told("passed") == [{"seat": 0}]
    assert spot.told("passed", 0) == [{"seat": 0, "card": "map"}]
    assert spot.view().up == {}
    assert spot.view().players[0].down == 1


@paragraph("saboteur-4.4", "saboteur-7.4")
def test_only_its_owner_knows_what_was_discarded_face_down(table):
    spot = table(hands=[["map"], [], []])
    spot.play("0 pass:map")
    assert spot.view(0).discarded == ("map",)
    assert spot.view(1).discarded == spot.view().discarded == ()


@paragraph("saboteur-4.5", "saboteur-9.1")
def test_nobody_draws_after_the_move_that_reaches_the_treasure(near):
    spot = near(["X4"])
    spot.play("0 dig:X4@7,0")
    assert spot.told("drew") == []


@paragraph("saboteur-8.1")
def test_with_an_empty_pile_nobody_draws_and_hands_shrink(table):
    spot = table(hands=[["SH", "map"], ["X4"], ["SV"]], pile_size=0)
    assert spot.ask.text == "turn-last"
    spot.play("0 pass:map")
    assert spot.told("drew") == []
    assert spot.view(0).hand == ("SH",)
    assert spot.asked == 1


@paragraph("saboteur-8.2", "saboteur-9.2")
def test_the_round_is_over_when_the_last_card_is_gone(table):
    spot = table(hands=[["SH"], ["X4"], ["SV"]], pile_size=0)
    spot.play("0 pass:SH; 1 pass:X4")
    assert spot.stories == ()
    spot.play("2 pass:SV")
    assert spot.stories[0].finder is None


@paragraph("saboteur-8.2")
def test_whoever_has_no_card_is_passed_over(table):
    spot = table(hands=[["SH"], [], ["SV"]], pile_size=0, turn=0)
    spot.play("0 pass:SH")
    assert spot.asked == 2


@paragraph("saboteur-8.2")
@pytest.mark.parametrize("seats", [3, 10])
def test_a_round_has_67_plays_at_most(fresh, seats):
    spot = fresh(seats, 3, rounds=1)
    played = 0
    while spot.state.asked():
        spot.play("* default")
        played += 1
    assert played == 67


@paragraph("saboteur-12.1")
def test_whose_time_runs_out_discards_the_last_card_of_the_hand(table):
    spot = table(hands=[["rockfall", "SH", "D1H", "map", "X4", "break_lamp"], [], []])
    assert spot.view(0).hand == ("X4", "SH", "D1H", "break_lamp", "map", "rockfall")
    spot.play("0 default")
    assert spot.told("passed", 0) == [{"seat": 0, "card": "rockfall"}]
    assert spot.asked == 1
