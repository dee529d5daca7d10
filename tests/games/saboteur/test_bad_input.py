"""What nobody should send, and somebody will: refused in words, and nothing changes."""

from __future__ import annotations

import msgspec
import pytest

from mahfel.engine import Refused, SplitMix64
from mahfel.engine.record import make_record, read, verify, write
from mahfel.games.saboteur import game
from mahfel.games.saboteur.moves import Break, Dig, Keep, Map, Mend, Pass, Rockfall
from mahfel.testing.plugin import paragraph


def refused(state, seat, move):
    """The code of the refusal of a move given as a value; the position must stay as it was."""
    before = state.fingerprint()
    with pytest.raises(Refused) as caught:
        state.play(seat, move)
    assert state.fingerprint() == before
    assert move not in state.legal(seat)
    return caught.value.code


@pytest.fixture
def hand(table):
    """Somebody with one card of every kind that matters, and a mine that has begun."""
    cards = ["SH", "CR", "break_lamp", "mend_lamp_cart", "map", "rockfall"]
    return table(hands=[cards, [], []], mine=["SH@1,0"], broken=[[], ["cart"], []]).state


@pytest.mark.parametrize(
    ("x", "y"), [(61, 0), (0, -61), (10**6, 0), (2**63, 1), (-(10**40), 10**40), (64, 64), (-65, 0), (1, 128)]
)
def test_a_cell_far_outside_is_refused_in_words(hand, x, y):
    assert refused(hand, 0, Dig("SH", x, y)) == "saboteur.too_far"
    assert refused(hand, 0, Rockfall(x, y)) == "saboteur.too_far"


def test_a_cell_within_reach_of_no_tunnel_is_not_connected(hand):
    for x, y in ((41, 0), (-41, 5), (60, -60), (9, 0)):
        assert refused(hand, 0, Dig("SH", x, y)) == "saboteur.not_connected"
        assert refused(hand, 0, Rockfall(x, y)) == "saboteur.nothing_there"


def test_a_cell_that_would_run_over_into_another_column_is_not_taken_for_it(hand):
    # Spots are packed into one integer: (2, 0) must not be reached by a row 128 further down in column 1.
    assert Dig("SH", 2, 0) in hand.legal(0)
    assert refused(hand, 0, Dig("SH", 1, 128)) == "saboteur.too_far"


@paragraph("saboteur-5.1")
@pytest.mark.parametrize("turned", [2, 90, 180, 270, 1, 0, "yes", None, -1, [True]])
def test_a_third_rotation_is_unreadable(turned):
    with pytest.raises(Refused) as caught:
        game.read_move({"type": "dig", "card": "SH", "x": 1, "y": 0, "turned": turned})
    assert caught.value.code == "move.unreadable"


@pytest.mark.parametrize("turned", [2, 1, 0, "yes"])
def test_a_third_rotation_that_gets_past_the_door_is_refused(hand, turned):
    assert refused(hand, 0, Dig("CR", 2, 0, turned)) == "saboteur.half_turn"


@pytest.mark.parametrize(
    "text", ["dig:SH~~@1,0", "dig:SH@1,0~", "dig:SH>@1,0", "dig:~SH@1,0", "dig:SH@1", "dig:SH@1,0,0"]
)
def test_no_notation_knows_a_third_rotation_or_a_third_dimension(text):
    with pytest.raises(Refused) as caught:
        game.parse(text)
    assert caught.value.code == "move.unreadable"


def test_a_card_just_discarded_cannot_be_played(table):
    spot = table(hands=[["SH", "map"], ["X4"], ["SV"]], pile_size=0)
    spot.play("0 pass:SH")
    state = spot.state.copy()
    state.turn = 0
    assert refused(state, 0, Dig("SH", 1, 0)) == "saboteur.not_in_hand"
    assert refused(state, 0, Pass("SH")) == "saboteur.not_in_hand"


def test_a_card_that_was_just_laid_cannot_be_laid_again(table):
    spot = table(hands=[["CL", "map"], ["X4"], ["SV"]], pile_size=0)
    spot.play("0 dig:CL@1,0")
    state = spot.state.copy()
    state.turn = 0
    assert refused(state, 0, Dig("CL", -1, 0, True)) == "saboteur.not_in_hand"


def test_a_taken_cell_and_goals_and_the_start_are_no_places_to_dig(hand):
    for x, y in ((0, 0), (1, 0), (8, 0), (8, -2), (8, 2)):
        assert refused(hand, 0, Dig("SH", x, y)) == "saboteur.taken"


