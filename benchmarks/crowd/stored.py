"""A database with very many tables: some are really played, and the rest are their rows again under other names."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any
from urllib.request import urlopen

from crowd.servers import load_on, our_server

STORED_TABLES = 10_000
_PLAYED = 40
_GOING_ON = 40


def many_tables(data: Path) -> dict[str, Any]:
    """Fill the database in this folder: half of the tables are over, half are in play with a deadline each.

    Returns `{tables, rows, deadlines, bytes, last}`, `last` being the id of one of the copies.
    """
    with our_server(data) as server, load_on(server) as load:
        load("whole_games", tables=_PLAYED, seats=4)
        load("idle", connections=4 * _GOING_ON)
    (database,) = data.glob("*.db")
    with closing(sqlite3.connect(database)) as connection, connection:
        for copy in range(1, STORED_TABLES // (_PLAYED + _GOING_ON)):
            for table, columns in (
                ("log", "version, at, seat, id, entry"),
                ("deadline", "seat, at, decision"),
            ):
                connection.execute(
                    f"INSERT INTO {table} (table_id, {columns}) "
                    f"SELECT printf('%06d', ?) || substr(table_id, 7), {columns} FROM {table} "
                    "WHERE table_id NOT GLOB '000[0-9][0-9][0-9]*'",
                    (copy,),
                )
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        tables, rows = connection.execute("SELECT count(DISTINCT table_id), count(*) FROM log").fetchone()
        (deadlines,) = connection.execute("SELECT count(*) FROM deadline").fetchone()
        (last,) = connection.execute("SELECT max(table_id) FROM log WHERE table_id GLOB '000[0-9]*'").fetchone()
    return {"tables": tables, "rows": rows, "deadlines": deadlines, "bytes": database.stat().st_size, "last": last}


def read_table(port: int, table: str) -> None:
    """Ask the server for one of the copies: it has to be a table like any other."""
    with urlopen(f"http://127.0.0.1:{port}/api/tables/{table}", timeout=10) as answer:
        assert json.load(answer)["table"]["table"] == table
