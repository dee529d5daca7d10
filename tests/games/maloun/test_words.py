"""Nothing that Malʿoun can do or say lacks words, in three languages."""

from __future__ import annotations

import inspect
import pkgutil
import re
from importlib import import_module
from typing import get_args, get_type_hints

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast, parse, visitor

import mahfel.games.maloun as folder
from mahfel.games.maloun import game
from mahfel.games.maloun.words import DRINKS, NAMES, REWARDS
from mahfel.testing.case import cases
from mahfel.testing.walk import walk

LANGUAGES = ("fa", "en", "ru")


class Inside(visitor.Visitor):
    """Collects the values and the words of a message."""

    def __init__(self):
        self.variables = set()
        self.words = []

    def visit_VariableReference(self, node):  # noqa: N802
        self.variables.add(node.id.name)

    def visit_TextElement(self, node):  # noqa: N802
        self.words.append(node.value)


def inside(node):
    found = Inside()
    found.visit(node)
    return found


def entries(language):
    return {entry.id.name: entry for entry in parse(game.texts(language)).body if isinstance(entry, ast.Message)}


CATALOGUES = {language: entries(language) for language in LANGUAGES}
KEYS = set(CATALOGUES["fa"])
RULES = {key: part.value.elements[0].value for key, entry in CATALOGUES["fa"].items() for part in entry.attributes}


@pytest.mark.parametrize("language", ["en", "ru"])
def test_all_languages_have_the_same_keys_values_and_rules(language):
    assert set(CATALOGUES[language]) == KEYS
    for key, message in CATALOGUES[language].items():
        persian = CATALOGUES["fa"][key]
        assert inside(message.value).variables == inside(persian.value).variables, key
        assert [part.id.name for part in message.attributes] == [part.id.name for part in persian.attributes]
        assert all(RULES[key] == part.value.elements[0].value for part in message.attributes)


def test_every_card_drink_reward_and_role_has_a_name():
    assert {f"card-{name}" for name in NAMES} <= KEYS
    assert {f"{field}-{drink}" for drink in DRINKS for field in ("drink", "drinks", "numbered")} <= KEYS
    assert {f"{kind}-{name}" for name in REWARDS for kind in ("reward", "reward-help")} <= KEYS
    assert {"role-maloun", "role-barista"} <= KEYS


def test_every_event_has_a_sentence_made_of_its_own_fields_and_points_at_a_paragraph():
    paragraphs = set(re.findall(r"^\*\*(\d+\.\d+)\*\*", game.rulebook("fa"), re.MULTILINE))
    for kind in game.event_types:
        tag = kind.__struct_config__.tag
        fields = {*kind.__struct_fields__, "count"}
        keys = [f"event-{tag}"]
        keys += [f"event-{tag}-you"] if {"seat", "seats"} & fields else []
        for key in keys:
            assert inside(CATALOGUES["fa"][key].value).variables <= fields, key
        assert RULES[f"event-{tag}"].removeprefix("maloun-") in paragraphs


def test_what_is_private_stands_only_in_the_sentence_for_its_owner():
    for kind in game.event_types:
        hints = get_type_hints(kind, include_extras=True)
        private = {name for name in kind.__struct_fields__ if any(mark.owner for mark in hints[name].__metadata__)}
        public = inside(CATALOGUES["fa"][f"event-{kind.__struct_config__.tag}"].value).variables
        assert not private & public, kind


def test_every_move_and_every_decision_has_words():
    for kind in game.move_types:
        tag = kind.__struct_config__.tag
        assert {f"move-{tag}", f"move-{tag}-label"} <= KEYS
        assert inside(CATALOGUES["fa"][f"move-{tag}-label"].value).variables <= set(kind.__struct_fields__)
    asked = set()
    for case in cases(game, 60):
        for position in walk(case):
            for ask in position.state.asked().values():
                asked.add(ask.text or ask.kind)
                assert {f"ask-{ask.text or ask.kind}", f"wait-{ask.kind}"} <= KEYS
    assert len(asked) > 18


def test_every_option_and_each_of_its_choices_is_explained():
    for name, kind in get_type_hints(game.meta.options).items():
        assert {f"option-{name}", f"option-{name}-help"} <= KEYS
        assert {f"option-{name}-{choice}" for choice in get_args(kind)} <= KEYS


def test_every_refusal_has_a_sentence():
    codes = set()
    for module in pkgutil.walk_packages(folder.__path__, f"{folder.__name__}."):
        codes |= set(re.findall(r'"(maloun\.[a-z_]+)"', inspect.getsource(import_module(module.name))))
    assert len(codes) >= 20
    assert {"refused-" + code.replace(".", "-") for code in codes} <= KEYS


def test_every_way_to_end_has_words():
    for way in game.end_reasons:
        reason, _, decision = way.partition("/")
        assert f"end-{reason}" in KEYS
        assert not decision or {f"reason-{decision}", f"reason-{reason}-{decision}"} <= KEYS


def test_every_bot_is_introduced():
    for level in {*game.levels, "random"}:
        assert {f"bot-{level}", f"bot-{level}-help"} <= KEYS


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_can_be_said(language):
    bundle = FluentBundle([language])
    bundle.add_resource(FluentResource(game.texts(language)))
    for key, message in CATALOGUES[language].items():
        names = inside(message.value).variables
        for number in (0, 1, 2, 5):
            said, errors = bundle.format_pattern(bundle.get_message(key).value, dict.fromkeys(names, number))
            assert said.strip(), key
            assert not errors, key


def test_persian_is_written_with_persian_letters_digits_and_joiners():
    for key, message in CATALOGUES["fa"].items():
        for words in inside(message.value).words:
            assert not re.search(r"[0-9A-Za-zيكةـ]", words), key
            assert not re.search(r"(^|\s)ن?می\s", words), key
            assert not re.search(r"\s(ها|های|تر|ترین)(\s|$)", words), key
            assert not re.search(r'[,;?"]', words), key
            assert not re.search(r"\s[،؛؟.:»]|«\s", words), key


def test_russian_and_english_hold_no_letters_of_each_other():
    for language, strange in (("ru", r"[A-Za-z]"), ("en", r"[а-яё]")):
        for key, message in CATALOGUES[language].items():
            assert not any(re.search(strange, words, re.IGNORECASE) for words in inside(message.value).words), key
