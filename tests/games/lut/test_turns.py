"""Section 4 of the rulebook: plunder first, then exactly one thing."""

from __future__ import annotations

import pytest

from mahfel.engine import Refused
from mahfel.games.lut import game
from mahfel.testing.plugin import paragraph


@paragraph("lut-4.1")
@paragraph("lut-4.2")
def test_plunder_comes_first_by_itself_and_then_one_action(desert):
    table = desert(hands=[["C2"], ["C3"], ["C4"]], caravans=[{"seat": 1, "value": 6}])
    events = table.play("0 draw")
    assert [event["type"] for event in events] == ["drawn", "turn_began", "plundered"]
    assert table.booty(1) == [6]
    assert table.asked == 1
    table.play("1 draw")
    assert table.asked == 2


@paragraph("lut-4.3")
def test_there_are_six_kinds_of_actions_and_no_passing(desert):
    table = desert(
        hands=[["C2", "wolf2", "wolf_chief", "karvansalar", "hawk1"], ["C3"]],
        caravans=[{"seat": 0, "value": 5, "cards": ["0 wolf1", "1 viper1"]}],
    )
    assert table.offered(0) == {
        "draw",
        "caravan:2",
        "bandit:wolf2:1",
        "chief:wolf:1",
        "karvansalar:1",
    }
    assert table.ask.rule == "lut-4.3"
    for text in ("pass", "", "skip", "after_you:"):
        with pytest.raises(Refused, match=r"move\.unreadable"):
            game.parse(text)
    assert table.refused("0 after_you") == "lut.not_your_choice"


@paragraph("lut-4.4")
def test_who_draws_gets_the_top_card_of_the_pile(desert):
    table = desert(hands=[["C2"], ["C3"]], pile=["fox4", "C8"])
    before = table.view.pile
    table.play("0 draw", "1 draw")
    assert [table.hand(0), table.hand(1)] == [["C2", "fox4"], ["C3", "C8"]]
    assert table.view.pile == before - 2


@paragraph("lut-4.5")
def test_any_number_of_caravans_may_be_on_the_road_and_each_gets_the_next_number(desert):
    table = desert(
        hands=[["C2", "C8"], ["C3"]],
        caravans=[
            {"seat": 0, "value": 5, "cards": ["1 wolf1", "0 hawk1"]},
            {"seat": 0, "value": 4, "cards": ["1 fox2", "0 hawk2"]},
        ],
        booty=[[6], []],
    )
    assert table.view.played == 3
    table.play("0 caravan:8")
    assert [(caravan.id, caravan.value, caravan.side) for caravan in table.view.caravans] == [
        (1, 5, 0),
        (2, 4, 0),
        (4, 8, 0),
    ]


@paragraph("lut-4.5")
def test_a_number_is_never_given_twice(desert):
    table = desert(hands=[["C2", "C8"], ["C3", "C4"]])
    table.play("0 caravan:2", "1 caravan:3", "0 caravan:8", "1 caravan:4")
    assert [table.booty(0), table.booty(1)] == [[2, 8], [3]]
    assert [event["caravan"] for event in table.told("caravan_played")] == [1, 2, 3, 4]


@paragraph("lut-4.6")
def test_with_the_pile_used_up_any_card_but_a_caravan_may_be_thrown_away(desert):
    table = desert(
        hands=[["C2", "wolf2", "wolf_chief", "karvansalar"], ["C3"]],
        caravans=[{"seat": 1, "value": 5, "cards": ["0 hawk1", "1 viper1"]}],
        pile=0,
    )
    assert table.offered(0) == {
        "caravan:2",
        "discard:wolf2",
        "discard:wolf_chief",
        "discard:karvansalar",
    }
    gone = table.view.discarded["wolf2"]
    table.play("0 discard:wolf2")
    assert table.view.discarded["wolf2"] == gone + 1
    assert table.told("discarded") == [{"seat": 0, "card": "wolf2"}]
    assert table.ask.text == "act-empty"
    assert table.ask.rule == "lut-4.6"


@paragraph("lut-4.6")
def test_a_card_may_be_thrown_away_even_where_it_could_be_played(desert):
    table = desert(hands=[["C2", "wolf2"], ["C3"]], caravans=[{"seat": 1, "value": 5}], pile=0)
    assert table.may("0 bandit:wolf2:1", "0 discard:wolf2", "0 caravan:2")


@paragraph("lut-4.7")
def test_a_caravan_is_never_thrown_away_and_nothing_is_while_the_pile_lasts(desert):
    table = desert(hands=[["C2", "wolf2"], ["C3"]], pile=0)
    assert table.refused("0 discard:C2") == "lut.caravans_stay"
    table = desert(hands=[["C2", "wolf2"], ["C3"]], pile=1)
    assert table.refused("0 discard:wolf2") == "lut.pile_left"
    assert table.refused("0 discard:C2") == "lut.caravans_stay"


@paragraph("lut-4.8")
def test_there_is_always_something_to_do(desert):
    table = desert(hands=[[], ["C3"]], pile=3)
    assert table.offered(0) == {"draw"}
    table = desert(hands=[["karvansalar"], ["C3"]], pile=0)
    assert table.offered(0) == {"discard:karvansalar"}
    table = desert(hands=[["C3"], ["C3"]], pile=0)
    assert table.offered(0) == {"caravan:3"}
