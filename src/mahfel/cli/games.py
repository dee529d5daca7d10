"""``mahfel games``: what can be played."""

from __future__ import annotations

import argparse
import json
from typing import Any

from mahfel.bots import level_names
from mahfel.cli.words import Words, add_language
from mahfel.engine import Game, registry


def add(commands: Any) -> None:
    """Declare the command."""
    command: argparse.ArgumentParser = commands.add_parser("games", help="list the games that are installed")
    command.add_argument("--json", action="store_true", help="print a JSON list")
    add_language(command)
    command.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Print them."""
    found = [_card(key, game, Words(given.lang, game)) for key, game in registry.games().items()]
    if given.json:
        print(json.dumps(found, ensure_ascii=False))
        return 0
    for card in found:
        least, most = card["players"]
        print(f"{card['game']:20} {card['name']} ({least}–{most}). {card['pitch']}")
    return 0


def _card(key: str, game: Game, words: Words) -> dict[str, Any]:
    return {
        "game": key,
        "name": words.say("game-name") if words.has("game-name") else key,
        "pitch": words.say("game-pitch") if words.has("game-pitch") else "",
        "players": list(game.meta.seats),
        "minutes": list(game.meta.minutes),
        "stage": game.meta.stage,
        "rules_version": game.meta.rules_version,
        "bots": list(level_names(game)),
    }
