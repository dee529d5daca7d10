"""The golden records of Malʿoun show both modes and tables of several sizes."""

from __future__ import annotations

from records import shown_by_records

from mahfel.games.maloun import game

SHOWN = shown_by_records(game)


def test_both_modes_and_small_and_large_tables_are_in_some_record() -> None:
    assert {state.options.mode for state in SHOWN.last} == {"normal", "crisis"}
    assert {record.seats for record in SHOWN.records} >= {3, 4, 6}
