"""OpenSpiel's games driven word for word as its documentation does: `numpy.random.choice` at every chance node."""

from __future__ import annotations

from random import random

import numpy
import pyspiel

from players.openspiel import version as version
from players.worker import PlayOne


def prepare(name: str) -> PlayOne:
    game = pyspiel.load_game(name)
    choice = numpy.random.choice

    def play_one() -> int:
        decisions = 0
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                actions, probabilities = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(choice(actions, p=probabilities))
            else:
                actions = state.legal_actions()
                state.apply_action(actions[int(random() * len(actions))])
                decisions += 1
        return decisions

    return play_one
