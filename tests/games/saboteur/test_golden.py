"""The golden records of Saboteur show every ask, and rounds of every kind."""

from __future__ import annotations

from records import shown_by_records

from mahfel.games.saboteur import game

SHOWN = shown_by_records(game)


def test_every_ask_is_met_in_some_record() -> None:
    assert SHOWN.asks == {"turn", "turn-broken", "turn-last", "keep"}


def test_rounds_of_every_kind_are_met() -> None:
    stories = [story for state in SHOWN.last for story in state.stories]
    rounds = {"found" if story.finder is not None else "spoilt" if story.saboteurs else "nobody" for story in stories}
    assert rounds == {"found", "spoilt", "nobody"}
