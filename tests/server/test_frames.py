"""Frames: complete, small, and the same however one came by them (H2, on the wire)."""

import json
import random

import pytest
from worlds import World

from mahfel.engine import SplitMix64, registry
from mahfel.server.identity import Viewer
from mahfel.server.live.feed import Feed

LONGEST = "\u6f22" * 19 + "{}"  # as many bytes as a name may have, or almost


async def course(world, seed):
    """Play a random game; yields after every move."""
    dice = SplitMix64(seed)
    game = world.live.table.game
    number = 0
    yield
    while world.live.table.phase == "play":
        number += 1
        seat = next(iter(world.state.asked()))
        move = world.state.legal(seat).sample(dice)
        body = {"id": f"m{number}", "version": world.live.table.version, "move": game.notate(move)}
        answer = await world.post(f"/{world.table}/moves", body, world.tokens[seat])
        assert answer.status_code == 200, answer.text
        yield


def told(messages):
    """The frame and all events of what a viewer was sent."""
    decoded = [json.loads(message) for message in messages]
    assert [message["type"] for message in decoded] == ["log"] * (len(decoded) - 1) + ["frame"]
    return decoded[-1], [event for message in decoded for event in message["events"]]


@pytest.mark.parametrize(("game", "seats"), [("high_society", 5), ("two_card_coup", 2), ("coin_auction", 2)])
async def test_every_message_of_a_whole_game_is_small_and_no_event_is_lost(game, seats, tmp_path, monkeypatch):
    async with World(tmp_path, monkeypatch) as world:
        await world.open(game, seats, LONGEST)
        viewers = [Viewer(seat, "host" if seat == 0 else "seat") for seat in range(seats)] + [Viewer(None, "spectator")]
        seen = dict.fromkeys(viewers, 0)
        kept = {viewer: [] for viewer in viewers}
        shaken = random.Random(7)
        feed = Feed(world.house, world.live, world.site.metrics)
        async for _ in course(world, 3):
            feed.changed(world.live.table.version)
            for viewer in viewers:
                if shaken.random() < 0.5 and world.live.table.phase == "play":
                    continue  # this one reads slowly: the frame is skipped
                messages = feed.messages(viewer, seen[viewer])
                assert max(map(len, messages)) < 4096
                frame, events = told(messages)
                assert frame["version"] == world.live.table.version
                seen[viewer] = frame["version"]
                kept[viewer] += events
        for viewer in viewers:
            again = Feed(world.house, world.live, world.site.metrics)
            fresh, story = told(again.messages(viewer, 0))
            assert kept[viewer] == story
            late, rest = told(again.messages(viewer, seen[viewer]))
            assert rest == []
            assert {**late, "events": None} == {**fresh, "events": None}


async def test_a_frame_through_the_feed_is_the_frame_made_afresh_at_every_step(tmp_path, monkeypatch):
    async with World(tmp_path, monkeypatch) as world:
        await world.open("high_society", 4)
        feed = Feed(world.house, world.live, world.site.metrics)
        async for _ in course(world, 5):
            feed.changed(world.live.table.version)
            for seat in (0, 1, 2, 3, None):
                standing = "spectator" if seat is None else "host" if seat == 0 else "seat"
                viewer, after = Viewer(seat, standing), world.live.table.version - 1
                afresh = Feed(world.house, world.live, world.site.metrics)
                assert feed.messages(viewer, after) == afresh.messages(viewer, after)
                frame, _ = told(feed.messages(viewer, after))
                view = registry.find("high_society").read_view(frame["view"])
                assert view == world.live.table.view(seat)


async def test_the_card_of_the_table_follows_whoever_comes_and_goes(tmp_path, monkeypatch):
    async with World(tmp_path, monkeypatch) as world:
        await world.open("high_society", 3)
        feed = Feed(world.house, world.live, world.site.metrics)
        viewer = Viewer(0, "host")
        await world.house.clock.advance(20_000)
        feed.changed(world.live.table.version)
        frame, _ = told(feed.messages(viewer, 0))
        assert [seat["absent"] for seat in frame["table"]["seats"]] == [True, True, True]
        await world.house.arrive(world.table, world.live.table.chairs[1].token)
        await world.house.arrive(world.table, None)
        feed.changed(world.live.table.version)
        frame, _ = told(feed.messages(viewer, 0))
        assert [seat["absent"] for seat in frame["table"]["seats"]] == [True, False, True]
        assert frame["table"]["watchers"] == 1
