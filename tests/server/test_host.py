"""Pausing, ending and sending away over HTTP and the live line."""

import asyncio
import json
import subprocess
import sys

import pytest
from running import codes, join, open_table, table_with_bots
from test_moderator import led
from test_outside_bot import BOT
from worlds import World

from mahfel.engine import SplitMix64, registry
from mahfel.server.identity import Viewer
from mahfel.server.live.feed import Feed

SAID = {
    "fa": "بازی در حال توقف است؛ صبر کنید تا میزبان ادامه‌اش دهد.",
    "en": "The game is paused; wait until the host lets it go on.",
    "ru": "Игра на паузе: ждите, пока хозяин её продолжит.",
}


async def test_a_table_is_paused_nothing_moves_and_it_goes_on(server):
    host = await table_with_bots(server, bots=3)
    async with host.live() as line:
        frame = await line.until(lambda it: it["ask"])
        assert (frame["table"]["paused"], frame["table"]["abandoned"]) == (None, False)
        assert (await host.post("pause")).status_code == 200
        frame = await line.until(lambda it: it["table"]["paused"])
        asked, version = frame["ask"], frame["version"]
        assert asked["deadline"] > frame["table"]["paused"]
        refused = await line.move(asked["default"])
        assert (refused["type"], refused["code"]) == ("refused", "table.paused")
        assert await codes(await host.post("pause")) == (409, "table.paused")
        await asyncio.sleep(0.5)
        assert (await host.get("log")).json()["version"] == version
        assert (await line.say("soon"))["type"] == "accepted"
        assert (await host.post("resume")).status_code == 200
        frame = await line.until(lambda it: it["table"]["paused"] is None)
        assert frame["ask"]["version"] == asked["version"]
        assert frame["ask"]["deadline"] > asked["deadline"]
        assert await codes(await host.post("resume")) == (409, "table.not_paused")
        await bots_go_on(line)


async def bots_go_on(line):
    """The host passes until a bot has moved: whoever takes a card of misfortune has the next turn as well."""
    since = line.frame["version"]

    def moved():
        told = (event for event in line.events if event["v"] > since and event["type"] in {"bid", "passed"})
        return any(event["seat"] != line.frame["table"]["you"] for event in told)

    while not moved():
        frame = await line.until(lambda it: it["ask"] or moved())
        if frame["ask"] is not None and not moved():
            done = await line.move(frame["ask"]["default"])
            assert done["type"] == "accepted", done
            await line.until(lambda it, done=done: it["version"] >= done["version"])


@pytest.mark.parametrize("lang", ["fa", "en", "ru"])
async def test_a_move_at_a_paused_table_is_refused_in_the_language_of_whoever_moves(server, lang):
    host = await table_with_bots(server, bots=2)
    assert (await host.post("pause")).status_code == 200
    async with host.live(lang=lang) as line:
        await line.until(lambda it: it["table"]["paused"])
        assert (await line.move("pass"))["text"] == SAID[lang]


async def test_bots_are_at_rest_while_a_table_is_paused_and_after_a_power_cut_too(fresh):
    server = fresh("--quick-bots", "--no-limits")
    host = await table_with_bots(server, bots=3)
    assert (await host.post("pause")).status_code == 200
    version = (await host.get("log")).json()["version"]
    server.kill()
    server.start()
    await asyncio.sleep(1)
    told = (await host.get("log")).json()
    assert told["version"] == version
    assert (await host.get()).json()["table"]["paused"]
    assert (await host.post("resume")).status_code == 200
    async with host.live() as line:
        await line.until(bool)
        await bots_go_on(line)


async def test_only_the_host_has_these_rights(server):
    host = await open_table(server)
    other = await join(server, host.table, "Nima")
    await join(server, host.table, "Kaveh")
    for verb in ("pause", "resume", "abandon"):
        assert await codes(await host.post(verb)) == (409, "table.not_started")
    assert (await host.post("start")).status_code == 200
    for verb in ("pause", "resume", "abandon"):
        assert await codes(await other.post(verb)) == (403, "host.only")
        stranger = await other.http.post(f"/api/tables/{host.table}/{verb}", headers={"authorization": ""}, json={})
        assert stranger.json()["code"] in ("seat.required", "token.unknown")
        assert stranger.status_code in (401, 403)


async def test_an_abandoned_game_is_over_open_and_played_again(server):
    host = await table_with_bots(server, bots=3)
    assert await codes(await host.get("record")) == (409, "record.not_over")
    async with host.live() as line:
        await line.until(lambda it: it["ask"])
        assert (await host.post("abandon")).status_code == 200
        frame = await line.until(lambda it: it["table"]["phase"] == "over")
    assert (frame["table"]["abandoned"], frame["view"]["outcome"], frame["ask"], frame["waiting"]) == (
        True,
        None,
        None,
        [],
    )
    assert frame["seal"]["secret"]
    record = await host.get("record")
    assert (record.json()["ended"], record.json()["outcome"]) == ("abandoned", None)
    verified = await asyncio.to_thread(
        subprocess.run,
        [sys.executable, "-m", "mahfel.cli.main", "verify", "-", "--json"],
        input=record.content,
        capture_output=True,
        check=True,
    )
    answer = json.loads(verified.stdout)
    assert (answer["verified"], answer["abandoned"], answer["outcome"]) == (True, True, None)
    for eyes in ("none", "all", "1"):
        frames = (await host.get("replay", params={"eyes": eyes})).json()["frames"]
        assert frames[-1]["move"] is None
        assert [event["type"] for event in frames[-1]["events"]] == ["abandoned"]
    again = await host.post("rematch")
    assert again.status_code == 200
    assert again.json()["table"] != host.table
    for verb in ("pause", "resume", "abandon"):
        assert await codes(await host.post(verb)) == (409, "game.over")


