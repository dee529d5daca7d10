"""The rulebook of Coup: the same book in three languages, with examples that the rules themselves work out."""

from __future__ import annotations

import re

import pytest
from book import Book
from catalogue import LANGUAGES, named

from mahfel.games.coup import game
from mahfel.games.coup.characters import CHARACTERS, G54
from mahfel.server.messages.rulebook import RuleParagraph
from mahfel.server.rulebook import parse

BOOK = Book(game)


def test_many_paragraphs_are_named_by_the_rules_and_told_in_the_log() -> None:
    assert len(named(game, r'"coup-(\d+\.\d+)"')) > 40
    told = set(re.findall(r"\.rule = coup-([\d.]+)", game.texts("fa")))
    assert len(told) > 15


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_paragraph_of_an_action_names_the_character_and_the_coins(language: str) -> None:
    names = dict(re.findall(r"^card-(\w+) = (.*)$", game.texts(language), re.MULTILINE))
    digits = str.maketrans("0123456789", "۰۱۲۳۴۵۶۷۸۹") if language == "fa" else {}
    for character in CHARACTERS.values():
        for action in character.actions:
            said = BOOK.paragraph(language, action.rule.removeprefix("coup-"))
            # Russian declines the names, but not their first letters.
            assert names[character.key][:3] in said, action.key
            for coins in (action.cost, action.holds, action.joined_for):
                assert not coins or str(coins).translate(digits) in said, (action.key, coins)


def test_every_character_of_the_rebellion_has_its_own_paragraph() -> None:
    english = dict(re.findall(r"^card-(\w+) = (.*)$", game.texts("en"), re.MULTILINE))
    for section, category in enumerate(("finance", "communications", "force", "special"), start=14):
        for place, key in enumerate(G54[category], start=1):
            assert BOOK.paragraph("en", f"{section}.{place}").startswith(f"{english[key]}: "), key


def test_quoted_names_in_persian_are_the_names_on_the_cards() -> None:
    names = set(re.findall(r"^card-\w+ = (.*)$", game.texts("fa"), re.MULTILINE))
    quoted = set(re.findall("«([^»]*)»", BOOK.text["fa"]))
    assert quoted <= names
    assert len(quoted) == len(CHARACTERS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_pictures_show_cards_that_exist(language: str) -> None:
    shown: set[str] = set()
    for figure in BOOK.blocks(language, "figure"):
        assert set(figure) == {"cards"}
        shown |= set(figure["cards"])
    assert shown <= set(CHARACTERS)
    assert shown >= {key for key, character in CHARACTERS.items() if character.category == "classic"}


@pytest.mark.parametrize("name", BOOK.examples)
def test_an_example_is_a_whole_turn_and_shows_nothing_hidden(name: str) -> None:
    worked = game.example(BOOK.examples[name])
    assert worked["events"][-1]["type"] == "turn_began", "an example goes on to the next turn"
    assert all(player.get("hand") is None for view in ("before", "after") for player in worked[view]["players"])


def told(name: str) -> list[str]:
    """The events of an example: type, seat and what matters."""
    lines = []
    for event in game.example(BOOK.examples[name])["events"]:
        words = [event["type"], *(str(event[field]) for field in ("seat", "card", "coins") if field in event)]
        lines.append(" ".join(words))
    return lines


def coins_after(name: str) -> list[int]:
    return [player["coins"] for player in game.example(BOOK.examples[name])["after"]["players"]]


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
    assert len(BOOK.examples) == 15
    assert coins_after("frozen-purse") == [4, 0, 2]
    assert coins_after("caught-as-contessa") == [0, 0, 2]
    assert coins_after("two-lawyers") == [2, 4, 2, 0]
    assert coins_after("speculator-caught") == [0, 2, 8]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_reader_gets_every_table(language: str) -> None:
    book = parse(game, BOOK.text[language])
    shown = [block for section in book.sections for block in section.blocks]
    tables = [block.number for block in shown if isinstance(block, RuleParagraph) and "<table>" in block.html]
    assert tables == ["4.8", "7.5", "13.1"]
