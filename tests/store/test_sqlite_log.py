"""The log in SQLite."""

from __future__ import annotations

import asyncio
import hashlib
import shutil
import subprocess
from pathlib import Path

import apsw
import pytest

from mahfel.store import Conflict, Corrupted, Deadline, NewerDatabase, Row, StoreFull, Unwritable
from mahfel.store.schema import migrations
from mahfel.store.sqlite import SqliteLog


def rows(first: int, count: int = 1, text: bytes = b'{"type":"said"}') -> list[Row]:
    return [Row(version, 1000 + version, 0, f"c{version}", text) for version in range(first, first + count)]


@pytest.fixture
async def log(tmp_path: Path):
    opened = await SqliteLog.open(tmp_path / "tables.db")
    yield opened
    await opened.close()


async def test_rows_come_back_as_they_were_written_and_from_any_version_on(log: SqliteLog):
    written = [*rows(1, 2), Row(3, 1003, None, None, "{«محفل»}".encode())]
    await log.append("a", 0, written)
    assert await log.read("a") == written
    assert await log.read("a", after=2) == written[2:]
    assert await log.read("b") == []


async def test_an_append_survives_the_process(tmp_path: Path):
    log = await SqliteLog.open(tmp_path / "tables.db")
    await log.append("a", 0, rows(1, 3), [Deadline("a", 1, 5000, 3)])
    await log.close()
    again = await SqliteLog.open(tmp_path / "tables.db")
    assert [row.version for row in await again.read("a")] == [1, 2, 3]
    assert await again.deadlines() == [Deadline("a", 1, 5000, 3)]
    await again.close()


async def test_a_writer_that_believes_in_another_version_gets_a_conflict_and_writes_nothing(log: SqliteLog):
    await log.append("a", 0, rows(1, 2))
    for expected in (0, 1, 3):
        with pytest.raises(Conflict):
            await log.append("a", expected, rows(expected + 1), [Deadline("a", 0, 1, 1)])
    assert len(await log.read("a")) == 2
    assert await log.deadlines() == []


async def test_of_many_writers_at_one_version_exactly_one_wins(log: SqliteLog):
    await log.append("a", 0, rows(1))
    tries = await asyncio.gather(
        *(log.append("a", 1, rows(2, text=f"{n}".encode())) for n in range(20)), return_exceptions=True
    )
    assert [type(each) for each in tries].count(type(None)) == 1
    assert sum(isinstance(each, Conflict) for each in tries) == 19
    assert [row.version for row in await log.read("a")] == [1, 2]


async def test_a_gap_in_the_rows_is_refused_before_it_reaches_the_database(log: SqliteLog):
    with pytest.raises(ValueError, match="row 3 where 2"):
        await log.append("a", 0, [*rows(1), *rows(3)])
    with pytest.raises(ValueError, match="row 5 where 1"):
        await log.append("a", 0, rows(5))
    assert await log.tables() == []


async def test_appends_that_wait_together_share_a_commit(log: SqliteLog):
    await asyncio.gather(*(log.append(f"t{n}", 0, rows(1, 2)) for n in range(500)))
    assert log.writer.appends == 500
    assert log.writer.groups < 250
    assert sorted(await log.tables()) == sorted(f"t{n}" for n in range(500))


async def test_a_conflict_in_a_group_does_not_touch_its_neighbours(log: SqliteLog):
    await log.append("a", 0, rows(1))
    tries = await asyncio.gather(
        log.append("b", 0, rows(1)),
        log.append("a", 0, rows(1)),
        log.append("c", 0, rows(1)),
        return_exceptions=True,
    )
    assert isinstance(tries[1], Conflict)
    assert tries[0] is None
    assert tries[2] is None
    assert sorted(await log.tables()) == ["a", "b", "c"]


async def test_deadlines_are_replaced_with_the_append_or_left_alone(log: SqliteLog):
    await log.append("a", 0, rows(1), [Deadline("a", 0, 900, 1), Deadline("a", 1, 300, 1)])
    await log.append("b", 0, rows(1), [Deadline("b", 0, 500, 1)])
    assert [(d.table, d.at) for d in await log.deadlines()] == [("a", 300), ("b", 500), ("a", 900)]
    await log.append("a", 1, rows(2))
    assert len(await log.deadlines()) == 3
    await log.append("a", 2, rows(3), [])
    assert [(d.table, d.at) for d in await log.deadlines()] == [("b", 500)]
    assert await log.deadlines(before=499) == []
    assert await log.deadlines(before=500) == [Deadline("b", 0, 500, 1)]


