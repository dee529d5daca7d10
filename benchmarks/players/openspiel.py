"""OpenSpiel's games, driven from Python in three ways that differ only in how chance nodes are passed."""

from __future__ import annotations

from collections.abc import Callable
from importlib.metadata import version as installed
from random import random

import numpy
import pyspiel
from open_spiel.python import games as _register_python_games  # noqa: F401  (importing is what registers them)

from players.worker import PlayOne

_TRIAL_GAMES = 20


def version() -> str:
    return f"OpenSpiel {installed('open-spiel')}"


def prepare(name: str, drive: str) -> PlayOne:
    game = pyspiel.load_game(name)
    if drive == "no chances":
        for _ in range(_TRIAL_GAMES):
            _check_uniform(game.new_initial_state(), name)
    draw: Callable[[pyspiel.State], int] = {"own": _documented, "frugal": _walk, "no chances": _any}[drive]

    def play_one() -> int:
        decisions = 0
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(draw(state))
            else:
                actions = state.legal_actions()
                state.apply_action(actions[int(random() * len(actions))])
                decisions += 1
        return decisions

    return play_one


def _documented(state: pyspiel.State) -> int:
    """Word for word as in OpenSpiel's documentation of `chance_outcomes`."""
    actions, probabilities = zip(*state.chance_outcomes(), strict=True)
    action: int = numpy.random.choice(actions, p=probabilities)
    return action


def _walk(state: pyspiel.State) -> int:
    """The cheapest general way: one draw and a walk along the probabilities."""
    point = random()
    for action, probability in state.chance_outcomes():  # noqa: B007  (the one we stop at is played)
        point -= probability
        if point < 0:
            break
    return action


def _any(state: pyspiel.State) -> int:
    """No probabilities at all: right only where all outcomes of a deal are equally likely, which is checked before."""
    actions = state.legal_actions()
    return actions[int(random() * len(actions))]


def _check_uniform(state: pyspiel.State, name: str) -> None:
    while not state.is_terminal():
        if state.is_chance_node():
            chances = [probability for _, probability in state.chance_outcomes()]
            if max(chances) - min(chances) > 1e-9:
                raise SystemExit(f"{name} has deals that are not uniform")
        state.apply_action(_any(state))
