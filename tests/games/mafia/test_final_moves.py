"""Final-move cards, each drawn by somebody who leaves by vote."""

import pytest
from day import everybody, listen, names, play, until

from mahfel.games.mafia import game
from mahfel.games.mafia.arrange import arrange
from mahfel.games.mafia.cards import CARDS
from mahfel.games.mafia.player import Status
from mahfel.games.mafia.scenarios import SCENARIOS
from mahfel.testing.plugin import paragraph

TEN = ["boss", "surgeon", "doctor", "detective", "hero", "bully", "chameleon", "citizen", "citizen", "citizen"]
LEAVER = 7


def draw(card, choice=None, roles=TEN, leaver=LEAVER, scenario="tv", **position):
    """Seat 7 is voted out, draws the card and does with it what is written; what was told since."""
    state = arrange(
        **{"roles": roles, "time": "vote", "accused": (leaver,), "cycle": 2, "scenario": scenario, **position},
        cards=(card,),
    )
    everybody(state, {seat: "up" for seat in state.living() if seat != leaver})
    told = listen(state)
    play(state, leaver, "draw 1")
    if choice is not None:
        play(state, leaver, choice)
    return state, told


def came_to(told):
    return [event.came_to for event in told if type(event).__name__ == "CardPlayed"]


@paragraph("mafia-6.3")
def test_every_card_of_every_deck_is_there_and_drawn_without_being_put_back():
    for scenario in SCENARIOS.values():
        assert set(scenario.cards) <= set(CARDS)
    assert {len(SCENARIOS[key].cards) for key in ("tv", "godfather", "shab_e_mafia")} == {6, 5, 10}
    state, _ = draw("insomnia")
    assert state.cards == ()
    assert "insomnia" in state.view(0).cards_gone


def test_the_card_for_an_independent_lies_only_where_there_is_one():
    scenario = SCENARIOS["shab_e_mafia"]
    assert "independent_in_the_mire" not in scenario.deck(12)
    assert "independent_in_the_mire" in scenario.deck(14)


def test_green_path_spares_somebody_from_tomorrow_s_hands_and_no_longer():
    state, _ = draw("green_path", "act spare@3")
    until(state, "hands")
    assert state.cycle == 3
    assert game.parse("hands 3") not in state.legal(0)
    everybody(state)
    until(state, "hands")
    assert game.parse("hands 3") in state.legal(0)


@paragraph("mafia-5.9")
def test_red_carpet_accuses_somebody_tomorrow():
    state, _ = draw("red_carpet", "act accuse@3")
    until(state, "defend")
    assert list(state.asked()) == [3]
    assert state.cycle == 3


def test_beautiful_mind_keeps_whoever_guesses_right():
    state, told = draw("beautiful_mind", "act guess@3=detective")
    assert came_to(told) == ["stays"]
    until(state, "huddle")
    assert state.gone == ()
    assert state.alive(3)
    assert "RoleTold" not in names(told)
    state, told = draw("beautiful_mind", "act guess@3=hero")
    assert came_to(told) == ["wrong"]
    until(state, "huddle")
    assert state.gone == (LEAVER,)


@paragraph("mafia-13.6")
def test_insomnia_leaves_out_a_night():
    state, told = draw("insomnia")
    until(state, "hands")
    assert state.cycle == 3
    assert "NoNight" in names(told)
    assert not {"NightBegan", "NightNews"} & set(names(told))


def test_thirteen_lies_says_the_opposite_of_what_is_true():
    roles = [*TEN[:8], "mafioso", "citizen"]
    _, told = draw("thirteen_lies", "act lie_about@8", roles=roles)
    assert came_to(told) == ["lie_city"]
    _, told = draw("thirteen_lies", "act lie_about@9", roles=roles)
    assert came_to(told) == ["lie_mafia"]


def test_final_shot_hits_at_once_and_no_doctor_works_by_day():
    state, told = draw("final_shot", "act shoot@3")
    assert came_to(told) == ["hit"]
    assert not state.alive(3)


