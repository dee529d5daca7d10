"""Rooms: a real table of any game for harnesses, with a real log, a clock that stands still and seeded secrets."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from hashlib import blake2b
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NoReturn
from unittest.mock import patch

import msgspec

from mahfel.bots import Bot, make
from mahfel.engine import CLOCK, Game, Move, Refused, Seat, SplitMix64
from mahfel.store.sqlite import SqliteLog
from mahfel.tables import secrets
from mahfel.tables.act import act
from mahfel.tables.bot_play import no_pause
from mahfel.tables.bot_runner import BotRunner, Question
from mahfel.tables.house import Accepted, House
from mahfel.tables.join import join
from mahfel.tables.open import open_table
from mahfel.tables.seat_bot import seat_bot
from mahfel.tables.start import start
from mahfel.tables.table import Table
from mahfel.testing.case import Broken
from mahfel.testing.choices import playable
from mahfel.testing.clock import FakeClock
from mahfel.testing.walk import a_move

NAMES = ("Ada", "Boris", "Cyrus", "Dina", "Elham", "Farid", "Grigori", "Hedy", "Ilya", "Jila")
_ROUNDS = 3000


def _name(number: int) -> str:
    """A name for every seat of the largest table."""
    again, place = divmod(number, len(NAMES))
    return f"{NAMES[place]} {again + 1}" if again else NAMES[place]


class BotsHere:
    """Bots that think in this process; what they see is a view that went through JSON, as everywhere."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._bots: dict[str, Bot] = {}

    async def choose(self, question: Question) -> msgspec.Raw:
        """The bot's move."""
        await asyncio.sleep(0)
        if question.known == 0 or question.player not in self._bots:
            self._bots[question.player] = make(self._game, question.level, question.seed)
        bot = self._bots[question.player]
        for sight in question.sights:
            bot.watch(self._read(sight.view), sight.seat, self._game.read_move(msgspec.json.decode(sight.move)))
        view = self._read(question.view)
        world = self._game.imagine(view, SplitMix64(0))
        move = bot.choose(view, world.asked()[question.seat], world.legal(question.seat))
        return msgspec.Raw(msgspec.json.encode(move))

    def _read(self, raw: msgspec.Raw) -> Any:
        return self._game.read_view(msgspec.json.decode(raw))

    async def close(self) -> None:
        """Nothing to end."""


