"""Whole games of Courtisans in Chromium, in Persian, on a small phone."""

from __future__ import annotations

from banquet import Banquet
from company import Company
from lobby import begin, lay_table, seat_bots
from looking import axe, crooked, outside, resize
from playwright.async_api import expect
from running import open_table
from slow_motion import slow_motion
from test_keyboard_and_calm import walk_to


async def sit_with_bots(server, visitor, bots: int, level: str = "easy") -> None:
    """A table with so many bots; the visitor has the host's seat, and it has begun."""
    host = await open_table(server, "نیلوفر", lang="fa", game="courtisans", options={"first_player": "host"})
    table = Company(server, [host])
    for seat in range(1, bots + 1):
        answer = await host.post(f"seats/{seat}/bot", {"level": level})
        assert answer.status_code == 200, answer.text
    await table.sit(visitor)
    await begin(visitor)


async def test_a_person_and_three_bots_play_from_the_home_page_to_the_reckoning(visit):
    person = await visit("fa", game="courtisans")
    await lay_table(person, "نیلوفر", game="courtisans")
    await seat_bots(person, 3)
    await begin(person)
    game = Banquet(person)
    last = await game.play_out()
    assert game.faults == []
    assert game.moves == 21
    await game.reckoning(last)
    assert [*await crooked(person), *await axe(person)] == []


async def test_two_play_to_the_reckoning_which_is_seen_spy_by_spy(visit, server):
    person = await visit("fa", game="courtisans")
    await sit_with_bots(server, person, 1)
    game = Banquet(person, seed=2)
    await slow_motion(person)
    last = await game.play_out()
    assert game.faults == []
    assert game.moves == 30
    assert game.kills > 0 or not game.victims_offered
    # The result is not there yet: it is told beat by beat, or asked for.
    await expect(person.page.locator(".courtisans-end")).to_be_visible()
    await expect(person.page.locator(".courtisans-end .win")).to_have_count(0)
    await person.button("word-to-result").click()
    await game.reckoning(last)


async def test_the_hall_of_five_is_looked_at_from_near_by_without_a_move(visit, server):
    person = await visit("fa", game="courtisans")
    await sit_with_bots(server, person, 4)
    page = person.page
    game = Banquet(person, seed=5)
    for _ in range(7):
        await game.turn()
    frame = await person.until(lambda frame: frame["ask"] is not None)
    everything = (".qt", ".domain", ".asking .prompt", ".asking button", ".hand button", ".missions button")
    assert await outside(person, *everything) == []
    await page.locator(".qt .look").click()
    sheet = page.get_by_role("dialog")
    await expect(sheet).to_contain_text(person.say("word-unseen"))
    assert [*await crooked(person), *await axe(person)] == []
    await page.keyboard.press("Escape")
    await page.locator(".domain[data-seat='1'] .who").click()
    await expect(sheet).to_contain_text(frame["table"]["seats"][1]["name"])
    assert await axe(person) == []
    await page.keyboard.press("Escape")
    await page.locator(".missions button").first.click()
    for mission in frame["view"]["missions"]:
        await expect(sheet).to_contain_text(person.say(f"mission-{mission}"))
    assert await axe(person) == []
    await page.keyboard.press("Escape")
    await expect(sheet).to_have_count(0)
    for width, height in ((640, 360), (1280, 800)):
        await resize(person, width, height)
        assert await outside(person, ".asking .prompt", ".asking button", ".hand button", ".missions button") == []
        assert [*await crooked(person), *await axe(person)] == []
    assert game.faults == []


class ByKeyboard(Banquet):
    """Walks to cards, places and victims with Tab and the arrows and presses Enter."""

    async def choose(self, what) -> None:
        page = self.page
        group = ".hand button, .places button, .whose button, dialog [data-victim]"
        stop = what
        grouped = await what.evaluate("(it, group) => it.matches(group)", group)
        if grouped:
            # One button of a group is a stop of Tab; the arrows reach the others.
            stop = what.locator("xpath=..").locator("button[tabindex='0'], button:not([tabindex])").first
            if await what.evaluate("it => !!it.closest('dialog')"):
                stop = page.locator("dialog [data-victim]").first
        if not await what.evaluate("it => it === document.activeElement"):
            await walk_to(self.visitor, stop)
            if grouped:
                await page.keyboard.press("Home")
        for _ in range(60):
            if await what.evaluate("it => it === document.activeElement"):
                break
            await page.keyboard.press("ArrowLeft")
        await expect(what).to_be_focused()
        await page.keyboard.press("Enter")


async def test_a_whole_game_is_played_with_the_keyboard_alone(visit, server):
    person = await visit("fa", game="courtisans")
    await sit_with_bots(server, person, 1)
    game = ByKeyboard(person, seed=3)
    await slow_motion(person)
    last = await game.play_out()
    assert game.moves == 30
    await walk_to(person, person.button("word-to-result"))
    await person.page.keyboard.press("Enter")
    await game.reckoning(last)
