"""What players of other tables complained about, row by row: what goes wrong at night and in the morning."""

import pytest
from day import everybody, listen, names, play, until
from night import night, notes

from mahfel.engine import Refused
from mahfel.games.mafia import game
from mahfel.games.mafia.arrange import arrange
from mahfel.games.mafia.ending import result
from mahfel.games.mafia.moves import REST, Act, Use
from mahfel.games.mafia.player import Status
from mahfel.games.mafia.sign import Sign
from mahfel.testing.plugin import paragraph

TEN = ["boss", "mafioso", "saul", "doctor", "detective", "sheriff", "geomancer", "citizen", "citizen", "citizen"]
BOSS, MAFIOSO, SAUL, DOCTOR, DETECTIVE, SHERIFF, GEOMANCER, CITIZEN, OTHER, THIRD = range(10)


@paragraph("mafia-10.11")
def test_e1_a_role_that_is_taken_over_works_for_its_new_owner_from_the_next_night():
    state, left, _ = night(TEN, {GEOMANCER: "divine=sheriff", SHERIFF: "shoot@1"})
    assert left == [MAFIOSO]  # it was still the old owner's
    assert state.players[SHERIFF].stripped
    until(state, "night")
    assert game.parse("act shoot@0") in state.legal(GEOMANCER)
    assert game.parse("act shoot@0") not in state.legal(SHERIFF)


def test_e1_whoever_joins_the_mafia_is_asked_for_nothing_in_that_night():
    state, _, _ = night(TEN, {SAUL: "buy@7"}, out=(MAFIOSO,))
    assert state.players[CITIZEN].side == "mafia"
    until(state, "huddle")
    assert state.team() == (BOSS, SAUL, CITIZEN)


@paragraph("mafia-7.1", "mafia-7.6")
def test_e3_the_reaction_is_asked_for_when_its_owner_has_left_and_all_are_asked_the_same():
    roles = ["boss", "nato", "hostage_taker", "commando", *["citizen"] * 6]
    for out in ((), (3,)):
        state = arrange(roles=roles, scenario="commando", out=out)
        everybody(state)
        assert {ask.kind for ask in state.asked().values()} == {"react"}
        assert set(state.asked()) == set(state.living())
        assert len({repr(ask) for ask in state.asked().values()}) == 1


@paragraph("mafia-7.7", "mafia-18.14")
def test_e4_one_save_stops_all_that_it_covers():
    roles = [*TEN[:6], "jani", *TEN[7:]]
    assert night(roles, {BOSS: "shot@7", 6: "slay@7", DOCTOR: "save@7"}, cycle=2)[1] == []


def test_e4_v12_two_shots_and_one_vest_leave_nobody_a_second_vest():
    roles = [*TEN[:6], "jani", "die_hard", *TEN[8:]]
    assert night(roles, {BOSS: "shot@7", 6: "slay@7"}, cycle=2)[1] == [7]


@paragraph("mafia-11.8")
def test_e4_a_purchase_of_somebody_who_dies_is_given_back():
    state, left, _ = night(TEN, {SAUL: "buy@7", SHERIFF: "shoot@7", 6: "divine=detective"}, out=(MAFIOSO,))
    assert left == [SHERIFF]  # a citizen at nightfall: the bullet comes back
    assert state.players[CITIZEN].side == "mafia"
    roles = [*TEN[:6], "jani", *TEN[7:]]
    state, left, _ = night(roles, {SAUL: "buy@7", 6: "slay@7"}, cycle=2, out=(MAFIOSO,))
    assert left == [CITIZEN]
    assert state.players[CITIZEN].side == "city"
    assert state.players[SAUL].times("buy") == 0


def test_e5_nobody_writes_at_the_table_at_night_and_the_dead_never_again():
    state = arrange(roles=TEN)
    assert not any("table" in state.channels(seat).write for seat in range(10))
    state, left, _ = night(TEN, {BOSS: "shot@7"})
    assert left == [CITIZEN]
    assert state.channels(CITIZEN).write == ("left",)
    assert "table" in state.channels(OTHER).write


@paragraph("mafia-7.4", "mafia-18.14")
def test_e8_all_shots_of_one_night_hit_though_the_shooters_die():
    assert night(TEN, {BOSS: "shot@5", SHERIFF: "shoot@0"})[1] == [BOSS, SHERIFF]


def test_e9_two_targets_are_two_slots_and_one_may_stay_empty():
    feast = {"signs": [Sign("two_shots", 4)]}
    assert night(TEN, {BOSS: "shot@7,8"}, **feast)[1] == [CITIZEN, OTHER]
    assert night(TEN, {BOSS: "shot@7"}, **feast)[1] == [CITIZEN]
    state = arrange(roles=TEN, **feast)
    assert Act((Use("shot", (7, 7)),)) not in state.legal(BOSS)
    assert Act((Use("shot", (7, 8, 9)),)) not in state.legal(BOSS)


