"""The rulebook of every game: the same book in three languages, numbered without gaps, and known to the rules."""

from __future__ import annotations

import re
from typing import Any

import pytest
from book import Book
from catalogue import LANGUAGES, every_game, named

from mahfel.server.messages.rulebook import RuleExample, RuleFigure, RuleParagraph
from mahfel.server.rulebook import parse
from mahfel.testing.case import cases
from mahfel.testing.walk import walk

BOOKS = [Book(game) for game in every_game()]
FEWEST = {
    "coup": (20, 150, 25),
    "courtisans": (9, 70, 6),
    "high_society": (10, 90, 10),
    "lut": (14, 85, 10),
    "mafia": (14, 150, 20),
    "maloun": (13, 90, 4),
    "saboteur": (13, 70, 4),
}
"""How many sections, paragraphs and references a book has at least."""

KEPT_FREE = {"mafia": {15, 16}}
"""Sections that are kept for scenarios to come."""

FOREIGN = {"coup": "G54", "mafia": "JSON"}
"""What is written in Latin letters in every language."""

PERSIAN = str.maketrans("۰۱۲۳۴۵۶۷۸۹", "0123456789")

every_book = pytest.mark.parametrize("book", BOOKS, ids=[each.game.meta.key for each in BOOKS])
in_each_language = pytest.mark.parametrize("language", LANGUAGES)
beside_persian = pytest.mark.parametrize("language", ["en", "ru"])


def without_people(specs: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Examples without the names of those who play in them: these are names of each language."""
    return [{name: value for name, value in spec.items() if name != "people"} for spec in specs]


@every_book
@beside_persian
def test_the_book_has_the_same_bones_in_every_language(book: Book, language: str) -> None:
    assert book.skeleton(language) == book.skeleton("fa")
    assert book.blocks(language, "figure") == book.blocks("fa", "figure")
    assert without_people(book.blocks(language, "example")) == without_people(book.blocks("fa", "example"))


@every_book
@beside_persian
def test_a_paragraph_points_to_the_same_places_in_every_language(book: Book, language: str) -> None:
    for number in book.numbers:
        texts = [book.paragraph(each, number) for each in ("fa", language)]
        links = [sorted(re.findall(r"\]\(#([\w.-]+)\)", text)) for text in texts]
        assert links[0] == links[1], number


@every_book
def test_paragraphs_are_numbered_without_a_gap(book: Book) -> None:
    sections: dict[int, list[int]] = {}
    for number in book.numbers:
        section, place = map(int, number.split("."))
        sections.setdefault(section, []).append(place)
    assert all(places == list(range(1, len(places) + 1)) for places in sections.values())
    assert list(sections) == sorted(sections)
    assert {*range(1, max(sections) + 1)} - {*sections} <= KEPT_FREE.get(book.game.meta.key, set())
    fewest, at_least, _ = FEWEST[book.game.meta.key]
    assert len(sections) >= fewest
    assert len(book.numbers) > at_least


@every_book
@in_each_language
def test_every_line_of_text_is_a_numbered_paragraph_or_its_table(book: Book, language: str) -> None:
    for line in filter(None, map(str.strip, book.prose(language).splitlines())):
        assert re.match(r"# |## \d+ |\*\*\d+\.\d+\*\* |\|.*\|$", line), line


@every_book
@in_each_language
def test_every_reference_leads_to_a_paragraph_and_shows_its_number(book: Book, language: str) -> None:
    links = book.links(language)
    assert len(links) == book.text[language].count("](") >= FEWEST[book.game.meta.key][2]
    assert {number for _, number in links} <= set(book.numbers)
    for shown, number in links:
        # Words, the number, or that of a section whose first paragraph it is.
        written = re.findall(r"\d+(?:\.\d+)?", shown.translate(PERSIAN))
        assert written in ([], [number], [number.removesuffix(".1")]), shown


@every_book
def test_every_paragraph_that_the_rules_name_is_in_the_book(book: Book) -> None:
    assert named(book.game, rf'"{book.game.meta.key}-(\d+\.\d+)"') <= set(book.numbers)


@every_book
def test_every_decision_of_a_game_points_at_a_paragraph(book: Book) -> None:
    known = {f"{book.game.meta.key}-{number}" for number in book.numbers}
    for case in cases(book.game, 20):
        for position in walk(case):
            assert {ask.rule for ask in position.state.asked().values()} <= known


@every_book
def test_persian_prose_has_persian_digits_and_joiners(book: Book) -> None:
    marks = r"`[^`]*`|^# .*|^\*\*[\d.]+\*\*|^## \d+|\(#[^)]*\)|^\|[-|]*$"
    prose = re.sub(marks, "", book.prose("fa"), flags=re.MULTILINE)
    prose = prose.replace(FOREIGN.get(book.game.meta.key, "\0"), "آن")
    assert not re.search(r"[0-9A-Za-zيكةـ,;?]", prose)
    assert not re.search(r"(^|\s)ن?می\s", prose)
    assert not re.search(r"\s(ها|های|هایی|تر|ترین)\b", prose)
    assert not re.search(r"[^\n]\s[،؛؟.:»]|«\s", prose)


@every_book
def test_russian_and_english_prose_hold_no_letters_of_each_other(book: Book) -> None:
    russian = re.sub(r"`[^`]*`|\(#[^)]*\)", "", book.prose("ru"))
    assert not re.search(r"[A-Za-z]", russian.replace(FOREIGN.get(book.game.meta.key, "\0"), ""))
    assert not re.search(r"[а-яё]", book.text["en"], re.IGNORECASE)


@every_book
@in_each_language
def test_every_seat_of_an_example_has_a_name(book: Book, language: str) -> None:
    for spec in book.blocks(language, "example"):
        position = spec.get("position")
        if position is not None:
            rows = next((position[name] for name in ("hands", "domains", "roles") if name in position), ())
            assert len(set(spec["people"])) == (position.get("seats") or len(rows))


@every_book
@in_each_language
def test_a_reader_gets_every_paragraph_every_example_and_every_picture(book: Book, language: str) -> None:
    read = parse(book.game, book.text[language])
    shown = [block for section in read.sections for block in section.blocks]
    assert [block.number for block in shown if isinstance(block, RuleParagraph)] == book.numbers
    assert [block.id for block in shown if isinstance(block, RuleExample)] == list(book.examples)
    assert len([block for block in shown if isinstance(block, RuleFigure)]) == len(book.blocks("fa", "figure"))
