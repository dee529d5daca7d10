"""The golden records of Lut show every ask, alone and in teams."""

from __future__ import annotations

from records import shown_by_records

from mahfel.games.lut import game

SHOWN = shown_by_records(game)


def test_every_ask_is_met() -> None:
    assert SHOWN.asks == {"act", "act-empty", "act-first", "act-instead", "act-second"}


def test_records_are_of_tables_alone_and_in_teams() -> None:
    assert {state.options.teams for state in SHOWN.last} == {False, True}
