"""The rulebook of Lut: the same book in three languages, with examples that the rules themselves work out."""

from __future__ import annotations

import pytest
from book import Book
from catalogue import LANGUAGES, named

from mahfel.games.lut import game
from mahfel.games.lut.words import CARDS

BOOK = Book(game)


def test_the_rules_name_these_paragraphs() -> None:
    assert named(game, r'"lut-(\d+\.\d+)"') == {"4.3", "4.6", "9.4", "9.5", "9.6"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_book_counts_the_cards_rightly(language: str) -> None:
    digits = str.maketrans("0123456789", "۰۱۲۳۴۵۶۷۸۹") if language == "fa" else {}
    for number, counts in (("2.1", (78, 25, 48, 4, 1)), ("2.2", (100, 2, 3, 4, 5, 6, 7, 8)), ("10.4", (132,))):
        for count in counts:
            assert str(count).translate(digits) in BOOK.paragraph(language, number)


def test_pictures_show_cards_that_exist() -> None:
    shown = {card for figure in BOOK.blocks("fa", "figure") for card in figure["cards"]}
    assert shown <= set(CARDS)
    assert {"C8", "wolf_chief", "karvansalar"} <= shown


@pytest.mark.parametrize("name", BOOK.examples)
def test_an_example_is_a_game_that_the_rules_allow(name: str) -> None:
    spec = BOOK.examples[name]
    worked = game.example(spec)
    if spec["kind"] == "raid":
        assert len(worked["events"]) >= len(spec["moves"])
        assert worked["before"] != worked["after"]
    else:
        assert len(worked["accounts"]) == len(spec["people"])


def test_an_example_that_cannot_be_is_refused() -> None:
    with pytest.raises(ValueError, match="no kind of example"):
        game.example({"kind": "auction", "position": {"seats": 2}})
    with pytest.raises(ValueError, match="no reckoning"):
        game.example({"kind": "reckoning", "position": {"seats": 2}})
