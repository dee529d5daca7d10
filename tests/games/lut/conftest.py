"""Positions of Lut in plain words, and what happens in them."""

from __future__ import annotations

import json
import re

import msgspec
import pytest

from mahfel.engine import Refused, SplitMix64
from mahfel.games.lut import game
from mahfel.games.lut.checks import invariants


class Desert:
    """A position that is played on: ``play("0 draw", "1 bandit:wolf3:1")``. Whatever is played, the invariants hold."""

    def __init__(self, state, events=()):
        self.state = state
        self.heard = list(events)
        invariants(state)

    def play(self, *lines):
        """Play moves as ``"seat notation"``; the events they made, as a spectator hears them."""
        told = []
        for line in lines:
            seat, text = line.split(" ", 1)
            self.state.tell = told.append
            self.state.play(int(seat), game.parse(text))
            self.state.tell = None
            invariants(self.state)
        self.heard += told
        return [event.seen_by(None) for event in told]

    def told(self, kind, viewer=None):
        """All events of one type so far as a viewer hears them, without their type."""
        events = [dict(event.seen_by(viewer)) for event in self.heard]
        return [event for event in events if event["type"] == kind and event.pop("type")]

    def refused(self, line, raw=None):
        """The code of the refusal of a move; the position must stay as it was."""
        seat, text = line.split(" ", 1)
        before = self.state.fingerprint()
        move = game.read_move(raw) if raw else game.parse(text)
        assert move not in self.state.legal(int(seat))
        with pytest.raises(Refused) as caught:
            self.state.play(int(seat), move)
        assert self.state.fingerprint() == before
        return caught.value.code

    def may(self, seat, *texts):
        """Whether a seat is offered these moves."""
        legal = self.state.legal(seat)
        return all(game.parse(text) in legal for text in texts)

    def offered(self, seat):
        """All moves of a seat in short notation."""
        return {game.notate(move) for move in self.state.legal(seat)}

    @property
    def view(self):
        """What a spectator sees."""
        return self.state.view(None)

    @property
    def asked(self):
        """The seat that is asked; None when the game is over."""
        return next(iter(self.state.asked()), None)

    @property
    def ask(self):
        """The ask of that seat."""
        return self.state.asked()[self.asked]

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

    def until_over(self):
        """Let everybody do what is done for the absent until the game is over; the moves played."""
        played = []
        while self.state.asked():
            seat, move = self.asked, self.ask.default
            played.append(game.notate(move))
            self.state.play(seat, move)
            invariants(self.state)
        return played


def computed(spec):
    """A worked example as a reader gets it, through JSON."""
    return msgspec.json.decode(msgspec.json.encode(game.example(spec)))


@pytest.fixture
def desert():
    """``desert(hands=[["C5"], []], caravans=[{"seat": 0, "value": 5}])``: see ``mahfel.games.lut.arrange``."""
    return lambda **position: Desert(game.arrange(**position))


@pytest.fixture
def fresh():
    """``fresh(seats, seed, **options)``: a new game."""

    def start(seats=3, seed=0, **options):
        told = []
        return Desert(game.start(seats, game.read_options(options), SplitMix64(seed), told.append), told)

    return start


@pytest.fixture
def example():
    """``example("5.10")``: the worked example of that paragraph of the rulebook, computed."""

    def compute(number):
        book = game.rulebook("en")
        block = book[book.index(f"**{number}**") :].split("```example\n", 1)[1].split("```", 1)[0]
        spec = dict(re.fullmatch(r"(\w+): (.*)", line).groups() for line in block.strip().splitlines())
        for key in ("position", "moves", "people"):
            if key in spec:
                spec[key] = json.loads(spec[key])
        return computed(spec)

    return compute
