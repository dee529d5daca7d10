"""Games under development: loaded from a folder, without installing it."""

from __future__ import annotations

import importlib
import os
import sys
import tomllib
from pathlib import Path

from mahfel import plugged
from mahfel.engine import Refused


def plug(folder: Path) -> None:
    """Register the games that ``folder/pyproject.toml`` declares, their code taken from ``folder/src``.

    Child processes find the same games. Raises ``Refused``: ``plug.not_a_package`` or ``plug.broken``.
    """
    project = folder / "pyproject.toml"
    try:
        declared = tomllib.loads(project.read_text(encoding="utf-8"))["project"]["entry-points"]["mahfel.games"]
    except (OSError, KeyError, ValueError):
        raise Refused("plug.not_a_package", folder=str(folder)) from None
    source = str((folder / "src").resolve())
    sys.path.insert(0, source)
    importlib.invalidate_caches()  # the folder may be younger than this process
    os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, (source, os.environ.get("PYTHONPATH"))))
    for place in declared.values():
        try:
            plugged.add(place)
        except (ImportError, AttributeError, TypeError) as fault:
            raise Refused("plug.broken", place=place, why=str(fault)) from fault
