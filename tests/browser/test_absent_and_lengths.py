"""In Chromium: the host says what becomes of the absent and how long parts take, in the lobby and in play."""

from __future__ import annotations

from company import Company
from lobby import begin, in_lobby
from looking import axe, crooked
from playwright.async_api import expect
from running import join, open_table
from visitor import PHONE, Visitor


async def faults(visitor: Visitor) -> list[str]:
    return [*await crooked(visitor), *await axe(visitor)]


def choice(visitor: Visitor, legend: str, value: str):
    """A radio button of one of the strips, which lies under its label."""
    group = visitor.page.get_by_role("group", name=visitor.say(legend), exact=True)
    return group.get_by_text(visitor.say(value), exact=True)


def field(visitor: Visitor, key: str):
    return visitor.page.get_by_role("textbox", name=visitor.say(key), exact=True)


async def test_in_the_lobby_and_in_play(visit, server):
    people = [await open_table(server, "نیلوفر", lang="fa", game="mafia")]
    for name in ("سارا", "Дима", "نیما", "گلنار", "Olga", "Ben"):
        people.append(await join(server, people[0].table, name))
    table = Company(server, people)
    host = await table.sit(await visit("fa", game="mafia", size=PHONE))
    guest = await table.sit(await visit("fa", game="mafia", size=PHONE), 1)
    await host.until(in_lobby)

    await expect(host.page.get_by_text(host.say("absent-bot-help"))).to_be_visible()
    await choice(host, "absent", "absent-wait").click()
    await host.until(lambda frame: (frame["table"]["absent"], frame["table"]["warm"]) == ("wait", None))
    await expect(guest.page.get_by_text(guest.say("absent-wait-counted-help"))).to_be_visible()
    await field(host, "grace").fill("۴۵")
    await field(host, "grace").press("Enter")
    await host.until(lambda frame: frame["table"]["grace"] == 45)
    await field(host, "grace").fill("9")
    await field(host, "grace").press("Tab")
    await expect(field(host, "grace")).to_have_value("۴۵")

    await expect(field(host, "length-speech")).to_be_hidden()
    for visitor in (host, guest):
        await visitor.page.get_by_text(visitor.say("lengths"), exact=True).click()
    await expect(field(host, "length-speech")).to_have_value("۶۰")
    await expect(field(host, "length-window")).to_have_count(0)
    await field(host, "length-speech").fill("30")
    await field(host, "length-speech").press("Tab")
    await host.until(lambda frame: frame["table"]["times"] == {"speech": 30})
    await expect(field(guest, "length-speech")).to_have_value("۳۰")
    await expect(field(guest, "length-speech")).to_be_disabled()
    assert [*await faults(host), *await faults(guest)] == []

    await begin(host, guest)
    frame = await host.until(lambda frame: any(it["deadline"] for it in frame["waiting"]))
    assert frame["waiting"][0]["deadline"] - frame["now"] <= 30_000
    await host.button("menu").click()
    await host.button("lengths").click()
    await expect(host.page.get_by_text(host.say("lengths-now"))).to_be_visible()
    await host.page.get_by_role("button", name=host.say("length-reset")).click()
    await host.until(lambda frame: frame["table"]["times"] == {})
    await field(host, "length-night").fill("50")
    await field(host, "length-night").press("Tab")
    await host.until(lambda frame: frame["table"]["times"] == {"night": 50})
    await guest.until(lambda _: [it["seat"] for it in guest.events if it["type"] == "times_set"] == [0, 0])
    assert await faults(host) == []
    await guest.button("menu").click()
    await expect(guest.button("lengths")).to_have_count(0)
    await expect(guest.page.get_by_text(guest.say("seat-uncounted"))).to_have_count(0)
    assert (await people[4].post("leave")).status_code == 200
    await guest.until(lambda frame: any(seat["away"] for seat in frame["table"]["seats"]))
    await expect(guest.page.get_by_text(guest.say("seat-uncounted"))).to_be_visible()
    assert await faults(guest) == []
