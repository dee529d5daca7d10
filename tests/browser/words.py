"""What the page says in a language: the very catalogues that the client speaks from."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from fluent.runtime import FluentResource

from mahfel.engine import registry
from mahfel.server.texts import catalogue
from mahfel.server.texts.bundle import HouseBundle
from mahfel.server.texts.numbers import digits
from mahfel.testing.toys import TOYS

TOY_OF = {toy.meta.key: toy for toy in TOYS}
SHELL = Path(__file__).parents[2] / "web" / "texts"
_ISOLATES = re.compile("[\u2066-\u2069\u200e\u200f]")


class Words:
    """Texts of the shell, of the server's refusals and of one game, written as the client writes them."""

    def __init__(self, lang: str, game: str | None):
        self.lang = lang
        self._bundle = HouseBundle([lang], use_isolating=True)
        if game is not None:
            self._add((TOY_OF.get(game) or registry.find(game)).texts(lang))
        self._add((SHELL / f"{lang}.ftl").read_text(encoding="utf-8"))
        self._add(catalogue.source(lang))

    def _add(self, source: str) -> None:
        self._bundle.add_resource(FluentResource(source))

    def say(self, key: str, **args: object) -> str:
        """The sentence of a key. A key that no catalogue has is a fault of the test."""
        return self._bundle.sentence(self._bundle.get_message(key).value, args)

    def num(self, value: int) -> str:
        return digits(value, self.lang)

    @property
    def direction(self) -> str:
        return "rtl" if self.lang == "fa" else "ltr"


@cache
def words(lang: str, game: str | None = "high_society") -> Words:
    return Words(lang, game)


def plain(text: str) -> str:
    """A text without the marks that only steer its direction."""
    return _ISOLATES.sub("", text)
