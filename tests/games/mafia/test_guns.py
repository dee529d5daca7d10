"""Guns: who hands them on, what they hit, which bullets come back."""

from day import everybody, play, until
from night import night

from mahfel.games.mafia.arrange import arrange
from mahfel.games.mafia.gun import guns_of
from mahfel.games.mafia.leaving import leave
from mahfel.games.mafia.player import Status
from mahfel.testing.plugin import paragraph


@paragraph("mafia-12.7")
def test_a_loaded_gun_that_was_not_fired_vanishes_at_dusk_and_its_bullet_returns():
    roles = ["gunner", "boss", "mafioso", *["citizen"] * 8]
    state, _, _ = night(roles, {0: "give_live@4"}, scenario="commando")
    assert state.players[0].times("give_live") == 1
    until(state, "huddle")
    assert not state.has(4, "gun")
    assert state.players[0].times("give_live") == 0
    state, _, _ = night(roles, {0: "give_live@4"}, scenario="commando")
    leave(state, [(4, "vote")])
    assert state.players[0].times("give_live") == 0


@paragraph("mafia-10.10")
def test_a_gun_of_the_gunsmith_is_handed_on_never_into_his_own_hands():
    roles = ["gunsmith", "boss", "mafioso", *["citizen"] * 7]
    state, _, _ = night(roles, {0: "forge@9"}, scenario="shab_e_mafia", cycle=2)
    assert state.view(None).players[9].marks == (Status("shown", 1 << 20),)
    until(state, "night")
    everybody(state)  # nobody was chosen: the left neighbour would be its maker
    assert [seat for seat in range(10) if state.has(seat, "gun")] == [1]
    until(state, "night")
    everybody(state, {1: "act hand_on@5"})
    assert [seat for seat in range(10) if state.has(seat, "shown")] == [5]


@paragraph("mafia-4.5")
def test_a_tampered_gun_hits_whoever_fires_it():
    roles = ["gunsmith", "boss", "mafioso", *["citizen"] * 7]
    state, _, _ = night(roles, {0: "forge_tampered@5"}, scenario="shab_e_mafia", cycle=2)
    play(state, 5, "act fire@1")
    assert state.gone == (5,)


@paragraph("mafia-4.5")
def test_a_bullet_by_day_loses_a_vest_and_wounds_the_bully():
    for role, text in (("die_hard", "fire@3"), ("bully", "fire@3")):
        roles = ["citizen", "boss", "mafioso", role, *["citizen"] * 6]
        gun = {0: (Status("gun", 9, by=9, word="live"),)}
        state = arrange(roles=roles, time="talk", scenario="shab_e_mafia", cycle=2, statuses=gun, cards=())
        play(state, 0, f"act {text}")
        assert state.alive(3)
        assert state.players[3].vest == 0
        until(state, "huddle")
        assert state.alive(3) == (role == "die_hard")


@paragraph("mafia-4.4", "mafia-10.9")
def test_whoever_is_lulled_and_takes_one_along_leaves_alone_and_fires_at_himself():
    roles = ["boss", "devotee", *["citizen"] * 8]
    lulled = (Status("reflected", 5, by=0),)
    state = arrange(roles=roles, time="talk", scenario="shab_e_mafia", cycle=2, statuses={1: lulled}, cards=())
    play(state, 1, "act sacrifice@0")
    assert state.gone == (1,)
    armed = {5: (*lulled, Status("gun", 9, by=9, word="live"))}
    state = arrange(roles=roles, time="talk", scenario="shab_e_mafia", cycle=2, statuses=armed, cards=())
    play(state, 5, "act fire@0")
    assert state.gone == (5,)


@paragraph("mafia-4.4")
def test_a_shielded_target_stays_and_whoever_would_take_it_along_leaves_alone():
    roles = ["bomb_maker", "boss", "doctor", *["citizen"] * 7]
    shield = {2: (Status("shielded", 5, by=9),)}
    state = arrange(roles=roles, time="talk", scenario="shab_e_mafia", cycle=2, statuses=shield, cards=())
    play(state, 0, "act blow_up@2")
    assert state.gone == (0,)


@paragraph("mafia-10.10")
def test_whoever_is_handed_a_second_gun_still_hands_on_the_one_that_was_not_fired():
    roles = ["gunsmith", "boss", "mafioso", "gunsmith", *["citizen"] * 6]
    old = Status("gun", 1 << 20, by=0, word="live+shown")
    shown = Status("shown", 1 << 20)
    state, _, _ = night(
        roles, {3: "forge@5", 5: "hand_on@7"}, scenario="shab_e_mafia", cycle=2, statuses={5: (old, shown)}
    )
    assert {seat: [gun.by for gun in guns_of(state, seat)] for seat in (5, 7)} == {5: [3], 7: [0]}
    assert state.has(5, "shown")
    assert state.has(7, "shown")


@paragraph("mafia-10.10")
def test_whoever_holds_two_guns_that_were_announced_hands_both_on():
    roles = ["gunsmith", "boss", "mafioso", "gunsmith", *["citizen"] * 6]
    guns = tuple(Status("gun", 1 << 20, by=maker, word="live+shown") for maker in (0, 3))
    state, _, _ = night(
        roles,
        {5: "hand_on@3"},
        scenario="shab_e_mafia",
        cycle=2,
        statuses={5: (*guns, Status("shown", 1 << 20))},
    )
    assert {seat: [gun.by for gun in guns_of(state, seat)] for seat in (3, 4, 5)} == {3: [0], 4: [3], 5: []}
    assert not state.has(5, "shown")
