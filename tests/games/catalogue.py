"""What the texts of a game say: its catalogues taken apart, for the tests of every game and of each."""

from __future__ import annotations

import inspect
import pkgutil
import re
from collections.abc import Iterator
from functools import cache, cached_property
from importlib import import_module
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any, get_type_hints

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast, parse, visitor

import mahfel.games
from mahfel.engine import Event, Game

LANGUAGES = ("fa", "en", "ru")
PLURALS = {"fa": {"one", "other"}, "en": {"one", "other"}, "ru": {"one", "few", "many", "other"}}


def every_game() -> list[Game]:
    """The games in their folders, whether or not they are offered at a table yet."""
    return [import_module(f"mahfel.games.{found.name}").game for found in pkgutil.iter_modules(mahfel.games.__path__)]


def offered_games() -> list[Game]:
    """The games that a table may be opened for."""
    offered = entry_points(group="mahfel.games").names
    return [game for game in every_game() if game.meta.key in offered]


def sources(game: Game) -> list[str]:
    """The text of every module of a game."""
    folder = Path(inspect.getfile(import_module(f"mahfel.games.{game.meta.key}"))).parent
    return [file.read_text(encoding="utf-8") for file in folder.rglob("*.py")]


class Inside(visitor.Visitor):
    """Collects what a message is made of: values, words, and what its choices are made by."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.words: list[str] = []
        self.choices: list[set[str]] = []
        """The words that a choice knows; exact numbers are left out."""

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        self.choices.append({v.key.name for v in node.variants if isinstance(v.key, ast.Identifier)})
        self.generic_visit(node)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.words.append(node.value)

    def visit_StringLiteral(self, node: ast.StringLiteral) -> None:  # noqa: N802
        self.words.append(node.parse()["value"])


def inside(node: Any) -> Inside:
    found = Inside()
    found.visit(node)
    return found


def attributes(message: ast.Message) -> dict[str, str]:
    return {part.id.name: "".join(inside(part.value).words) for part in message.attributes}


@cache
def parsed(game: Game) -> dict[str, dict[str, ast.Message]]:
    """The messages of a game by language and key; taken apart when a test first asks, not while tests are collected."""
    return {
        language: {entry.id.name: entry for entry in parse(game.texts(language)).body if isinstance(entry, ast.Message)}
        for language in LANGUAGES
    }


class Catalogue:
    """The texts of one game in every language."""

    def __init__(self, game: Game) -> None:
        self.game = game

    @property
    def messages(self) -> dict[str, dict[str, ast.Message]]:
        return parsed(self.game)

    @cached_property
    def keys(self) -> set[str]:
        return set(self.messages["fa"])

    @cached_property
    def rules(self) -> dict[str, str]:
        return self.rules_of("fa")

    def rules_of(self, language: str) -> dict[str, str]:
        """The paragraph behind each message that names one."""
        found = {key: attributes(message) for key, message in self.messages[language].items()}
        return {key: parts["rule"] for key, parts in found.items() if "rule" in parts}

    def variables(self, key: str, language: str = "fa") -> set[str]:
        return inside(self.messages[language][key].value).variables

    def words(self, language: str) -> Iterator[tuple[str, str]]:
        """Each piece of text between placeables, with the key it stands under."""
        for key, message in self.messages[language].items():
            for words in inside(message.value).words:
                yield key, words

    def told(self, event: type[Event]) -> list[str]:
        """The keys under which an event is told: to all, to whoever did it, to whom it was done, as a heading."""
        tag = event.__struct_config__.tag
        keys = (f"event-{tag}", f"event-{tag}-you", f"event-{tag}-to-you", f"turn-{tag}")
        return [key for key in keys if key in self.keys]

    @cache  # noqa: B019 — there are as many catalogues as games
    def _bundle(self, language: str) -> FluentBundle:
        bundle = FluentBundle([language], use_isolating=False)
        bundle.add_resource(FluentResource(self.game.texts(language)))
        return bundle

    def say(self, language: str, key: str, **values: Any) -> str:
        bundle = self._bundle(language)
        said, errors = bundle.format_pattern(bundle.get_message(key).value, values)
        assert not errors, key
        return str(said)


def known_to_some(event: type[Event]) -> set[str]:
    """The fields of an event that not everybody may know."""
    hints = get_type_hints(event, include_extras=True)
    return {name for name in event.__struct_fields__ if any(mark.owner for mark in hints[name].__metadata__)}


def named(game: Game, pattern: str) -> set[str]:
    """Every word that the sources of a game name in such a place."""
    return {word for source in sources(game) for word in re.findall(pattern, source)}
