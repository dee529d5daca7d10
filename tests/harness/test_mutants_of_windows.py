"""Windows and bots turn red when the fault they exist for comes back."""

from __future__ import annotations

import random
import time

import pytest

from mahfel.bots.random_bot import RandomBot
from mahfel.games.high_society import game as high_society
from mahfel.games.high_society.state import HighSocietyState
from mahfel.testing import BRIEF, Broken
from mahfel.testing.bots import bots
from mahfel.testing.interleavings import interleavings
from mahfel.testing.toys import coin_auction, two_card_coup
from mahfel.testing.toys.coin_auction.state import AuctionState, Bidding
from mahfel.testing.toys.two_card_coup.moves import WORDS, Doubt
from mahfel.testing.toys.two_card_coup.phases import Doubts


@pytest.fixture
def patch(monkeypatch):
    return monkeypatch.setattr


# -- H3, windows -------------------------------------------------------------------------------------------------------


def red_windows(game, why):
    with pytest.raises(Broken, match=why):
        interleavings(game, BRIEF)


def test_the_first_to_answer_must_not_be_the_first_to_doubt(patch):
    def play(self, state, seat, move):
        if type(move) is Doubt and not any(type(answer) is Doubt for answer in state.answers):
            for _ in range(seat + 1):
                state.chance.word()
        honest(self, state, seat, move)

    honest = Doubts.play
    patch(Doubts, "play", play)
    red_windows(two_card_coup, "end differently")


def test_a_window_must_not_close_at_the_first_doubt(patch):
    def play(self, state, seat, move):
        if type(move) is Doubt:
            for other in self.invited(state):
                if other != seat and state.answers[other] is None:
                    state.answers[other] = WORDS["allow"]
        honest(self, state, seat, move)

    honest = Doubts.play
    patch(Doubts, "play", play)
    red_windows(two_card_coup, "is asked no more")


def test_an_answer_must_not_be_shown_before_the_window_closes(patch):
    def view(state, viewer):
        seen = honest(state, viewer)
        laid = next((answer.coin for answer in state.answers if answer is not None), None)
        return type(seen)(
            viewer=viewer,
            offered=seen.offered,
            hidden=seen.hidden,
            staked=laid,
            bidders=seen.bidders,
            outcome=seen.outcome,
        )

    honest = AuctionState.view
    patch(AuctionState, "view", view)
    red_windows(coin_auction, "answers lie sealed")


def test_who_has_answered_must_not_be_asked_again(patch):
    patch(
        Bidding,
        "asked",
        lambda self, state: {seat: self.question(state, seat) for seat in self.invited(state)},
    )
    red_windows(coin_auction, "asked again in the same window")


# -- H13, bots ---------------------------------------------------------------------------------------------------------


class Fair(RandomBot):
    """A bot to be corrupted."""


def red_bots(bot, why, game=high_society):
    with pytest.raises(Broken, match=why):
        bots(game, BRIEF, lambda game, level, seed: bot(seed))


def test_a_bot_that_peeks_is_found_in_a_twin_world(patch):
    shown = []

    def view(state, viewer):
        shown[:] = [state]
        return honest(state, viewer)

    class Peeking(Fair):
        def choose(self, view, ask, moves):
            return list(moves)[shown[0].deck[-1] % len(moves)]

    honest = HighSocietyState.view
    patch(HighSocietyState, "view", view)
    red_bots(Peeking, "in a twin world the same seed chose")


def test_a_bot_that_draws_elsewhere_is_found():
    class Unseeded(Fair):
        def choose(self, view, ask, moves):
            return random.choice(list(moves))

    red_bots(Unseeded, "the same seed chose")


def test_a_bot_that_looks_at_a_clock_is_found():
    class Hasty(Fair):
        def choose(self, view, ask, moves):
            time.monotonic()
            return super().choose(view, ask, moves)

    red_bots(Hasty, "looked at a clock")


def test_a_bot_with_an_illegal_answer_is_found():
    class Illegal(Fair):
        def choose(self, view, ask, moves):
            return high_society.parse("sacrifice:P1")

    red_bots(Illegal, "is not legal")
