"""Plain courtiers, nobles, guards and spies."""

from __future__ import annotations

import pytest

from mahfel.engine import SplitMix64
from mahfel.games.courtisans import game
from mahfel.games.courtisans.words import FAMILIES, SPY
from mahfel.testing.plugin import paragraph
from mahfel.testing.transcript import encode, seen, snapshot


@paragraph("courtisans-6.1")
@pytest.mark.parametrize("role", ["plain", "noble", "guard", "spy"])
def test_only_assassins_take_anybody_with_them(banquet, role):
    table = banquet(above=["hares-noble"], hands=[[f"toads-{role}"], []])
    assert table.victims(0, f"toads-{role}>below") == set()
    assert table.refused(f"0 toads-{role}>below!hares-noble@above") == "courtisans.no_assassin"


@paragraph("courtisans-6.2", "courtisans-13.2")
def test_a_noble_is_two_cards_at_the_end_at_the_table_and_in_a_domain(reckoned):
    found = reckoned(above=["toads-noble"], below=["toads-plain"], domains=[["toads-noble"], ["toads-plain"]])
    assert found["families"][1] == {"above": 2, "below": 1, "status": "esteemed"}
    assert [account["weights"][1] for account in found["accounts"]] == [2, 1]


@paragraph("courtisans-6.2")
def test_one_kill_takes_the_whole_noble(banquet):
    table = banquet(above=["hares-noble", "hares-noble"], hands=[["toads-assassin"], []])
    table.play("0 toads-assassin>above!hares-noble@above")
    assert table.view.table[FAMILIES.index("hares")].above == ("noble",)
    assert table.view.removed[FAMILIES.index("hares")] == ("noble",)


@paragraph("courtisans-6.3", "courtisans-7.4")
def test_a_guard_is_never_a_victim_and_does_not_protect_its_neighbours(banquet):
    table = banquet(above=["hares-guard", "hares-plain"], domains=[["toads-guard"], []], hands=[["toads-assassin"], []])
    assert table.victims(0, "toads-assassin>above") == {"hares-plain@above"}
    assert table.victims(0, "toads-assassin>own") == set()
    assert table.refused("0 toads-assassin>above!hares-guard@above") == "courtisans.guard"
    assert table.refused("0 toads-assassin>own!toads-guard") == "courtisans.guard"


@paragraph("courtisans-6.4", "courtisans-6.6", "courtisans-6.7")
@pytest.mark.parametrize("zone", ["above", "below", "own", "1"])
def test_a_spy_lies_face_down_everywhere_under_a_number_in_order_of_placement(banquet, zone):
    table = banquet(below=["carps-spy"], domains=[[], ["hares-spy"]], hands=[["toads-spy"], []])
    (placed,) = table.play(f"0 toads-spy>{zone}")
    assert (placed["card"], placed["spy"]) == ("spy", 3)
    view = table.view
    where = {"above": view.above, "below": view.below, "own": view.players[0].spies, "1": view.players[1].spies}
    assert 3 in where[zone]
    assert sum(3 in spies for spies in where.values()) == 1
    assert all("toads" not in str(column) for column in view.table)


@paragraph("courtisans-6.4")
def test_no_other_card_lies_face_down(fresh):
    table = fresh(5, seed=4)
    table.until_over()
    placed = table.told("placed")
    assert sum(event["card"] == "spy" for event in placed) == 12
    assert [event["spy"] for event in placed if event["spy"]] == list(range(1, 13))
    assert all((event["card"] == "spy") == bool(event["spy"]) for event in placed)


def spy_games():
    """Games in which many spies are placed and some removed, with the states on the way."""
    for seed in range(12):
        seats = 2 + seed % 4
        chance = SplitMix64(seed)
        state = game.start(seats, game.read_options({}), chance)
        while asked := state.asked():
            (seat,) = asked
            legal = list(state.legal(seat))
            wanted = [move for move in legal if move.card.endswith("-spy") or "spy" in (move.victim or "")]
            move = chance.choice(wanted or legal)
            yield state, seat, move
            state.play(seat, move)


@paragraph("courtisans-6.5", "courtisans-8.2", "courtisans-7.6")
def test_no_view_no_event_and_no_ask_tells_the_family_of_a_placed_spy_its_placer_neither():
    """Two worlds that differ only in the families of spies placed so far are the same to everybody, move after move."""
    compared = removed = 0
    for state, seat, move in spy_games():
        if not state.spies:
            continue
        removed += -1 in state.lairs
        other = state.copy()
        other.spies = [(family + 1) % len(FAMILIES) for family in other.spies]
        heard = [], []
        for viewer in (None, *range(state.seats)):
            assert snapshot(state, viewer) == snapshot(other, viewer)
        for world, events in ((state.copy(), heard[0]), (other, heard[1])):
            world.tell = events.append
            world.play(seat, move)
            world.tell = None
            events[:] = seen(events, seat) if world.asked() else []
        assert heard[0] == heard[1]
        assert not any(f"{family}-spy" in str(heard[0]) for family in FAMILIES)
        compared += 1
    assert compared > 300
    assert removed > 20


@paragraph("courtisans-6.5")
def test_the_placers_own_imagined_worlds_hold_other_families_for_its_own_spy(banquet):
    table = banquet(hands=[["toads-spy"], []])
    table.play("0 toads-spy>own")
    view = table.state.view(0)
    assert b"toads-spy" not in encode(view)
    chance = SplitMix64(3)
    families = {game.imagine(view, chance).spies[0] for _ in range(200)}
    assert families == set(range(len(FAMILIES)))


@paragraph("courtisans-6.7", "courtisans-8.3")
def test_the_number_of_a_spy_depends_on_nothing_but_the_order_of_placement(banquet):
    for card in ("butterflies-spy", "carps-spy"):
        table = banquet(hands=[["toads-plain", card, "stags-plain"], []])
        assert table.play(f"0 {card}>below")[0]["spy"] == 1
        assert table.play("0 toads-plain>own", "0 stags-plain>1")[-1]["type"] == "turn_began"


def test_a_spys_move_is_not_shown_to_others_and_every_other_move_is(fresh):
    state = fresh(3).state
    for family in FAMILIES:
        assert not state.open_move(0, game.parse(f"{family}-spy>above"))
        assert not state.open_move(0, game.parse(f"{family}-spy>1"))
        assert state.open_move(0, game.parse(f"{family}-noble>own"))
    assert state.open_move(0, game.parse("toads-assassin>own!spy-2"))


def test_unseen_counts_placed_spies_until_the_end_also_those_of_the_viewer(banquet):
    table = banquet(hands=[["toads-spy"], []])
    before = table.state.view(0).unseen[1]
    assert before[-1] == 1
    table.play("0 toads-spy>above")
    assert table.state.view(0).unseen[1][-1] == 2
    assert table.state.spies == [1]
    assert SPY + 1 not in table.state.hands[0]
    assert table.view.turned == ()
