"""Settings: how a table plays, checked against its game."""

from __future__ import annotations

from typing import Any, get_args

import msgspec

from mahfel.bots import level_names
from mahfel.engine import Game, Refused
from mahfel.tables.entries import Language, PaceName, Windows


def full_options(game: Game, raw: dict[str, Any]) -> dict[str, Any]:
    """All options of the game, defaults filled in. Raises ``Refused("options.unreadable")``."""
    plain: dict[str, Any] = msgspec.to_builtins(game.read_options(raw))
    return plain


def bot_level(game: Game, level: str) -> str:
    """The level itself. Raises ``Refused("bot.unknown_level")`` when the game has no such bot."""
    if level not in level_names(game):
        raise Refused("bot.unknown_level", level=level, levels=list(level_names(game)))
    return level


def check_words(pace: PaceName, windows: Windows, lang: Language = "fa") -> None:
    """Raise ``Refused("settings.unreadable")`` for a word that means nothing."""
    for name, word, known in (("pace", pace, PaceName), ("windows", windows, Windows), ("lang", lang, Language)):
        if word not in get_args(known):
            raise Refused("settings.unreadable", name=name)
