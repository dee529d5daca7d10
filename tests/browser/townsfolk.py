"""Mafia played by touching the screen, as a person does."""

from __future__ import annotations

import asyncio
import json
import random
import re
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager
from typing import Any

from evening import over
from looking import axe, crooked, outside
from nightfall import Nightfall
from playwright.async_api import Error as PlaywrightError
from playwright.async_api import expect
from visitor import Visitor

from mahfel.games.mafia.roles import ROLES
from mahfel.testing.pieces import Pieces

WHOLE = (".caption", ".asking .prompt", ".verbs .btn", ".bar .btn")
ALIKE = (".caption", ".asking .prompt", ".powers .row", ".verbs .btn", ".bar .btn", ".lit")
"""What a glance over the shoulder sees of a board at night."""

NIGHT_S = 41
"""Seconds after which a window of a night is over at a table of the pace ``normal``."""

GRACE_S = 91
"""Seconds after which whoever is gone is gone for too long, at a table that has nothing else set."""

SLEEP = frozenset({"huddle", "night", "react", "allegiance", "verdict", "midday", "elect", "load"})
ASLEEP = frozenset({"huddle", "acting", "react", "intro", "allegiance", "verdict", "midday", "election", "loading"})
SPEECH = frozenset({"speak", "defend", "last_words", "accuse", "answer", "cover"})
HAND = frozenset({"solo", "inquiry"})

# Every text of an element and of what is in it, and whatever names something.
HELD = """it => [it, ...it.querySelectorAll('*')].flatMap((each) => [
  ...[...each.attributes].map(({ value }) => value),
  ...[...each.childNodes].filter((node) => node.nodeType === 3).map((node) => node.data)]).join(' ')"""

NOT_TOLD = frozenset({"ability", "card", "cards_gone", "scenario", "options", "roles", "told", "rule", "phase", "kind"})
"""Fields whose words may be those of roles and say nothing of who has them, or were told to everybody."""
ALONE = frozenset({"dealt", "night_news", "proposals_shown"})
"""Events of which a seat is told alone."""


def asleep(frame: dict) -> bool:
    """Whether the city sleeps: everybody has the same question, and it lasts its whole time."""
    if frame["ask"] is not None:
        return frame["ask"]["kind"] in SLEEP
    phases = (frame["view"] or {}).get("phases")
    return bool(phases) and phases[-1]["phase"] in ASLEEP


def due(frame: dict) -> bool:
    """Whether an answer is waited for, and there is none yet."""
    ask = frame["ask"]
    return over(frame) or (ask is not None and not ask["optional"] and ask["given"] is None)


