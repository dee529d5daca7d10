"""The laws, streams and golden games turn red when the fault they exist for comes back."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from mahfel.engine import Ask, Listed, SplitMix64
from mahfel.games.high_society import game as high_society
from mahfel.games.high_society import imagine as imagining
from mahfel.games.high_society import moves as hs_moves
from mahfel.games.high_society.moves import PASS, Bid
from mahfel.games.high_society.phases import Auction
from mahfel.games.high_society.state import HighSocietyState
from mahfel.testing import BRIEF, HARNESSES, Broken, check
from mahfel.testing.golden import golden
from mahfel.testing.hash_seeds import hash_seeds
from mahfel.testing.laws import laws
from mahfel.testing.snapshot_stream import snapshot_stream
from mahfel.testing.toys import two_card_coup
from mahfel.testing.toys.two_card_coup.phases import Turn

Game = type(high_society)


@pytest.fixture
def patch(monkeypatch):
    return monkeypatch.setattr


def red(harness, why, game=high_society, effort=BRIEF):
    with pytest.raises(Broken, match=why):
        harness(game, effort)


# -- the laws ----------------------------------------------------------------------------------------------------------


def test_a_view_that_forgets_who_passed_is_not_enough(patch):
    def imagine(view, chance):
        world = honest(view, chance)
        world.passed = 0
        return world

    honest = imagining.imagine
    patch("mahfel.games.high_society.game.imagine", imagine)
    red(laws, "a view is enough to imagine a world")


def test_a_game_that_hides_something_is_not_face_up(patch):
    patch(type(two_card_coup.start(2, two_card_coup.read_options({}), SplitMix64(1))), "FACE_UP", True)
    red(laws, "where everything lies face up all see the same", two_card_coup)


def test_a_copy_that_shares_a_list_is_not_independent(patch):
    def copy(state):
        twin = honest(state)
        twin.bids = state.bids
        return twin

    honest = HighSocietyState.copy
    patch(HighSocietyState, "copy", copy)
    red(laws, "a copy is independent")


def test_a_copy_that_keeps_the_listener_is_heard(patch):
    def copy(state):
        twin = honest(state)
        twin.tell = state.tell
        return twin

    honest = HighSocietyState.copy
    patch(HighSocietyState, "copy", copy)
    red(laws, "nobody listens to a copy")


def test_a_default_that_is_not_legal_is_found(patch):
    patch(Turn, "asked", lambda self, state: {state.turn: Ask("turn", PASS, "two_card_coup-2.1")})
    red(laws, "the default is a legal move", two_card_coup)


def test_an_ask_without_its_paragraph_is_found(patch):
    honest = Turn.asked
    patch(Turn, "asked", lambda self, state: {state.turn: Ask("turn", honest(self, state)[state.turn].default, "")})
    red(laws, "an ask names its paragraph", two_card_coup)


def test_notation_that_loses_a_card_is_found(patch):
    patch(Game, "notate", lambda self, move: hs_moves.notate(Bid(move.cards[:1]) if isinstance(move, Bid) else move))
    with pytest.raises(Broken):
        laws(high_society, BRIEF)


def test_a_start_that_draws_elsewhere_is_found(patch):
    def start(self, seats, options, chance, tell=None):
        drawn.append(None)
        for _ in drawn:
            chance.word()
        return honest(self, seats, options, chance, tell)

    drawn, honest = [], Game.start
    patch(Game, "start", start)
    red(laws, "the same seed and moves give the same position")


def test_a_deck_out_of_a_set_is_found_by_other_hash_seeds(monkeypatch):
    folder = str(Path(__file__).parent / "mutants")
    monkeypatch.syspath_prepend(folder)
    from set_order import set_order  # a module of tests/harness/mutants

    red(hash_seeds, "the same game on every run of Python", set_order)


# -- H2, snapshot = stream ---------------------------------------------------------------------------------------------


def test_a_view_that_counts_how_often_it_was_looked_at_is_found(patch):
    def view(state, viewer):
        looked.append(viewer)
        return msgspec.structs.replace(honest(state, viewer), deck_left=len(looked))

    looked, honest = [], HighSocietyState.view
    patch(HighSocietyState, "view", view)
    red(snapshot_stream, "snapshot = stream")


def test_a_rule_that_hangs_on_a_listener_is_found(patch):
    def play(self, state, seat, move):
        honest(self, state, seat, move)
        if state.tell is not None and state.phases:
            state.starter = 0

    honest = Auction.play
    patch(Auction, "play", play)
    red(snapshot_stream, "snapshot = stream")


def test_an_event_that_is_not_declared_is_found(patch):
    patch(Game, "event_types", tuple(kind for kind in Game.event_types if kind.__name__ != "Lost"))
    red(snapshot_stream, "not among the game's event_types")


# -- H7 and H8, golden games -------------------------------------------------------------------------------------------


def test_a_rule_that_changes_under_an_old_version_is_found(patch):
    def win(self, state, seat):
        honest(self, state, seat)
        state.turn = (seat + 1) % state.seats  # the next round is begun by the wrong seat

    honest = Auction._win
    patch(Auction, "_win", win)
    red(golden, "is refused: record")


def test_an_end_without_a_golden_record_is_found(patch):
    patch(Game, "end_reasons", (*Game.end_reasons, "fourth_dark/duel"))
    red(golden, "no golden record for end fourth_dark/duel")


def test_another_sight_of_an_old_game_is_found(patch):
    honest = HighSocietyState.view
    patch(HighSocietyState, "view", lambda state, viewer: msgspec.structs.replace(honest(state, viewer), deck_left=0))
    red(golden, "what is sent has changed for 0, 1, 2")


# -- all of them -------------------------------------------------------------------------------------------------------


def test_check_goes_on_after_a_broken_law_and_names_every_harness(patch):
    patch(Turn, "legal", lambda self, state, seat: Listed())
    told = []
    results = check(two_card_coup, BRIEF, told.append)
    assert list(results) == told
    assert {result.harness for result in results if result.broken} >= {"laws", "random_play"}
    assert len({result.harness for result in results}) == len(results) == len(HARNESSES)
