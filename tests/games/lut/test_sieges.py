"""Sections 5 and 6 of the rulebook: bandits, chiefs and the caravan master."""

from __future__ import annotations

import pytest

from mahfel.games.lut.words import COLOURS
from mahfel.testing.plugin import paragraph


@paragraph("lut-5.1")
@paragraph("lut-14.3")
def test_each_caravan_is_a_siege_of_its_own(desert):
    table = desert(
        hands=[["wolf3", "hawk3", "C2"], ["C3"]],
        caravans=[
            {"seat": 1, "value": 5, "cards": ["0 wolf1", "1 viper1"]},
            {"seat": 1, "value": 4, "cards": ["0 hawk1", "1 viper1"]},
        ],
    )
    assert table.offered(0) == {"draw", "caravan:2", "bandit:wolf3:1", "bandit:hawk3:2"}


@paragraph("lut-5.2")
def test_the_first_bandit_of_a_side_takes_a_colour_that_no_other_side_has_there(desert):
    table = desert(
        hands=[["wolf3", "hawk3", "viper3", "C2"], ["C3"], ["C4"]],
        caravans=[{"seat": 1, "value": 5, "cards": ["1 wolf1", "2 hawk1"]}],
    )
    assert table.refused("0 bandit:wolf3:1") == "lut.colour_taken"
    assert table.refused("0 bandit:hawk3:1") == "lut.colour_taken"
    table.play("0 bandit:viper3:1")
    assert [(fighter.side, fighter.colour) for fighter in table.caravan(1).fighters] == [
        (0, "viper"),
        (1, "wolf"),
        (2, "hawk"),
    ]


@paragraph("lut-5.3")
def test_later_bandits_have_the_same_colour_and_strengths_add_up(desert):
    table = desert(
        hands=[["wolf2", "hawk4", "C2"], ["C3"]],
        caravans=[{"seat": 1, "value": 5, "cards": ["0 wolf3", "1 viper3"]}],
    )
    assert table.refused("0 bandit:hawk4:1") == "lut.second_colour"
    [played, *_] = table.play("0 bandit:wolf2:1")
    assert [played["total"], played["standing"]] == [5, "leads"]
    assert [fighter.strength for fighter in table.caravan(1).fighters] == [5, 3]


@paragraph("lut-5.4")
def test_one_card_is_laid_a_turn(desert):
    table = desert(hands=[["wolf1", "wolf2", "C2"], ["C3"]], caravans=[{"seat": 1, "value": 5}])
    table.play("0 bandit:wolf1:1")
    assert table.refused("0 bandit:wolf2:1") == "game.not_asked"
    assert table.asked == 1


@paragraph("lut-5.5")
def test_the_owner_defends_by_the_same_rules_and_has_no_strength_for_nothing(desert):
    table = desert(
        hands=[["C2"], ["wolf1", "hawk1", "C3"]], caravans=[{"seat": 1, "value": 5, "cards": ["0 wolf1"]}], turn=1
    )
    assert table.leader(1) == 0
    assert table.refused("1 bandit:wolf1:1") == "lut.colour_taken"
    table.play("1 bandit:hawk1:1")
    assert table.leader(1) is None
    assert table.told("bandit_played")[-1]["standing"] == "level"


@paragraph("lut-5.6")
@pytest.mark.parametrize(("card", "standing"), [("wolf1", "behind"), ("wolf3", "level"), ("wolf4", "leads")])
def test_a_bandit_may_be_laid_however_weak(desert, card, standing):
    table = desert(hands=[[card, "C2"], ["C3"]], caravans=[{"seat": 1, "value": 5, "cards": ["1 hawk3"]}])
    table.play(f"0 bandit:{card}:1")
    assert table.told("bandit_played")[-1]["standing"] == standing


