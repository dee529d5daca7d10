"""The games that are installed: found by entry point, so that a game in another package needs no change here."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from types import MappingProxyType

from mahfel.engine.event import declared
from mahfel.engine.game import Game
from mahfel.engine.refusal import Refused

_added: dict[str, Game] = {}


@cache
def _installed() -> Mapping[str, Game]:
    found = {}
    for entry in sorted(entry_points(group="mahfel.games"), key=lambda entry: entry.name):
        game = entry.load()
        found[checked(game).meta.key] = game
    return found


def games() -> Mapping[str, Game]:
    """Every game by key, ascending."""
    return MappingProxyType(dict(sorted({**_installed(), **_added}.items())))


def find(key: str) -> Game:
    """The game of that key. Raises ``Refused("game.unknown")``, with the ``games`` that there are."""
    game = _added.get(key) or _installed().get(key)
    if game is None:
        raise Refused("game.unknown", game=key, games=list(games()))
    return game


def add(game: Game) -> Game:
    """Register a game for this process: a toy of the tests, or one under development."""
    _added[checked(game).meta.key] = game
    return game


def add_named(place: str) -> Game:
    """Register the game at ``"module:attribute"``. Raises ImportError or AttributeError."""
    module, _, attribute = place.partition(":")
    game = getattr(import_module(module), attribute or "game")
    if not isinstance(game, Game):
        raise TypeError(f"{place} is not a game")
    return add(game)


def checked(game: Game) -> Game:
    """The game itself, after its declarations were looked at. Raises TypeError for an undeclared event field."""
    for event in game.event_types:
        declared(event)
    return game
