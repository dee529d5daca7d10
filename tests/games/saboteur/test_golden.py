"""The golden records together show every event, every kind of move, every ask, and rounds of every kind."""

from __future__ import annotations

import pytest

from mahfel.engine.record import begin, read
from mahfel.games.saboteur import game
from mahfel.testing.golden import DIGESTS, golden_files
from mahfel.testing.transcript import tags

RECORDS = [read(raw) for name, raw in golden_files(game).items() if name != DIGESTS]


@pytest.fixture(scope="module")
def shown():
    """What the records show, by kind."""
    found = {name: set() for name in ("asks", "events", "moves", "rounds", "ends")}
    for record in RECORDS:
        told = []
        state = begin(game, record, told.append)
        for seat, text in record.moves:
            found["asks"] |= {ask.text or ask.kind for ask in state.asked().values()}
            move = game.parse(text)
            found["moves"].add(type(move))
            state.tell = told.append
            state.play(seat, move)
        found["events"] |= {event.seen_by(None)["type"] for event in told}
        found["ends"].add(f"{state.outcome().reason}/{state.outcome().decided_by}")
        for story in state.stories:
            found["rounds"].add("found" if story.finder is not None else "spoilt" if story.saboteurs else "nobody")
    return found


def test_every_event_is_told_in_some_record(shown):
    assert shown["events"] == tags(game)


def test_every_kind_of_move_is_played_in_some_record(shown):
    assert shown["moves"] == set(game.move_types)


def test_every_ask_is_met_in_some_record(shown):
    assert shown["asks"] == {"turn", "turn-broken", "turn-last", "keep"}


def test_rounds_of_every_kind_and_every_end_are_met(shown):
    assert shown["rounds"] == {"found", "spoilt", "nobody"}
    assert shown["ends"] == set(game.end_reasons)


def test_no_record_is_large():
    assert RECORDS
    for name, raw in golden_files(game).items():
        assert len(raw) < (6144 if name != DIGESTS else 8192), name
