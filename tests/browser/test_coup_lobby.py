"""What a lobby offers: options where they mean something, windows where there are any."""

from __future__ import annotations

import re

from lobby import begin, in_lobby, lay_table, seat_bots
from playwright.async_api import expect
from plots import CLASSIC, asks, intriguers
from visitor import DESKTOP


def row(visitor, key: str):
    """The row of the setting with that name."""
    name = visitor.page.get_by_text(visitor.say(key), exact=True)
    return visitor.page.locator(".options .rows > li").filter(has=name)


async def choose(visitor, option: str, value: str) -> None:
    label = re.compile(f"^{re.escape(visitor.say(f'option-{option}-{value}'))}$")
    await row(visitor, f"option-{option}").locator("label").filter(has_text=label).click()
    await visitor.until(lambda frame: frame["table"]["options"].get(option) == value)


async def test_options_come_and_go_with_the_box_and_what_nobody_sees_is_as_usual(visit):
    host = await visit("en", DESKTOP, game="coup")
    await lay_table(host, "Neda", game="coup")
    await seat_bots(host, 2)
    await expect(row(host, "option-reformation")).to_have_count(1)
    for hidden in ("roles", "finance", "special_too", "anarchist_copies"):
        await expect(row(host, f"option-{hidden}")).to_have_count(0)
    await row(host, "option-reformation").get_by_role("switch").click()
    await host.until(lambda frame: frame["table"]["options"].get("reformation"))
    await row(host, "option-anarchist").get_by_role("switch").click()
    await expect(row(host, "option-anarchist_copies")).to_have_count(1)
    await choose(host, "box", "g54")
    for hidden in ("reformation", "anarchist", "anarchist_copies", "fifth", "finance"):
        await expect(row(host, f"option-{hidden}")).to_have_count(0)
    await choose(host, "roles", "custom")
    await expect(row(host, "option-finance")).to_have_count(1)
    await begin(host)  # a party that nobody sees any more is in nobody's way
    options = host.frame["table"]["options"]
    assert not options.get("reformation")
    assert not options.get("anarchist")


async def test_only_a_game_with_windows_asks_how_they_close(visit):
    for game, asked in (("coup", 1), ("high_society", 0)):
        host = await visit("en", DESKTOP, game=game)
        await lay_table(host, "Neda", game=game)
        await host.until(in_lobby)
        await expect(row(host, "spectators")).to_have_count(1)
        await expect(row(host, "windows")).to_have_count(asked)


async def test_on_a_phone_the_log_opens_at_its_newest_line(visit, stacked):
    table = await intriguers(stacked, "fa", CLASSIC, pace="relaxed")
    await table.begin()
    await table.play_until(0, asks("lose"))
    person = await visit("fa", game="coup", at=stacked)
    await table.sit(person)
    await person.page.locator("header button.last").click()
    box = person.page.locator(".groups")
    await expect(box.get_by_role("listitem").last).to_be_in_viewport()
    assert await box.evaluate("it => it.scrollHeight > it.clientHeight + 40 && it.scrollTop > 0")
