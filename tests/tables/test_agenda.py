"""The clocks, the agenda, and hints."""

from __future__ import annotations

import asyncio

import pytest

from mahfel.broker import LocalBroker
from mahfel.tables.agenda import Agenda
from mahfel.tables.clock import SystemClock
from mahfel.testing.clock import FakeClock


@pytest.fixture
def rung() -> list[str]:
    return []


@pytest.fixture
def agenda(clock, rung) -> Agenda:
    return Agenda(clock, rung.append)


async def test_it_rings_in_the_order_of_the_instants_and_once(agenda, clock, rung):
    now = clock.now()
    agenda.put("late", now + 30)
    agenda.put("early", now + 10)
    agenda.put("middle", now + 20)
    await clock.advance(25)
    assert rung == ["early", "middle"]
    await clock.advance(1000)
    assert rung == ["early", "middle", "late"]
    assert len(agenda) == 0


async def test_the_last_word_on_a_table_counts(agenda, clock, rung):
    now = clock.now()
    agenda.put("a", now + 10)
    agenda.put("a", now + 50)
    agenda.put("b", now + 10)
    agenda.put("b", None)
    await clock.advance(49)
    assert rung == []
    await clock.advance(1)
    assert rung == ["a"]
    assert clock.waiting == 0


async def test_an_earlier_instant_is_not_missed_behind_a_later_one(agenda, clock, rung):
    agenda.put("a", clock.now() + 50)
    agenda.put("b", clock.now() + 5)
    await clock.advance(5)
    assert rung == ["b"]


async def test_what_is_overdue_rings_at_once(agenda, clock, rung):
    agenda.put("a", clock.now() - 1000)
    await asyncio.sleep(0)
    assert rung == ["a"]


async def test_a_table_whose_instant_changes_a_million_times_does_not_fill_the_memory(agenda, clock):
    for number in range(10_000):
        agenda.put("a", clock.now() + 1000 + number)
    assert len(agenda) == 1
    assert len(agenda._heap) < 200
    assert clock.waiting == 1


async def test_a_closed_agenda_is_silent(agenda, clock, rung):
    agenda.put("a", clock.now() + 5)
    agenda.close()
    await clock.advance(10)
    assert rung == []
    assert clock.waiting == 0


async def test_the_system_clock_calls_soon_after_the_instant_and_not_before():
    clock, called = SystemClock(), asyncio.Event()
    due = clock.now() + 30
    clock.call_at(due, called.set)
    never = clock.call_at(due, lambda: pytest.fail("it was called off"))
    never.cancel()
    await asyncio.wait_for(called.wait(), 5)
    assert clock.now() >= due


async def test_the_system_clock_follows_a_wall_clock_that_is_set_back(monkeypatch):
    clock, called = SystemClock(), asyncio.Event()
    real = clock.now
    behind = 60
    monkeypatch.setattr(clock, "now", lambda: real() - behind)
    due = clock.now() + 20
    clock.call_at(due, called.set)
    behind = 100  # in the middle of the wait somebody sets the clock back
    await asyncio.wait_for(called.wait(), 5)
    assert clock.now() >= due


async def test_a_fake_clock_wakes_sleepers_in_order():
    clock, woken = FakeClock(0), []

    async def sleeper(seconds: float) -> None:
        await clock.sleep(seconds)
        woken.append((seconds, clock.now()))

    tasks = [asyncio.ensure_future(sleeper(seconds)) for seconds in (3, 1, 2, 0)]
    await clock.advance(2500)
    assert woken == [(0, 0), (1, 1000), (2, 2000)]
    await clock.advance(500)
    await asyncio.gather(*tasks)
    assert clock.waiting == 0


def test_hints_reach_all_who_listen_until_they_stop():
    broker, one, other = LocalBroker(), [], []
    stop = broker.listen(lambda table, version: one.append((table, version)))
    broker.listen(lambda table, version: other.append((table, version)))
    broker.publish("a", 1)
    stop()
    stop()
    broker.publish("a", 2)
    assert one == [("a", 1)]
    assert other == [("a", 1), ("a", 2)]
