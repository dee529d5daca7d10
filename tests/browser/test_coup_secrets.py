"""Whose cards are exchanged and examined nobody else is told: two worlds that differ only in them send the same.

Real servers, real connections: one deals the cards so, the other so, and everybody plays the same. What seats that have
no part in it and spectators receive has to be the same to the byte.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable

import pytest
import pytest_asyncio
from plots import Intriguers, Plot, asks, intriguers
from running import Line, Person, Server
from stacked import environment
from stacked_coup import WORLD

BYSTANDERS = (1, 2, None)
PATHS = ("", "log", "log?after=3", "moves", "record", "replay")
OWN = re.compile(r"\b1[5-9]\d{11}\b|\b[0-9a-f]{32,}\b")
"""Instants in milliseconds, seals and ids of commands: they differ between any two evenings."""

EXCHANGE = Plot({0: ("exchange",)}, seats=4)
EXCHANGE_ONE = Plot({0: ("exchange_one",)}, seats=4, options={"fifth": "inquisitor"})
SPARE = Plot({0: ("examine:3", "!spare")}, seats=4, options={"fifth": "inquisitor"})
SWAP = Plot({0: ("examine:3", "!swap")}, seats=4, options={"fifth": "inquisitor"})


class Evening(Intriguers):
    """People at one of the twin tables, a spectator among them, and all that each of them was sent."""

    def __init__(self, server: Server, people: list, plot: Plot):
        super().__init__(server, people, plot)
        self.heard: dict[int | None, list[str]] = {}

    async def begin(self) -> None:
        await super().begin()
        self.lines.append(await Person(self.server, self.table).live().open())
        await self.lines[-1].until(bool)
        for viewer, line in zip((*range(len(self.people)), None), self.lines, strict=True):
            self.heard[viewer] = []
            line.receive = self._noting(line, self.heard[viewer])

    def _noting(self, line: Line, heard: list[str]) -> Callable:
        receive = line.receive

        async def noted(seconds: float = 60) -> dict:
            message = await receive(seconds)
            if message["type"] in {"frame", "log"}:
                heard.append(self.bare(json.dumps(message, ensure_ascii=False)))
            return message

        return noted

    def bare(self, text: str) -> str:
        """A message without what differs between any two tables."""
        return OWN.sub("·", text.replace(self.table, "table"))

    async def asked_for(self, viewer: int | None) -> list[tuple[str, int, str]]:
        """Whatever a viewer can fetch at this moment."""
        person = self.people[viewer] if viewer is not None else Person(self.server, self.table)
        answers = [(path, await person.get(path)) for path in PATHS]
        return [(path, answer.status_code, self.bare(answer.text)) for path, answer in answers]


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def twins(tmp_path_factory):
    servers = []
    for world in ("one", "two"):
        folder = tmp_path_factory.mktemp(world)
        env = {**environment(), WORLD: world}
        servers.append(Server(folder / "data", "--quick-bots", "--no-limits", env=env).start())
    yield servers
    for server in servers:
        assert server.stop() == 0
        assert "Traceback" not in server.log()


def told_more(one: list[str], two: list[str]) -> str:
    """The first message in which two transcripts differ."""
    for place, (first, second) in enumerate(zip(one, two, strict=False)):
        if first != second:
            return f"message {place}:\n{first}\n{second}"
    return f"{len(one)} and {len(two)} messages"


MOMENTS = {
    "exchange": (EXCHANGE, (asks("keep"),)),
    "exchange_of_the_inquisitor": (EXCHANGE_ONE, (asks("keep"),)),
    "examined_and_spared": (SPARE, (asks("examine"),)),
    "examined_and_swapped": (SWAP, (asks("examine"),)),
}


@pytest.mark.parametrize("name", MOMENTS)
async def test_bystanders_are_sent_the_same_whatever_the_cards_are(twins, name):
    plot, moments = MOMENTS[name]
    one, two = [await evening(server, plot) for server in twins]
    for moment in (*moments, two_turns_later(one)):
        seen = [await each.play_until(0, moment) for each in (one, two)]
        assert seen[0]["view"]["players"][0]["hand"] != seen[1]["view"]["players"][0]["hand"], "the worlds are one"
        for viewer in BYSTANDERS:
            assert await one.asked_for(viewer) == await two.asked_for(viewer), viewer
    for viewer in BYSTANDERS:
        assert len(one.heard[viewer]) >= 4
        assert one.heard[viewer] == two.heard[viewer], (viewer, told_more(one.heard[viewer], two.heard[viewer]))
    # The two who know are told, or nothing was tested.
    for viewer in (0, 3) if "examined" in name else (0,):
        assert one.heard[viewer] != two.heard[viewer]


async def evening(server: Server, plot: Plot) -> Evening:
    table = await intriguers(server, "en", plot, pace="relaxed", kind=Evening)
    await table.begin()
    await table.play_until(0, lambda frame: True)
    for heard in table.heard.values():
        heard.clear()
    return table


def two_turns_later(table: Evening) -> Callable[[dict], object]:
    """Whether seat 0 is not to move any more: what it was asked is over, and the next seats have had their turns."""
    return lambda frame: frame["view"]["turn"] == 3 and frame["view"]["phases"][-1]["phase"] == "turn"


async def test_the_one_who_is_examined_and_the_one_who_looks_see_the_card_and_no_more(twins):
    table = await evening(twins[0], SPARE)
    frame = await table.play_until(0, asks("examine"))
    card = frame["view"]["seen"]
    shown = [it for it in table.lines[0].events if it["type"] == "shown"]
    assert [it["card"] for it in shown] == [card]
    views = {viewer: line.frame["view"] for viewer, line in zip((*range(4), None), table.lines, strict=True)}
    assert views[0]["players"][3].get("hand") is None, "who looks at one card sees one card"
    assert card in views[3]["players"][3]["hand"]
    for viewer in BYSTANDERS:
        assert not views[viewer].get("seen")
        assert not views[viewer].get("known")
        line = table.lines[viewer if viewer is not None else -1]
        assert all("card" not in it for it in line.events if it["type"] == "shown")
        assert all("cards" not in it for it in line.events if it["type"] == "drew")
