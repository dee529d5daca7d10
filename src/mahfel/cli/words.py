"""The command line's words: its own texts, the server's refusals and a game's texts in the user's language."""

from __future__ import annotations

import argparse
import os
from collections.abc import Mapping, Sequence
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentResource

from mahfel.engine import Game
from mahfel.engine.game import LANGUAGES
from mahfel.server.texts.bundle import HouseBundle
from mahfel.server.texts.numbers import digits


def language() -> str:
    """``fa``, ``en`` or ``ru`` from the environment (``MAHFEL_LANG`` or the locale); English when it says nothing."""
    for name in ("MAHFEL_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        found = os.environ.get(name, "")[:2].lower()
        if found in LANGUAGES:
            return found
    return "en"


def add_language(command: argparse.ArgumentParser) -> None:
    """The option ``--lang``."""
    command.add_argument("--lang", choices=LANGUAGES, default=language(), help="language of the texts")


class Words:
    """Texts in one language for a terminal: without the invisible isolates that a browser needs.

    ``called``: which of several names things go by at this table, as its option ``names`` says: a text
    ``KEY-<called>`` stands in place of ``KEY`` where there is one, as in the browser.
    """

    def __init__(self, lang: str, game: Game | None = None, called: str = "") -> None:
        self.lang = lang
        self._called = called
        self._bundle = HouseBundle([lang], use_isolating=False)
        # Of two texts with one key the first holds: a game's own goes before those of the house, as in the browser.
        if game is not None:
            self._bundle.add_resource(FluentResource(game.texts(lang)))
        # What is refused here is said with what may be typed instead, which the server's texts leave to a screen.
        for package in ("mahfel.cli.texts", "mahfel.server.texts"):
            source = files(package).joinpath(f"{lang}.ftl").read_text(encoding="utf-8")
            self._bundle.add_resource(FluentResource(source))

    def has(self, key: str) -> bool:
        """Whether there is such a text."""
        return bool(self._bundle.has_message(key))

    def first(self, key: str, otherwise: str) -> str:
        """The text without arguments, or something else where there is none."""
        return self.say(key) if self.has(key) else otherwise

    def written(self, value: Any) -> str:
        """A number in the language's digits, anything else as it is."""
        return digits(value, self.lang) if isinstance(value, int | float) else str(value)

    def listed(self, parts: Sequence[str]) -> str:
        """Parts of a sentence with the language's comma between them."""
        return f"{self.say('cli-comma')} ".join(parts)

    def say(self, key: str, arguments: Mapping[str, Any] | None = None) -> str:
        """The text, or the key and its arguments where the catalogue has none."""
        given = dict(arguments or {})
        found = f"{key}-{self._called}" if self._called and self.has(f"{key}-{self._called}") else key
        pattern = self._bundle.get_message(found).value if self.has(found) else None
        if pattern is None:
            extra = ", ".join(f"{name}={value}" for name, value in given.items())
            return f"{key}({extra})" if extra else key
        return self._bundle.sentence(pattern, given)
