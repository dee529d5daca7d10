"""The same game on every run of Python: nothing may hang on the order of a set or on a built-in hash."""

from __future__ import annotations

import subprocess
import sys
from hashlib import blake2b

from mahfel.engine import Event, Game
from mahfel.testing.case import cases, elsewhere, place_of
from mahfel.testing.effort import NORMAL, Effort
from mahfel.testing.transcript import encode, seen, snapshot, viewers
from mahfel.testing.walk import closely

GAMES = 6
SEEDS = ("0", "1", "20261")

_CHILD = """
import sys
from mahfel.testing.hash_seeds import digest
from mahfel.testing.named import game_at
print(digest(game_at(sys.argv[1]), int(sys.argv[2])))
"""


def hash_seeds(game: Game, effort: Effort = NORMAL) -> None:
    """Games played in fresh interpreters with different PYTHONHASHSEED are the same to the last byte sent.

    Games that cannot be found by name (see ``case.place_of``) cannot be played elsewhere; they raise ValueError.
    Raises ``Broken``.
    """
    here = digest(game, effort.seed)
    for hash_seed in SEEDS:
        there = _elsewhere(game, effort.seed, hash_seed)
        if there != here:
            next(cases(game, 1, effort.seed)).broken(
                "the same game on every run of Python", f"PYTHONHASHSEED={hash_seed}: {there} instead of {here}"
            )


def digest(game: Game, seed: int) -> str:
    """A hash over all that is sent to anybody in some random games."""
    total = blake2b(digest_size=16)
    known: set[str] = set()
    for case in cases(game, GAMES, seed):
        told: list[Event] = []
        state = case.start(told.append)
        played = 0
        for position in closely(case, known):
            for seat, text in position.moves[played:]:
                state.tell = told.append
                state.play(seat, game.parse(text))
                total.update(text.encode())
            played = len(position.moves)
            total.update(state.fingerprint().encode())
            for viewer in viewers(state):
                total.update(snapshot(state, viewer))
                total.update(encode(seen(told, viewer)))
            told.clear()
    return total.hexdigest()


def _elsewhere(game: Game, seed: int, hash_seed: str) -> str:
    command = [sys.executable, "-c", _CHILD, place_of(game), str(seed)]
    environment = {**elsewhere(), "PYTHONHASHSEED": hash_seed}
    said = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=120, check=False)  # noqa: S603
    if said.returncode:
        raise ValueError(f"{' '.join(command)}: {said.stderr[-500:]}")
    return said.stdout.strip()