def test_no_rockfall_on_a_goal_the_start_or_nothing(hand):
    for x, y in ((0, 0), (8, 0), (8, -2), (8, 2)):
        assert refused(hand, 0, Rockfall(x, y)) == "saboteur.rock_stays"
    assert refused(hand, 0, Rockfall(2, 0)) == "saboteur.nothing_there"


def test_nobody_breaks_oneself_twice_or_somebody_who_is_not_there(hand):
    assert refused(hand, 0, Break("lamp", 0)) == "saboteur.not_yourself"
    assert refused(hand, 0, Break("cart", 1)) == "saboteur.not_in_hand"
    assert refused(hand, 0, Break("lamp", 3)) == "saboteur.no_such_seat"
    assert refused(hand, 0, Break("lamp", -1)) == "saboteur.no_such_seat"
    assert refused(hand, 0, Break("rope", 1)) == "saboteur.no_such_tool"


def test_a_double_break_is_refused(table):
    state = table(hands=[["break_cart"], [], []], broken=[[], ["cart"], []]).state
    assert refused(state, 0, Break("cart", 1)) == "saboteur.already_broken"


def test_mending_names_a_card_a_seat_and_a_tool_that_go_together(hand):
    assert refused(hand, 0, Mend("mend_lamp_cart", 1, "lamp")) == "saboteur.not_broken"
    assert refused(hand, 0, Mend("mend_lamp_cart", 1, "pick")) == "saboteur.mends_other"
    assert refused(hand, 0, Mend("mend_lamp", 1, "cart")) == "saboteur.not_in_hand"
    assert refused(hand, 0, Mend("map", 1, "cart")) == "saboteur.mends_other"
    assert refused(hand, 0, Mend("mend_everything", 1, "cart")) == "saboteur.no_such_card"
    assert refused(hand, 0, Mend("mend_lamp_cart", 7, "cart")) == "saboteur.no_such_seat"
    assert refused(hand, 0, Mend("mend_lamp_cart", 1, "rope")) == "saboteur.no_such_tool"


def test_other_words_for_cards_and_goals_are_refused(hand):
    assert refused(hand, 0, Dig("X5", 2, 0)) == "saboteur.no_such_card"
    assert refused(hand, 0, Dig("GOLD", 2, 0)) == "saboteur.no_such_card"
    assert refused(hand, 0, Dig("X4", 2, 0)) == "saboteur.not_in_hand"
    assert refused(hand, 0, Dig("map", 2, 0)) == "saboteur.not_a_tunnel"
    assert refused(hand, 0, Map("left")) == "saboteur.no_such_goal"
    assert refused(hand, 0, Pass("sh")) == "saboteur.no_such_card"
    assert refused(hand, 0, Pass("")) == "saboteur.no_such_card"


@paragraph("saboteur-4.3")
def test_nobody_passes_without_a_card(hand):
    assert refused(hand, 0, Pass()) == "saboteur.pass_needs_card"


def test_gold_is_kept_in_a_draft_only_and_only_what_lies_there(near):
    spot = near(["X4"], saboteurs=[2], gold_next=[1, 1, 2])
    assert refused(spot.state, 0, Keep(1)) == "game.wrong_move"
    spot.play("0 dig:X4@7,0")
    for worth in (3, 0, -1, 10**30):
        assert refused(spot.state, 0, Keep(worth)) == "saboteur.not_in_pool"
    assert refused(spot.state, 0, Pass("map")) == "game.wrong_move"
    assert refused(spot.state, 1, Keep(1)) == "game.not_asked"


def test_nobody_plays_out_of_turn_or_after_the_end(table):
    spot = table(hands=[["SH"], ["X4"], []], rounds=[], seats=3)
    assert spot.refused("1 dig:X4@1,0") == "game.not_asked"
    spot.until_over()
    assert spot.refused("0 pass:map") == "game.over"


@pytest.mark.parametrize(
    "text",
    ["", ":", "dig", "dig:", "dig:SH", "dig:SH@", "dig:SH@01,0", "dig:SH@-0,0", "dig:SH@1000,0", "dig:SH@+1,0",
     "dig:SH@۱,0", "dig:SH@1, 0", "break:lamp", "break:lamp>", "break:lamp>01", "break:LAMP>1", "break:lamp>100",
     "mend:mend_lamp>1", "mend:mend_lamp>1=", "rockfall:", "rockfall:1", "map:", "map:to p", "pass:", "keep:", "keep:x",
     "keep:10", "keep:-1", "Pass", "pass ", "dig:" + "S" * 100 + "@1,0", "x" * 1000],
)  # fmt: skip
def test_notation_that_says_nothing_is_unreadable(text):
    with pytest.raises(Refused) as caught:
        game.parse(text)
    assert caught.value.code == "move.unreadable"


