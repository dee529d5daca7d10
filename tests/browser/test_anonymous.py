"""A table without names in Chromium, on phones: lots in the lobby, numbers in play, names at the end."""

from __future__ import annotations

import asyncio

from evening import Evening, over
from lobby import begin, follow, lay_table, seat_bots
from looking import axe, crooked, overflowing
from playwright.async_api import expect
from visitor import DESKTOP, Visitor

PEOPLE = ("Zartosht", "Нинель", "گلبهار")


def thrifty(frame: dict) -> dict:
    """Opens with the smallest card, and passes otherwise."""
    view, ask = frame["view"], frame["ask"]
    mine = view["players"][view["viewer"]]
    if ask["kind"] == "bid" and view["high"] == 0 and len(mine["hand"]) > 6:
        return {"type": "bid", "cards": mine["hand"][:1]}
    return ask["default"]


async def fair(visitor: Visitor) -> None:
    assert [*await crooked(visitor), *await overflowing(visitor), *await axe(visitor)] == []


async def shown(visitor: Visitor) -> str:
    """All words of the page, those for screen readers and in its title too."""
    return await visitor.page.evaluate("document.title + document.body.textContent")


async def names_in(visitor: Visitor, *others: str) -> list[str]:
    told = await shown(visitor)
    return [name for name in (*PEOPLE, *others) if name in told]


async def test_an_evening_without_names_from_the_lobby_to_who_was_who(visit, tmp_path):
    host, guest, third = await visit("fa"), await visit("fa", theme="light"), await visit("ru", size=DESKTOP)
    link = await lay_table(host, PEOPLE[0])
    await follow(guest, link, PEOPLE[1])
    await follow(third, link, PEOPLE[2])
    await seat_bots(host, 1)
    bot = next(seat["name"] for seat in host.frame["table"]["seats"] if seat["kind"] == "bot")

    switch = host.page.get_by_role("switch", name=host.say("anonymous"))
    await expect(switch).to_have_attribute("aria-checked", "false")
    await switch.scroll_into_view_if_needed()
    await switch.click()
    await host.until(lambda frame: frame["table"]["anonymous"])
    await expect(switch).to_have_attribute("aria-checked", "true")
    # The lot is drawn at the start then, where nobody sees it.
    await expect(host.button("seats-draw")).to_have_count(0)
    await fair(host)
    await host.page.screenshot(path=tmp_path / "lobby.png")

    everybody = (host, guest, third)
    await begin(host, *everybody)
    assert sorted(who.seat for who in everybody if who.seat is not None) != []
    for who in everybody:
        await expect(who.page.locator(".hs")).to_be_visible()
        assert await names_in(who, bot) == []
        assert {seat["kind"] for seat in who.frame["table"]["seats"]} == {"person"}
        mine = who.frame["table"]["seats"][who.seat]["name"]
        await expect(who.page.locator(".topbar :is(.tag, .own)")).to_have_text(who.say("anonymous-you", name=mine))
    await host.button("menu").click()
    await expect(host.text("anonymous-now")).to_be_visible()
    assert await names_in(host, bot) == []
    await fair(host)
    await host.page.screenshot(path=tmp_path / "menu.png")
    await host.page.keyboard.press("Escape")

    # A page that is opened anew knows no more.
    await guest.open(link)
    await expect(guest.page.locator(".hs")).to_be_visible()
    await guest.until(lambda frame: frame["table"]["phase"] == "play")
    assert await names_in(guest, bot) == []
    await guest.page.screenshot(path=tmp_path / "play.png")
    await third.page.screenshot(path=tmp_path / "desktop.png")

    evenings = [Evening(who, thrifty) for who in everybody]
    await asyncio.gather(*(evening.play_out() for evening in evenings))
    for who in everybody:
        await who.until(over)
        seats = who.frame["table"]["seats"]
        assert {seat["name"] for seat in seats} == {*PEOPLE, bot}
        mine = PEOPLE[everybody.index(who)]
        assert seats[who.seat]["name"] == mine
    await expect(host.page.locator(".hs-end")).to_be_visible()
    await expect(third.page.get_by_role("complementary")).to_contain_text(
        third.say("event-person_was-you", number=f"بازیکن {'۱۲۳۴'[third.seat]}"), timeout=60_000
    )
    await host.page.screenshot(path=tmp_path / "end.png")
    await third.page.screenshot(path=tmp_path / "end-desktop.png")


async def test_the_host_draws_the_seats_and_every_page_shows_who_sits_where(visit, tmp_path):
    host, guest = await visit("en", theme="light"), await visit("fa")
    link = await lay_table(host, PEOPLE[0])
    await expect(host.button("seats-draw")).to_have_count(0)  # nobody to draw with
    await follow(guest, link, PEOPLE[1])
    await seat_bots(host, 3)
    await expect(guest.button("seats-draw")).to_have_count(0)
    await fair(host)
    for number in range(1, 4):
        await host.button("seats-draw").click()
        for who in (host, guest):
            await who.until(
                lambda frame, who=who, number=number: (
                    sum(event["type"] == "seats_drawn" for event in who.events) == number
                    and frame["table"]["seats"][frame["table"]["you"]]["name"] == PEOPLE[0 if who is host else 1]
                )
            )
    for who in (host, guest):
        names = [seat["name"] for seat in who.frame["table"]["seats"]]
        for place, name in enumerate(names):
            await expect(who.page.locator(".seats li").nth(place)).to_contain_text(name)
    assert host.frame["table"]["you_are"] == "host"
    await host.page.screenshot(path=tmp_path / "drawn.png")
    first = host.frame["table"]["seats"][0]["name"]
    await begin(host, guest)
    assert host.frame["table"]["seats"][0]["name"] == first
