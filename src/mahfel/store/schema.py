"""Schemas: is this file ours, from which release, and how it becomes one of today."""

from __future__ import annotations

import re
from importlib import resources
from pathlib import Path
from typing import Final

import apsw

from mahfel.store.log import Corrupted, NewerDatabase

_APPLICATION: Final = 0x4D41_4846  # "MAHF" in the file's header: no other program's database is touched
_FILE: Final = re.compile(r"(\d{4})_\w+\.sql")
_CHECKED_BYTES: Final = 64 * 1024 * 1024  # larger files are not read through at every start


def migrations() -> dict[int, str]:
    """The steps from an empty file to today's schema, by the number of the schema that each leads to."""
    found = {}
    for file in resources.files("mahfel.store").joinpath("migrations/sqlite").iterdir():
        named = _FILE.fullmatch(file.name)
        if named:
            found[int(named[1])] = file.read_text(encoding="utf-8")
    return dict(sorted(found.items()))


def inspect(path: Path) -> None:
    """Look at an existing file without changing it. Raises Corrupted and NewerDatabase."""
    if not path.exists() or (path.stat().st_size == 0 and not path.with_name(path.name + "-wal").exists()):
        return
    connection = apsw.Connection(str(path), flags=apsw.SQLITE_OPEN_READONLY)
    try:
        check(connection)
        if path.stat().st_size <= _CHECKED_BYTES:
            verdict = connection.execute("PRAGMA quick_check(1)").fetchone()
            if verdict != ("ok",):
                raise Corrupted(f"{path.name} is damaged: {verdict[0] if verdict else 'it says nothing'}")
    finally:
        connection.close()


def check(connection: apsw.Connection) -> int:
    """The schema of an open database, 0 for an empty one. Raises Corrupted and NewerDatabase."""
    if not connection.execute("SELECT count(*) FROM sqlite_schema").get:
        return 0
    if connection.pragma("application_id") != _APPLICATION:
        raise Corrupted("this is the database of another program")
    found = connection.execute("SELECT max(version) FROM schema_version").get
    known = max(migrations())
    if not isinstance(found, int):
        raise Corrupted("the database does not say which schema it has")
    if found > known:
        raise NewerDatabase(found, known)
    return found


def migrate(connection: apsw.Connection) -> None:
    """Bring an open database to today's schema, each step in a transaction of its own."""
    present = check(connection)
    for version, step in migrations().items():
        if version <= present:
            continue
        with connection:
            if present == 0:
                connection.execute(f"PRAGMA application_id = {_APPLICATION}")
                connection.execute("CREATE TABLE schema_version (version INTEGER NOT NULL) STRICT")
            connection.execute(step)
            connection.execute("INSERT INTO schema_version VALUES (?)", (version,))
        present = version
