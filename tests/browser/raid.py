"""Lut played by touching the screen, as a person does; and with the keyboard alone."""

from __future__ import annotations

import random

from evening import asked_or_over
from looking import axe, crooked, outside
from playwright.async_api import expect
from visitor import Visitor

# What flies away for a moment is a picture of what it was, beside the hand and the road.
LEGAL = ".road .spot[aria-pressed]"
PLAY = ".verbs .btn >> nth=0"


class Raid:
    """One seat's game. Whatever is asked for the first time is looked at before it is answered."""

    def __init__(self, visitor: Visitor, seed: int = 1):
        self.visitor, self.chance = visitor, random.Random(seed)
        self.moves = 0
        self.played: set[str] = set()
        self.seen: set[str] = set()
        self.faults: list[str] = []

    @property
    def page(self):
        return self.visitor.page

    async def play_out(self, seconds: float = 180) -> dict:
        """Play until the game is over; the last frame."""
        while await self.turn(seconds):
            pass
        assert self.visitor.frame
        return self.visitor.frame

    async def turn(self, seconds: float = 180) -> bool:
        """Wait to be asked and answer; False when the game is over."""
        frame = await self.visitor.until(asked_or_over, seconds)
        if frame["ask"] is None:
            return False
        version = frame["ask"]["version"]
        await expect(self.page.locator(".asking .prompt.asked")).to_be_visible()
        await self.look(frame["ask"]["text"], frame)
        await self.answer(frame["view"])
        await self.visitor.until(
            lambda now: (now["ask"] is None or now["ask"]["version"] > version) and not self.visitor.waits, seconds
        )
        self.moves += 1
        return True

    async def look(self, what: str, frame: dict) -> None:
        """No card of a rival is on the page, and each kind of question is whole on the screen."""
        assert await self.page.locator(".strip .face, .strip .coins").count() == 0
        if what in self.seen:
            return
        self.seen.add(what)
        await expect(self.page.locator(".road .spot")).to_have_count(len(frame["view"]["caravans"]))
        found = await crooked(self.visitor)
        found += await outside(self.visitor, ".prompt", ".hand [data-held]", ".verbs .btn", ".strip button", ".me")
        found += await axe(self.visitor)
        self.faults += [f"{what}: {fault}" for fault in found]

    async def answer(self, view: dict) -> None:
        """Let the partner begin the first time and now and then, mostly play a card, draw where none fits."""
        if view["stage"] == "first" and ("after_you" not in self.played or self.chance.random() < 0.3):
            self.played.add("after_you")
            await self.page.locator(".verbs .btn").nth(1).click()
            return
        hand = list(dict.fromkeys(view["players"][view["viewer"]]["hand"]))
        self.chance.shuffle(hand)
        tries = [] if view["pile"] and self.chance.random() < 0.35 else hand[: 3 if view["pile"] else None]
        for card in tries:
            await self.take(card)
            if await self.lay(card, view):
                return
            await self.put_back(card)
        self.played.add("draw")
        await self.draw()

    async def lay(self, card: str, view: dict) -> bool:
        """Do something with the card that is chosen, if it can be done."""
        spots = self.page.locator(LEGAL)
        if await spots.count():
            await self.look("card", self.visitor.frame or {"view": view})
            await self.aim(self.chance.randrange(await spots.count()))
        play = self.page.locator(PLAY)
        if await play.get_attribute("aria-disabled") == "false":
            self.played.add(kind_of(card))
            await self.confirm(0)
            return True
        if await self.page.locator(".verbs .btn").count() == 2:
            self.played.add("discard")
            await self.confirm(1)
            return True
        return False

    async def take(self, card: str) -> None:
        held = self.page.locator(f'.hand [data-held="{card}"]')
        await held.click()
        await expect(held).to_have_attribute("aria-pressed", "true")

    async def put_back(self, card: str) -> None:
        held = self.page.locator(f'.hand [data-held="{card}"]')
        await held.click()
        await expect(held).to_have_attribute("aria-pressed", "false")

    async def aim(self, place: int) -> None:
        """Choose one of the caravans that are lit."""
        spot = self.page.locator(LEGAL).nth(place)
        await spot.click()
        await expect(spot).to_have_attribute("aria-pressed", "true")

    async def confirm(self, place: int) -> None:
        await self.page.locator(".verbs .btn").nth(place).click()

    async def draw(self) -> None:
        await self.visitor.button("move-draw").click()

    async def reckoning(self, frame: dict) -> None:
        """See the end: who has won, and everybody's sum."""
        await expect(self.page.locator(".lut-end .win.known")).to_be_visible(timeout=90_000)
        view = frame["view"]
        headline = await self.page.locator(".lut-end h2").inner_text()
        names = {seat["seat"]: seat["name"] for seat in frame["table"]["seats"]}
        if view["viewer"] in view["reckoning"]["winners"]:
            assert "شما" in headline
        else:
            assert all(names[seat] in headline for seat in view["reckoning"]["winners"])
        totals = await self.page.locator(".lut-end .total b").all_inner_texts()
        best_first = sorted((account["total"] for account in view["reckoning"]["accounts"]), reverse=True)
        assert totals == [self.visitor.words.num(total) for total in best_first]


class RaidByKeyboard(Raid):
    """Arrows, Enter and Escape; a card leads to the caravans, a caravan to the verb."""

    async def take(self, card: str) -> None:
        await self._reach(f'.hand [data-held="{card}"]', ".hand [data-held][tabindex='0']", "Home")
        await self.page.keyboard.press("Enter")
        await expect(self.page.locator(f'.hand [data-held="{card}"]')).to_have_attribute("aria-pressed", "true")

    async def put_back(self, card: str) -> None:
        await self.page.keyboard.press("Escape")
        await expect(self.page.locator(f'.hand [data-held="{card}"]')).to_be_focused()

    async def aim(self, place: int) -> None:
        number = await self.page.locator(LEGAL).nth(place).get_attribute("data-caravan")
        await self._reach(f'.road [data-caravan="{number}"]', ".road [data-caravan][tabindex='0']", "Home")
        await self.page.keyboard.press("Enter")

    async def confirm(self, place: int) -> None:
        # Whoever chose a card before the question was there goes to the verb on foot.
        await self._reach(f".doing .btn:nth-child({place + 1})")
        await self.page.keyboard.press("Enter")

    async def draw(self) -> None:
        if not await self.page.evaluate("!!document.activeElement?.closest('.lut')"):
            await self._reach(".hand [data-held][tabindex='0'], .verbs .btn")
        await self.page.keyboard.press("d")

    async def _reach(self, goal: str, entry: str = "", start: str = "") -> None:
        """Tab to where the group is entered, then go on with the arrows until the goal has the focus."""
        page = self.page
        for _ in range(40):
            if await page.evaluate("(what) => !!document.activeElement?.matches(what)", entry or goal):
                break
            await page.keyboard.press("Tab")
        else:
            raise AssertionError(f"Tab does not lead to {entry or goal}")
        if not start:
            return
        await page.keyboard.press(start)
        for _ in range(40):
            if await page.evaluate("(what) => !!document.activeElement?.matches(what)", goal):
                return
            await page.keyboard.press("ArrowLeft")
        raise AssertionError(f"the arrows do not lead to {goal}")


def kind_of(card: str) -> str:
    """The kind of a card by its id."""
    if card.endswith("_chief"):
        return "chief"
    return "caravan" if card[0] == "C" else "karvansalar" if card == "karvansalar" else "bandit"
