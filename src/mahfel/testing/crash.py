"""H9, crash points: the server dies at each place of the path of a move, and what it acknowledged is still there.

A child process plays at a table and dies at a failpoint; whatever it acknowledged it has told its parent before. The
parent then opens the same log and looks that no acknowledged move is lost, none is played twice, that a command sent
again gets one answer, and that the game comes to its end.
"""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Final, TypeAlias

import msgspec

from mahfel.engine import SplitMix64, registry
from mahfel.engine.move import Move
from mahfel.store import Log
from mahfel.store.log import Failpoint
from mahfel.store.sqlite import SqliteLog
from mahfel.tables import entries, secrets
from mahfel.tables.act import act
from mahfel.tables.bot_play import no_pause
from mahfel.tables.bot_runner import BotFault, Question
from mahfel.tables.house import House
from mahfel.tables.join import join
from mahfel.tables.moves import written
from mahfel.tables.open import open_table
from mahfel.tables.start import start
from mahfel.tables.table import Table
from mahfel.testing.case import elsewhere
from mahfel.testing.clock import FakeClock
from mahfel.testing.toys import TOYS

PLACES: Final = ("before_append", "before_commit", "after_commit", "before_publish", "after_publish", "timer")
"""Every place where a server may die in the path of a move."""

DIED: Final = 86
"""The exit status of a child that died where it should."""

SEED: Final = 20
_WAIT_S: Final = 60.0

OpenLog: TypeAlias = Callable[[Path, Failpoint], Awaitable[Log]]


class Sent(msgspec.Struct, frozen=True):
    """A command, told to the parent before it is sent (``version`` None) and again when it was acknowledged."""

    table: str
    tokens: tuple[str, ...]
    seat: int
    command: str
    seen: int
    move: str
    now: int
    version: int | None = None


class NoBots:
    """Nobody plays but people."""

    async def choose(self, question: Question) -> msgspec.Raw:
        """Refused: there are no bots here."""
        raise BotFault("no bots here")

    async def close(self) -> None:
        """Nothing to end."""


def dying(place: str, nth: int) -> Failpoint:
    """A failpoint that ends the process, without any farewell, when ``place`` is passed for the nth time."""
    left = nth

    def fail(passed: str) -> None:
        nonlocal left
        if passed == place:
            left -= 1
            if left == 0:
                os._exit(DIED)

    return fail


def crash_points(
    game: str, path: Path, places: Sequence[str] = PLACES, nths: Sequence[int] = (1, 2, 5), program: Sequence[str] = ()
) -> int:
    """Let a server die at each of the places, the nth time it is there; ``path`` is a directory for the logs.

    ``game`` is a key, or ``module:attribute`` for a game that is not installed.

    ``program`` runs the child; by default this module. Returns how many deaths were looked at. Raises AssertionError.
    """
    command = tuple(program) or (sys.executable, "-c", "from mahfel.testing.crash import main; main()")
    registered(game)
    for place in places:
        for nth in nths:
            log = path / f"{place}-{nth}.db"
            told = _die(command, game, log, place, nth)
            asyncio.run(_examine(log, told, f"{game}: died at {place} for the {nth}. time, seed {SEED}, log {log}"))
    return len(places) * len(nths)


def _die(command: Sequence[str], game: str, log: Path, place: str, nth: int) -> list[Sent]:
    child = subprocess.run(  # noqa: S603 - ourselves
        [*command, game, str(log), place, str(nth)],
        capture_output=True,
        timeout=_WAIT_S,
        check=False,
        env=elsewhere(),
    )
    assert child.returncode == DIED, f"{place}/{nth}: the child did not die there: {child.stderr.decode()[-2000:]}"
    return [msgspec.json.decode(line, type=Sent) for line in child.stdout.splitlines()]


# -- the child -----------------------------------------------------------------------------------------------------


def registered(game: str) -> str:
    """The key of a game that is given by its key or as ``module:attribute``; the toys are known here."""
    for toy in TOYS:
        registry.add(toy)
    return registry.add_named(game).meta.key if ":" in game else game


async def open_sqlite(path: Path, failpoint: Failpoint) -> Log:
    """The log as servers have it."""
    return await SqliteLog.open(path, failpoint=failpoint)


