"""The catalogues of High Society: complete, alike in three languages, and right in the grammar that can be checked."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast, parse, visitor

from mahfel.games.high_society import game

LANGUAGES = ("fa", "en", "ru")
PLURALS = {"fa": {"one", "other"}, "en": {"one", "other"}, "ru": {"one", "few", "many", "other"}}


class Inside(visitor.Visitor):
    """Collects what a message is made of."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.choices: list[tuple[str, ...]] = []
        self.words: list[str] = []
        self.functions: set[str] = set()
        self.named: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        self.choices.append(tuple(_key(variant) for variant in node.variants))
        self.generic_visit(node)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.words.append(node.value)

    def visit_StringLiteral(self, node: ast.StringLiteral) -> None:  # noqa: N802
        self.words.append(node.parse()["value"])

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        self.functions.add(node.id.name)
        self.generic_visit(node)

    def visit_NamedArgument(self, node: ast.NamedArgument) -> None:  # noqa: N802
        self.named.add(node.name.name)


def _key(variant: ast.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else f"={variant.key.value}"


def entries(language: str) -> dict[str, ast.Message]:
    return {entry.id.name: entry for entry in parse(game.texts(language)).body if isinstance(entry, ast.Message)}


def inside(node: Any) -> Inside:
    found = Inside()
    found.visit(node)
    return found


CATALOGUES = {language: entries(language) for language in LANGUAGES}


def sentences(language: str) -> Iterator[tuple[str, str]]:
    """Each piece of text between placeables, with the key it stands under."""
    for key, message in CATALOGUES[language].items():
        for words in inside(message.value).words:
            yield key, words


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_catalogue_has_no_line_that_fluent_cannot_read(language: str) -> None:
    junk = [entry.content for entry in parse(game.texts(language)).body if isinstance(entry, ast.Junk)]
    assert junk == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_stands_twice(language: str) -> None:
    keys = [entry.id.name for entry in parse(game.texts(language)).body if isinstance(entry, ast.Message)]
    assert len(keys) == len(set(keys)) > 150


@pytest.mark.parametrize("language", ["en", "ru"])
def test_all_languages_have_the_same_keys_values_and_rules(language: str) -> None:
    ours, first = CATALOGUES[language], CATALOGUES["fa"]
    assert set(ours) == set(first)
    for key, message in ours.items():
        assert inside(message.value).variables == inside(first[key].value).variables, key
        assert _attributes(message) == _attributes(first[key]), key


def _attributes(message: ast.Message) -> dict[str, str]:
    return {part.id.name: "".join(inside(part.value).words) for part in message.attributes}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_choice_by_number_knows_every_plural_of_its_language(language: str) -> None:
    plural = 0
    for key, message in CATALOGUES[language].items():
        for choice in inside(message.value).choices:
            named = {variant for variant in choice if not variant.startswith("=")}
            # Either it tells only exact numbers from the rest, or it speaks all the plurals.
            assert named in ({"other"}, PLURALS[language]), key
            plural += named == PLURALS[language] and language != "fa"
    assert plural or language == "fa"


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_are_left_to_the_formatter_of_the_house(language: str) -> None:
    for key, message in CATALOGUES[language].items():
        found = inside(message.value)
        assert not found.functions, key
        assert "style" not in found.named, key
    assert "style:" not in game.texts(language)


def test_persian_is_written_with_persian_letters_digits_and_joiners() -> None:
    for key, words in sentences("fa"):
        assert not re.search(r"[0-9يكةـ]", words), key  # Latin digits, Arabic letters, stretched lines
        assert not re.search(r"(^|\s)ن?می\s", words), key  # «می‌رود», never «می رود»
        assert not re.search(r"\s(ها|های|تر|ترین)(\s|$)", words), key
        assert not re.search(r'[,;?"]', words), key
        assert not re.search(r"\s[،؛؟.:»]|«\s", words), key


def test_russian_and_english_hold_no_letters_of_each_other() -> None:
    assert not [key for key, words in sentences("ru") if re.search(r"[A-Za-z]", words)]
    assert not [key for key, words in sentences("en") if re.search(r"[а-яё]", words, re.IGNORECASE)]
    for language in ("ru", "en"):
        assert not [key for key, words in sentences(language) if re.search(r"\s[.,;:!?]|  ", words)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_can_be_said(language: str) -> None:
    bundle = FluentBundle([language])
    bundle.add_resource(FluentResource(game.texts(language)))
    for key, message in CATALOGUES[language].items():
        names = inside(message.value).variables
        for number in (0, 1, 2, 5, 21, 3.5):
            said, errors = bundle.format_pattern(bundle.get_message(key).value, dict.fromkeys(names, number))
            assert said.strip(), key
            assert not errors, key


def _say(language: str, key: str, **values: Any) -> str:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(game.texts(language)))
    said, errors = bundle.format_pattern(bundle.get_message(key).value, values)
    assert not errors
    return str(said)


def test_russian_counts_cards_and_points() -> None:
    assert [_say("ru", "move-bid-hint", count=n) for n in (1, 3, 5, 11, 21)] == [
        "добавите 1 карту",
        "добавите 3 карты",
        "добавите 5 карт",
        "добавите 11 карт",
        "добавите 21 карту",
    ]
    assert _say("ru", "event-reckoned-you", status=3.5) == "У вас 3,5 очка статуса."
    assert _say("ru", "event-reckoned-you", status=14) == "У вас 14 очков статуса."


def test_a_card_for_nothing_and_a_card_for_money_are_told_apart() -> None:
    assert "Nobody bid" in _say("en", "event-taken", seat="Sara", card="Perfume", price=0)
    assert _say("en", "event-taken", seat="Sara", card="Perfume", price=1) == "Sara wins Perfume for 1."


def test_one_winner_several_and_none_are_told_apart() -> None:
    assert _say("en", "event-won", seats="Sara", count=1) == "Victory goes to Sara."
    assert _say("en", "event-won", seats="", count=0) == "Everyone is cast out; nobody wins."
    assert _say("en", "event-won-you", seats="Sara", count=1) == "You win!"
    assert _say("en", "event-won-you", seats="Sara and Dima", count=2) == "You share the victory: Sara and Dima."
