"""High Society through the public interface that bots, the command line and the server use too."""

from __future__ import annotations

from mahfel import __version__
from mahfel.engine import SplitMix64, registry
from players.worker import PlayOne

_SEATS = 4


def version() -> str:
    return f"Mahfel {__version__}"


def prepare(name: str, _drive: str) -> PlayOne:
    game = registry.find(name)
    options = game.meta.options()
    chance = SplitMix64(1)

    def play_one() -> int:
        decisions = 0
        state = game.start(_SEATS, options, chance)
        while asked := state.asked():
            for seat in asked:
                state.play(seat, state.legal(seat).sample(chance))
                decisions += 1
                break  # who else was asked may have changed
        return decisions

    return play_one