async def test_it_writes_durably_and_into_a_log_file_of_its_own(log: SqliteLog):
    assert log.writer.connection.pragma("synchronous") == 2
    assert log.writer.connection.pragma("journal_mode") == "wal"


async def test_a_closed_log_says_so(tmp_path: Path):
    log = await SqliteLog.open(tmp_path / "tables.db")
    waiting = asyncio.gather(*(log.append(f"t{n}", 0, rows(1)) for n in range(50)))
    await asyncio.sleep(0)
    await log.close()
    await waiting  # what was begun is finished
    with pytest.raises(Unwritable):
        await log.append("a", 0, rows(1))
    with pytest.raises(Unwritable):
        await log.read("a")


# -- no space ------------------------------------------------------------------------------------------------------


async def test_a_full_database_refuses_the_append_and_goes_on_when_there_is_space(log: SqliteLog):
    await log.append("a", 0, rows(1))
    pages = log.writer.connection.pragma("page_count")
    log.writer.connection.pragma("max_page_count", pages)
    with pytest.raises(StoreFull):
        await log.append("a", 1, rows(2, text=b"x" * 100_000))
    assert [row.version for row in await log.read("a")] == [1]
    log.writer.connection.pragma("max_page_count", 1_000_000)
    await log.append("a", 1, rows(2, text=b"x" * 100_000))
    assert [row.version for row in await log.read("a")] == [1, 2]


async def test_one_append_that_does_not_fit_does_not_take_its_group_with_it(log: SqliteLog):
    await log.append("a", 0, rows(1))
    log.writer.connection.pragma("max_page_count", log.writer.connection.pragma("page_count"))
    tries = await asyncio.gather(
        log.append("small", 0, rows(1)),
        log.append("large", 0, rows(1, text=b"x" * 200_000)),
        log.append("a", 1, rows(2)),
        return_exceptions=True,
    )
    assert tries[0] is None
    assert isinstance(tries[1], StoreFull)
    assert tries[2] is None
    assert await log.read("large") == []


@pytest.fixture
def small_disk(tmp_path: Path):
    """A disk of two megabytes; needs the right to mount one."""
    disk = tmp_path / "disk"
    disk.mkdir()
    mount, umount = shutil.which("mount"), shutil.which("umount")
    if mount is None or umount is None:
        pytest.skip("no mount(8) here; the same fault is tested with max_page_count")
    done = subprocess.run([mount, "-t", "tmpfs", "-o", "size=2m", "tmpfs", str(disk)], capture_output=True, check=False)
    if done.returncode != 0:
        pytest.skip("not allowed to mount a disk; the same fault is tested with max_page_count")
    yield disk
    subprocess.run([umount, str(disk)], check=True)


async def test_a_disk_that_is_really_full_loses_nothing_that_was_acknowledged(small_disk: Path):
    log = await SqliteLog.open(small_disk / "tables.db")
    await log.append("a", 0, rows(1))
    ballast = small_disk / "ballast"
    ballast.write_bytes(b"x" * 1_000_000)
    version, full = 1, None
    while full is None and version < 200:
        try:
            await log.append("a", version, rows(version + 1, text=b"y" * 20_000))
            version += 1
        except StoreFull as fault:
            full = fault
    assert full is not None
    assert version > 1
    assert len(await log.read("a")) == version
    with pytest.raises(StoreFull):  # still full, still whole
        await log.append("a", version, rows(version + 1, text=b"y" * 20_000))
    ballast.unlink()
    await log.append("a", version, rows(version + 1, text=b"y" * 20_000))
    assert [row.version for row in await log.read("a")] == list(range(1, version + 2))
    await log.close()


# -- other people's files ------------------------------------------------------------------------------------------


