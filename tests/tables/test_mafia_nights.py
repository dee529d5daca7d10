"""A night of Mafia at a table: as long whoever is there, open to changes until its end, silent in the common room."""

from __future__ import annotations

import pytest
from mafia_city import NIGHT, city, seat_of, to_the

from mahfel.engine import Refused
from mahfel.tables.leave import leave
from mahfel.tables.talk import say


async def test_e2_e3_a_night_lasts_its_whole_time_however_soon_all_have_answered(party):
    table = await city(party)
    opened = party.clock.now()
    assert {decision.deadline for decision in table.decisions.values()} == {opened + NIGHT}
    assert sorted(table.decisions) == list(range(6))
    for seat in range(6):
        await party.act(seat, "rest")
    await party.clock.advance(NIGHT - 1)
    assert {d.ask.kind for d in (await party.table()).decisions.values()} == {"night"}
    await party.clock.advance(1)
    await party.eventually(lambda now: {d.ask.kind for d in now.decisions.values()} == {"huddle"})


async def test_e2_a_choice_and_a_rest_may_be_changed_until_the_night_is_over(party):
    await city(party)
    table = await to_the(party, "night", 2)
    boss, doctor = seat_of(table, "boss"), seat_of(table, "doctor")
    victim, other = [seat for seat in table.state.living() if seat not in (boss, doctor)][:2]
    await party.act(boss, "rest")
    await party.act(boss, f"act shot@{victim}")
    await party.act(boss, f"act shot@{other}")
    assert (await party.table()).decision(boss) is not None
    await party.clock.advance(NIGHT)
    table = await party.eventually(lambda now: "night" not in {d.ask.kind for d in now.decisions.values()})
    assert table.state.gone == (other,)


async def test_e3_the_night_is_as_long_when_the_detective_has_left(party):
    await city(party)
    lengths = []
    for cycle in (2, 3):
        table = await to_the(party, "night", cycle)
        lengths.append({d.deadline - d.opened for d in table.decisions.values()})
        boss, detective = seat_of(table, "boss"), seat_of(table, "detective")
        if table.state.alive(detective):
            await party.act(boss, f"act shot@{detective}")
    assert not (await party.table()).state.alive(detective)
    assert lengths == [{NIGHT}, {NIGHT}]


async def test_e20_nobody_writes_at_the_table_by_night_and_the_team_has_its_room(party):
    table = await city(party)
    boss, doctor = seat_of(table, "boss"), seat_of(table, "doctor")
    for seat in (boss, doctor):
        with pytest.raises(Refused):
            await say(party.house, party.id, party.who[seat], command=f"s{seat}", room="table", text="psst")
    await say(party.house, party.id, party.who[boss], command="t1", room="team", text="alone tonight")
    with pytest.raises(Refused):
        await say(party.house, party.id, party.who[doctor], command="t2", room="team", text="me too")
    table = await party.table()
    heard = {viewer: "alone tonight" in str(table.events(viewer)) for viewer in (*range(6), None)}
    assert heard == {viewer: viewer == boss for viewer in (*range(6), None)}


async def test_e5_e23_who_left_in_the_night_says_nothing_at_the_table_any_more(party):
    await city(party)
    table = await to_the(party, "night", 2)
    boss, doctor = seat_of(table, "boss"), seat_of(table, "doctor")
    await party.act(boss, f"act shot@{doctor}")
    await party.clock.advance(NIGHT)
    await party.eventually(lambda now: now.state.gone)
    with pytest.raises(Refused):
        await say(party.house, party.id, party.who[doctor], command="d1", room="table", text="it was the boss")
    await say(party.house, party.id, party.who[doctor], command="d2", room="left", text="hello?")
    assert "hello?" not in str((await party.table()).events(boss))


async def test_e18_e24_an_absent_carrier_neither_stops_the_night_nor_loses_the_seat(party):
    await city(party)
    table = await to_the(party, "night", 2)
    boss = seat_of(table, "boss")
    await leave(party.house, party.id, party.who[boss])
    assert (await party.table()).decision(boss).deadline == table.decision(boss).deadline
    await party.clock.advance(NIGHT)
    table = await party.eventually(lambda now: "night" not in {d.ask.kind for d in now.decisions.values()})
    assert table.state.gone == ()
    assert table.state.alive(boss)


async def test_e21_e45_after_a_restart_each_seat_sees_what_it_saw_and_the_host_no_more_than_others(party):
    before = await city(party)
    views = {viewer: before.view(viewer) for viewer in (*range(6), None)}
    await party.restart()
    after = await party.table()
    assert {viewer: after.view(viewer) for viewer in (*range(6), None)} == views
    host = 0
    shown = [player.role for seat, player in enumerate(views[host].players) if seat != host]
    assert shown == [""] * 5


async def test_e27_everybody_has_the_same_countdown_and_nobody_is_said_to_be_missing(party):
    table = await city(party)
    assert len({(d.opened, d.deadline) for d in table.decisions.values()}) == 1
    assert all(table.waiting(viewer) == [] for viewer in (*range(6), None))


async def test_e42_a_side_that_is_away_is_played_for_and_the_game_goes_on(party):
    table = await city(party)
    for role in ("doctor", "detective"):
        await leave(party.house, party.id, party.who[seat_of(table, role)])
    table = await to_the(party, "night", 2)
    assert table.phase == "play"


async def test_who_sees_everything_after_leaving_reads_the_team_s_room_and_nobody_else_does(party):
    await city(party, ghosts_see_all=True)
    table = await to_the(party, "night", 2)
    boss, doctor = seat_of(table, "boss"), seat_of(table, "doctor")
    await party.act(boss, f"act shot@{doctor}")
    await to_the(party, "huddle", 3)
    await say(party.house, party.id, party.who[boss], command="n1", room="team", text="next one")
    table = await party.table()
    assert "next one" in str(table.events(doctor))
    assert {player.role for player in table.view(doctor).players} == {"boss", "doctor", "detective", "citizen"}
    assert "next one" not in str(table.events(seat_of(table, "detective")))
