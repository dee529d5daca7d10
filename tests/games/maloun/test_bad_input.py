"""Bad input is refused in words and changes nothing."""

from __future__ import annotations

import pytest

from mahfel.engine import Refused
from mahfel.games.maloun import game

DONOR = "tea3 tea4x mocha1 water"


@pytest.fixture
def asked(cafe):
    table = cafe("latte1 latte2", DONOR, maloun=3)
    table.play("0 request:tea")
    return table


@pytest.mark.parametrize(
    ("offer", "code"),
    [
        ("offer:water", "maloun.offer_water"),
        ("offer:tea4x", "maloun.offer_spoiled"),
        ("offer:mocha1", "maloun.offer_unnamed"),
        ("offer:tea5", "maloun.not_in_hand"),
        ("burn:tea3", "game.wrong_move"),
        ("build:tea", "game.wrong_move"),
        ("wait", "game.wrong_move"),
    ],
)
def test_what_cannot_be_offered_is_refused_with_the_reason(asked, offer, code):
    assert asked.refused(f"1 {offer}") == code


def test_an_offer_of_two_cards_is_unreadable_and_a_second_offer_comes_too_late(asked):
    for raw in ({"type": "offer", "card": ["tea3", "tea3"]}, {"type": "offer", "cards": ["tea3", "tea3"]}):
        with pytest.raises(Refused, match=r"move\.unreadable"):
            game.read_move(raw)
    with pytest.raises(Refused, match=r"move\.unreadable"):
        game.parse("offer:tea3+tea3")
    asked.play("1 offer:tea3")
    assert asked.refused("1 offer:tea3") == "game.not_asked"
    assert asked.refused("1 decline") == "game.not_asked"


def test_an_offer_after_the_window_and_one_by_the_requester_are_refused(asked):
    assert asked.refused("0 offer:latte1") == "game.not_asked"
    asked.play("1 offer:tea3; * decline")
    assert asked.refused("2 offer:herbal1") == "game.wrong_move"
    assert asked.refused("0 pick:2") == "maloun.no_such_place"
    assert asked.refused("0 offer:latte1") == "game.wrong_move"


@pytest.mark.parametrize(
    ("build", "code"),
    [
        ("build:latte", "maloun.set_incomplete"),  # latte 5 is spoiled
        ("build:latte/5", "maloun.set_water"),
        ("build:tea/1+2+3+4+5", "maloun.set_all_water"),
        ("build:mocha", "maloun.set_incomplete"),
    ],
)
def test_a_set_with_a_spoiled_card_with_five_waters_or_of_cards_not_held_is_refused(cafe, build, code):
    table = cafe("latte1 latte2 latte3 latte4 latte5x tea1 tea2")
    assert table.refused(f"0 {build}") == code
    assert table.refused(f"1 {build}").startswith("maloun.set_")


@pytest.mark.parametrize("water", [[6], [0], [2, 1], [1, 1], [-1], [1, 2, 3, 4, 5, 6]])
def test_strange_numbers_for_water_are_refused(cafe, water):
    table = cafe("latte1 latte2 water water water water water")
    assert table.refused("0", {"type": "build", "drink": "latte", "water": water}) == "maloun.set_numbers"
    assert table.refused("0", {"type": "build", "drink": "cola", "water": []}) == "maloun.no_such_drink"


@pytest.mark.parametrize(
    ("raw", "code"),
    [
        ({"drinks": ["tea"], "numbered": "tea", "number": 3}, "maloun.request_number"),
        ({"drinks": ["tea"], "numbered": "tea"}, "maloun.request_number"),
        ({"drinks": ["tea"], "number": 3}, "maloun.request_number"),
        ({"drinks": []}, "maloun.request_twice"),
        ({"drinks": ["tea", "latte"]}, "maloun.unsorted"),
        ({"drinks": ["cola"]}, "maloun.no_such_drink"),
        ({"drinks": ["latte", "mocha", "tea"]}, "maloun.request_count"),
        ({"drinks": ["latte", "espresso", "mocha", "herbal", "tea", "juice"]}, "maloun.request_count"),
    ],
)
def test_requests_that_are_none_are_refused(cafe, raw, code):
    table = cafe("latte1 latte2")
    assert table.refused("0", {"type": "request", **raw}) == code


@pytest.mark.parametrize(
    ("numbered", "number"), [("mocha", 3), ("tea", 6), ("tea", 0), ("tea", None), (None, 3), ("tea", -3)]
)
def test_with_the_reward_the_number_has_to_be_one_of_a_named_drink(cafe, numbered, number):
    table = cafe("latte1 latte2", laid=["mocha"], permanents=["numbered_order"])
    raw = {"type": "request", "drinks": ["tea"], "numbered": numbered, "number": number}
    assert table.refused("0", raw) == "maloun.request_numbered"


