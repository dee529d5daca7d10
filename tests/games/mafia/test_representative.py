"""Representative: the election and its secret vote, the accusers' day, and its roles."""

import pytest
from day import everybody, listen, names, play, until
from night import night, notes

from mahfel.engine import Refused, SplitMix64
from mahfel.games.mafia import game
from mahfel.games.mafia.arrange import arrange
from mahfel.games.mafia.leaving import leave
from mahfel.games.mafia.options import MafiaOptions
from mahfel.games.mafia.player import Status
from mahfel.games.mafia.scenarios import SCENARIOS
from mahfel.testing.plugin import paragraph

ROLES = ["don", "rebel", "hacker", "healer", "guide", "minelayer", "advocate", "bodyguard", "citizen", "soldier"]
DON, REBEL, HACKER, HEALER, GUIDE, MINELAYER, ADVOCATE, BODYGUARD, CITIZEN, SOLDIER = range(10)
IN_OFFICE = (Status("represents", 1 << 20),)


def city(time="talk", cycle=2, elected=(3, 8), **position):
    statuses = dict.fromkeys(elected, IN_OFFICE) | position.pop("statuses", {})
    return arrange(roles=ROLES, time=time, cycle=cycle, statuses=statuses, scenario="representative", **position)


@paragraph("mafia-15.4")
def test_on_the_first_day_two_are_elected_and_nobody_is_accused():
    state = game.start(10, MafiaOptions(scenario="representative"), SplitMix64(2))
    until(state, "elect")
    assert state.cycle == 1
    assert set(state.asked()) == set(range(10))
    told = listen(state)
    everybody(state, {seat: "act elect@3,8" for seat in range(10) if seat not in (3, 8)})
    assert [event.seats for event in told if type(event).__name__ == "Elected"] == [(3, 8)]
    assert [seat for seat in range(10) if state.view(None).players[seat].marks] == [3, 8]
    assert state.by_night
    assert state.gone == ()


def elected(answers, **position):
    state = city(elected=(), **position)
    until(state, "elect")
    told = listen(state)
    everybody(state, answers)
    return state, next(event.seats for event in told if type(event).__name__ == "Elected"), told


@paragraph("mafia-15.4")
def test_the_don_s_secret_vote_counts_once_more_and_nobody_sees_it():
    votes = {3: "act elect@8", 4: "act elect@8", 5: "act elect@9", 6: "act elect@9", 7: "act elect@6"}
    for seed in (1, 2, 3):
        _, seats, told = elected({**votes, 0: "act elect@6 betray@6"}, chance=SplitMix64(seed))
        assert 6 in seats
        assert names(told)[0] == "Elected"  # no counts
    assert game.parse("act betray@0") not in city(elected=()).legal(DON)


def test_a_tie_of_an_election_is_drawn_by_lot_in_silence():
    seen = set()
    for seed in range(12):
        _, seats, told = elected({}, chance=SplitMix64(seed))
        assert len(seats) == 2
        assert "Lottery" not in names(told)
        seen.add(seats)
    assert len(seen) > 2


def test_nobody_elects_themselves_and_no_more_than_there_are_places():
    state = city(elected=())
    until(state, "elect")
    assert game.parse("act elect@1") not in state.legal(REBEL)
    assert game.parse("act elect@2,3,4") not in state.legal(REBEL)
    assert game.parse("act betray@2") not in state.legal(REBEL)


def to_the_vote(state, first=DON, second=REBEL):
    until(state, "name_target")
    play(state, 3, f"act name_target@{first}")
    play(state, 3, "done")
    play(state, first, "done")
    play(state, first, "act choose_cover@9")
    play(state, SOLDIER, "done")
    with pytest.raises(AssertionError, match="not offered"):
        play(state, 8, f"act name_target@{first}")
    play(state, 8, f"act name_target@{second}")
    play(state, 8, "done")
    play(state, second, "done")
    play(state, second, "rest")  # nobody speaks for them
    return state


@paragraph("mafia-15.5", "mafia-15.6")
def test_each_accuses_one_who_answers_and_has_somebody_speak_then_one_votes_between_the_two():
    state = to_the_vote(city())
    assert {ask.kind for ask in state.asked().values()} == {"vote"}
    everybody(state, dict.fromkeys((2, 3, 4, 5, 6, 7), "vote 0"))
    until(state, "huddle")
    assert state.gone == (DON,)


