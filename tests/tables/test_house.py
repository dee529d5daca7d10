"""The house: what it keeps in memory, whom it tells, how it begins, and that it leaves nothing behind."""

from __future__ import annotations

import asyncio
import logging
import time

import pytest

from mahfel.broker import LocalBroker
from mahfel.engine import Refused
from mahfel.store import Deadline, Row
from mahfel.store.sqlite import SqliteLog
from mahfel.tables import entries, secrets
from mahfel.tables.act import act
from mahfel.tables.bot_play import no_pause
from mahfel.tables.house import House
from mahfel.tables.leave import leave
from mahfel.tables.open import open_table, opened
from mahfel.tables.seat_bot import seat_bot
from mahfel.tables.start import start

NONCE = "ab" * 32


async def test_whoever_subscribes_is_told_after_the_commit_and_no_more_after_that(party):
    await party.open()
    heard = []
    stop = await party.house.subscribe(party.id, heard.append)
    await party.fill(3)
    assert heard == [3, 4]
    stop()
    stop()
    await leave(party.house, party.id, party.who[2])
    assert heard == [3, 4]


async def test_nobody_is_told_before_the_row_is_in_the_log(party):
    await party.begin()
    seen = []

    def listener(version: int) -> None:
        seen.append(len(party.house.log.writer.connection.execute("SELECT * FROM log").fetchall()))

    await party.house.subscribe(party.id, listener)
    before = (await party.table()).version
    await party.act(await party.turn(), "pass")
    assert seen == [before + 1]


async def test_a_listener_that_fails_spoils_nothing(party, caplog):
    await party.begin()
    heard = []

    def broken(version: int) -> None:
        raise RuntimeError("boom")

    await party.house.subscribe(party.id, broken)
    await party.house.subscribe(party.id, heard.append)
    with caplog.at_level(logging.ERROR):
        done = await party.act(await party.turn(), "pass")
    assert heard == [done.version]
    assert "a listener of a table failed" in caplog.text


async def test_a_table_that_nobody_needs_is_forgotten_and_comes_back_from_its_log(party):
    await party.begin(pace="relaxed")
    await party.act(await party.turn(), "bid:2")
    stop = await party.house.subscribe(party.id, lambda version: None)
    table = await party.table()
    assert party.house.counts()["tables"] == 1
    await party.clock.advance(80_000)
    assert party.house.counts()["tables"] == 1  # somebody listens
    stop()
    for _ in range(3):
        await party.clock.advance(60_000)
        await asyncio.sleep(0.02)
    for _ in range(3000):
        if party.house.counts()["tables"] == 0:
            break
        await asyncio.sleep(0.02)
    assert party.house.counts()["tables"] == 0
    again = await party.table()
    assert again is not table
    assert again.version >= table.version


async def test_ten_askers_at_once_load_a_table_once(party):
    await party.begin()
    await party.restart()
    tables = await asyncio.gather(*(party.table() for _ in range(10)))
    assert len({id(table) for table in tables}) == 1


async def test_whoever_goes_away_in_the_middle_of_a_command_leaves_no_row_that_is_unknown(party):
    await party.begin()
    seat, version = await party.turn(), (await party.table()).version
    work = asyncio.ensure_future(party.act(seat, "bid:2", command="u1"))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    work.cancel()
    with pytest.raises(asyncio.CancelledError):
        await work
    table = await party.eventually(lambda table: table.version > version)
    assert table.moves == [(seat, "bid:2")]
    assert len(await party.house.log.read(party.id)) == table.version
    assert (await party.act(seat, "bid:2", command="u1")).version == table.version


