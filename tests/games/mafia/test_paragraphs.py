"""The gate: every numbered paragraph of the rulebook has a test, and the page in the docs says which."""

from __future__ import annotations

from pathlib import Path

from mahfel.games.mafia import game
from mahfel.testing.numbering import numbered
from mahfel.testing.paragraphs import page, shown_by

HERE = Path(__file__).parent
PAGE = HERE.parents[2] / "docs" / "playing" / "mafia-rules-tests.md"


def test_every_numbered_paragraph_of_the_rulebook_has_a_test():
    shown = shown_by(HERE)
    assert len(numbered(game)) > 140
    assert [paragraph for paragraph in numbered(game) if paragraph not in shown] == []


def test_no_test_speaks_of_a_paragraph_that_there_is_not():
    assert set(shown_by(HERE)) <= set(numbered(game))


def test_the_page_of_the_docs_is_up_to_date():
    again = "python -m mahfel.testing.paragraphs mahfel.games.mafia:game tests/games/mafia"
    assert PAGE.read_text(encoding="utf-8") == page(game, HERE), f"{again} > docs/playing/{PAGE.name}"
