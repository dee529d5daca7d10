"""H5 at tables: every way to be gone, and the others reach an end."""

from __future__ import annotations

import asyncio
from typing import Final

from mahfel.engine import Game
from mahfel.tables.come_back import come_back
from mahfel.tables.leave import leave
from mahfel.testing.at_table.room import Room, opened_room, players
from mahfel.testing.effort import NORMAL, Effort

LAW = "whoever is gone, the table comes to an end"

WAYS: Final = ("asleep", "left", "kept", "returned", "removed")
"""Lets time decide; says good-bye with nobody in the seat; with a bot in it; and comes back after a while; is sent away
by the table, in games that go on without them."""


def table_absence(game: Game, effort: Effort = NORMAL) -> None:
    """A person is gone from some decision on, in each of ``WAYS``, first one seat and then all seats: the game goes on
    by the clock, comes to an end, and no decision is decided twice. Raises ``Broken``.
    """
    for seed in range(effort.seed, effort.seed + max(2, effort.games // 12)):
        for way in WAYS if game.meta.excludes else WAYS[:-1]:
            for everybody in (False, True):
                asyncio.run(_gone(game, seed, way, everybody=everybody))


async def _gone(game: Game, seed: int, way: str, *, everybody: bool) -> None:
    people = players(game, seed)
    warm = next(iter(game.levels), "random") if way == "kept" else None
    absence = {"absent": "remove"} if way == "removed" else {"warm": warm}
    async with opened_room(game, seed, people, pace="quick", **absence) as room:
        for _ in range(room.chance.below(3)):
            await room.one_move(habit=1)
        gone = set(range(people)) if everybody else {room.chance.below(people)}
        for seat in range(people):
            if way == "removed" and seat not in gone:
                await room.house.arrive(room.id, room.who[seat])
        for seat in gone if way != "asleep" else ():
            if (await room.table()).phase == "play":
                await leave(room.house, room.id, room.who[seat])
        for number in range(game.meta.max_decisions + 50):
            if (await room.settled()).phase == "over":
                return
            if way == "returned" and number == 4:
                gone = await _return(room, gone)
            await _step(room, gone)
        room.broken(LAW, f"{way}: no end in sight")


async def _step(room: Room, gone: set[int]) -> None:
    """Whoever is there moves; when nobody who is there is asked, time passes."""
    table = await room.table()
    here = [seat for seat in room.asked_people(table) if seat not in gone]
    if here and table.state is not None:
        move = table.state.legal(here[0]).sample(room.chance)
        await room.act_unless_forestalled(table, here[0], move)
    else:
        await room.wait(table)
        if sum(row.version == table.rows + 1 for row in await room.house.log.read(room.id)) != 1:
            room.broken(LAW, f"row {table.rows + 1} is in the log more or less than once")


async def _return(room: Room, gone: set[int]) -> set[int]:
    """Everybody comes back; none of them is asked again what was decided meanwhile."""
    for seat in gone:
        before = await room.settled()  # several deadlines may have passed at once
        await come_back(room.house, room.id, room.who[seat])
        after = await room.table()
        if after.chairs[seat].left or before.moves != after.moves:
            room.broken(LAW, f"seat {seat} came back and is still gone, or moves were lost")
        if set(after.decisions) != set(before.decisions):
            room.broken(LAW, f"seat {seat} came back and others are asked now: {sorted(after.decisions)}")
    return set()