@pytest.mark.parametrize(
    ("cards", "code"),
    [
        ([], "maloun.burn_count"),
        (["latte1", "latte2"], "maloun.burn_count"),
        (["juice5"], "maloun.not_in_hand"),
        (["cola3"], "maloun.no_such_card"),
        (["LATTE1"], "maloun.no_such_card"),
        (["latte۱"], "maloun.no_such_card"),
    ],
)
def test_burns_that_are_none_are_refused(cafe, cards, code):
    table = cafe("latte1 latte2")
    assert table.refused("0", {"type": "burn", "cards": cards}) == code


def test_a_burn_of_one_card_twice_and_out_of_order_is_refused(cafe):
    table = cafe("latte1 latte2 juice1", laid=["mocha"], permanents=["big_bin"])
    assert table.refused("0", {"type": "burn", "cards": ["latte1", "latte1"]}) == "maloun.not_in_hand"
    assert table.refused("0", {"type": "burn", "cards": ["juice1", "latte1"]}) == "maloun.unsorted"


@pytest.mark.parametrize(
    "text",
    ["offer:", "offer", "burn:", "burn:tea9", "request:", "request:tea#", "request:tea#tea", "build:tea/", "spend:1",
     "spend:01/1", "pick:", "pick:x", "vote:", "vote:-1", "swap:1", "prefer:perhaps", "choose:١", "x" * 500, "", ":"],
)  # fmt: skip
def test_unreadable_notation_is_refused(text):
    with pytest.raises(Refused, match=r"move\.unreadable"):
        game.parse(text)


@pytest.mark.parametrize(
    ("position", "why"),
    [
        ({"hands": [["tea1", "tea2"]] * 2}, "2 seats"),
        ({"hands": [["tea9", "tea2"], *[["tea1", "tea2"]] * 3]}, "no card"),
        ({"hands": [["tea1", "tea2"]] * 4}, "not so many"),
        ({"hands": [["tea1"], *[["juice1", "tea2"]] * 3]}, "refilled"),
        ({"hands": [["tea1", "tea2"]] * 3, "maloun": 5}, "no seat 5"),
        ({"hands": [["tea1", "tea2"]] * 3, "laid": [["latte", "mocha"], [], []]}, "game is over"),
        ({"hands": [["tea1", "tea2"]] * 3, "laid": [["latte/6"], [], []]}, "strange numbers"),
        ({"hands": [["tea1", "tea2"]] * 3, "permanents": [["big_bin"], [], []]}, "one reward"),
        ({"hands": [["tea1", "tea2"]] * 3, "permanents": [["tasting"], [], []]}, "no reward that stays"),
        ({"hands": [["tea1", "tea2"]] * 3, "rewards": ["big_bin", "big_bin"]}, "rewards in the box"),
        ({"hands": [["tea1", "tea2"]] * 3, "positives": [1, 0, 0]}, "belong to Crisis"),
        ({"hands": [["tea1", "tea2"]] * 3, "positives": [4, 0, 0], "mode": "crisis"}, "saved or has fallen"),
        ({"hands": [["tea1", "tea2"]] * 3, "negatives": 9, "mode": "crisis"}, "saved or has fallen"),
        ({"hands": [["tea1", "tea2"]] * 3, "maloun": 1, "mode": "crisis"}, "neither roles"),
        ({"hands": [["tea1", "tea2"]] * 3, "deck_size": 0}, "empty deck"),
        ({"hands": [["tea1", "tea2"]] * 3, "deck_size": 900}, "cannot have 900"),
        ({"hands": [["tea1", "water"], *[["tea2", "tea3"]] * 2], "dealt": [0]}, "no water is dealt"),
    ],
)
def test_positions_that_cannot_be_are_not_arranged(position, why):
    with pytest.raises(ValueError, match=why):
        game.arrange(**position)


def test_a_limit_below_the_dealt_hand_is_refused():
    with pytest.raises(Refused, match=r"maloun\.options_hand_limit"):
        game.read_options({"hand_limit": 4}).check(4)
    game.read_options({"hand_limit": 5}).check(4)
    for raw in ({"sets": 4}, {"sets": 1}, {"mode": "wild"}, {"water": -1}, {"unknown": 1}, {"hand": 7}):
        with pytest.raises(Refused, match=r"options\.unreadable"):
            game.read_options(raw)
