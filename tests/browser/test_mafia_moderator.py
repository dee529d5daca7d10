"""A table of Mafia that somebody leads who does not play, in Chromium."""

from __future__ import annotations

import json

from lobby import begin, follow, in_lobby, seat_bots
from looking import axe, crooked
from overheard import Overheard, leaves
from playwright.async_api import expect
from visitor import DESKTOP, Visitor

from mahfel.games.mafia.roles import ROLES

WILL = "به صندلی دو نگاه کنید"


async def lead_table(leader: Visitor, name: str) -> str:
    """From the form for a new table to its lobby, without a seat; the path of its link."""
    await leader.open("/new/mafia")
    await leader.page.get_by_role("switch", name=leader.say("moderate")).click()
    await leader.page.get_by_role("textbox", name=leader.say("name-label")).fill(name)
    await leader.button("new-go").click()
    await leader.until(in_lobby)
    return f"/t/{leader.table}"


async def test_somebody_leads_a_table_who_sees_everything_while_the_players_see_what_they_always_see(visit):
    leader = await visit("fa", game="mafia", size=DESKTOP)
    player = await visit("fa", game="mafia")
    watcher = await visit("en", game="mafia")
    link = await lead_table(leader, "گرداننده")
    assert leader.frame["table"]["you"] is None
    assert leader.frame["table"]["you_are"] == "moderator"

    heard = Overheard(player)
    await follow(player, link, "مینا")
    await expect(player.page.get_by_text(player.say("moderator-leads", name="گرداننده"))).to_be_visible()
    await seat_bots(leader, 5)
    await begin(leader, player)

    rows = leader.page.locator("[data-row]")
    await expect(rows).to_have_count(6)
    roles = [seat["role"] for seat in leader.frame["view"]["players"]]
    assert all(roles)
    assert await leader.page.locator(".verbs").count() == 0
    assert [*await crooked(leader), *await axe(leader)] == []

    # What the player is sent names no role of anybody else.
    me = player.frame["table"]["you"]
    assert player.frame["view"]["you"]["role"] == roles[me]
    for message in heard.messages:
        for way, value in leaves(message):
            if value in ROLES and "options" not in way and "roles" not in way:
                assert "you" in way or "role" in way, (way, value)
                assert value == roles[me], (way, value)

    # Whoever only watches is told that somebody leads, and no more.
    await watcher.open(link)
    await watcher.until(lambda frame: frame["view"])
    assert not any(seat.get("role") for seat in watcher.frame["view"]["players"])
    await watcher.button("menu").click()
    await expect(watcher.page.get_by_text(watcher.say("moderator-leads", name="گرداننده"))).to_be_visible()

    await writes_last_words(player, leader)
    await sends_somebody_away(leader, player)


async def writes_last_words(player: Visitor, leader: Visitor) -> None:
    """They are kept for their author, on this page and after it was loaded anew; nobody else is sent them."""
    await player.button("talk").click()
    page = player.page
    await page.get_by_text(player.say("will"), exact=True).click()
    await page.locator(".will textarea").fill(WILL)
    await player.button("will-save").click()
    await player.until(lambda frame: frame["will"] == WILL)
    assert [*await crooked(player), *await axe(player)] == []
    await player.page.reload()
    await player.until(lambda frame: frame["will"] == WILL)
    await player.button("talk").click()
    await page.locator(".will summary").click()
    await expect(page.locator(".will textarea")).to_have_value(WILL)
    await page.keyboard.press("Escape")
    assert WILL not in json.dumps([leader.frame, leader.events], ensure_ascii=False)


async def sends_somebody_away(leader: Visitor, player: Visitor) -> None:
    """The second touch does it; everybody is told, and the seat is shown so."""
    seat, name = next((seat["seat"], seat["name"]) for seat in leader.frame["table"]["seats"] if seat["kind"] == "bot")
    await leader.button("menu").click()
    # The menu begins with what is done in haste: the people are further down.
    rows = leader.page.get_by_role("dialog").get_by_role("listitem")
    row = rows.filter(has=leader.page.locator(".who").get_by_text(name, exact=True))
    await row.get_by_role("button", name=leader.say("exclude"), exact=True).click()
    await row.get_by_role("button", name=leader.say("exclude-sure")).click()
    await player.until(lambda frame: frame["table"]["seats"][seat]["excluded"])
    assert any(event["type"] == "excluded" and event["seat"] == seat for event in player.events)
    await expect(row).to_contain_text(leader.say("seat-excluded"))
