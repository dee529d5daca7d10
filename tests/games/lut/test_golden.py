"""The golden records of Lut together show everything: every ask, event and kind of move, alone and in teams."""

from __future__ import annotations

import pytest

from mahfel.engine.record import begin, read
from mahfel.games.lut import game
from mahfel.testing.golden import DIGESTS, golden_files
from mahfel.testing.transcript import tags

RECORDS = [read(raw) for name, raw in golden_files(game).items() if name != DIGESTS]


@pytest.fixture(scope="module")
def shown():
    """What the records show, by kind."""
    found = {name: set() for name in ("asks", "events", "moves", "seats", "ends")}
    for record in RECORDS:
        told = []
        state = begin(game, record, told.append)
        found["seats"].add((state.seats, state.options.teams))
        for seat, text in record.moves:
            found["asks"] |= {ask.text for ask in state.asked().values()}
            move = game.parse(text)
            found["moves"].add(type(move))
            state.tell = told.append
            state.play(seat, move)
        outcome = state.outcome()
        found["ends"].add(f"{outcome.reason}/{outcome.decided_by}")
        found["events"] |= {event.seen_by(None)["type"] for event in told}
    return found


def test_every_end_is_reached_in_some_record(shown):
    assert shown["ends"] == set(game.end_reasons)


def test_every_event_is_told_and_every_kind_of_move_played(shown):
    assert shown["events"] == tags(game)
    assert shown["moves"] == set(game.move_types)


def test_every_ask_is_met(shown):
    assert shown["asks"] == {"act", "act-empty", "act-first", "act-instead", "act-second"}


def test_records_are_of_tables_alone_and_in_teams(shown):
    assert {teams for _, teams in shown["seats"]} == {False, True}


def test_no_record_is_large():
    for name, raw in golden_files(game).items():
        assert len(raw) < (4096 if name != DIGESTS else 32_768), name
