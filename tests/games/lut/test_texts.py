"""The catalogues of Lut: words for everything the rules can say, alike in three languages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Literal, get_args, get_origin, get_type_hints

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast, parse, visitor

import mahfel.games.lut
from mahfel.games.lut import game
from mahfel.games.lut.events import Standing
from mahfel.games.lut.options import LutOptions
from mahfel.games.lut.words import CARDS, COLOURS

LANGUAGES = ("fa", "en", "ru")
SOURCES = [file.read_text(encoding="utf-8") for file in Path(mahfel.games.lut.__file__).parent.rglob("*.py")]
# A turn is told by the heading of its group in the log.
EVENTS = {event.__struct_config__.tag for event in game.event_types} - {"turn_began"}
# What a reader of the events adds to their fields: how many winners there are.
ADDED = {"won": {"count"}}


class Inside(visitor.Visitor):
    """Collects what a message is made of."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.words: list[str] = []
        self.choices: list[set[str]] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        names = {variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)}
        self.choices.append(names)
        self.generic_visit(node)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.words.append(node.value)


def inside(node: Any) -> Inside:
    found = Inside()
    found.visit(node)
    return found


CATALOGUES = {
    language: {entry.id.name: entry for entry in parse(game.texts(language)).body if isinstance(entry, ast.Message)}
    for language in LANGUAGES
}
KEYS = set(CATALOGUES["fa"])


def sentences(language: str) -> Iterator[tuple[str, str]]:
    """Each piece of text between placeables, with the key it stands under."""
    for key, message in CATALOGUES[language].items():
        for words in inside(message.value).words:
            yield key, words


def rules(language: str) -> dict[str, str]:
    """The paragraph behind each message that names one."""
    return {
        key: "".join(inside(part.value).words)
        for key, message in CATALOGUES[language].items()
        for part in message.attributes
        if part.id.name == "rule"
    }


@cache
def bundle_of(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(game.texts(language)))
    return bundle


def say(language: str, key: str, **values: Any) -> str:
    said, errors = bundle_of(language).format_pattern(bundle_of(language).get_message(key).value, values)
    assert not errors
    return str(said)


@pytest.mark.parametrize("language", ["en", "ru"])
def test_all_languages_have_the_same_keys_values_and_rules(language: str) -> None:
    assert set(CATALOGUES[language]) == KEYS
    for key, message in CATALOGUES[language].items():
        assert inside(message.value).variables == inside(CATALOGUES["fa"][key].value).variables, key
    assert rules(language) == rules("fa")


def test_every_card_and_colour_has_a_name() -> None:
    assert {f"card-{name}" for name in CARDS} <= KEYS
    assert {f"{kind}-{colour}" for kind in ("colour", "gang", "colour-letter") for colour in COLOURS} <= KEYS
    for kind in ("caravan", "bandit", "chief", "karvansalar"):
        assert {f"card-kind-{kind}", f"card-help-{kind}"} <= KEYS
    for language in LANGUAGES:
        assert len({say(language, f"card-{name}") for name in CARDS}) == len(CARDS)


def test_every_event_is_told_with_a_paragraph_behind_it() -> None:
    assert {f"event-{tag}" for tag in EVENTS} <= KEYS
    assert {f"event-{tag}" for tag in EVENTS} == set(rules("fa"))
    assert "turn-turn_began" in KEYS
    for event in game.event_types:
        tag = event.__struct_config__.tag
        fields = set(event.__struct_fields__) | ADDED.get(tag, set())
        for key in (f"event-{tag}", f"event-{tag}-you", f"event-{tag}-to-you"):
            if key in KEYS:
                assert inside(CATALOGUES["fa"][key].value).variables <= fields, key
        personal = {"seat", "seats"} & fields
        assert not personal or tag in ("turn_began", "ended") or f"event-{tag}-you" in KEYS, tag


def test_every_paragraph_behind_an_event_is_in_the_book() -> None:
    numbers = set(re.findall(r"^\*\*(\d+\.\d+)\*\*", game.rulebook("fa"), re.MULTILINE))
    assert {rule.removeprefix("lut-") for rule in rules("fa").values()} <= numbers


def test_the_log_never_names_a_card_that_only_some_may_see() -> None:
    # The log stands open on the screen, so even the owner's own lines keep silent about hidden cards.
    for event in game.event_types:
        hints = get_type_hints(event, include_extras=True)
        secret = {name for name, hint in hints.items() if any(mark.owner for mark in hint.__metadata__)}
        for key in KEYS:
            if re.fullmatch(rf"event-{event.__struct_config__.tag}(-you|-to-you)?", key):
                assert not secret & inside(CATALOGUES["fa"][key].value).variables, key


def test_every_move_has_a_verb_and_a_label_of_its_own_fields() -> None:
    for kind in game.move_types:
        tag = kind.__struct_config__.tag
        assert f"move-{tag}" in KEYS
        variables = inside(CATALOGUES["fa"][f"move-{tag}-label"].value).variables
        assert variables == set(kind.__struct_fields__), tag


def test_every_ask_has_a_question() -> None:
    named = {text for source in SOURCES for text in re.findall(r'"(act(?:-\w+)?)"', source)}
    assert named == {"act", "act-empty", "act-first", "act-instead", "act-second"}
    assert {f"ask-{text}" for text in named} | {"wait-act"} <= KEYS


def test_every_refusal_has_a_sentence() -> None:
    named = {code for source in SOURCES for code in re.findall(r'"lut\.(\w+)"', source)}
    assert len(named) == 15
    assert {f"refused-lut-{code}" for code in named} == {key for key in KEYS if key.startswith("refused-")}


def test_every_end_and_every_option_has_words() -> None:
    for end in game.end_reasons:
        reason, decision = end.split("/")
        assert {f"end-{reason}", f"reason-{reason}", f"reason-{decision}", f"decided-{decision}"} <= KEYS
    for name, hint in get_type_hints(LutOptions).items():
        assert {f"option-{name}", f"option-{name}-help"} <= KEYS
        if get_origin(hint) is Literal:
            assert {f"option-{name}-{value}" for value in get_args(hint)} <= KEYS


def test_every_bot_has_a_name_and_a_line() -> None:
    assert {f"bot-{level}{suffix}" for level in (*game.levels, "random") for suffix in ("", "-help")} <= KEYS


def test_every_standing_of_a_bandit_is_told_differently() -> None:
    for language in LANGUAGES:
        for key in ("event-bandit_played", "event-bandit_played-you"):
            told = {
                say(language, key, seat="S", caravan=2, colour="C", strength=3, total=5, standing=standing)
                for standing in get_args(Standing)
            }
            assert len(told) == 3


def test_ones_own_caravan_and_a_robbed_one_are_told_apart() -> None:
    for language in LANGUAGES:
        for key in ("event-plundered", "event-plundered-you"):
            told = {say(language, key, seats="S", caravan=2, value=5, spoils=1, own=own) for own in ("yes", "no")}
            assert len(told) == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_can_be_said(language: str) -> None:
    for key, message in CATALOGUES[language].items():
        names = inside(message.value).variables
        for value in (0, 1, 2, 5, 21, "yes"):
            assert say(language, key, **dict.fromkeys(names, value)).strip(), key


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
