"""Hostile moves, absence and random play turn red when the fault they exist for comes back."""

from __future__ import annotations

import sys

import msgspec
import pytest

from mahfel.engine import Outcome, Refused
from mahfel.games.high_society import game as high_society
from mahfel.games.high_society.moves import PASS, Bid, Bids, Sacrifice
from mahfel.games.high_society.phases import Auction, Evening, ReverseAuction, Sacrificing
from mahfel.games.high_society.reckoning import reckon
from mahfel.games.high_society.state import HighSocietyState
from mahfel.games.high_society.words import NAMES, WORTH
from mahfel.testing import BRIEF, NORMAL, Broken, Effort
from mahfel.testing.absence import absence
from mahfel.testing.hostile import hostile
from mahfel.testing.random_play import random_play
from mahfel.testing.toys import two_card_coup
from mahfel.testing.toys.two_card_coup.phases import Turn
from mahfel.testing.toys.two_card_coup.state import CoupState

Game = type(high_society)


@pytest.fixture
def patch(monkeypatch):
    return monkeypatch.setattr


def red(harness, why, game=high_society, effort=BRIEF):
    with pytest.raises(Broken, match=why):
        harness(game, effort)


# -- H4, hostile moves -------------------------------------------------------------------------------------------------


def test_a_refused_raise_that_gave_the_money_back_already_is_found(patch):
    def play(self, state, seat, move):
        try:
            honest(self, state, seat, move)
        except Refused:
            state.take_back(seat)
            raise

    honest = Auction.play
    patch(Auction, "play", play)
    red(hostile, "refused as .*, yet the position changed", effort=NORMAL)


def test_a_bid_of_money_that_is_gone_is_found(patch):
    def play(self, state, seat, move):
        if isinstance(move, Bid) and move not in self.legal(state, seat) and len(move.cards) == 1:
            move = PASS
        honest(self, state, seat, move)

    honest = Auction.play
    patch(Auction, "play", play)
    red(hostile, "what is not offered is refused")


def test_an_unknown_card_must_not_raise_a_key_error(patch):
    def play(self, state, seat, move):
        if isinstance(move, Sacrifice):
            NAMES.index(move.card)
        honest(self, state, seat, move)

    honest = Sacrificing.play
    patch(Sacrificing, "play", play)
    red(hostile, "raises ValueError")


def test_what_was_sent_must_not_come_back_whole(patch):
    def play(self, state, seat, move):
        if isinstance(move, Sacrifice) and move.card not in NAMES:
            raise Refused("high_society.no_such_card", card=move.card)
        honest(self, state, seat, move)

    honest = Sacrificing.play
    patch(Sacrificing, "play", play)
    patch("mahfel.engine.refusal._short", lambda value: value)
    red(hostile, "no_such_card says 1000")


def test_a_refusal_without_words_is_found(patch):
    honest = Game.texts
    patch(Game, "texts", lambda self, language: honest(self, language).replace("refused-high_society-too_low", "x"))
    red(hostile, "refused-high_society-too_low is missing in fa")


def test_a_move_after_the_end_is_found(patch):
    def play(self, seat, move):
        if self.phases:
            honest(self, seat, move)

    honest = HighSocietyState.play
    patch(HighSocietyState, "play", play)
    red(hostile, "what is not offered is refused")


# -- H5, absence -------------------------------------------------------------------------------------------------------


def test_a_default_that_leads_nowhere_is_found(patch):
    def play(self, state, seat, move):
        if seat == 0 and move == self.asked(state)[seat].default:
            return
        honest(self, state, seat, move)

    honest = Turn.play
    patch(Turn, "play", play)
    red(absence, "no end after", two_card_coup)


def test_a_default_that_is_refused_in_a_rare_state_is_found(patch):
    honest = Sacrificing.asked
    patch(
        Sacrificing,
        "asked",
        lambda self, state: {
            seat: msgspec.structs.replace(ask, default=Sacrifice("P1")) for seat, ask in honest(self, state).items()
        },
    )
    red(absence, "whoever is gone|high_society.not", effort=NORMAL)


