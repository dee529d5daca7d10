"""What the board is looked at and tested with is what the engine plays."""

from __future__ import annotations

import json
import runpy
from pathlib import Path

ROOT = Path(__file__).parents[3]


def test_the_boards_positions_are_what_the_engine_plays():
    made = runpy.run_path(str(ROOT / "scripts/courtisans_positions.py"))
    written = json.loads((ROOT / "web/dev/courtisans_positions.json").read_text(encoding="utf-8"))
    played = {name: json.loads(json.dumps(made["frame"](scene))) for name, scene in made["scenes"]().items()}
    assert written == played, "run python scripts/courtisans_positions.py"
