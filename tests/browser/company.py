"""People who sit at a table without a browser, so that one who has a browser finds the table in a chosen state."""

from __future__ import annotations

from collections.abc import Callable

from evening import over
from running import Line, Person, Server, join, open_table
from stacked import PLAN

NAMES = {
    "fa": ("نیلوفر", "سارا", "Дима", "نیما رضایی‌پور", "گلنار"),
    "ru": ("Света", "Дима", "سارا", "Александра", "Nima"),
    "en": ("Neda", "Sara", "Дима", "Bartholomew", "گلنار"),
}


class Company:
    """A table of people; seat 0 is the one whose place a visitor takes over."""

    def __init__(self, server: Server, people: list[Person]):
        self.server, self.people = server, people
        self.lines: list[Line] = []
        self.choose = by_plan()

    @property
    def table(self) -> str:
        return self.people[0].table

    @property
    def host(self) -> Person:
        return self.people[0]

    def cookie(self, seat: int = 0) -> dict[str, str]:
        """The cookie with which a browser has that seat."""
        name = f"mahfel_{self.table}"
        return {
            "name": name,
            "value": self.people[seat].token or "",
            "url": f"{self.server.base}/api/tables/{self.table}",
        }

    async def sit(self, visitor, seat: int = 0):
        """Give a visitor the seat and show them the table."""
        await visitor.context.add_cookies([self.cookie(seat)])
        await visitor.open(f"/t/{self.table}")
        return visitor

    async def look(self) -> None:
        """Everybody but seat 0 opens the table."""
        self.lines = [await person.live().open() for person in self.people]
        for line in self.lines:
            await line.until(bool)

    async def begin(self) -> None:
        answer = await self.host.post("start")
        assert answer.status_code == 200, answer.text
        await self.look()

    async def play(self, until: Callable[[dict], object]) -> dict:
        """Play by the plan until seat 0 gets a frame that satisfies `until`, or the game is over."""
        first = self.lines[0]
        while not until(first.frame) and not over(first.frame):
            line = self.lines[first.frame["view"]["turn"]]
            seen = first.frame["version"]
            await line.until(lambda frame, seen=seen: frame["version"] >= seen)
            answer = await line.move(self.choose(line.frame))
            assert answer["type"] == "accepted", answer
            await first.until(lambda frame, version=answer["version"]: frame["version"] >= version)
        return first.frame


def by_plan() -> Callable[[dict], dict]:
    """Moves as PLAN has them, for the seat whose frame it is."""
    left = {card: {seat: list(bids) for seat, bids in plan.items()} for card, plan in PLAN.items()}

    def choose(frame: dict) -> dict:
        view = frame["view"]
        if frame["ask"]["kind"] == "sacrifice":
            return {"type": "sacrifice", "card": "L3"}
        bids = left[view["card"]].get(view["viewer"], [])
        return {"type": "bid", "cards": bids.pop(0)} if bids else {"type": "pass"}

    return choose


async def company(server: Server, lang: str = "fa", count: int = 5, **more: object) -> Company:
    """A table in its lobby with that many people."""
    host = await open_table(server, NAMES[lang][0], lang=lang, **more)
    return Company(server, [host, *[await join(server, host.table, name) for name in NAMES[lang][1:count]]])


def asked(card: str, laid: int = 0) -> Callable[[dict], bool]:
    """Whether seat 0 is asked about that card with that much on the table."""

    def what(frame: dict) -> bool:
        view = frame["view"]
        mine = view["players"][0]["bid_total"]
        return frame["ask"] is not None and view["card"] == card and mine == laid

    return what


auction = asked("L8", 6)
reverse = asked("passe", 2)


def sacrifice(frame: dict) -> bool:
    return frame["ask"] is not None and frame["ask"]["kind"] == "sacrifice"