@pytest.mark.parametrize(("target", "statuses"), [(3, {3: (Status("shielded", 5),)}), (5, {})])
def test_final_shot_does_nothing_to_a_shielded_player_and_wounds_one_who_falls_later(target, statuses):
    state, told = draw("final_shot", f"act shoot@{target}", statuses=statuses)
    assert came_to(told) == ["nothing"]
    assert state.alive(target)
    until(state, "huddle")
    assert state.alive(target) == (target == 3)  # the wounded one left in the evening


def test_city_safe_stops_every_attack_that_anything_could_stop():
    state, _ = draw("city_safe")
    until(state, "night")
    everybody(state, {0: "act shot@3"})
    assert state.gone == (LEAVER,)


def test_secret_voting_shows_tomorrow_s_accused_and_no_hands():
    state, _ = draw("secret_voting")
    until(state, "hands")
    told = listen(state)
    everybody(state, {seat: "hands 3" for seat in state.living() if seat != 3})
    assert "HandsUp" not in names(told)
    assert [event.seats for event in told if type(event).__name__ == "Accused"] == [(3,)]


def test_mafia_feast_lets_the_team_shoot_two_and_only_that_night():
    state, _ = draw("mafia_feast")
    until(state, "night")
    everybody(state, {0: "act shot@3,8"})
    assert state.gone == (LEAVER, 3, 8)
    until(state, "night")
    assert game.parse("act shot@2,9") not in state.legal(0)


def poisoned(answers):
    state, _ = draw("last_poison", "act poison@3")
    until(state, "huddle")
    assert state.alive(3)  # not this evening: tomorrow's
    until(state, "night")
    everybody(state, answers)
    until(state, "hands")
    assert state.cycle == 3
    assert state.alive(3)
    everybody(state)
    return state.alive(3)


def test_last_poison_works_after_tomorrow_s_vote():
    assert not poisoned({})


def test_last_poison_is_cured_by_the_doctor_in_the_coming_night_and_not_by_the_surgeon():
    assert poisoned({2: "act save@3"})
    assert not poisoned({1: "act operate@0"})


def test_last_poison_is_cured_by_the_hero_in_an_even_night():
    assert poisoned({4: "act shield@3"})


def test_last_guess_takes_whoever_is_named_rightly_along():
    state, told = draw("last_guess", "act guess@3=detective")
    assert came_to(told) == ["right"]
    assert not state.alive(3)
    assert came_to(draw("last_guess", "act guess@3=hero")[1]) == ["wrong"]


def test_exhumation_tells_the_role_of_one_who_left_before():
    state, told = draw("exhumation", "act dig_up@3", out=(3,))
    assert [(event.seat, event.told) for event in told if type(event).__name__ == "RoleTold"] == [(3, "detective")]
    assert state.view(None).players[3].told == "detective"


def test_exhumation_before_anybody_has_left_comes_to_nothing():
    assert came_to(draw("exhumation")[1]) == ["nothing"]


def test_identity_reveal_tells_the_drawer_s_role():
    _, told = draw("identity_reveal")
    assert [(event.seat, event.told) for event in told if type(event).__name__ == "RoleTold"] == [(LEAVER, "citizen")]


def test_short_day_knows_no_challenges():
    state, _ = draw("short_day")
    until(state, "hands")  # the talk of the next day went by
    state, _ = draw("short_day")
    until(state, "speak")
    listener = next(seat for seat, ask in state.asked().items() if ask.kind == "listen")
    assert game.parse("act ask_challenge") not in state.legal(listener)


def test_census_counts_the_living():
    _, told = draw("census")
    [counted] = [event for event in told if type(event).__name__ == "LivingTold"]
    assert (counted.mafia, counted.city, counted.independent) == (2, 6, 1)


