"""What each role may do, how often and at whom."""

import pytest
from day import everybody, until
from night import night, notes

from mahfel.games.mafia import game
from mahfel.games.mafia.arrange import arrange
from mahfel.games.mafia.player import Status
from mahfel.testing.plugin import paragraph

CITY = ["citizen"] * 4


def at_night(role, *, others=("boss", "mafioso", "doctor", "detective"), **position):
    """A night with that role at seat 0."""
    roles = [role, *others, *CITY]
    return arrange(**{"roles": roles, "scenario": "shab_e_mafia", "cycle": 2, **position})


def offered(state, text, seat=0):
    if type(state.phases[-1]).__name__ == "Huddle":
        until(state, "night")
    return game.parse(f"act {text}") in state.legal(seat)


@pytest.mark.parametrize(
    ("role", "text", "uses"),
    [
        ("sniper", "snipe@1", 1),
        ("leon", "fire_at@1", 2),
        ("sharpshooter", "pick_off@1", 1),
        ("gravedigger", "dig", 2),
        ("die_hard", "ask_status", 2),
        ("revealer", "expose@1", 2),
        ("pickpocket", "rob@1", 1),
        ("wizard", "bewitch@1", 1),
        ("gunsmith", "forge@1", 1),
        ("jalab", "smear@3", 1),
        ("joker", "twist@3", 3),
        ("psychiatrist", "sedate@1", 2),
        ("kane", "unmask@1", 1),
        ("inspector", "summon@1,2", 1),
        ("nato", "nato_shot@3=doctor", 1),
        ("godfather", "sixth_sense@3=doctor", 1),
        ("saul", "buy@5", 1),
        ("second_sheriff", "shoot@1", 1),
        ("second_gravedigger", "dig", 1),
    ],
)
def test_a_power_is_there_so_often_and_no_more(role, text, uses):
    key = game.parse(f"act {text}").uses[0].ability
    from mahfel.games.mafia.roles import ROLES

    counted = ROLES[role].ability(key).counted
    out = (2,) if role == "saul" else ()
    assert offered(at_night(role, used={0: {counted: uses - 1}}, out=out), text)
    assert not offered(at_night(role, used={0: {counted: uses}}, out=out), text)


@pytest.mark.parametrize(("seats", "uses"), [(9, 1), (10, 2)])
def test_the_king_slayer_guesses_once_at_small_tables_and_twice_at_others(seats, uses):
    roles = ["king_slayer", "boss", *["citizen"] * (seats - 2)]
    for used, there in ((uses - 1, True), (uses, False)):
        state = arrange(roles=roles, scenario="shab_e_mafia", cycle=2, used={0: {"strike_down": used}})
        assert offered(state, "strike_down@2=citizen") == there


@paragraph("mafia-10.8")
def test_the_king_slayer_guesses_once_in_a_night_and_the_day_after_it_and_never_the_same_twice():
    roles = ["king_slayer", "boss", "doctor", "mayor", *["citizen"] * 6]
    state, _, _ = night(roles, {0: "strike_down@2=mayor"}, scenario="shab_e_mafia", cycle=2)
    until(state, "hands")
    everybody(state, dict.fromkeys(range(4, 10), "hands 2,3"))
    until(state, "midday")
    assert game.parse("vote 2 strike_down@3=mayor") not in state.legal(0)
    until(state, "night")
    assert game.parse("act strike_down@2=mayor") not in state.legal(0)
    assert game.parse("act strike_down@2=doctor") in state.legal(0)


@pytest.mark.parametrize(
    ("role", "text", "own"),
    [("doctor", "save@0", 1), ("surgeon", "operate@0", 1), ("lecter", "patch_up@0", 1), ("healer", "nurse@0", 2)],
)
def test_one_saves_oneself_so_often(role, text, own):
    others = ("boss", "mafioso", "citizen", "detective")
    state = at_night(role, others=others)
    for _ in range(own):
        until(state, "night")
        assert offered(state, text)
        everybody(state, {0: f"act {text}"})
        until(state, "night")
        everybody(state)  # a night between
    until(state, "night")
    assert not offered(state, text)


@paragraph("mafia-7.13")
@pytest.mark.parametrize(
    ("role", "text"), [("watson", "heal@3"), ("medic", "treat@3"), ("matador", "bind@3"), ("night_sleeper", "lull@3")]
)
def test_nobody_is_chosen_by_these_in_two_nights_running(role, text):
    state = at_night(role)
    until(state, "night")
    everybody(state, {0: f"act {text}"})
    until(state, "night")
    assert not offered(state, text)
    everybody(state)
    until(state, "night")
    assert offered(state, text)


