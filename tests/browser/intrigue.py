"""Coup played by touching the screen, as a person does."""

from __future__ import annotations

import random

from evening import asked_or_over
from looking import axe, crooked, outside
from playwright.async_api import Locator, expect
from visitor import Visitor

ASKED = ".asking button:not([aria-disabled='true'])"


class Intrigue:
    """One seat's game. Whatever is asked for the first time is looked at before it is answered."""

    def __init__(self, visitor: Visitor, seed: int = 1, doubts: float = 0.3):
        self.visitor, self.chance, self.doubts = visitor, random.Random(seed), doubts
        self.moves = 0
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
        await self.look(frame)
        await self.answer(frame)
        await self.visitor.until(
            lambda now: (now["ask"] is None or now["ask"]["version"] > version) and not self.visitor.waits, seconds
        )
        self.moves += 1
        return True

    async def look(self, frame: dict) -> None:
        """Nobody's hidden card is on the page, and each kind of question is whole on the screen."""
        rivals = self.page.locator(".court .face:not(.lost):not(.said .face)")
        assert await rivals.count() == 0
        kind = frame["ask"]["text"]
        if kind in self.seen:
            return
        self.seen.add(kind)
        own = frame["view"]["players"][frame["view"]["viewer"]]["hand"]
        pair = await self.page.locator(".mine .covered").inner_html()
        found = [f"the covered hand says {card}" for card in own if self.visitor.say(f"card-{card}") in pair]
        found += await crooked(self.visitor)
        found += await outside(self.visitor, ".asking .prompt", ".asking button", ".mine .pair")
        found += await axe(self.visitor)
        self.faults += [f"{kind}: {fault}" for fault in found]

    async def answer(self, frame: dict) -> None:
        ask = frame["ask"]
        kinds = {it["move"]["type"] for it in ask["moves"] or ()}
        if ask["kind"] == "turn":
            await self.act()
        elif ask["kind"] in {"lose", "keep", "show-examine", "show-give"} or kinds == {"lose"}:
            await self.give_cards()
        elif "prove" in kinds:
            await self.press(self.page.locator(".answer .verbs .btn-ask"))
        elif ask["kind"] == "doubt":
            await self.say("move-doubt-label" if self.chance.random() < self.doubts else "move-allow-label")
        else:
            await self.any_of(self.page.locator(f"{ASKED}, .coup .legal[data-seat]"))

    async def press(self, what: Locator) -> None:
        """Press a button, as this person does that."""
        await what.click()

    async def say(self, key: str) -> None:
        await self.press(self.visitor.button(key))

    async def any_of(self, choices: Locator) -> None:
        await self.press(choices.nth(self.chance.randrange(await choices.count())))

    async def act(self) -> None:
        """Declare something that is possible, a coup rather than anything else; then say against whom."""
        if not await self.page.locator(".targets").count():
            coup = self.page.locator("[data-action=coup]:not([aria-disabled='true'])")
            if await coup.count():
                await self.press(coup)
            else:
                await self.any_of(self.page.locator("[data-action]:not([aria-disabled='true'])"))
        # A move that is on its way leaves nobody to choose.
        seats = self.page.locator(".coup .legal[data-seat]")
        while await self.page.locator(".targets").count() and await seats.count():
            await self.any_of(seats)

    async def give_cards(self) -> None:
        """Choose as many cards as are asked for, and confirm."""
        cards = self.page.locator("[data-choice]")
        confirm = self.page.locator(".answer .verbs .btn")
        for place in range(await cards.count()):
            await self.press(cards.nth(place))
            if await confirm.first.get_attribute("aria-disabled") != "true":
                break
        await self.any_of(confirm)

    async def reckoning(self, frame: dict) -> None:
        """See the end: who is left, and everybody's cards face up."""
        await expect(self.page.locator(".coup-end .win.known")).to_be_visible(timeout=90_000)
        names = {seat["seat"]: seat["name"] for seat in frame["table"]["seats"]}
        (winner,) = frame["view"]["outcome"]["winners"]
        mine = winner == frame["table"]["you"]
        headline = await self.page.locator(".coup-end h2").inner_text()
        assert (self.visitor.say("event-won-you") if mine else names[winner]) in headline
        cards = sum(len(it.get("hand") or ()) + len(it.get("lost", ())) for it in frame["view"]["players"])
        assert await self.page.locator(".coup-end .face").count() >= cards
