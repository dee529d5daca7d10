"""A city of people without a browser, who do what a test wants and rest otherwise."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from company import Company
from nightfall import Nightfall
from running import Server, join, open_table
from townsfolk import asleep

HOURS_13 = 13 * 3600
"""Longer than a window of a night lasts at a table of the pace ``relaxed``."""

PEOPLE = (
    *(
        "نیلوفر",
        "سارا",
        "Дима",
        "نیما رضایی‌پور",
        "گلنار",
        "بابک",
        "Bartholomew",
        "پویا",
        "امید",
        "لیلا",
        "کیان",
        "Anna",
    ),
)
DONE = {"type": "done"}


def phase(frame: dict) -> str:
    """What goes on."""
    phases = frame["view"]["phases"]
    return phases[-1]["phase"] if phases else "over"


class City(Company):
    """People at a table of Mafia; whoever is told nothing answers with the default."""

    def __init__(self, server: Server, people: list, nightfall: Nightfall):
        super().__init__(server, people)
        self.nightfall = nightfall

    @property
    def first(self) -> dict:
        """What the first seat sees."""
        return self.lines[0].frame

    async def level(self) -> None:
        """Everybody has seen what anybody has."""
        newest = max(line.frame["version"] for line in self.lines)
        for line in self.lines:
            await line.until(lambda frame: frame["version"] >= newest)

    async def move(self, seat: int, move: dict[str, Any]) -> None:
        """One seat moves."""
        line = self.lines[seat]
        before = line.frame["ask"]
        answer = await line.move(move)
        assert answer["type"] == "accepted", answer
        await self.lines[0].until(lambda frame: frame["version"] >= answer["version"])
        await line.until(lambda frame: frame["ask"] != before)
        await self.level()

    async def answer(self, moves: Mapping[int, dict] | None = None) -> None:
        """Whoever is asked, and has to answer, answers once."""
        asked = {seat: line.frame["ask"] for seat, line in enumerate(self.lines) if _waits(line.frame["ask"])}
        assert asked, f"nobody was asked in {phase(self.first)}"
        for seat, ask in asked.items():
            await self.move(seat, (moves or {}).get(seat, ask["default"]))

    def voted(self) -> bool:
        """Whether everybody has answered by day: the server opens the answers by itself, and no time has to pass."""
        return any(_given(line.frame["ask"]) and not asleep(line.frame) for line in self.lines)

    async def opened(self) -> None:
        """The answers of a vote have been opened."""
        seen = self.first["version"]
        await self.lines[0].until(lambda frame: frame["version"] > seen)
        await self.level()

    async def night_passes(self) -> None:
        """The present window of the night is over."""
        here = phase(self.first)
        self.nightfall.pass_by(HOURS_13)
        await self.lines[0].until(lambda frame: phase(frame) != here)
        await self.level()

    async def until(self, wanted: str, moves: Mapping[str, Mapping[int, dict]] | None = None) -> dict:
        """Go on until that phase; ``moves`` are what seats do in a phase in place of the default."""
        for _ in range(200):
            await self.level()
            here = phase(self.first)
            if here == wanted or here == "over":
                return self.first
            if any(_waits(line.frame["ask"]) for line in self.lines):
                await self.answer((moves or {}).get(here))
            elif self.voted():
                await self.opened()
            else:
                await self.night_passes()
        raise AssertionError(f"the city never came to {wanted}: {self.first}")

    async def once(self, what: Callable[[dict], object]) -> dict:
        """What the first seat sees once that is so."""
        return await self.lines[0].until(what)


def _waits(ask: dict | None) -> bool:
    return ask is not None and not ask["optional"] and ask["given"] is None


def _given(ask: dict | None) -> bool:
    return ask is not None and ask["given"] is not None


async def city(server: Server, nightfall: Nightfall, seats: int, lang: str = "fa", **options: object) -> City:
    """A table of so many that has begun; the roles are those of ``nightfall.ROLES``."""
    host = await open_table(server, PEOPLE[0], lang=lang, game="mafia", pace="relaxed", options=options)
    people = [host, *[await join(server, host.table, name) for name in PEOPLE[1:seats]]]
    found = City(server, people, nightfall)
    await found.begin()
    return found
