"""A position that is played on in a test: what is the same whatever the game."""

from __future__ import annotations

import msgspec
import pytest

from mahfel.engine import Refused, SplitMix64
from mahfel.server.rulebook.notation import read_block


class Played:
    """A position that is played on: ``play("0 tax; 1 doubt; * allow")`` or ``play("0 draw", "1 pass")``.

    A line is a seat and a move in short notation. ``*`` stands for everybody whose answer is waited for, ``default``
    for what is played when nobody is there.
    """

    game = None
    usual = 3
    """How many sit down where a test does not say."""

    def __init__(self, state, events=()):
        self.state = state
        self.events = list(events)

    @classmethod
    def fresh(cls, seats=None, seed=0, **options):
        """A new game; what was told at its beginning has been heard."""
        told = []
        state = cls.game.start(seats or cls.usual, cls.game.read_options(options), SplitMix64(seed), told.append)
        state.tell = None
        return cls(state, told)

    def look(self):
        """What has to hold in every position that is played to; a game says it."""

    def play(self, *transcript):
        """Play a transcript; the events it made, as a spectator is told."""
        made = []
        for line in filter(None, map(str.strip, ";".join(transcript).split(";"))):
            who, text = line.split(" ", 1)
            for seat in self.everybody if who == "*" else [int(who)]:
                move = self.state.asked()[seat].default if text == "default" else self.game.parse(text)
                made += self.move(seat, move)
                self.look()
        return made

    def move(self, seat, move):
        """Play one move, at which nobody looks; the events it made, as a spectator is told."""
        told = []
        self.state.tell = told.append
        self.state.play(seat, move)
        self.state.tell = None
        self.events += told
        return [event.seen_by(None) for event in told]

    def told(self, kind, viewer=None):
        """All events of one type so far, as one viewer is told, without their type."""
        events = [dict(event.seen_by(viewer)) for event in self.events]
        return [event for event in events if event.pop("type") == kind]

    def refused(self, line, raw=None):
        """The code of the refusal of a move, which is not offered; the position must stay as it was."""
        who, _, text = line.partition(" ")
        before = self.state.fingerprint()
        with pytest.raises(Refused) as caught:
            self._try(int(who), text, raw)
        assert self.state.fingerprint() == before
        return caught.value.code

    def _try(self, seat, text, raw):
        move = self.game.parse(text) if raw is None else self.game.read_move(raw)
        assert move not in self.state.legal(seat), f"{move} is offered"
        self.state.play(seat, move)

    def may(self, *lines):
        """Whether all these moves are offered: ``may("1 block:duke")``."""
        split = [line.split(" ", 1) for line in lines]
        return all(self.game.parse(text) in self.state.legal(int(who)) for who, text in split)

    def moves(self, seat):
        """All that a seat is offered, in short notation."""
        return [self.game.notate(move) for move in self.state.legal(seat)]

    @property
    def everybody(self):
        """Whom ``*`` stands for, ascending."""
        return sorted(self.state.asked())


class OneByOne(Played):
    """A position of a game in which one seat is asked at a time."""

    @property
    def asked(self):
        """The seat that is asked; None when the game is over."""
        return next(iter(self.state.asked()), None)

    @property
    def ask(self):
        """The ask of that seat."""
        return self.state.asked()[self.asked]

    def until_over(self):
        """Let everybody do what is done for the absent until the game is over; the moves played, in short notation."""
        played = []
        while self.state.asked():
            played.append(self.game.notate(self.ask.default))
            self.move(self.asked, self.ask.default)
            self.look()
        return played


def computed(game, spec):
    """What a worked example comes to, as a reader gets it, through JSON."""
    return msgspec.json.decode(msgspec.json.encode(game.example(spec)))


def worked(game, number):
    """What the worked example of a paragraph of the rulebook comes to."""
    book = game.rulebook("en")
    block = book[book.index(f"**{number}**") :].split("```example\n", 1)[1].split("```", 1)[0]
    return computed(game, read_block(block))
