"""``python -m mahfel.testing.paragraphs GAME TESTS``: which test shows which paragraph of the rulebook to hold."""

from __future__ import annotations

import ast
import re
import sys
from argparse import ArgumentParser
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from mahfel.engine import Game
from mahfel.testing.named import game_at
from mahfel.testing.numbering import numbered


def shown_by(folder: Path) -> Mapping[str, tuple[str, ...]]:
    """For each paragraph id the tests in ``folder`` marked ``@paragraph(id)``, as ``"file.py::test_name"``."""
    found: dict[str, list[str]] = {}
    for file in sorted(folder.rglob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_"):
                for paragraph in _marks(node):
                    found.setdefault(paragraph, []).append(f"{file.name}::{node.name}")
    return {paragraph: tuple(names) for paragraph, names in found.items()}


def _marks(node: ast.FunctionDef | ast.AsyncFunctionDef) -> Iterator[str]:
    for mark in node.decorator_list:
        if isinstance(mark, ast.Call) and getattr(mark.func, "id", getattr(mark.func, "attr", "")) == "paragraph":
            for argument in mark.args:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    yield argument.value


def page(game: Game, tests: Path) -> str:
    """A markdown page: each paragraph of the rulebook in order, with the tests that show it to hold."""
    shown = shown_by(tests)
    title = game.rulebook("en").split("\n", 1)[0].removeprefix("# ")
    lines = [f"# {title}: the rules and their tests", ""]
    lines += ["Every numbered paragraph of the rulebook, and the tests that show it to hold."]
    section = ""
    for paragraph in numbered(game):
        number = paragraph.removeprefix(f"{game.meta.key}-")
        if section != (section := number.split(".")[0]):
            lines += ["", f"## {_heading(game, section)}", ""]
        names = [name.partition("::")[2].removeprefix("test_").replace("_", " ") for name in shown.get(paragraph, ())]
        lines.append(f"- **{number}** " + ("; ".join(names) or "no test"))
    return "\n".join(lines) + "\n"


def _heading(game: Game, section: str) -> str:
    found = re.search(rf"^## ({section} .*)$", game.rulebook("en"), re.MULTILINE)
    return found[1] if found else section


def main(arguments: Sequence[str] | None = None) -> int:
    """Print the page; 1 when a paragraph has no test."""
    parser = ArgumentParser(prog="python -m mahfel.testing.paragraphs", description=main.__doc__)
    parser.add_argument("game", help="key, or module:attribute")
    parser.add_argument("tests", type=Path, help="the folder of the game's tests")
    given = parser.parse_args(arguments)
    game = game_at(given.game)
    sys.stdout.write(page(game, given.tests))
    return 1 if set(numbered(game)) - set(shown_by(given.tests)) else 0


if __name__ == "__main__":
    sys.exit(main())
