"""Positions of Coup in plain words, and transcripts of what is played in them."""

from __future__ import annotations

import re

import pytest
from played import Played

from mahfel.games.coup import game
from mahfel.games.coup.characters import CHARACTERS
from mahfel.games.coup.checks import invariants


class Table(Played):
    """A position that is played on: ``play("0 tax; 1 doubt; * allow; 0 prove; 1 lose:captain")``.

    After each move the invariants of the game are looked at.
    """

    game = game
    checked = True

    def look(self):
        if self.checked:
            invariants(self.state)

    def actions(self, seat):
        """The actions that a seat is offered, each once."""
        return list(dict.fromkeys(move.split(":")[0] for move in self.moves(seat)))

    @property
    def asked(self):
        """The seats that are asked, ascending."""
        return sorted(self.state.asked())

    @property
    def kind(self):
        """What they are asked; one kind for all."""
        (kind,) = {ask.kind for ask in self.state.asked().values()}
        return kind

    @property
    def turn(self):
        """Who is to declare an action now."""
        assert self.kind == "turn", f"{self.asked} are asked for {self.kind}"
        (seat,) = self.asked
        return seat

    @property
    def coins(self):
        """The coins of all seats."""
        return list(self.state.coins)

    @property
    def lives(self):
        """The number of face-down cards of all seats."""
        return [len(hand) for hand in self.state.hands]

    @property
    def lost(self):
        """The cards face up before all seats."""
        return [list(row) for row in self.state.lost]

    @property
    def court(self):
        """How many cards the Court has."""
        return len(self.state.court)

    @property
    def winner(self):
        """Who has won; None while the game goes on."""
        outcome = self.state.outcome()
        return outcome.winners[0] if outcome else None


def arranged(*hands, **position):
    """A table at the beginning of a turn: a string for each seat, ``"duke captain"``; after a stroke what is lost
    already, ``"duke/captain"``; everything else as ``mahfel.games.coup.arrange`` has it."""
    halves = [hand.partition("/") for hand in hands]
    down = [half[0].split() for half in halves]
    up = [half[2].split() for half in halves]
    position.setdefault("coins", [2 if hand else 0 for hand in down])
    return Table(game.arrange(hands=down, lost=up, **position))


@pytest.fixture
def table():
    """``table("duke captain", "contessa/duke", coins=[3, 2])``: see ``arranged``."""
    return arranged


FILLING = {
    "finance": ["banker"],
    "communications": ["director"],
    "force": ["guerrilla"],
    "special": ["politician", "peacekeeper"],
}


def five_with(*wanted):
    """A set of five in which some characters are in play, the others out of the starter set."""
    roles = []
    for category, filling in FILLING.items():
        own = [key for key in wanted if CHARACTERS[key].category == category]
        roles += [*own, *(key for key in filling if key not in own)][: len(filling)]
    assert set(wanted) <= set(roles), f"{wanted} cannot be in play together"
    return roles


@pytest.fixture
def g54():
    """``g54("spy judge", …, plus="spy judge")``: the same for Rebellion G54, with these characters in play. A digit in
    a hand stands for a character by its place among the five."""

    def arrange(*hands, plus="", **position):
        roles = five_with(*plus.split())
        named = [re.sub(r"\d", lambda digit: roles[int(digit[0])], hand) for hand in hands]
        return arranged(*named, box="g54", roles=roles, **position)

    return arrange


@pytest.fixture
def fresh():
    """``fresh(seats, seed, **options)``: a new game."""
    return Table.fresh
