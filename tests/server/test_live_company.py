"""The live connection in company: who is here, who may listen, and that nobody waits for anybody."""

import asyncio
import json
import socket
import time

import httpx
import pytest
import websockets
from running import OPEN, Person, full_table, open_table


async def test_a_reader_that_never_reads_holds_up_nobody(server):
    people = await full_table(server, 3)
    narrow = socket.socket()
    narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    narrow.connect(("127.0.0.1", server.port))
    slow = await websockets.connect(
        f"{server.ws}/api/tables/{people[2].table}/live",
        sock=narrow,
        additional_headers={"authorization": f"Bearer {people[2].token}"},
        max_queue=1,
    )
    OPEN.append(slow.close)
    slow.transport.pause_reading()
    async with people[0].live() as line:
        await line.until(lambda f: f["view"] is not None)
        began = time.monotonic()
        text = "x" * 390
        for _ in range(1500):
            assert (await line.say(text))["type"] == "accepted"
        assert time.monotonic() - began < 60
        latest = line.frame["version"]
    slow.transport.resume_reading()
    # It skips views but no event.
    said, frames, version = 0, 0, 0
    while version < latest:
        message = json.loads(await asyncio.wait_for(slow.recv(), 60))
        frames += message["type"] == "frame"
        version = message.get("version", version)
        said += sum(event["type"] == "said" for event in message["events"])
    assert said == 1500
    assert frames < 1500


async def test_somebody_who_goes_turns_grey_after_a_while_and_is_back_at_once(server):
    people = await full_table(server, 3)
    async with people[0].live() as line:
        async with people[1].live() as other:
            await other.until(lambda f: True)
            await line.until(lambda f: f["table"]["seats"][1]["here"])
        await line.until(lambda f: not f["table"]["seats"][1]["here"], 15)
        assert line.frame["table"]["seats"][1]["absent"]
        async with people[1].live() as other:
            await other.until(lambda f: True)
            await line.until(lambda f: f["table"]["seats"][1]["here"])


async def test_spectators_are_counted_and_see_what_spectators_may(server):
    people = await full_table(server, 3)
    async with people[0].live() as line, Person(server, people[0].table).live() as watcher:
        frame = await watcher.until(lambda f: f["view"] is not None)
        assert (frame["table"]["you"], frame["table"]["you_are"]) == (None, "spectator")
        assert (frame["ask"], frame["view"]["viewer"]) == (None, None)
        assert frame["channels"]["write"] == []
        await line.until(lambda f: f["table"]["watchers"] == 1)
        for message in (
            {"type": "move", "id": "a", "version": frame["version"], "move": "pass"},
            {"type": "say", "id": "b", "room": "table", "text": "hello"},
        ):
            assert (await watcher.command(message))["code"] == "seat.required"
        await watcher.socket.close()
        await line.until(lambda f: f["table"]["watchers"] == 0)


async def bye_of(person, **more):
    async with person.live(**more) as line:
        message = await line.receive()
        assert message["type"] == "bye", message
        with pytest.raises(websockets.ConnectionClosed) as closed:
            await line.receive()
        return message["code"], closed.value.rcvd.code


async def test_who_may_not_listen_is_told_why(server):
    host = await open_table(server, spectators=False)
    other = await open_table(server)
    assert await bye_of(Person(server, host.table)) == ("watch.forbidden", 4403)
    assert await bye_of(Person(server, "nowhere-at-all-000000")) == ("table.unknown", 4404)
    assert await bye_of(Person(server, host.table, "s_" + "x" * 43)) == ("token.unknown", 4403)
    assert await bye_of(Person(server, host.table, other.token)) == ("token.unknown", 4403)
    assert await bye_of(Person(server, host.table), after="x") == ("watch.forbidden", 4403)
    assert await bye_of(host, after="x") == ("request.invalid", 4403)


async def test_a_seat_that_was_taken_over_is_said_farewell(server):
    host = await open_table(server)
    async with host.live() as line:
        await line.until(lambda f: True)
        code = (await host.post("handover")).json()["link"].partition("#hand=")[2]
        async with host.live() as second:
            await second.until(lambda f: True)
            await Person(server, host.table).post("take", {"code": code})
            for old in (line, second):
                while old.bye is None:
                    await old.receive()
                assert old.bye["code"] == "seat.not_yours"


async def test_another_websites_page_gets_no_socket(server):
    host = await open_table(server)
    uri = f"{server.ws}/api/tables/{host.table}/live"
    for origin in ("https://evil.example", "null"):
        with pytest.raises(websockets.InvalidStatus) as refused:
            await websockets.connect(uri, origin=origin)
        assert refused.value.response.status_code == 403
    ours = await websockets.connect(uri, origin=server.base)
    OPEN.append(ours.close)
    assert json.loads(await ours.recv())["type"] == "frame"


async def gauges(server):
    async with httpx.AsyncClient(base_url=server.base) as http:
        lines = (await http.get("/metrics")).text.splitlines()
    pairs = (line.split(" ") for line in lines if line.startswith("mahfel_") and "{" not in line)
    return {name.removeprefix("mahfel_"): float(value) for name, value in pairs}


async def test_nothing_is_left_behind_by_those_who_come_and_go(fresh):
    server = fresh("--quick-bots", "--no-limits")
    before = await gauges(server)
    for _ in range(3):
        people = await full_table(server, 3)
        lines = [await person.live().open() for person in people for _ in range(8)]
        lines += [await Person(server, people[0].table).live().open() for _ in range(8)]
        for line in lines:
            await line.until(lambda f: f["view"] is not None)
        assert (await gauges(server))["connections"] == len(lines)
        for number, line in enumerate(lines):
            if number % 2:
                await line.socket.close()
            else:
                line.socket.transport.abort()
    for _ in range(300):
        after = await gauges(server)
        if after["connections"] == 0 and after["tasks"] <= before["tasks"]:
            break
        await asyncio.sleep(0.1)
    assert (after["connections"], after["listeners"]) == (0, 0)
    assert after["tasks"] <= before["tasks"]
    assert "Traceback" not in server.log()
