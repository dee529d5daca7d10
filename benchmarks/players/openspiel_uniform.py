"""OpenSpiel's games with a short cut: where all outcomes of a deal are equally likely, no probabilities are fetched.

A caller has to know that of the game beforehand (it is checked below), so this is not the general way to drive the
library; but it shows how much of the general way's time goes into handing lists of probabilities to Python.
"""

from __future__ import annotations

from random import random

import pyspiel

from players.openspiel import version as version
from players.worker import PlayOne

_TRIAL_GAMES = 20


def prepare(name: str) -> PlayOne:
    game = pyspiel.load_game(name)
    for _ in range(_TRIAL_GAMES):
        _check_uniform(game.new_initial_state(), name)

    def play_one() -> int:
        decisions = 0
        state = game.new_initial_state()
        while not state.is_terminal():
            decisions += not state.is_chance_node()
            actions = state.legal_actions()
            state.apply_action(actions[int(random() * len(actions))])
        return decisions

    return play_one


def _check_uniform(state: pyspiel.State, name: str) -> None:
    while not state.is_terminal():
        if state.is_chance_node():
            chances = [probability for _, probability in state.chance_outcomes()]
            if max(chances) - min(chances) > 1e-9:
                raise SystemExit(f"{name} has deals that are not uniform")
        actions = state.legal_actions()
        state.apply_action(actions[int(random() * len(actions))])
