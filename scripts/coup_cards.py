"""What Coup's board knows of the characters: `python scripts/coup_cards.py` writes it from their declarations."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from mahfel.games.coup.actions import GENERAL, REFORMATION
from mahfel.games.coup.character import Action
from mahfel.games.coup.characters import CHARACTERS

TARGET = Path(__file__).parents[1] / "src/mahfel/games/coup/web/cards.json"
_FIELDS = ("claim", "denies", "cost", "cost_against_others", "holds", "joined_for", "targets", "hostile", "piece")


def action_card(action: Action) -> dict[str, Any]:
    """An action as the board offers it; what is usual is left out."""
    usual = Action(key="", rule="")
    told = {name: getattr(action, name) for name in _FIELDS if getattr(action, name) != getattr(usual, name)}
    return {"key": action.key, "rule": action.rule, **told}


def cards() -> dict[str, Any]:
    """All characters with their actions and blocks, and the actions that need none."""
    return {
        "characters": {
            key: {
                "category": character.category,
                "actions": [action_card(action) for action in character.actions],
                "blocks": list(character.blocks),
                "reacts": character.reacts,
            }
            for key, character in CHARACTERS.items()
        },
        "general": {name: [action_card(action) for action in actions] for name, actions in GENERAL.items()},
        "reformation": [action_card(action) for action in REFORMATION],
    }


if __name__ == "__main__":
    TARGET.write_text(json.dumps(cards(), indent=1) + "\n", encoding="utf-8")
