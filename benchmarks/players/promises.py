"""What the engine promises of its speed."""

from __future__ import annotations

from measuring.targets import Target

from players.catalogue import BOARDGAME, COUPML, CPP, PETTINGZOO, PYCOUP, PYTHON, RLCARD
from players.match import Match

FLOORS = (
    ("High Society, four seats", "high_society", 100_000),
    ("Coup, four seats", "coup", 60_000),
    ("Coup, Rebellion G54 with all characters, four seats", "coup_g54", 30_000),
    ("Courtisans, four seats", "courtisans", 60_000),
    ("Lut, four seats", "lut", 60_000),
    ("Saboteur, ten seats", "saboteur", 10_000),
    ("Malʿoun, six seats", "maloun", 20_000),
    ("Mafia, twelve seats", "mafia", 15_000),
)
"""Decisions a CPU second."""

FRAME_MICROSECONDS = 60
"""A view and its frame together."""

NIGHT_MILLISECONDS = 5
"""A night of twenty-six, from the last answer to the morning."""


def promises(match: Match) -> list[Target]:
    """The targets, as far as the peers they speak of were there."""
    found = [Target(name, match.ours(game), floor, unit="decisions/s") for name, game, floor in FLOORS]
    found += [_frame("a view of Coup and its frame", match, "coup")]
    found += [_frame("a view of Rebellion G54 and its frame", match, "coup_g54")]
    found.append(
        Target("a night of Mafia, 26 seats", match.night("mafia"), NIGHT_MILLISECONDS, at_least=False, unit="ms")
    )
    if not match.peers:
        return found
    return [
        *found,
        Target("against the median of OpenSpiel's C++ card games", match.against(CPP), 1, unit="×"),
        Target("against the faster of OpenSpiel's Python card games", match.against(PYTHON, max), 4, unit="×"),
        Target("against the median of RLCard's games", match.against(RLCARD), 10, unit="×"),
        Target("against the median of PettingZoo's card games", match.against(PETTINGZOO), 10, unit="×"),
        Target("against the median of boardgame.io's simulations", match.against(BOARDGAME), 20, unit="×"),
        Target("Coup against coupml's", match.against(COUPML), 1, unit="×"),
        Target("Coup against pycoup's", match.against(PYCOUP), 1, unit="×"),
    ]


def _frame(name: str, match: Match, game: str) -> Target:
    return Target(name, match.frame(game), FRAME_MICROSECONDS, at_least=False, unit="µs")
