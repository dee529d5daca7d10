"""The live connection: what it says, who may listen, and that nobody waits for anybody."""

import asyncio
import time

import pytest
from running import full_table, join, modest, nonce, open_table, table_with_bots


async def test_the_first_frame_is_the_whole_present_and_the_story_so_far(server):
    host = await open_table(server)
    guest = await join(server, host.table, "Nima")
    async with guest.live() as line:
        frame = await line.until(lambda f: True)
    assert (frame["table"]["you"], frame["table"]["you_are"]) == (1, "seat")
    assert [event["type"] for event in line.events] == ["joined", "joined"]
    assert (frame["view"], frame["ask"], frame["waiting"]) == (None, None, [])
    assert frame["channels"] == {"read": ["table"], "write": ["table"]}
    assert abs(frame["now"] - time.time() * 1000) < 60_000


async def test_a_whole_game_is_played_over_it_and_no_frame_is_as_large_as_four_kilobytes(server):
    host = await table_with_bots(server, 4, name="پریناز از کرمانشاه", lang="fa")
    async with host.live() as line:
        frame = await line.until(lambda f: f["ask"] or f["table"]["phase"] == "over")
        while frame["table"]["phase"] != "over":
            answer = await line.move(modest(frame))
            assert answer["type"] == "accepted", answer
            v = answer["version"]
            frame = await line.until(lambda f, v=v: f["version"] >= v and (f["ask"] or f["table"]["phase"] == "over"))
    assert max(line.sizes) < 4096
    assert frame["seal"]["secret"] is not None
    assert frame["view"]["outcome"]["reason"] == "fourth_dark"
    versions = [event["v"] for event in line.events]
    assert versions == sorted(versions)


async def test_every_seat_is_asked_only_what_is_its_own_to_decide(server):
    people = await full_table(server, 3)
    lines = [await p.live().open() for p in people]
    frames = [await line.until(lambda f: f["view"] is not None) for line in lines]
    asked = [f["ask"] is not None for f in frames]
    assert asked.count(True) == 1
    seat = asked.index(True)
    assert all(f["waiting"] == [{"seat": seat, "deadline": frames[seat]["ask"]["deadline"]}] for f in frames)
    ask = frames[seat]["ask"]
    assert (ask["kind"], ask["default"], ask["moves"]) == ("bid", {"type": "pass"}, None)
    assert ask["rule"].startswith("high_society-")


async def test_every_command_gets_exactly_one_answer(server):
    people = await full_table(server, 3)
    async with people[0].live() as line:
        await line.until(lambda f: f["view"] is not None)
        for number in range(20):
            await line.send({"type": "say", "id": f"n{number}", "room": "table", "text": str(number)})
            await line.send({"type": "move", "id": f"m{number}", "version": 10**6, "move": "pass"})
        await line.send({"type": "ping"})
        got = []
        while True:
            message = await line.receive()
            if message["type"] == "pong":
                break
            if message["type"] in {"accepted", "refused"}:
                got.append(message["id"])
    assert sorted(got) == sorted(f"{kind}{number}" for number in range(20) for kind in "nm")


@pytest.mark.parametrize(
    ("raw", "code"),
    [
        ("", "request.malformed"),
        ("{", "request.malformed"),
        ("null", "request.invalid"),
        ("[]", "request.invalid"),
        ('{"type":"dance","id":"a"}', "request.invalid"),
        ('{"type":"ping","id":"a"}', "request.invalid"),
        ('{"type":"move","id":"a","version":"1","move":"pass"}', "request.invalid"),
        ('{"type":"move","id":"a","version":0.5,"move":"pass"}', "request.invalid"),
        ('{"type":"move","id":"a","version":"۱","move":"pass"}', "request.invalid"),
        ('{"type":"move","id":"a","version":-1,"move":"pass"}', "request.invalid"),
        ('{"type":"move","id":"a","version":null,"move":"pass"}', "request.invalid"),
        ('{"type":"move","id":"a","version":1,"move":"pass","seat":2}', "request.invalid"),
        ('{"type":"move","id":"a","version":1,"move":7}', "request.invalid"),
        ('{"type":"move","id":"ا","version":1,"move":"pass"}', "request.invalid"),
        ('{"type":"say","id":"a","room":"table","text":""}', "request.invalid"),
        ('{"type":"say","id":"a","room":"night","text":"hush"}', "talk.closed"),
        ('{"type":"say","id":"a","room":"table","text":"\\u202e\\u0000"}', "talk.empty"),
        ("[" * 60_000, "request.invalid"),
        (b"\xff\xfe", "request.malformed"),
    ],
)
async def test_nonsense_is_refused_with_a_code_and_the_line_lives_on(server, raw, code):
    people = await full_table(server, 3)
    async with people[0].live() as line:
        before = await line.until(lambda f: f["view"] is not None)
        await line.send(raw)
        message = await line.receive()
        assert (message["type"], message["code"]) == ("refused", code)
        assert message["text"]
        await line.send({"type": "ping"})
        assert (await line.receive())["version"] == before["version"]


