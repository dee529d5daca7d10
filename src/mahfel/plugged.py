"""Games that are not installed but named in the environment: toys of the tests, and games under development."""

from __future__ import annotations

import os
from typing import Final

from mahfel.engine.registry import add_named

NAMED: Final = "MAHFEL_GAMES"
"""The variable that names them, as ``module:attribute``, with spaces or commas between."""


def places() -> list[str]:
    """What the environment names."""
    return os.environ.get(NAMED, "").replace(",", " ").split()


def load() -> list[str]:
    """Register the games that the environment names; their places. Raises ImportError, AttributeError or TypeError."""
    found = places()
    for place in found:
        add_named(place)
    return found


def add(place: str) -> None:
    """Register one more game, for this process and its children."""
    add_named(place)
    os.environ[NAMED] = " ".join([*places(), place])
