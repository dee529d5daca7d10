"""Saboteur played by touching the screen, as a person does."""

from __future__ import annotations

import random

from evening import asked_or_over
from looking import axe, crooked, outside
from playwright.async_api import Locator, expect
from test_keyboard_and_calm import walk_to
from visitor import Visitor

VERB = ".verbs button"
CAN = ".verbs button.btn-ask:not([aria-disabled='true'])"


class Mining:
    """One seat's game. Whatever is asked or chosen for the first time is looked at before it goes on."""

    def __init__(self, visitor: Visitor, seed: int = 1):
        self.visitor, self.chance = visitor, random.Random(seed)
        self.moves = 0
        self.kinds: dict[str, int] = {}
        self.told = 0
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
        await self.between_rounds(frame["view"])
        await self.look(frame["ask"]["text"])
        await self.answer(frame)
        await self.visitor.until(
            lambda now: (now["ask"] is None or now["ask"]["version"] > version) and not self.visitor.waits, seconds
        )
        self.moves += 1
        return True

    async def between_rounds(self, view: dict) -> None:
        """The roles of a round that is over are read, and put away. While gold is kept they may still be on their way:
        the light runs to the treasure first."""
        ended, on = len(view["stories"]), self.page.locator(".reveal button")
        if ended == self.told or (view["phase"] == "draft" and not await on.count()):
            return
        await expect(on).to_be_visible()
        self.told = ended
        await self.look("reveal")
        await self.press(on)
        await expect(self.page.locator(".reveal")).to_have_count(0)

    async def look(self, what: str) -> None:
        """Once for each kind of question and choice: all of it is on the screen, and the role is on no page."""
        if what in self.seen:
            return
        self.seen.add(what)
        found = await crooked(self.visitor)
        found += await outside(self.visitor, ".seats .seat", ".asking .prompt", VERB, ".hand button", ".pool button")
        found += await axe(self.visitor)
        if not what.startswith(("keep", "reveal")):
            hand = await self.page.locator(".hand").inner_html()
            found += [f"the covered role says {it}" for it in ("miner", "saboteur") if self.role(it) in hand]
        self.faults += [f"{what}: {fault}" for fault in found]

    async def press(self, what: Locator) -> None:
        """Press a button or a player."""
        await what.click()

    def role(self, role: str) -> str:
        """The word for a role."""
        return self.visitor.say(f"role-{role}")

    async def answer(self, frame: dict) -> None:
        if frame["ask"]["kind"] == "keep":
            await self.keep(frame)
            return
        hand = list(enumerate(frame["view"]["hand"]))
        self.chance.shuffle(hand)
        # Tunnels rather than actions, so that something is found; what can be done with no card is passed.
        hand.sort(key=lambda it: "_" in it[1] or it[1] in {"map", "rockfall"} or it[1].startswith("D"))
        if self.chance.random() < 0.35:
            hand.reverse()
        for place, card in hand:
            await self.choose(place)
            if await self.aim():
                await self.look(f"choose {card.split('_')[0]}" if not card.isupper() else "choose a tunnel")
                self.kinds[card] = self.kinds.get(card, 0) + 1
                await self.play()
                return
        self.kinds["pass"] = self.kinds.get("pass", 0) + 1
        await self.press(self.page.locator(VERB).last)

    async def play(self) -> None:
        """Do what is chosen."""
        await self.press(self.page.locator(CAN).first)

    async def choose(self, place: int) -> None:
        card = self.page.locator("[data-hand]").nth(place)
        await card.click()
        await expect(card).to_have_attribute("aria-pressed", "true")

    async def aim(self) -> bool:
        """Choose a cell or a player, if there is one for the card; whether it can be played."""
        cells = self.page.locator("[data-cell]")
        keys = [await cell.get_attribute("data-cell") for cell in await cells.all()]
        if keys:
            # Towards the goals, on the whole.
            keys.sort(key=lambda key: (-int(key.split(",")[0]), abs(int(key.split(",")[1]))))
            await self.touch_cell(keys[0] if self.chance.random() < 0.8 else self.chance.choice(keys))
        else:
            people = self.page.locator(".seat.legal")
            count = await people.count()
            if count:
                await self.press(people.nth(self.chance.randrange(count)))
        return await self.page.locator(CAN).count() > 0

    async def touch_cell(self, key: str) -> None:
        cell = self.page.locator(f'[data-cell="{key}"]')
        await cell.click()
        await expect(cell).to_have_attribute("aria-pressed", "true")

    async def keep(self, frame: dict) -> None:
        """Take the richest gold card."""
        best = max(frame["view"]["pool"])
        await self.press(self.page.locator(f'[data-gold="{best}"]'))
        self.kinds["keep"] = self.kinds.get("keep", 0) + 1
        await self.play()

    async def reckoning(self, frame: dict) -> None:
        """See the end: who has most, and everybody's nuggets."""
        await expect(self.page.locator(".goldmine-end .win.known")).to_be_visible(timeout=90_000)
        names = {seat["seat"]: seat["name"] for seat in frame["table"]["seats"]}
        headline = await self.page.locator(".goldmine-end h2").inner_text()
        winners = frame["view"]["outcome"]["winners"]
        if winners == [frame["table"]["you"]]:
            assert self.visitor.say("event-won-you", count=1, seats="") in headline
        else:
            assert all(names[seat] in headline for seat in winners if seat != frame["table"]["you"])
        for account in frame["view"]["reckoning"]:
            card = self.page.locator(f'[data-card="account-{account["seat"]}"]')
            await expect(card.locator(".total")).to_contain_text(self.visitor.words.num(account["nuggets"]))
            await expect(card.locator(".gold")).to_have_count(len(account.get("gold", ())))


ARROWS = ("ArrowRight", "ArrowLeft", "ArrowUp", "ArrowDown")


class MiningByKeyboard(Mining):
    """Walks to a card with Tab and the arrows, from cell to cell with the arrows; R turns, Enter lays."""

    async def press(self, what: Locator) -> None:
        await walk_to(self.visitor, what)
        await self.page.keyboard.press("Enter")

    async def choose(self, place: int) -> None:
        keys, cards = self.page.keyboard, self.page.locator("[data-hand]")
        await walk_to(self.visitor, self.page.locator('[data-hand][tabindex="0"]'))
        await keys.press("Home")
        for _ in range(place):
            await keys.press("ArrowLeft")  # the hand reads from right to left
        await expect(cards.nth(place)).to_be_focused()
        await keys.press("Enter")
        await expect(cards.nth(place)).to_have_attribute("aria-pressed", "true")

    async def touch_cell(self, key: str) -> None:
        keys = self.page.keyboard
        await expect(self.page.locator("[data-cell]:focus")).to_have_count(1)
        for _ in range(self.chance.randrange(3)):
            await keys.press(self.chance.choice(ARROWS))
        if not await self.page.locator('[data-cell][aria-pressed="true"]').count():
            await keys.press("Space")
        await expect(self.page.locator('[data-cell][aria-pressed="true"]:focus')).to_have_count(1)
        await keys.press("r")

    async def play(self) -> None:
        if await self.page.locator("[data-cell]:focus").count():
            await self.page.keyboard.press("Enter")
        else:
            await super().play()
