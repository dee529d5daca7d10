"""The levels of Coup's bots."""

from __future__ import annotations

from typing import Final

from mahfel.engine import Level
from mahfel.games.coup.bots.player import player
from mahfel.games.coup.bots.style import Style
from mahfel.games.coup.bots.values import appraisal

BEGINNER: Final = Style(bluff=0.0, doubt=1.0, liars=0.4, fight=0.8)
"""Says what is true, thinks that others lie, and saves up for a coup."""

_STYLES: Final = (
    Style(bluff=0.4, doubt=0.5, liars=0.1, fear=1.8),
    Style(bluff=0.7, doubt=0.4, liars=0.15),
    Style(bluff=0.6, doubt=0.8, liars=0.15, fight=1.2),
    Style(bluff=1.0, doubt=0.8, liars=0.15, fear=0.5),
    Style(bluff=0.3, doubt=1.0, liars=0.3, fight=1.2),
)

_OTHERS: Final = (
    BEGINNER,
    Style(bluff=0.05, doubt=0.4, liars=0.15),
    Style(bluff=0.0, doubt=0.35, liars=0.15, fight=0.8),
    *_STYLES,
)

LEVELS: Final = {
    "easy": Level(policies=(player(BEGINNER),)),
    "normal": Level(
        policies=tuple(map(player, _STYLES)),
        models=tuple(map(player, _OTHERS)),
        worlds=12,
        edge=0.12,
        appraisal=appraisal,
        belief=0.75,
    ),
}
