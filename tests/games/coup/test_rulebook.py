"""The rulebook of Coup: the same book in three languages, with examples that the rules themselves work out."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import mahfel.games.coup
from mahfel.games.coup import game
from mahfel.games.coup.characters import CHARACTERS, G54
from mahfel.server.messages.rulebook import RuleExample, RuleFigure, RuleParagraph
from mahfel.server.rulebook import parse
from mahfel.server.rulebook.notation import read_block

LANGUAGES = ("fa", "en", "ru")
BOOKS = {language: game.rulebook(language) for language in LANGUAGES}
SOURCES = [file.read_text(encoding="utf-8") for file in Path(mahfel.games.coup.__file__).parent.rglob("*.py")]


def skeleton(book: str) -> list[str]:
    """Sections, paragraphs, blocks and rows of tables in their order."""
    return re.findall(r"^(?:## \d+|\*\*\d+\.\d+\*\*|```\w+|\|)", book, re.MULTILINE)


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


def prose(language: str) -> str:
    return re.sub(r"^```.*?^```", "", BOOKS[language], flags=re.MULTILINE | re.DOTALL)


EXAMPLES = {spec["id"]: spec for spec in blocks("en", "example")}
NUMBERS = set(paragraphs(BOOKS["fa"]))


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_book_has_the_same_bones_in_every_language(language: str) -> None:
    assert skeleton(BOOKS[language]) == skeleton(BOOKS["fa"])
    assert blocks(language, "figure") == blocks("fa", "figure")
    strip = [{name: value for name, value in spec.items() if name != "people"} for spec in blocks(language, "example")]
    assert strip == [{k: v for k, v in spec.items() if k != "people"} for spec in blocks("fa", "example")]


@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_paragraph_points_to_the_same_places_in_every_language(language: str) -> None:
    for number in paragraphs(BOOKS["fa"]):
        links = [sorted(re.findall(r"\(#coup-([\d.]+)\)", text_of(each, number))) for each in ("fa", language)]
        assert links[0] == links[1], number


def test_paragraphs_are_numbered_without_a_gap() -> None:
    numbers = [tuple(map(int, number.split("."))) for number in paragraphs(BOOKS["fa"])]
    expected = [(1, 1)]
    for section, place in numbers[1:]:
        last = expected[-1]
        expected.append((section, place) if section == last[0] + 1 and place == 1 else (last[0], last[1] + 1))
    assert numbers == expected
    assert numbers[-1][0] == 20
    assert len(numbers) > 150


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_of_text_is_a_numbered_paragraph_or_its_table(language: str) -> None:
    for line in filter(None, map(str.strip, prose(language).splitlines())):
        assert re.match(r"# |## \d+ |\*\*\d+\.\d+\*\* |\|.*\|$", line), line


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reference_leads_to_a_paragraph(language: str) -> None:
    links = re.findall(r"\]\(#coup-([\d.]+)\)", BOOKS[language])
    assert len(links) == BOOKS[language].count("](") >= 25
    assert set(links) <= NUMBERS


def test_every_paragraph_that_the_rules_name_is_in_the_book() -> None:
    named = {number for source in SOURCES for number in re.findall(r'"coup-(\d+\.\d+)"', source)}
    assert len(named) > 40
    assert named <= NUMBERS
    told = set(re.findall(r"\.rule = coup-([\d.]+)", game.texts("fa")))
    assert len(told) > 15
    assert told <= NUMBERS


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_paragraph_of_an_action_names_the_character_and_the_coins(language: str) -> None:
    names = dict(re.findall(r"^card-(\w+) = (.*)$", game.texts(language), re.MULTILINE))
    digits = str.maketrans("0123456789", "۰۱۲۳۴۵۶۷۸۹") if language == "fa" else {}
    for character in CHARACTERS.values():
        for action in character.actions:
            said = text_of(language, action.rule.removeprefix("coup-"))
            # Russian declines the names, but not their first letters.
            assert names[character.key][:3] in said, action.key
            for coins in (action.cost, action.holds, action.joined_for):
                assert not coins or str(coins).translate(digits) in said, (action.key, coins)


def test_every_character_of_the_rebellion_has_its_own_paragraph() -> None:
    english = dict(re.findall(r"^card-(\w+) = (.*)$", game.texts("en"), re.MULTILINE))
    for section, category in enumerate(("finance", "communications", "force", "special"), start=14):
        for place, key in enumerate(G54[category], start=1):
            assert text_of("en", f"{section}.{place}").startswith(f"{english[key]}: "), key


def test_persian_prose_has_persian_digits_and_joiners() -> None:
    book = re.sub(r"^# .*|^\*\*[\d.]+\*\*|^## \d+|\(#[^)]*\)|^\|[-|]*$", "", prose("fa"), flags=re.MULTILINE)
    book = book.replace("G54", "آن")
    assert not re.search(r"[0-9A-Za-zيكةـ,;?]", book)
    assert not re.search(r"(^|\s)ن?می\s", book)
    assert not re.search(r"\s(ها|های|هایی|تر|ترین)\b", book)
    assert not re.search(r"[^\n]\s[،؛؟.:»]|«\s", book)


def test_quoted_names_in_persian_are_the_names_on_the_cards() -> None:
    names = set(re.findall(r"^card-\w+ = (.*)$", game.texts("fa"), re.MULTILINE))
    quoted = set(re.findall("«([^»]*)»", BOOKS["fa"]))
    assert quoted <= names
    assert len(quoted) == len(CHARACTERS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_pictures_show_cards_that_exist(language: str) -> None:
    shown: set[str] = set()
    for figure in blocks(language, "figure"):
        assert set(figure) == {"cards"}
        shown |= set(figure["cards"])
    assert shown <= set(CHARACTERS)
    assert shown >= {key for key, character in CHARACTERS.items() if character.category == "classic"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_seat_of_an_example_has_a_name(language: str) -> None:
    for spec in blocks(language, "example"):
        assert len(set(spec["people"])) == len(spec["position"]["hands"])


@pytest.mark.parametrize("name", EXAMPLES)
def test_an_example_is_a_whole_turn_and_shows_nothing_hidden(name: str) -> None:
    worked = game.example(EXAMPLES[name])
    assert worked["events"][-1]["type"] == "turn_began", "an example goes on to the next turn"
    assert all(player.get("hand") is None for view in ("before", "after") for player in worked[view]["players"])


def told(name: str) -> list[str]:
    """The events of an example: type, seat and what matters."""
    lines = []
    for event in game.example(EXAMPLES[name])["events"]:
        words = [event["type"], *(str(event[field]) for field in ("seat", "card", "coins") if field in event)]
        lines.append(" ".join(words))
    return lines


def coins_after(name: str) -> list[int]:
    return [player["coins"] for player in game.example(EXAMPLES[name])["after"]["players"]]


@pytest.mark.parametrize(
    ("name", "happens"),
    [
        ("exchange-with-one-card", ["drew 0", "exchanged 0"]),
        ("tax-doubted-in-vain", ["proved 0", "drew 0", "lost 1 contessa", "gained 0 3"]),
        ("tax-bluff-caught", ["doubted 1", "admitted 0", "lost 0 captain"]),
        ("foreign-aid-reopened", ["doubted 2", "admitted 1", "lost 1 captain", "let_pass", "gained 0 2"]),
        ("steal-blocked", ["claimed 2", "believed 2", "blocked 2"]),
        ("caught-as-contessa", ["admitted 1", "lost 1 duke", "lost 1 captain", "fell_out 1", "estate_settled 1 4"]),
        ("frozen-purse", ["lost 1 assassin", "fell_out 1", "paid 1 2", "estate_settled 1 3"]),
        ("embezzling-without-the-duke", ["proved 0", "drew 0", "lost 1 captain", "gained 0 4"]),
        ("embezzling-with-the-duke", ["doubted 2", "admitted 0", "lost 0 captain"]),
        ("examined-and-replaced", ["shown 1", "swapped 1", "drew 1"]),
        ("bomb-passed-and-defused", ["bomb_held 1", "claimed 1", "bomb_held 2", "claimed 2", "bomb_defused 2"]),
        ("missionary-doubted", ["set_aside 1", "doubted 2", "lost 1 missionary", "drew 1", "lost 2 politician"]),
        ("speculator-caught", ["admitted 0", "paid 0 6", "lost 0 director"]),
        ("judge-and-a-false-judge", ["paid 0 3", "lost 1 director", "lost 1 politician", "fell_out 1"]),
        ("two-lawyers", ["fell_out 3", "claimed 0", "claimed 1", "gained 0 2", "gained 1 2", "estate_settled 3 1"]),
    ],
)
def test_examples_show_what_the_text_says(name: str, happens: list[str]) -> None:
    lines = iter(told(name))
    assert [line for line in happens if line not in lines] == []


def test_every_example_is_looked_at() -> None:
    assert len(EXAMPLES) == 15
    assert coins_after("frozen-purse") == [4, 0, 2]
    assert coins_after("caught-as-contessa") == [0, 0, 2]
    assert coins_after("two-lawyers") == [2, 4, 2, 0]
    assert coins_after("speculator-caught") == [0, 2, 8]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_reader_gets_every_paragraph_example_and_picture(language: str) -> None:
    book = parse(game, BOOKS[language])
    shown = [block for section in book.sections for block in section.blocks]
    assert [block.number for block in shown if isinstance(block, RuleParagraph)] == paragraphs(BOOKS[language])
    assert [block.id for block in shown if isinstance(block, RuleExample)] == list(EXAMPLES)
    assert len([block for block in shown if isinstance(block, RuleFigure)]) == len(blocks(language, "figure"))
    tables = [block.number for block in shown if isinstance(block, RuleParagraph) and "<table>" in block.html]
    assert tables == ["4.8", "7.5", "13.1"]
