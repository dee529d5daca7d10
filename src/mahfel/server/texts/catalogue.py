"""Fluent bundles per language and game, made on first use."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentResource

from mahfel.engine import registry
from mahfel.server.messages.values import Lang
from mahfel.server.texts.bundle import HouseBundle

Sentence = str
_LOG = logging.getLogger("mahfel.texts")


def key_of(code: str) -> str:
    """Fluent key of a refusal: "table.full" → "refused-table-full"."""
    return "refused-" + code.replace(".", "-")


def source(lang: Lang) -> str:
    """The server's own catalogue as Fluent source."""
    return files("mahfel.server.texts").joinpath(f"{lang}.ftl").read_text(encoding="utf-8")


class Catalogues:
    """Texts by language and game. Values inside sentences are isolated (U+2068, U+2069), numbers have native digits."""

    def __init__(self) -> None:
        self._bundles: dict[tuple[Lang, str | None], HouseBundle] = {}

    def refusal(self, code: str, args: Mapping[str, Any], lang: Lang, game: str | None = None) -> Sentence:
        """One sentence for a refusal. The game is guessed from the code's first word when it is not given.

        A code without a text is a fault of ours, so it is logged, and people get a general sentence.
        """
        first = code.partition(".")[0]
        owner = first if first in registry.games() else game
        text = self.say(key_of(code), args, lang, owner)
        if text is None:
            _LOG.error("no text for refusal %s in %s", code, lang)
            text = self.say("refused-server-fault", {}, lang)
        return text or code

    def say(self, key: str, args: Mapping[str, Any], lang: Lang, game: str | None = None) -> Sentence | None:
        """The sentence of a key, or None if no catalogue has it."""
        bundle = self._bundle(lang, game)
        if not bundle.has_message(key):
            return None
        pattern = bundle.get_message(key).value
        if pattern is None:
            return None
        return bundle.sentence(pattern, args)

    def _bundle(self, lang: Lang, game: str | None) -> HouseBundle:
        known = self._bundles.get((lang, game))
        if known is None:
            known = HouseBundle([lang], use_isolating=True)
            known.add_resource(FluentResource(source(lang)))
            if game is not None:
                known.add_resource(FluentResource(registry.find(game).texts(lang)))
            self._bundles[lang, game] = known
        return known
