"""Options of the table, and what happens when nobody answers."""

from __future__ import annotations

import pytest

from mahfel.engine import Refused, SplitMix64
from mahfel.games.courtisans import game
from mahfel.testing.plugin import paragraph


@paragraph("courtisans-11.1", "courtisans-11.2")
@pytest.mark.parametrize(
    ("field", "value"),
    [("mission_noble_weight", "yes"), ("mission_noble_weight", 1), ("first_player", "winner"), ("missions", True)],
)
def test_an_option_that_there_is_not_is_unreadable(field, value):
    with pytest.raises(Refused) as refusal:
        game.read_options({field: value})
    assert refusal.value.code == "options.unreadable"


def test_by_default_nobles_count_twice_in_missions_and_the_first_player_is_drawn():
    options = game.meta.options()
    assert options.mission_noble_weight is True
    assert options.first_player == "random"


@paragraph("courtisans-12.1")
def test_the_first_card_drawn_goes_to_the_first_zone_in_reach(banquet):
    table = banquet(seats=3, turn=1, hands=[[], ["stags-plain", "toads-noble", "butterflies-guard"], []])
    state, made = table.state.copy(), []
    for _ in range(3):
        made.append(game.notate(state.asked()[1].default))
        state.play(1, state.asked()[1].default)
    assert [text.split(">")[0] for text in made] == ["stags-plain", "toads-noble", "butterflies-guard"]
    assert made[0].split(">")[1] in ("above", "below")
    assert [text.split(">")[1] for text in made[1:]] == ["own", "2"]


@paragraph("courtisans-12.1")
def test_what_is_left_of_a_turn_goes_where_nothing_lies_yet(banquet):
    table = banquet(seats=2, turn=1, hands=[[], ["stags-plain", "toads-noble", "butterflies-guard"]])
    table.play("1 toads-noble>0")
    assert game.notate(table.ask.default).startswith("stags-plain>")
    table.play("1 butterflies-guard>above")
    assert game.notate(table.ask.default) == "stags-plain>own"


@paragraph("courtisans-12.1", "courtisans-7.1")
def test_an_absent_players_assassin_kills_nobody(banquet):
    table = banquet(above=["hares-noble"], domains=[["toads-plain"], ["carps-plain"]], hands=[["toads-assassin"], []])
    assert table.victims(0, "toads-assassin>above")
    assert table.ask.default.card == "toads-assassin"
    assert table.ask.default.victim is None
    table.until_over()
    assert not table.told("killed")


@paragraph("courtisans-12.2")
def test_the_side_of_absent_players_changes_from_round_to_round(fresh):
    table = fresh(4, 2)
    table.until_over()
    rounds = [event["round"] for event in table.told("turn_began")]
    sides = [event["zone"] for event in table.told("placed") if event["zone"] in ("above", "below")]
    assert sides == ["above" if number % 2 else "below" for number in rounds]


@paragraph("courtisans-12.1")
def test_the_default_depends_on_nothing_that_the_seat_does_not_see(fresh):
    table = fresh(3, 6)
    while table.state.asked():
        view = table.state.view(table.asked)
        for seed in range(3):
            assert game.imagine(view, SplitMix64(seed)).asked()[table.asked] == table.ask
        table.move(table.asked, table.ask.default)


@paragraph("courtisans-12.3")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_seat_that_is_gone_still_has_all_its_turns(fresh, seats):
    """One seat leaves after its first card; the others play on."""
    table = fresh(seats, 21)
    chance = SplitMix64(4)
    while table.state.asked():
        seat = table.asked
        move = table.ask.default if seat == 1 else table.state.legal(seat).sample(chance)
        table.move(seat, move)
    turns = [event["seat"] for event in table.told("turn_began")]
    assert [turns.count(seat) for seat in range(seats)] == [table.view.rounds] * seats
    assert not any(event["seat"] == 1 for event in table.told("killed"))
