"""Every final-move card, by key. One file declares one card."""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules
from typing import Final

from mahfel.games.mafia.card import Card


def _declared() -> dict[str, Card]:
    found = {}
    for module in sorted(info.name for info in iter_modules(__path__)):
        card = import_module(f"{__name__}.{module}").CARD
        assert isinstance(card, Card), f"{module} declares no card"
        assert card.key == module, f"{module} declares {card.key}"
        found[card.key] = card
    return found


CARDS: Final = _declared()