@paragraph("lut-5.7")
def test_colours_are_locked_until_the_caravan_leaves_the_road_and_only_there(desert):
    table = desert(
        hands=[["wolf1", "hawk1", "C2"], ["wolf2", "C3"], ["C4"]],
        caravans=[
            {"seat": 1, "value": 5, "cards": ["0 wolf1"]},
            {"seat": 0, "value": 4, "cards": ["2 hawk2", "1 fox2"]},
        ],
        turn=1,
    )
    assert table.refused("1 bandit:wolf2:1") == "lut.colour_taken"
    assert table.refused("1 bandit:wolf2:2") == "lut.second_colour"
    table.play("1 draw", "2 draw")
    assert table.booty(0) == [5]
    assert table.may("0 bandit:wolf1:2")
    assert not table.may("0 bandit:hawk1:2")


@paragraph("lut-5.8")
def test_where_four_sides_fight_a_fifth_cannot_join(desert):
    lying = ["0 wolf1", "1 hawk1", "2 viper1", "3 fox1"]
    hand = ["wolf2", "hawk2", "viper2", "fox2", "wolf_chief", "karvansalar", "C2"]
    table = desert(hands=[["C3"]] * 4 + [hand], caravans=[{"seat": 3, "value": 5, "cards": lying}], turn=4)
    assert table.offered(4) == {"draw", "caravan:2"}
    for colour in COLOURS:
        assert table.refused(f"4 bandit:{colour}2:1") == "lut.colour_taken"
    assert table.refused("4 chief:wolf:1") == "lut.no_bandit"
    owned = desert(hands=[["C3"]] * 4 + [hand], caravans=[{"seat": 4, "value": 5, "cards": lying}], turn=4)
    assert owned.offered(4) == {"draw", "caravan:2", "karvansalar:1"}
    owned.play("4 karvansalar:1")
    assert owned.leader(1) == 4


@paragraph("lut-5.9")
def test_all_cards_by_a_caravan_lie_open_in_their_order_until_it_is_plundered(desert):
    table = desert(
        hands=[["wolf1", "C2"], ["hawk2", "C3"], ["C4"]],
        caravans=[{"seat": 2, "value": 5}],
    )
    table.play("0 bandit:wolf1:1", "1 bandit:hawk2:1")
    for viewer in (None, 0, 1, 2):
        [caravan] = table.state.view(viewer).caravans
        assert [(lying.seat, lying.card) for lying in caravan.cards] == [(0, "wolf1"), (1, "hawk2")]
    table.play("2 draw", "0 draw")
    assert table.view.caravans == ()
    assert table.view.discarded == {"wolf1": 1, "hawk2": 1}


@paragraph("lut-5.10")
def test_example_of_three_colours(example):
    told = [event for event in example("5.10")["events"] if event["type"] == "bandit_played"]
    assert [(event["seat"], event["colour"], event["standing"]) for event in told] == [
        (1, "wolf", "leads"),
        (2, "hawk", "leads"),
        (0, "viper", "level"),
    ]


@paragraph("lut-6.1")
def test_a_chief_needs_a_bandit_of_its_gang_and_side_that_lies_there_already(desert):
    hands = [["wolf_chief", "hawk_chief", "wolf1", "C2"], ["C3"]]
    bare = desert(hands=hands, caravans=[{"seat": 1, "value": 5}])
    assert bare.refused("0 chief:wolf:1") == "lut.no_bandit"
    strange = desert(hands=hands, caravans=[{"seat": 1, "value": 5, "cards": ["1 wolf2"]}])
    assert strange.refused("0 chief:wolf:1") == "lut.no_bandit"
    other = desert(hands=hands, caravans=[{"seat": 1, "value": 5, "cards": ["0 wolf2", "1 viper2"]}])
    assert other.refused("0 chief:hawk:1") == "lut.no_bandit"
    other.play("0 chief:wolf:1")
    assert other.leader(1) == 0