async def live_and_die(game: str, path: Path, place: str, nth: int, open_log: OpenLog = open_sqlite) -> None:
    """Play a game of three, or as many as it needs, every fourth decision by default, until the failpoint ends it."""
    game = registered(game)
    armed: list[Failpoint] = []

    def failpoint(passed: str) -> None:
        for each in armed:
            each(passed)

    clock, chance = FakeClock(), SplitMix64(SEED)
    house = House(await open_log(path, failpoint), NoBots(), clock=clock, pause=no_pause, failpoint=failpoint)
    await house.start()
    made = await open_table(house, game=game, name="A", nonce="0" * 64, warm=None)
    tokens = [made.token]
    least, most = house.find(game).meta.seats
    while len(tokens) < max(least, min(3, most)):
        tokens.append((await join(house, made.table, name=chr(ord("A") + len(tokens)), nonce="1" * 64)).token)
    await start(house, made.table, secrets.digest(tokens[0]))
    armed.append(dying(place, nth))
    for number in range(1000):
        table = await house.table(made.table)
        if table.phase == "over":
            break
        seat = min(seat for seat, decision in table.decisions.items() if not decision.ask.optional)
        if number % 4 == 3:
            await clock.advance((table.decisions[seat].deadline or 0) - clock.now())
            await _until(house, made.table, table.version)
            continue
        move = _choose(table, seat, chance)
        sent = Sent(made.table, tuple(tokens), seat, f"c{number}", table.version, table.game.notate(move), clock.now())
        _tell(sent)
        done = await act(
            house,
            made.table,
            secrets.digest(tokens[seat]),
            command=sent.command,
            version=sent.seen,
            move=sent.move,
        )
        _tell(msgspec.structs.replace(sent, version=done.version))
    await house.close()


def _choose(table: Table, seat: int, chance: SplitMix64) -> Move:
    legal = table.legal(seat)
    assert legal is not None
    return legal.sample(chance)


def _tell(sent: Sent) -> None:
    sys.stdout.buffer.write(msgspec.json.encode(sent) + b"\n")
    sys.stdout.buffer.flush()


async def _until(house: House, table_id: str, version: int) -> Table:
    for _ in range(5000):
        table = await house.table(table_id)
        if table.version > version:
            return table
        await asyncio.sleep(0.001)
    raise AssertionError(f"a deadline was not kept: the table stays at version {version}")


# -- the parent ----------------------------------------------------------------------------------------------------


async def _examine(path: Path, told: Sequence[Sent], where: str) -> None:
    last = told[-1]
    clock = FakeClock(last.now)
    log = await SqliteLog.open(path)
    house = House(log, NoBots(), clock=clock, pause=no_pause)
    await house.start()
    try:
        await _all_there(house, told, where)
        await _answered_once(house, told, where)
        await _goes_on(house, clock, last.table, where)
        await _timed_once(house, last.table, where)
    finally:
        await house.close()


async def _all_there(house: House, told: Sequence[Sent], where: str) -> None:
    """Every acknowledged move is in the log, once, at the version that was said."""
    rows = await house.log.read(told[0].table)
    game = (await house.table(told[0].table)).game
    for sent in told:
        if sent.version is None:
            continue
        found = [row for row in rows if row.id == sent.command and row.seat == sent.seat]
        assert [row.version for row in found] == [sent.version], (
            f"{where}: {sent.command} was acknowledged, and is lost"
        )
        entry = entries.decode(found[0].entry)
        assert isinstance(entry, entries.Moved)
        assert bytes(entry.move) == bytes(written(game.parse(sent.move))), (
            f"{where}: {sent.command} is another move now"
        )


async def _answered_once(house: House, told: Sequence[Sent], where: str) -> None:
    """Sent again, each command gets its answer, and the last one is played now if it was not before."""
    for sent in told:
        before = await house.table(sent.table)
        known = before.answered(sent.seat, sent.command)
        done = await act(
            house,
            sent.table,
            secrets.digest(sent.tokens[sent.seat]),
            command=sent.command,
            version=sent.seen,
            move=sent.move,
        )
        after = await house.table(sent.table)
        if sent.version is not None:
            assert done.version == sent.version, f"{where}: {sent.command} has another answer than before"
        if known is not None:
            assert after.version == before.version, f"{where}: {sent.command} was played twice"
    rows = await house.log.read(told[0].table)
    ids = [(row.seat, row.id) for row in rows if row.id is not None]
    assert len(ids) == len(set(ids)), f"{where}: a command is in the log twice"


async def _goes_on(house: House, clock: FakeClock, table_id: str, where: str) -> None:
    """The game comes to its end by its deadlines alone."""
    for _ in range(1000):
        table = await house.table(table_id)
        if table.phase == "over":
            return
        due = min(decision.deadline or 0 for decision in table.decisions.values() if not decision.ask.optional)
        await clock.advance(max(0, due - clock.now()))
        await _until(house, table_id, table.version)
    raise AssertionError(f"{where}: the game does not end")


async def _timed_once(house: House, table_id: str, where: str) -> None:
    """No decision was decided by time more than once, and what is in memory is what the log says."""
    rows = await house.log.read(table_id)
    assert [row.version for row in rows] == list(range(1, len(rows) + 1)), f"{where}: the log has a gap"
    table = await house.table(table_id)
    played = entries.Moved | entries.Defaulted | entries.PutOff | entries.Excluded | entries.Away
    moves = sum(isinstance(entries.decode(row.entry), played) for row in rows)
    assert moves == len(table.moves), f"{where}: memory and log differ"
    assert await house.log.deadlines() == [], f"{where}: a finished game has deadlines"


def main() -> None:
    """The child: game, log, place of death and how many times it is passed there, as arguments of the command line."""
    asyncio.run(live_and_die(sys.argv[1], Path(sys.argv[2]), sys.argv[3], int(sys.argv[4])))
