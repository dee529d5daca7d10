"""The golden records of Malʿoun together show everything: every end, ask, event, kind of move and reward."""

from __future__ import annotations

import pytest

from mahfel.engine.record import begin, read
from mahfel.games.maloun import game
from mahfel.testing.golden import DIGESTS, golden_files
from mahfel.testing.random_play import end_of
from mahfel.testing.transcript import tags

RECORDS = [read(raw) for name, raw in golden_files(game).items() if name != DIGESTS]


@pytest.fixture(scope="module")
def shown():
    """What the records show, by kind."""
    found = {name: set() for name in ("ends", "asks", "events", "moves", "seats", "modes")}
    for record in RECORDS:
        told = []
        state = begin(game, record, told.append)
        found["seats"].add(record.seats)
        found["modes"].add(state.options.mode)
        for seat, text in record.moves:
            found["asks"] |= {ask.text or ask.kind for ask in state.asked().values()}
            move = game.parse(text)
            found["moves"].add(type(move))
            state.tell = told.append
            state.play(seat, move)
        found["events"] |= {event.seen_by(None)["type"] for event in told}
        found["ends"].add(end_of(state.outcome()))
    return found


def test_every_end_of_both_modes_is_in_some_record(shown):
    assert shown["ends"] == set(game.end_reasons)
    assert shown["modes"] == {"normal", "crisis"}
    assert shown["seats"] >= {3, 4, 6}


def test_every_event_rare_ones_too_is_told_in_some_record(shown):
    assert shown["events"] == tags(game)


def test_every_kind_of_move_is_played_in_some_record(shown):
    assert shown["moves"] == set(game.move_types)


def test_no_record_is_large():
    for name, raw in golden_files(game).items():
        assert len(raw) < (16_384 if name != DIGESTS else 32_768), name
