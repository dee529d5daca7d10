"""Tables of Coup in chosen states: people without browsers who play what is written down for them."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TypeVar

from company import NAMES, Company
from evening import over
from running import Line, Server, join, open_table

MORE = {
    "fa": (
        *("بابک", "Bartholomew", "پویا", "لیلا", "امید", "Мария", "کیانوش", "Zed"),
        *("سیدمحمدحسین طباطبایی", "فرشته", "Lu", "مینا", "آرش", "Ольга", "شیوا", "کاوه"),
        *("مهتاب", "Ben", "رها", "سیاوش", "Аня"),
    ),
    "ru": (
        *("Борис", "Николай", "لیلا", "Ольга", "Иван", "Мария", "Kian", "Владислав"),
        *("Анна-Мария Константинова", "Лев", "Lu", "مینا", "Антон", "Юля", "Zed", "Катя"),
        *("Тимур", "Ben", "Рита", "آرش", "Аня"),
    ),
    "en": (
        *("Oliver", "Света", "Ava", "پویا", "Theo", "Мария", "Kian", "Zed"),
        *("Maximilian Featherstone", "Lu", "Mina", "آرش", "Ben", "Юля", "Grace", "Hugo"),
        *("Iris", "Jonah", "رها", "Leo", "Аня"),
    ),
}

Lines = Mapping[int, tuple[str, ...]]
"""What each seat plays, in short notation: each as soon as it is asked for such a thing. Whatever else is asked is let
pass, and a turn without a line is a coup that can be paid for, or else income."""


@dataclass(frozen=True)
class Plot:
    """A table of so many, with these options, that plays these lines."""

    lines: Lines
    seats: int = 5
    options: dict = field(default_factory=dict)


CLASSIC = Plot(
    {
        0: ("tax", "block:duke", "doubt", "tax", "lose:duke", "coup:4"),
        1: ("income", "assassinate:0"),
        2: ("tax", "exchange"),
        3: ("allow", "doubt", "foreign_aid"),
        4: ("exchange", "lose:captain"),
    }
)
"""A stopped foreign aid, a doubt that is right and one that is wrong, an assassination, an exchange, somebody who
falls."""

CROWD = Plot(
    {0: ("!empire", "tax", "examine:3"), 1: ("steal:4",), 2: ("convert:2",), 5: ("foreign_aid",), 7: ("tax",)},
    seats=10,
    options={"reformation": True, "fifth": "inquisitor"},
)
"""Ten people in two parties, and an Inquisitor who looks at a card."""

REBELLION = Plot(
    {1: ("peacekeeper",), 2: ("customs_officer", "#banker"), 3: ("income", "mercenary:2")},
    options={
        "box": "g54",
        "roles": "custom",
        "finance": "banker",
        "communications": "producer",
        "force": "mercenary",
        "special": "peacekeeper",
        "special_too": "customs_officer",
    },
)
"""Tokens of three kinds before the players."""

# The questions that a move answers; whatever is not here is declared on one's turn.
_ANSWERS = {
    "allow": {"doubt", "block", "ward", "join"},
    "doubt": {"doubt"},
    "block": {"block"},
    "lose": {"lose", "prove"},
    "prove": {"prove"},
    "keep": {"keep"},
    "show": {"show-examine", "show-give"},
    "!empire": {"side"},
    "#banker": {"tax"},
}


def unanswered(frame: dict) -> bool:
    """Whether the seat is asked, and has not answered: who has answered an open vote stays asked until all have."""
    return frame["ask"] is not None and frame["ask"]["given"] is None


Anyone = TypeVar("Anyone", bound="Intriguers")


class Intriguers(Company):
    """People at a table of Coup."""

    def __init__(self, server: Server, people: list, plot: Plot):
        super().__init__(server, people)
        self.left = defaultdict(list, {seat: list(lines) for seat, lines in plot.lines.items()})

    async def play_until(self, seat: int, what: Callable[[dict], object]) -> dict:
        """Play until that seat gets a frame that satisfies `what`, or the game is over; the frame."""
        while True:
            frames = await self._level()
            if what(frames[seat]) or over(frames[seat]):
                return frames[seat]
            line = next((line for line in self.lines if unanswered(line.frame)), None)
            if line is None:  # everybody has answered, and what that comes to is on its way
                await self.lines[seat].receive()
                continue
            seen = line.frame["version"]
            answer = await line.move(self._choice(line))
            assert answer["type"] == "accepted", answer
            # An answer that is held back may move no version: then the frame says that it was given.
            await line.until(lambda frame, seen=seen: frame["version"] > seen or not unanswered(frame))

    async def _level(self) -> list[dict]:
        newest = max(line.frame["version"] for line in self.lines)
        while True:
            for line in self.lines:
                await line.until(lambda frame, newest=newest: frame["version"] >= newest)
            if newest == (newest := max(line.frame["version"] for line in self.lines)):
                return [line.frame for line in self.lines]

    def _choice(self, line: Line) -> object:
        frame = line.frame
        ask, view = frame["ask"], frame["view"]
        planned = self.left[view["viewer"]]
        if planned and ask["kind"] in _ANSWERS.get(planned[0].partition(":")[0], {"turn"}):
            return planned.pop(0)
        if ask["kind"] == "turn" and (view["players"][view["viewer"]]["coins"]) >= 7:
            return f"coup:{self._richest(view)}"
        return ask["default"]

    @staticmethod
    def _richest(view: dict) -> int:
        mine = view["players"][view["viewer"]]
        party = mine.get("party")
        living = [seat for seat, it in enumerate(view["players"]) if it["cards"] and seat != view["viewer"]]
        foes = [seat for seat in living if not party or view["players"][seat]["party"] != party] or living
        return max(foes, key=lambda seat: (view["players"][seat]["coins"], -seat))


async def intriguers(server: Server, lang: str, plot: Plot, kind: type[Anyone] = Intriguers, **more: object) -> Anyone:
    """A table in its lobby, of Coup where no other game is named."""
    names = (*NAMES[lang], *MORE[lang])[: plot.seats]
    host = await open_table(server, names[0], lang=lang, options=plot.options, **{"game": "coup", **more})
    people = [host, *[await join(server, host.table, name) for name in names[1:]]]
    return kind(server, people, plot)


def asks(kind: str, claimed: str = "", action: str = "") -> Callable[[dict], object]:
    """Whether a seat is asked such a question, about that claim and in the course of that action."""

    def what(frame: dict) -> bool:
        if frame["ask"] is None or frame["ask"]["kind"] != kind:
            return False
        phases = frame["view"]["phases"]
        if claimed and phases[-1].get("role") != claimed:
            return False
        return not action or any(phase.get("action") == action for phase in phases)

    return what


def out(frame: dict) -> bool:
    """Whether the seat has lost all its influence."""
    view = frame["view"]
    return view["players"][view["viewer"]]["cards"] == 0