class Room:
    """One table of one game and all that a harness needs to play at it. ``who[seat]`` is the hash of a seat's token."""

    def __init__(self, game: Game, seed: int, folder: Path, bots: BotRunner) -> None:
        self.game = game
        self.seed = seed
        self.path = folder / "tables.db"
        self.bots = bots
        self.clock = FakeClock()
        self.chance = SplitMix64(seed)
        self.house: House
        self.id = ""
        self.who: list[str] = []
        self.sent = 0

    async def begin(self, people: int, bots: int = 0, **settings: Any) -> None:
        """Open the table, seat everybody and start. ``settings`` as for ``open_table``; the options are those by which
        so many can play."""
        settings.setdefault("options", msgspec.to_builtins(playable(self.game).get(people + bots, {})))
        await self._house()
        secret = blake2b(self.seed.to_bytes(8, "little"), digest_size=32).digest()
        with patch.object(secrets, "seal_secret", lambda: secret):
            made = await open_table(self.house, game=self.game.meta.key, name=NAMES[0], nonce=f"{0:064x}", **settings)
        self.id, self.who = made.table, [secrets.digest(made.token)]
        for number in range(1, people):
            seated = await join(self.house, self.id, name=_name(number), nonce=f"{number:064x}")
            self.who.append(secrets.digest(seated.token))
        level = next(iter(self.game.levels), "random")
        for seat in range(people, people + bots):
            await seat_bot(self.house, self.id, self.who[0], seat, level)
        await start(self.house, self.id, self.who[0])

    async def _house(self) -> None:
        log = await SqliteLog.open(self.path)
        self.house = House(log, self.bots, clock=self.clock, pause=no_pause, find=self._find)
        await self.house.start()

    def _find(self, key: str) -> Game:
        if key != self.game.meta.key:
            raise Refused("game.unknown", game=key)
        return self.game

    async def restart(self) -> None:
        """The process ends, and another one opens the same log."""
        await self.house.close()
        await self._house()

    async def table(self) -> Table:
        """The table now."""
        return await self.house.table(self.id)

    async def act(
        self, seat: Seat, move: Any, *, version: int | None = None, command: str | None = None, who: str | None = None
    ) -> Accepted:
        """A command of that seat: by default a new one, sent by somebody who has seen everything."""
        self.sent += 1
        seen = (await self.table()).version if version is None else version
        command = f"c{self.sent}" if command is None else command
        return await act(self.house, self.id, who or self.who[seat], command=command, version=seen, move=move)

    def asked_people(self, table: Table) -> list[Seat]:
        """The seats of people whose answer is awaited, ascending."""
        return [
            seat
            for seat, decision in sorted(table.decisions.items())
            if seat != CLOCK and not decision.held and table.chairs[seat].player is None
        ]

    async def one_move(self, habit: int = 0) -> bool:
        """One seat moves, as its habit has it; when no person is asked, time or a bot does. False when it is over."""
        table = await self.table()
        if table.phase == "over":
            return False
        assert table.state is not None
        if people := self.asked_people(table):
            seat = self.chance.choice(people)
            move = a_move(table.state, seat, self.chance, habit)
            await self.act_unless_forestalled(table, seat, move)
        else:
            await self.wait(table)
        return True

    async def act_unless_forestalled(self, table: Table, seat: Seat, move: Move) -> None:
        """The move of a person. Where some asks need no answer, a bot may go on before them: then it comes too late."""
        try:
            await self.act(seat, self.game.notate(move))
        except Refused as refusal:
            optional = any(decision.ask.optional for decision in table.decisions.values())
            bots = any(chair.player is not None for chair in table.chairs)
            if not (optional and bots and refusal.code in ("move.stale", "game.not_asked", "game.over")):
                raise

    async def wait(self, table: Table) -> None:
        """Until a bot has moved, or else until the next deadline has passed."""
        asked = (seat for seat, decision in table.decisions.items() if seat != CLOCK and not decision.held)
        if any(table.chairs[seat].player is not None for seat in asked):
            await self.until(lambda now: now.rows > table.rows)
            return
        due = [decision.deadline for decision in table.decisions.values() if decision.deadline is not None]
        if not due:
            self.broken("a table goes on by itself", f"nobody is awaited and no time is set: {table.decisions}")
        await self.clock.advance(max(0, min(due) - self.clock.now()))
        await self.until(lambda now: now.rows > table.rows)

    async def until(self, told: Callable[[Table], Any]) -> Table:
        """The table once that is true of it. Raises ``Broken`` when it does not become so."""
        rounds = 0
        while not told(table := await self.table()):
            rounds += 1
            if rounds > _ROUNDS:
                self.broken("a table goes on by itself", "it stands still though somebody or the clock should move")
            await asyncio.sleep(0.001)
        return table

    async def settled(self) -> Table:
        """The table once every deadline that has passed has rung."""
        now = self.clock.now()
        return await self.until(
            lambda table: all(due.deadline is None or due.deadline > now for due in table.decisions.values())
        )

    def broken(self, law: str, detail: str) -> NoReturn:
        """Raise ``Broken`` with what this table's log holds."""
        live = self.house._live.get(self.id)  # noqa: SLF001 - a message should not need the event loop
        moves = "; ".join(f"{seat} {text}" for seat, text in live.table.moves) if live else ""
        raise Broken(f"{self.game.meta.key}: {law}\n  {detail}\n  a table with seed {self.seed}, moves: {moves}")


@asynccontextmanager
async def opened_room(game: Game, seed: int, people: int, bots: int = 0, **more: Any) -> AsyncIterator[Room]:
    """A room in which the game has begun; closed and swept afterwards. ``more``: settings, or a ``runner`` of bots."""
    runner = more.pop("runner", None) or BotsHere(game)
    with TemporaryDirectory(prefix="mahfel-") as folder:
        room = Room(game, seed, Path(folder), runner)
        await room.begin(people, bots, **more)
        try:
            yield room
        finally:
            await room.house.close()


def players(game: Game, seed: int) -> int:
    """How many play in the table of that seed: round the numbers that the game is for."""
    sizes = list(playable(game))
    return sizes[seed % len(sizes)]
