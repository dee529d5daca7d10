"""Odd cases of roles of Inspector, Commando and the TV scenario."""

import pytest
from day import everybody, play
from night import night, notes

from mahfel.games.mafia.player import Status
from mahfel.games.mafia.sign import Sign
from mahfel.testing.plugin import paragraph


@paragraph("mafia-14.7")
def test_a_link_drags_along_and_never_the_boss():
    roles = ["researcher", "boss", "nato", "charlatan", *["citizen"] * 6]
    assert night(roles, {0: "tie@2", 1: "shot@0"}, scenario="inspector")[1] == [0, 2]
    assert night(roles, {0: "tie@1", 1: "shot@0"}, scenario="inspector")[1] == [0]


def test_the_charlatan_fools_the_detective_only():
    roles = ["charlatan", "boss", "detective", "mafioso", *["citizen"] * 6]
    state, _, _ = night(roles, {0: "fool@2", 2: "inquire@3"}, scenario="inspector")
    assert notes(state, 2, "side")[-1].word == "city"
    state, _, _ = night(roles, {0: "fool@4", 2: "inquire@3"}, scenario="inspector")
    assert notes(state, 2, "side")[-1].word == "mafia"


@paragraph("mafia-7.11", "mafia-13.6")
def test_v9_the_joker_turns_an_answer_round_and_two_turn_it_back():
    roles = ["joker", "boss", "detective", "mafioso", "joker", *["citizen"] * 6]
    state, _, _ = night(roles, {0: "twist@3", 2: "inquire@3"}, scenario="tv")
    assert notes(state, 2, "side")[-1].word == "city"
    state, _, _ = night(roles, {0: "twist@3", 4: "twist@3", 2: "inquire@3"}, scenario="tv")
    assert notes(state, 2, "side")[-1].word == "mafia"


def test_v29_v31_an_independent_that_is_immune_and_a_mined_victim():
    roles = ["jani", "boss", "mafioso", *["citizen"] * 7]
    assert night(roles, {1: "shot@0"}, scenario="shab_e_mafia", cycle=2)[1] == []
    assert night(roles, {1: "shot@0"}, scenario="shab_e_mafia", cycle=3)[1] == [0]
    mined = {5: (Status("mined", 1 << 20, by=6),)}
    assert night(roles, {1: "shot@5"}, scenario="shab_e_mafia", cycle=2, statuses=mined)[1] == [2, 5]


@paragraph("mafia-14.4")
def test_an_inspection_is_spent_when_one_of_the_two_leaves_and_given_back_when_both_do():
    roles = ["inspector", "boss", "nato", "charlatan", *["citizen"] * 6]
    state, _, _ = night(roles, {0: "summon@4,5", 1: "shot@4"}, scenario="inspector")
    assert state.players[0].times("summon") == 1
    assert not state.has(5, "called")
    feast = [Sign("two_shots", 4)]
    state, _, _ = night(roles, {0: "summon@4,5", 1: "shot@4,5"}, scenario="inspector", signs=feast)
    assert state.players[0].times("summon") == 0


@paragraph("mafia-14.4")
@pytest.mark.parametrize(("said", "kind"), [("rest", "vote"), ("act no_vote", "huddle")])
def test_an_inspection_is_a_day_of_two_and_the_inspector_decides_on_the_vote(said, kind):
    roles = ["inspector", "boss", "nato", "charlatan", *["citizen"] * 6]
    state, _, _ = night(roles, {0: "summon@4,5"}, scenario="inspector")
    order = []
    while next(iter(state.asked().values())).kind == "defend":
        order.append(next(iter(state.asked())))
        play(state, order[-1], "done")
    assert order == [4, 5, 4, 5]
    everybody(state, {0: said})
    assert {ask.kind for ask in state.asked().values()} == {kind}


@paragraph("mafia-18.11")
@pytest.mark.parametrize(
    ("option", "save", "left"),
    [
        ("normal", False, [2, 3]),
        ("normal", True, [2]),
        ("survives", False, [2]),
        ("both_out", True, [2, 3]),
    ],
)
def test_what_becomes_of_a_commando_who_hits_is_for_the_table_to_say(option, save, left):
    roles = ["boss", "hostage_taker", "mafioso", "commando", "medic", *["citizen"] * 6]
    chosen = {0: "shot@3", **({4: "treat@3"} if save else {})}
    position = {"scenario": "commando", "counter_shot": option}
    assert night(roles, chosen, {3: "counter@2"}, **position)[1] == left
