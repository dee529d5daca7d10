"""The rulebook of Courtisans: the same book in three languages, with examples that the rules themselves work out."""

from __future__ import annotations

import re
from typing import Any

import pytest

from mahfel.engine import SplitMix64
from mahfel.games.courtisans import game
from mahfel.games.courtisans.words import ASIDE, CARDS, FAMILIES, ROUNDS
from mahfel.server.messages.rulebook import RuleExample, RuleParagraph
from mahfel.server.rulebook import parse
from mahfel.server.rulebook.notation import read_block

LANGUAGES = ("fa", "en", "ru")
BOOKS = {language: game.rulebook(language) for language in LANGUAGES}


def skeleton(book: str) -> list[str]:
    """Sections, paragraphs and blocks in their order."""
    return re.findall(r"^(?:## \d+|\*\*\d+\.\d+\*\*|```\w+)", book, re.MULTILINE)


def paragraphs(book: str) -> list[str]:
    return re.findall(r"^\*\*(\d+\.\d+)\*\*", book, re.MULTILINE)


def blocks(language: str, kind: str) -> list[dict[str, Any]]:
    return [
        read_block(body) for body in re.findall(rf"^```{kind}\n(.*?)^```", BOOKS[language], re.MULTILINE | re.DOTALL)
    ]


def prose(language: str) -> str:
    return re.sub(r"^```.*?^```", "", BOOKS[language], flags=re.MULTILINE | re.DOTALL)


EXAMPLES = {spec["id"]: spec for spec in blocks("en", "example")}


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_book_has_the_same_bones_in_every_language(language: str) -> None:
    assert skeleton(BOOKS[language]) == skeleton(BOOKS["fa"])
    assert blocks(language, "figure") == blocks("fa", "figure")
    strip = [{name: value for name, value in spec.items() if name != "people"} for spec in blocks(language, "example")]
    assert strip == [{k: v for k, v in spec.items() if k != "people"} for spec in blocks("fa", "example")]
    links = [re.findall(r"\]\(#courtisans-([\d.]+)\)", BOOKS[tongue]) for tongue in (language, "fa")]
    assert links[0] == links[1]


def test_paragraphs_are_numbered_without_a_gap() -> None:
    numbers = [tuple(map(int, number.split("."))) for number in paragraphs(BOOKS["fa"])]
    expected = [(1, 1)]
    for section, place in numbers[1:]:
        last = expected[-1]
        expected.append((section, place) if section == last[0] + 1 and place == 1 else (last[0], last[1] + 1))
    assert numbers == expected
    assert len(numbers) > 70


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_of_text_is_a_numbered_paragraph(language: str) -> None:
    for line in filter(None, map(str.strip, prose(language).splitlines())):
        assert re.match(r"# |## \d+ |\*\*\d+\.\d+\*\* ", line), line


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reference_leads_to_a_paragraph(language: str) -> None:
    links = re.findall(r"\]\(#courtisans-([\d.]+)\)", BOOKS[language])
    assert len(links) == BOOKS[language].count("](") >= 6
    assert set(links) <= set(paragraphs(BOOKS[language]))


def test_persian_prose_has_persian_digits_and_joiners() -> None:
    text = re.sub(r"^# .*|^\*\*[\d.]+\*\*|^## \d+|\(#[^)]*\)", "", prose("fa"), flags=re.MULTILINE)
    assert not re.search(r"[0-9A-Za-zيكةـ,;?]", text)
    assert not re.search(r"(^|\s)ن?می\s", text)
    assert not re.search(r"\s(ها|های|هایی|تر|ترین)\b", text)
    assert not re.search(r"[^\n]\s[،؛؟.:»]|«\s", text)


def test_russian_and_english_prose_hold_no_letters_of_each_other() -> None:
    assert not re.search(r"[A-Za-z]", re.sub(r"\(#[^)]*\)", "", prose("ru")))
    assert not re.search(r"[А-Яа-яЁё]", prose("en"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_families_have_the_names_that_are_on_the_cards(language: str) -> None:
    for family in FAMILIES:
        (name,) = re.findall(rf"^family-{family} = (.*)$", game.texts(language), re.MULTILINE)
        assert name in prose(language)


def test_the_numbers_of_the_book_are_those_of_the_rules() -> None:
    (aside,) = re.findall(r"^\*\*3\.1\*\* (.*)$", BOOKS["en"], re.MULTILINE)
    (turns,) = re.findall(r"^\*\*3\.2\*\* (.*)$", BOOKS["en"], re.MULTILINE)
    for seats in (2, 3, 4, 5):
        if ASIDE[seats]:
            assert re.search(rf"\b{ASIDE[seats]} (cards )?with {seats}\b", aside)
        assert re.search(rf"\b{ROUNDS[seats]} (each )?with {seats}\b", turns)


@pytest.mark.parametrize("language", LANGUAGES)
def test_pictures_show_cards_that_exist(language: str) -> None:
    shown: set[str] = set()
    for figure in blocks(language, "figure"):
        assert set(figure) == {"cards"}
        shown |= set(figure["cards"])
    assert shown <= set(CARDS)
    assert {name.split("-")[0] for name in shown} == set(FAMILIES)
    assert {name.split("-")[1] for name in shown} == {"plain", "noble", "guard", "assassin", "spy"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_seat_of_an_example_has_a_name(language: str) -> None:
    for spec in blocks(language, "example"):
        position = spec["position"]
        assert len(set(spec["people"])) == (position.get("seats") or len(position["domains"]))


def test_every_decision_of_a_game_points_at_a_paragraph() -> None:
    known = {f"courtisans-{number}" for number in paragraphs(BOOKS["fa"])}
    state = game.start(4, game.read_options({}), SplitMix64(0))
    while asked := state.asked():
        for seat, ask in asked.items():
            assert ask.rule in known
            state.play(seat, ask.default)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_reader_gets_every_paragraph_and_every_example(language: str) -> None:
    book = parse(game, BOOKS[language])
    shown = [block for section in book.sections for block in section.blocks]
    assert [block.number for block in shown if isinstance(block, RuleParagraph)] == paragraphs(BOOKS[language])
    assert [block.id for block in shown if isinstance(block, RuleExample)] == list(EXAMPLES)
    assert len(EXAMPLES) == 7


def test_what_an_example_says_in_words_is_what_the_rules_compute(example: Any) -> None:
    assert example("9.8")["accounts"][0]["total"] == 11
    least = example("9.9")["accounts"]
    assert max(account["total"] for account in least) < 0
    assert [account["won"] for account in least].index(True) == 1
    assert [account["total"] for account in example("9.10")["accounts"] if account["won"]] == [5, 5]
