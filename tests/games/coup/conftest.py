"""Positions of Coup in plain words, and transcripts of what is played in them."""

from __future__ import annotations

import re

import pytest

from mahfel.engine import Refused, SplitMix64
from mahfel.games.coup import game
from mahfel.games.coup.characters import CHARACTERS
from mahfel.games.coup.checks import invariants


class Table:
    """A position that is played on: ``play("0 tax; 1 doubt; * allow; 0 prove; 1 lose:captain")``.

    ``*`` stands for every seat that is still asked. After each move the invariants of the game are looked at.
    """

    def __init__(self, state, events=()):
        self.state = state
        self.events = list(events)
        self.checked = True

    def play(self, transcript):
        """Play a transcript; the events it made, as a spectator is told."""
        told = []
        self.state.tell = told.append
        for line in filter(None, map(str.strip, transcript.split(";"))):
            who, text = line.split(" ", 1)
            for seat in sorted(self.state.asked()) if who == "*" else [int(who)]:
                self.state.play(seat, game.parse(text))
                if self.checked:
                    invariants(self.state)
        made = [event.seen_by(None) for event in told]
        self.events += told
        return made

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
        """Whether a seat is offered a move: ``may("1 block:duke")``."""
        who, text = line.split(" ", 1)
        return game.parse(text) in self.state.legal(int(who))

    def moves(self, seat):
        """All that a seat is offered, in short notation."""
        return [game.notate(move) for move in self.state.legal(seat)]

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

    def start(seats=3, seed=0, **options):
        told = []
        return Table(game.start(seats, game.read_options(options), SplitMix64(seed), told.append), told)

    return start