@paragraph("lut-6.2")
def test_a_chief_is_stronger_than_any_number_of_bandits(desert):
    lying = ["0 wolf1", *["1 hawk4"] * 2, *["1 hawk3"] * 4, *["1 hawk2"] * 4, *["1 hawk1"] * 2]
    table = desert(hands=[["wolf_chief", "C2"], ["C3"]], caravans=[{"seat": 1, "value": 8, "cards": lying}], turn=0)
    assert table.caravan(1).fighters[1].strength == 30
    table.play("0 chief:wolf:1", "1 draw")
    assert table.booty(0) == [8]


@paragraph("lut-6.3")
def test_the_caravan_master_lies_by_ones_own_caravan_only_with_or_without_an_attack(desert):
    table = desert(
        hands=[["karvansalar", "C2", "C4"], ["C3"]],
        caravans=[
            {"seat": 1, "value": 5, "cards": ["0 wolf1", "1 hawk1"]},
            {"seat": 0, "value": 4, "cards": ["1 fox1"]},
        ],
    )
    assert table.refused("0 karvansalar:1") == "lut.not_your_caravan"
    assert table.may("0 karvansalar:2")
    # In a team the second partner may lay him by the caravan that has just set out.
    bare = desert(teams=True, hands=[["C4", "C2"], ["karvansalar", "C3"], ["C2"], ["C2"]])
    bare.play("0 caravan:4", "1 karvansalar:1")
    assert bare.leader(1) == 0
    assert bare.caravan(1).top == 0


@paragraph("lut-6.4")
def test_of_several_the_one_laid_last_has_the_upper_hand(desert):
    table = desert(
        hands=[["karvansalar", "C2"], ["wolf_chief", "C3"], ["hawk_chief", "C4"]],
        caravans=[{"seat": 0, "value": 5, "cards": ["1 wolf1", "2 hawk4"]}],
        turn=1,
    )
    leaders = []
    for line in ("1 chief:wolf:1", "2 chief:hawk:1", "0 karvansalar:1"):
        table.play(line)
        leaders.append(table.leader(1))
    assert leaders == [1, 2, 0]
    assert table.caravan(1).top == 4


@paragraph("lut-6.5")
def test_the_caravan_master_has_no_colour(desert):
    table = desert(
        hands=[["wolf1", "hawk1", "viper1", "fox1", "C2"], ["C3"], ["C4"]],
        caravans=[{"seat": 0, "value": 5, "cards": ["2 wolf2", "0 karvansalar", "2 wolf_chief"]}],
    )
    assert [fighter.side for fighter in table.caravan(1).fighters] == [2]
    assert table.offered(0) >= {"bandit:hawk1:1", "bandit:viper1:1", "bandit:fox1:1"}
    assert table.refused("0 bandit:wolf1:1") == "lut.colour_taken"
    table.play("0 bandit:hawk1:1")
    assert [(fighter.side, fighter.colour) for fighter in table.caravan(1).fighters] == [(0, "hawk"), (2, "wolf")]


@paragraph("lut-6.6")
def test_bandits_after_a_chief_do_not_change_the_lead_but_prepare_ones_own_chief(desert):
    table = desert(
        hands=[["fox4", "fox_chief", "C2"], ["C3"], ["C4"]],
        caravans=[{"seat": 1, "value": 5, "cards": ["2 wolf1", "2 wolf_chief"]}],
    )
    [played, *_] = table.play("0 bandit:fox4:1")
    assert [played["standing"], table.leader(1)] == ["behind", 2]
    table = desert(
        hands=[["fox_chief", "C2"], ["C3"], ["C4"]],
        caravans=[{"seat": 1, "value": 5, "cards": ["2 wolf1", "2 wolf_chief", "0 fox4"]}],
    )
    table.play("0 chief:fox:1")
    assert table.leader(1) == 0


@paragraph("lut-6.7")
def test_example_of_the_last_word(example):
    found = example("6.7")
    assert [event["seat"] for event in found["events"] if event["type"].endswith("_played")] == [1, 0, 2]
    assert found["after"]["caravans"][0]["leader"] == 2
