"""The specification's vectors with hostages, guards and counter-shots."""

from day import everybody, listen
from night import night, notes

from mahfel.engine import SplitMix64
from mahfel.games.mafia import game
from mahfel.games.mafia.arrange import arrange
from mahfel.testing.plugin import paragraph

# The seats in their order:
CAST = [
    "boss", "hostage_taker", "mafioso", "medic", "guard", "commando", "detective", "citizen", "citizen", "gunner",
    "hero",
]  # fmt: skip
BOSS, TAKER, MAFIOSO, MEDIC, GUARD, COMMANDO, DETECTIVE, CITIZEN, OTHER, GUNNER, HERO = range(11)


def play(chosen, reactions=None, **position):
    return night(CAST, chosen, reactions, scenario="commando", **position)


@paragraph("mafia-7.10")
def test_v3_a_doctor_who_is_held_saves_nobody():
    assert play({BOSS: "shot@7", MEDIC: "treat@7", TAKER: "hold@3"})[1] == [CITIZEN]


def test_v4_a_doctor_who_is_guarded_cannot_be_held():
    assert play({BOSS: "shot@7", MEDIC: "treat@7", TAKER: "hold@3", GUARD: "guard@3"})[1] == []


def test_a_hostage_taker_whom_the_guard_picks_holds_nobody():
    assert play({BOSS: "shot@7", MEDIC: "treat@7", TAKER: "hold@3", GUARD: "guard@1"})[1] == []


def test_the_guard_cannot_be_held():
    assert play({BOSS: "shot@7", MEDIC: "treat@7", TAKER: "hold@4", GUARD: "guard@7"})[1] == []


@paragraph("mafia-7.6")
def test_v17_a_commando_who_is_shot_takes_a_mafioso_along():
    assert play({BOSS: "shot@5"}, {COMMANDO: "counter@2"})[1] == [MAFIOSO, COMMANDO]


@paragraph("mafia-12.6")
def test_v18_a_saved_commando_who_shoots_a_citizen_leaves():
    assert play({BOSS: "shot@5", MEDIC: "treat@5"}, {COMMANDO: "counter@7"})[1] == [COMMANDO]


def test_a_saved_commando_who_shoots_a_mafioso_stays():
    assert play({BOSS: "shot@5", MEDIC: "treat@5"}, {COMMANDO: "counter@2"})[1] == [MAFIOSO]


@paragraph("mafia-12.6")
def test_v20_the_boss_does_not_fall_to_a_counter_shot():
    assert play({BOSS: "shot@5"}, {COMMANDO: "counter@0"})[1] == [COMMANDO]


@paragraph("mafia-12.6")
def test_a_held_commando_shoots_nobody():
    assert play({BOSS: "shot@5", TAKER: "hold@5"}, {COMMANDO: "counter@2"})[1] == [COMMANDO]


def test_a_held_commando_who_was_saved_hears_that_the_counter_shot_did_not_work_and_has_spent_it():
    chosen = {BOSS: "shot@5", TAKER: "hold@5", MEDIC: "treat@5"}
    state, left, _ = play(chosen, {COMMANDO: "counter@2"})
    assert left == []
    assert [note.about for note in notes(state, COMMANDO, "blocked")] == [()]
    assert state.players[COMMANDO].times("counter") == 1
    state, _, _ = play(chosen)
    assert notes(state, COMMANDO, "blocked") == []  # whoever tried nothing hears nothing


@paragraph("mafia-7.10")
def test_a_blocked_player_hears_that_the_power_did_not_work_and_not_by_whom():
    state, _, _ = play({DETECTIVE: "inquire@2", TAKER: "hold@6"})
    assert notes(state, DETECTIVE, "side") == []
    assert [note.about for note in notes(state, DETECTIVE, "blocked")] == [()]


def test_two_players_may_be_guarded_while_eight_live():
    state, _, _ = play({BOSS: "shot@7", MEDIC: "treat@7,8", TAKER: "hold@3", GUARD: "guard@3,6"})
    assert state.gone == ()


def test_the_gun_of_a_receiver_who_leaves_comes_back():
    state, left, _ = play({BOSS: "shot@7", GUNNER: "give_live@7"})
    assert left == [CITIZEN]
    assert state.players[GUNNER].times("give_live") == 0


@paragraph("mafia-12.7")
def test_who_is_handed_a_gun_does_not_learn_whether_it_is_loaded():
    state, _, _ = play({GUNNER: "give_blank@8 give_live@7"})
    for seat in (CITIZEN, OTHER):
        seen = state.view(seat).you.statuses
        assert [(status.kind, status.word) for status in seen] == [("gun", "")]


def test_a_gun_vanishes_at_dusk():
    state, _, _ = play({GUNNER: "give_live@7"})
    state.now -= state.now % 2  # morning
    state.advance()
    assert not state.has(CITIZEN, "gun")


def test_a_commando_hears_that_he_is_shot_at_while_everybody_else_hears_nothing():
    state = arrange(roles=CAST, scenario="commando")
    told = listen(state)
    everybody(state, {BOSS: "act shot@5"})
    assert state.asked()[COMMANDO].kind == "react"
    news = {event.seat: [note.kind for note in event.notes] for event in told if type(event).__name__ == "NightNews"}
    assert news == {seat: ["shot_at"] if seat == COMMANDO else [] for seat in range(len(CAST))}


def test_while_one_may_shoot_back_everybody_knows_what_they_did_themselves():
    state = arrange(roles=CAST, scenario="commando")
    everybody(state, {BOSS: "act shot@5", TAKER: "act hold@7"})
    assert [use.ability for use in state.view(TAKER).you.chosen] == ["hold"]
    assert state.view(MEDIC).you.chosen == ()
    world = game.imagine(state.view(TAKER), SplitMix64(4))
    assert dict(world.pending)[TAKER] == state.view(TAKER).you.chosen
