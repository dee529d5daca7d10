"""The page on adding a game, followed step by step."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

PAGE = Path(__file__).parents[2] / "docs" / "extending" / "adding-a-game.md"
STEPS = re.findall(r"^## (\d+) (.+)$", PAGE.read_text(encoding="utf-8"), re.MULTILINE)


def commands() -> str:
    blocks = re.findall(r"```sh\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    return "\n".join(blocks)


def test_the_steps_are_numbered_without_a_gap():
    assert [int(number) for number, _ in STEPS] == list(range(1, len(STEPS) + 1))


@pytest.mark.slow
def test_every_command_of_the_page_works_in_its_order(tmp_path):
    assert len(re.findall("mahfel", commands())) > 5
    here = str(Path(sys.executable).parent)
    environment = {**os.environ, "PATH": here + os.pathsep + os.environ["PATH"], "MAHFEL_LANG": "en"}
    environment.pop("MAHFEL_GAMES", None)

    done = subprocess.run(
        ["bash", "-euo", "pipefail", "-c", commands()],
        cwd=tmp_path,
        env=environment,
        capture_output=True,
        text=True,
        timeout=240,
        check=False,
    )

    assert done.returncode == 0, done.stdout + done.stderr
    assert "BROKEN" not in done.stdout
    assert "2 passed" in done.stdout
