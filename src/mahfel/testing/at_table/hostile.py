"""H4 at tables: commands that nobody should send, and somebody will."""

from __future__ import annotations

import asyncio
from typing import Any

from mahfel.engine import Game, Refused, Seat
from mahfel.tables import secrets
from mahfel.testing.at_table.room import Room, opened_room, players
from mahfel.testing.effort import NORMAL, Effort
from mahfel.testing.junk import JUNK, raw_moves

LAW = "a hostile command is refused in words and changes nothing"


def table_hostile(game: Game, effort: Effort = NORMAL) -> None:
    """The same id again, a stale and a future version, another seat's token, no seat's token, another table's token,
    junk in every place, a move after the end: refused with a code, and the table stays as it was. Raises ``Broken``.
    """
    for seed in range(effort.seed, effort.seed + max(2, effort.games // 12)):
        asyncio.run(_pestered(game, seed))


async def _pestered(game: Game, seed: int) -> None:
    async with (
        opened_room(game, seed, players(game, seed)) as room,
        opened_room(game, seed, game.meta.seats[0]) as other,
    ):
        number, move = 0, None
        while (table := await room.table()).phase == "play":
            if (asked := room.asked_people(table)) and number % 7 == 0:
                seat = asked[0]
                assert table.state is not None
                move = table.state.legal(seat).sample(room.chance)
                await _wrong_times(room, seat, game.notate(move))
                await _wrong_people(room, other, seat, game.notate(move))
                await _wrong_values(room, seat, list(raw_moves(game, move)))
                await _twice(room, seat, game.notate(move))
            else:
                await room.one_move(habit=1)
            number += 1
        for seat in range(len(room.who)):
            await _refused(room, seat, game.notate(move) if move is not None else "", "game.over")


async def _wrong_times(room: Room, seat: Seat, text: str) -> None:
    table = await room.table()
    decision = table.decisions[seat]
    for version in (decision.version - 1, 0, -1, table.version + 1, 2**62):
        await _refused(room, seat, text, "move.stale", version=version)
    for command in ("", "x" * 65, "a b", "۱", "\x00"):
        await _refused(room, seat, text, "command.unreadable", command=command)


async def _wrong_people(room: Room, other: Room, seat: Seat, text: str) -> None:
    table = await room.table()
    for rival in range(len(room.who)):
        if rival not in table.decisions:
            await _refused(room, rival, text, "game.not_asked")
    for stranger in (secrets.digest(secrets.mint("s")), other.who[0], "", "s_" + "0" * 43):
        await _refused(room, seat, text, "seat.not_yours", who=stranger or secrets.digest(""))


async def _wrong_values(room: Room, seat: Seat, raws: list[Any]) -> None:
    table = await room.table()
    assert table.state is not None
    for raw in [*JUNK, *(raws[number] for number in range(0, len(raws), 5))]:
        try:
            legal = room.game.read_move(raw) in table.state.legal(seat)
        except Refused:
            legal = False
        if not legal:
            await _refused(room, seat, raw, "")


async def _twice(room: Room, seat: Seat, text: str) -> None:
    """The same command again gets the same answer, whatever else it says now."""
    seen = (await room.table()).version
    first = await room.act(seat, text, version=seen, command=f"t{seen}")
    for again in (text, "junk"):
        try:
            second = (await room.act(seat, again, version=seen, command=f"t{seen}")).version
        except Refused as refusal:
            room.broken(LAW, f"the same command of seat {seat} was accepted and then refused as {refusal}")
        if second != first.version:
            room.broken(LAW, f"the same command of seat {seat} was answered {first.version} and then {second}")


async def _refused(room: Room, seat: Seat, move: Any, code: str, **how: Any) -> None:
    before = await room.table()
    mark = before.state.fingerprint() if before.state else ""
    try:
        done = await room.act(seat, move, **how)
    except Refused as refusal:
        if code and refusal.code != code:
            room.broken(LAW, f"seat {seat}, {str(move)[:80]!r} {how}: refused as {refusal.code}, not {code}")
    except Exception as fault:  # noqa: BLE001 - whatever else is raised is what we look for
        room.broken(LAW, f"seat {seat}, {str(move)[:80]!r} {how} raises {fault!r}"[:500])
    else:
        room.broken(LAW, f"seat {seat}, {str(move)[:80]!r} {how}: accepted as version {done.version}")
    after = await room.table()
    if after.version != before.version or (after.state.fingerprint() if after.state else "") != mark:
        room.broken(LAW, f"seat {seat}, {str(move)[:80]!r} {how}: refused, and yet something changed")
