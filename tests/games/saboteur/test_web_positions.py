"""The positions that the board is looked at and tested with are those that the rules give today."""

from __future__ import annotations

import json
import runpy
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[3]
SCRIPT = runpy.run_path(str(ROOT / "scripts" / "saboteur_positions.py"))
RENEW = "run python scripts/saboteur_positions.py"


def kept(name: str) -> dict[str, Any]:
    return json.loads((ROOT / "web" / "dev" / name).read_text(encoding="utf-8"))


def test_where_cards_may_lie_is_what_the_board_is_measured_against():
    mines = json.loads(json.dumps(SCRIPT["mines"]()))
    assert mines == kept("saboteur_places.json"), RENEW
    assert set(SCRIPT["VECTORS"]) < set(mines)
    assert any(where for name, case in mines.items() if name.startswith("random") for where in case["places"].values())


@pytest.mark.parametrize("name", SCRIPT["POSITIONS"])
def test_a_position_of_the_gallery_is_what_a_server_would_send(name):
    made = json.loads(json.dumps(SCRIPT["frame"](*SCRIPT["POSITIONS"][name])))
    assert made == kept("saboteur_positions.json")[name], RENEW
