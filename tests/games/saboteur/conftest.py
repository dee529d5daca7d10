"""Mines in plain words, and transcripts of what is played in them."""

from __future__ import annotations

from functools import partial

import pytest
from played import OneByOne, worked

from mahfel.games.saboteur import game
from mahfel.games.saboteur.checks import invariants
from mahfel.games.saboteur.moves import Dig


class Table(OneByOne):
    """A position that is played on: ``play("0 dig:SH@1,0; 1 pass:map; * default")``.

    After each move the invariants of the game are looked at.
    """

    game = game

    def __init__(self, state, events=()):
        super().__init__(state, events)
        self.look()

    def look(self):
        invariants(self.state)

    def moves(self, seat=None):
        """All that a seat (default: the one asked) is offered, in short notation."""
        return super().moves(self.asked if seat is None else seat)

    def places(self, card):
        """Where the seat asked may lay a tunnel: (x, y, turned), a turn that changes nothing left out."""
        moves = self.state.legal(self.asked).reduced()
        return {(move.x, move.y, move.turned) for move in moves if isinstance(move, Dig) and move.card == card}

    def view(self, viewer=None):
        """What a viewer sees, a spectator by default."""
        return self.state.view(viewer)

    def cell(self, x, y):
        """The card in a cell as a spectator sees it, None where none lies face up."""
        return next((cell for cell in self.view().mine if (cell.x, cell.y) == (x, y)), None)

    @property
    def nuggets(self):
        """What all seats have."""
        return [self.state.nuggets(seat) for seat in range(self.state.seats)]

    @property
    def stories(self):
        """The rounds that are over."""
        return self.state.stories


@pytest.fixture
def table():
    """``table(hands=[["SH"], [], []], mine=["SH@1,0"])``: see ``mahfel.games.saboteur.arrange``."""
    return lambda **position: Table(game.arrange(**position))


ROW = ("SH@1,0", "SH@2,0", "SH@3,0", "X4@4,0", "TH@5,0", "X4@6,0")
"""A tunnel as far as one cell before the middle goal's neighbour."""


@pytest.fixture
def near(table):
    """``near(["X4"], …)``: a tunnel that comes to (6, 0), its last card a crossing; the hands given first."""

    def arrange(*hands, mine=(), **position):
        seats = position.pop("seats", max(3, len(hands)))
        rows = [list(hand) for hand in hands] + [[]] * (seats - len(hands))
        return table(hands=rows, mine=[*ROW, *mine], **position)

    return arrange


@pytest.fixture
def fresh():
    """``fresh(seats, seed, **options)``: a new game."""
    return Table.fresh


@pytest.fixture
def example():
    """``example("5.11")``: the worked example of that paragraph of the rulebook, as a reader gets it."""

    return partial(worked, game)
