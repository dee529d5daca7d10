"""Numbered paragraphs of a rulebook."""

from __future__ import annotations

import re

from mahfel.engine import Game

_NUMBERED = re.compile(r"^\*\*(\d+(?:\.\d+)+)\*\*", re.MULTILINE)


def numbered(game: Game, language: str = "en") -> tuple[str, ...]:
    """The ids of all numbered paragraphs of the rulebook, in its order: ``"high_society-3.2"``."""
    return tuple(f"{game.meta.key}-{number}" for number in _NUMBERED.findall(game.rulebook(language)))
