"""The whole evening without a pointer, and the whole evening without motion."""

from __future__ import annotations

from evening import Evening, asked_or_over
from lobby import begin, in_lobby, lay_table, new_table, seat_bots, seated
from playwright.async_api import expect
from visitor import DESKTOP


async def walk_to(visitor, what, most: int = 60) -> None:
    """Press Tab until the focus is on `what`, and be able to see that it is there."""
    for _ in range(most):
        if await what.evaluate("it => it === document.activeElement"):
            break
        await visitor.page.keyboard.press("Tab")
    await expect(what).to_be_focused()
    seen = await what.evaluate(
        """it => {
          const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(it);
          const drawn = (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
          return it.matches(':focus-visible') && drawn;
        }"""
    )
    assert seen, "the focus cannot be seen"


class ByKeyboard(Evening):
    """Chooses cards with the arrows and the space bar, bids with Enter, passes with P."""

    async def touch(self, move: dict) -> None:
        page = self.page
        match move["type"]:
            case "pass":
                await self._to_the_board()
                await page.keyboard.press("p")
            case "bid":
                for value in move["cards"]:
                    await self._to_card(value)
                    await page.keyboard.press("Space")
                    await expect(page.locator(f'button[data-value="{value}"]')).to_have_attribute(
                        "aria-pressed", "true"
                    )
                await page.keyboard.press("Enter")
            case "sacrifice":
                await walk_to(self.visitor, page.locator(".sacrifice input[tabindex], .sacrifice input").first)
                card = page.locator(f'.sacrifice input[value="{move["card"]}"]')
                await page.keyboard.press("Space")
                while not await card.is_checked():
                    await page.keyboard.press("ArrowRight")
                await page.keyboard.press("Enter")

    async def _to_the_board(self) -> None:
        inside = await self.page.evaluate("!!document.activeElement?.closest('.hs')")
        if not inside:
            await walk_to(self.visitor, self.page.locator("button[data-value][tabindex='0'], .verbs button").first)

    async def _to_card(self, value: int) -> None:
        card = self.page.locator(f'button[data-value="{value}"]')
        if not await self.page.evaluate("!!document.activeElement?.matches('button[data-value]')"):
            await walk_to(self.visitor, self.page.locator("button[data-value][tabindex='0']"))
        await self.page.keyboard.press("Home")
        while not await card.evaluate("it => it === document.activeElement"):
            await self.page.keyboard.press("ArrowRight")


async def test_a_whole_evening_is_played_with_the_keyboard_alone(visit):
    person = await visit("fa", DESKTOP)
    page = person.page
    await person.open("/")
    await walk_to(person, new_table(person))
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("dialog").get_by_role("textbox")).to_be_focused()
    await page.keyboard.type("نیلوفر")
    await page.keyboard.press("Enter")
    await person.until(in_lobby)
    for count in (2, 3):
        await walk_to(person, person.button("seat-add").first)
        await page.keyboard.press("Enter")
        await walk_to(person, person.button("bot-add", level=person.say("bot-easy")))
        await page.keyboard.press("Enter")
        await person.until(lambda frame, count=count: seated(frame) == count)
        await expect(page.get_by_role("dialog")).to_have_count(0)
    await walk_to(person, person.button("start"))
    await page.keyboard.press("Enter")
    await person.until(asked_or_over)
    evening = ByKeyboard(person)
    await evening.play_out()
    assert evening.moves > 3
    await walk_to(person, person.button("rematch"))
    await page.keyboard.press("Enter")
    await person.until(in_lobby)


async def test_the_focus_stays_on_the_board_after_a_bid(visit):
    person = await visit("en", DESKTOP)
    await lay_table(person, "Neda")
    await seat_bots(person, 2)
    await begin(person)
    await person.until(asked_or_over)
    evening = ByKeyboard(person)
    frame = person.frame
    await evening._to_card(frame["view"]["players"][0]["hand"][-1])
    await person.page.keyboard.press("Space")
    await person.page.keyboard.press("Enter")
    await person.until(lambda now: now["version"] > frame["version"])
    await expect(person.page.locator(".hs :focus")).to_have_count(1)


MOVING = """() => document.getAnimations().filter((it) => it.playState === 'running'
    && it.effect?.getComputedTiming().duration > 20).map((it) => it.effect.target?.className ?? '')"""


async def test_a_whole_evening_without_motion(visit):
    person = await visit("fa", reduced_motion="reduce")
    await lay_table(person, "نیلوفر")
    await seat_bots(person, 2)
    await begin(person)
    await expect(person.page.locator("html")).to_have_attribute("data-motion", "less")
    evening = Evening(person)
    while await evening.turn():
        assert await person.page.evaluate(MOVING) == []
    # Nothing is told beat by beat: with the reckoning its last line is there.
    await expect(person.page.locator(".hs-end")).to_be_visible()
    assert await person.page.locator(".hs-end .win.known").count() == 1
    assert await person.page.evaluate(MOVING) == []
