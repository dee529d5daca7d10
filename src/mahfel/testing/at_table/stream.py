"""H2 at tables: who follows, who comes back, who comes late and who reads slowly all know the same."""

from __future__ import annotations

import asyncio
from typing import Any

from mahfel.engine import Game, Refused, Seat
from mahfel.tables import fold
from mahfel.tables.come_back import come_back
from mahfel.tables.leave import leave
from mahfel.tables.table import Table
from mahfel.tables.talk import say
from mahfel.testing.at_table.room import Room, opened_room, players
from mahfel.testing.at_table.sight import Sight, table_sight
from mahfel.testing.effort import NORMAL, Effort
from mahfel.testing.transcript import differing, viewers

LAW = "snapshot = stream, at a table"


def table_stream(game: Game, effort: Effort = NORMAL, sight: Sight = table_sight, anew: Sight | None = None) -> None:
    """At every version of a table where people play, talk, leave and return: what is sent of the live table is what a
    table read anew from the log would send; followers, slow ones too, have heard the same events as a late comer is
    told; and so it is after a restart. ``sight`` makes what is sent of the live table, ``anew`` (the same, if it is
    not given) of one read anew. Raises ``Broken``.
    """
    for seed in range(effort.seed, effort.seed + max(2, effort.games // 12)):
        asyncio.run(_followed(game, seed, sight, anew or sight))


async def _followed(game: Game, seed: int, sight: Sight, anew: Sight) -> None:
    people = players(game, seed)
    async with opened_room(game, seed, people) as room:
        heard: dict[Seat | None, list[dict[str, Any]]] = {seat: [] for seat in (*range(people), None)}
        seen: dict[Seat | None, int] = dict.fromkeys(heard, 0)
        going = True
        while going:
            going = await room.one_move(habit=1)
            await _small_talk(room, people)
            if room.chance.below(12) == 0:
                await room.restart()
            table = await room.table()
            for viewer in heard:
                if not going or room.chance.below(3) == 0:
                    heard[viewer] += table.events(viewer, seen[viewer])
                    seen[viewer] = table.version
            await _read_anew(room, sight, anew, complete=not going)
        table = await room.table()
        for viewer, events in heard.items():
            if events != table.events(viewer, 0):
                room.broken(LAW, f"viewer {viewer} followed and heard other events than a late comer is told")


async def _small_talk(room: Room, people: int) -> None:
    """Now and then somebody says something, leaves, or comes back."""
    seat = room.chance.below(people)
    table = await room.table()
    match room.chance.below(10):
        case 0 if table.channels(seat).write:
            await _say(room, table, seat)
        case 1 if table.phase == "play" and not table.chairs[seat].left:
            await leave(room.house, room.id, room.who[seat])
        case 2 if table.chairs[seat].left and table.phase == "play":
            await come_back(room.house, room.id, room.who[seat])
        case _:
            pass


async def _say(room: Room, table: Table, seat: Seat) -> None:
    """A word in a room that is open to the seat, unless whoever keeps another seat has just closed it by a move."""
    room.sent += 1
    where = table.channels(seat).write[0]
    try:
        await say(room.house, room.id, room.who[seat], command=f"c{room.sent}", room=where, text="سلام")
    except Refused as refusal:
        if refusal.code != "talk.closed" or (await room.table()).version == table.version:
            raise


async def _read_anew(room: Room, sight: Sight, anew: Sight, *, complete: bool) -> None:
    live = await room.table()
    rows = await room.house.log.read(room.id)
    if not rows or rows[-1].version < live.rows:
        room.broken(LAW, f"version {live.version} was shown before it was in the log")
    fresh = fold.load(room.id, rows[: live.rows], lambda _: room.game)
    assert live.state is not None
    for viewer in viewers(live.state):
        after = 0 if complete else max(0, live.version - 3)
        one, other = sight(live, viewer, after), anew(fresh, viewer, after)
        if one != other:
            room.broken(LAW, f"viewer {viewer}, version {live.version}, read anew: {differing(one, other)}")