async def test_who_leads_a_table_pauses_resumes_gives_reasons_and_ends(server):
    leader, *others = await led(server)
    assert (await leader.post("start")).status_code == 200
    assert (await leader.post("pause")).status_code == 200
    assert (await others[1].get()).json()["table"]["paused"]
    assert (await leader.post("seats/4/exclude", {"reason": " talks\nto itself "})).status_code == 200
    told = (await others[4].get("log")).json()["events"]
    assert [event["text"] for event in told if event["type"] == "exclusion_reason"] == ["talks to itself"]
    assert (await leader.post("resume")).status_code == 200
    assert (await leader.post("abandon")).status_code == 200
    told = (await others[2].get("log")).json()["events"]
    assert [(event["type"], event["seat"], event["name"]) for event in told if event["type"] in PUBLIC] == [
        (kind, None, "Leader") for kind in ("paused", "resumed", "abandoned")
    ]


PUBLIC = ("paused", "resumed", "abandoned")


async def test_a_reason_that_is_too_long_or_no_text_is_refused(server):
    leader, *_ = await led(server)
    assert (await leader.post("start")).status_code == 200
    for reason, answer in (
        ("x" * 121, (422, "talk.too_long")),
        ("\x07", (422, "talk.empty")),
        ("x" * 481, (400, "request.invalid")),
        (7, (400, "request.invalid")),
    ):
        assert await codes(await leader.post("seats/4/exclude", {"reason": reason})) == answer
    seats = (await leader.get()).json()["table"]["seats"]
    assert not any(seat["excluded"] for seat in seats)


async def test_an_outside_bot_waits_while_the_table_is_paused_and_understands_an_end_without_a_winner(server):
    host = await open_table(server)
    link = f"{server.base}/t/{host.table}"
    bots = [
        await asyncio.create_subprocess_exec(
            sys.executable, str(BOT), link, name, stdout=subprocess.PIPE, stderr=subprocess.PIPE
        )
        for name in ("Robo", "Rabota")
    ]
    try:
        async with host.live() as line:
            await line.until(
                lambda f: sum(seat["kind"] == "person" and seat["here"] for seat in f["table"]["seats"]) == 3
            )
            assert (await host.post("start")).status_code == 200
            assert (await host.post("pause")).status_code == 200
            await asyncio.sleep(0.5)
            stopped = await line.until(lambda f: f["table"]["paused"])
            assert (await host.post("resume")).status_code == 200
            moved = await line.until(lambda f: f["ask"] or f["version"] > stopped["version"] + 1)
            for _ in range(3):  # the bots go on: everybody passes or bids, and the host is asked again
                moved = await line.until(lambda f: f["ask"])
                done = await line.move(moved["ask"]["default"])
                await line.until(lambda f, done=done: f["version"] >= done["version"])
            await line.until(lambda f: f["ask"])
            assert (await host.post("abandon")).status_code == 200
        said = [await asyncio.wait_for(bot.communicate(), 60) for bot in bots]
    finally:
        for bot in bots:
            if bot.returncode is None:
                bot.kill()
    assert [out.decode().strip() for out, _ in said] == ["winners: []"] * 2


# -- nothing leaks -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "seats"), [("high_society", 3), ("two_card_coup", 2), ("coin_auction", 2)])
async def test_two_worlds_that_a_viewer_cannot_tell_apart_are_paused_and_ended_in_the_same_bytes(
    game, seats, tmp_path, monkeypatch
):
    for viewer in (seats - 1, None):
        told = []
        places = [tmp_path / f"{viewer}-{number}" for number in (1, 2)]
        for number, place in enumerate(places):
            place.mkdir()
            async with World(place, monkeypatch) as world:
                await world.open(game, seats)
                if number:
                    rules = registry.find(game)
                    world.live.table.state = rules.imagine(world.state.view(viewer), SplitMix64(3))
                feed = Feed(world.house, world.live, world.site.metrics)
                seen = []
                for verb in ("pause", "resume", "pause"):
                    assert (await world.post(f"/{world.table}/{verb}", {}, world.tokens[0])).status_code == 200
                    version = world.live.table.version
                    standing = "spectator" if viewer is None else "seat"
                    seen.append(feed.messages(Viewer(viewer, standing), version - 1))
                told.append(seen)
        assert told[0] == told[1]


async def test_the_frames_of_a_paused_table_say_the_same_of_it_to_everybody(tmp_path, monkeypatch):
    async with World(tmp_path, monkeypatch) as world:
        await world.open("high_society", 4)
        feed = Feed(world.house, world.live, world.site.metrics)
        viewers = [Viewer(seat, "host" if seat == 0 else "seat") for seat in range(4)] + [Viewer(None, "spectator")]
        before = [json.loads(feed.messages(viewer, 0)[-1]) for viewer in viewers]
        assert (await world.post(f"/{world.table}/pause", {}, world.tokens[0])).status_code == 200
        since = world.live.table.version - 1
        frames = [json.loads(feed.messages(viewer, since)[-1]) for viewer in viewers]
        (pause,) = {frame["table"]["paused"] for frame in frames}
        assert pause == world.live.table.paused
        assert all(frame["events"] == frames[0]["events"] for frame in frames)
        for old, new in zip(before, frames, strict=True):
            assert new.keys() == old.keys()
            for part in ("view", "ask", "waiting", "channels", "seal"):
                assert new[part] == old[part]
