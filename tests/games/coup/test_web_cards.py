"""The board offers what the characters declare."""

from __future__ import annotations

import json
import runpy
from pathlib import Path

ROOT = Path(__file__).parents[3]


def test_the_boards_cards_are_the_declared_characters():
    written = json.loads((ROOT / "src/mahfel/games/coup/web/cards.json").read_text(encoding="utf-8"))
    declared = runpy.run_path(str(ROOT / "scripts/coup_cards.py"))["cards"]()
    assert written == json.loads(json.dumps(declared)), "run python scripts/coup_cards.py"


def test_the_boards_positions_are_what_the_engine_plays():
    made = runpy.run_path(str(ROOT / "scripts/coup_positions.py"))
    written = json.loads((ROOT / "web/dev/coup_positions.json").read_text(encoding="utf-8"))
    played = {name: json.loads(json.dumps(made["frame"](*spec))) for name, spec in made["POSITIONS"].items()}
    assert written == played, "run python scripts/coup_positions.py"
