"""Time at a table: deadlines are instants that the server owns, and survive it."""

from __future__ import annotations

import asyncio

import pytest

from mahfel.engine import Refused
from mahfel.store import StoreFull
from mahfel.tables.change_seat import change_seat
from mahfel.tables.decisions import TIME

TURN = TIME["normal"]["turn"]


async def code_of(work) -> str:
    with pytest.raises(Refused) as found:
        await work
    return found.value.code


async def test_a_decision_has_the_time_of_its_pace_and_class(party):
    for pace, seconds in (("quick", 25), ("normal", 90), ("relaxed", 72 * 3600)):
        await party.begin(pace=pace)
        table = await party.table()
        (decision,) = table.decisions.values()
        assert decision.deadline - party.clock.now() == seconds * 1000
    await party.begin(people=2, game="two_card_coup", pace="quick")
    await party.act(0, "claim")
    assert (await party.table()).decision(1).deadline == party.clock.now() + 15_000


async def test_a_move_one_millisecond_before_the_deadline_counts(party):
    await party.begin()
    seat = await party.turn()
    await party.clock.advance(TURN - 1)
    await party.act(seat, "bid:2")
    await party.clock.advance(1)
    table = await party.table()
    assert table.moves == [(seat, "bid:2")]
    assert "defaulted" not in party.events(table)


async def test_a_move_at_the_deadline_or_after_it_is_too_late_and_the_default_is_played(party):
    await party.begin()
    seat = await party.turn()
    party.clock.jump(TURN)  # the timer has not rung yet
    assert await code_of(party.act(seat, "bid:2")) == "move.too_late"
    await party.clock.advance(0)
    table = await party.eventually(lambda table: table.moves)
    assert table.moves == [(seat, "pass")]
    assert party.events(table)[-2:] == ["defaulted", "passed"]
    assert await code_of(party.act(seat, "bid:2")) == "game.not_asked"


async def test_a_deadline_rings_once_and_the_next_decision_gets_its_whole_time(party):
    await party.begin()
    await party.clock.advance(TURN)
    table = await party.eventually(lambda table: table.moves)
    await party.clock.advance(TURN - 1)
    assert len((await party.table()).moves) == 1
    (decision,) = (await party.table()).decisions.values()
    assert decision.deadline == table.touched + TURN


async def test_after_a_restart_in_mid_countdown_the_deadline_is_where_it_was(party):
    await party.begin()
    seat = await party.turn()
    await party.clock.advance(TURN - 10)
    await party.restart()
    assert (await party.table()).decision(seat).deadline == party.clock.now() + 10
    await party.clock.advance(9)
    assert (await party.table()).moves == []
    await party.clock.advance(1)
    assert (await party.eventually(lambda table: table.moves)).moves == [(seat, "pass")]


async def test_what_became_due_while_the_server_was_away_is_played_at_its_start_without_anybody_asking(party):
    await party.begin()
    seat = await party.turn()
    party.clock.jump(10 * TURN)
    await party.restart()
    assert party.house.counts()["tables"] == 0  # nothing is loaded for it
    await party.clock.advance(0)
    for _ in range(30_000):
        rows = await party.house.log.read(party.id)
        if b"defaulted" in rows[-1].entry:
            break
        await asyncio.sleep(0.002)
    assert sum(b"defaulted" in row.entry for row in rows) == 1
    assert (await party.table()).moves == [(seat, "pass")]


async def test_a_suspended_machine_makes_up_for_one_deadline_and_not_for_all_that_it_slept_through(party):
    await party.begin()
    party.clock.jump(100 * TURN)
    await party.clock.advance(0)
    await party.eventually(lambda table: len(table.moves) == 1)
    await party.clock.advance(TURN - 1)
    assert len((await party.table()).moves) == 1


async def test_everybody_asleep_the_game_still_comes_to_its_end(party):
    await party.begin(warm=None, pace="quick")
    for _ in range(400):
        table = await party.table()
        if table.phase == "over":
            break
        moves, due = len(table.moves), min(decision.deadline for decision in table.decisions.values())
        await party.clock.advance(due - party.clock.now())
        await party.eventually(lambda table, moves=moves: len(table.moves) > moves)
    assert table.phase == "over"
    assert await party.house.log.deadlines() == []
    assert party.house.counts()["deadlines"] == 0


async def test_a_lobby_and_a_finished_table_have_no_clock(party):
    await party.open()
    assert await party.house.log.deadlines() == []
    await party.fill(3)
    assert party.house.counts()["deadlines"] == 0
    await change_seat(party.house, party.id, party.who[0], 4)
    assert party.house.counts()["deadlines"] == 0


async def test_a_deadline_that_meets_a_full_disk_is_kept_when_there_is_space(party, monkeypatch):
    await party.begin()
    log = party.house.log
    put, full = log.put, True

    def tight(*arguments):
        if full:
            asyncio.get_running_loop().call_soon(arguments[-1], StoreFull("no space"))
        else:
            put(*arguments)

    monkeypatch.setattr(log, "put", tight)
    await party.clock.advance(TURN)
    assert (await party.table()).moves == []
    assert await code_of(party.act(await party.turn(), "bid:1", version=9)) in ("move.stale", "move.too_late")
    full = False
    await party.clock.advance(5_000)
    assert len((await party.eventually(lambda table: table.moves)).moves) == 1


async def test_a_move_that_meets_a_full_disk_may_be_sent_again_under_the_same_id(party, monkeypatch):
    await party.begin()
    before, seat = await party.table(), await party.turn()
    log = party.house.log
    put = log.put

    def tight(*arguments):
        asyncio.get_running_loop().call_soon(arguments[-1], StoreFull("no space"))

    monkeypatch.setattr(log, "put", tight)
    assert await code_of(party.act(seat, "bid:2", command="u1")) == "store.full"
    assert await party.table() is before
    monkeypatch.setattr(log, "put", put)
    await party.act(seat, "bid:2", command="u1")
    assert (await party.table()).moves == [(seat, "bid:2")]