def test_a_rare_state_that_asks_nobody_is_found(patch):
    patch(Sacrificing, "asked", lambda self, state: {})
    red(absence, "nobody is asked and there is no outcome", effort=NORMAL)


# -- H6, random play ---------------------------------------------------------------------------------------------------


def test_a_card_that_comes_twice_is_found(patch):
    def win(self, state, seat):
        card = state.card
        honest(self, state, seat)
        state.owned[(seat + 1) % state.seats] |= 1 << card

    honest = Auction._win
    patch(Auction, "_win", win)
    red(random_play, "in two places")


def test_a_bid_that_is_left_lying_is_found(patch):
    def passes(self, state, seat):
        lying = list(state.bids)
        honest(self, state, seat)
        state.bids[:] = lying

    honest = ReverseAuction.passes
    patch(ReverseAuction, "passes", passes)
    red(random_play, "invariants hold|what is offered is accepted")


def test_a_choice_that_is_made_for_the_player_never_occurs(patch):
    def begin(self, state):
        owned = state.owned[state.turn] & 0b11111111110
        self._give_up(state, (owned & -owned).bit_length() - 1)

    patch(Sacrificing, "begin", begin)
    red(random_play, r"every move occurs[\s\S]*sacrifice")


def test_an_offer_that_is_refused_is_found(patch):
    class Generous(Bids):
        __slots__ = ()

        def sample(self, chance):
            return Bid((1, 2))

    patch(
        Auction,
        "legal",
        lambda self, state, seat: Generous(state.purses[seat], state.high - WORTH[state.bids[seat]]),
    )
    red(random_play, "what is offered is accepted|a set of moves contains what it offers")


def test_a_card_that_never_reaches_the_table_is_found(patch):
    def start(self, seats, options, chance, tell=None):
        state = honest(self, seats, options, chance, None)
        deck = sorted(state.deck, key=lambda card: card == 7)
        state.deck = tuple(deck)
        state.phases, state.shown, state.dark, state.tell = [], 0, 0, tell
        state.push(Evening())
        return state

    honest = Game.start
    patch(Game, "start", start)
    red(random_play, r"every event occurs|every value occurs[\s\S]*|invariants hold")


def test_an_end_that_is_far_too_frequent_is_found(patch):
    def reckoned(*arguments):
        found = reckon(*arguments)
        return msgspec.structs.replace(found, decided_by="luxury" if found.winners else "nobody")

    patch("mahfel.games.high_society.state.reckon", reckoned)
    red(random_play, "ends are as frequent as they should be")


def test_a_window_in_a_game_that_says_it_has_none_is_found(patch):
    patch(type(two_card_coup), "meta", msgspec.structs.replace(two_card_coup.meta, windows=False))
    red(random_play, "windows are declared", two_card_coup)


def test_a_class_of_time_that_is_not_declared_is_found(patch):
    patch(type(two_card_coup), "meta", msgspec.structs.replace(two_card_coup.meta, times=("turn",)))
    red(random_play, "classes of time are declared", two_card_coup)


@pytest.mark.parametrize(
    "when",
    [
        {"tie_break": {"nowhere": True}},
        {"nowhere": {"tie_break": "shared"}},
        {"tie_break": {"all_tied": "nobody"}},
        {"tie_break": {"all_tied": "nobody_out"}, "all_tied": {"tie_break": "luxury"}},
    ],
)
def test_an_option_that_hangs_on_what_there_is_not_is_found(patch, when):
    patch(type(high_society.meta.options()), "WHEN", when)
    red(random_play, "options hang on options")


def test_an_end_that_nobody_declared_is_found(patch):
    honest = CoupState.outcome

    def outcome(state):
        found = honest(state)
        return found and Outcome(winners=found.winners, scores=found.scores, reason="bored")

    patch(CoupState, "outcome", outcome)
    red(random_play, "games end in declared ways", two_card_coup)


def test_a_game_without_end_is_found(patch):
    patch(sys.modules[Turn.__module__], "GOAL", 10**9)
    red(random_play, "a game ends|invariants", two_card_coup, Effort(games=30, plays=100, draws=100))
