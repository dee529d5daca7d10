"""The gate: every numbered paragraph of a rulebook has a test, and the page in the docs says which."""

from __future__ import annotations

from pathlib import Path

import pytest
from catalogue import offered_games

from mahfel.engine import Game
from mahfel.testing.numbering import numbered
from mahfel.testing.paragraphs import page, shown_by

HERE = Path(__file__).parent
PAGES = HERE.parents[1] / "docs" / "playing"
every_game_s = pytest.mark.parametrize("game", offered_games(), ids=lambda game: game.meta.key)


@every_game_s
def test_every_numbered_paragraph_of_the_rulebook_has_a_test(game: Game) -> None:
    shown = shown_by(HERE / game.meta.key)
    assert len(numbered(game)) > 70
    assert [paragraph for paragraph in numbered(game) if paragraph not in shown] == []


@every_game_s
def test_no_test_speaks_of_a_paragraph_that_there_is_not(game: Game) -> None:
    assert set(shown_by(HERE / game.meta.key)) <= set(numbered(game))


@every_game_s
def test_the_page_of_the_docs_is_up_to_date(game: Game) -> None:
    key = game.meta.key
    again = f"python -m mahfel.testing.paragraphs {key} tests/games/{key} > docs/playing/{key}-rules-tests.md"
    written = (PAGES / f"{key}-rules-tests.md").read_text(encoding="utf-8")
    assert written == page(game, HERE / key), again


@every_game_s
def test_a_paragraph_without_a_test_is_found(game: Game, tmp_path: Path) -> None:
    key = game.meta.key
    (tmp_path / "test_one.py").write_text(f'@paragraph("{key}-1.1")\ndef test_it(): ...\n')
    assert shown_by(tmp_path) == {f"{key}-1.1": ("test_one.py::test_it",)}
    assert "- **1.2** no test" in page(game, tmp_path)
