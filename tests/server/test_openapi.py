"""The OpenAPI document describes what the server does, and schemathesis holds the server to it."""

import asyncio
import os
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from jsonschema_rs import validator_for
from running import Person, full_table, open_table

HERE = Path(__file__).parent


async def the_document(server):
    async with httpx.AsyncClient(base_url=server.base) as http:
        return (await http.get("/schema/openapi.json")).json()


async def hold_to_it(server, person, tmp_path, phases, *options):
    """Run schemathesis as `person` at their table over every route; `phases` says how thoroughly."""
    command = [
        str(Path(sys.executable).parent / "st"),
        f"--config-file={HERE / 'schemathesis.toml'}",
        "run",
        f"{server.base}/schema/openapi.json",
        f"--phases={phases}",
        "--max-examples=5",
        "--no-color",
        "--workers=1",
        *options,
    ]
    if person.token is not None:
        command.append(f"--header=Authorization: Bearer {person.token}")
    env = {**os.environ, "MAHFEL_TEST_TABLE": person.table, "SCHEMATHESIS_HOOKS": str(HERE / "schemathesis_hooks.py")}
    ran = await asyncio.to_thread(
        subprocess.run, command, capture_output=True, text=True, timeout=200, env=env, cwd=tmp_path, check=False
    )
    assert ran.returncode == 0, ran.stdout[-20000:] + ran.stderr[-2000:]


@pytest.mark.slow
async def test_a_host_in_the_lobby_meets_nothing_that_is_not_described(server, tmp_path):
    # Without leaving: whoever has left the lobby is a stranger for the rest of the run.
    await hold_to_it(server, await open_table(server), tmp_path, "coverage", "--exclude-path-regex=leave")


@pytest.mark.slow
async def test_a_player_in_the_game_meets_nothing_that_is_not_described(server, tmp_path):
    await hold_to_it(server, (await full_table(server, 3))[1], tmp_path, "examples,coverage,fuzzing")


@pytest.mark.slow
async def test_a_stranger_at_a_table_meets_nothing_that_is_not_described(server, tmp_path):
    await hold_to_it(server, Person(server, (await open_table(server)).table), tmp_path, "fuzzing")


async def test_every_route_is_there_with_its_refusals(server):
    document = await the_document(server)
    assert document["openapi"] == "3.1.0"
    expected = {
        "/api/games": {"get"},
        "/api/games/{key}": {"get"},
        "/api/games/{key}/texts/{lang}": {"get"},
        "/api/games/{key}/texts/{lang}/title": {"get"},
        "/api/games/{key}/rulebook/{lang}": {"get"},
        "/api/games/{key}/drafts/{option}": {"get"},
        "/api/games/{key}/drafts/{option}/check": {"post"},
        "/api/games/{key}/drafts/{option}/rehearsal": {"post"},
        "/api/tables": {"post"},
        "/api/tables/{table}": {"get"},
        "/api/tables/{table}/join": {"post"},
        "/api/tables/{table}/seats/{seat}/bot": {"post", "delete"},
        "/api/tables/{table}/seats/{seat}/remove": {"post"},
        "/api/tables/{table}/seats/{seat}/move": {"post"},
        "/api/tables/{table}/seats/{seat}/exclude": {"post"},
        "/api/tables/{table}/seats/{seat}/invite": {"post"},
        "/api/tables/{table}/options": {"post"},
        "/api/tables/{table}/draw": {"post"},
        "/api/tables/{table}/start": {"post"},
        "/api/tables/{table}/moves": {"get", "post"},
        "/api/tables/{table}/say": {"post"},
        "/api/tables/{table}/will": {"post"},
        "/api/tables/{table}/aside": {"post"},
        "/api/tables/{table}/asides": {"get"},
        "/api/tables/{table}/seats/{seat}/aside": {"post"},
        "/api/tables/{table}/seats/{seat}/silence": {"post", "delete"},
        "/api/tables/{table}/pin": {"post", "delete"},
        "/api/tables/{table}/poll": {"post"},
        "/api/tables/{table}/poll/answer": {"post"},
        "/api/tables/{table}/poll/close": {"post"},
        "/api/tables/{table}/time": {"post"},
        "/api/tables/{table}/times": {"post"},
        "/api/tables/{table}/pause": {"post"},
        "/api/tables/{table}/resume": {"post"},
        "/api/tables/{table}/abandon": {"post"},
        "/api/tables/{table}/seats/{seat}/skip": {"post"},
        "/api/tables/{table}/leave": {"post"},
        "/api/tables/{table}/return": {"post"},
        "/api/tables/{table}/handover": {"post"},
        "/api/tables/{table}/take": {"post"},
        "/api/tables/{table}/rematch": {"post"},
        "/api/tables/{table}/claim": {"post"},
        "/api/tables/{table}/log": {"get"},
        "/api/tables/{table}/record": {"get"},
        "/api/tables/{table}/replay": {"get"},
        "/api/tables/{table}/live": {"get"},
        "/healthz": {"get"},
        "/metrics": {"get"},
        "/schema/openapi.json": {"get"},
        "/qr/{file}": {"get"},
    }
    assert {path: set(methods) for path, methods in document["paths"].items()} == expected
    codes = {
        code
        for methods in document["paths"].values()
        for operation in methods.values()
        for response in operation["responses"].values()
        for code in response.get("x-codes", [])
    }
    assert {"table.full", "move.stale", "store.full", "handover.dead", "request.too_large"} <= codes
    names = [operation["operationId"] for methods in document["paths"].values() for operation in methods.values()]
    assert len(names) == len(set(names))


async def test_bodies_are_described_with_their_bounds(server):
    schemas = (await the_document(server))["components"]["schemas"]
    assert schemas["OpenCommand"]["additionalProperties"] is False
    assert schemas["OpenCommand"]["properties"]["nonce"]["pattern"] == "^[0-9a-f]{64}$"
    assert schemas["SayRequest"]["properties"]["text"]["maxLength"] == 400


async def test_frames_on_the_line_fit_their_description(server):
    document = await the_document(server)
    schema = {"$ref": "#/components/schemas/ServerMessage", "components": document["components"]}
    fits = validator_for(schema)
    people = await full_table(server, 3)
    async with people[0].live() as line:
        frame = await line.until(lambda f: f["view"] is not None)
        accepted = await line.say("hello")
        refused = await line.move("dance")
    for message in (frame, accepted, refused):
        fits.validate(message)
    assert not fits.is_valid({**frame, "version": "1"})
