"""Nothing that High Society can do or say lacks words. (All languages have the same keys: see test_texts.)"""

from __future__ import annotations

import inspect
import pkgutil
import re
from importlib import import_module
from typing import get_args, get_type_hints

from fluent.syntax import ast, parse, visitor

import mahfel.games.high_society as folder
from mahfel.engine import SplitMix64
from mahfel.games.high_society import game
from mahfel.games.high_society.words import CARDS, LUXURIES, PRESTIGE

# What a reader of the events adds to their fields: how many winners there are.
ADDED = {"won": {"count"}}


class Variables(visitor.Visitor):
    """Collects the names of the values in a message."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def _variables(message: ast.Message) -> set[str]:
    reader = Variables()
    reader.visit(message.value)
    return reader.found


MESSAGES = [entry for entry in parse(game.texts("fa")).body if isinstance(entry, ast.Message)]
VARIABLES = {message.id.name: _variables(message) for message in MESSAGES}
KEYS = set(VARIABLES)
RULES = {message.id.name: part.value.elements[0].value for message in MESSAGES for part in message.attributes}


def test_every_status_card_has_a_name_a_kind_a_mark_and_an_explanation() -> None:
    for name, card in CARDS.items():
        assert f"card-{name}" in KEYS
        group = "luxury" if card in LUXURIES else "prestige" if card in PRESTIGE else name
        assert {f"card-value-{group}", f"card-help-{group}"} <= KEYS
    assert {"card-kind-luxury", "card-kind-prestige", "card-kind-disgrace"} <= KEYS


def test_every_event_has_a_sentence_made_of_its_own_fields() -> None:
    for kind in game.event_types:
        tag = kind.__struct_config__.tag
        fields = set(kind.__struct_fields__) | ADDED.get(tag, set())
        personal = {"seat", "seats"} & fields
        for key in (f"event-{tag}", *([f"event-{tag}-you"] if personal else [])):
            assert VARIABLES[key] <= fields, key


def test_every_event_points_at_a_paragraph_of_the_rulebook() -> None:
    paragraphs = set(re.findall(r"^\*\*(\d+\.\d+)\*\*", game.rulebook("fa"), re.MULTILINE))
    for kind in game.event_types:
        rule = RULES[f"event-{kind.__struct_config__.tag}"]
        assert rule.removeprefix("high_society-") in paragraphs


def test_every_move_and_every_decision_has_words() -> None:
    for kind in game.move_types:
        tag = kind.__struct_config__.tag
        assert {f"move-{tag}", f"move-{tag}-label"} <= KEYS
    asked = set()
    for seed in range(40):
        chance = SplitMix64(seed)
        state = game.start(3 + seed % 3, game.read_options({}), chance)
        while to_ask := state.asked():
            for seat, ask in to_ask.items():
                asked.add(ask.text or ask.kind)
                assert f"wait-{ask.kind}" in KEYS
                state.play(seat, state.legal(seat).sample(chance))
    assert asked == {"bid", "bid-first", "bid-reverse", "bid-reverse-first", "sacrifice"}
    assert {f"ask-{text}" for text in asked} <= KEYS


def test_every_option_and_each_of_its_choices_is_explained() -> None:
    for name, kind in get_type_hints(game.meta.options).items():
        assert {f"option-{name}", f"option-{name}-help"} <= KEYS
        assert {f"option-{name}-{choice}" for choice in get_args(kind)} <= KEYS


def test_every_refusal_has_a_sentence() -> None:
    codes: set[str] = set()
    for module in pkgutil.iter_modules(folder.__path__, f"{folder.__name__}."):
        codes |= set(re.findall(r'"(high_society\.[a-z_]+)"', inspect.getsource(import_module(module.name))))
    assert len(codes) >= 7
    assert {"refused-" + code.replace(".", "-") for code in codes} <= KEYS
    for code in codes:
        module, word = code.split(".")
        assert VARIABLES[f"refused-{module}-{word}"] <= {"least", "total", "card"}


def test_every_way_to_end_and_to_decide_has_words() -> None:
    for way in game.end_reasons:
        reason, _, decision = way.partition("/")
        assert {f"end-{reason}", f"reason-{decision}"} <= KEYS


def test_every_bot_is_introduced() -> None:
    for level in {*game.levels, "random"}:
        assert {f"bot-{level}", f"bot-{level}-help"} <= KEYS


def test_the_half_card_and_its_category_and_the_double_card_and_the_total_are_not_mixed_up() -> None:
    def word(language: str, key: str) -> str:
        (message,) = [m for m in parse(game.texts(language)).body if isinstance(m, ast.Message) and m.id.name == key]
        return "".join(element.value for element in message.value.elements)

    assert word("fa", "card-scandale") == "رسوایی (½)"
    assert word("fa", "card-kind-disgrace") == "رسوایی"
    assert word("ru", "card-kind-prestige") == "престиж"
    assert word("ru", "word-status") == "Очки статуса"
    # Wherever the Persian texts and rulebook name the card, they name it with its half.
    for text in (game.texts("fa"), game.rulebook("fa")):
        assert "«رسوایی»" not in text
    for text in (game.texts("ru"), game.rulebook("ru")):
        assert not re.search("очк[а-я]* престижа", text, re.IGNORECASE)
