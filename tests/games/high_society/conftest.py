"""Positions of High Society in plain words, and what happens in them."""

from __future__ import annotations

import json
import re

import msgspec
import pytest

from mahfel.engine import Refused, SplitMix64
from mahfel.games.high_society import game
from mahfel.games.high_society.checks import invariants


class Evening:
    """A position that is played on: ``play("0 bid:3", "1 pass")``."""

    def __init__(self, state, events=()):
        self.state = state
        self.events = [event.seen_by(None) for event in events]

    def play(self, *lines):
        """Play moves as ``"seat notation"``; the events they made."""
        told = []
        self.state.tell = told.append
        for line in lines:
            seat, text = line.split(" ", 1)
            self.state.play(int(seat), game.parse(text))
        made = [event.seen_by(None) for event in told]
        self.events += made
        return made

    def told(self, kind):
        """All events of one type so far, without their type."""
        events = [dict(event) for event in self.events if event["type"] == kind]
        return [event for event in events if event.pop("type")]

    def refused(self, line, raw=None):
        """The code of the refusal of a move; the position must stay as it was."""
        seat, text = line.split(" ", 1)
        before = self.state.fingerprint()
        with pytest.raises(Refused) as caught:
            self.state.play(int(seat), game.read_move(raw) if raw else game.parse(text))
        assert self.state.fingerprint() == before
        return caught.value.code

    def may(self, seat, text):
        """Whether a seat is offered a move."""
        return game.parse(text) in self.state.legal(seat)

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

    def money(self, seat):
        """All that a seat has, what lies on the table included."""
        return self.view.players[seat].money

    def hand(self, seat):
        """The values in a hand."""
        return list(self.view.players[seat].hand)

    def bid(self, seat):
        """What lies before a seat."""
        return list(self.view.players[seat].bid)

    def owned(self, seat):
        """The status cards of a seat."""
        return list(self.view.players[seat].owned)

    def until_over(self):
        """Let everybody pass until the game is over; the moves played."""
        played = 0
        while self.state.asked():
            self.state.play(self.asked, self.ask.default)
            played += 1
        return played


def looked_at(table):
    """The position obeys the invariants, all viewers see the same of it, and each can imagine a world in which all that
    it knows is as it is and only the hidden cards of the deck lie otherwise."""
    state = table.state
    invariants(state)
    views = [state.view(viewer) for viewer in (None, *range(state.seats))]
    for view in views:
        assert view.players == views[0].players
        assert view.reckoning == views[0].reckoning
        world = game.imagine(view, SplitMix64(5))
        invariants(world)
        assert world.view(view.viewer) == view
        assert sorted(world.deck[state.shown :]) == sorted(state.deck[state.shown :])
        assert world.asked() == state.asked()
        assert [list(world.legal(seat)) for seat in world.asked()] == [list(state.legal(s)) for s in state.asked()]
    return table


def computed(spec):
    """A worked example as a reader gets it, through JSON."""
    return msgspec.json.decode(msgspec.json.encode(game.example(spec)))


@pytest.fixture
def evening():
    """``evening(card="L7", bids=[[6], [], []], turn=1)``: see ``mahfel.games.high_society.arrange``."""
    return lambda **position: Evening(game.arrange(**position))


@pytest.fixture
def looking():
    """``looking(evening)``: the same evening, looked at now and after each move."""

    def look(table):
        plain = looked_at(table).play

        def play(*lines):
            return [event for line in lines for event in (plain(line), looked_at(table))[0]]

        table.play = play
        return table

    return look


@pytest.fixture
def position(evening, looking):
    """``position(card=…)``: as ``evening``, looked at before and after each move."""
    return lambda **given: looking(evening(**given))


@pytest.fixture
def fresh():
    """``fresh(seats, seed, **options)``: a new game."""

    def start(seats=3, seed=0, **options):
        told = []
        return Evening(game.start(seats, game.read_options(options), SplitMix64(seed), told.append), told)

    return start


@pytest.fixture
def reckoned():
    """``reckoned(hands, owned, **options)``: accounts, winners, what decided, as in the rulebook's examples."""

    def reckon(hands, owned, **options):
        return computed({"kind": "reckoning", "position": {"hands": hands, "owned": owned, **options}})

    return reckon


@pytest.fixture
def example():
    """``example("5.11")``: the worked example of that paragraph of the rulebook, computed."""

    def compute(number):
        book = game.rulebook("en")
        block = book[book.index(f"**{number}**") :].split("```example\n", 1)[1].split("```", 1)[0]
        spec = dict(re.fullmatch(r"(\w+): (.*)", line).groups() for line in block.strip().splitlines())
        for key in ("position", "moves", "people"):
            if key in spec:
                spec[key] = json.loads(spec[key])
        return computed(spec)

    return compute
