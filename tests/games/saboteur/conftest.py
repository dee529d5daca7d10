"""Mines in plain words, and transcripts of what is played in them."""

from __future__ import annotations

import json
import re

import msgspec
import pytest

from mahfel.engine import Refused, SplitMix64
from mahfel.games.saboteur import game
from mahfel.games.saboteur.checks import invariants
from mahfel.games.saboteur.moves import Dig


class Table:
    """A position that is played on: ``play("0 dig:SH@1,0; 1 pass:map; * default")``.

    ``*`` stands for whoever is asked, ``default`` for what is played when nobody is there. After each move the
    invariants of the game are looked at.
    """

    def __init__(self, state, events=()):
        self.state = state
        self.events = list(events)
        invariants(state)

    def play(self, transcript):
        """Play a transcript; the events it made, as a spectator is told."""
        told = []
        self.state.tell = told.append
        for line in filter(None, map(str.strip, transcript.split(";"))):
            who, text = line.split(" ", 1)
            seat = self.asked if who == "*" else int(who)
            self.state.play(seat, self.ask.default if text == "default" else game.parse(text))
            invariants(self.state)
        self.state.tell = None
        self.events += told
        return [event.seen_by(None) for event in told]

    def told(self, kind, viewer=None):
        """All events of one type so far, as one viewer is told, without their type."""
        events = [dict(event.seen_by(viewer)) for event in self.events]
        return [event for event in events if event.pop("type") == kind]

    def refused(self, line, raw=None):
        """The code of the refusal of a move; the position must stay as it was."""
        who, text = line.split(" ", 1)
        before = self.state.fingerprint()
        with pytest.raises(Refused) as caught:
            self.state.play(int(who), game.read_move(raw) if raw is not None else game.parse(text))
        assert self.state.fingerprint() == before
        return caught.value.code

    def may(self, line):
        """Whether a seat is offered a move: ``may("1 dig:SH@1,0")``."""
        who, text = line.split(" ", 1)
        return game.parse(text) in self.state.legal(int(who))

    def moves(self, seat=None):
        """All that a seat (default: the one asked) is offered, in short notation."""
        return [game.notate(move) for move in self.state.legal(self.asked if seat is None else seat)]

    def places(self, card):
        """Where the seat asked may lay a tunnel: (x, y, turned), a turn that changes nothing left out."""
        moves = self.state.legal(self.asked).reduced()
        return {(move.x, move.y, move.turned) for move in moves if isinstance(move, Dig) and move.card == card}

    def until_over(self):
        """Let defaults be played to the end of the game."""
        while self.state.asked():
            self.play("* default")
        return self

    @property
    def asked(self):
        """The seat that is asked; None when the game is over."""
        return next(iter(self.state.asked()), None)

    @property
    def ask(self):
        """Its ask."""
        return self.state.asked()[self.asked]

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

    def start(seats=3, seed=0, **options):
        told = []
        state = game.start(seats, game.read_options(options), SplitMix64(seed), told.append)
        state.tell = None
        return Table(state, told)

    return start


@pytest.fixture
def example():
    """``example("5.11")``: the worked example of that paragraph of the rulebook, as a reader gets it."""

    def compute(number):
        book = game.rulebook("en")
        block = book[book.index(f"**{number}**") :].split("```example\n", 1)[1].split("```", 1)[0]
        spec = dict(re.fullmatch(r"(\w+): (.*)", line).groups() for line in block.strip().splitlines())
        for key in set(spec) - {"id", "kind"}:
            spec[key] = json.loads(spec[key])
        return msgspec.json.decode(msgspec.json.encode(game.example(spec)))

    return compute
