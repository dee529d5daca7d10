"""The host stops a game, lets it go on, and ends it: in Chromium, on a phone."""

from __future__ import annotations

import asyncio
import re

import pytest
from company import Company
from looking import axe, crooked, overflowing
from playwright.async_api import expect
from pondering import Pondering
from running import Server, join, open_table, table_with_bots
from visitor import Visitor


@pytest.fixture
def pondering(tmp_path):
    return Pondering(tmp_path / "pondering")


@pytest.fixture
def slow(tmp_path, pondering):
    """A server whose bots think until the test has them answer, so that they are stopped before they do."""
    running = Server(tmp_path / "slow", "--quick-bots", "--no-limits", env=pondering.environment()).start()
    yield running
    assert running.stop() == 0
    assert "Traceback" not in running.log()


async def fair(visitor: Visitor) -> None:
    """Nothing is wrong with what is seen, for eyes, hands and screen readers."""
    assert [*await crooked(visitor), *await overflowing(visitor), *await axe(visitor)] == []


def moves(visitor: Visitor) -> int:
    return sum(event["type"] not in ("paused", "resumed") for event in visitor.events)


async def until_a_bot_thinks(host: Visitor) -> None:
    """The host answers by default until somebody else is asked."""
    await host.until(lambda frame: frame["table"]["phase"] == "play" and (frame["ask"] or frame["waiting"]))
    while host.frame["ask"] is not None:
        version = host.frame["version"]
        await host.page.evaluate(
            """([table, version, move]) => fetch(`/api/tables/${table}/moves`, {
              method: 'POST', headers: {'content-type': 'application/json'},
              body: JSON.stringify({id: `m${version}`, version, move})})""",
            [host.table, version, host.frame["ask"]["default"]],
        )
        await host.until(lambda frame, version=version: frame["version"] > version)


async def closed(visitor: Visitor) -> None:
    """The menu is gone. It closes when what was pressed in it is answered, which may be after the frame that shows what
    came of it: until then the button to go on is there twice, in the menu and above the board."""
    await expect(visitor.page.get_by_role("dialog")).to_have_count(0)


@pytest.mark.parametrize("lang", ["fa", "en", "ru"])
async def test_a_table_with_bots_is_paused_goes_on_and_is_ended(visit, slow, pondering, lang):
    pondering.begin()
    table = Company(slow, [await table_with_bots(slow, bots=3, lang=lang)])
    host = await table.sit(await visit(lang, at=slow))
    await until_a_bot_thinks(host)
    await host.button("menu").click()
    await fair(host)
    await host.button("pause").click()
    frame = await host.until(lambda frame: frame["table"]["paused"])
    assert any(asked["seat"] != host.seat for asked in frame["waiting"]), "no bot was stopped"
    await closed(host)
    await expect(host.page.get_by_role("region", name=host.say("paused"))).to_contain_text(host.say("paused-text"))
    await expect(host.page.locator(".topbar .turn")).to_have_text(host.say("paused"))
    await fair(host)
    clock, before = await host.page.locator(".topbar .left").text_content(), moves(host)
    pondering.end()  # now the bot would answer
    await asyncio.sleep(2)
    assert moves(host) == before
    await expect(host.page.locator(".topbar .left")).to_have_text(clock)

    await host.page.reload()
    await expect(host.page.get_by_role("region", name=host.say("paused"))).to_be_visible()
    await expect(host.page.locator(".topbar .left")).to_have_text(clock)
    host.events.clear()
    await host.button("resume").click()
    await host.until(lambda frame: frame["table"]["paused"] is None)
    await expect(host.page.get_by_role("region", name=host.say("paused"))).to_have_count(0)
    await host.until(lambda frame: moves(host) > 0)

    await host.button("menu").click()
    await host.button("abandon").click()
    await expect(host.page.get_by_text(host.say("abandon-text"))).to_be_visible()
    await fair(host)
    await host.button("abandon-stay").click()
    assert host.frame["table"]["phase"] == "play"
    await host.button("abandon").click()
    await host.button("abandon-go").click()
    await host.until(lambda frame: frame["table"]["phase"] == "over")
    await expect(host.page.get_by_role("heading", name=host.say("outcome-abandoned"))).to_be_visible()
    await closed(host)
    await fair(host)

    await host.link("replay").click()
    await expect(host.page.get_by_role("slider")).to_have_attribute("max", re.compile("[1-9]"))
    await host.page.keyboard.press("End")
    await expect(host.page.get_by_role("heading", name=host.say("outcome-abandoned"))).to_be_visible()
    await fair(host)
    await host.page.go_back()
    old = host.table
    await host.button("rematch").click()
    await host.until(lambda frame: frame["table"]["phase"] == "lobby")
    assert host.table != old


async def test_whoever_is_asked_has_nothing_to_press_while_the_game_is_paused(visit, server):
    host = await open_table(server, "نیلوفر", lang="fa")
    people = [host, *[await join(server, host.table, name) for name in ("سارا", "نیما")]]
    table = Company(server, people)
    assert (await host.post("start")).status_code == 200
    seat = (await table_frame(people[0]))["waiting"][0]["seat"]
    guest = await table.sit(await visit("fa"), seat)
    await guest.until(lambda frame: frame["ask"])
    await expect(guest.page.locator(".topbar .turn")).to_have_text(guest.say("turn-yours"))
    enabled = guest.page.locator(".board button.btn-ask:not([aria-disabled=true])")
    assert (await host.post("pause")).status_code == 200
    await expect(guest.page.get_by_role("region", name=guest.say("paused"))).to_be_visible()
    await expect(enabled).to_have_count(0)
    if seat != 0:
        await expect(guest.button("resume")).to_have_count(0)
    await fair(guest)
    assert (await host.post("resume")).status_code == 200
    await expect(guest.page.locator(".topbar .turn")).to_have_text(guest.say("turn-yours"))


async def table_frame(person) -> dict:
    async with person.live() as line:
        return await line.until(lambda frame: frame["waiting"])


async def test_whoever_is_sent_away_reads_why(visit, server):
    host = await open_table(server, "نیلوفر", lang="fa", game="mafia")
    names = ("سارا", "نیما", "کاوه", "گلنار", "مینا", "پویا")
    people = [host, *[await join(server, host.table, name) for name in names]]
    table = Company(server, people)
    assert (await host.post("start")).status_code == 200
    leader, gone = await table.sit(await visit("fa", game="mafia")), await table.sit(await visit("fa", game="mafia"), 4)
    await gone.until(lambda frame: frame["table"]["phase"] == "play")
    await leader.button("menu").click()
    row = leader.page.get_by_role("dialog").locator("li", has_text="گلنار")
    await row.get_by_role("button", name=leader.say("exclude"), exact=True).click()
    field = row.get_by_role("textbox")
    await expect(field).to_be_focused()
    await fair(leader)
    await leader.page.keyboard.type("میان حرف همه می‌پرد")
    await leader.page.keyboard.press("Enter")
    await gone.until(lambda frame: frame["table"]["seats"][4]["excluded"])
    panel = gone.page.locator(".away")
    await expect(panel).to_contain_text(gone.say("sent-away"))
    await expect(panel).to_contain_text("میان حرف همه می‌پرد")
    await expect(gone.button("come-back")).to_have_count(0)
    await fair(gone)