@paragraph("mafia-7.3")
def test_e10_the_order_in_which_seats_answer_changes_nothing():
    texts = {BOSS: "act shot@5", DOCTOR: "act save@4", SHERIFF: "act shoot@1", DETECTIVE: "act inquire@1"}
    ends = []
    for order in (range(10), reversed(range(10)), (5, 0, 9, 1, 8, 4, 2, 7, 3, 6)):
        state = arrange(roles=TEN)
        for seat in order:
            state.play(seat, game.parse(texts[seat]) if seat in texts else REST)
        ends.append((state.gone, state.plain()))
    assert ends[0][0] == (MAFIOSO, SHERIFF)
    assert all(end == ends[0] for end in ends)


@paragraph("mafia-7.8", "mafia-7.9")
def test_e12_whoever_takes_one_along_does_so_before_anybody_has_won():
    roles = ["boss", "mafioso", "interrogator", "citizen", "citizen"]
    state, _, _ = night(roles, {0: "shot@2"}, scenario="shab_e_mafia", cycle=2)
    assert state.result is None  # two of each side are left, and yet it goes on
    assert state.asked()[2].kind == "look_at_two"
    play(state, 2, "act look@0,1")
    assert [note.word for note in notes(state, 2, "role")] == ["boss", "mafioso"]
    play(state, 2, "act take@1")
    assert state.result is None
    assert state.gone == (2, 1)


def test_e12_a_blocked_victim_takes_one_along_all_the_same_as_it_is_no_power_of_the_night():
    roles = ["boss", "hostage_taker", "interrogator", "citizen", "citizen", "citizen"]
    state, _, _ = night(roles, {0: "shot@2", 1: "hold@2"}, scenario="shab_e_mafia", cycle=2)
    assert state.asked()[2].kind == "look_at_two"


@paragraph("mafia-8.9", "mafia-6.7")
def test_e13_who_was_bought_wins_with_the_mafia():
    roles = ["boss", "saul", "mafioso", "citizen", "citizen", "doctor", "detective"]
    state, _, _ = night(roles, {1: "buy@3"}, out=(2,))
    assert state.result.side == "mafia"
    assert state.result.winners == (0, 1, 2, 3)


def test_e16_a_detective_who_dies_hears_nothing():
    state, _, told = night(TEN, {BOSS: "shot@4", DETECTIVE: "inquire@1"})
    assert notes(state, DETECTIVE, "side") == []
    assert not any(type(event).__name__ == "NightNews" and event.seat == DETECTIVE for event in told)


@paragraph("mafia-7.4", "mafia-18.14")
def test_e19_v23_a_conversion_comes_before_an_answer():
    state, _, _ = night(TEN, {SAUL: "buy@7", DETECTIVE: "inquire@7"}, out=(MAFIOSO,))
    assert notes(state, DETECTIVE, "side")[-1].word == "mafia"


@paragraph("mafia-2.6")
def test_e20_at_night_everybody_is_silent_at_the_table_and_the_team_has_a_room_of_its_own():
    state = arrange(roles=TEN)
    rooms = {seat: state.channels(seat) for seat in range(10)}
    assert all("table" not in found.write for found in rooms.values())
    assert [seat for seat, found in rooms.items() if "team" in found.read] == [BOSS, MAFIOSO, SAUL]
    assert state.channels(None).write == ()


@paragraph("mafia-2.6", "mafia-18.9")
def test_e23_who_has_left_loses_the_team_s_room_at_once_and_reads_it_only_where_they_see_everything():
    blind = arrange(roles=TEN, out=(MAFIOSO,))
    assert "team" not in blind.channels(MAFIOSO).read
    assert blind.channels(MAFIOSO).write == ("left",)
    seeing = arrange(roles=TEN, out=(MAFIOSO,), ghosts_see_all=True)
    assert "team" in seeing.channels(MAFIOSO).read
    assert seeing.channels(MAFIOSO).write == ("left",)


@paragraph("mafia-2.4")
def test_e30_the_next_of_the_team_carries_the_shot_at_once_and_only_the_team_knows():
    state = arrange(roles=TEN, out=(BOSS,), scenario="shab_e_mafia", cycle=2)
    assert state.carrier() == SAUL  # rank 3 before a mafioso
    assert state.view(SAUL).carrier == SAUL
    assert state.view(MAFIOSO).carrier == SAUL
    assert [state.view(seat).carrier for seat in (BOSS, DOCTOR, None)] == [None] * 3


