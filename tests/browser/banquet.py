"""Courtisans played by touching the screen, as a person does."""

from __future__ import annotations

import random

from evening import asked_or_over
from looking import axe, crooked, outside
from playwright.async_api import expect
from visitor import Visitor

PLACES = ".places [data-verb]:not([aria-disabled='true'])"
WHOLE = (".qt", ".domain", ".asking .prompt", ".asking button", ".hand button", ".missions button")
FAMILIES = ("butterflies", "toads", "nightingales", "hares", "stags", "carps")


class Banquet:
    """One seat's game. Whatever is on the screen for the first time is looked at."""

    def __init__(self, visitor: Visitor, seed: int = 1):
        self.visitor, self.chance = visitor, random.Random(seed)
        self.moves = 0
        self.kills = 0
        self.victims_offered = 0
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
        """Wait to be asked and place one card; False when the game is over."""
        frame = await self.visitor.until(asked_or_over, seconds)
        if frame["ask"] is None:
            return False
        version = frame["ask"]["version"]
        await expect(self.page.locator(".hand button")).to_have_count(len(frame["view"]["hand"]))
        await self.look(frame["ask"]["text"])
        await self.place(frame["view"])
        await self.visitor.until(
            lambda now: (now["ask"] is None or now["ask"]["version"] > version) and not self.visitor.waits, seconds
        )
        self.moves += 1
        return True

    async def place(self, view: dict) -> None:
        """A card, a place, with an assassin a victim; then the confirmation, and it is what was chosen."""
        hand = self.page.locator(".hand button")
        at = self.chance.randrange(await hand.count())
        card = view["hand"][at]
        if await hand.nth(at).get_attribute("aria-pressed") != "true":
            await self.choose(hand.nth(at))
        await self.go(view)
        if await self.page.locator("dialog .victim").count():
            await self.victim()
        confirm = self.page.locator("[data-confirm]")
        await expect(self.page.locator(".question")).to_contain_text(self.visitor.say(f"card-{card}"))
        await self.look("confirm")
        await self.choose(confirm)

    async def choose(self, what) -> None:
        await what.click()

    async def go(self, view: dict) -> None:
        """Touch a place on the board itself, or its verb."""
        zones = self.page.locator("[data-zone]")
        if self.chance.random() < 0.5:
            # The column is narrow and cards lie in it: its edge is as good as its middle.
            await self.choose(zones.nth(self.chance.randrange(await zones.count())))
            return
        verbs = self.page.locator(PLACES)
        await self.choose(verbs.nth(self.chance.randrange(await verbs.count())))
        whose = self.page.locator("[data-whose]")
        if await whose.count():
            await self.look("whose")
            assert await whose.count() == view["seats"] - 1
            await self.choose(whose.nth(self.chance.randrange(await whose.count())))

    async def victim(self) -> None:
        """Remove somebody, now and then nobody."""
        await self.look("victims")
        all_ = self.page.locator("dialog [data-victim]")
        spared = self.kills > 0 and self.chance.random() < 0.25
        at = 0 if spared else self.chance.randrange(1, await all_.count())
        self.victims_offered += 1
        self.kills += at > 0
        await self.choose(all_.nth(at))
        await expect(self.page.get_by_role("dialog")).to_have_count(0)

    async def look(self, kind: str) -> None:
        """No spy on the board says its family, and each screen is whole."""
        spies = await self.page.locator(".spy[data-card]").evaluate_all("all => all.map((it) => it.outerHTML)")
        assert not [spy for spy in spies for family in FAMILIES if family in spy]
        if kind in self.seen:
            return
        self.seen.add(kind)
        found = [*await crooked(self.visitor), *await axe(self.visitor)]
        if not await self.page.get_by_role("dialog").count():
            found += await outside(self.visitor, *WHOLE)
        self.faults += [f"{kind}: {fault}" for fault in found]

    async def reckoning(self, frame: dict) -> None:
        """See the end: no spy lies face down, every seat's total is the engine's, and the winner is named."""
        view = frame["view"]
        await expect(self.page.locator(".courtisans-end .win")).to_be_visible(timeout=90_000)
        await expect(self.page.locator(".courtisans-end .account")).to_have_count(view["seats"])
        assert await self.page.locator(".courtisans-end i.spy:not(.mark)").count() == 0
        headline = await self.page.locator(".courtisans-end h2").inner_text()
        names = {seat["seat"]: seat["name"] for seat in frame["table"]["seats"]}
        winners = [seat for seat in view["outcome"]["winners"] if seat != frame["table"]["you"]]
        assert all(names[seat] in headline for seat in winners)
        for seat, account in enumerate(view["reckoning"]["accounts"]):
            row = self.page.locator(f".courtisans-end li:has([data-seat='{seat}']) .total b")
            await expect(row).to_have_text(written(account["total"]))


def written(number: int) -> str:
    """In Persian digits, as the board writes it."""
    digits = str(abs(number)).translate(str.maketrans("0123456789", "۰۱۲۳۴۵۶۷۸۹"))
    return f"−{digits}" if number < 0 else digits
