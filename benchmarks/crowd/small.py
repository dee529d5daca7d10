"""What has to be small: frames, the memory of a connection, the time to start, the client's first load."""

from __future__ import annotations

from typing import Any

from measuring.figures import Figure
from measuring.processes import usage
from measuring.targets import Target

from crowd.first_load import first_load
from crowd.servers import load_on, our_server, scratch
from crowd.stored import STORED_TABLES, many_tables, read_table

FRAME_BYTES = 4096
CONNECTION_BYTES = 40 * 1024
START_SECONDS = 2.0
FIRST_LOAD_BYTES = 120 * 1024
_IDLE_CONNECTIONS = 2000
_STARTS = 5


def frames() -> tuple[Target, dict[str, Any]]:
    """Whole games at full tables, from the first frame to the reckoning."""
    with scratch() as data, our_server(data) as server, load_on(server) as load:
        found = [load("whole_games", tables=30, seats=seats) for seats in (3, 4, 5)]
    largest = Figure(tuple(float(one["largest_frame"]) for one in found))
    name = (
        f"largest of {sum(one['frames'] for one in found)} frames in {sum(one['games'] for one in found)} whole games"
    )
    return Target(name, largest, FRAME_BYTES, at_least=False, unit="bytes"), {"by_seats": found}


def connections() -> tuple[Target, dict[str, Any]]:
    """Seats of tables in play that nobody moves at, tables included."""
    with scratch() as data, our_server(data) as server, load_on(server) as load:
        load("idle", connections=80)
        found = load("idle", connections=_IDLE_CONNECTIONS)
    memory = Figure((float(found["bytes_a_connection"]),))
    name = f"memory of an idle connection with its share of a table, of {found['connections']}"
    return Target(name, memory, CONNECTION_BYTES, at_least=False, unit="bytes"), found


def start() -> tuple[Target, dict[str, Any]]:
    """From the start of the process until it answers, with many tables in the database."""
    with scratch() as data:
        stored = many_tables(data)
        taken = []
        for _ in range(_STARTS):
            with our_server(data) as server:
                taken.append(server.seconds_to_start)
                stored.setdefault("cpu_seconds", []).append(usage(server.process.pid).cpu)
                read_table(server.port, stored["last"])
    target = Target(
        f"start with {STORED_TABLES} stored tables", Figure(tuple(taken)), START_SECONDS, at_least=False, unit="s"
    )
    return target, stored


def client() -> tuple[Target, dict[str, Any]]:
    """What a browser loads before it can show the home page, compressed, fonts aside."""
    with scratch() as data, our_server(data) as server:
        found = first_load(server.port)
    total = Figure((float(found["bytes"]),))
    return Target(
        "first load of the client, before fonts", total, FIRST_LOAD_BYTES, at_least=False, unit="bytes"
    ), found
