"""The host of a table of Mafia without a pointer: settings of the lobby, pause, sending away, hands."""

from __future__ import annotations

from company import Company
from lobby import in_lobby
from playwright.async_api import Locator, expect
from running import join, open_table
from test_keyboard_and_calm import walk_to
from townspeople import HANDS, townspeople
from visitor import Visitor

NAMES = ("سارا", "Дима", "نیما", "گلنار", "بابک", "مینا")


def radio(visitor: Visitor, legend: str, label: str) -> Locator:
    group = visitor.page.get_by_role("group", name=visitor.say(legend), exact=True)
    return group.get_by_role("radio", name=visitor.say(label), exact=True)


async def press(visitor: Visitor, what: Locator, key: str = "Enter") -> None:
    """Walk there with Tab, and press a key."""
    await walk_to(visitor, what, 120)
    await visitor.page.keyboard.press(key)


async def test_settings_pause_and_sending_away(visit, server):
    people = [await open_table(server, "نیلوفر", lang="fa", game="mafia")]
    people += [await join(server, people[0].table, name) for name in NAMES]
    host = await Company(server, people).sit(await visit("fa", game="mafia"))
    keyboard = host.page.keyboard
    await host.until(in_lobby)

    await walk_to(host, radio(host, "absent", "absent-bot"), 120)
    await keyboard.press("ArrowLeft")
    await host.until(lambda frame: frame["table"]["absent"] == "wait")
    await press(host, host.page.locator("summary", has_text=host.say("lengths")))
    speech = host.page.get_by_role("textbox", name=host.say("length-speech"), exact=True)
    await walk_to(host, speech)
    await keyboard.press("Control+a")
    await keyboard.type("45")
    await keyboard.press("Tab")
    await host.until(lambda frame: frame["table"]["times"] == {"speech": 45})

    await press(host, host.button("start"))
    await host.until(lambda frame: frame["table"]["phase"] == "play")
    await press(host, host.button("menu"))
    await press(host, host.button("pause"))
    await host.until(lambda frame: frame["table"]["paused"])
    await expect(host.page.get_by_role("dialog")).to_have_count(0)
    await press(host, host.button("resume"))
    await host.until(lambda frame: frame["table"]["paused"] is None)

    await press(host, host.button("menu"))
    row = host.page.get_by_role("dialog").locator("li", has_text=NAMES[2])
    await press(host, row.get_by_role("button", name=host.say("exclude"), exact=True))
    await expect(row.get_by_role("textbox")).to_be_focused()
    await keyboard.type("رفت")
    await keyboard.press("Enter")
    await host.until(lambda frame: NAMES[2] in {seat["name"] for seat in frame["table"]["seats"] if seat["excluded"]})
    await keyboard.press("Escape")
    await expect(host.page.get_by_role("dialog")).to_have_count(0)
    await expect(host.button("menu")).to_be_focused()


async def test_hands_are_raised_and_thought_over(visit, stacked):
    table = await townspeople(stacked, "fa", HANDS)
    await table.begin()
    visitor = await table.sit(await visit("fa", game="mafia", at=stacked))
    await visitor.until(lambda frame: frame["ask"] and frame["ask"]["kind"] == "hands")
    page = visitor.page
    await walk_to(visitor, page.locator("[data-seat][tabindex='0']"))
    await page.keyboard.press("ArrowLeft")
    first = await page.evaluate("document.activeElement.dataset.seat")
    await page.keyboard.press("Space")
    await expect(page.locator(f'[data-seat="{first}"]')).to_have_attribute("aria-pressed", "true")
    confirm = page.locator('.verbs [data-verb="confirm"] button')
    await press(visitor, confirm)
    await visitor.until(lambda frame: frame["ask"]["given"])
    await expect(confirm).to_contain_text(visitor.say("word-chosen"))
    await press(visitor, page.locator(".powers .power"), "Space")
    await expect(confirm).to_contain_text(visitor.say("word-whom"))
