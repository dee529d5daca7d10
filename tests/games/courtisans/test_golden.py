"""The golden records of Courtisans show every ask, zone, victim and mission, and every number of seats."""

from __future__ import annotations

from typing import Any

from records import shown_by_records

from mahfel.games.courtisans import game
from mahfel.games.courtisans.words import BLUE, WHITE

SHOWN = shown_by_records(game)


def told(kind: str, field: str) -> set[Any]:
    """What events of this kind say there."""
    return {event[field] for event in SHOWN.told if event["type"] == kind}


def test_every_ask_is_met_in_some_record() -> None:
    assert SHOWN.asks == {"place", "place-second", "place-last"}


def test_every_kind_of_zone_of_victim_and_of_spys_lair_is_met() -> None:
    assert told("placed", "zone") == {"above", "below", "own", "opponent"}
    assert {card.split("-")[-1] for card in told("killed", "card")} == {"plain", "noble", "assassin", "spy"}
    assert told("spy_turned", "zone") == {"above", "below", "domain", "removed"}


def test_every_number_of_seats_has_a_record() -> None:
    assert {record.seats for record in SHOWN.records} == {2, 3, 4, 5}


def test_every_mission_is_fulfilled_or_missed_in_some_record() -> None:
    assert told("mission_shown", "mission") == {*WHITE, *BLUE}
    assert told("mission_shown", "points") == {0, 3}
