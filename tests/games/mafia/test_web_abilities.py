"""What the board knows of roles, cards and scenarios is what the game declares."""

import json
import runpy
from pathlib import Path

ROOT = Path(__file__).parents[3]


def test_the_board_knows_the_abilities_as_they_are_declared():
    written = json.loads((ROOT / "src/mahfel/games/mafia/web/abilities.json").read_text(encoding="utf-8"))
    declared = runpy.run_path(str(ROOT / "scripts/mafia_abilities.py"))["declared"]()
    assert written == json.loads(json.dumps(declared)), "run python scripts/mafia_abilities.py"
