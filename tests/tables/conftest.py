"""Tables for tests: a real log, a clock that the test moves, bots that do as they are told."""

from __future__ import annotations

import asyncio
import itertools
import time
from collections.abc import Callable
from hashlib import blake2b
from pathlib import Path
from typing import Any

import msgspec
import pytest

from mahfel.bots import level_names
from mahfel.engine import Game, registry
from mahfel.store.sqlite import SqliteLog
from mahfel.tables import secrets
from mahfel.tables.act import act
from mahfel.tables.bot_play import no_pause
from mahfel.tables.bot_runner import BotFault, Question
from mahfel.tables.house import Accepted, House
from mahfel.tables.join import join
from mahfel.tables.open import open_table
from mahfel.tables.seat_bot import seat_bot
from mahfel.tables.start import start
from mahfel.tables.table import Table
from mahfel.testing.clock import FakeClock
from mahfel.testing.toys import TOYS

PATIENCE_S = 60
NAMES = ("سارا", "Наташа", "Ben", "مریم", "Olga")
for toy in TOYS:
    registry.add(toy)


def nonce(n: int) -> str:
    return f"{n:064x}"


class ToldBots:
    """Bots in this process: they play the default, or what ``say`` answers; ``fail`` makes them fail."""

    def __init__(self) -> None:
        self.asked: list[Question] = []
        self.say: Callable[[Question], Any] | None = None
        self.fail: BotFault | None = None

    async def choose(self, question: Question) -> msgspec.Raw:
        self.asked.append(question)
        await asyncio.sleep(0)
        if self.fail is not None:
            raise self.fail
        if self.say is not None:
            return msgspec.Raw(msgspec.json.encode(self.say(question)))
        game = registry.find(question.game)
        world = game.imagine(game.read_view(msgspec.json.decode(question.view)), _dice())
        return msgspec.Raw(msgspec.json.encode(world.asked()[question.seat].default))

    async def close(self) -> None:
        pass


def _dice() -> Any:
    from mahfel.engine import SplitMix64

    return SplitMix64(7)


class Party:
    """One table and the secrets of those who sit there."""

    def __init__(self, house: House, clock: FakeClock, bots: ToldBots, path: Path) -> None:
        self.house, self.clock, self.bots, self.path = house, clock, bots, path
        self.id = ""
        self.who: list[str] = []
        self.tokens: list[str] = []
        self.sent = 0

    async def open(self, game: str = "high_society", **settings: Any) -> Party:
        made = await open_table(self.house, game=game, name=NAMES[0], nonce=nonce(0), **settings)
        self.id, self.who, self.tokens = made.table, [secrets.digest(made.token)], [made.token]
        return self

    async def fill(self, people: int = 1, bots: int = 0, level: str | None = None) -> Party:
        for number in range(1, people):
            seated = await join(self.house, self.id, name=NAMES[number], nonce=nonce(number))
            self.who.append(secrets.digest(seated.token))
            self.tokens.append(seated.token)
        table = await self.table()
        for _ in range(bots):
            free = next(chair.seat for chair in table.chairs if chair.kind == "empty")
            await seat_bot(self.house, self.id, self.who[0], free, level or level_names(table.game)[0])
            table = await self.table()
        return self

    async def begin(self, people: int = 3, bots: int = 0, game: str = "high_society", **settings: Any) -> Party:
        await self.open(game, **settings)
        await self.fill(people, bots)
        await start(self.house, self.id, self.who[0])
        return self

    async def table(self) -> Table:
        return await self.house.table(self.id)

    async def turn(self) -> int:
        """The one seat that is asked."""
        (seat,) = (await self.table()).decisions
        return seat

    async def act(self, seat: int, move: Any, *, command: str | None = None, version: int | None = None) -> Accepted:
        table = await self.table()
        self.sent += 1
        return await act(
            self.house,
            self.id,
            self.who[seat],
            command=command or f"auto-{self.sent}",
            version=table.version if version is None else version,
            move=move,
        )

    async def play_out(self) -> Table:
        """Everybody plays the default until it is over."""
        while (table := await self.table()).phase != "over":
            for seat, decision in table.decisions.items():
                if table.chairs[seat].player is None:
                    await self.act(seat, table.game.notate(decision.ask.default))
                    break
            else:
                await asyncio.sleep(0.001)
        return table

    async def eventually(self, told: Callable[[Table], Any]) -> Table:
        """The table once that is true of it."""
        until = time.monotonic() + PATIENCE_S
        while time.monotonic() < until:
            table = await self.table()
            if told(table):
                return table
            await asyncio.sleep(0.002)
        raise AssertionError("it never came to that")

    async def restart(self) -> None:
        """The process ends and another one opens the same log."""
        await self.house.close()
        self.house = House(await SqliteLog.open(self.path), self.bots, clock=self.clock, pause=no_pause)
        await self.house.start()

    def events(self, table: Table, viewer: int | None = None, after: int = 0) -> list[str]:
        return [event["type"] for event in table.events(viewer, after)]


@pytest.fixture(autouse=True)
def dealt(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same deals in every run: the secrets of the seals are numbered."""
    numbers = itertools.count()
    secret = "mahfel.tables.open.secrets.seal_secret"
    monkeypatch.setattr(
        secret, lambda: blake2b(b"deal", salt=next(numbers).to_bytes(4, "big"), digest_size=32).digest()
    )


@pytest.fixture
def clock() -> FakeClock:
    return FakeClock()


@pytest.fixture
def bots() -> ToldBots:
    return ToldBots()


@pytest.fixture
async def party(tmp_path: Path, clock: FakeClock, bots: ToldBots):
    path = tmp_path / "tables.db"
    house = House(await SqliteLog.open(path), bots, clock=clock, pause=no_pause)
    await house.start()
    made = Party(house, clock, bots, path)
    yield made
    await made.house.close()


@pytest.fixture
def high_society() -> Game:
    return registry.find("high_society")
