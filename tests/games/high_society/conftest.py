"""Positions of High Society in plain words, and what happens in them."""

from __future__ import annotations

from functools import partial

import pytest
from played import OneByOne, computed, worked

from mahfel.engine import SplitMix64
from mahfel.games.high_society import game
from mahfel.games.high_society.checks import invariants


class Evening(OneByOne):
    """A position that is played on: ``play("0 bid:3", "1 pass")``."""

    game = game

    @property
    def view(self):
        """What a spectator sees."""
        return self.state.view(None)

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
    return Evening.fresh


@pytest.fixture
def reckoned():
    """``reckoned(hands, owned, **options)``: accounts, winners, what decided, as in the rulebook's examples."""

    def reckon(hands, owned, **options):
        return computed(game, {"kind": "reckoning", "position": {"hands": hands, "owned": owned, **options}})

    return reckon


@pytest.fixture
def example():
    """``example("5.11")``: the worked example of that paragraph of the rulebook, computed."""

    return partial(worked, game)