class Townsman:
    """One seat's evening. Whatever is asked for the first time is looked at before it is answered."""

    def __init__(self, visitor: Visitor, seed: int = 1, *, looks: bool = True):
        self.visitor, self.chance, self.looks = visitor, random.Random(seed), looks
        self.moves = 0
        self.played: set[str] = set()
        self.seen: set[str] = set()
        self.faults: list[str] = []
        self._pieces = Pieces()
        visitor.page.on("websocket", self._listen)

    def _listen(self, socket) -> None:
        self._pieces = Pieces()
        socket.on("framereceived", self._heard)

    @property
    def page(self):
        return self.visitor.page

    def _heard(self, payload: str | bytes) -> None:
        """Whatever comes over the line: nobody is told the role of somebody they do not know."""
        message = self._pieces.whole(json.loads(payload))
        if message["type"] == "frame" and message["view"] is not None and not over(message):
            self.faults += [f"told: {found}" for found in told_too_much(message)]

    def accepted(self) -> list[dict]:
        """The server's word for each move; what is asked may be over before the answer arrives."""
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

    async def until_dark(self, seconds: float = 180) -> dict:
        """Play until the city sleeps; the frame with which it falls asleep."""
        while not asleep(await self.visitor.until(lambda frame: due(frame) or asleep(frame), seconds)):
            assert await self.turn(seconds)
        return self.visitor.frame

    async def turn(self, seconds: float = 180) -> bool:
        """Wait to be asked and answer; False when the game is over.

        Somebody may say something while this player reaches for a button: then the question is read again.
        """
        for _ in range(12):
            frame = await self.visitor.until(due, seconds)
            if over(frame):
                return False
            before = len(self.accepted())
            try:
                await self.answer(frame)
                await self.visitor.until(lambda now, before=before: len(self.accepted()) > before or over(now), 60)
            except (AssertionError, PlaywrightError):
                if self.visitor.frame is frame or len(self.accepted()) > before:
                    raise
                continue
            version = max((answer["version"] for answer in self.accepted()), default=0)
            await self.visitor.until(lambda now, version=version: now["version"] >= version, seconds)
            self.moves += 1
            return not over(self.visitor.frame)
        raise AssertionError(f"the question never stood still: {self.visitor.frame['ask']}")

    async def until_light(self, seconds: float = 180) -> dict:
        """Answer what is asked at night until it is day; somebody else has to let the time pass."""
        while asleep(self.visitor.frame):
            frame = self.visitor.frame
            if due(frame):
                await self.turn(seconds)
            else:
                await self.visitor.until(lambda now, frame=frame: due(now) or not asleep(now), seconds)
        return self.visitor.frame

    async def answer(self, frame: dict) -> None:
        """Do what is asked, as the screen shows it."""
        kind = frame["ask"]["kind"]
        await expect(self.page.locator(f'.asking[data-ask="{kind}"] .prompt.asked')).to_be_visible()
        self.played.add(kind)
        await self.look(kind)
        if kind in SPEECH:
            await self.verb("done")
        elif kind in HAND:
            await self.verb("up" if self.chance.random() < 0.6 else "down")
        elif kind == "draw":
            await self.page.locator("[data-place-card]").nth(self.chance.randrange(frame["view"]["cards_left"])).click()
            await self.verb("confirm")
        else:
            await self.choose(kind, frame)
            await self.verb("confirm")

    # -- what is touched -------------------------------------------------------------------------------------------

    async def verb(self, name: str) -> None:
        """Press a button under the question."""
        await self.page.locator(f'.verbs [data-verb="{name}"] button').click()

    async def choose(self, kind: str, frame: dict) -> None:
        """Names for a vote or for hands; one of the powers, where there are some, and whom it is aimed at."""
        if kind in {"hands", "vote", "midday"}:
            await self.touch(2 if kind == "hands" else 1)
            return
        powers = self.page.locator(".powers .power")
        count = await powers.count()
        if count == 0 or (kind in {"night", "react"} and self.chance.random() < 0.15):
            return
        power = powers.nth(self.chance.randrange(count))
        if count > 1 or not await self.legal():
            await power.click()
        if await self.page.locator(".powers select").count():
            await self.name_role()
        await self.touch(self.needed(await power.get_attribute("data-power") or "", frame))
        if await self.page.locator(".powers select").count():
            await self.name_role()

    def needed(self, ability: str, frame: dict) -> int:
        """How many have to be chosen for this power."""
        if ability == "look":
            return min(2, sum(not player.get("cause") for player in frame["view"]["players"]) - 1)
        role = ROLES.get((frame["view"]["you"] or {}).get("role", ""))
        known = role.ability(ability) if role is not None else None
        return known.targets[0] if known is not None else 1

    async def legal(self) -> list[str]:
        """The seats that can be chosen and are not."""
        found = await self.page.locator('[data-seat][aria-pressed="false"]').evaluate_all(
            "all => all.map((it) => it.dataset.seat)"
        )
        return list(found)

    async def touch(self, count: int) -> None:
        """Choose so many seats, or all there are."""
        seats = await self.legal()
        for seat in self.chance.sample(seats, min(count, len(seats))):
            tile = self.page.locator(f'[data-seat="{seat}"]')
            await tile.click()
            await expect(tile).to_have_class(re.compile(r"\bchosen\b"))

    async def name_role(self) -> None:
        """Name a role for the guess."""
        field = self.page.locator(".powers select").first
        roles = await field.locator("option").evaluate_all("all => all.map((it) => it.value).filter(Boolean)")
        await field.select_option(self.chance.choice(roles))

    # -- what is looked at -----------------------------------------------------------------------------------------

    async def look(self, what: str) -> None:
        """Once for each kind of question: all of it is on the screen, and it is sound."""
        if what in self.seen or not self.looks:
            return
        self.seen.add(what)
        found = await crooked(self.visitor)
        found += await outside(self.visitor, *WHOLE)
        found += await axe(self.visitor)
        if what in SLEEP and self.visitor.frame["view"]["options"].get("scenario", "classic") == "classic":
            board = await self.page.locator(".mafia-board").evaluate(HELD)
            found += [f"the board says {role}" for role in ROLES if self.visitor.say(f"role-{role}") in board]
        self.faults += [f"{what}: {fault}" for fault in found]

    async def boxes(self) -> list[list[Any]]:
        """What a glance sees: which boxes there are, and where."""
        return await self.page.evaluate(
            """(selectors) => selectors.flatMap((selector) => [...document.querySelectorAll(selector)]
              .filter((it) => it.checkVisibility())
              .map((it) => it.getBoundingClientRect())
              .map((box) => [selector, ...[box.x, box.y, box.width, box.height].map(Math.round)]))""",
            list(ALIKE),
        )

    async def reckoning(self, frame: dict) -> None:
        """See the end: who has won, every role, what was done at night, and who stood against whom."""
        await expect(self.page.locator(".mafia-end .people .role")).to_have_count(frame["view"]["seats"])
        await self.page.locator(".mafia-end > .btn").click()
        await expect(self.page.locator(".mafia-end > .btn")).to_have_count(0)
        headline = await self.page.locator(".mafia-end h2").inner_text()
        assert headline == self.visitor.say(f"end-{frame['view']['outcome']['reason']}")
        roles = await self.page.locator(".mafia-end .people .role bdi").all_inner_texts()
        for player, shown in zip(frame["view"]["players"], roles, strict=True):
            assert shown.endswith(self.visitor.say(f"role-{player['role']}")), (player, shown)
        await expect(self.page.locator(".mafia-end .story li").first).to_be_visible()


