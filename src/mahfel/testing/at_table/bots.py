"""H13 at tables: bots that fail, dawdle or cheat, and the declared default in their stead."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

import msgspec

from mahfel.engine import Game, SplitMix64
from mahfel.tables import entries
from mahfel.tables.bot_runner import BotFault, Question
from mahfel.testing.at_table.room import BotsHere, Room, opened_room
from mahfel.testing.effort import NORMAL, Effort

LAW = "a bot that fails makes the declared default move, and that is logged"

FAULTS: Final = ("crashed", "late", "illegal", "unreadable")


class BadBots(BotsHere):
    """Bots with one fault; every other answer is a good one."""

    def __init__(self, game: Game, fault: str) -> None:
        super().__init__(game)
        self.fault = fault
        self.failed = 0
        self.asked = 0
        self.optional = 0  # of what nobody waits for, much is over before it fails
        self.sealed = 0  # where a window lasts its whole time the default lies among the sealed answers, like any other
        self.overtaken = False  # where some asks need no answer, a move may come before a failure and undo its decision

    async def choose(self, question: Question) -> msgspec.Raw:
        """Every other time, what no bot should answer."""
        self.asked += 1
        if self.asked % 2:
            return await super().choose(question)
        world = self._game.imagine(self._read(question.view), SplitMix64(0))
        self.overtaken = self.overtaken or any(ask.optional for ask in world.asked().values())
        asked = world.asked()[question.seat]
        self.sealed += asked.pace == "night"
        self.optional += asked.optional
        self.failed += 1
        await asyncio.sleep(0)
        if self.fault in ("crashed", "late"):
            raise BotFault(self.fault, late=self.fault == "late")
        return msgspec.Raw(b'{"type":"no such move"}' if self.fault == "illegal" else b'"\xd9\xa1"')


class Listening(logging.Handler):
    """Counts what is logged."""

    heard = 0

    def emit(self, record: logging.LogRecord) -> None:
        """One more."""
        self.heard += 1


def table_bots(game: Game, effort: Effort = NORMAL) -> None:
    """Tables of one person and bots with each of ``FAULTS`` come to their end; each failure is one default in the log
    and one warning. Good bots never need a default. Raises ``Broken``.
    """
    for fault in FAULTS:
        asyncio.run(_with_bots(game, effort.seed + 1, BadBots(game, fault)))
    asyncio.run(_with_bots(game, effort.seed, BotsHere(game)))


async def _with_bots(game: Game, seed: int, runner: BotsHere) -> None:
    logger = logging.getLogger("mahfel.tables.bot_play")
    handler = Listening()
    logger.addHandler(handler)
    propagated, logger.propagate = logger.propagate, False
    try:
        async with opened_room(game, seed, 1, bots=game.meta.seats[0] - 1, runner=runner) as room:
            while await room.one_move(habit=1):
                pass
            rows = [entries.decode(row.entry) for row in await room.house.log.read(room.id)]
            _counted(room, rows, runner, handler.heard)
    finally:
        logger.removeHandler(handler)
        logger.propagate = propagated


def _counted(room: Room, rows: list[entries.AnyEntry], runner: BotsHere, warnings: int) -> None:
    defaults = [row.why for row in rows if isinstance(row, entries.Defaulted) and row.why != "time"]
    failed = runner.failed if isinstance(runner, BadBots) else 0
    spared = max(failed // 4, runner.optional) if isinstance(runner, BadBots) and runner.overtaken else 0
    sealed = runner.sealed if isinstance(runner, BadBots) else 0
    if not failed - spared - sealed <= len(defaults) <= warnings <= failed or warnings < failed - spared:
        room.broken(LAW, f"{failed} failures, {len(defaults)} defaults ({set(defaults)}), {warnings} warnings")
    if not failed and not any(isinstance(row, entries.Moved) and row.by == "bot" for row in rows):
        room.broken(LAW, "no bot has moved")
