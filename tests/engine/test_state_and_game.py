"""What every state and every game does by itself: asks, refusals, identity, values in and out."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
import pytest

from mahfel.engine import CLOCK, Channels, Listed, Options, Outcome, Refused, Scripted, SplitMix64
from mahfel.games.high_society import game as high_society
from mahfel.games.high_society.moves import PASS, Bid
from mahfel.testing.choices import option_choices
from mahfel.testing.toys import coin_auction, two_card_coup
from mahfel.testing.toys.coin_auction.moves import Stake
from mahfel.testing.toys.two_card_coup.moves import WORDS


def code(refused):
    return refused.value.code


# -- states ------------------------------------------------------------------------------------------------------------


def test_who_is_not_asked_has_no_moves_and_is_refused():
    state = high_society.arrange(card="L3", turn=1)
    for seat in (0, 2, 3, CLOCK, -2):
        assert list(state.legal(seat)) == []
        with pytest.raises(Refused) as refused:
            state.play(seat, PASS)
        assert code(refused) == "game.not_asked"


def test_after_the_end_nobody_is_asked_and_every_move_is_refused():
    state = high_society.arrange(card="P3", owned=[["P1"], ["P2"], ["scandale"]], over=True)
    assert state.asked() == {}
    assert state.outcome() is not None
    for seat in (0, 1, 2, CLOCK):
        assert len(state.legal(seat)) == 0
        with pytest.raises(Refused) as refused:
            state.play(seat, PASS)
        assert code(refused) == "game.over"


def test_the_list_of_who_is_asked_after_the_end_cannot_be_changed():
    state = high_society.arrange(card="P3", owned=[["P1"], ["P2"], ["scandale"]], over=True)
    with pytest.raises(TypeError):
        state.asked()[0] = None


def test_unless_a_game_says_otherwise_all_who_are_asked_are_awaited_and_the_table_talks():
    state = coin_auction.arrange(seats=3)
    assert state.awaited(0) == state.awaited(None) == (0, 1, 2)
    assert state.channels(1) == Channels(read=("table",), write=("table",))
    assert state.channels(None) == Channels(read=("table",), write=())
    assert not state.open_move(0, Stake(1))


def test_equal_positions_have_equal_fingerprints_and_each_field_counts():
    def position(**changes):
        return high_society.arrange(**{"card": "L3", "bids": [[2], [], []], "turn": 1, **changes})

    assert position().fingerprint() == position().copy().fingerprint()
    others = [
        position(card="L4"),
        position(turn=2),
        position(bids=[[3], [], []]),
        position(starter=0),
        position(tie_break="shared"),
        position(owned=[["L9"], [], []]),
        position(rest=["L9"]),
        position(passed=[2]),
    ]
    fingerprints = {position().fingerprint(), *(other.fingerprint() for other in others)}
    assert len(fingerprints) == len(others) + 1
    assert all(len(fingerprint) == 32 for fingerprint in fingerprints)


def test_a_listener_is_not_part_of_the_position():
    state = high_society.arrange(card="L3")
    before = state.fingerprint()
    state.tell = print
    assert state.fingerprint() == before
    assert state.copy().tell is None


def test_a_position_holds_nothing_that_has_no_plain_form():
    state = high_society.arrange(card="L3")
    state.owned = [object(), object(), object()]
    with pytest.raises(TypeError, match="neither plain nor has plain"):
        state.fingerprint()


def test_chance_is_part_of_the_position():
    one, other = (two_card_coup.start(2, two_card_coup.read_options({}), SplitMix64(seed)) for seed in (1, 2))
    other.cards, other.court = one.cards[:], one.court[:]
    assert one.fingerprint() != other.fingerprint()


# -- moves -------------------------------------------------------------------------------------------------------------


def test_a_short_set_of_moves_is_a_tuple_that_can_be_drawn_from():
    moves = Listed((WORDS["work"], WORDS["claim"]))
    assert len(moves) == 2
    assert WORDS["claim"] in moves
    assert moves.sample(Scripted([1])) == WORDS["claim"]
    assert moves.reduced() == moves


def test_a_large_set_draws_evenly_from_its_whole_length_without_being_listed():
    legal = high_society.arrange(card="L3").legal(0)
    listed = list(legal)
    assert [legal.sample(Scripted([place])) for place in (0, 1, 2047)] == [listed[0], listed[1], listed[-1]]
    chance = Scripted([5])
    legal.sample(chance)
    assert chance.bounds == [2048]
    assert set(legal.reduced()) <= set(listed)
    assert {sum(move.cards) for move in legal.reduced() if isinstance(move, Bid)} == set(range(1, 107))


# -- values in and out -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "raw",
    [
        *(None, 3, [], {}, {"type": "sing"}, {"type": "bid"}, {"type": "pass", "seat": 1}),
        *({"type": "bid", "cards": cards} for cards in ("2", [2.0], [True], ["2"], None)),
        *("", "BID:2", "bid:", "bid:2+", "bid:+2", "bid: 2", "bid:٢", "bid:2;3", "bid:" + "9" * 100),
        *("sacrifice:", "sacrifice:L0", "pass ", "pass:"),
    ],
)
def test_what_is_no_move_is_refused_as_unreadable(raw):
    with pytest.raises(Refused) as refused:
        high_society.read_move(raw)
    assert code(refused) == "move.unreadable"


def test_a_nest_of_lists_is_no_move_either():
    nest = []
    for _ in range(5000):
        nest = [nest]
    with pytest.raises(Refused) as refused:
        high_society.read_move({"type": "bid", "cards": nest})
    assert code(refused) == "move.unreadable"


@pytest.mark.parametrize("raw", [{"type": "bid", "cards": "\ud800"}, {"type": "\ud800"}, "\ud800"])
def test_half_a_surrogate_pair_is_no_move_and_no_option_either(raw):
    with pytest.raises(Refused) as refused:
        high_society.read_move(raw)
    assert code(refused) == "move.unreadable"
    with pytest.raises(Refused) as refused:
        high_society.read_options({"tie_break": "\ud800"})
    assert code(refused) == "options.unreadable"


def test_moves_are_read_from_json_values_and_from_notation():
    assert (
        high_society.read_move({"type": "bid", "cards": [2, 15]}) == high_society.read_move("bid:15+2") == Bid((2, 15))
    )
    assert high_society.read_move("pass") == high_society.read_move({"type": "pass"}) == PASS


def test_options_are_filled_in_and_unknown_ones_are_refused():
    assert high_society.read_options({}) == high_society.meta.options()
    with pytest.raises(Refused) as refused:
        high_society.read_options({"tie_break": "coin"})
    assert code(refused) == "options.unreadable"
    assert "tie_break" in refused.value.arguments["why"]


def test_a_view_comes_back_from_json_and_junk_does_not():
    view = high_society.arrange(card="L3").view(1)
    assert high_society.read_view(msgspec.to_builtins(view)) == view
    with pytest.raises(msgspec.ValidationError):
        high_society.read_view({"type": "high_society"})


def test_a_game_without_a_file_has_an_empty_text():
    assert coin_auction.rulebook("xx") == ""
    assert coin_auction.texts("xx") == ""
    assert "game-name" in coin_auction.texts("fa")


def test_a_game_that_computes_no_examples_says_so():
    with pytest.raises(ValueError, match="computes no examples"):
        coin_auction.example({})


# -- outcomes, options and refusals ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("winners", "shares"), [((1,), (0.0, 1.0, 0.0, 0.0)), ((0, 3), (0.5, 0.0, 0.0, 0.5)), ((), (0.0, 0.0, 0.0, 0.0))]
)
def test_one_victory_is_shared_among_the_winners(winners, shares):
    assert Outcome(winners=winners, scores=(1.0,) * 4, reason="end").payoffs() == shares


def test_a_refusal_knows_its_sentence_and_shows_its_arguments():
    refusal = Refused("high_society.too_low", least=4)
    assert refusal.text_key == "refused-high_society-too_low"
    assert str(refusal) == "high_society.too_low(least=4)"
    assert str(Refused("game.over")) == "game.over"


def test_the_choices_of_options_are_found_and_careless_ones_are_refused():
    class Some(Options, frozen=True):
        loud: bool = True
        mood: Literal["calm", "wild"] = "calm"
        rounds: Annotated[int, msgspec.Meta(ge=1, le=9)] = 3

    class Unbounded(Options, frozen=True):
        rounds: int = 3

    assert option_choices(Some) == {"loud": (False, True), "mood": ("calm", "wild"), "rounds": (1, 3, 9)}
    with pytest.raises(TypeError, match="rounds of Unbounded"):
        option_choices(Unbounded)


def test_how_many_can_play_follows_from_what_the_options_refuse():
    class Teams(Options, frozen=True):
        teams: bool = False

        def check(self, seats: int) -> None:
            if self.teams and seats % 2:
                raise Refused("coin_auction.odd", seats=seats)

    class Many(type(coin_auction)):
        meta = msgspec.structs.replace(coin_auction.meta, seats=(2, 7), options=Teams)

    assert Many().sizes(Teams()) == (2, 3, 4, 5, 6, 7)
    assert Many().sizes(Teams(teams=True)) == (2, 4, 6)
