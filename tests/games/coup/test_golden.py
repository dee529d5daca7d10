"""The golden records of Coup show every ask, action and character."""

from __future__ import annotations

from records import shown_by_records

from mahfel.games.coup import game
from mahfel.games.coup.actions import GENERAL, REFORMATION
from mahfel.games.coup.characters import CHARACTERS

SHOWN = shown_by_records(game)


def test_every_action_is_declared_in_some_record() -> None:
    actions = {action.key for general in (*GENERAL.values(), REFORMATION) for action in general}
    actions |= {action.key for character in CHARACTERS.values() for action in character.actions}
    assert actions <= {getattr(move, "action", "") for move in SHOWN.played}


def test_every_character_is_believed_shown_and_caught_in_some_record() -> None:
    claims = [claimed for state in SHOWN.last for row in state.ledger for claimed in row]
    for ending in ("believed", "shown", "caught"):
        heard = {claimed.what for claimed in claims if getattr(claimed, ending)}
        assert set(CHARACTERS) - heard == set(), ending
        assert "no_duke" in heard


def test_every_ask_is_met_in_some_record() -> None:
    assert {"ward", "ward-last", "turn-second", "keep-one", "join-lawyer", "bomb", "side"} <= SHOWN.asks
    assert len(SHOWN.asks) == 24


def test_there_are_many_records() -> None:
    assert len(SHOWN.records) > 15
