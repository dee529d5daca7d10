"""OpenSpiel's games from Python, with the cheapest general way through a chance node: walk along the probabilities."""

from __future__ import annotations

from importlib.metadata import version as installed
from random import random

import pyspiel
from open_spiel.python import games as _register_python_games  # noqa: F401  (importing is what registers them)

from players.worker import PlayOne


def version() -> str:
    return f"OpenSpiel {installed('open-spiel')}"


def prepare(name: str) -> PlayOne:
    game = pyspiel.load_game(name)

    def play_one() -> int:
        decisions = 0
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                point = random()
                for action, probability in state.chance_outcomes():  # noqa: B007  (the one we stop at is played)
                    point -= probability
                    if point < 0:
                        break
                state.apply_action(action)
            else:
                actions = state.legal_actions()
                state.apply_action(actions[int(random() * len(actions))])
                decisions += 1
        return decisions

    return play_one