@asynccontextmanager
async def time_passes(nightfall: Nightfall, men: Sequence[Townsman], seconds: int = NIGHT_S) -> AsyncIterator[None]:
    """Meanwhile every window of the night ends as soon as those who sit before a screen have answered.

    So many seconds have passed then.
    """
    keeper = asyncio.create_task(_keep_time(nightfall, men, seconds))
    try:
        yield
    finally:
        keeper.cancel()


async def _keep_time(nightfall: Nightfall, men: Sequence[Townsman], seconds: int) -> None:
    def at_rest() -> int | None:
        """The version at which all of them have answered at night."""
        frames = [man.visitor.frame for man in men]
        waits = all(frame is not None and not due(frame) and asleep(frame) for frame in frames)
        return max(frame["version"] for frame in frames) if waits else None

    passed = None
    while True:
        await asyncio.sleep(0.05)
        version = at_rest()
        if version is None or version == passed:
            continue
        await asyncio.sleep(0.25)  # the bots choose, too
        if at_rest() == version:
            nightfall.pass_by(seconds)
            passed = version


def told_too_much(frame: dict) -> list[tuple[str, str]]:
    """Names of roles in a frame that its viewer has no business to know, and where they stand."""
    view = dict(frame["view"])
    viewer, own = view["viewer"], view.pop("you")
    known = {viewer, *view["met"]} if own is not None else set()
    found = [
        (f"players.{seat}.{word}", player[word])
        for seat, player in enumerate(view.pop("players"))
        for word in ("role", "side", "dealt")
        if player.get(word) and seat not in known
    ]
    chronicle = view.pop("chronicle")
    lines = [*chronicle.get("chosen", ()), *chronicle.get("came_to", ())]
    found += [("chronicle", line) for line in lines if line[1] != viewer]
    heard = [event for event in frame["events"] if not (event["type"] in ALONE and event["seat"] == viewer)]
    return [*found, *roles_in(view, "view"), *roles_in(heard, "events")]


def roles_in(value: Any, path: str) -> Iterator[tuple[str, str]]:
    """Every word in a message that is the name of a role, and where it stands."""
    if isinstance(value, dict):
        for key, inner in value.items():
            if key not in NOT_TOLD:
                yield from roles_in(inner, f"{path}.{key}")
    elif isinstance(value, list):
        for place, inner in enumerate(value):
            yield from roles_in(inner, f"{path}.{place}")
    elif isinstance(value, str) and value in ROLES:
        yield path, value
