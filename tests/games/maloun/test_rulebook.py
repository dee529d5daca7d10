"""The rulebook of Malʿoun: the same book in three languages, with examples that the rules themselves work out."""

from __future__ import annotations

import pytest
from book import Book

from mahfel.games.maloun import game
from mahfel.games.maloun.words import CARDS
from mahfel.testing.plugin import paragraph

BOOK = Book(game)


def test_pictures_show_cards_that_exist():
    for figure in BOOK.blocks("en", "figure"):
        assert set(figure["cards"]) <= set(CARDS)


def told(name):
    return game.example(BOOK.examples[name])["events"]


@paragraph("maloun-6.5")
def test_example_of_a_request():
    kinds = [event["type"] for event in told("latte-and-tea")]
    assert kinds == ["requested", "offered", "drew", "drew", "picked", "turn_began"]
    assert told("latte-and-tea")[1]["seats"] == (1, 3) or told("latte-and-tea")[1]["seats"] == [1, 3]


@paragraph("maloun-7.8")
def test_example_of_a_set_with_water():
    built = told("water-for-two")[0]
    assert (built["drink"], list(built["water"])) == ("latte", [3, 5])


@paragraph("maloun-11.4")
def test_example_of_two_last_sets():
    assert [event["seat"] for event in told("two-last-sets") if event["type"] == "finished"] == [1]


@paragraph("maloun-13.13")
def test_example_of_a_fourth_positive():
    last = told("fourth-positive")
    assert last[-1]["type"] == "won"
    assert list(last[-1]["seats"]) == [0]


def test_an_example_of_another_kind_and_an_impossible_one_are_refused():
    with pytest.raises(ValueError, match="no kind of example"):
        game.example({"kind": "opera", "position": {}, "moves": []})
