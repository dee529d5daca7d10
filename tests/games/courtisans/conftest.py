"""Positions of Courtisans in plain words, and what happens in them."""

from __future__ import annotations

import json
import re
from collections import Counter

import msgspec
import pytest

from mahfel.engine import Refused, SplitMix64
from mahfel.games.courtisans import game
from mahfel.games.courtisans.checks import invariants
from mahfel.games.courtisans.words import COPIES, NAMES


class Banquet:
    """A position that is played on: ``play("0 toads-noble>above")``."""

    def __init__(self, state, events=()):
        self.state = state
        self.events = [event.seen_by(None) for event in events]

    def play(self, *lines):
        """Play moves as ``"seat notation"``; the events they made. Each position is looked at by everybody."""
        made = []
        for line in lines:
            seat, text = line.split(" ", 1)
            made += self.move(int(seat), game.parse(text))
            looked_at(self.state)
        return made

    def move(self, seat, move):
        """Play one move of a long game, in which not every position is looked at; the events it made."""
        told = []
        self.state.tell = told.append
        self.state.play(seat, move)
        self.state.tell = None
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
        move = game.read_move(raw) if raw else game.parse(text)
        assert move not in self.state.legal(int(seat))
        with pytest.raises(Refused) as caught:
            self.state.play(int(seat), move)
        assert self.state.fingerprint() == before
        return caught.value.code

    def may(self, seat, text):
        """Whether a seat is offered a move; what is offered is listed, and accepted."""
        move = game.parse(text)
        legal = self.state.legal(seat)
        assert (move in legal) == (move in list(legal))
        if move in legal:
            self.state.copy().play(seat, move)
        return move in legal

    def victims(self, seat, start):
        """Whom a placement, written without its victim, may take with it."""
        texts = [game.notate(move) for move in self.state.legal(seat)]
        return {text.removeprefix(start + "!") for text in texts if text.startswith(start + "!")}

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

    def until_over(self):
        """Let everybody's defaults be played until the game is over; the moves played."""
        played = []
        while self.state.asked():
            move = self.ask.default
            played.append(move)
            self.move(self.asked, move)
            if len(played) % 16 == 0:
                looked_at(self.state)
        looked_at(self.state)
        return played


def looked_at(state):
    """The position obeys the invariants, and each viewer can imagine a world that looks the same and asks the same."""
    invariants(state)
    for viewer in (None, *range(state.seats)):
        view = state.view(viewer)
        assert game.read_view(msgspec.json.decode(msgspec.json.encode(view))) == view
        world = game.imagine(view, SplitMix64(5))
        invariants(world)
        assert world.view(viewer) == view
        assert set(world.asked()) == set(state.asked())
        if viewer in world.asked():
            assert world.asked() == state.asked()
            assert list(world.legal(viewer)) == list(state.legal(viewer))


def padded(*, seats=2, turn=0, above=(), below=(), domains=None, used=(), hands=None, **rest):
    """A position for ``arrange`` in which only some cards matter: guards, then others that are not named, are added
    above the table and in domains until the turns so far can have led there."""
    domains = [list(row) for row in domains or [[]] * seats]
    kept = Counter([*above, *below, *(card for row in domains for card in row), *(c for h in hands or () for c in h)])
    kept.update(rest.get("removed", ()))
    kept.update(rest.get("pile", ()))
    spare = [name for name, copies in zip(NAMES, COPIES, strict=True) for _ in range(copies - kept[name])]
    spare.sort(key=lambda name: not name.endswith("-guard"))
    spare = [name for name in spare if not name.endswith(("-spy", "-assassin"))]
    for turns in range(len(above) + len(below), 31):
        done = [turns // seats + ((seat - turn + turns) % seats < turns % seats) for seat in range(seats)]
        own = [d + (seat == turn and "own" in used) for seat, d in enumerate(done)]
        most = [turns - d + (seat != turn and "opponent" in used) for seat, d in enumerate(done)]
        given = [max(0, len(row) - o) for row, o in zip(domains, own, strict=True)]
        gifts = turns + ("opponent" in used)
        if any(g > m for g, m in zip(given, most, strict=True)) or sum(given) > gifts:
            continue
        for seat in range(seats):
            given[seat] += (more := min(most[seat] - given[seat], gifts - sum(given)))
            assert more >= 0
        if sum(given) == gifts:
            break
    table = turns + ("table" in used)
    above = [*above, *(spare.pop(0) for _ in range(table - len(above) - len(below)))]
    for seat, row in enumerate(domains):
        row += [spare.pop(0) for _ in range(own[seat] + given[seat] - len(row))]
    return (
        {"seats": seats, "turn": turn, "above": above, "below": below, "domains": domains, "used": used}
        | ({"hands": hands} if hands else {})
        | rest
    )


def computed(spec):
    """A worked example as a reader gets it, through JSON."""
    return msgspec.json.decode(msgspec.json.encode(game.example(spec)))


@pytest.fixture
def banquet():
    """``banquet(above=["toads-noble"], hands=[…])``: see ``mahfel.games.courtisans.arrange``; padded where needed."""

    def begin(**position):
        state = game.arrange(**padded(**position))
        looked_at(state)
        return Banquet(state)

    return begin


@pytest.fixture
def exactly():
    """``exactly(above=…)``: ``arrange`` and nothing more."""
    return lambda **position: Banquet(game.arrange(**position))


@pytest.fixture
def fresh():
    """``fresh(seats, seed, **options)``: a new game."""

    def start(seats=2, seed=0, **options):
        told = []
        state = game.start(seats, game.read_options(options), SplitMix64(seed), told.append)
        state.tell = None
        return Banquet(state, told)

    return start


@pytest.fixture
def reckoned():
    """``reckoned(above, below, domains, missions, **options)``: families and accounts, as in the book's examples."""

    def reckon(above=(), below=(), domains=((), ()), missions=None, **options):
        position = {"above": above, "below": below, "domains": domains, "missions": missions, **options}
        return computed({"kind": "reckoning", "position": position})

    return reckon


@pytest.fixture
def example():
    """``example("5.8")``: the worked example of that paragraph of the rulebook, computed."""

    def compute(number):
        book = game.rulebook("en")
        block = book[book.index(f"**{number}**") :].split("```example\n", 1)[1].split("```", 1)[0]
        spec = dict(re.fullmatch(r"(\w+): (.*)", line).groups() for line in block.strip().splitlines())
        for key in ("position", "moves", "people"):
            if key in spec:
                spec[key] = json.loads(spec[key])
        return computed(spec)

    return compute