async def test_two_houses_on_one_log_never_accept_two_moves_for_one_version(party):
    broker = LocalBroker()
    await party.house.close()
    houses = []
    for _ in range(2):
        log = await SqliteLog.open(party.path)
        houses.append(House(log, party.bots, clock=party.clock, broker=broker, pause=no_pause))
        await houses[-1].start()
    party.house = houses[0]
    await party.begin()
    heard = []
    await houses[1].subscribe(party.id, heard.append)
    for turn in range(12):
        table = await party.table()
        seat, version = next(iter(table.decisions)), table.version
        tries = await asyncio.gather(
            *(
                act(house, party.id, party.who[seat], command=f"{turn}-{n}", version=version, move="pass")
                for n, house in enumerate(houses)
            ),
            return_exceptions=True,
        )
        accepted = [each for each in tries if not isinstance(each, Exception)]
        assert len(accepted) == 1, tries
        assert {each.code for each in tries if isinstance(each, Refused)} <= {"game.not_asked", "move.stale"}
        for house in houses:
            for _ in range(30_000):
                if (await house.table(party.id)).version == accepted[0].version:
                    break
                await asyncio.sleep(0.002)
        first, second = [await house.table(party.id) for house in houses]
        assert first.version == second.version
        assert first.state.fingerprint() == second.state.fingerprint()
        if first.phase == "over":
            break
    assert heard == sorted(heard)
    await houses[1].close()


async def test_a_command_that_lost_the_race_for_a_version_is_tried_again_while_its_decision_stands(party):
    broker = LocalBroker()
    other = House(await SqliteLog.open(party.path), party.bots, clock=party.clock, broker=broker, pause=no_pause)
    await party.begin(game="two_card_coup", people=3)
    await party.act(0, "claim")
    seen = await other.table(party.id)  # the other worker knows this much and hears nothing
    await party.act(1, "allow")
    done = await act(other, party.id, party.who[2], command="u1", version=seen.version, move="doubt")
    assert done.version == seen.version + 2
    assert (await other.table(party.id)).moves[-2:] == [(1, "allow"), (2, "doubt")]
    await other.close()


async def test_a_server_with_ten_thousand_tables_begins_at_once_and_loads_none(party, high_society):
    now = party.clock.now()
    first = opened(
        high_society,
        options={},
        pace="normal",
        windows="swift",
        absence=("wait", None),
        grace=90,
        times={},
        spectators=True,
        lang="fa",
    )
    body = entries.encode(first)
    log = party.house.log
    await asyncio.gather(
        *(
            log.append(f"table-{n:05}", 0, [Row(1, now, None, None, body)], [Deadline(f"table-{n:05}", 0, now + n, 1)])
            for n in range(10_000)
        )
    )
    await party.house.close()
    began = time.process_time()
    party.house = House(await SqliteLog.open(party.path), party.bots, clock=party.clock, pause=no_pause)
    await party.house.start()
    assert time.process_time() - began < 2
    assert party.house.counts()["deadlines"] == 10_000
    assert party.house.counts()["tables"] == 0


async def test_hundreds_of_tables_made_played_and_abandoned_leave_nothing_behind(party):
    house = party.house
    before, waiting = house.counts(), party.clock.waiting
    for number in range(300):
        made = await open_table(house, game="coin_auction", name="A", nonce=NONCE, seat=0)
        who = secrets.digest(made.token)
        if number % 5 == 0:
            await house.arrive(made.table, who)
            await seat_bot(house, made.table, who, 1, "easy")
            await start(house, made.table, who)
            await leave(house, made.table, who)
            house.depart(made.table, who)
    for _ in range(6000):
        if not await house.log.deadlines():
            break
        await asyncio.sleep(0.01)
    for _ in range(6):
        await party.clock.advance(60_000)
    assert house.counts() == before
    assert party.clock.waiting == waiting
    assert asyncio.all_tasks() == {asyncio.current_task()}


async def test_a_closed_house_has_no_tasks_and_no_timers(party):
    await party.begin(people=1, bots=3)
    await party.clock.advance(10)
    await party.house.close()
    await asyncio.sleep(0)
    assert asyncio.all_tasks() == {asyncio.current_task()}
    assert party.clock.waiting == 0
    party.house = House(await SqliteLog.open(party.path), party.bots, clock=party.clock, pause=no_pause)


async def test_a_damaged_log_is_refused_in_words_and_the_other_tables_go_on(party):
    await party.begin()
    good = party.id
    made = await open_table(party.house, game="high_society", name="A", nonce=NONCE)
    await party.house.log.append(made.table, 2, [Row(3, party.clock.now(), None, None, b'{"type":"levitated"}')])
    await party.restart()
    with pytest.raises(Refused) as refusal:
        await party.house.table(made.table)
    assert refusal.value.code == "table.unreadable"
    party.id = good
    await party.act(await party.turn(), "pass")
