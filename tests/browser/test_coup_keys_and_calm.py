"""A whole game of Coup without a pointer, and one without motion."""

from __future__ import annotations

from evening import asked_or_over
from intrigue import Intrigue
from lobby import begin, in_lobby, lay_table, new_table, seat_bots, seated
from playwright.async_api import Locator, expect
from test_keyboard_and_calm import MOVING, walk_to
from visitor import DESKTOP

FOCUSED = "it => it === document.activeElement"


class ByKeys(Intrigue):
    """Walks with Tab, within the actions with the arrows, and presses Enter; doubts with D and lets pass with P."""

    used: set[str]

    async def press(self, what: Locator) -> None:
        keys = self.page.keyboard
        if await what.get_attribute("tabindex") == "-1":
            await self._walk_the_grid(what)
        else:
            await walk_to(self.visitor, what, 80)
        await keys.press("Enter")

    async def say(self, key: str) -> None:
        letter = {"move-doubt-label": "d", "move-allow-label": "p"}[key]
        if not await self.page.evaluate("!!document.activeElement?.closest('.coup')"):
            await walk_to(self.visitor, self.page.locator(".asking button").first, 80)
        await self.page.keyboard.press(letter)
        self.used = {*getattr(self, "used", ()), letter}

    async def _walk_the_grid(self, what: Locator) -> None:
        """Into the grid, to its first action, and onwards until this one has the focus."""
        keys = self.page.keyboard
        if not await self.page.evaluate("!!document.activeElement?.matches('[data-action]')"):
            await walk_to(self.visitor, self.page.locator("[data-action][tabindex='0']"), 80)
        await keys.press("Home")
        onwards = "ArrowLeft" if self.visitor.words.direction == "rtl" else "ArrowRight"
        for _ in range(30):
            if await what.evaluate(FOCUSED):
                break
            await keys.press(onwards)
        await expect(what).to_be_focused()


async def test_a_whole_game_of_coup_is_played_with_the_keyboard_alone(visit):
    person = await visit("fa", DESKTOP, game="coup")
    page = person.page
    await person.open("/")
    await walk_to(person, new_table(person, "coup"))
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("dialog").get_by_role("textbox")).to_be_focused()
    await page.keyboard.type("نیلوفر")
    await page.keyboard.press("Enter")
    await person.until(in_lobby)
    for count in (2, 3, 4):
        await walk_to(person, person.button("seat-add").first)
        await page.keyboard.press("Enter")
        await walk_to(person, person.button("bot-add", level=person.say("bot-easy")))
        await page.keyboard.press("Enter")
        await person.until(lambda frame, count=count: seated(frame) == count)
        await expect(page.get_by_role("dialog")).to_have_count(0)
    await walk_to(person, person.button("start"), 80)
    await page.keyboard.press("Enter")
    await person.until(asked_or_over)
    game = ByKeys(person, seed=3)
    last = await game.play_out()
    assert game.faults == []
    assert game.moves >= 3
    assert game.used
    await game.reckoning(last)
    await walk_to(person, person.button("rematch"), 80)
    await page.keyboard.press("Enter")
    await person.until(in_lobby)


async def test_the_focus_stays_on_the_board_through_a_turn(visit):
    person = await visit("en", DESKTOP, game="coup")
    await lay_table(person, "Neda", game="coup")
    await seat_bots(person, 1)
    await begin(person)
    game = ByKeys(person, doubts=0)
    while (frame := await person.until(asked_or_over))["ask"] is not None and frame["ask"]["kind"] != "turn":
        await game.turn()
    assert frame["ask"] is not None, "it was over before a turn came"
    await game.press(person.page.locator("[data-action=income]"))
    await person.until(lambda now: now["version"] > frame["version"])
    await expect(person.page.locator(".coup :focus, .coup:focus")).to_have_count(1)


async def test_escape_takes_back_the_choice_of_an_action(visit):
    person = await visit("en", DESKTOP, game="coup")
    await lay_table(person, "Neda", game="coup")
    await seat_bots(person, 2)
    await begin(person)
    game = ByKeys(person, doubts=0)
    while (frame := await person.until(asked_or_over))["ask"] is not None and frame["ask"]["kind"] != "turn":
        await game.turn()
    version = frame["version"]
    await game.press(person.page.locator("[data-action=steal]"))
    await expect(person.page.locator(".targets")).to_be_visible()
    await expect(person.page.locator(".coup [data-seat].legal:focus")).to_have_count(1)
    await person.page.keyboard.press("Escape")
    await expect(person.page.locator(".targets")).to_have_count(0)
    await expect(person.page.locator("[data-action]").first).to_be_visible()
    assert person.frame["version"] == version, "a choice that was taken back is no move"


async def test_a_whole_game_of_coup_without_motion(visit):
    person = await visit("fa", game="coup", reduced_motion="reduce")
    await lay_table(person, "نیلوفر", game="coup")
    await seat_bots(person, 3)
    await begin(person)
    await expect(person.page.locator("html")).to_have_attribute("data-motion", "less")
    game = Intrigue(person, seed=5)
    while await game.turn():
        assert await person.page.evaluate(MOVING) == []
    assert game.faults == []
    # Nothing is told beat by beat: with the reckoning its last line is there.
    await expect(person.page.locator(".coup-end")).to_be_visible()
    assert await person.page.locator(".coup-end .win.known").count() == 1
    assert await person.page.evaluate(MOVING) == []
