"""What players of other tables complained about, row by row: what goes wrong by day, in votes and at the end."""

import pytest
from day import everybody, listen, names, play, until

from mahfel.engine import Refused
from mahfel.games.mafia import game
from mahfel.games.mafia.arrange import arrange
from mahfel.games.mafia.ending import over, result
from mahfel.games.mafia.leaving import leave
from mahfel.games.mafia.player import Status
from mahfel.games.mafia.scenario import hands_needed
from mahfel.games.mafia.sign import Sign
from mahfel.testing.plugin import paragraph

TEN = ["boss", "mafioso", "bomb_maker", "devotee", "doctor", "mayor", "judge", "citizen", "citizen", "citizen"]
BOSS, MAFIOSO, BOMBER, DEVOTEE, DOCTOR, MAYOR, JUDGE, CITIZEN, OTHER, THIRD = range(10)
GUN = Status("gun", 1 << 20, by=9, word="live+shown")


def talk(roles=TEN, **position):
    return arrange(**{"roles": roles, "time": "talk", "cycle": 2, "scenario": "shab_e_mafia", "cards": (), **position})


@paragraph("mafia-8.6")
def test_e6_who_wins_alone_is_named_beside_the_side_that_wins():
    roles = ["boss", "mafioso", "thousand_faces", "doctor", "citizen", "citizen"]
    state = arrange(roles=roles, time="hands", scenario="shab_e_mafia", out=(1, 5, 4))
    leave(state, [(0, "vote")])
    assert result(state).side == "city"
    assert result(state).winners == (2, 3, 4, 5)


@paragraph("mafia-8.8")
def test_e6_when_nobody_is_left_nobody_wins_and_there_are_no_winners():
    state = talk(roles=["boss", "mafioso", "doctor", "citizen", "citizen", "citizen"], out=(1, 3, 4, 5))
    told = listen(state)
    leave(state, [(0, "day"), (2, "day")])
    assert over(state)
    assert (state.outcome().reason, state.outcome().winners) == ("nobody", ())
    assert [event.seats for event in told if type(event).__name__ == "Won"] == [()]


@paragraph("mafia-8.4")
@pytest.mark.parametrize("role", ["devotee", "mayor", "judge"])
def test_e7_at_exact_parity_the_city_plays_on_with_a_power_that_can_turn_it(role):
    roles = ["boss", "mafioso", role, "citizen", "citizen", "citizen"]
    assert result(talk(roles=roles, out=(4, 5))) is None
    used = {"devotee": "sacrifice", "mayor": "annul", "judge": "order"}[role]
    assert result(talk(roles=roles, out=(4, 5), used={2: {used: 1}})).why == "parity"
    assert result(talk(roles=roles, out=(3, 4, 5))).why == "parity"  # not where the mafia are more


@paragraph("mafia-8.4")
def test_e7_at_exact_parity_the_city_plays_on_with_a_loaded_gun_and_not_with_a_blank_one():
    roles = ["boss", "mafioso", "doctor", "citizen", "citizen", "citizen"]
    loaded = {3: (Status("gun", 9, by=2, word="live"),)}
    blank = {3: (Status("gun", 9, by=2, word="blank"),)}
    assert result(talk(roles=roles, out=(4, 5), statuses=loaded)) is None
    assert result(talk(roles=roles, out=(4, 5), statuses=blank)).why == "parity"
    assert result(talk(roles=roles, out=(4, 5), statuses={0: loaded[3]})).why == "parity"  # in the mafia's hands


@paragraph("mafia-8.3", "mafia-13.4")
def test_e7_on_television_it_ends_at_parity():
    roles = ["boss", "mafioso", "governor", "citizen", "citizen", "citizen"]
    assert result(talk(roles=roles, out=(4, 5), scenario="tv")).why == "parity"


@paragraph("mafia-4.4")
def test_e8_e28_of_two_powers_in_one_moment_the_first_counts_and_its_victim_does_nothing():
    state = talk()
    play(state, DEVOTEE, "act sacrifice@2")
    assert state.gone == (BOMBER, DEVOTEE)
    assert not state.legal(BOMBER)
    with pytest.raises(Refused) as refusal:
        state.play(BOMBER, game.parse("act blow_up@4"))
    assert refusal.value.code == "game.not_asked"


