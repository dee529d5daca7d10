"""The gate for imports lets the house pass, and stops what it exists to stop."""

from __future__ import annotations

import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PURE = "Rules know no clock, no input and output, no chance but their own"
LAYERS = "Imports run downwards only"


def lint_imports(root: Path) -> subprocess.CompletedProcess[str]:
    """Run import-linter over the copy of the house in `root`, which shadows the installed package."""
    command = [sys.executable, "-c", "from importlinter.cli import lint_imports_command; lint_imports_command()"]
    return subprocess.run(
        [*command, "--no-cache", "--no-logo"],
        cwd=root,
        env={"PYTHONPATH": str(root / "src"), "PATH": "/usr/bin:/bin"},
        capture_output=True,
        text=True,
        timeout=120,
    )


@pytest.fixture
def house(tmp_path: Path) -> Path:
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    skip = shutil.ignore_patterns("static", "__pycache__", "web")
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=skip)
    return tmp_path


def test_the_house_as_it_stands_passes(house: Path) -> None:
    said = lint_imports(house)
    assert said.returncode == 0, said.stdout
    assert f"{PURE} KEPT" in said.stdout


def test_every_package_of_rules_is_held_to_be_pure() -> None:
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["importlinter"]["contracts"]
    (pure,) = (contract for contract in contracts if contract["name"] == PURE)
    there = {name for name in ("engine", "kit", "games") if (ROOT / "src" / "mahfel" / name / "__init__.py").exists()}
    assert set(pure["source_modules"]) == {f"mahfel.{name}" for name in there}


@pytest.mark.parametrize(
    ("module", "fault", "contract"),
    [
        ("engine/seat.py", "import random", PURE),
        ("engine/seat.py", "from datetime import datetime", PURE),
        ("games/high_society/__init__.py", "import os", PURE),
        ("games/high_society/__init__.py", "import mahfel.server", LAYERS),
        ("engine/seat.py", "import mahfel.games.high_society", LAYERS),
        ("server/__init__.py", "import mahfel.store", "The log and the broker are reached through tables"),
        ("tables/__init__.py", "import mahfel.testing", "Nothing that serves people needs the harnesses"),
    ],
)
def test_an_import_against_an_arrow_is_stopped(house: Path, module: str, fault: str, contract: str) -> None:
    path = house / "src" / "mahfel" / module
    path.write_text(f"{path.read_text()}\n{fault}\n")
    said = lint_imports(house)
    assert said.returncode != 0
    assert f"{contract} BROKEN" in said.stdout