def test_census_counts_a_lone_killer_with_the_city():
    _, told = draw("census", roles=[*TEN[:6], "jani", *TEN[7:]])
    [counted] = [event for event in told if type(event).__name__ == "LivingTold"]
    assert (counted.mafia, counted.city, counted.independent) == (2, 7, 0)


def test_independent_in_the_mire_says_that_it_found_its_mark_and_not_whom():
    state, told = draw("independent_in_the_mire", "act accuse@6")
    assert came_to(told) == ["found_its_mark"]
    assert [event.seats for event in told if type(event).__name__ == "CardPlayed"] == [()]
    until(state, "defend")
    assert list(state.asked()) == [6]
    assert came_to(draw("independent_in_the_mire", "act accuse@3")[1]) == ["missed"]


GODFATHER = ["godfather", "matador", "saul", "watson", "leon", "kane", "nostradamus", "citizen", "citizen", "citizen"]


def test_beautiful_mind_finds_who_follows_and_the_drawer_stays():
    state, told = draw("beautiful_mind_of_nostradamus", "act guess_follower@6", GODFATHER, scenario="godfather")
    assert came_to(told) == ["stays"]
    assert state.gone == (6,)
    assert "RoleTold" not in names(told)
    _, told = draw("beautiful_mind_of_nostradamus", "act guess_follower@5", GODFATHER, scenario="godfather")
    assert came_to(told) == ["wrong"]


def test_beautiful_mind_drawn_by_who_follows_counts_the_sides_and_the_city_shoots_that_night():
    state, told = draw(
        "beautiful_mind_of_nostradamus", None, GODFATHER, leaver=6, scenario="godfather", sides={6: "city"}
    )
    assert came_to(told) == ["stays"]
    assert "StatusTold" in names(told)
    until(state, "night")
    everybody(state)
    assert state.gone == (6,)


@paragraph("mafia-11.10")
def test_handcuffs_leave_the_team_its_shot_and_take_every_power():
    state, _ = draw("handcuffs", "act cuff@0", GODFATHER, scenario="godfather")
    until(state, "night")
    everybody(state, {0: "act shot@8"})
    assert 8 in state.gone
    state, _ = draw("handcuffs", "act cuff@0", GODFATHER, scenario="godfather")
    until(state, "night")
    everybody(state, {0: "act sixth_sense@3=watson"})
    assert state.alive(3)
    state, _ = draw("handcuffs", "act cuff@3", GODFATHER, scenario="godfather")
    until(state, "night")
    everybody(state, {0: "act shot@8", 3: "act heal@8"})
    assert 8 in state.gone


def test_silence_of_the_lambs_silences_two_and_only_one_when_few_are_left():
    state, _ = draw("silence_of_the_lambs", "act silence@3,4", GODFATHER, scenario="godfather")
    until(state, "speak")
    assert state.has(3, "silenced")
    assert state.has(4, "silenced")
    few = {"out": (1, 2, 5, 8, 9), "roles": [*GODFATHER[:6], "citizen", *GODFATHER[7:]]}
    state = arrange(time="vote", accused=(7,), cycle=2, scenario="godfather", cards=("silence_of_the_lambs",), **few)
    everybody(state, dict.fromkeys((0, 3, 4, 6), "up"))
    play(state, 7, "draw 1")
    assert game.parse("act silence@3,4") in state.legal(7)  # five of ten: not fewer than half
    few["out"] = (1, 2, 5, 6, 8, 9)
    state = arrange(time="vote", accused=(7,), cycle=2, scenario="godfather", cards=("silence_of_the_lambs",), **few)
    everybody(state, dict.fromkeys((0, 3, 4), "up"))
    play(state, 7, "draw 1")
    assert game.parse("act silence@3,4") not in state.legal(7)


def test_a_revealed_leaver_is_never_called_back():
    roles = [*GODFATHER[:7], "citizen", "constantine", "citizen"]
    state, _ = draw("identity_reveal", None, roles, scenario="godfather")
    until(state, "night")
    assert state.gone == (LEAVER,)
    assert game.parse("act call_back@7") not in state.legal(8)
