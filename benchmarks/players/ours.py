"""Our games through the public interface that bots, the command line and the server use too."""

from __future__ import annotations

from typing import Any

from mahfel import __version__
from mahfel.engine import SplitMix64, registry
from players.worker import PlayOne

SEATS = 4

TABLES: dict[str, tuple[str, dict[str, Any]]] = {
    "high_society": ("high_society", {}),
    "coup": ("coup", {}),
    "coup_g54": ("coup", {"box": "g54", "roles": "all"}),
    "courtisans": ("courtisans", {}),
    "lut": ("lut", {}),
    "saboteur": ("saboteur", {}),
    "maloun": ("maloun", {}),
    "mafia": ("mafia", {"scenario": "shab_e_mafia"}),
}
"""The tables that are played, each a game and its options."""

FULL: dict[str, int] = {"saboteur": 10, "maloun": 6, "mafia": 12}
"""Tables with another number of seats."""


def version() -> str:
    return f"Mahfel {__version__}"


def prepare(name: str, _drive: str) -> PlayOne:
    key, wanted = TABLES[name]
    game = registry.find(key)
    options = game.read_options(wanted)
    seats = FULL.get(name, SEATS)
    chance = SplitMix64(1)

    def play_one() -> int:
        decisions = 0
        state = game.start(seats, options, chance)
        while asked := state.asked():
            for seat in asked:
                state.play(seat, state.legal(seat).sample(chance))
                decisions += 1
                break  # who else was asked may have changed
        return decisions

    return play_one
