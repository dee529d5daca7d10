"""Positions of Lut in plain words, and what happens in them."""

from __future__ import annotations

from functools import partial

import pytest
from played import OneByOne, worked

from mahfel.games.lut import game
from mahfel.games.lut.checks import invariants


class Desert(OneByOne):
    """A position that is played on: ``play("0 draw", "1 bandit:wolf3:1")``. Whatever is played, the invariants hold."""

    game = game

    def __init__(self, state, events=()):
        super().__init__(state, events)
        self.look()

    def look(self):
        invariants(self.state)

    def offered(self, seat):
        """All moves of a seat in short notation."""
        return set(self.moves(seat))

    @property
    def view(self):
        """What a spectator sees."""
        return self.state.view(None)

    def caravan(self, number):
        """A caravan on the road as everybody sees it."""
        return next(found for found in self.view.caravans if found.id == number)

    def leader(self, number):
        """The side that has the upper hand there."""
        return self.caravan(number).leader

    def booty(self, side):
        """The coins of the caravans a side has taken, in order."""
        return list(self.view.sides[side].booty)

    def hand(self, seat):
        """The cards in a hand."""
        return list(self.state.view(seat).players[seat].hand)


@pytest.fixture
def desert():
    """``desert(hands=[["C5"], []], caravans=[{"seat": 0, "value": 5}])``: see ``mahfel.games.lut.arrange``."""
    return lambda **position: Desert(game.arrange(**position))


@pytest.fixture
def fresh():
    """``fresh(seats, seed, **options)``: a new game."""
    return Desert.fresh


@pytest.fixture
def example():
    """``example("5.10")``: the worked example of that paragraph of the rulebook, computed."""

    return partial(worked, game)
