"""Pauses at tables: a game that the host has stopped stands still for everybody, and goes on where it stood."""

from __future__ import annotations

import asyncio
from typing import Final

from mahfel.engine import Game, Refused, Seat
from mahfel.engine import record as records
from mahfel.tables.abandon import abandon
from mahfel.tables.decisions import Decision
from mahfel.tables.pause import pause, resume
from mahfel.tables.record import record_of
from mahfel.tables.table import Table
from mahfel.testing.at_table.room import Room, opened_room, players
from mahfel.testing.at_table.sight import table_sight
from mahfel.testing.effort import NORMAL, Effort
from mahfel.testing.transcript import differing, viewers

LAW = "a paused table stands still"
_LONG: Final = 3_600_000
"""Milliseconds of a pause: longer than any decision of these tables."""


def table_pause(game: Game, effort: Effort = NORMAL) -> None:
    """Between moves the host stops the game for an hour, over a restart every other time: nothing is written, whoever
    moves is refused, each viewer sees what they saw; afterwards every decision has to the millisecond what was left of
    it. At last the host ends the game, and its record is verified. Raises ``Broken``.
    """
    for seed in range(effort.seed, effort.seed + max(2, effort.games // 12)):
        for windows in ("swift", "even"):
            asyncio.run(_stopped_and_going(game, seed, windows))


async def _stopped_and_going(game: Game, seed: int, windows: str) -> None:
    people = players(game, seed)
    async with opened_room(game, seed, people, warm=None, windows=windows) as room:
        for number in range(room.chance.below(20) + 12):
            if (await room.settled()).phase == "over":
                return
            if number % 4 == 0:
                await _stop(room, people, restart=number % 8 == 0)
            await room.one_move(habit=1)
        if (await room.settled()).phase == "play":
            await _end(room)


async def _stop(room: Room, people: int, *, restart: bool) -> None:
    before = await room.table()
    assert before.state is not None
    seen = {viewer: table_sight(before, viewer, before.version) for viewer in viewers(before.state)}
    decisions = before.decisions
    await pause(room.house, room.id, room.who[before.host])
    table = await room.table()
    for viewer, sight in seen.items():
        now = table_sight(table, viewer, table.version)
        if now != sight:
            room.broken(LAW, f"a pause changes what viewer {viewer} sees: {differing(sight, now)}")
    if await room.house.log.deadlines():
        room.broken(LAW, "deadlines are kept while the game is paused")
    if restart:
        await room.restart()
    await room.clock.advance(_LONG)
    await asyncio.sleep(0)
    for seat in range(people):
        await _refused(room, seat)
    written = (await room.house.log.read(room.id))[-1].version
    if written != table.rows:
        room.broken(LAW, f"row {written} was written while the game was paused, the last before was {table.rows}")
    await resume(room.house, room.id, room.who[table.host])
    _has_its_time(room, decisions, await room.table())


async def _refused(room: Room, seat: Seat) -> None:
    try:
        await room.act(seat, "anything")
    except Refused as refusal:
        if refusal.code != "table.paused":
            room.broken(LAW, f"seat {seat} moved while the game was paused and was told {refusal.code}")
    else:
        room.broken(LAW, f"seat {seat} moved while the game was paused")


def _has_its_time(room: Room, before: dict[Seat, Decision], table: Table) -> None:
    if set(table.decisions) != set(before):
        room.broken(LAW, f"{sorted(before)} were asked before the pause, {sorted(table.decisions)} after it")
    for seat, decision in table.decisions.items():
        was = before[seat].deadline
        due = None if was is None else was + _LONG
        if decision.deadline != due or decision.version != before[seat].version:
            room.broken(LAW, f"seat {seat} had until {was}, and has until {decision.deadline} after {_LONG} ms")


async def _end(room: Room) -> None:
    table = await room.table()
    await abandon(room.house, room.id, room.who[table.host])
    table = await room.table()
    if table.phase != "over" or table.decisions or await room.house.log.deadlines():
        room.broken(LAW, "a game that was ended goes on")
    try:
        records.verify(room.game, records.read(records.write(record_of(table))))
    except Refused as refusal:
        room.broken(LAW, f"the record of a game that was ended is refused as {refusal}")