@pytest.mark.parametrize(
    "raw",
    [
        {"type": "dig", "card": "SH", "x": 1.5, "y": 0},
        {"type": "dig", "card": "SH", "x": "1", "y": 0},
        {"type": "dig", "card": "SH", "y": 0},
        {"type": "dig", "card": ["SH"], "x": 1, "y": 0},
        {"type": "dig", "card": "SH", "x": 1, "y": 0, "seat": 0},
        {"type": "break", "tool": "lamp"},
        {"type": "map", "goal": 1},
        {"type": "keep", "gold": "3"},
        {"type": "pass", "card": 3},
        {"type": "steal"},
        None,
        [],
    ],
)
def test_values_that_are_no_moves_are_unreadable(raw):
    with pytest.raises(Refused) as caught:
        game.read_move(raw)
    assert caught.value.code == "move.unreadable"


@pytest.mark.parametrize(
    "position",
    [
        {"seats": 2},
        {"seats": 11},
        {"mine": ["SH@2"]},
        {"mine": ["SH@1,0", "X4@1,0"]},
        {"mine": ["SV@1,0"]},
        {"mine": ["SH@3,0"]},
        {"mine": ["START@1,0"]},
        {"mine": ["SH@8,0"]},
        {"mine": ["STONE_R@8,0"]},
        {"mine": ["GOLD@1,0"]},
        {"mine": ["SH@70,0"]},
        {"mine": [f"X4@{x},0" for x in range(1, 8)]},
        {"mine": ["SH@1,0", "SH@2,0", "SH@3,0", "SH@4,0"]},
        {"goals": ["GOLD", "GOLD", "STONE_R"]},
        {"hands": [["ladder"], [], []]},
        {"hands": [["map"] * 7, [], []]},
        {"hands": [["rockfall"] * 4, [], []]},
        {"hands": [[], []]},
        {"hands": [[], [], []], "pile_size": 0},
        {"pile_size": 60},
        {"broken": [["lamp", "lamp"], [], []]},
        {"broken": [["rope"], [], []]},
        {"saboteurs": [0, 1]},
        {"saboteurs": [5]},
        {"saboteurs": [], "redeal_if_no_saboteur": True},
        {"maps": [["left"], [], []]},
        {"turn": 3},
        {"gold_next": [5]},
        {"gold_next": [3, 3, 3, 3, 3]},
        {"rounds": [{"finder": 0, "saboteurs": [2], "gold": [[1], [1], [1]]}]},
        {"rounds": [{"finder": 0, "saboteurs": [2], "gold": [[1, 1, 1], [], []]}]},
        {"rounds": [{"finder": None, "saboteurs": [2], "gold": [[1], [], []]}]},
        {"rounds": [{"finder": None, "saboteurs": [2], "gold": [[], [], [3, 2]]}]},
        {"rounds": [{"finder": 0, "saboteurs": [2], "gold": [[3], [3]]}]},
        {"rounds": [{"finder": 0, "saboteurs": [2]}] * 3},
    ],
    ids=str,
)
def test_a_position_that_cannot_be_is_not_arranged(position):
    with pytest.raises(ValueError, match=r"\w"):
        game.arrange(**position)


# -- records -------------------------------------------------------------------------------------------------------


def played(**options):
    """The record of a game of defaults."""
    state = game.start(3, game.read_options(options), SplitMix64(7))
    moves = []
    while asked := state.asked():
        ((seat, ask),) = asked.items()
        moves.append((seat, game.notate(ask.default)))
        state.play(seat, ask.default)
    return make_record(game, state, options=options, moves=tuple(moves), seed=7)


def test_a_record_replays_to_its_end():
    record = played(rounds=2)
    assert verify(game, read(write(record))).outcome() == record.outcome


@pytest.mark.parametrize(
    "text", ["dig:X9@1,0", "dig:SH@500,0", "dig:SH~~@1,0", "break:lamp>9", "keep:3", "pass", "map:none"]
)
def test_a_record_with_a_move_that_cannot_be_is_refused(text):
    record = played(rounds=1)
    state = game.start(3, game.read_options({"rounds": 1}), SplitMix64(7))
    forged = make_record(game, state, options={"rounds": 1}, moves=((state.turn, text),), seed=7)
    forged = msgspec.structs.replace(forged, outcome=record.outcome)
    with pytest.raises(Refused) as caught:
        verify(game, read(write(make_record(game, state, options={"rounds": 1}, moves=forged.moves, seed=7))))
    assert caught.value.code == "record.illegal"
