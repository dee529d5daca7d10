"""Frames are put together from shared parts: each must be, byte for byte, the frame made for that viewer alone."""

from __future__ import annotations

from types import SimpleNamespace

import msgspec
import pytest

from mahfel.engine import SplitMix64, registry
from mahfel.engine.seal import commitment
from mahfel.server import frames
from mahfel.server.frames import Around, Framer, standing_of
from mahfel.server.identity import Viewer
from mahfel.server.labels import offered
from mahfel.server.leading import poll_card
from mahfel.server.messages.cards import AskCard, Frame, Waiting
from mahfel.store import Row
from mahfel.tables import entries, fold
from mahfel.tables.asides import asides_of
from mahfel.tables.moves import written
from mahfel.tables.open import opened
from mahfel.testing.toys import TOYS

NOW = 1_764_480_000_000
GAMES = ("high_society", *(toy.meta.key for toy in TOYS))
for toy in TOYS:
    registry.add(toy)


def first_entry(game, options, windows="swift"):
    """A table opened with these options, and always with the same secret."""
    first = opened(
        game,
        options=options,
        pace="normal",
        windows=windows,
        absence=("wait", None),
        grace=60,
        times={},
        spectators=True,
        lang="fa",
    )
    return msgspec.structs.replace(first, secret="11" * 32, commit=commitment(bytes.fromhex("11" * 32)))


class Played:
    """A table that lives in this test alone."""

    def __init__(self, game, seats: int, windows: str = "swift"):
        self.game, self.at = game, NOW
        first = first_entry(game, {}, windows)
        self.table = fold.load("table-0001", [Row(1, self.at, None, None, entries.encode(first))], lambda _: game)
        for seat in range(seats):
            self.add(entries.Joined(seat, f"سارا {seat}", f"{seat:064x}", f"token-{seat}"))
        self.add(entries.Started(tuple(range(seats))))

    def add(self, entry) -> None:
        self.at += 1000
        draft = self.table.copy()
        fold.apply(draft, Row(draft.version + 1, self.at, None, None, entries.encode(entry)), entry)
        draft.settle()
        self.table = draft

    def play(self, chance: SplitMix64) -> None:
        seat = min(self.table.decisions)
        move = self.table.state.legal(seat).sample(chance)
        self.add(entries.Moved(seat, written(move), "clock" if seat < 0 else "person"))


def alone(table, around, viewer: Viewer, after: int) -> bytes:
    """The frame as it is defined: one struct, every part asked of the table for this viewer."""
    seat = viewer.seat
    decision = None if seat is None else table.decision(seat)
    ask = None
    if decision is not None:
        ask = AskCard(
            kind=decision.ask.kind,
            text=decision.ask.text or decision.ask.kind,
            optional=decision.ask.optional,
            rule=decision.ask.rule,
            default=msgspec.to_builtins(decision.ask.default),
            version=decision.version,
            deadline=decision.deadline,
            moves=offered(table.game, table.legal(seat)),
            given=None,
        )
    frame = Frame(
        version=table.version,
        now=NOW,
        table=frames.card(table, around, viewer),
        view=table.view(seat),
        will=table.will(seat),
        asides=None if (lines := asides_of(table, seat)) is None else len(lines),
        poll=poll_card(table, seat),
        ask=ask,
        waiting=tuple(Waiting(seat=d.seat, deadline=d.deadline) for d in table.waiting(seat)),
        channels=table.channels(seat),
        events=tuple(table.events(seat, after)),
        seal=frames.seal(table),
    )
    return msgspec.json.encode(frame)


@pytest.mark.parametrize("key", GAMES)
def test_every_viewers_frame_is_the_one_made_for_them_alone(key):
    game = registry.find(key)
    chance = SplitMix64(5)
    for seats in range(game.meta.seats[0], game.meta.seats[1] + 1):
        played = Played(game, seats)
        around = Around(frozenset(range(seats - 1)), 2)
        framer = Framer(played.table, around)
        seen = 0
        while True:
            table = played.table
            viewers = [*range(seats), None]
            for seat in [*viewers, *reversed(viewers)]:  # whoever comes first makes what is shared
                viewer = Viewer(seat, standing_of(table, seat))
                after = table.version if seat == 1 else seen
                made = framer.messages(table, viewer, after, NOW)
                expected = alone(table, around, viewer, after)
                if len(expected) < frames.FRAME_BYTES:
                    assert made == [expected]
                else:
                    assert made[-1] == alone(table, around, viewer, table.version)
            seen = table.version if chance.below(3) else seen
            if table.phase == "over":
                break
            played.play(chance)
            framer.around = around = Around(frozenset(range(chance.below(seats + 1))), chance.below(3))


def test_a_card_is_made_anew_for_whatever_stands_on_it():
    played = Played(registry.find("high_society"), 3)
    framer = Framer(played.table, Around(frozenset(), 0))
    host = Viewer(0, "host")

    def shown() -> dict:
        return msgspec.json.decode(framer.messages(played.table, host, 0, NOW)[-1])["table"]

    before = shown()
    framer.around = Around(frozenset({1}), 0)
    assert shown()["seats"][1]["here"]
    assert not before["seats"][1]["here"]
    played.add(entries.Left(2))
    assert shown()["seats"][2]["left"]
    played.add(entries.Kept(2, "easy"))
    assert shown()["seats"][2]["kept"] == "easy"
    played.add(entries.Rematched("another"))
    assert shown()["rematch"] == "another"


def test_a_face_up_position_is_looked_at_once_and_a_hidden_one_for_each(monkeypatch):
    for key, times in (("high_society", 1), ("two_card_coup", 3)):
        played = Played(registry.find(key), 3)
        looks = []
        view = type(played.table.state).view
        monkeypatch.setattr(
            type(played.table.state), "view", lambda state, seat, v=view, n=looks: n.append(1) or v(state, seat)
        )
        framer = Framer(played.table, Around(frozenset(), 0))
        for seat in range(3):
            framer.messages(played.table, Viewer(seat, "seat"), played.table.version, NOW)
        assert len(looks) == times


def test_an_answer_held_back_in_an_even_window_is_nobody_elses_business():
    from mahfel.server.live.feed import Feed
    from mahfel.server.metrics import Metrics
    from mahfel.tables.live_table import LiveTable
    from mahfel.testing.clock import FakeClock

    played = Played(registry.find("two_card_coup"), 3, windows="even")
    live = LiveTable(played.table, NOW, NOW)
    pushed = []
    feed = Feed(SimpleNamespace(clock=FakeClock()), live, Metrics())
    for seat in range(3):
        feed.add(Counted(pushed, seat), f"token-{seat}")
    played.add(entries.Moved(0, written(played.game.parse("claim"))))
    live.table = played.table
    feed.changed(live.table.rows)
    assert sorted(pushed) == [0, 1, 2]
    pushed.clear()
    asked = min(played.table.decisions)
    played.add(entries.Held(asked, written(played.game.parse("allow"))))
    live.table = played.table
    feed.changed(live.table.rows)
    assert pushed == [asked]


class Counted:
    def __init__(self, pushed: list, seat: int):
        self.pushed, self.seat = pushed, seat

    def push(self) -> None:
        self.pushed.append(self.seat)