@pytest.mark.parametrize("role", ["king_slayer", "night_sleeper", "matador", "hostage_taker", "charlatan"])
def test_the_mafia_do_not_aim_at_their_own(role):
    state = at_night(role)
    until(state, "night")
    assert not any(1 in use.at or 2 in use.at for move in state.legal(0).reduced() for use in move.uses)


def test_the_hostage_taker_holds_two_at_tables_of_twelve():
    for seats, there in ((11, False), (12, True)):
        roles = ["hostage_taker", "boss", *["citizen"] * (seats - 2)]
        state = arrange(roles=roles, scenario="commando", time="night")
        assert offered(state, "hold@3,4") == there


def test_the_medic_treats_two_while_eight_live():
    roles = ["medic", "boss", "mafioso", *["citizen"] * 7]
    assert offered(arrange(roles=roles, out=(9, 8)), "treat@4,5")
    assert not offered(arrange(roles=roles, out=(9, 8, 7)), "treat@4,5")


def test_the_gunner_has_one_loaded_gun_or_two_at_large_tables_and_none_for_himself():
    for seats, most in ((11, 1), (12, 2)):
        roles = ["gunner", "boss", *["citizen"] * (seats - 2)]
        assert offered(arrange(roles=roles, used={0: {"give_live": most - 1}}), "give_live@3")
        assert not offered(arrange(roles=roles, used={0: {"give_live": most}}), "give_live@3")
    assert not offered(arrange(roles=["gunner", "boss", *["citizen"] * 9]), "give_live@0")


@pytest.mark.parametrize(("cycle", "again"), [(1, False), (2, True)])
def test_a_geomancer_who_began_in_an_even_night_divines_once_more_in_an_even_one(cycle, again):
    roles = ["geomancer", "boss", "mafioso", "sheriff", "doctor", "hero", *["citizen"] * 6]
    state = arrange(roles=roles, scenario="shab_e_mafia", cycle=cycle)
    everybody(state, {0: "act divine=sheriff"})
    until(state, "night")
    assert state.role(0).key == "sheriff"
    assert not offered(state, "divine=doctor")  # an odd night, or the only use is gone
    everybody(state)
    until(state, "night")
    assert offered(state, "divine=doctor") == again
    if again:
        everybody(state, {0: "act divine=doctor"})
        assert state.role(0).key == "doctor"
        until(state, "night")
        assert not offered(state, "divine=hero")
        everybody(state)
        until(state, "night")
        assert not offered(state, "divine=hero")


@paragraph("mafia-10.11")
def test_a_geomancer_who_names_a_role_that_has_left_leaves():
    roles = ["geomancer", "boss", "mafioso", "sheriff", *["citizen"] * 6]
    assert night(roles, {0: "divine=sheriff"}, scenario="shab_e_mafia", cycle=2, out=(3,))[1] == [0]


@paragraph("mafia-10.11")
def test_a_robbed_player_is_told_at_dawn():
    roles = ["geomancer", "boss", "mafioso", "sheriff", *["citizen"] * 6]
    state, _, _ = night(roles, {0: "divine=sheriff"}, scenario="shab_e_mafia", cycle=2)
    assert notes(state, 3, "robbed")
    assert notes(state, 0, "took_over")[-1].word == "sheriff"


def test_a_geomancer_takes_the_role_that_was_named_though_its_owner_became_another_that_night():
    roles = ["geomancer", "boss", "mafioso", "chameleon", *["citizen"] * 6]
    state, left, _ = night(roles, {0: "divine=chameleon", 1: "shot@3"}, scenario="shab_e_mafia", cycle=2)
    assert left == []
    assert (state.players[3].role, state.players[3].side) == ("mafioso", "mafia")
    assert (state.players[0].role, state.players[0].side) == ("chameleon", "city")
    assert [note.word for note in notes(state, 0, "took_over")] == ["chameleon"]


@pytest.mark.parametrize(("revealer", "marked"), [(3, 5), (5, 3)])
def test_whoever_leaves_together_with_the_revealer_is_told_whole_wherever_they_sit(revealer, marked):
    roles = ["boss", "mafioso", "detective", *["citizen"] * 7]
    roles[revealer], roles[marked] = "revealer", "sheriff"
    mark = {marked: (Status("marked", 1 << 20, by=revealer),)}
    state, left, _ = night(
        roles, {0: f"shot@{revealer}", marked: "shoot@2"}, scenario="shab_e_mafia", cycle=2, statuses=mark
    )
    assert left == [3, 5]
    assert state.players[marked].told == "sheriff"