@paragraph("mafia-15.6")
def test_more_than_half_of_the_living_have_to_want_somebody_gone():
    state = to_the_vote(city())
    everybody(state, dict.fromkeys((2, 3, 4, 5, 6), "vote 0"))
    assert state.by_night
    assert state.gone == ()


@paragraph("mafia-15.4")
def test_a_free_place_is_filled_on_the_next_day_before_anybody_is_accused():
    state = city()
    leave(state, [(3, "vote")])
    until(state, "elect")
    assert game.parse("act elect@4,5") not in state.legal(DON)
    assert game.parse("act elect@8") not in state.legal(DON)
    everybody(state, {seat: "act elect@4" for seat in state.living() if seat != 4})
    assert state.asked().keys() <= {4, 8}
    assert next(iter(state.asked().values())).kind == "name_target"


@paragraph("mafia-15.5")
def test_a_silenced_accuser_names_and_does_not_speak():
    state = city(statuses={3: (*IN_OFFICE, Status("silenced", 5))})
    until(state, "name_target")
    play(state, 3, "act name_target@0")
    assert state.asked()[DON].kind == "answer"


def test_whom_the_advocate_pleaded_for_cannot_be_accused_on_the_coming_day_only():
    state, _, _ = night(ROLES, {ADVOCATE: "plead@0"}, scenario="representative", cycle=1)
    until(state, "name_target")
    seat = next(iter(state.asked()))
    assert state.has(DON, "spared")
    assert game.parse("act name_target@0") not in state.legal(seat)
    until(state, "huddle")
    assert not state.has(DON, "spared")


@paragraph("mafia-15.8")
def test_the_rebel_takes_one_along_only_soon_after_one_of_the_mafia_has_left():
    assert game.parse("act revolt@8") not in city().legal(REBEL)
    state = city()
    leave(state, [(HACKER, "vote")])
    play(state, REBEL, "act revolt@8")
    assert state.gone == (HACKER, REBEL, CITIZEN)
    late = city(out=(HACKER,), cycle=4)
    late.players[HACKER] = late.players[HACKER].__class__("hacker", "hacker", "mafia", cause="vote", left=2)
    assert game.parse("act revolt@8") not in late.legal(REBEL)


@pytest.mark.parametrize(
    ("target", "statuses"), [(BODYGUARD, {}), (CITIZEN, {CITIZEN: (*IN_OFFICE, Status("escorted", 5, by=7))})]
)
def test_the_bodyguard_and_whoever_is_watched_over_stay_and_the_rebel_leaves_alone(target, statuses):
    state = city(statuses=statuses)
    leave(state, [(HACKER, "vote")])
    play(state, REBEL, f"act revolt@{target}")
    assert state.gone == (HACKER, REBEL)


def test_whoever_is_watched_over_is_not_saved_at_night_and_watched_over_until_dusk():
    state, left, _ = night(ROLES, {DON: "shot@8", BODYGUARD: "escort@8"}, scenario="representative")
    assert left == [CITIZEN]
    state, _, _ = night(ROLES, {BODYGUARD: "escort@8"}, scenario="representative")
    assert state.has(CITIZEN, "escorted")
    assert state.view(CITIZEN).you.statuses == ()
    until(state, "huddle")
    assert not state.has(CITIZEN, "escorted")


@paragraph("mafia-15.9")
def test_the_guide_hears_of_a_citizen_and_is_known_to_one_of_the_mafia():
    state, _, _ = night(ROLES, {GUIDE: "lead@8"}, scenario="representative")
    assert notes(state, GUIDE, "side")[-1].word == "city"
    assert notes(state, CITIZEN, "led_by") == []
    state, _, _ = night(ROLES, {GUIDE: "lead@0"}, scenario="representative")
    assert notes(state, GUIDE, "side") == []
    assert notes(state, DON, "led_by")[-1].about == (GUIDE,)
    until(state, "night")
    assert game.parse("act lead@0") not in state.legal(GUIDE)


