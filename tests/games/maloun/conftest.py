"""Positions of Malʿoun in plain words, and transcripts of what is played in them."""

from __future__ import annotations

import pytest

from mahfel.engine import Refused, SplitMix64
from mahfel.games.maloun import game
from mahfel.games.maloun.checks import invariants
from mahfel.games.maloun.words import NAMES

FILLER = ["herbal1", "herbal2"]


class Cafe:
    """A position that is played on: ``play("0 request:tea; 1 offer:tea3; * decline; 0 pick:1")``.

    ``*`` stands for every seat that still has to answer. After each move the invariants of the game are looked at.
    """

    def __init__(self, state, events=()):
        self.state = state
        self.events = list(events)

    def play(self, transcript):
        """Play a transcript; the events it made, as a spectator is told."""
        told = []
        self.state.tell = told.append
        for line in filter(None, map(str.strip, transcript.split(";"))):
            who, text = line.split(" ", 1)
            for seat in self.awaited if who == "*" else [int(who)]:
                self.state.play(seat, game.parse(text))
                invariants(self.state)
        self.events += told
        return [event.seen_by(None) for event in told]

    def told(self, kind, viewer=None):
        """All events of one type so far, as one viewer is told, without their type."""
        events = [dict(event.seen_by(viewer)) for event in self.events]
        return [event for event in events if event.pop("type") == kind]

    def refused(self, line, raw=None):
        """The code of the refusal of a move; the position must stay as it was."""
        who, _, text = line.partition(" ")
        before = self.state.fingerprint()
        with pytest.raises(Refused) as caught:
            self.state.play(int(who), game.read_move(raw) if raw is not None else game.parse(text))
        assert self.state.fingerprint() == before
        return caught.value.code

    def may(self, line):
        """Whether a seat is offered a move: ``may("1 offer:tea3")``."""
        who, text = line.split(" ", 1)
        return game.parse(text) in self.state.legal(int(who))

    def moves(self, seat, kind=""):
        """All that a seat is offered, in short notation; ``kind`` keeps those of one kind."""
        return [text for text in map(game.notate, self.state.legal(seat)) if text.startswith(kind)]

    def hand(self, seat):
        """A hand by ids."""
        return [NAMES[which] for which in self.state.hands[seat]]

    def top(self, count):
        """The top of the burnt pile, the first one on top."""
        return [NAMES[which] for which in reversed(self.state.burnt[-count:])]

    @property
    def awaited(self):
        """The seats without whose answer the game does not go on, ascending."""
        return list(self.state.awaited(None))

    @property
    def asked(self):
        """What each seat is asked, by its kind or text."""
        return {seat: ask.text or ask.kind for seat, ask in sorted(self.state.asked().items())}

    @property
    def kind(self):
        """What the awaited seats are asked; one kind for all."""
        (kind,) = {self.asked[seat] for seat in self.awaited}
        return kind

    @property
    def counts(self):
        """How many cards each hand holds."""
        return [len(hand) for hand in self.state.hands]

    @property
    def end(self):
        """Winners and how the game ended; None while it goes on."""
        found = self.state.outcome()
        return found and (found.winners, found.reason, found.decided_by)


def arranged(*hands, seats=4, **position):
    """A table at the beginning of a turn: a string for each seat, ``"tea1 tea2x water"``; seats without one hold two
    harmless cards. Everything else as ``mahfel.games.maloun.arrange`` has it."""
    rows = [hand.split() for hand in hands]
    rows += [FILLER] * (seats - len(rows))
    lists = ("deck", "burnt", "rewards")
    given = {
        name: value.split() if name in lists and isinstance(value, str) else value for name, value in position.items()
    }
    for name in ("laid", "permanents"):
        if name in given:
            given[name] = [row.split() for row in given[name]] + [[]] * (len(rows) - len(given[name]))
    return Cafe(game.arrange(hands=rows, **given))


@pytest.fixture
def cafe():
    """``cafe("tea1 tea2", "mocha1 juice2x", maloun=1)``: see ``arranged``."""
    return arranged


@pytest.fixture
def fresh():
    """``fresh(seats, seed, **options)``: a new game."""

    def start(seats=4, seed=0, **options):
        told = []
        return Cafe(game.start(seats, game.read_options(options), SplitMix64(seed), told.append), told)

    return start
