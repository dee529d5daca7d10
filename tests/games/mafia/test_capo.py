"""Capo: the marks and the two guns of the first day, and its roles."""

import pytest
from day import everybody, listen, names, play, until
from night import night, notes

from mahfel.engine import Refused, SplitMix64
from mahfel.games.mafia import game
from mahfel.games.mafia.arrange import arrange
from mahfel.games.mafia.leaving import leave
from mahfel.games.mafia.options import MafiaOptions
from mahfel.games.mafia.player import Status
from mahfel.games.mafia.roles import ROLES as DEALT
from mahfel.games.mafia.scenarios import SCENARIOS
from mahfel.testing.plugin import paragraph

ROLES = ["capo", "witch", "executioner", "detective", "suspect", "armourer", "herbalist", "heir", "citizen", "citizen"]
CAPO, WITCH, EXECUTIONER, DETECTIVE, SUSPECT, ARMOURER, HERBALIST, HEIR, CITIZEN, OTHER = range(10)


def marks(minus, **position):
    """The first day up to the marks: ``minus`` maps seats to whom they give a minus."""
    state = arrange(roles=ROLES, time="talk", cycle=1, scenario="capo", **position)
    until(state, "marks")
    told = listen(state)
    everybody(state, {seat: f"act minus@{target}" for seat, target in minus.items()})
    return state, told


def guns(load, votes, **position):
    """Seat 8 is the one suspect; the Capo loads as told, the others fire as told."""
    state, told = marks({0: 8, 1: 8, 2: 8}, **position)
    everybody(state, {CAPO: load} if load else {})
    assert list(state.asked()) == [CITIZEN]
    play(state, CITIZEN, "done")
    everybody(state, {seat: f"act {votes[seat]}" for seat in votes})
    return state, told


@paragraph("mafia-16.4")
def test_whoever_has_a_minus_from_a_quarter_of_the_table_is_a_suspect_and_all_marks_are_seen():
    state, told = marks({0: 8, 1: 8, 2: 8, 3: 9, 4: 9})
    shown = [event for event in told if type(event).__name__ == "MarksShown"]
    assert [(event.seat, event.seats, event.against) for event in shown] == [(8, (), (0, 1, 2)), (9, (), (3, 4))]
    assert [event.seats for event in told if type(event).__name__ == "Accused"] == [(CITIZEN,)]
    assert {ask.kind for ask in state.asked().values()} == {"load"}


@paragraph("mafia-16.4")
def test_without_a_suspect_night_falls():
    state, _ = marks({0: 8, 1: 8})
    assert state.by_night
    assert state.gone == ()


def test_nobody_marks_themselves_and_everybody_may_give_a_plus_too():
    state = arrange(roles=ROLES, time="talk", cycle=1, scenario="capo")
    until(state, "marks")
    assert game.parse("act plus@0") not in state.legal(CAPO)
    assert game.parse("act plus@1 minus@2") in state.legal(CAPO)
    assert game.parse("act minus@1,2") not in state.legal(CAPO)


@paragraph("mafia-16.5")
def test_who_carries_the_shot_loads_a_gun_unseen_and_puts_a_suspect_forward():
    state, _ = marks({0: 9, 1: 9, 2: 9, 3: 8, 4: 8, 5: 8, 6: 8})
    assert len({repr(ask) for ask in state.asked().values()}) == 1
    assert game.parse("act load_one") not in state.legal(WITCH)
    views = []
    for text in ("act load_one stand_first@9", "act load_two stand_first@9"):
        copy = state.copy()
        everybody(copy, {CAPO: text})
        assert list(copy.asked()) == [OTHER]
        views.append([copy.view(viewer) for viewer in (*range(1, 10), None)])
    assert views[0] == views[1]
    everybody(state)
    assert list(state.asked()) == [CITIZEN]  # most minuses


@paragraph("mafia-16.6")
@pytest.mark.parametrize(
    ("votes", "left", "came_to"),
    [
        (dict.fromkeys((0, 1, 2, 3, 4), "gun_one"), (CITIZEN,), "hit"),
        (dict.fromkeys((0, 1, 2, 3, 4), "gun_two"), (), "blank"),
        (dict.fromkeys((0, 1, 2, 3), "gun_one"), (), "nothing"),  # five say nothing
        ({0: "gun_one", 1: "gun_one", 2: "gun_one", 3: "gun_two", 4: "gun_two", 5: "gun_two"}, (), "nothing"),
    ],
)
def test_the_loaded_gun_sends_the_suspect_away_at_once(votes, left, came_to):
    state, told = guns("act load_one", votes)
    assert state.gone == left
    assert [event.came_to for event in told if type(event).__name__ == "GunChosen"] == [came_to]
    assert state.by_night


@paragraph("mafia-16.7")
def test_from_the_second_day_on_hands_are_raised():
    state = arrange(roles=ROLES, time="talk", cycle=2, scenario="capo")
    until(state, "hands")
    everybody(state, dict.fromkeys(range(5), "hands 8"))
    assert state.by_night  # five of ten are not more than half


