"""Odd cases of roles: who is haunted or wounded, and the roles of Godfather."""

import pytest
from day import everybody, names, until
from night import night, notes

from mahfel.games.mafia import game
from mahfel.games.mafia.arrange import arrange
from mahfel.games.mafia.ending import result
from mahfel.games.mafia.player import Status
from mahfel.testing.plugin import paragraph


@paragraph("mafia-7.12")
def test_who_was_haunted_stays_awake_or_leaves_and_choosing_the_nightmare_again_is_no_excuse():
    roles = ["detective", "boss", "nightmare", *["citizen"] * 7]
    for answer, stays in (("inquire@1 stay_awake", True), ("inquire@2", False), ("inquire@2 stay_awake", True)):
        state = arrange(
            roles=roles, scenario="shab_e_mafia", cycle=2, statuses={0: (Status("haunted", 1 << 20, by=2),)}
        )
        everybody(state, {0: f"act {answer}"})
        assert state.alive(0) == stays


@paragraph("mafia-7.12")
def test_being_blocked_excuses_one_who_is_haunted():
    roles = ["detective", "boss", "nightmare", "hostage_taker", *["citizen"] * 6]
    haunted = {0: (Status("haunted", 1 << 20, by=2),)}
    assert night(roles, {3: "hold@0"}, scenario="shab_e_mafia", cycle=2, statuses=haunted)[1] == []


@paragraph("mafia-7.12")
def test_a_second_attack_on_the_wounded_bully_kills():
    roles = ["bully", "boss", "jani", *["citizen"] * 7]
    assert night(roles, {1: "shot@0", 2: "slay@0"}, scenario="shab_e_mafia", cycle=2)[1] == [0]


def test_whose_powers_are_taken_for_a_day_too_is_told_even_without_a_power():
    roles = ["matador", "godfather", *["citizen"] * 8]
    state, _, _ = night(roles, {0: "bind@5"}, scenario="godfather")
    assert len(notes(state, 5, "blocked")) == 1
    roles[5] = "leon"
    state, _, _ = night(roles, {0: "bind@5", 5: "fire_at@0"}, scenario="godfather")
    assert len(notes(state, 5, "blocked")) == 1


@paragraph("mafia-11.9")
def test_kane_names_one_of_the_mafia_and_leaves_the_following_night():
    roles = ["kane", "godfather", "matador", *["citizen"] * 8]
    state, left, told = night(roles, {0: "unmask@2"}, scenario="godfather")
    assert left == []
    assert state.players[2].told == "matador"
    until(state, "huddle")
    assert state.gone == (0,)
    state, _, told = night(roles, {0: "unmask@4"}, scenario="godfather")
    assert "RoleTold" not in names(told)
    until(state, "huddle")
    assert state.gone == ()
    assert state.players[0].times("unmask") == 1


@paragraph("mafia-11.9")
def test_a_blocked_kane_keeps_the_use_and_one_who_leaves_is_announced_all_the_same():
    roles = ["kane", "godfather", "matador", "leon", *["citizen"] * 8]
    state, _, _ = night(roles, {0: "unmask@1", 2: "bind@0"}, scenario="godfather")
    assert state.players[0].times("unmask") == 0
    state, left, told = night(roles, {0: "unmask@2", 3: "fire_at@2"}, scenario="godfather")
    assert left == [2]
    assert [event.told for event in told if type(event).__name__ == "RoleTold"] == ["matador"]


def test_leon_s_bullet_takes_the_godfather_s_vest_and_then_the_godfather():
    roles = ["leon", "godfather", "matador", *["citizen"] * 8]
    state, left, _ = night(roles, {0: "fire_at@1"}, scenario="godfather")
    assert left == []
    assert state.players[1].vest == 0
    until(state, "night")
    everybody(state, {0: "act fire_at@1"})
    assert state.gone == (1,)
    assert state.players[2].vest == 0  # neither vest nor sixth sense is inherited
    until(state, "night")
    assert not any("sixth_sense" in game.notate(move) for move in state.legal(2).reduced())


@paragraph("mafia-11.8")
def test_the_worked_nights_of_the_godfather():
    roles = ["godfather", "matador", "saul", "watson", "leon", "kane", "citizen", *["citizen"] * 3, "nostradamus"]
    assert night(roles, {1: "bind@3", 0: "shot@6", 3: "heal@6"}, scenario="godfather")[1] == [6]
    state, left, _ = night(roles, {2: "buy@6", 4: "fire_at@6"}, scenario="godfather", out=(1,))
    assert left == [4]
    assert (state.players[6].side, state.players[6].role) == ("mafia", "mafioso")
    _, left, told = night(roles, {0: "shot@10"}, scenario="godfather")
    assert left == []
    assert "Quiet" in names(told)


def test_watson_does_not_save_from_leon_and_leon_wears_one_vest_against_the_team():
    roles = ["leon", "godfather", "matador", "watson", "mafioso", *["citizen"] * 6]
    assert night(roles, {0: "fire_at@4", 3: "heal@4"}, scenario="godfather")[1] == [4]
    state, left, _ = night(roles, {1: "shot@0"}, scenario="godfather")
    assert left == []
    assert state.players[0].vest == 0


@paragraph("mafia-8.3")
def test_who_follows_does_not_keep_the_mafia_alive_and_counts_for_parity():
    roles = ["nostradamus", "godfather", "leon", *["citizen"] * 4]
    state = arrange(roles=roles, time="talk", scenario="godfather", cycle=2, sides={0: "mafia"}, out=(1,))
    assert result(state).side == "city"
    state = arrange(roles=roles, time="talk", scenario="godfather", cycle=2, sides={0: "mafia"}, out=(4, 5, 6))
    assert (result(state).side, result(state).winners) == ("mafia", (0, 1))


def test_a_purchase_is_announced_only_when_something_was_bought():
    roles = ["godfather", "matador", "saul", "watson", "leon", "kane", "citizen", *["citizen"] * 3, "nostradamus"]
    state, _, told = night(roles, {2: "buy@6"}, scenario="godfather", out=(1,))
    assert [event.what for event in told if type(event).__name__ == "Announced"] == ["purchase"]
    assert state.team() == (0, 2, 6)
    state, left, told = night(roles, {2: "buy@3"}, scenario="godfather", out=(1,), proposals=[(0, 7), (2, 7)])
    assert "Announced" not in names(told)
    assert left == []  # neither a purchase nor a shot
    assert state.players[2].times("buy") == 1


@pytest.mark.parametrize("side", ["city", "mafia"])
def test_leon_s_bullet_does_nothing_to_nostradamus_and_tells_nothing_of_the_side_that_was_chosen(side):
    roles = ["leon", "nostradamus", "godfather", "matador", "watson", *["citizen"] * 6]
    state, left, _ = night(roles, {0: "fire_at@1"}, scenario="godfather", sides={1: side})
    assert left == []
    assert state.players[0].times("fire_at") == 1
