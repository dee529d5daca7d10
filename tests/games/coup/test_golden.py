"""The golden records of Coup together show everything: every ask, event, kind of move, action and character."""

from __future__ import annotations

import pytest

from mahfel.engine.record import begin, read
from mahfel.games.coup import game
from mahfel.games.coup.actions import GENERAL, REFORMATION
from mahfel.games.coup.characters import CHARACTERS
from mahfel.testing.golden import DIGESTS, golden_files
from mahfel.testing.transcript import tags

RECORDS = [read(raw) for name, raw in golden_files(game).items() if name != DIGESTS]


@pytest.fixture(scope="module")
def shown():
    """What the records show, by kind."""
    found = {name: set() for name in ("asks", "events", "moves", "actions", "believed", "shown", "caught", "seats")}
    for record in RECORDS:
        told = []
        state = begin(game, record, told.append)
        found["seats"].add(record.seats)
        for seat, text in record.moves:
            found["asks"] |= {ask.text or ask.kind for ask in state.asked().values()}
            move = game.parse(text)
            found["moves"].add(type(move))
            found["actions"].add(getattr(move, "action", ""))
            state.tell = told.append
            state.play(seat, move)
        found["events"] |= {event.seen_by(None)["type"] for event in told}
        for row in state.ledger:
            for claimed in row:
                for ending in ("believed", "shown", "caught"):
                    if getattr(claimed, ending):
                        found[ending].add(claimed.what)
    return found


def test_every_event_rare_ones_too_is_told_in_some_record(shown):
    assert shown["events"] == tags(game)


def test_every_kind_of_move_is_played_in_some_record(shown):
    assert shown["moves"] == set(game.move_types)


def test_every_action_is_declared_in_some_record(shown):
    actions = {action.key for general in (*GENERAL.values(), REFORMATION) for action in general}
    actions |= {action.key for character in CHARACTERS.values() for action in character.actions}
    assert actions <= shown["actions"]


def test_every_character_is_believed_shown_and_caught_in_some_record(shown):
    for ending in ("believed", "shown", "caught"):
        assert set(CHARACTERS) - shown[ending] == set(), ending
        assert "no_duke" in shown[ending]


def test_every_ask_is_met_in_some_record(shown):
    assert {"ward", "ward-last", "turn-second", "keep-one", "join-lawyer", "bomb", "side"} <= shown["asks"]
    assert len(shown["asks"]) == 24


def test_no_record_is_large():
    assert len(RECORDS) > 15
    for record in RECORDS:
        assert record.outcome is not None
    for name, raw in golden_files(game).items():
        assert len(raw) < (4096 if name != DIGESTS else 32_768), name
