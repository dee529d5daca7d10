"""Positions of Courtisans in plain words, and what happens in them."""

from __future__ import annotations

from collections import Counter
from functools import partial

import msgspec
import pytest
from played import OneByOne, computed, worked

from mahfel.engine import SplitMix64
from mahfel.games.courtisans import game
from mahfel.games.courtisans.checks import invariants
from mahfel.games.courtisans.words import COPIES, NAMES


class Banquet(OneByOne):
    """A position that is played on: ``play("0 toads-noble>above")``."""

    game = game
    usual = 2

    def look(self):
        looked_at(self.state)

    def may(self, line):
        """Whether a move is offered; what is offered is listed, and accepted."""
        seat, text = line.split(" ", 1)
        move = game.parse(text)
        legal = self.state.legal(int(seat))
        assert (move in legal) == (move in list(legal))
        if move in legal:
            self.state.copy().play(int(seat), move)
        return move in legal

    def victims(self, seat, start):
        """Whom a placement, written without its victim, may take with it."""
        return {text.removeprefix(start + "!") for text in self.moves(seat) if text.startswith(start + "!")}

    @property
    def view(self):
        """What a spectator sees."""
        return self.state.view(None)

    def until_over(self):
        """Not every position of such a long game is looked at."""
        played = []
        while self.state.asked():
            played.append(game.notate(self.ask.default))
            self.move(self.asked, self.ask.default)
            if len(played) % 16 == 0:
                self.look()
        self.look()
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
    return Banquet.fresh


@pytest.fixture
def reckoned():
    """``reckoned(above, below, domains, missions, **options)``: families and accounts, as in the book's examples."""

    def reckon(above=(), below=(), domains=((), ()), missions=None, **options):
        position = {"above": above, "below": below, "domains": domains, "missions": missions, **options}
        return computed(game, {"kind": "reckoning", "position": position})

    return reckon


@pytest.fixture
def example():
    """``example("5.8")``: the worked example of that paragraph of the rulebook, computed."""

    return partial(worked, game)
