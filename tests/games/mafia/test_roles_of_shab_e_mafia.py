"""Odd cases of roles of Shab-e Mafia."""

from day import everybody, listen, names, play, until
from night import night, notes

from mahfel.games.mafia import game
from mahfel.games.mafia.arrange import arrange
from mahfel.games.mafia.leaving import leave
from mahfel.games.mafia.player import Status
from mahfel.testing.plugin import paragraph


def offered(state, text, seat=0):
    if type(state.phases[-1]).__name__ == "Huddle":
        until(state, "night")
    return game.parse(f"act {text}") in state.legal(seat)


def test_the_mistress_becomes_the_boss_in_all_respects_and_others_only_carry_the_shot():
    roles = ["boss", "mistress", "king_slayer", "detective", *["citizen"] * 6]
    state = arrange(roles=roles, time="talk", scenario="shab_e_mafia", cycle=2, cards=())
    leave(state, [(0, "vote")])
    assert state.role(1).key == "boss"
    until(state, "night")
    everybody(state, {3: "act inquire@1"})
    assert notes(state, 3, "side")[-1].word == "city"
    state, _, _ = night(roles, {3: "inquire@2"}, scenario="shab_e_mafia", cycle=2, out=(0, 1))
    assert notes(state, 3, "side")[-1].word == "mafia"


@paragraph("mafia-6.6")
def test_a_mistress_who_leaves_lets_the_team_shoot_two_in_the_next_night_only():
    roles = ["boss", "mistress", "king_slayer", "detective", *["citizen"] * 8]
    state = arrange(roles=roles, time="talk", scenario="shab_e_mafia", cycle=2, cards=())
    leave(state, [(1, "vote")])
    until(state, "night")
    assert offered(state, "shot@5,6")
    everybody(state)
    until(state, "night")
    assert not offered(state, "shot@5,6")


def test_a_lawyer_s_client_is_spared_while_the_lawyer_lives():
    roles = ["lawyer", "boss", "mafioso", *["citizen"] * 7]
    state, _, _ = night(roles, {0: "take_client@5"}, scenario="shab_e_mafia", cycle=1)
    until(state, "hands")
    told = listen(state)
    assert game.parse("hands 5") not in state.legal(1)
    until(state, "night")
    leave(state, [(0, "night")])
    until(state, "hands")
    assert game.parse("hands 5") in state.legal(1)
    assert told is not None


@paragraph("mafia-6.5")
def test_what_the_revealer_marked_is_told_and_only_the_side_once_the_revealer_has_left():
    roles = ["revealer", "boss", "mafioso", "doctor", *["citizen"] * 6]
    for first, said in (((), "doctor"), ((0,), "city")):
        state, _, _ = night(roles, {0: "expose@3"}, scenario="shab_e_mafia", cycle=2)
        leave(state, [(seat, "vote") for seat in first])
        leave(state, [(3, "vote")])
        assert state.players[3].told == said


@paragraph("mafia-10.9")
def test_a_lulled_mayor_still_makes_a_vote_void_and_a_lulled_judge_s_order_fizzles():
    roles = ["boss", "mayor", "judge", "doctor", *["citizen"] * 6]
    lulled = {seat: (Status("reflected", 5, by=0),) for seat in (1, 2)}
    position = {"roles": roles, "time": "vote", "accused": (3, 4), "scenario": "shab_e_mafia", "cycle": 2}
    state = arrange(**position, statuses=lulled, cards=())
    told = listen(state)
    everybody(state, {1: "vote 3 annul", 2: "vote 3 order@4"})
    assert "VoteVoid" in names(told)
    state = arrange(**position, statuses=lulled, cards=())
    everybody(state, {2: "vote 3 order@4", 5: "vote 3"})
    assert state.asked()[3].kind == "last_words"  # the order fizzled, the count decides
    assert state.players[2].times("order") == 1


@paragraph("mafia-4.8")
def test_powers_that_take_one_along_wait_for_the_second_day():
    roles = ["bomb_maker", "boss", "devotee", *["citizen"] * 7]
    state = arrange(roles=roles, time="talk", scenario="shab_e_mafia", cycle=1)
    assert game.parse("act blow_up@5") not in state.legal(0)
    assert game.parse("act sacrifice@5") not in state.legal(2)


@paragraph("mafia-10.12")
def test_the_chameleon_takes_the_side_of_whoever_chooses_it_and_three_changes_kill():
    roles = ["chameleon", "boss", "king_slayer", "doctor", "sheriff", "pickpocket", *["citizen"] * 6]
    state, _, _ = night(roles, {3: "save@0"}, scenario="shab_e_mafia", cycle=2)
    assert state.players[0].side == "city"
    assert notes(state, 0, "colour")[-1].word == "city"
    state, left, _ = night(roles, {4: "shoot@0"}, scenario="shab_e_mafia", cycle=2)
    assert left == []
    chosen = {2: "strike_down@0=doctor", 3: "save@0", 4: "shoot@0"}
    state, left, _ = night(roles, {**chosen}, scenario="shab_e_mafia", cycle=2, sides={0: "city"})
    assert left == []  # mafia, city: two changes
    roles[5] = "surgeon"
    state, left, _ = night(roles, {1: "shot@0"}, scenario="shab_e_mafia", cycle=2)
    assert left == []
    assert (state.players[0].side, state.players[0].role) == ("mafia", "mafioso")


@paragraph("mafia-10.13")
def test_the_thousand_faces_hold_the_powers_of_whoever_was_voted_out_for_a_night_and_a_day():
    roles = ["thousand_faces", "boss", "mafioso", "sheriff", *["citizen"] * 8]
    state = arrange(roles=roles, time="vote", accused=(3,), scenario="shab_e_mafia", cycle=2, cards=())
    everybody(state, {seat: "up" for seat in range(12) if seat != 3})
    until(state, "night")
    assert offered(state, "shoot@1")
    everybody(state)
    until(state, "night")
    assert not offered(state, "shoot@1")


@paragraph("mafia-6.2")
def test_whoever_names_the_saviour_stays_and_the_saviour_is_simple():
    roles = ["saviour", "boss", "mafioso", "doctor", *["citizen"] * 6]
    state = arrange(roles=roles, time="vote", accused=(4,), scenario="shab_e_mafia", cycle=2, cards=())
    everybody(state, {seat: "up" for seat in range(10) if seat != 4})
    assert state.asked()[4].kind == "last_chance"
    play(state, 4, "act name_saviour@0")
    assert state.alive(4)
    assert state.players[0].stripped
