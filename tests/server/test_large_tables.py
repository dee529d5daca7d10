"""A city of 26, and one by a scenario that fills all the room it has: every frame is small, and says everything."""

from __future__ import annotations

import json
from itertools import count

import msgspec
import pytest
from test_sheets import NOW, first_entry

from mahfel.bots import make
from mahfel.engine import SplitMix64
from mahfel.engine.seat import MODERATOR
from mahfel.games.mafia import game
from mahfel.games.mafia.scenario_file import LONGEST, read, write
from mahfel.games.mafia.scenarios import SCENARIOS
from mahfel.server.frames import Around, Framer, standing_of
from mahfel.server.identity import Viewer
from mahfel.server.splitting import FRAME_BYTES, Told
from mahfel.store import Row
from mahfel.tables import entries, fold
from mahfel.tables.moves import written
from mahfel.tables.names import LONGEST as NAME

SEATS = 26
GREETING = {("table", "options"), ("view", "options")}
"""What a table was opened with; a written scenario may be larger than a frame, and is told once."""


class City:
    """A table that lives in this test alone, where bots play for people with long names."""

    def __init__(self, options, seed, level="easy"):
        self.at, self.chance = NOW, SplitMix64(seed)
        first = first_entry(game, options)
        self.table = fold.load(
            "table-" + "0" * 16, [Row(1, self.at, None, None, entries.encode(first))], lambda _: game
        )
        for seat in range(SEATS):
            name = f"{chr(0x627 + seat % 8)}" * (NAME - 2) + f"{seat:02d}"
            assert len(name) == NAME
            self.add(entries.Joined(seat, name, f"{seat:064x}", f"token-{seat}"))
        self.add(entries.Started(tuple(range(SEATS))))
        self.bots = [make(game, level, seed + seat) for seat in range(SEATS)]

    def add(self, entry):
        self.at += 1000
        draft = self.table.copy()
        fold.apply(draft, Row(draft.version + 1, self.at, None, None, entries.encode(entry)), entry)
        draft.settle()
        self.table = draft

    def play(self):
        asked = {seat: ask for seat, ask in self.table.state.asked().items() if not ask.optional}
        seat = self.chance.choice(sorted(asked))
        move = asked[seat].default
        if seat >= 0:
            legal = self.table.state.legal(seat)
            chosen = self.bots[seat].choose(self.table.state.view(seat), asked[seat], legal)
            move = chosen if chosen in legal else move
        self.add(entries.Moved(seat, written(move), "clock" if seat < 0 else "person"))


class Client:
    """What one connection has been sent, put together as the protocol says."""

    def __init__(self, viewer):
        self.viewer, self.told, self.seen = viewer, Told(), 0
        self.kept = {}
        self.events = []
        self.frame = None
        self.sizes = []
        self.large = set()

    def hear(self, framer, table):
        viewer = Viewer(self.viewer, standing_of(table, self.viewer))
        messages = framer.messages(table, viewer, self.seen, NOW, self.told)
        for raw in messages:
            self._take(json.loads(raw), len(raw))
        self.seen = table.version
        assert self.frame["version"] == table.version

    def _take(self, message, size):
        self.sizes.append(size)
        if size >= FRAME_BYTES:
            self.large.add(
                tuple(sorted((group, name) for group in ("frame", "table", "view") for name in message[group]))
            )
        if message["type"] in {"frame", "log"}:
            self.events += message["events"]
            self.frame = message if message["type"] == "frame" else self.frame
            return
        if message.get("anew"):
            self.kept = {}
        for group in ("frame", "table", "view"):
            self.kept.setdefault(group, {}).update(message[group])
        self.kept.setdefault("seats", {}).update({card["seat"]: card for card in message["seats"]})
        if message["type"] == "rest":
            self.events += message["events"]
            seats = [self.kept["seats"][seat] for seat in range(SEATS)]
            self.frame = {
                **self.kept["frame"],
                **{name: message[name] for name in ("version", "now", "events")},
                "type": "frame",
                "view": self.kept["view"],
                "table": {**self.kept["table"], "seats": seats},
            }


def longest():
    """A scenario for 26 in as many characters as one may have."""
    scenario = SCENARIOS["shab_e_mafia"]
    row = msgspec.structs.replace(scenario, table={SEATS: scenario.table[SEATS]})
    text = write(row, "ش" * 40)
    text += " " * (LONGEST - len(text))
    read(text)
    return text


TABLES = {
    "the largest city": {"scenario": "shab_e_mafia"},
    "everybody sees what the left see": {"scenario": "shab_e_mafia", "ghosts_see_all": True, "reveal": "role"},
    "as in the cafés": {"scenario": "shab_e_mafia", "community_set": True, "names": "popular", "gentle": True},
    "a scenario of one's own": {"scenario": "custom", "written": longest()},
}


@pytest.mark.parametrize("named", list(TABLES))
def test_every_frame_of_a_city_of_26_is_small_and_says_all(named):
    city = City(TABLES[named], seed=3)
    around = Around(frozenset(range(SEATS - 1)), 9)
    framer = Framer(city.table, around)
    clients = [Client(viewer) for viewer in (None, *range(0, SEATS, 3), SEATS - 1)]
    for number in count():
        over = city.table.phase == "over"
        for client in clients:
            if over or number % 4 == 0 or city.chance.below(20) == 0:
                client.hear(framer, city.table)
        if over or number % 40 == 0:
            for client in clients:
                late = Client(client.viewer)
                late.hear(Framer(city.table, around), city.table)
                assert {**client.frame, "events": 0} == {**late.frame, "events": 0}
                assert late.events == client.events or client.seen != city.table.version
        if over:
            break
        city.play()
    assert number > 300
    written_out = "written" in TABLES[named]
    for client in clients:
        assert all(len(large) == 1 and set(large) <= GREETING for large in client.large), client.large
        assert len([size for size in client.sizes if size >= FRAME_BYTES]) == (2 if written_out else 0)


def test_whoever_leads_such_a_city_gets_only_its_history_in_larger_pieces():
    city = City(TABLES["the largest city"], seed=4)
    framer = Framer(city.table, Around(frozenset(), 0, True))
    leader = Client(MODERATOR)
    while city.table.phase != "over":
        leader.hear(framer, city.table)
        for _ in range(5):
            if city.table.phase != "over":
                city.play()
    leader.hear(framer, city.table)
    assert leader.large <= {(("view", "chronicle"),)}