def test_e28_whoever_still_lives_may_use_a_power_after_another_has():
    state = talk()
    play(state, DEVOTEE, "act sacrifice@1")
    play(state, BOMBER, "act blow_up@4")
    assert state.gone == (MAFIOSO, DEVOTEE, BOMBER, DOCTOR)
    assert state.asked()[BOSS].kind == "speak"  # the day goes on


def test_e11_no_hand_or_ballot_for_oneself_for_the_dead_or_by_the_dead():
    state = talk(time="hands", out=(THIRD,))
    assert game.parse("hands 0") not in state.legal(BOSS)
    assert game.parse("hands 9") not in state.legal(BOSS)
    for seat, text, code in ((THIRD, "hands", "game.not_asked"), (BOSS, "hands 0", "game.wrong_move")):
        with pytest.raises(Refused) as refusal:
            state.play(seat, game.parse(text))
        assert refusal.value.code == code
    vote = talk(time="vote", accused=(7, 8))
    assert game.parse("vote 7") not in vote.legal(CITIZEN)
    assert game.parse("vote 9") not in vote.legal(CITIZEN)


@paragraph("mafia-4.9")
def test_e14_after_three_cycles_without_anybody_leaving_sudden_death_is_called_a_day_ahead():
    state = arrange(roles=TEN, time="talk", cycle=1)
    told = listen(state)
    days = {}
    while state.result is None and state.cycle < 6 and not state.gone:
        days.setdefault(state.cycle, len(told))
        seat, ask = next((seat, ask) for seat, ask in state.asked().items() if not ask.optional)
        state.play(seat, ask.default)
    assert names(told).count("SuddenDeath") == 1
    assert state.cycle == 5  # called on the morning of the fourth, valid from the fifth
    assert len(state.gone) == 1
    assert "Lottery" in names(told)


@paragraph("mafia-4.9")
def test_e14_in_sudden_death_one_hand_is_enough():
    state = talk(time="hands", signs=[Sign("sudden_death", 1 << 20)])
    everybody(state, {0: "hands 4", 1: "hands 7"})
    assert state.phases[-1].accused == (DOCTOR, CITIZEN)


@paragraph("mafia-5.8")
@pytest.mark.parametrize("scenario", ["classic", "shab_e_mafia", "godfather", "tv", "commando", "inspector"])
def test_e15_a_tie_of_five_never_removes_all_five(scenario):
    state = talk(time="vote", accused=(0, 1, 2, 3, 4), scenario=scenario)
    votes = dict(enumerate((1, 0, 3, 2, 0, 1, 2, 3, 4, 4)))
    for _ in range(2):  # Classic votes once more
        kinds = {ask.kind for ask in state.asked().values()}
        everybody(state, {seat: f"vote {name}" for seat, name in votes.items()} if kinds & {"vote", "midday"} else {})
    until(state, "huddle")
    assert len(state.gone) == (0 if scenario in ("classic", "commando") else 1)


@paragraph("mafia-8.10")
def test_e25_the_end_is_told_whole_with_the_move_that_brings_it():
    state = talk(roles=["boss", "citizen", "citizen", "devotee", "doctor", "citizen"])
    told = listen(state)
    play(state, 3, "act sacrifice@0")
    assert names(told).count("RolesShown") == 6
    assert names(told)[-1] == "Won"
    assert state.asked() == {}
    assert not any("Won" in name for name in names(told)[:-1])


def test_e26_a_spectator_sees_no_role_and_writes_nowhere():
    view = talk().view(None)
    assert all(player.role == player.side == "" for player in view.players)
    assert view.you is None
    assert view.met == view.team == ()
    for time in ("talk", "hands", "night", "huddle"):
        assert talk(time=time).channels(None).write == ()


@paragraph("mafia-6.1", "mafia-6.6")
def test_e29_a_leaver_s_card_and_last_words_come_before_a_link_and_the_end_after_all():
    roles = ["boss", "mafioso", "researcher", "doctor", "citizen", "citizen", "citizen"]
    statuses = {1: (Status("linked", 5, by=2),)}
    state = talk(roles=roles, time="vote", accused=(2,), cards=("census",), statuses=statuses, scenario="tv", cycle=2)
    told = listen(state)
    everybody(state, {seat: "up" for seat in range(7) if seat != 2})
    assert state.asked()[2].kind == "draw"
    play(state, 2, "draw 1")
    assert state.asked()[2].kind == "last_words"
    assert state.alive(2)
    play(state, 2, "done")
    assert [event.seat for event in told if type(event).__name__ == "Left"] == [2, 1]


