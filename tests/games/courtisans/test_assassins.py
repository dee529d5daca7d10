"""Assassins: whom they reach, and what becomes of their victims."""

from __future__ import annotations

import pytest

from mahfel.engine import SplitMix64
from mahfel.games.courtisans import game
from mahfel.games.courtisans.words import FAMILIES
from mahfel.testing.chi_square import against
from mahfel.testing.plugin import paragraph


@paragraph("courtisans-7.1")
def test_a_kill_is_never_forced(banquet):
    table = banquet(above=["hares-noble"], domains=[["carps-plain"], ["toads-plain"]], hands=[["stags-assassin"], []])
    for place in ("above", "below", "own", "1"):
        assert table.may(f"0 stags-assassin>{place}")
        assert table.victims(0, f"stags-assassin>{place}")
    table.play("0 stags-assassin>below")
    assert not table.told("killed")


@paragraph("courtisans-7.2", "courtisans-7.11")
def test_an_assassin_below_one_column_removes_a_card_above_another(example):
    told = example("7.11")
    assert told["events"][-1] == {
        "type": "killed",
        "seat": 0,
        "card": "hares-noble",
        "zone": "above",
        "other": None,
        "spy": 0,
    }
    assert told["after"]["removed"][FAMILIES.index("hares")] == ["noble"]
    assert told["after"]["table"][FAMILIES.index("nightingales")] == {"below": ["assassin"]}


@paragraph("courtisans-7.2", "courtisans-13.1")
def test_the_whole_table_is_within_reach_from_either_side_the_queens_column_too(banquet):
    table = banquet(
        above=["hares-noble", "toads-spy", "hares-assassin"],
        below=["hares-noble", "carps-plain", "stags-spy"],
        hands=[["nightingales-assassin"], []],
    )
    victims = {"hares-noble@above", "hares-assassin@above", "hares-noble@below", "carps-plain@below", "spy-1", "spy-2"}
    for side in ("above", "below"):
        assert table.victims(0, f"nightingales-assassin>{side}") == victims


@paragraph("courtisans-7.3")
def test_an_assassin_in_a_domain_reaches_that_domain_only(banquet):
    table = banquet(
        seats=3,
        above=["hares-noble"],
        domains=[["toads-plain"], ["carps-noble", "carps-spy"], ["stags-assassin"]],
        hands=[["nightingales-assassin"], [], []],
    )
    assert table.victims(0, "nightingales-assassin>own") == {"toads-plain"}
    assert table.victims(0, "nightingales-assassin>1") == {"carps-noble", "spy-1"}
    assert table.victims(0, "nightingales-assassin>2") == {"stags-assassin"}
    assert table.refused("0 nightingales-assassin>1!toads-plain") == "courtisans.not_there"
    assert table.refused("0 nightingales-assassin>own!spy-1") == "courtisans.not_there"
    assert table.refused("0 nightingales-assassin>above!carps-noble@above") == "courtisans.not_there"
    assert table.refused("0 nightingales-assassin>above!spy-1") == "courtisans.not_there"
    assert table.refused("0 nightingales-assassin>2!hares-noble") == "courtisans.not_there"


@paragraph("courtisans-7.4")
def test_an_assassin_cannot_take_itself_but_another_one_of_its_kind(banquet):
    alone = banquet(above=["carps-plain"], hands=[["toads-assassin"], []])
    assert alone.victims(0, "toads-assassin>below") == {"carps-plain@above"}
    assert alone.refused("0 toads-assassin>below!toads-assassin@below") == "courtisans.not_there"
    assert alone.refused("0 toads-assassin>own!toads-assassin") == "courtisans.not_there"
    two = banquet(below=["toads-assassin"], hands=[["toads-assassin"], []])
    two.play("0 toads-assassin>below!toads-assassin@below")
    assert two.view.table[FAMILIES.index("toads")].below == ("assassin",)
    assert two.view.removed[FAMILIES.index("toads")] == ("assassin",)


@paragraph("courtisans-7.5")
def test_afterwards_it_is_too_late(banquet):
    table = banquet(above=["hares-noble"], hands=[["toads-assassin", "toads-plain", "carps-plain"], []])
    table.play("0 toads-assassin>above")
    assert table.refused("0 carps-plain>own!hares-noble") == "courtisans.no_assassin"
    assert all(move.victim is None for move in table.state.legal(0))


