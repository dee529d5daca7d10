"""Several people at one table of Malʿoun, each before a phone of their own, in Persian, with bots among them."""

from __future__ import annotations

import asyncio
import json
import re

import pytest_asyncio
from company import Company, company
from evening import over
from looking import axe, crooked
from overheard import Overheard
from playwright.async_api import expect
from running import Person, Server
from shift import Shift
from stacked_maloun import STACKED
from undercover import Undercover, leaks

MALOUN = 1


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def cafe(tmp_path_factory):
    """A server whose tables of four have their Malʿoun at seat 1."""
    running = Server(tmp_path_factory.mktemp("cafe") / "data", "--quick-bots", "--no-limits", env=STACKED).start()
    yield running
    assert running.stop() == 0
    assert "Traceback" not in running.log()


async def sit_down(visit, server: Server, people: int, bots: int, **options: object):
    """Visitors with all that they are sent, seat by seat and last somebody who only watches; the game has begun."""
    table: Company = await company(server, "fa", people, game="maloun", options=options)
    for seat in range(people, people + bots):
        answer = await table.host.post(f"seats/{seat}/bot", {"level": "easy"})
        assert answer.status_code == 200, answer.text
    seated = []
    for seat in (*range(people), None):
        visitor = await visit("fa", game="maloun", at=server)
        heard = Overheard(visitor)
        if seat is None:
            await visitor.open(f"/t/{table.table}")
        else:
            await table.sit(visitor, seat)
        seated.append((visitor, heard))
    answer = await table.host.post("start")
    assert answer.status_code == 200, answer.text
    return table, seated


async def play_together(seated, kind: type[Shift]) -> tuple[list[Shift], dict]:
    """All play to the end; the games and the frame with which the watcher's ends."""
    games = [kind(visitor, seed=place) for place, (visitor, _) in enumerate(seated[:-1])]
    watcher = seated[-1][0]
    await asyncio.gather(*(game.play_out() for game in games))
    last = await watcher.until(over)
    return games, last


async def all_have_seen_the_end(games, watcher, last: dict) -> None:
    """Everybody is told the same, and every page shows it."""
    for game in games:
        frame = await game.visitor.until(over)
        assert frame["view"]["outcome"] == last["view"]["outcome"]
        assert "\n".join(game.faults) == ""
        await game.reckoning(frame)
        assert [*await crooked(game.visitor), *await axe(game.visitor)] == []
    await Shift(watcher).reckoning(last)


async def test_three_people_and_a_bot_play_an_evening_and_nobody_is_shown_who_the_cursed_one_is(visit, cafe):
    _, seated = await sit_down(visit, cafe, people=3, bots=1)
    games, last = await play_together(seated, Undercover)
    await all_have_seen_the_end(games, seated[-1][0], last)
    for game in games:
        # The end phase is everybody's, however the game has ended.
        assert {"discuss", "vote"} <= game.played
    named = last["view"].get("accused")
    assert (named is None) == (last["view"]["outcome"]["reason"] == "stopped")
    for seat, (_, heard) in zip((0, 1, 2, None), seated, strict=True):
        told = heard.messages
        assert len([it for it in told if it["type"] == "frame"]) > 20
        assert leaks(told, seat) == []
        kinds = {event["type"] for message in told for event in message.get("events", ())}
        assert {"dealt", "requested", "finished" if named is not None else "stopped", "voted", "won"} <= kinds
        playing = [it["view"] for it in told if it["type"] == "frame" and it["view"] and it["table"]["phase"] == "play"]
        roles = {player.get("role", "") for view in playing for player in view["players"]} - {""}
        assert roles == ({"maloun"} if seat == MALOUN else set() if seat is None else {"barista"})
        assert [player["role"] for player in last["view"]["players"]].index("maloun") == MALOUN


async def test_two_people_and_two_bots_save_the_café_or_see_it_fall(visit, server):
    _, seated = await sit_down(visit, server, people=2, bots=2, mode="crisis")
    games, last = await play_together(seated, Shift)
    await all_have_seen_the_end(games, seated[-1][0], last)
    assert last["view"]["outcome"]["reason"] in {"saved", "fallen"}
    for seat, (_, heard) in zip((0, 1, None), seated, strict=True):
        assert leaks(heard.messages, seat) == []
        assert not any(re.search(r'"role": "\w', json.dumps(message)) for message in heard.messages)


async def test_the_check_for_leaks_finds_one(visit, cafe):
    """What the seats are sent, read as if somebody else had been sent it."""
    table, seated = await sit_down(visit, cafe, people=3, bots=1)
    for visitor, _ in seated:
        await visitor.until(lambda frame: frame["view"] is not None)
    for seat in range(3):
        strangers = {found.partition(" ")[2].partition(" ")[0] for found in leaks(seated[seat][1].messages, None)}
        assert f"players.{seat}.role" in strangers
        assert f"players.{seat}.hand.0" in strangers
    assert leaks(seated[-1][1].messages, None) == []
    await expect(seated[0][0].page.locator(".maloun")).to_be_visible()
    assert await Person(cafe, table.table).get("moves") is not None
