"""H1 at tables: twin tables. From the same log, two worlds that one viewer cannot tell apart."""

from __future__ import annotations

import asyncio
from typing import Any

from mahfel.engine import Game, Refused, Seat, SplitMix64
from mahfel.store import Row
from mahfel.tables import entries, fold
from mahfel.tables.table import Table
from mahfel.testing.at_table.room import Room, opened_room, players
from mahfel.testing.at_table.sight import Sight, table_sight
from mahfel.testing.checks import checks_of
from mahfel.testing.effort import NORMAL, Effort
from mahfel.testing.transcript import differing, viewers
from mahfel.testing.twin_worlds import sees_more

LAW = "what you may not know does not reach you, at a table"


def table_twins(game: Game, effort: Effort = NORMAL, sight: Sight = table_sight) -> None:
    """A table and its twin, whose hidden things are imagined from one viewer's view, live through the same rows of the
    log. What the viewer is sent of both is the same, byte by byte and version by version, until an event whose type is
    in ``checks.REVEALS`` (any event, where the game says nothing), a sight that ``checks.UNTOLD`` explains, or the end.
    Raises ``Broken``.
    """
    compared = 0
    for seed in range(effort.seed, effort.seed + max(2, effort.games // 12)):
        compared += asyncio.run(_compared(game, seed, sight))
    if not compared:
        raise AssertionError(f"{game.meta.key}: {LAW}: not one row could be compared")


async def _compared(game: Game, seed: int, sight: Sight) -> int:
    async with opened_room(game, seed, players(game, seed)) as room:
        while await room.one_move(habit=seed % 3):
            pass
        rows = await room.house.log.read(room.id)
        chance = SplitMix64(seed)
        compared = 0
        for place in range(len(rows)):
            if len(rows) < 40 or chance.below(3) == 0:
                truth = fold.load(room.id, rows[: place + 1], lambda _: game)
                if truth.phase == "play" and truth.state is not None:
                    viewer = chance.choice(viewers(truth.state))
                    compared += _together(room, truth, viewer, rows[place + 1 :], sight, chance)
        return compared


def _together(room: Room, truth: Table, viewer: Seat | None, rows: list[Row], sight: Sight, chance: SplitMix64) -> int:
    assert truth.state is not None
    twin = truth.copy()
    twin.state = room.game.imagine(truth.state.view(viewer), chance)
    if set(twin.state.asked()) != set(truth.state.asked()):
        return 0  # in mid-window, others' answers are taken back in an imagined world
    checks = checks_of(room.game)
    reveals = checks.REVEALS
    story = truth.story[:]
    for number, row in enumerate(rows):
        before, entry = truth.version, entries.decode(row.entry)
        truth, twin = truth.copy(), twin.copy()
        fold.apply(truth, row, entry)
        try:
            fold.apply(twin, row, entry)
        except Refused:
            return number
        truth.story, twin.story = [*story, *truth.fresh_story], [*story, *twin.fresh_story]
        here, there = truth.events(viewer, before), twin.events(viewer, before)
        parted = _parted(here, there)
        if parted:
            if reveals is not None and not {event["type"] for event in parted} <= reveals:
                told = " against ".join(map(str, parted))
                room.broken(LAW, f"viewer {viewer}, version {row.version}: {told}")
            return number
        if truth.phase == "over" and twin.phase == "over":
            return number
        one, other = sight(truth, viewer, before), sight(twin, viewer, before)
        if one != other:
            if sees_more(here, viewer, checks.UNTOLD):
                return number
            room.broken(LAW, f"viewer {viewer}, version {row.version}: {differing(one, other)}")
        if set(_asked(truth)) != set(_asked(twin)):
            return number
    return len(rows)


def _parted(here: list[dict[str, Any]], there: list[dict[str, Any]]) -> tuple[dict[str, Any], ...]:
    """Where two tellings part: the two events that differ, or the first that only one of them has; else nothing."""
    for one, other in zip(here, there, strict=False):
        if one != other:
            return one, other
    shorter, longer = sorted((here, there), key=len)
    return tuple(longer[len(shorter) : len(shorter) + 1])


def _asked(table: Table) -> tuple[Seat, ...]:
    return () if table.state is None else tuple(sorted(table.state.asked()))
