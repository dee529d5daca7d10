"""Nights of Shab-e Mafia: the worked cycle, the Night-sleeper's rebounds, what is guessed, marked, robbed."""

import pytest
from night import night, notes

from mahfel.testing.plugin import paragraph

TWELVE = [
    "boss", "king_slayer", "surgeon", "doctor", "detective", "mayor", "devotee", "sheriff", "gravedigger", "judge",
    "bully", "hero",
]  # fmt: skip
BOSS, SLAYER, SURGEON, DOCTOR, DETECTIVE, MAYOR, DEVOTEE, SHERIFF, GRAVEDIGGER, JUDGE, BULLY, HERO = range(12)


def play(chosen, roles=TWELVE, **position):
    position.setdefault("cycle", 2)
    return night(roles, chosen, scenario="shab_e_mafia", **position)


def test_the_worked_night_for_twelve():
    state, left, _ = play(
        {
            HERO: "shield@4",
            BOSS: "shot@10",
            SHERIFF: "shoot@1",
            SURGEON: "operate@1",
            SLAYER: "strike_down@5=judge",
            DETECTIVE: "inquire@2",
            GRAVEDIGGER: "dig",
        }
    )
    assert left == []
    assert state.has(BULLY, "wounded")
    assert notes(state, BULLY, "wounded")
    assert state.players[SLAYER].times("strike_down") == 1
    assert notes(state, DETECTIVE, "side")[-1].word == "mafia"
    assert state.players[GRAVEDIGGER].times("dig") == 0


@paragraph("mafia-7.7")
def test_v21_a_right_guess_cannot_be_saved_from():
    assert play({SLAYER: "strike_down@3=doctor", DOCTOR: "save@3"})[1] == [DOCTOR]


def test_v22_a_wrong_guess_does_nothing():
    assert play({SLAYER: "strike_down@3=mayor"})[1] == []


@paragraph("mafia-7.13")
def test_the_same_guess_is_not_offered_again():
    state, _, _ = play({SLAYER: "strike_down@3=mayor"})
    assert state.players[SLAYER].named == ((3, "mayor"),)


def test_the_gravedigger_hears_the_roles_of_all_who_left_and_no_names():
    _, _, told = play({GRAVEDIGGER: "dig"}, out=(DOCTOR, JUDGE))
    [graves] = [event.roles for event in told if type(event).__name__ == "GravesTold"]
    assert sorted(graves) == ["doctor", "judge"]


SLEEPER = [
    "boss",
    "night_sleeper",
    "doctor",
    "detective",
    "sheriff",
    "wizard",
    "pickpocket",
    "hero",
    "gunsmith",
    "mayor",
]


def lulled(seat, text, **more):
    return play({1: f"lull@{seat}", seat: text, **more.pop("others", {})}, roles=SLEEPER, **more)


@paragraph("mafia-10.9")
def test_v27_a_sheriff_who_is_lulled_shoots_himself():
    assert lulled(4, "shoot@0")[1] == [4]


def test_a_lulled_doctor_saves_himself_and_is_not_charged_for_it():
    state, left, _ = lulled(2, "save@9", others={0: "shot@2"})
    assert left == []
    assert state.players[2].own_times("save") == 0


@paragraph("mafia-10.9")
def test_a_lulled_detective_learns_his_own_side():
    state, _, _ = lulled(3, "inquire@0")
    assert notes(state, 3, "side")[-1].about == (3,)
    assert notes(state, 3, "side")[-1].word == "city"


@paragraph("mafia-10.9")
def test_a_lulled_hero_shields_himself():
    state, _, _ = lulled(7, "shield@2")
    assert state.has(7, "shielded")
    assert not state.has(2, "shielded")


def test_a_night_sleeper_who_picks_the_wizard_leaves():
    assert play({1: "lull@5"}, roles=SLEEPER)[1] == [1]


@paragraph("mafia-10.9")
def test_a_lulled_pickpocket_robs_himself():
    state, _, _ = lulled(6, "rob@2")
    assert state.players[6].stripped
    assert not state.players[2].stripped


@paragraph("mafia-10.9")
def test_a_lulled_gunsmith_s_gift_fails_and_is_spent():
    state, _, _ = lulled(8, "forge@2")
    assert not any(state.has(seat, "gun") for seat in range(10))
    assert state.players[8].times("forge") == 1


def test_the_pickpocket_hears_that_it_worked_in_any_case():
    state, _, _ = play({6: "rob@3"}, roles=SLEEPER)
    assert not state.players[3].stripped  # never the Detective
    assert notes(state, 6, "worked")


def test_a_wizard_s_victim_has_no_powers_for_a_night_and_a_day():
    state, left, _ = play({5: "bewitch@0", 0: "shot@9"}, roles=SLEEPER)
    assert left == []
    assert state.has(0, "blocked")


@paragraph("mafia-7.13")
@pytest.mark.parametrize("cycle", [1, 3])
def test_the_hero_acts_in_even_nights_only(cycle):
    with pytest.raises(AssertionError, match="is not offered"):
        play({HERO: "shield@4"}, cycle=cycle)


def test_of_two_targets_of_a_feast_each_leaves():
    from mahfel.games.mafia.sign import Sign

    assert play({BOSS: "shot@3,4"}, signs=[Sign("two_shots", 6)])[1] == [DOCTOR, DETECTIVE]


@paragraph("mafia-10.5")
def test_at_small_tables_the_first_shot_is_in_the_second_night():
    roles = ["boss", "king_slayer", "doctor", "detective", "mayor", "devotee"]
    with pytest.raises(AssertionError, match="is not offered"):
        play({0: "shot@2"}, roles=roles, cycle=1)
    assert play({0: "shot@2"}, roles=roles, cycle=2)[1] == [2]


def test_whoever_chooses_the_nightmare_has_to_stay_awake_from_then_on():
    roles = ["boss", "nightmare", "doctor", "detective", "mayor", "devotee", "judge", "bully", "citizen", "citizen"]
    state, left, _ = play({3: "inquire@1"}, roles=roles)
    assert left == []
    assert state.has(3, "haunted")