@paragraph("mafia-16.9")
@pytest.mark.parametrize(("cycle", "role"), [(1, "capo"), (2, "witch")])
def test_the_witch_becomes_the_capo_only_if_that_one_leaves_on_the_first_day(cycle, role):
    state = arrange(roles=ROLES, time="talk", cycle=cycle, scenario="capo")
    leave(state, [(CAPO, "gun")])
    assert state.role(WITCH).key == role
    assert state.carrier() == WITCH


@paragraph("mafia-16.9")
def test_an_enchanted_player_does_it_to_themselves():
    state, _, _ = night(ROLES, {WITCH: "enchant@3", DETECTIVE: "inquire@2"}, scenario="capo")
    assert notes(state, DETECTIVE, "side")[-1].word == "city"
    state, left, _ = night(ROLES, {WITCH: "enchant@5", ARMOURER: "dress@8", CAPO: "shot@5"}, scenario="capo")
    assert left == []
    state, _, _ = night(ROLES, {WITCH: "enchant@6", HERBALIST: "brew@0"}, scenario="capo")
    until(state, "huddle")
    assert state.gone == (HERBALIST,)


@paragraph("mafia-16.9")
def test_a_vest_stops_one_shot_in_one_night():
    assert night(ROLES, {ARMOURER: "dress@8", CAPO: "shot@8"}, scenario="capo")[1] == []
    state, _, _ = night(ROLES, {ARMOURER: "dress@8"}, scenario="capo")
    until(state, "night")
    everybody(state, {CAPO: "act shot@8"})
    assert state.gone == (CITIZEN,)


def test_poison_works_at_the_next_nightfall_and_the_capo_s_antidote_once():
    state, left, _ = night(ROLES, {HERBALIST: "brew@2"}, scenario="capo")
    assert left == []
    until(state, "huddle")
    assert state.gone == (EXECUTIONER,)
    state, _, _ = night(ROLES, {HERBALIST: "brew@0"}, scenario="capo")
    until(state, "huddle")
    assert state.gone == ()
    assert state.players[HERBALIST].times("brew") == 1
    state, _, _ = night(ROLES, {HERBALIST: "brew@0"}, scenario="capo", used={CAPO: {"antidote": 1}})
    until(state, "huddle")
    assert state.gone == (CAPO,)


def test_the_suspect_looks_like_one_of_the_mafia_and_the_capo_does_not():
    state, _, _ = night(ROLES, {DETECTIVE: "inquire@4"}, scenario="capo")
    assert notes(state, DETECTIVE, "side")[-1].word == "mafia"
    state, _, _ = night(ROLES, {DETECTIVE: "inquire@0"}, scenario="capo")
    assert notes(state, DETECTIVE, "side")[-1].word == "city"


@paragraph("mafia-16.9")
def test_the_heir_has_what_was_left_of_the_powers_and_nobody_else_is_told():
    state, _, _ = night(ROLES, {HEIR: "succeed@6"}, scenario="capo")
    told = listen(state)
    leave(state, [(HERBALIST, "vote")])
    assert names(told) == ["Left"]
    assert notes(state, HEIR, "inherited")[-1].word == "herbalist"
    assert state.view(CITIZEN).players[HEIR].marks == ()
    until(state, "night")
    assert game.parse("act brew@0") in state.legal(HEIR)


def test_the_heir_of_one_whose_powers_are_used_up_or_who_has_none_has_nothing():
    for seat, used in ((HERBALIST, {HERBALIST: {"brew": 1}}), (CITIZEN, {})):
        state = arrange(
            roles=ROLES,
            time="talk",
            cycle=2,
            scenario="capo",
            used=used,
            statuses={seat: (Status("bequeathed", 1 << 20, by=HEIR),)},
        )
        leave(state, [(seat, "vote")])
        assert notes(state, HEIR, "inherited") == []
        assert not state.has(HEIR, "borrowed")


@paragraph("mafia-16.1", "mafia-16.2")
def test_it_is_for_ten_twelve_or_thirteen_and_ends():
    assert sorted(SCENARIOS["capo"].table) == [10, 12, 13]
    with pytest.raises(Refused):
        MafiaOptions(scenario="capo").check(11)
    for seats in (10, 12, 13):
        chance = SplitMix64(seats)
        state = game.start(seats, MafiaOptions(scenario="capo"), chance.copy())
        while state.phases:
            asked = state.asked()
            seat = next(seat for seat, ask in asked.items() if not ask.optional)
            state.play(seat, state.legal(seat).sample(chance))
        assert state.result.side in ("mafia", "city")


@paragraph("mafia-16.10")
@pytest.mark.parametrize("role", ["executioner", "informant", "village_chief"])
def test_roles_of_which_no_power_is_known_have_none(role):
    assert DEALT[role].abilities == ()
    state = arrange(roles=[role, *ROLES[:3], *["citizen"] * 6], scenario="capo")
    until(state, "night")
    assert len(state.legal(0)) == 1
