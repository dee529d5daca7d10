"""The engine's benchmark runs and says what it measured; what it measured is not a matter for tests."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def engine_suite(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, ROOT / "benchmarks" / "engine.py", "--only-ours", "--core", "0", *arguments],
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )


def test_a_short_run_of_ours_alone_prints_its_figures() -> None:
    page = ROOT / "docs" / "benchmarks.md"
    before = page.read_bytes()

    done = engine_suite("--seconds", "0.2", "--rounds", "2", "--json")

    assert done.returncode in range(10), done.stderr
    found = json.loads(done.stdout)
    assert found["suite"] == "engine"
    assert {"date", "processor", "cores", "versions", "rounds"} <= found["circumstances"].keys()
    for figure in (*found["ours"].values(), *found["frames"].values(), *found["nights"].values()):
        assert len(figure["rounds"]) == 2
        assert 0 < figure["least"] <= figure["median"] <= figure["most"]
    games = {"high_society", "coup", "coup_g54", "courtisans", "lut", "saboteur", "maloun", "mafia"}
    assert found["ours"].keys() == games
    bounds = [(target["bound"], target["unit"], target["at_least"]) for target in found["targets"]]
    assert bounds == [
        (100_000, "decisions/s", True),
        (60_000, "decisions/s", True),
        (30_000, "decisions/s", True),
        (60_000, "decisions/s", True),
        (60_000, "decisions/s", True),
        (10_000, "decisions/s", True),
        (20_000, "decisions/s", True),
        (15_000, "decisions/s", True),
        (60, "µs", False),
        (60, "µs", False),
        (5, "ms", False),
    ]
    verdicts = [target["verdict"] for target in found["targets"]]
    assert set(verdicts) <= {"holds", "tie", "missed"}
    assert done.returncode == sum(verdict != "holds" for verdict in verdicts)
    assert page.read_bytes() == before, "a run without the peers leaves the page alone"


def test_the_table_is_printed_for_people() -> None:
    done = engine_suite("--seconds", "0.1", "--rounds", "1")

    assert done.returncode in range(10), done.stderr
    assert "High Society, four seats" in done.stdout
    assert "Coup, Rebellion G54" in done.stdout
    assert "µs" in done.stdout
    assert "decisions/s" in done.stdout
