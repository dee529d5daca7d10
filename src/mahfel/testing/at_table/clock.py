"""H14: the clock. Deadlines are instants that the server owns; they survive it and ring once."""

from __future__ import annotations

import asyncio

from mahfel.engine import CLOCK, Game, Refused, Seat
from mahfel.engine.record import BACK
from mahfel.tables import entries
from mahfel.tables.decisions import TIME
from mahfel.tables.table import Table
from mahfel.testing.at_table.room import Room, opened_room, players
from mahfel.testing.effort import NORMAL, Effort

LAW = "deadlines are instants that the server owns"
_ROUNDS = 2000


def table_clock(game: Game, effort: Effort = NORMAL) -> None:
    """Each decision has the time of its class; a move one millisecond before the deadline counts, one at it does not; a
    restart in mid-countdown and a suspended machine change no deadline; each rings once. Raises ``Broken``.
    """
    for seed in range(effort.seed, effort.seed + max(2, effort.games // 12)):
        asyncio.run(_timed(game, seed))
        asyncio.run(_asleep(game, seed))


async def _timed(game: Game, seed: int) -> None:
    """People answer at the last moment or too late; the server restarts in between."""
    async with opened_room(game, seed, players(game, seed), warm=None) as room:
        while (table := await room.settled()).phase == "play":
            _times_are_right(room, table)
            asked = [seat for seat in room.asked_people(table) if table.decisions[seat].deadline is not None]
            if not asked:
                await room.wait(table)
                continue
            seat = min(asked, key=lambda seat: table.decisions[seat].deadline or 0)
            match room.chance.below(4):
                case 0:
                    await _just_in_time(room, table, seat)
                case 1:
                    await _too_late(room, table, seat)
                case 2:
                    await _over_a_restart(room, table, seat)
                case _:
                    await room.one_move(habit=1)


def _times_are_right(room: Room, table: Table) -> None:
    for seat, decision in table.decisions.items():
        chair = table.chairs[max(seat, 0)]
        if decision.ask.optional or chair.left or chair.away:
            continue
        given = TIME[table.pace][decision.ask.pace]
        # Where rules hurry, a decision that was open before they did keeps its time.
        hurried = given if table.state is None else int(given * table.state.share(decision.ask))
        since = decision.opened
        if (seat, BACK) in table.moves and decision.deadline is not None:
            # Whoever comes back has the whole time anew, from some moment since the decision was opened.
            since = min(max(since, decision.deadline - hurried), table.touched)
        if decision.deadline not in (since + given, since + hurried):
            room.broken(LAW, f"seat {seat} has until {decision.deadline}, opened {decision.opened}, {given} ms given")


async def _just_in_time(room: Room, table: Table, seat: Seat) -> None:
    await room.clock.advance(_deadline(table, seat) - 1 - room.clock.now())
    state = (await room.table()).state
    assert state is not None
    await room.act(seat, room.game.notate(state.legal(seat).sample(room.chance)))


async def _too_late(room: Room, table: Table, seat: Seat) -> None:
    assert table.state is not None
    move = table.state.legal(seat).sample(room.chance)
    room.clock.jump(_deadline(table, seat) - room.clock.now())  # the timer has not rung yet
    try:
        await room.act(seat, room.game.notate(move))
    except Refused as refusal:
        if refusal.code not in ("move.too_late", "game.not_asked", "move.stale", "game.over"):
            room.broken(LAW, f"seat {seat} was too late and was told {refusal.code}")
    else:
        room.broken(LAW, f"a move of seat {seat} at its deadline was accepted")
    await room.clock.advance(0)
    await room.until(lambda now: seat not in now.decisions or now.decisions[seat] != table.decisions[seat])


async def _over_a_restart(room: Room, table: Table, seat: Seat) -> None:
    due = _deadline(table, seat)
    await room.clock.advance(max(0, due - 10 - room.clock.now()))
    await room.restart()
    if room.chance.below(2):  # else nobody asks, and the deadline has to ring by itself
        again = await room.table()
        if again.version != table.version or again.decisions != table.decisions:
            room.broken(LAW, f"after a restart the decisions are {again.decisions}, before {table.decisions}")
    await room.clock.advance(due - 1 - room.clock.now())
    if await _written(room) != table.rows:
        room.broken(LAW, f"the deadline of seat {seat} rang before its time")
    await room.clock.advance(1)
    for _ in range(_ROUNDS):
        if await _written(room) > table.rows:
            return
        await asyncio.sleep(0.001)
    room.broken(LAW, f"the deadline of seat {seat} did not ring after a restart")


async def _written(room: Room) -> int:
    """The last version in the log, read without waking the table."""
    return (await room.house.log.read(room.id))[-1].version


async def _asleep(game: Game, seed: int) -> None:
    """Everybody sleeps, and so does the machine now and then: time alone brings the game to its end."""
    async with opened_room(game, seed, players(game, seed), warm=None, pace="quick") as room:
        while (table := await room.settled()).phase == "play":
            due = min(decision.deadline or 0 for decision in table.decisions.values() if not decision.ask.optional)
            if room.chance.below(4) == 0:
                room.clock.jump(due - room.clock.now() + 10 * TIME["quick"]["long"])
            await room.clock.advance(max(0, due - room.clock.now()))
            await _after(room, table)
        rows = [entries.decode(row.entry) for row in await room.house.log.read(room.id)]
        rung = sum(
            isinstance(row, entries.Defaulted | entries.PutOff | entries.Away)
            or (isinstance(row, entries.Moved) and row.seat == CLOCK)
            for row in rows
        )
        if rung != len(table.moves):
            room.broken(LAW, f"{len(table.moves)} moves were played, {rung} deadlines have rung")
        if await room.house.log.deadlines():
            room.broken(LAW, "a finished game still has deadlines")


def _by_time(row: entries.AnyEntry) -> bool:
    return isinstance(row, entries.Defaulted | entries.PutOff) or (isinstance(row, entries.Moved) and row.seat == CLOCK)


async def _after(room: Room, table: Table) -> None:
    await room.until(lambda now: now.rows > table.rows)


def _deadline(table: Table, seat: Seat) -> int:
    due = table.decisions[seat].deadline
    assert due is not None
    return due
