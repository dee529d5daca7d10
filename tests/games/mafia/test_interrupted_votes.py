"""The first vote when a power interrupts it, and who can be accused in it."""

import pytest
from day import everybody, listen, names, play, until

from mahfel.games.mafia import game
from mahfel.games.mafia.arrange import arrange
from mahfel.games.mafia.player import Status
from mahfel.games.mafia.sign import Sign
from mahfel.testing.plugin import paragraph

NINE = ["boss", "mafioso", "devotee", "lawyer", "doctor", *["citizen"] * 4]
BOSS, MAFIOSO, DEVOTEE, LAWYER, DOCTOR, CLIENT = range(6)
LAWYERS = Status("safe", 1 << 20, by=LAWYER, word="while_actor_lives")
CARD = Status("safe", 5, by=8)


def hands(roles=NINE, **position):
    """The first vote of a second day, its announcements made."""
    state = arrange(**{"roles": roles, "time": "talk", "cycle": 2, "scenario": "shab_e_mafia", "cards": (), **position})
    until(state, "hands")
    return state, listen(state)


def accused_of(told):
    return [event.seats for event in told if type(event).__name__ == "Accused"]


@paragraph("mafia-6.6")
def test_whose_lawyer_is_taken_along_during_the_vote_can_be_accused_in_the_one_that_begins_anew():
    state, told = hands(statuses={CLIENT: (LAWYERS,)})
    assert game.parse("hands 5") not in state.legal(BOSS)
    play(state, DEVOTEE, "act sacrifice@3")
    assert "SparedToday" not in names(told)
    assert state.view(None).players[CLIENT].marks == ()
    everybody(state, dict.fromkeys((BOSS, MAFIOSO, DOCTOR), "hands 5"))
    assert accused_of(told) == [(CLIENT,)]


def test_whom_something_else_keeps_safe_is_announced_again_when_the_vote_begins_anew():
    state, told = hands(statuses={CLIENT: (LAWYERS,), DOCTOR: (CARD,)})
    play(state, DEVOTEE, "act sacrifice@3")
    assert [event.seats for event in told if type(event).__name__ == "SparedToday"] == [(DOCTOR,)]
    assert game.parse("hands 4") not in state.legal(BOSS)
    assert game.parse("hands 5") in state.legal(BOSS)


@paragraph("mafia-5.9")
@pytest.mark.parametrize("why", [LAWYERS, CARD])
def test_whoever_cannot_be_accused_is_not_accused_by_a_card_or_a_gun_either(why):
    state, told = hands(statuses={CLIENT: (why, Status("summoned", 5)), DOCTOR: (Status("summoned", 5),)})
    everybody(state)
    assert accused_of(told) == [(DOCTOR,)]


def test_a_client_who_fires_is_announced_as_safe_and_not_accused():
    gun = Status("gun", 1 << 20, by=8, word="live+shown")
    state = arrange(
        roles=NINE, time="talk", cycle=2, scenario="shab_e_mafia", cards=(), statuses={CLIENT: (LAWYERS, gun)}
    )
    play(state, CLIENT, "act fire@1")
    told = listen(state)
    until(state, "hands")
    everybody(state)
    assert [event.seats for event in told if type(event).__name__ == "SparedToday"] == [(CLIENT,)]
    assert accused_of(told) == [()]


@paragraph("mafia-4.4")
def test_the_hands_that_are_needed_are_those_of_the_city_that_an_interruption_has_left():
    state, told = hands()
    play(state, DEVOTEE, "act sacrifice@8")
    everybody(state, {BOSS: "hands 5", MAFIOSO: "hands 5", DOCTOR: "hands 5"})
    assert [(event.seat, event.needed) for event in told if type(event).__name__ == "HandsUp"] == [(CLIENT, 3)]
    assert accused_of(told) == [(CLIENT,)]


def test_a_blocked_power_that_interrupts_is_spent_and_the_vote_begins_anew_once():
    state, told = hands(statuses={DEVOTEE: (Status("blocked", 5, by=0),)})
    play(state, DOCTOR, "hands 0")
    play(state, DEVOTEE, "act sacrifice@0")
    assert state.gone == ()
    assert [event.came_to for event in told if type(event).__name__ == "PowerUsed"] == ["nothing"]
    assert set(state.asked()) == set(range(9))
    assert game.parse("act sacrifice@0") not in state.legal(DEVOTEE)


def test_whoever_is_tied_to_who_leaves_in_an_interruption_leaves_too_and_is_not_asked_again():
    roles = ["boss", "mafioso", "devotee", "researcher", "doctor", *["citizen"] * 4]
    state, told = hands(roles=roles, statuses={8: (Status("linked", 5, by=3),)})
    play(state, DEVOTEE, "act sacrifice@3")
    assert [event.seat for event in told if type(event).__name__ == "Left"] == [2, 3, 8]
    assert set(state.asked()) == {0, 1, 4, 5, 6, 7}


def test_an_heir_has_the_powers_of_who_leaves_in_an_interruption_at_once_in_the_vote_that_begins_anew():
    roles = ["boss", "mafioso", "devotee", "heir", "bomb_maker", *["citizen"] * 6]
    state, _ = hands(roles=roles, statuses={4: (Status("bequeathed", 1 << 20, by=3),)})
    assert game.parse("act blow_up@1") not in state.legal(3)
    play(state, DEVOTEE, "act sacrifice@4")
    play(state, 3, "act blow_up@1")
    assert state.gone == (2, 4, 1, 3)
    assert set(state.asked()) == {0, 5, 6, 7, 8, 9, 10}


@pytest.mark.parametrize(("sign", "hands_told"), [("sudden_death", 1), ("secret_hands", 0)])
def test_sudden_death_and_unseen_hands_hold_for_the_vote_that_begins_anew(sign, hands_told):
    state, told = hands(signs=[Sign(sign, 1 << 20)])
    play(state, DEVOTEE, "act sacrifice@8")
    everybody(state, dict.fromkeys((BOSS, MAFIOSO, DOCTOR) if not hands_told else (BOSS,), "hands 5"))
    assert names(told).count("HandsUp") == hands_told
    assert accused_of(told) == [(CLIENT,)]


def test_an_interruption_that_ends_the_game_ends_the_vote_with_it():
    roles = ["boss", "devotee", "citizen", "citizen", "citizen", "citizen"]
    state, told = hands(roles=roles)
    play(state, 3, "hands 0")
    play(state, 1, "act sacrifice@0")
    assert state.result.side == "city"
    assert accused_of(told) == []
    assert state.asked() == {}
    assert state.answers == [None] * 6
