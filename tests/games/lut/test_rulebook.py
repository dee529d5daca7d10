"""The rulebook of Lut: the same book in three languages, with examples that the rules themselves work out."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import mahfel.games.lut
from mahfel.games.lut import game
from mahfel.games.lut.words import CARDS
from mahfel.server.messages.rulebook import RuleExample, RuleParagraph
from mahfel.server.rulebook import parse
from mahfel.server.rulebook.notation import read_block

LANGUAGES = ("fa", "en", "ru")
BOOKS = {language: game.rulebook(language) for language in LANGUAGES}
SOURCES = [file.read_text(encoding="utf-8") for file in Path(mahfel.games.lut.__file__).parent.rglob("*.py")]


def skeleton(book: str) -> list[str]:
    """Sections, paragraphs and blocks in their order."""
    return re.findall(r"^(?:## \d+|\*\*\d+\.\d+\*\*|```\w+)", book, re.MULTILINE)


def paragraphs(book: str) -> list[str]:
    return re.findall(r"^\*\*(\d+\.\d+)\*\*", book, re.MULTILINE)


def text_of(language: str, number: str) -> str:
    """The words of one paragraph."""
    found = re.search(rf"^\*\*{re.escape(number)}\*\* (.*)$", BOOKS[language], re.MULTILINE)
    assert found, number
    return found.group(1)


def blocks(language: str, kind: str) -> list[dict[str, Any]]:
    return [
        read_block(body) for body in re.findall(rf"^```{kind}\n(.*?)^```", BOOKS[language], re.MULTILINE | re.DOTALL)
    ]


EXAMPLES = {spec["id"]: spec for spec in blocks("en", "example")}


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_book_has_the_same_bones_in_every_language(language: str) -> None:
    assert skeleton(BOOKS[language]) == skeleton(BOOKS["fa"])
    assert blocks(language, "figure") == blocks("fa", "figure")
    strip = [{name: value for name, value in spec.items() if name != "people"} for spec in blocks(language, "example")]
    assert strip == [{k: v for k, v in spec.items() if k != "people"} for spec in blocks("fa", "example")]


@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_paragraph_points_to_the_same_places_in_every_language(language: str) -> None:
    for number in paragraphs(BOOKS["fa"]):
        links = [sorted(re.findall(r"\(#lut-([\d.]+)\)", text_of(each, number))) for each in ("fa", language)]
        assert links[0] == links[1], number


def test_paragraphs_are_numbered_without_a_gap() -> None:
    numbers = [tuple(map(int, number.split("."))) for number in paragraphs(BOOKS["fa"])]
    expected = [(1, 1)]
    for section, place in numbers[1:]:
        last = expected[-1]
        expected.append((section, place) if section == last[0] + 1 and place == 1 else (last[0], last[1] + 1))
    assert numbers == expected
    assert numbers[-1][0] == 14
    assert len(numbers) > 85


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_of_text_is_a_numbered_paragraph(language: str) -> None:
    prose = re.sub(r"^```.*?^```", "", BOOKS[language], flags=re.MULTILINE | re.DOTALL)
    for line in filter(None, map(str.strip, prose.splitlines())):
        assert re.match(r"# |## \d+ |\*\*\d+\.\d+\*\* ", line), line


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reference_leads_to_a_paragraph(language: str) -> None:
    links = re.findall(r"\]\(#lut-([\d.]+)\)", BOOKS[language])
    assert len(links) == BOOKS[language].count("](") >= 10
    assert set(links) <= set(paragraphs(BOOKS[language]))


def test_every_paragraph_that_the_rules_name_is_in_the_book() -> None:
    named = {number for source in SOURCES for number in re.findall(r'"lut-(\d+\.\d+)"', source)}
    assert named == {"4.3", "4.6", "9.4", "9.5", "9.6"}
    assert named <= set(paragraphs(BOOKS["fa"]))


def test_persian_prose_has_persian_digits_and_joiners() -> None:
    prose = re.sub(r"^```.*?^```", "", BOOKS["fa"], flags=re.MULTILINE | re.DOTALL)
    prose = re.sub(r"^# .*|^\*\*[\d.]+\*\*|^## \d+|\(#[^)]*\)", "", prose, flags=re.MULTILINE)
    assert not re.search(r"[0-9A-Za-zيكةـ,;?]", prose)
    assert not re.search(r"(^|\s)ن?می\s", prose)
    assert not re.search(r"\s(ها|های|هایی|تر|ترین)\b", prose)
    assert not re.search(r"[^\n]\s[،؛؟.:»]|«\s", prose)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_book_counts_the_cards_rightly(language: str) -> None:
    digits = str.maketrans("0123456789", "۰۱۲۳۴۵۶۷۸۹") if language == "fa" else {}
    for number, counts in (("2.1", (78, 25, 48, 4, 1)), ("2.2", (100, 2, 3, 4, 5, 6, 7, 8)), ("10.4", (132,))):
        for count in counts:
            assert str(count).translate(digits) in text_of(language, number)


def test_pictures_show_cards_that_exist() -> None:
    shown = {card for figure in blocks("fa", "figure") for card in figure["cards"]}
    assert shown <= set(CARDS)
    assert {"C8", "wolf_chief", "karvansalar"} <= shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_seat_of_an_example_has_a_name(language: str) -> None:
    for spec in blocks(language, "example"):
        assert len(set(spec["people"])) == len(spec["position"]["hands"])


@pytest.mark.parametrize("name", EXAMPLES)
def test_an_example_is_a_game_that_the_rules_allow(name: str) -> None:
    spec = EXAMPLES[name]
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


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_reader_gets_every_paragraph_and_every_example(language: str) -> None:
    book = parse(game, BOOKS[language])
    shown = [block for section in book.sections for block in section.blocks]
    assert [block.number for block in shown if isinstance(block, RuleParagraph)] == paragraphs(BOOKS[language])
    assert [block.id for block in shown if isinstance(block, RuleExample)] == list(EXAMPLES)