def test_a_hacked_guide_leads_nobody():
    state, _, _ = night(ROLES, {GUIDE: "lead@8", HACKER: "hack@4"}, scenario="representative")
    assert notes(state, GUIDE, "side") == []


@paragraph("mafia-15.8")
@pytest.mark.parametrize(("option", "taken"), [("lowest", REBEL), ("shooter", DON)])
def test_a_mine_takes_one_of_the_mafia_along(option, taken):
    chosen = {DON: "shot@8", MINELAYER: "lay_mine@8"}
    assert night(ROLES, chosen, scenario="representative", mine=option)[1] == sorted([taken, CITIZEN])


def test_a_mine_under_somebody_who_is_saved_does_nothing():
    chosen = {DON: "shot@8", HEALER: "nurse@8"}
    mined = {CITIZEN: (Status("mined", 1 << 20, by=MINELAYER),)}
    assert night(ROLES, chosen, scenario="representative", statuses=mined)[1] == []


def test_the_soldier_shoots_back_and_the_don_does_not_fall_to_it():
    assert night(ROLES, {DON: "shot@9"}, {SOLDIER: "counter@2"}, scenario="representative")[1] == [HACKER, SOLDIER]
    assert night(ROLES, {DON: "shot@9"}, {SOLDIER: "counter@0"}, scenario="representative")[1] == [SOLDIER]


@paragraph("mafia-15.1", "mafia-15.2")
def test_it_is_for_ten_twelve_or_thirteen():
    assert sorted(SCENARIOS["representative"].table) == [10, 12, 13]
    with pytest.raises(Refused) as refusal:
        MafiaOptions(scenario="representative").check(11)
    assert refusal.value.code == "mafia.seats"
    assert {"nato", "soldier"} <= {*SCENARIOS["representative"].dealt(12)} - {*SCENARIOS["representative"].dealt(10)}


@paragraph("mafia-15.5", "mafia-5.3")
def test_e33_a_silenced_accused_has_their_time_names_a_cover_and_votes_and_a_silenced_cover_does_not_speak():
    silenced = Status("silenced", 5)
    state = city(statuses={3: IN_OFFICE, 8: IN_OFFICE, 6: (silenced,), 5: (silenced,)})
    told = listen(state)
    until(state, "name_target")
    play(state, 3, "act name_target@6")
    play(state, 3, "done")
    assert names(told)[-1] == "Muted"
    assert (state.asked()[6].text, state.asked()[6].pace) == ("answer-silent", "speech")
    assert list(state.legal(6)) == [game.parse("done")]
    play(state, 6, "done")
    play(state, 6, "act choose_cover@5")
    assert names(told)[-2:] == ["CoverNamed", "Muted"]
    assert state.asked()[8].kind == "name_target"
    play(state, 8, "act name_target@0")
    while "vote" not in {ask.kind for ask in state.asked().values()}:
        everybody(state)
    assert game.parse("vote 0") in state.legal(6)


@paragraph("mafia-5.9")
def test_where_two_accuse_for_the_city_whoever_fired_a_gun_is_accused_besides_and_defends_themselves():
    gun = Status("gun", 1 << 20, by=9, word="live+shown")
    state = city(statuses={3: IN_OFFICE, 8: IN_OFFICE, 7: (gun,)})
    play(state, 7, "act fire@2")
    told = listen(state)
    until(state, "defend")
    assert [event.seats for event in told if type(event).__name__ == "Accused"] == [(*named_in(told), 7)]
    assert list(state.asked()) == [7]
    play(state, 7, "done")
    assert game.parse("vote 7") in state.legal(3)
    everybody(state, {seat: "vote 7" for seat in state.living() if seat != 7})
    until(state, "huddle")
    assert state.gone == (2, 7)


def test_whoever_fired_and_was_named_answers_once():
    gun = Status("gun", 1 << 20, by=9, word="live+shown")
    state = city(statuses={3: IN_OFFICE, 8: IN_OFFICE, 7: (gun,)})
    play(state, 7, "act fire@2")
    told = listen(state)
    until(state, "name_target")
    play(state, 3, "act name_target@7")
    until(state, "vote")
    assert "Accused" not in names(told)
    assert named_in(told)[0] == 7


def named_in(told):
    return [event.target for event in told if type(event).__name__ == "TargetNamed"]
