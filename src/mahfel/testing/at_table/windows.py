"""H3 at tables: all answers of a window sent at the same moment, in every order, twice and too late."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from itertools import islice, permutations

from mahfel.engine import Game, Move, Refused, Seat
from mahfel.tables.table import Table
from mahfel.testing.at_table.room import Room, opened_room, players
from mahfel.testing.case import Line
from mahfel.testing.effort import NORMAL, Effort
from mahfel.testing.transcript import encode
from mahfel.testing.walk import a_move

LAW = "neither speed nor order changes anything, at a table"
ORDERS = 6


def table_windows(game: Game, effort: Effort = NORMAL) -> None:
    """Where several people are asked at once, their answers are sent together, in several orders, each of them twice
    and each once more after the window: the first are accepted, the second get the same answers as the first, the late
    ones are refused in words, and the position is the same. Raises ``Broken``. Games without windows pass.
    """
    for seed in range(effort.seed, effort.seed + max(3, effort.games // 8)):
        asyncio.run(_one_window(game, seed))


async def _one_window(game: Game, seed: int) -> None:
    people = players(game, seed + 1)
    found = await _reach_window(game, seed, people)
    if found is None:
        return
    moves, answers = found
    ends: dict[bytes, Sequence[Seat]] = {}
    for order in islice(permutations(sorted(answers)), ORDERS):
        async with opened_room(game, seed, people, warm=None) as room:
            await _as_before(room, moves)
            ends[await _all_at_once(room, order, answers)] = order
    if len(ends) > 1:
        raise AssertionError(f"{game.meta.key}: {LAW}: after {moves} the orders {list(ends.values())} differ")


async def _as_before(room: Room, moves: Sequence[Line]) -> None:
    """The same moves at another table; where a window lasts its whole time the next one waits until it is over."""
    for seat, text in moves:
        while (table := await room.table()).held and not room.asked_people(table):
            await room.wait(table)
        await room.act(seat, text)
    while (table := await room.table()).held and not room.asked_people(table):
        await room.wait(table)


async def _reach_window(game: Game, seed: int, people: int) -> tuple[list[Line], dict[Seat, Move]] | None:
    """The moves to a fresh window of a random game, and answers to it."""
    async with opened_room(game, seed, people, warm=None) as room:
        skip = seed % 3
        while (table := await room.table()).phase == "play":
            asked = [seat for seat in room.asked_people(table) if not table.decisions[seat].ask.optional]
            fresh = len({decision.version for decision in table.decisions.values()}) == 1
            if len(asked) > 1 and fresh and not table.held:
                if not skip:
                    assert table.state is not None
                    return table.moves[:], {seat: a_move(table.state, seat, room.chance, 0) for seat in asked}
                skip -= 1
            await room.one_move()
    return None


async def _all_at_once(room: Room, order: Sequence[Seat], answers: dict[Seat, Move]) -> bytes:
    """Everybody answers at the same moment, twice; what came of it, for a spectator."""
    seen = await room.table()
    texts = {seat: room.game.notate(move) for seat, move in answers.items()}
    sent = [room.act(seat, texts[seat], version=seen.version, command=f"w{seat}") for seat in order for _ in range(2)]
    done = await asyncio.gather(*sent, return_exceptions=True)
    for seat, first, second in zip(order, done[::2], done[1::2], strict=True):
        if isinstance(first, BaseException) or first != second:
            room.broken(LAW, f"order {order}: seat {seat} was answered {first!r} and then {second!r}")
    # Some windows last their whole time, and answers may be changed until then.
    while (after := await room.table()).held:
        await room.wait(after)
    for seat in order:
        await _too_late(room, after, seat, texts[seat], seen.version)
    assert after.state is not None
    events = [{**event, "v": 0, "at": 0} for event in after.events(None, seen.version)]
    return encode([after.state.fingerprint(), after.view(None), events])


async def _too_late(room: Room, after: Table, seat: Seat, text: str, version: int) -> None:
    try:
        await room.act(seat, text, version=version, command=f"late{seat}")
    except Refused:
        if (await room.table()).version != after.version:
            room.broken(LAW, f"a late answer of seat {seat} was refused and changed the table")
    else:
        room.broken(LAW, f"a late answer of seat {seat} to a window that has closed was accepted")
