"""What the engine promises of its speed."""

from __future__ import annotations

from measuring.targets import Target

from players.catalogue import BOARDGAME, CPP, PETTINGZOO, PYTHON, RLCARD
from players.match import Match

FLOOR = 100_000
"""Decisions a CPU second in a game of four seats."""


def promises(match: Match) -> list[Target]:
    """The targets, as far as the peers they speak of were there."""
    floor = Target("High Society, four seats", match.ours, FLOOR, unit="decisions/s")
    if not match.peers:
        return [floor]
    return [
        floor,
        Target("against the median of OpenSpiel's C++ card games", match.against(CPP), 1, unit="×"),
        Target("against the faster of OpenSpiel's Python card games", match.against(PYTHON, max), 4, unit="×"),
        Target("against the median of RLCard's games", match.against(RLCARD), 10, unit="×"),
        Target("against the median of PettingZoo's card games", match.against(PETTINGZOO), 10, unit="×"),
        Target("against the median of boardgame.io's simulations", match.against(BOARDGAME), 20, unit="×"),
    ]
