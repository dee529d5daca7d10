"""What the rulebook of a game is made of, for the tests of every game and of each."""

from __future__ import annotations

import re
from typing import Any

from catalogue import LANGUAGES

from mahfel.engine import Game
from mahfel.server.rulebook.notation import read_block


class Book:
    """The rulebook of one game in every language."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.text = {language: game.rulebook(language) for language in LANGUAGES}
        self.numbers = self.paragraphs("fa")
        self.examples = {spec["id"]: spec for spec in self.blocks("en", "example")}

    def skeleton(self, language: str) -> list[str]:
        """Sections, paragraphs, blocks and rows of tables in their order."""
        return re.findall(r"^(?:## \d+|\*\*\d+\.\d+\*\*|```\w+|\|)", self.text[language], re.MULTILINE)

    def paragraphs(self, language: str) -> list[str]:
        return re.findall(r"^\*\*(\d+\.\d+)\*\*", self.text[language], re.MULTILINE)

    def paragraph(self, language: str, number: str) -> str:
        """The words of one paragraph."""
        found = re.search(rf"^\*\*{re.escape(number)}\*\* (.*)$", self.text[language], re.MULTILINE)
        assert found, number
        return found.group(1)

    def blocks(self, language: str, kind: str) -> list[dict[str, Any]]:
        bodies = re.findall(rf"^```{kind}\n(.*?)^```", self.text[language], re.MULTILINE | re.DOTALL)
        return [read_block(body) for body in bodies]

    def prose(self, language: str) -> str:
        """The book without its pictures and examples."""
        return re.sub(r"^```.*?^```", "", self.text[language], flags=re.MULTILINE | re.DOTALL)

    def links(self, language: str) -> list[tuple[str, str]]:
        """What each reference to a paragraph shows, and the number of the paragraph."""
        return re.findall(rf"\[([^\]]*)\]\(#{self.game.meta.key}-([\d.]+)\)", self.text[language])
