"""The engine agrees, move for move, with a second implementation that shares nothing with it."""

from __future__ import annotations

import sys
from collections import deque
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

import pytest

from mahfel.engine import SplitMix64
from mahfel.games.high_society import game
from mahfel.games.high_society.moves import Bid, Sacrifice
from mahfel.games.high_society.phases import ReverseAuction
from mahfel.games.high_society.words import NAMES, WORTH
from mahfel.testing import Case, cases
from mahfel.testing.walk import HABITS, a_move

spec = spec_from_file_location("high_society_oracle", Path(__file__).with_name("oracle.py"))
oracle = sys.modules.setdefault("high_society_oracle", module_from_spec(spec))
spec.loader.exec_module(oracle)

GAMES = 320


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_oracle_agrees_on_random_games(effort, seats):
    decided = set()
    number = GAMES if effort.plays < 1000 else effort.plays
    for place, case in enumerate(cases(game, number * 3, seed=7 * seats)):
        if place % 3 == 0:
            decided.add(agree(Case(game, seats, case.options, case.seed), place // 3 % HABITS))
    assert {"status", "money", "last_standing"} <= decided


def agree(case, habit):
    """Play one game in both; the way it was decided."""
    chance = SplitMix64(case.seed ^ 0xFACE)
    state = case.start()
    players = [oracle.Player() for _ in range(case.seats)]
    course = oracle.evening(players, [NAMES[card] for card in state.deck], state.starter)
    answer = None
    number = 0
    while True:
        try:
            seat, what = course.send(answer)
        except StopIteration:
            break
        assert list(state.asked()) == [seat]
        same_position(state.view(None), players)
        same_moves(state.legal(seat), players[seat].hand, what, fully=number % 23 == 0)
        move = a_move(state, seat, chance, habit)
        answer = set(move.cards) if isinstance(move, Bid) else move.card if isinstance(move, Sacrifice) else "pass"
        state.play(seat, move)
        number += 1
    return same_end(state, players, case)


def same_position(view, players):
    for seen, player in zip(view.players, players, strict=True):
        assert set(seen.hand) == player.hand
        assert set(seen.bid) == player.table
        assert set(seen.owned) == player.cards
        assert seen.money == player.money


def same_moves(legal, hand, what, *, fully):
    if isinstance(what, list):
        assert [move.card for move in legal] == what
        return
    assert len(legal) == 1 + oracle.ways_to_add(hand, what)
    if fully:
        offered = {move.cards for move in legal if isinstance(move, Bid)}
        assert offered == oracle.all_ways_to_add(hand, what)


def same_end(state, players, case):
    assert not state.asked()
    outcome = state.outcome()
    same_position(state.view(None), players)
    assert list(outcome.scores) == [float(player.status()) for player in players]
    assert outcome.winners == oracle.winners(players, case.options.tie_break, case.options.all_tied)
    return outcome.decided_by


def test_the_oracle_knows_the_vector_of_the_rules():
    player = oracle.Player()
    player.cards = {"L3", "L9", "passe", "P1", "P3", "scandale"}
    assert player.status() == 14


def test_the_oracle_finds_a_game_in_which_only_the_highest_bidder_pays(monkeypatch):
    def passes(self, state, seat):
        leader = state.high
        for other, bid in enumerate(state.bids):
            if WORTH[bid] != leader and other != seat:
                state.take_back(other)
        honest(self, state, seat)

    honest = ReverseAuction.passes
    monkeypatch.setattr(ReverseAuction, "passes", passes)
    with pytest.raises(AssertionError):
        deque((agree(case, 1) for case in cases(game, 20, seed=3)), maxlen=0)
