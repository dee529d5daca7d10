"""Malʿoun played by touching the screen, as a person does; and with the keyboard alone."""

from __future__ import annotations

import asyncio
import random

from evening import over
from looking import axe, crooked, outside
from playwright.async_api import Error as PlaywrightError
from playwright.async_api import expect
from visitor import Visitor

DRINKS = ("latte", "espresso", "mocha", "herbal", "tea", "juice")
WHOLE = (".prompt", ".hand .own", ".verbs .btn", ".guest", ".mine button", ".drink")


OVERTAKEN_S = 60
"""Seconds for the answer to a move; what is refused because something else is asked by now gets no other one."""


def due(frame: dict) -> bool:
    """Whether an answer is waited for; that a set may be laid is no question."""
    return over(frame) or (frame["ask"] is not None and not frame["ask"]["optional"])


class Shift:
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

    @property
    def accepted(self) -> list[dict]:
        """The server's word for each move; somebody's set in between opens a new decision that asks the same."""
        mine = {name for name, sent in self.visitor.sent.items() if sent["type"] == "move"}
        answers = [answer for name, answer in self.visitor.answers.items() if name in mine]
        refused = {answer["code"] for answer in answers if answer["type"] == "refused"}
        assert refused <= {"move.stale", "game.over"}, refused
        return [answer for answer in answers if answer["type"] == "accepted"]

    async def play_out(self, seconds: float = 180) -> dict:
        """Play until the game is over; the last frame."""
        while await self.turn(seconds):
            pass
        assert self.visitor.frame
        return self.visitor.frame

    async def turn(self, seconds: float = 180) -> bool:
        """Wait to be asked and answer; False when the game is over.

        Somebody may lay a set while this player still reaches for a card: then the question is read again.
        """
        for _ in range(12):
            frame = await self.settled(seconds)
            if over(frame):
                return False
            try:
                await self.answer(frame, seconds)
            except (AssertionError, PlaywrightError):
                if self.visitor.frame is frame or len(self.accepted) > self.moves:
                    raise
            else:
                self.moves += 1
                return True
        raise AssertionError("the question never stood still")

    async def answer(self, frame: dict, seconds: float) -> None:
        """Do what is asked, as the screen shows it."""
        ask, view = frame["ask"], frame["view"]
        await expect(self.page.locator(".asking .prompt.asked")).to_be_visible()
        await self.look(ask["text"])
        if ask["kind"] in {"turn", "last_call"} and view.get("ready"):
            await self.build()
        else:
            await getattr(self, f"do_{ask['kind']}")(view)
        self.played.add(ask["kind"])
        await self.visitor.until(lambda now: len(self.accepted) > self.moves or over(now), OVERTAKEN_S)
        assert len(self.accepted) > self.moves, "the game ended before the answer came"
        await self.visitor.until(lambda now: now["version"] >= self.accepted[-1]["version"], seconds)

    async def settled(self, seconds: float) -> dict:
        """The next question, once nobody lays a set before it any more: that may even end the game."""
        while True:
            frame = await self.visitor.until(due, seconds)
            await asyncio.sleep(0.12)
            if frame is self.visitor.frame:
                return frame

    async def look(self, what: str) -> None:
        """No card but one's own is on the page, and each kind of question is whole on the screen."""
        assert await self.page.locator(".guest .ticket").count() == 0
        assert await self.page.locator(".offer .ticket").count() == 0
        if what in self.seen:
            return
        self.seen.add(what)
        found = [*await crooked(self.visitor), *await outside(self.visitor, *WHOLE), *await axe(self.visitor)]
        self.faults += [f"{what}: {fault}" for fault in found]

    # -- how things are touched ------------------------------------------------------------------------------------

    async def touch(self, selector: str, at: int = 0) -> None:
        await self.page.locator(selector).nth(at).click()

    async def verb(self, name: str) -> None:
        await self.touch(f'[data-verb="{name}"] button')

    async def card(self, name: str) -> None:
        await self.touch(f'[data-hand="{name}"]')

    # -- what is asked ---------------------------------------------------------------------------------------------

    async def build(self) -> None:
        """Lay the set that the sheet proposes."""
        self.played.add("build")
        await self.touch("[data-build]")
        await expect(self.page.get_by_role("dialog")).to_be_visible()
        await self.look("sheet")
        await self.touch("[data-lay] button")
        await expect(self.page.get_by_role("dialog")).to_have_count(0)

    async def do_turn(self, view: dict) -> None:
        """Use a positive now and then, burn what is spoiled, mostly ask for drinks."""
        me = view["players"][view["viewer"]]
        spoiled = [card for card in me["hand"] if card.endswith("x")]
        if me.get("positives") and self.chance.random() < 0.3:
            await self.spend(view)
        elif spoiled and self.chance.random() < 0.4:
            self.played.add("burn")
            await self.card(self.chance.choice(spoiled))
            await self.verb("burn")
        else:
            self.played.add("request")
            if self.chance.random() < 0.3:
                await self.touch(f'[data-drink="{self.chance.choice(DRINKS)}"]')
            await self.verb("request")

    async def spend(self, view: dict) -> None:
        """Crisis: somebody's hand, and a place in it."""
        self.played.add("spend")
        await self.verb("spend")
        await expect(self.page.get_by_role("dialog")).to_be_visible()
        await self.touch("dialog [data-choose]")
        await self.look("spend")
        await self.touch("[data-spot]")
        await self.touch("[data-take] button")
        await expect(self.page.get_by_role("dialog")).to_have_count(0)

    async def do_offer(self, view: dict) -> None:
        """A healthy card of a drink that is asked for, or none; a card that may not be given says why."""
        hand = view["players"][view["viewer"]]["hand"]
        await expect(self.page.locator("[data-order]")).to_be_visible()
        if "water" in hand and "refused" not in self.played:
            self.played.add("refused")
            await self.card("water")
            await expect(self.page.locator('[data-verb="offer"] button')).to_have_attribute("aria-disabled", "true")
            await expect(self.page.locator('[data-verb="offer"]')).to_contain_text(
                self.visitor.say("refused-maloun-offer_water")
            )
        asked = view["request"]["drinks"]
        number = view["request"].get("number")
        numbered = view["request"].get("numbered")
        fitting = [
            card
            for card in hand
            if card[:-1] in asked and (numbered != card[:-1] or number is None or card[-1] == str(number))
        ]
        if fitting and self.chance.random() < 0.7:
            self.played.add("offered")
            await self.card(self.chance.choice(fitting))
            await self.verb("offer")
        else:
            await self.verb("decline")

    async def do_pick(self, view: dict) -> None:
        two = "fine_palate" in view["players"][view["viewer"]].get("permanents", ()) and view["offers"] > 1
        for place in self.chance.sample(range(view["offers"]), 2 if two else 1):
            await self.touch("[data-offer]", place)
        await self.verb("pick")

    async def do_compare(self, view: dict) -> None:
        await self.touch("[data-look]")
        await self.verb("keep")

    do_back_shelf = do_compare

    async def do_clean_out(self, view: dict) -> None:
        for card in list(dict.fromkeys(view["players"][view["viewer"]]["hand"]))[:2]:
            await self.card(card)
        await self.verb("burn")

    async def do_tasting(self, view: dict) -> None:
        await self.touch("[data-choose]")
        await self.verb("choose")

    async def do_counter_swap(self, view: dict) -> None:
        await self.touch("[data-choose]")
        await self.card(view["players"][view["viewer"]]["hand"][-1])
        await self.verb("swap")

    async def do_deck(self, view: dict) -> None:
        await self.verb("reshuffle")

    async def do_last_call(self, view: dict) -> None:
        await self.verb("wait")

    async def do_step(self, view: dict) -> None:
        """The same two buttons for every finisher."""
        await expect(self.page.locator('[data-verb="reveal"]')).to_be_visible()
        await self.verb("continue")

    async def do_discuss(self, view: dict) -> None:
        await self.verb("ready")

    async def do_vote(self, view: dict) -> None:
        await self.touch("[data-choose]")
        await self.verb("vote")

    async def do_accuse(self, view: dict) -> None:
        await self.touch("[data-choose]")
        await self.verb("accuse")

    async def reckoning(self, frame: dict) -> None:
        """See the end: who has won, and in Normal mode everybody's role."""
        await expect(self.page.locator(".maloun-end .known")).to_be_visible(timeout=90_000)
        view = frame["view"]
        headline = await self.page.locator(".maloun-end h2").inner_text()
        names = {seat["seat"]: seat["name"] for seat in frame["table"]["seats"]}
        winners = view["outcome"]["winners"]
        if view["viewer"] in winners:
            assert "شما" in headline
        else:
            assert all(names[seat] in headline for seat in winners)
        crisis = view["options"].get("mode") == "crisis"
        await expect(self.page.locator(".account .face")).to_have_count(0 if crisis else view["seats"])
        await expect(self.page.locator(".account.cursed")).to_have_count(0 if crisis else 1)


class ShiftByKeyboard(Shift):
    """Tab from group to group, arrows inside them, Enter."""

    async def touch(self, selector: str, at: int = 0) -> None:
        target = self.page.locator(selector).nth(at)
        handle = await target.element_handle()
        assert handle
        together = """(it) => {
            const active = document.activeElement;
            const group = it.closest('.drinks, .numbers, .hand, .row, .people, .lying');
            return active === it || (!!group && group.contains(active) && active.matches('button'));
        }"""
        for _ in range(60):
            if await handle.evaluate(together):
                break
            await self.page.keyboard.press("Tab")
        if not await handle.evaluate("(it) => document.activeElement === it"):
            await self.page.keyboard.press("Home")
        for _ in range(40):
            if await handle.evaluate("(it) => document.activeElement === it"):
                break
            await self.page.keyboard.press("ArrowLeft")
        else:
            raise AssertionError(f"the keyboard does not lead to {selector}")
        await self.page.keyboard.press("Enter")
