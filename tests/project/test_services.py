"""The clients of the extras and the servers that tests run speak with each other, in the releases that are locked."""

from __future__ import annotations

import asyncpg
import nats
import pytest


@pytest.mark.postgres
async def test_postgresql_keeps_the_first_of_two_entries_with_one_version(postgres: str) -> None:
    """The statement that a grouped log stands on: what conflicts is left out of the answer, not an error."""
    connection = await asyncpg.connect(postgres)
    try:
        await connection.execute("CREATE TEMPORARY TABLE log (version int PRIMARY KEY, entry text NOT NULL)")
        append = "INSERT INTO log SELECT * FROM unnest($1::int[], $2::text[]) ON CONFLICT DO NOTHING RETURNING version"
        first = await connection.fetch(append, [1, 2], ["a", "b"])
        second = await connection.fetch(append, [2, 3], ["c", "d"])
        kept = await connection.fetch("SELECT entry FROM log ORDER BY version")
    finally:
        await connection.close()
    assert [row["version"] for row in first] == [1, 2]
    assert [row["version"] for row in second] == [3]
    assert [row["entry"] for row in kept] == ["a", "b", "d"]


@pytest.mark.nats
async def test_nats_brings_a_hint_to_whoever_asked_for_its_table_alone(nats_address: str) -> None:
    client = await nats.connect(nats_address)
    try:
        listening = await client.subscribe("t.one")
        await client.publish("t.two", b"8")
        await client.publish("t.one", b"9")
        hint = await listening.next_msg(timeout=10)
        with pytest.raises(TimeoutError):
            await listening.next_msg(timeout=0.2)
    finally:
        await client.close()
    assert hint.data == b"9"
