"""The golden records of Courtisans together show everything: every ask, event, zone, mission and way to end."""

from __future__ import annotations

import pytest

from mahfel.engine.record import begin, read
from mahfel.games.courtisans import game
from mahfel.games.courtisans.words import BLUE, WHITE
from mahfel.testing.golden import DIGESTS, golden_files
from mahfel.testing.random_play import end_of
from mahfel.testing.transcript import tags

RECORDS = [read(raw) for name, raw in golden_files(game).items() if name != DIGESTS]


@pytest.fixture(scope="module")
def shown():
    """What the records show, by kind."""
    found = {name: set() for name in ("asks", "events", "zones", "killed", "missions", "ends", "seats", "turned")}
    for record in RECORDS:
        told = []
        state = begin(game, record, told.append)
        state.tell = told.append
        found["seats"].add(record.seats)
        for seat, text in record.moves:
            found["asks"] |= {ask.text for ask in state.asked().values()}
            state.play(seat, game.parse(text))
        found["ends"].add(end_of(state.outcome()))
        for event in (event.seen_by(None) for event in told):
            found["events"].add(event["type"])
            if event["type"] == "placed":
                found["zones"].add(event["zone"])
            elif event["type"] == "killed":
                found["killed"].add(event["card"].split("-")[-1])
            elif event["type"] == "mission_shown":
                found["missions"].add((event["mission"], event["points"]))
            elif event["type"] == "spy_turned":
                found["turned"].add(event["zone"])
    return found


def test_every_end_event_and_ask_is_met_in_some_record(shown):
    assert shown["ends"] == set(game.end_reasons)
    assert shown["events"] == tags(game)
    assert shown["asks"] == {"place", "place-second", "place-last"}


def test_every_kind_of_zone_of_victim_and_of_spys_lair_is_met(shown):
    assert shown["zones"] == {"above", "below", "own", "opponent"}
    assert shown["killed"] == {"plain", "noble", "assassin", "spy"}
    assert shown["turned"] == {"above", "below", "domain", "removed"}


def test_every_number_of_seats_has_a_record(shown):
    assert shown["seats"] == {2, 3, 4, 5}


def test_every_mission_is_fulfilled_or_missed_in_some_record(shown):
    assert {mission for mission, _ in shown["missions"]} == {*WHITE, *BLUE}
    assert {points for _, points in shown["missions"]} == {0, 3}


def test_no_record_is_large():
    for name, raw in golden_files(game).items():
        assert len(raw) < (4096 if name != DIGESTS else 16_384), name
