"""Nights of Mafia: the last of twenty-six answers comes in, and the night is resolved as far as the next morning.

The evenings are played first, at random; a round makes nothing but nights. Here a decision is one night: a copy of the
position, and the answer that it waits for.
"""

from __future__ import annotations

from itertools import cycle

from mahfel.engine import Move, Seat, SplitMix64, State, registry
from players.ours import version
from players.worker import PlayOne

__all__ = ["prepare", "version"]

_NIGHTS = 40
_SEATS = 26


def prepare(name: str, _drive: str) -> PlayOne:
    chance = SplitMix64(1)
    evenings = cycle([_evening(name, chance) for _ in range(_NIGHTS)])

    def night_one() -> int:
        state, seat, move = next(evenings)
        state.copy().play(seat, move)
        return 1

    return night_one


def _evening(name: str, chance: SplitMix64) -> tuple[State, Seat, Move]:
    """A full city that has chosen at random what to do in its first night with a shot, but for one."""
    game = registry.find(name)
    options = game.read_options({"scenario": "shab_e_mafia", "begins": "night"})
    state = game.start(_SEATS, options, chance)
    while True:
        asked = state.asked()
        seat = min(asked)
        move = state.legal(seat).sample(chance)
        if asked[seat].rule == "mafia-7.3" and len(asked) == 1:
            return state, seat, move
        state.play(seat, move)