@paragraph("mafia-7.5")
def test_e31_the_shot_fails_only_when_its_carrier_is_blocked():
    roles = ["boss", "mafioso", "wizard", "citizen", "citizen", "citizen", "citizen"]
    assert night(roles, {0: "shot@3", 2: "bewitch@1"}, cycle=2)[1] == [3]
    assert night(roles, {0: "shot@3", 2: "bewitch@0"}, cycle=2)[1] == []


def test_e32_two_guns_for_one_player_are_two_guns():
    roles = ["boss", "nato", "hostage_taker", "gunner", *["citizen"] * 6]
    state, _, _ = night(roles, {3: "give_blank@7 give_live@7"}, scenario="commando")
    assert [status.word for status in state.players[7].statuses] == ["blank+side", "live+side"]
    assert [(status.kind, status.word) for status in state.view(7).you.statuses] == [("gun", "")] * 2
    play(state, 7, "act fire@0")
    assert state.alive(0)  # it was the blank one
    play(state, 7, "act fire@0")
    assert not state.alive(0)
    assert state.players[0].told == "mafia"


@paragraph("mafia-6.8")
def test_e35_who_is_called_back_has_the_uses_that_were_left_no_statuses_and_speaks_last():
    roles = ["godfather", "matador", "saul", "watson", "leon", "kane", "constantine", "citizen", "citizen", "citizen"]
    position = {"out": (4,), "used": {4: {"fire_at": 1}}, "scenario": "godfather", "starter": 3, "cycle": 1}
    state, _, told = night(roles, {6: "call_back@4"}, **position)
    assert "Returned" in names(told)
    assert state.alive(4)
    assert state.players[4].times("fire_at") == 1
    assert [status.kind for status in state.players[4].statuses] == ["back"]
    assert state.phases[-1].order[0] == 5  # seat 4 would have been the first
    assert state.phases[-1].order[-1] == 4
    state.advance()
    assert state.players[4].statuses == ()


@paragraph("mafia-6.8")
def test_e35_nobody_is_called_back_twice_nor_from_a_certain_guess():
    roles = ["godfather", "matador", "saul", "watson", "leon", "kane", "constantine", "citizen", "citizen", "citizen"]
    state, _, _ = night(roles, {6: "call_back@4"}, out=(4,), scenario="godfather")
    from mahfel.games.mafia.leaving import leave

    leave(state, [(4, "vote")])
    state.players[6] = state.players[6].__class__("constantine", "constantine", "city")
    until(state, "night")
    assert game.parse("act call_back@4") not in state.legal(6)
    state, left, _ = night(roles, {0: "sixth_sense@4=leon"}, scenario="godfather")
    assert left == [4]
    until(state, "night")
    everybody(state, {6: "act call_back@4"})
    assert not state.alive(4)


@paragraph("mafia-7.12")
def test_e39_poison_and_farewells_of_a_night_are_due_though_the_night_does_not_take_place():
    roles = ["boss", "mafioso", "kane", "citizen", "citizen", "citizen", "citizen", "citizen"]
    statuses = {2: (Status("gone_soon", 1 << 20, by=2),), 3: (Status("poisoned", 5, by=4, word="evening"),)}
    state = arrange(
        roles=roles, time="hands", cycle=2, statuses=statuses, signs=[Sign("no_night", 6)], scenario="tv", cards=()
    )
    told = listen(state)
    everybody(state)
    assert "NoNight" in names(told)
    assert state.cycle == 3
    assert not state.by_night
    assert state.gone == (3, 2)  # the evening, then nightfall


@paragraph("mafia-7.13")
def test_e39_whom_one_may_not_choose_twice_running_stays_closed_after_a_night_that_was_skipped():
    roles = ["godfather", "matador", "saul", "watson", *["citizen"] * 6]
    state, _, _ = night(roles, {1: "bind@4", 3: "heal@4"}, scenario="godfather")
    state.signs = (Sign("no_night", 6),)
    until(state, "night")
    assert state.cycle == 3
    assert game.parse("act bind@4") not in state.legal(1)
    assert game.parse("act heal@4") not in state.legal(3)
    assert game.parse("act heal@5") in state.legal(3)


def test_e43_who_reads_roles_reads_the_present_one():
    roles = ["boss", "king_slayer", "geomancer", "sheriff", "doctor", *["citizen"] * 5]
    state, _, _ = night(roles, {2: "divine=sheriff"}, scenario="shab_e_mafia", cycle=1)
    until(state, "night")
    everybody(state, {1: "act strike_down@2=sheriff"})
    assert not state.alive(2)
    assert result(state) is None


def test_a_dead_seat_s_choice_is_refused_and_changes_nothing():
    state = arrange(roles=TEN, out=(CITIZEN,))
    before = state.plain()
    with pytest.raises(Refused) as refusal:
        state.play(CITIZEN, REST)
    assert refusal.value.code == "game.not_asked"
    assert state.plain() == before