async def test_a_message_over_the_limit_ends_the_connection_and_harms_nobody(server):
    people = await full_table(server, 3)
    async with people[0].live() as line:
        await line.until(lambda f: True)
        await line.send('{"type":"say","id":"a","room":"table","text":"' + "x" * 1_000_000 + '"}')
        await asyncio.wait_for(line.socket.wait_closed(), 60)
        assert line.socket.close_code == 1009
    assert (await people[1].get()).status_code == 200


async def test_two_tabs_of_one_seat_see_the_same_and_either_may_act(server):
    people = await full_table(server, 3)
    async with people[0].live() as first, people[0].live() as second:
        await first.until(lambda f: f["view"] is not None)
        await second.until(lambda f: f["view"] is not None)
        await first.say("from the first")
        await second.say("from the second")
        version = max(first.frame["version"], second.frame["version"])
        one = await first.until(lambda f: f["version"] >= version)
        two = await second.until(lambda f: f["version"] >= version)
        for frame in (one, two):
            del frame["now"], frame["events"]
        assert one == two
        assert first.events == second.events


async def test_who_comes_back_is_told_what_was_missed_and_nothing_twice(server):
    people = await full_table(server, 3)
    async with people[0].live() as line:
        await line.until(lambda f: f["view"] is not None)
        seen = line.after
    for number in range(5):
        await people[1].post("say", {"id": f"s{number}", "room": "table", "text": f"line {number}"})
    async with people[0].live(after=seen) as line:
        await line.until(lambda f: f["version"] >= seen + 5)
    assert [event["text"] for event in line.events] == [f"line {number}" for number in range(5)]


async def test_a_long_absence_is_told_in_pieces_and_then_comes_one_frame(server):
    people = await full_table(server, 3)
    for number in range(40):
        body = {"id": f"s{number}", "room": "table", "text": f"{number} " + "سلام " * 70}
        assert (await people[1].post("say", body)).status_code == 200
    async with people[0].live() as line:
        kinds = []
        while line.frame is None:
            kinds.append((await line.receive())["type"])
    assert kinds[-1] == "frame"
    assert kinds.count("log") >= 7
    assert max(line.sizes) < 4096
    told = [event["text"].split()[0] for event in line.events if event["type"] == "said"]
    assert told == [str(number) for number in range(40)]


async def test_a_version_from_another_life_begins_anew(server):
    people = await full_table(server, 3)
    async with people[0].live(after=9_999_999) as line:
        frame = await line.until(lambda f: True)
    assert frame["version"] < 100
    assert [event["type"] for event in line.events][:3] == ["joined", "joined", "joined"]


async def test_plain_http_is_told_to_upgrade(server):
    host = await open_table(server)
    answer = await host.get("live")
    assert (answer.status_code, answer.json()["code"]) == (426, "live.upgrade")


async def test_a_move_stands_although_others_spoke_meanwhile(server):
    people = await full_table(server, 3)
    lines = [await p.live().open() for p in people]
    for line in lines:
        await line.until(lambda f: f["view"] is not None)
    asked = next(line for line in lines if line.frame["ask"])
    other = next(line for line in lines if not line.frame["ask"])
    version = asked.frame["version"]
    await other.say("take your time")
    assert (await asked.move("pass", version=version))["type"] == "accepted"
    # The same decision is not there any more.
    assert (await asked.move("pass", version=version))["code"] in {"game.not_asked", "move.stale"}


async def test_an_id_again_gets_the_same_answer_even_on_another_connection(server):
    people = await full_table(server, 3)
    lines = [await p.live().open() for p in people]
    for line in lines:
        await line.until(lambda f: f["view"] is not None)
    seat = next(n for n, line in enumerate(lines) if line.frame["ask"])
    version = lines[seat].frame["version"]
    first = await lines[seat].move("bid:2", version=version, name="bid-once")
    async with people[seat].live() as again:
        await again.until(lambda f: f["view"] is not None)
        assert await again.move("bid:2", version=version, name="bid-once") == first
        bids = [event for event in again.events if event["type"] == "bid"]
        assert len(bids) == 1
    refused = await lines[seat].move("bid:999", version=version, name="bad-once")
    assert (refused["type"], await lines[seat].move("bid:3", name="bad-once")) == ("refused", refused)


async def test_a_new_life_at_the_rematch_is_announced_on_the_line(server):
    host = await table_with_bots(server, 2)
    async with host.live() as line:
        frame = await line.until(lambda f: f["ask"] or f["table"]["phase"] == "over")
        while frame["table"]["phase"] != "over":
            v = (await line.move(frame["ask"]["default"]))["version"]
            frame = await line.until(lambda f, v=v: f["version"] >= v and (f["ask"] or f["table"]["phase"] == "over"))
        new = (await host.post("rematch", {"nonce": nonce()})).json()["table"]
        frame = await line.until(lambda f: f["table"]["rematch"])
        assert frame["table"]["rematch"] == new
        assert line.events[-1]["type"] == "rematched"
