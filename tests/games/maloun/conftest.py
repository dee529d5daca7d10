"""Positions of Malʿoun in plain words, and transcripts of what is played in them."""

from __future__ import annotations

import pytest
from played import Played

from mahfel.games.maloun import game
from mahfel.games.maloun.checks import invariants
from mahfel.games.maloun.words import NAMES

FILLER = ["herbal1", "herbal2"]


class Cafe(Played):
    """A position that is played on: ``play("0 request:tea; 1 offer:tea3; * decline; 0 pick:1")``.

    ``*`` stands for every seat that still has to answer. After each move the invariants of the game are looked at.
    """

    game = game
    usual = 4

    def look(self):
        invariants(self.state)

    def moves(self, seat, kind=""):
        """All that a seat is offered, in short notation; ``kind`` keeps those of one kind."""
        return [text for text in super().moves(seat) if text.startswith(kind)]

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

    everybody = awaited

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
    return Cafe.fresh