def test_e30_when_the_boss_leaves_by_vote_the_next_in_order_carries_the_shot_at_once():
    roles = ["boss", "king_slayer", "surgeon", "doctor", *["citizen"] * 6]
    state = talk(roles=roles, time="vote", accused=(0,))
    everybody(state, dict.fromkeys(range(1, 10), "up"))
    until(state, "huddle")
    assert state.gone == (0,)
    assert state.carrier() == 1


@paragraph("mafia-4.3", "mafia-5.3")
def test_e33_a_silenced_accused_makes_no_speech_their_time_passes_and_they_vote():
    silenced = {4: (Status("silenced", 5),)}
    state = talk(time="hands", statuses=silenced)
    told = listen(state)
    everybody(state, {seat: "hands 4,7" if seat not in (4, 7) else "hands" for seat in range(10)})
    while list(state.asked()) != [DOCTOR]:
        play(state, CITIZEN, "done")  # the other one defends himself
    assert names(told)[-1] == "Muted"
    assert state.asked()[DOCTOR].text == "defend-silent"
    assert state.asked()[DOCTOR].pace == "speech"
    assert list(state.legal(DOCTOR)) == [game.parse("done")]
    assert "table" not in state.channels(DOCTOR).write
    play(state, DOCTOR, "done")
    if CITIZEN in state.asked() and state.asked()[CITIZEN].kind == "defend":
        play(state, CITIZEN, "done")
    assert game.parse("vote 7") in state.legal(DOCTOR)


@paragraph("mafia-6.4")
def test_a_silenced_leaver_has_no_last_words_and_no_time_for_them():
    state = talk(time="vote", accused=(4,), statuses={4: (Status("silenced", 5),)})
    told = listen(state)
    everybody(state, {seat: "up" for seat in range(10) if seat != 4})
    assert not state.alive(DOCTOR)
    assert "Muted" in names(told)
    assert state.by_night


@paragraph("mafia-4.4", "mafia-5.1")
def test_a_power_of_a_role_may_be_used_until_the_hands_are_up_and_the_vote_begins_anew():
    state = talk(time="hands")
    play(state, CITIZEN, "hands 4")
    assert CITIZEN not in state.asked()
    use = game.parse("act sacrifice@0")
    assert use in state.legal(DEVOTEE)
    assert state.open_move(DEVOTEE, use)
    assert not state.open_move(DEVOTEE, game.parse("hands"))
    play(state, DEVOTEE, "act sacrifice@0")
    assert state.gone == (BOSS, DEVOTEE)
    living = state.living()
    assert tuple(state.asked()) == living  # all are asked, whoever had answered before
    assert all(game.parse(f"hands {BOSS}") not in state.legal(seat) for seat in living)
    everybody(state, {seat: "hands 4" for seat in living if seat != DOCTOR})
    assert state.asked()[DOCTOR].kind == "defend"


@paragraph("mafia-4.4")
def test_a_gun_is_not_fired_any_more_when_hands_are_asked_for():
    state = talk(time="hands", statuses={4: (Status("gun", 5, by=4, word="live"),)})
    assert not [move for move in state.legal(DOCTOR).reduced() if game.notate(move).startswith("act")]


@paragraph("mafia-4.4")
def test_whoever_has_answered_already_has_had_their_hand_and_their_power():
    state = talk(time="hands")
    play(state, DEVOTEE, "hands")
    assert DEVOTEE not in state.asked()
    with pytest.raises(Refused, match=r"game\.not_asked"):
        state.play(DEVOTEE, game.parse("act sacrifice@0"))


@paragraph("mafia-4.3")
def test_e34_a_silenced_player_may_use_a_power_of_the_day():
    state = talk(statuses={DEVOTEE: (Status("silenced", 5),)})
    assert game.parse("act ask_challenge") not in state.legal(DEVOTEE)
    play(state, DEVOTEE, "act sacrifice@0")
    assert not state.alive(BOSS)


@paragraph("mafia-5.9")
def test_e37_whoever_cannot_be_accused_is_not_and_then_nobody_is():
    state = talk(time="hands", statuses={7: (Status("spared", 5),)})
    assert game.parse("hands 7") not in state.legal(BOSS)
    everybody(state)
    assert state.by_night  # nobody was accused


