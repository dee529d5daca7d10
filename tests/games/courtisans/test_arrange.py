"""Positions in plain words: those that can be, and those that cannot."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from mahfel.games.courtisans import game
from mahfel.games.courtisans.checks import invariants
from mahfel.games.courtisans.words import BLUE, COPIES, NAMES, SPY, WHITE
from mahfel.testing.case import cases
from mahfel.testing.walk import walk

ZONES = {"table": 1, "own": 2, "opponent": 4}


def in_words(state):
    """The position as ``arrange`` takes it."""

    def lying(place):
        cards = [NAMES[kind] for kind in range(SPY) for _ in range(state.rows[place][kind] if place >= 0 else 0)]
        if place < 0:
            cards = [NAMES[kind] for kind in range(SPY) for _ in range(state.removed[kind])]
        return cards + [NAMES[SPY + f] for f, lair in zip(state.spies, state.lairs, strict=True) if lair == place]

    return {
        "seats": state.seats,
        "above": lying(0),
        "below": lying(1),
        "domains": [lying(2 + seat) for seat in range(state.seats)],
        "removed": lying(-1),
        "hands": [[NAMES[kind] for kind in hand] for hand in state.hands],
        "missions": [(WHITE[white], BLUE[blue]) for white, blue in state.missions],
        "turn": state.turn,
        "used": [zone for zone, bit in ZONES.items() if not state.open & bit],
        "pile": [NAMES[kind] for kind in state.pile[state.drawn : len(state.pile) - state.aside]],
        "over": not state.phases,
        **{name: getattr(state.options, name) for name in ("mission_noble_weight", "first_player")},
    }


def without_numbers(view):
    """A view without the numbers of spies, which follow the order of placement."""
    players = tuple(replace(player, spies=len(player.spies)) for player in view.players)
    spies = (len(view.above), len(view.below), len(view.removed_spies), sorted(view.turned))
    return replace(view, players=players, above=(), below=(), removed_spies=(), turned=()), spies


def test_every_position_of_random_games_can_be_arranged():
    arranged = 0
    for case in cases(game, 12, seed=50):
        for position in walk(case):
            state = position.state
            again = game.arrange(**in_words(state))
            invariants(again)
            for viewer in (None, *range(state.seats)):
                assert without_numbers(again.view(viewer)) == without_numbers(state.view(viewer))
            assert again.outcome() == state.outcome()
            arranged += 1
    assert arranged > 700


AFTER_ONE = {"turn": 1, "above": ["toads-noble"], "domains": [["carps-plain"], ["stags-plain"]]}
"""Seat 0 has had its first turn."""


def test_what_was_placed_says_how_many_turns_are_done_and_who_began(exactly):
    table = exactly(**AFTER_ONE)
    assert (table.state.turns, table.view.starter, table.view.round) == (1, 0, 1)
    assert [player.turns_left for player in table.view.players] == [9, 10]
    assert exactly().state.turns == 0
    assert exactly(seats=5, turn=3).view.starter == 3


def test_hands_and_the_pile_are_filled_up(exactly):
    table = exactly(hands=[["carps-spy"], []], pile=["hares-noble"])
    assert [len(hand) for hand in table.state.hands] == [3, 3]
    assert table.state.view(0).hand[0] == "carps-spy"
    assert NAMES[table.state.pile[0]] == "hares-noble"
    invariants(table.state)


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"seats": 1}, "2 to 5 players"),
        ({"seats": 6}, "2 to 5 players"),
        ({"seats": 3}, "given for 2 seats of 3"),
        ({"turn": 2}, "there is no seat 2"),
        ({"above": []}, "not whole turns"),
        ({"above": ["toads-noble", "toads-noble"]}, "not whole turns"),
        ({"above": ["toads-king"]}, "no court card"),
        ({"above": ["spy"]}, "no court card"),
        ({"used": ["queen"]}, "there is no zone"),
        ({"used": ["table", "own", "opponent"]}, "used once"),
        ({"used": ["table", "table"]}, "used once"),
        ({"used": ["table"]}, "not whole turns"),
        ({"domains": [["carps-plain", "stags-plain"], []]}, "domain of seat"),
        ({"domains": [[], ["carps-plain", "stags-plain"]]}, "domain of seat"),
        ({"above": [], "domains": [["carps-plain", "hares-plain"], ["stags-plain"]]}, "still lies there"),
        ({"above": [], "removed": ["toads-noble"]}, "still lies there"),
        (
            {"above": [], "below": ["carps-assassin"], "removed": ["toads-noble"], "domains": [[], ["stags-plain"]]},
            "domain",
        ),
        ({"domains": [[], ["stags-plain"]], "removed": ["toads-guard"]}, "guard cannot be removed"),
        ({"domains": [[], ["stags-plain"]], "removed": ["toads-plain"]}, "removed by 0 assassins"),
        ({"hands": [["toads-plain"] * 4, []]}, "holds 3 cards"),
        ({"hands": [["toads-spy"] * 3, []]}, "no such cards"),
        ({"pile": ["toads-spy"] * 3}, "no such cards"),
        ({"over": True}, "turns are done"),
        ({"missions": [("fewer-toads", "all_below")]}, "given for 1 seats of 2"),
        ({"missions": [("all_below", "fewer-toads")] * 2}, "not a white and a blue"),
        ({"missions": [("fewer-toads", "all_below"), ("fewer-toads", "five_below")]}, "one card of each mission"),
    ],
)
def test_a_position_that_cannot_be_is_refused_in_words(change, words):
    with pytest.raises(ValueError, match=words):
        game.arrange(**{**AFTER_ONE, **change})


def test_a_card_that_lies_there_too_often_is_found():
    above, domain = ["toads-assassin"] * 3, ["carps-plain", "carps-guard", "carps-noble"]
    with pytest.raises(ValueError, match="more often than in the box"):
        game.arrange(turn=1, above=above, domains=[domain, [*domain]])


def test_more_turns_than_there_are_cannot_be_done():
    box = [name for name, copies in zip(NAMES, COPIES, strict=True) for _ in range(copies)]
    with pytest.raises(ValueError, match="more than there are"):
        game.arrange(seats=2, above=box[:21], domains=[box[21:42], box[42:63]])


def test_options_are_given_by_name():
    assert game.arrange(mission_noble_weight=False).options.mission_noble_weight is False
    with pytest.raises(TypeError):
        game.arrange(six_families=True)


def test_examples_of_other_kinds_and_positions_are_refused():
    for spec, words in (
        ({"kind": "auction", "position": {}}, "no kind of example"),
        ({"kind": "reckoning", "position": {"domains": [[]]}}, "1 domains"),
        ({"kind": "reckoning", "position": {"domains": [["toads-spy"] * 3, []]}}, "more often"),
        ({"kind": "reckoning", "position": {"domains": [["toads"], []]}}, "no court card"),
        (
            {"kind": "reckoning", "position": {"domains": [[], []], "missions": [("fewer-toads", "all_below")]}},
            "two missions",
        ),
    ):
        with pytest.raises(ValueError, match=words):
            game.example(spec)