def bytes_of(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


async def test_a_database_of_a_later_release_is_refused_in_words_and_left_untouched(tmp_path: Path):
    path = tmp_path / "tables.db"
    await (await SqliteLog.open(path)).close()
    connection = apsw.Connection(str(path))
    connection.execute("INSERT INTO schema_version VALUES (9999)")
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    connection.close()
    before = bytes_of(path)
    with pytest.raises(NewerDatabase, match=r"schema 9999.*knows schemas up to"):
        await SqliteLog.open(path)
    assert bytes_of(path) == before


async def test_a_later_release_that_crashed_is_recognised_by_what_lies_in_its_log_file(tmp_path: Path):
    path = tmp_path / "tables.db"
    await (await SqliteLog.open(path)).close()
    connection = apsw.Connection(str(path))
    connection.pragma("wal_autocheckpoint", 0)
    connection.execute("INSERT INTO schema_version VALUES (9999)")
    crashed = tmp_path / "crashed.db"
    for suffix in ("", "-wal"):
        shutil.copy(str(path) + suffix, str(crashed) + suffix)
    connection.close()
    before = bytes_of(crashed)
    with pytest.raises(NewerDatabase):
        await SqliteLog.open(crashed)
    assert bytes_of(crashed) == before


async def test_a_file_that_is_no_database_is_refused_and_left_untouched(tmp_path: Path):
    path = tmp_path / "tables.db"
    path.write_text("dear diary, " * 1000)
    before = bytes_of(path)
    with pytest.raises(Corrupted):
        await SqliteLog.open(path)
    assert bytes_of(path) == before


async def test_the_database_of_another_program_is_refused_and_left_untouched(tmp_path: Path):
    path = tmp_path / "tables.db"
    connection = apsw.Connection(str(path))
    connection.execute("CREATE TABLE bookmarks (url)")
    connection.close()
    before = bytes_of(path)
    with pytest.raises(Corrupted, match="another program"):
        await SqliteLog.open(path)
    assert bytes_of(path) == before


async def test_a_damaged_database_is_refused_in_words(tmp_path: Path):
    path = tmp_path / "tables.db"
    log = await SqliteLog.open(path)
    await log.append("a", 0, rows(1, 400, text=b"z" * 500))
    await log.close()
    raw = bytearray(path.read_bytes())
    for page in range(2, len(raw) // 4096):
        raw[page * 4096 : page * 4096 + 64] = b"\xff" * 64
    path.write_bytes(raw)
    with pytest.raises(Corrupted, match="damaged"):
        await SqliteLog.open(path)


async def test_damage_that_appears_later_is_an_answer_and_not_an_accident(tmp_path: Path):
    path = tmp_path / "tables.db"
    log = await SqliteLog.open(path)
    await log.append("a", 0, rows(1, 400, text=b"z" * 500))
    log.writer.connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    with path.open("r+b") as file:
        for page in range(4, 40):
            file.seek(page * 4096)
            file.write(b"\xff" * 64)
    with pytest.raises(Corrupted):
        await log.read("a")
    await log.close()


async def test_a_directory_that_is_not_there_is_an_answer_too(tmp_path: Path):
    with pytest.raises(Unwritable):
        await SqliteLog.open(tmp_path / "nowhere" / "tables.db")


# -- schemas -------------------------------------------------------------------------------------------------------


async def test_an_empty_file_becomes_a_database_of_todays_schema(tmp_path: Path):
    path = tmp_path / "tables.db"
    path.touch()
    log = await SqliteLog.open(path)
    assert log.writer.connection.execute("SELECT max(version) FROM schema_version").get == max(migrations())
    await log.close()


@pytest.mark.parametrize("old", [1])
async def test_a_database_of_every_released_schema_is_brought_up_to_date_with_its_tables(tmp_path: Path, old: int):
    path = tmp_path / "tables.db"
    released = Path(__file__).with_name("schemas") / f"{old:04}.sql"
    connection = apsw.Connection(str(path))
    connection.execute(released.read_text(encoding="utf-8"))
    connection.close()
    log = await SqliteLog.open(path)
    assert [row.version for row in await log.read("old-table")] == [1, 2]
    assert [d.seat for d in await log.deadlines()] == [1]
    await log.append("old-table", 2, rows(3))
    await log.close()


def test_migrations_are_numbered_without_a_gap_and_each_has_a_released_example():
    numbers = list(migrations())
    assert numbers == list(range(1, len(numbers) + 1))
    examples = sorted(path.stem for path in Path(__file__).with_name("schemas").glob("*.sql"))
    assert examples == [f"{number:04}" for number in numbers]


async def test_a_migration_that_fails_leaves_the_database_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    path = tmp_path / "tables.db"
    log = await SqliteLog.open(path)
    await log.append("a", 0, rows(1))
    await log.close()
    steps = {**migrations(), max(migrations()) + 1: "CREATE TABLE half (x); CREATE TABLE log (x);"}
    with monkeypatch.context() as patched:
        patched.setattr("mahfel.store.schema.migrations", lambda: steps)
        with pytest.raises(Unwritable):
            await SqliteLog.open(path)
    again = await SqliteLog.open(path)
    assert len(await again.read("a")) == 1
    assert again.writer.connection.execute("SELECT count(*) FROM sqlite_schema WHERE name = 'half'").get == 0
    await again.close()
