"""High Society played by touching the screen, as a person does."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable

from playwright.async_api import expect
from running import modest
from visitor import Visitor


def over(frame: dict) -> bool:
    return frame["table"]["phase"] == "over"


def asked_or_over(frame: dict) -> bool:
    return frame["ask"] is not None or over(frame)


class Evening:
    """One seat's evening."""

    def __init__(self, visitor: Visitor, choose=modest):
        self.visitor, self.choose = visitor, choose
        self.moves = 0

    @property
    def page(self):
        return self.visitor.page

    async def chosen(self) -> set[int]:
        """The money cards that the screen shows as chosen."""
        return set(
            await self.page.locator('button[data-value][aria-pressed="true"]').evaluate_all(
                "cards => cards.map(card => +card.dataset.value)"
            )
        )

    async def pick(self, cards: list[int]) -> None:
        """Choose these money cards and no others. A frame that is drawn between two touches lays the selection down; a
        person sees that and touches again."""
        for _ in range(20):
            for value in sorted(await self.chosen() ^ set(cards)):
                await self.page.locator(f'button[data-value="{value}"]').click()
            await asyncio.sleep(0.05)
            if await self.chosen() == set(cards):
                return
        raise AssertionError(f"the cards {cards} did not stay chosen")

    async def touch(self, move: dict) -> None:
        """Make a move with clicks."""
        frame = self.visitor.frame
        assert frame
        match move["type"]:
            case "pass":
                await self.visitor.button("move-pass").click()
            case "bid":
                await self.pick(move["cards"])
                mine = frame["view"]["players"][frame["view"]["viewer"]]
                total = mine["bid_total"] + sum(move["cards"])
                await self.visitor.button("move-bid", total=total).click()
            case "sacrifice":
                await self.page.locator(f'input[type=radio][value="{move["card"]}"]').check(force=True)
                name = self.visitor.say(f"card-{move['card']}")
                await self.visitor.button("move-sacrifice", card=name).click()

    async def turn(self, seconds: float = 180) -> bool:
        """Wait to be asked and answer; False when the game is over."""
        frame = await self.visitor.until(asked_or_over, seconds)
        if frame["ask"] is None:
            return False
        version = frame["ask"]["version"]
        await self.touch(self.choose(frame))
        await self.visitor.until(
            lambda now: now["version"] > version and _answered(now, version) and not self.visitor.waits, seconds
        )
        self.moves += 1
        return True

    async def play_out(self) -> dict:
        """Play until the reckoning; the last frame."""
        while await self.turn():
            pass
        assert self.visitor.frame
        return self.visitor.frame

    async def reckoning(self) -> None:
        """See the end to its last line."""
        await expect(self.page.locator(".hs-end .win.known")).to_be_visible(timeout=90_000)


async def level(visitors: Iterable[Visitor]) -> None:
    """Wait until everybody has seen what anybody has."""
    visitors = list(visitors)
    newest = max(visitor.frame["version"] for visitor in visitors if visitor.frame)
    for visitor in visitors:
        await visitor.until(lambda frame: frame["version"] >= newest)


async def asked_of(evenings: Iterable[Evening], seconds: float = 180) -> Evening | None:
    """Whoever of them is asked now; None when the game is over."""
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        for evening in evenings:
            frame = evening.visitor.frame
            if frame is not None and frame["ask"] is not None:
                return evening
            if frame is not None and over(frame):
                return None
        await asyncio.sleep(0.02)
    raise AssertionError(f"nobody was asked within {seconds} s")


def _answered(frame: dict, version: int) -> bool:
    return frame["ask"] is None or frame["ask"]["version"] > version
