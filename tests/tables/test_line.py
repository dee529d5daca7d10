"""The line in front of a table: one after the other, whoever waits and whoever goes away."""

from __future__ import annotations

import asyncio

import pytest

from mahfel.tables.line import Line


def test_turns_come_one_after_the_other_in_the_order_of_asking():
    line, had = Line(), []
    line.join(lambda: had.append(1))
    line.join(lambda: had.append(2))
    assert (had, line.busy) == ([1], True)
    line.leave()
    assert (had, line.busy) == ([1, 2], True)
    line.leave()
    assert not line.busy


def test_a_long_line_of_short_turns_is_no_deep_stack():
    line, had = Line(), []

    def turn() -> None:
        had.append(1)
        line.leave()

    line.join(lambda: None)
    for _ in range(5000):
        line.join(turn)
    line.leave()
    assert (len(had), line.busy) == (5000, False)


async def test_a_block_has_the_table_to_itself():
    line, had = Line(), []
    async with line.held():
        line.join(lambda: had.append(1))
        await asyncio.sleep(0)
        assert had == []
    assert had == [1]


async def test_whoever_goes_away_while_waiting_holds_up_nobody():
    line, had = Line(), []
    line.join(lambda: None)

    async def hold() -> None:
        async with line.held():
            had.append("held")

    early, late = asyncio.ensure_future(hold()), asyncio.ensure_future(hold())
    await asyncio.sleep(0)
    line.join(lambda: had.append("last"))
    early.cancel()
    await asyncio.sleep(0)
    line.leave()  # the turn of `late` has come, and it goes away before it notices
    late.cancel()
    for task in (early, late):
        with pytest.raises(asyncio.CancelledError):
            await task
    assert had == ["last"]