@paragraph("courtisans-7.6", "courtisans-7.12")
def test_a_spy_is_removed_unseen(example):
    told = example("7.12")
    killed = told["events"][-1]
    assert (killed["type"], killed["card"], killed["spy"]) == ("killed", "spy", 1)
    assert told["after"]["removed_spies"] == [1]
    assert told["after"]["players"][1]["spies"] == [2]
    assert "turned" not in told["after"]
    assert told["before"]["unseen"] == [
        counts if family != "butterflies" else [*counts[:3], counts[3] + 1, counts[4]]
        for family, counts in zip(FAMILIES, told["after"]["unseen"], strict=True)
    ]


@paragraph("courtisans-7.6")
def test_which_of_two_spies_goes_is_the_assassins_choice_by_number(banquet):
    table = banquet(domains=[[], ["toads-spy", "carps-spy"]], hands=[["hares-assassin"], []])
    assert {"spy-1", "spy-2"} <= table.victims(0, "hares-assassin>1")
    table.play("0 hares-assassin>1!spy-2")
    assert table.view.players[1].spies == (1,)
    assert table.state.lairs == [3, -1]


@paragraph("courtisans-7.7", "courtisans-13.5")
def test_a_removed_card_is_out_of_every_reckoning(banquet):
    table = banquet(above=["hares-noble"], domains=[["hares-plain"], []], hands=[["toads-assassin"], []])
    table.play("0 toads-assassin>below!hares-noble@above")
    assert table.state.hall().above[12:16] == [0, 0, 0, 0]
    assert table.may(f"0 {table.state.view(0).hand[0]}>own")
    # It lies open among the removed, and is counted as seen.
    assert table.view.unseen[FAMILIES.index("hares")][1] == 3


@paragraph("courtisans-7.8")
def test_in_an_empty_zone_or_among_guards_there_is_nobody_to_kill(banquet):
    table = banquet(hands=[["toads-assassin"], []])
    for place in ("above", "below", "own", "1"):
        assert table.victims(0, f"toads-assassin>{place}") == set()
    guarded = banquet(above=["hares-guard"], below=["carps-guard"], hands=[["toads-assassin"], []])
    assert guarded.victims(0, "toads-assassin>above") == set()
    assert guarded.may("0 toads-assassin>above")


@paragraph("courtisans-7.9")
def test_a_removed_assassin_undoes_nothing(banquet):
    table = banquet(seats=2, above=["hares-noble"], hands=[["toads-assassin"], ["carps-assassin"]])
    table.play("0 toads-assassin>below!hares-noble@above")
    table.play(*(f"0 {card}>{place}" for card, place in zip(table.state.view(0).hand, ("own", "1"), strict=True)))
    table.play("1 carps-assassin>below!toads-assassin@below")
    removed = table.view.removed
    assert removed[FAMILIES.index("hares")] == ("noble",)
    assert removed[FAMILIES.index("toads")] == ("assassin",)


@paragraph("courtisans-7.10")
@pytest.mark.parametrize("seats", [2, 3])
def test_cards_of_the_same_turn_are_never_within_reach(banquet, seats):
    """Two cards are placed in other zones first; the assassin reaches neither."""
    zones = ["above", "own", "1"]
    for last in zones:
        table = banquet(seats=seats, hands=[["toads-assassin", "carps-noble", "stags-noble"], *[[]] * (seats - 1)])
        first, second = (zone for zone in zones if zone != last)
        table.play(f"0 carps-noble>{first}", f"0 stags-noble>{second}")
        assert table.victims(0, f"toads-assassin>{last}") == set()


@paragraph("courtisans-7.4")
def test_the_legal_moves_are_a_set_counted_listed_and_sampled_alike(banquet):
    table = banquet(
        seats=3,
        above=["hares-noble", "toads-spy"],
        below=["carps-plain"],
        domains=[["toads-plain"], ["carps-noble"], []],
        hands=[["nightingales-assassin", "hares-plain", "hares-plain"], [], []],
    )
    legal = table.state.legal(0)
    moves = list(legal)
    assert len(moves) == len(set(moves)) == len(legal) == 5 + 5 + 2 * 3 + 1 + 1
    chance = SplitMix64(1)
    counts = dict.fromkeys(moves, 0)
    for _ in range(400 * len(moves)):
        counts[legal.sample(chance)] += 1
    assert against(counts, dict.fromkeys(moves, 400)).even
    assert game.parse("hares-plain>own") in legal
