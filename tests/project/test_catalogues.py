"""Every Fluent catalogue of the house: the same keys and values in three languages, whole plurals, our own numbers."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import ast, parse, visitor

ROOT = Path(__file__).parents[2]
LANGUAGES = ("fa", "en", "ru")
PLURALS = {"fa": {"one", "other"}, "en": {"one", "other"}, "ru": {"one", "few", "many", "other"}}
FOLDERS = sorted({file.parent for place in ("src", "web/texts") for file in (ROOT / place).rglob("fa.ftl")})
NAMES = [str(folder.relative_to(ROOT)) for folder in FOLDERS]


class Parts(visitor.Visitor):
    """What a message is made of: values, choices, functions, and the arguments given to functions by name."""

    def __init__(self) -> None:
        self.values: set[str] = set()
        self.choices: list[set[str]] = []
        self.calls: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.values.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        self.choices.append({v.key.name for v in node.variants if isinstance(v.key, ast.Identifier)})
        self.generic_visit(node)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        self.calls.add(node.id.name)
        self.calls |= {argument.name.name for argument in node.arguments.named}
        self.generic_visit(node)


def parts(message: ast.Message) -> Parts:
    found = Parts()
    found.visit(message)
    return found


def body(folder: Path, language: str) -> list[ast.EntryType]:
    return list(parse((folder / f"{language}.ftl").read_text(encoding="utf-8")).body)


def messages(folder: Path, language: str) -> Iterator[tuple[str, Parts]]:
    for entry in body(folder, language):
        if isinstance(entry, ast.Message):
            yield entry.id.name, parts(entry)


def test_the_catalogues_of_the_shell_the_server_and_the_games_are_found() -> None:
    assert {"web/texts", "src/mahfel/server/texts", "src/mahfel/games/high_society/texts"} <= set(NAMES)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("folder", FOLDERS, ids=NAMES)
def test_a_catalogue_is_read_to_the_end_and_has_no_key_twice(folder: Path, language: str) -> None:
    assert [entry.content for entry in body(folder, language) if isinstance(entry, ast.Junk)] == []
    keys = [key for key, _ in messages(folder, language)]
    assert sorted(keys) == sorted(set(keys))
    assert keys


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("folder", FOLDERS, ids=NAMES)
def test_all_languages_say_the_same_things_about_the_same_values(folder: Path, language: str) -> None:
    persian = {key: found.values for key, found in messages(folder, "fa")}
    assert {key: found.values for key, found in messages(folder, language)} == persian


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("folder", FOLDERS, ids=NAMES)
def test_a_choice_by_number_knows_every_plural_or_none(folder: Path, language: str) -> None:
    for key, found in messages(folder, language):
        for named in found.choices:
            # Exact numbers ([0], [1]) may be told from the rest; whoever says [one] has to say all of them.
            plural = named & {"zero", "one", "two", "few", "many"}
            assert not plural or named == PLURALS[language], key


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("folder", FOLDERS, ids=NAMES)
def test_numbers_and_dates_are_written_by_our_own_formatter(folder: Path, language: str) -> None:
    # NUMBER(…, style: "percent") means different numbers in Python and in the browser; digits differ in Persian.
    for key, found in messages(folder, language):
        assert not found.calls, key


@pytest.mark.parametrize("folder", [folder for folder in FOLDERS if "games" in folder.parts or "toys" in folder.parts])
def test_a_game_does_not_speak_over_what_happens_at_the_table(folder: Path) -> None:
    # A game's texts come before the shell's, so an event of the table would be told in the game's words.
    told = {key for key, _ in messages(ROOT / "web/texts", "fa") if key.startswith("event-")}
    assert told
    assert not told & {key for key, _ in messages(folder, "fa")}
