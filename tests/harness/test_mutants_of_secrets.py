"""Twin worlds and imagined worlds turn red when the fault they exist for comes back."""

from __future__ import annotations

import msgspec
import pytest

from mahfel.engine import Listed, Refused
from mahfel.games.high_society import game as high_society
from mahfel.games.high_society import imagine as imagining
from mahfel.games.high_society.events import Pending
from mahfel.games.high_society.phases import Auction
from mahfel.games.high_society.state import HighSocietyState
from mahfel.testing import BRIEF, NORMAL, Broken, Checks, Effort
from mahfel.testing.toys import two_card_coup
from mahfel.testing.toys.two_card_coup.events import Claimed, FellOut
from mahfel.testing.toys.two_card_coup.moves import WORDS, Claim
from mahfel.testing.toys.two_card_coup.phases import CROWN, DOUBTS, Doubts, Turn
from mahfel.testing.toys.two_card_coup.state import CoupState
from mahfel.testing.twin_worlds import Twins, twin_worlds
from mahfel.testing.uniformity import uniformity

DRAWN = Effort(games=4, plays=10, draws=2500)


@pytest.fixture
def patch(monkeypatch):
    return monkeypatch.setattr


# -- H1, twin worlds ---------------------------------------------------------------------------------------------------


def red_twins(game, why, effort=BRIEF):
    with pytest.raises(Broken, match=why):
        twin_worlds(game, effort)


def test_twins_see_that_the_view_shows_the_last_card(patch):
    honest = HighSocietyState.view
    patch(
        HighSocietyState,
        "view",
        lambda state, viewer: msgspec.structs.replace(honest(state, viewer), deck_left=state.deck[-1]),
    )
    red_twins(high_society, "what is sent differs before a move")


def test_twins_see_that_doubt_is_offered_only_against_a_bluff(patch):
    def choices(self, state, seat):
        return Listed(honest(self, state, seat)[: 1 + (state.cards[state.turn] != CROWN)])

    honest = Doubts.choices
    patch(Doubts, "choices", choices)
    red_twins(two_card_coup, "what is sent differs")


def test_twins_see_that_only_who_holds_the_card_is_asked(patch):
    def invited(self, state):
        everybody = honest(self, state)
        return tuple(seat for seat in everybody if state.cards[seat] == CROWN) or everybody[:1]

    honest = Doubts.invited
    patch(Doubts, "invited", invited)
    red_twins(two_card_coup, "what is sent differs")


def test_twins_see_that_a_public_event_names_a_hidden_card(patch):
    def play(self, state, seat, move):
        if type(move) is Claim and state.tell is not None:
            state.tell(Claimed(seat if state.cards[seat] == CROWN else seat - state.seats))
            state.push(DOUBTS)
        else:
            honest(self, state, seat, move)

    honest = Turn.play
    patch(Turn, "play", play)
    red_twins(two_card_coup, "an event differs that reveals nothing")


def test_twins_see_that_more_is_told_in_one_world(patch):
    def play(self, state, seat, move):
        honest(self, state, seat, move)
        if state.tell is not None and state.deck[-1] > 8:
            state.tell(Pending(seat))

    honest = Auction.play
    patch(Auction, "play", play)
    red_twins(high_society, "more is told in one world")


def test_twins_see_that_a_card_is_shown_without_a_word(patch):
    patch(FellOut, "seen_by", lambda self, viewer: {"type": "fell_out", "seat": self.seat})
    red_twins(two_card_coup, "what is sent differs after", NORMAL)


def test_twins_see_that_a_refusal_tells_what_lies_hidden(patch):
    def play(self, state, seat, move):
        if move not in self.legal(state, seat):
            raise Refused("high_society.too_low", least=state.deck[-1])
        honest(self, state, seat, move)

    honest = Auction.play
    patch(Auction, "play", play)
    red_twins(high_society, "the answer to a move differs")


def test_twins_see_that_a_move_is_open_depending_on_the_hand(patch):
    patch(CoupState, "open_move", lambda self, seat, move: move == WORDS["work"] or self.cards[seat] == CROWN)
    red_twins(two_card_coup, "open in one world only")


def test_twins_that_part_at_once_are_no_proof(patch):
    patch(Twins, "step", lambda self, seat, move: False)
    red_twins(high_society, "not one move could be compared")


# -- imagined worlds ---------------------------------------------------------------------------------------------------


def red_worlds(game, why):
    with pytest.raises(Broken, match=why):
        uniformity(game, DRAWN)


def arranged(hidden_in):
    """An ``imagine`` whose hidden deck is put in order by ``hidden_in(sorted cards, chance)``."""

    def imagine(view, chance):
        world = honest(view, chance)
        hidden = hidden_in(sorted(world.deck[world.shown :]), chance)
        world.deck = (*world.deck[: world.shown], *hidden)
        return world

    honest = imagining.imagine
    return imagine


def cut(cards, chance):
    place = chance.below(len(cards)) if cards else 0
    return [*cards[place:], *cards[:place]]


def all_but_the_last(cards, chance):
    rest = cards[:-1]
    chance.shuffle(rest)
    return [*rest, *cards[-1:]]


def any_two_places(cards, chance):
    for place in range(len(cards)):
        other = chance.below(len(cards))
        cards[place], cards[other] = cards[other], cards[place]
    return cards


@pytest.mark.parametrize("badly", [cut, all_but_the_last, any_two_places])
def test_an_imagined_deck_that_is_shuffled_badly_is_not_even(patch, badly):
    patch("mahfel.games.high_society.game.imagine", arranged(badly))
    red_worlds(high_society, "imagin")


@pytest.mark.parametrize("badly", [cut, all_but_the_last, any_two_places])
def test_a_bad_shuffle_is_found_in_mid_game_too(patch, badly):
    patch("mahfel.games.high_society.game.imagine", arranged(badly))
    patch("mahfel.testing.uniformity.imagining_keeps_the_deal", lambda case, draws: None)
    red_worlds(high_society, "imagined worlds are even")


@pytest.mark.parametrize("badly", [cut, all_but_the_last, any_two_places])
def test_a_real_deck_that_is_shuffled_badly_is_not_even(patch, badly):
    def start(self, seats, options, chance, tell=None):
        state = honest(self, seats, options, chance, tell)
        state.deck = (*state.deck[: state.shown], *badly(sorted(state.deck[state.shown :]), chance))
        return state

    honest = type(high_society).start
    patch(type(high_society), "start", start)
    patch("mahfel.testing.uniformity.imagining_keeps_the_deal", lambda case, draws: None)
    red_worlds(high_society, "deals are even")


def test_an_imagined_court_in_order_is_found_though_the_game_does_not_say_what_is_hidden(patch):
    def imagine(self, view, chance, belief=None):
        world = honest(self, view, chance, belief)
        if chance.below(3) == 0:
            world.court.sort()
        return world

    honest = type(two_card_coup).imagine
    patch(type(two_card_coup), "imagine", imagine)
    patch("mahfel.testing.uniformity.checks_of", lambda game: Checks())
    red_worlds(two_card_coup, "imagining keeps the deal")
