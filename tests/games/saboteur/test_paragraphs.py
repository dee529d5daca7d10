"""The gate: every numbered paragraph of the rulebook has a test, and the page in the docs says which."""

from __future__ import annotations

from pathlib import Path

from mahfel.games.saboteur import game
from mahfel.testing.numbering import numbered
from mahfel.testing.paragraphs import page, shown_by

HERE = Path(__file__).parent
PAGE = HERE.parents[2] / "docs" / "playing" / "saboteur-rules-tests.md"


def test_every_numbered_paragraph_of_the_rulebook_has_a_test():
    shown = shown_by(HERE)
    assert len(numbered(game)) > 70
    assert [paragraph for paragraph in numbered(game) if paragraph not in shown] == []


def test_no_test_speaks_of_a_paragraph_that_there_is_not():
    assert set(shown_by(HERE)) <= set(numbered(game))


def test_the_page_of_the_docs_is_up_to_date():
    again = "python -m mahfel.testing.paragraphs saboteur tests/games/saboteur"
    assert PAGE.read_text(encoding="utf-8") == page(game, HERE), f"{again} > docs/playing/{PAGE.name}"


def test_a_paragraph_without_a_test_is_found(tmp_path):
    (tmp_path / "test_one.py").write_text('@paragraph("saboteur-1.1")\ndef test_it(): ...\n')
    assert shown_by(tmp_path) == {"saboteur-1.1": ("test_one.py::test_it",)}
    assert "- **1.2** no test" in page(game, tmp_path)
