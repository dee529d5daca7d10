"""The golden records of every game together show everything: every end, event and kind of move."""

from __future__ import annotations

import pytest
from catalogue import offered_games
from records import shown_by_records

from mahfel.engine import Game
from mahfel.testing.golden import DIGESTS, golden_files
from mahfel.testing.transcript import tags

KIBIBYTES = {
    "coup": (4, 32),
    "courtisans": (4, 16),
    "high_society": (4, 32),
    "lut": (4, 32),
    "mafia": (8, 16),
    "maloun": (16, 32),
    "saboteur": (6, 8),
}
"""How large a record, and how large the file of digests, may become."""

every_game_s = pytest.mark.parametrize("game", offered_games(), ids=lambda game: game.meta.key)


@every_game_s
def test_every_end_is_reached_in_some_record(game: Game) -> None:
    assert shown_by_records(game).ends == set(game.end_reasons)


@every_game_s
def test_every_event_rare_ones_too_is_told_in_some_record(game: Game) -> None:
    assert shown_by_records(game).events == tags(game)


@every_game_s
def test_every_kind_of_move_is_played_in_some_record(game: Game) -> None:
    assert shown_by_records(game).moves == set(game.move_types)


@every_game_s
def test_records_are_of_whole_games_and_not_large(game: Game) -> None:
    records = shown_by_records(game).records
    assert len(records) >= 3
    assert all(record.outcome is not None for record in records)
    most, most_digests = KIBIBYTES[game.meta.key]
    for name, raw in golden_files(game).items():
        assert len(raw) < 1024 * (most if name != DIGESTS else most_digests), name
