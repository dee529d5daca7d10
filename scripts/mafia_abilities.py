"""What Mafia's board knows of roles, cards and scenarios: `python scripts/mafia_abilities.py` writes it from their
declarations."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from msgspec.structs import fields

from mahfel.games.mafia.arrange import arrange
from mahfel.games.mafia.cards import CARDS
from mahfel.games.mafia.night.team import SHOT
from mahfel.games.mafia.role import ENOUGH, LARGE_TABLE, SMALL_TABLE, Ability
from mahfel.games.mafia.roles import ROLES
from mahfel.games.mafia.scenarios import SCENARIOS
from mahfel.games.mafia.scenarios.shab_e_mafia import GENTLE_SHOT

TARGET = Path(__file__).parents[1] / "src/mahfel/games/mafia/web/abilities.json"
_KEPT_BY_THE_RULES = {"key", "effect", "unblockable", "turns", "told", "fatal_on", "spent_if_blocked"}


def ability_card(ability: Ability) -> dict[str, Any]:
    """An ability as the board offers it; what is usual is left out."""
    told = {
        field.name: getattr(ability, field.name)
        for field in fields(ability)
        if field.name not in _KEPT_BY_THE_RULES and getattr(ability, field.name) != field.default
    }
    return {"key": ability.key, **told}


def card(key: str) -> dict[str, Any] | None:
    """The ability by which a final-move card is aimed, and whether it names a role; None for one without a choice."""
    aim = CARDS[key].aim
    if aim is None:
        return None
    found = aim(arrange(roles=["boss", "citizen", "citizen", "citizen", "citizen", "doctor"], out=[4]), 1)
    return {"ability": found.ability, "names_role": bool(found.roles), "secret": CARDS[key].secret}


def declared() -> dict[str, Any]:
    """All roles with their abilities, all cards, and when each scenario's team shoots first."""
    return {
        "small_table": SMALL_TABLE,
        "large_table": LARGE_TABLE,
        "enough": ENOUGH,
        "shot": SHOT,
        "gentle_shot": GENTLE_SHOT,
        "roles": {
            key: {
                "side": role.side,
                **({"simple": True} if role.simple else {}),
                **({"follows": True} if role.follows else {}),
                **({"ballots": role.ballots} if role.ballots != 1 else {}),
                "abilities": [ability_card(ability) for ability in role.abilities],
            }
            for key, role in ROLES.items()
        },
        "cards": {key: card(key) for key in CARDS},
        "scenarios": {
            key: {"first_shot": scenario.first_shot, "late_shot": scenario.late_shot}
            for key, scenario in SCENARIOS.items()
        },
    }


if __name__ == "__main__":
    TARGET.write_text(json.dumps(declared(), indent=1) + "\n", encoding="utf-8")
