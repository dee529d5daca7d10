"""The rulebook of Malʿoun: the same book in three languages, with examples that the rules themselves work out."""

from __future__ import annotations

import re

import pytest

from mahfel.games.maloun import game
from mahfel.games.maloun.words import CARDS
from mahfel.server.rulebook import parse
from mahfel.server.rulebook.notation import read_block
from mahfel.testing.plugin import paragraph

LANGUAGES = ("fa", "en", "ru")
BOOKS = {language: game.rulebook(language) for language in LANGUAGES}


def skeleton(book):
    return re.findall(r"^(?:## \d+|\*\*\d+\.\d+\*\*|```\w+)", book, re.MULTILINE)


def paragraphs(book):
    return re.findall(r"^\*\*(\d+\.\d+)\*\*", book, re.MULTILINE)


def blocks(language, kind):
    return [
        read_block(body) for body in re.findall(rf"^```{kind}\n(.*?)^```", BOOKS[language], re.MULTILINE | re.DOTALL)
    ]


EXAMPLES = {spec["id"]: spec for spec in blocks("en", "example")}


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_book_has_the_same_bones_in_every_language(language):
    assert skeleton(BOOKS[language]) == skeleton(BOOKS["fa"])
    assert blocks(language, "figure") == blocks("fa", "figure")
    strip = [{name: value for name, value in spec.items() if name != "people"} for spec in blocks(language, "example")]
    assert strip == [{k: v for k, v in spec.items() if k != "people"} for spec in blocks("fa", "example")]


def test_paragraphs_are_numbered_without_a_gap():
    numbers = [tuple(map(int, number.split("."))) for number in paragraphs(BOOKS["fa"])]
    for last, (section, place) in zip([(0, 0), *numbers], numbers, strict=False):
        assert (section, place) in ((last[0], last[1] + 1), (last[0] + 1, 1))
    assert len(numbers) > 90


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_of_text_is_a_numbered_paragraph_and_every_reference_leads_to_one(language):
    prose = re.sub(r"^```.*?^```", "", BOOKS[language], flags=re.MULTILINE | re.DOTALL)
    for line in filter(None, map(str.strip, prose.splitlines())):
        assert re.match(r"# |## \d+ |\*\*\d+\.\d+\*\* ", line), line
    links = re.findall(r"\]\(#maloun-([\d.]+)\)", BOOKS[language])
    assert len(links) == BOOKS[language].count("](") >= 4
    assert set(links) <= set(paragraphs(BOOKS[language]))


def test_persian_prose_has_persian_digits_and_joiners():
    prose = re.sub(r"^```.*?^```", "", BOOKS["fa"], flags=re.MULTILINE | re.DOTALL)
    prose = re.sub(r"^# .*|^\*\*[\d.]+\*\*|^## \d+|\(#[^)]*\)", "", prose, flags=re.MULTILINE)
    assert not re.search(r"[0-9A-Za-zيكةـ,;?]", prose)
    assert not re.search(r"(^|\s)ن?می\s", prose)
    assert not re.search(r"\s(ها|های|هایی|تر|ترین)\b", prose)
    assert not re.search(r"[^\n]\s[،؛؟.:»]|«\s", prose)


def test_pictures_show_cards_that_exist():
    for figure in blocks("en", "figure"):
        assert set(figure["cards"]) <= set(CARDS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_server_can_show_the_book_with_its_examples(language):
    assert parse(game, BOOKS[language])
    for spec in blocks(language, "example"):
        assert len(set(spec["people"])) == len(spec["position"]["hands"])


def told(name):
    return game.example(EXAMPLES[name])["events"]


@paragraph("maloun-6.5")
def test_example_of_a_request():
    kinds = [event["type"] for event in told("latte-and-tea")]
    assert kinds == ["requested", "offered", "drew", "drew", "picked", "turn_began"]
    assert told("latte-and-tea")[1]["seats"] == (1, 3) or told("latte-and-tea")[1]["seats"] == [1, 3]


@paragraph("maloun-7.8")
def test_example_of_a_set_with_water():
    built = told("water-for-two")[0]
    assert (built["drink"], list(built["water"])) == ("latte", [3, 5])


@paragraph("maloun-11.4")
def test_example_of_two_last_sets():
    assert [event["seat"] for event in told("two-last-sets") if event["type"] == "finished"] == [1]


@paragraph("maloun-13.13")
def test_example_of_a_fourth_positive():
    last = told("fourth-positive")
    assert last[-1]["type"] == "won"
    assert list(last[-1]["seats"]) == [0]


def test_an_example_of_another_kind_and_an_impossible_one_are_refused():
    with pytest.raises(ValueError, match="no kind of example"):
        game.example({"kind": "opera", "position": {}, "moves": []})
