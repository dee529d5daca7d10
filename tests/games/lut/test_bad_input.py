"""Whatever cannot be done is refused in words and changes nothing."""

from __future__ import annotations

import pytest

from mahfel.engine import Refused
from mahfel.games.lut import game
from mahfel.games.lut.moves import Bandit, Chief, Karvansalar


@pytest.fixture
def table(desert):
    """A level caravan of seat 1, another of seat 0, and a hand with something of everything."""
    return desert(
        hands=[["C2", "wolf2", "hawk1", "fox_chief", "karvansalar"], ["C3"]],
        caravans=[
            {"seat": 1, "value": 5, "cards": ["0 wolf1", "1 hawk1"]},
            {"seat": 0, "value": 4, "cards": ["1 viper2"]},
        ],
    )


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("0 karvansalar:1", "lut.not_your_caravan"),
        ("0 karvansalar:3", "lut.no_such_caravan"),
        ("0 discard:C2", "lut.caravans_stay"),
        ("0 discard:wolf2", "lut.pile_left"),
        ("0 discard:wolf3", "lut.not_in_hand"),
        ("0 bandit:hawk1:1", "lut.second_colour"),
        ("0 bandit:wolf3:1", "lut.not_in_hand"),
        ("0 bandit:wolf2:0", "lut.no_such_caravan"),
        ("0 bandit:wolf2:3", "lut.no_such_caravan"),
        ("0 bandit:wolf2:26", "lut.no_such_caravan"),
        ("0 bandit:wolf2:999", "lut.no_such_caravan"),
        ("0 chief:fox:1", "lut.no_bandit"),
        ("0 chief:fox:2", "lut.no_bandit"),
        ("0 chief:wolf:1", "lut.not_in_hand"),
        ("0 caravan:3", "lut.not_in_hand"),
        ("0 caravan:9", "lut.no_such_card"),
        ("0 caravan:1", "lut.no_such_card"),
        ("0 after_you", "lut.not_your_choice"),
        ("1 draw", "game.not_asked"),
        ("7 draw", "game.not_asked"),
        ("-1 draw", "game.not_asked"),
    ],
)
def test_what_cannot_be_done_is_refused_with_the_reason(table, line, code):
    assert table.refused(line) == code


def test_drawing_from_an_empty_pile_is_refused(desert):
    table = desert(hands=[["C2", "wolf2"], ["C3"]], pile=0)
    assert table.refused("0 draw") == "lut.pile_empty"


def test_a_colour_that_another_side_has_is_refused_even_to_the_owner(desert):
    table = desert(hands=[["viper1", "C2"], ["C3"]], caravans=[{"seat": 0, "value": 4, "cards": ["1 viper2"]}])
    assert table.refused("0 bandit:viper1:1") == "lut.colour_taken"


def test_a_plundered_caravan_can_be_attacked_no_more(desert):
    table = desert(hands=[["wolf2", "C2"], ["C3"]], caravans=[{"seat": 1, "value": 5}])
    table.play("0 draw", "1 draw")
    assert table.refused("0 bandit:wolf2:1") == "lut.no_such_caravan"


@pytest.mark.parametrize("number", [-1, 0, 10**6, 10**18, -(10**18)])
def test_numbers_of_any_size_are_only_refused(table, number):
    for move in (Bandit("wolf", 2, number), Karvansalar(number), Chief("fox", number)):
        assert move not in table.state.legal(0)
        with pytest.raises(Refused, match=r"lut\.no_such_caravan"):
            table.state.play(0, move)
    with pytest.raises(Refused, match=r"lut\.no_such_card"):
        table.state.play(0, Bandit("wolf", number, 1))


@pytest.mark.parametrize(
    "raw",
    [
        {"type": "bandit", "colour": "red", "strength": 2, "caravan": 1},
        {"type": "bandit", "colour": "wolf", "strength": "2", "caravan": 1},
        {"type": "bandit", "colour": "wolf", "strength": True, "caravan": 1},
        {"type": "bandit", "colour": "wolf", "strength": 2},
        {"type": "bandit", "colour": "wolf", "strength": 2, "caravan": 1, "seat": 1},
        {"type": "chief", "colour": ["wolf"], "caravan": 1},
        {"type": "karvansalar"},
        {"type": "admiral", "caravan": 1},
        {"type": "draw", "card": "C8"},
        {"type": "discard", "card": 3},
        {},
        [],
        None,
        7,
        "bandit",
        "bandit:wolf:2:1",
        "bandit:wolf2:01",
        "bandit:wolf2:۱",
        "bandit:wolf2:1:1",
        "bandit:wolf5:1",
        "bandit:C2:1",
        "bandit:wolf_chief:1",
        "chief:wolf1:1",
        "chief::1",
        "karvansalar:",
        "karvansalar:+1",
        "caravan:",
        "caravan:1234",
        "discard:",
        "discard:C9",
        "discard:nothing",
        "draw:1",
        "Draw",
        "draw;draw",
        "x" * 1_000_000,
    ],
)
def test_what_is_no_move_cannot_be_read(raw):
    with pytest.raises(Refused, match=r"move\.unreadable"):
        game.read_move(raw)


def test_every_move_comes_back_from_its_notation(table):
    for seat in (0, 1):
        for move in table.state.legal(seat):
            assert game.parse(game.notate(move)) == move


def test_after_the_end_everything_is_refused(desert):
    table = desert(hands=[["wolf1"], ["C3"]], pile=0)
    table.play("0 discard:wolf1")
    for line in ("0 draw", "1 caravan:3", "1 discard:C3"):
        assert table.refused(line) == "game.over"


def test_a_gang_that_there_is_not_is_refused_though_a_caravan_of_such_a_name_is_held(table):
    with pytest.raises(Refused) as refused:
        table.state.play(0, Bandit("C", 2, 1))
    assert refused.value.code == "game.wrong_move"
