"""Refusals in words."""

from __future__ import annotations

from collections.abc import Sequence

from mahfel.cli.arguments import arguments
from mahfel.cli.words import Words, language
from mahfel.engine import Game, Refused, registry


def refusal_text(refusal: Refused, lang: str | None = None, game: Game | None = None, names: Sequence[str] = ()) -> str:
    """A refusal in words, with its code for those who search for it; ``names``: what each seat is called.

    Without a ``game`` the code says in whose texts to look, where the house has none.
    """
    words = Words(lang or language(), game)
    if game is None and not words.has(refusal.text_key):
        words = Words(words.lang, registry.games().get(refusal.code.partition(".")[0]))
    if words.has(refusal.text_key):
        return f"{words.say(refusal.text_key, arguments(words, refusal.arguments, names))} [{refusal.code}]"
    return str(refusal)