def test_e38_one_who_left_is_no_longer_accused_and_the_last_one_stands_alone():
    state = talk(time="defence", accused=(4, 7))
    leave(state, [(CITIZEN, "day")])
    play(state, DOCTOR, "done")
    if CITIZEN in state.asked():
        state.play(CITIZEN, game.parse("done"))
    assert state.asked()[BOSS].kind == "solo"
    assert DOCTOR not in state.asked()


@paragraph("mafia-8.1")
def test_e40_two_exits_of_one_vote_are_looked_at_once_after_both():
    roles = ["boss", "king_slayer", "mafioso", "doctor", "mayor", "citizen", "citizen"]
    state = talk(roles=roles, time="vote", accused=(3, 5), cards=(), cycle=2)
    told = listen(state)
    answers = {seat: "vote 5" for seat in range(7) if seat != 5}
    everybody(state, {**answers, 1: "vote 5 strike_down@3=doctor", 5: "vote 3"})
    until(state, "huddle")
    assert [event.seat for event in told if type(event).__name__ == "Left"] == [5, 3]
    assert names(told).count("Won") == 1


@pytest.mark.parametrize(
    ("name", "hands"),
    [
        ("half", (3, 3, 4, 4, 5, 5, 6, 7)),
        ("half_minus_one", (2, 2, 3, 3, 4, 4, 5, 6)),
        ("majority", (4, 4, 5, 5, 6, 6, 7, 8)),
        ("commando", (3, 3, 4, 4, 4, 5, 5, 6)),
    ],
)
def test_thresholds(name, hands):
    assert tuple(hands_needed(name, living) for living in (6, 7, 8, 9, 10, 11, 12, 15)) == hands


@paragraph("mafia-4.3")
def test_e41_the_silenced_count_as_present_for_a_threshold():
    state = talk(time="hands", statuses={seat: (Status("silenced", 5),) for seat in (7, 8, 9)})
    everybody(state, dict.fromkeys((0, 1, 2, 3), "hands 4"))
    assert state.by_night  # five hands were needed, of ten


@paragraph("mafia-4.5", "mafia-5.9")
def test_e44_a_gun_fired_before_the_talk_is_over_makes_its_owner_accused_after_its_victim_has_left():
    state = talk(statuses={5: (GUN,)}, starter=6)
    until_last = state.phases[-1].order[-1]
    while state.phases[-1].speaker != until_last:
        play(state, state.phases[-1].speaker, "done")
    play(state, MAYOR, "act fire@1")
    assert state.gone == (MAFIOSO,)
    until(state, "defend")
    assert list(state.asked()) == [MAYOR]
    everybody(state)
    everybody(state, dict.fromkeys(state.asked(), "up"))
    until(state, "huddle")
    assert state.gone == (MAFIOSO, MAYOR)


def test_e36_face_change_swaps_one_of_the_mafia_out_and_only_they_themselves_are_told():
    roles = ["godfather", "matador", "saul", "watson", "leon", "kane", "constantine", "citizen", "citizen", "citizen"]
    state = talk(roles=roles, time="vote", accused=(7,), cards=("face_change",), scenario="godfather")
    everybody(state, {seat: "up" for seat in range(10) if seat != 7})
    play(state, 7, "draw 1")
    told = listen(state)
    play(state, 7, "act change_face@1")
    assert (state.players[1].role, state.players[1].side) == ("citizen", "city")
    assert (state.players[7].role, state.players[7].side) == ("matador", "mafia")
    assert state.team() == (0, 2)
    assert state.view(1).team == ()
    news = [event for event in told if type(event).__name__ == "NightNews"]
    assert [(event.seat, [note.kind for note in event.notes]) for event in news if event.notes] == [(1, ["new_face"])]
    assert len(news) == 10 - 1 + (7 in {event.seat for event in news})
    assert [event.seats for event in told if type(event).__name__ == "CardPlayed"] == [()]


@paragraph("mafia-11.10")
def test_e36_the_new_owner_of_a_face_has_the_uses_that_were_left():
    roles = ["godfather", "matador", "saul", "watson", "leon", "kane", "constantine", "citizen", "citizen", "citizen"]
    state = talk(
        roles=roles, time="vote", accused=(4,), cards=("face_change",), scenario="godfather", used={4: {"fire_at": 2}}
    )
    everybody(state, {seat: "up" for seat in range(10) if seat != 4})
    play(state, 4, "draw 1")
    play(state, 4, "act change_face@9")
    until(state, "night")
    assert state.role(9).key == "leon"
    assert game.parse("act fire_at@0") not in state.legal(9)
