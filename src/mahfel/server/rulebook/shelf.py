"""Parsed rulebooks by game and language, parsed on first reading."""

from __future__ import annotations

from mahfel.engine import registry
from mahfel.engine.refusal import Refused
from mahfel.server.messages.rulebook import Rulebook
from mahfel.server.messages.values import Lang
from mahfel.server.rulebook.parse import parse


class Shelf:
    """The rulebooks of every installed game."""

    def __init__(self) -> None:
        self._books: dict[tuple[str, Lang], Rulebook] = {}

    def book(self, key: str, lang: Lang) -> Rulebook:
        """The rulebook; raises Refused("game.unknown") or Refused("rulebook.missing") for a game without one."""
        game = registry.find(key)
        known = self._books.get((key, lang))
        if known is None:
            source = game.rulebook(lang)
            if not source:
                raise Refused("rulebook.missing", game=key)
            known = self._books[key, lang] = parse(game, source)
        return known
