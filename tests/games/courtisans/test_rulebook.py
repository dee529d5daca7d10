"""The rulebook of Courtisans: the same book in three languages, with examples that the rules themselves work out."""

from __future__ import annotations

import re
from typing import Any

import pytest
from book import Book
from catalogue import LANGUAGES

from mahfel.games.courtisans import game
from mahfel.games.courtisans.words import ASIDE, CARDS, FAMILIES, ROUNDS

BOOK = Book(game)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_families_have_the_names_that_are_on_the_cards(language: str) -> None:
    for family in FAMILIES:
        (name,) = re.findall(rf"^family-{family} = (.*)$", game.texts(language), re.MULTILINE)
        assert name in BOOK.prose(language)


def test_the_numbers_of_the_book_are_those_of_the_rules() -> None:
    (aside,) = re.findall(r"^\*\*3\.1\*\* (.*)$", BOOK.text["en"], re.MULTILINE)
    (turns,) = re.findall(r"^\*\*3\.2\*\* (.*)$", BOOK.text["en"], re.MULTILINE)
    for seats in (2, 3, 4, 5):
        if ASIDE[seats]:
            assert re.search(rf"\b{ASIDE[seats]} (cards )?with {seats}\b", aside)
        assert re.search(rf"\b{ROUNDS[seats]} (each )?with {seats}\b", turns)


@pytest.mark.parametrize("language", LANGUAGES)
def test_pictures_show_cards_that_exist(language: str) -> None:
    shown: set[str] = set()
    for figure in BOOK.blocks(language, "figure"):
        assert set(figure) == {"cards"}
        shown |= set(figure["cards"])
    assert shown <= set(CARDS)
    assert {name.split("-")[0] for name in shown} == set(FAMILIES)
    assert {name.split("-")[1] for name in shown} == {"plain", "noble", "guard", "assassin", "spy"}


def test_what_an_example_says_in_words_is_what_the_rules_compute(example: Any) -> None:
    assert len(BOOK.examples) == 7
    assert example("9.8")["accounts"][0]["total"] == 11
    least = example("9.9")["accounts"]
    assert max(account["total"] for account in least) < 0
    assert [account["won"] for account in least].index(True) == 1
    assert [account["total"] for account in example("9.10")["accounts"] if account["won"]] == [5, 5]
