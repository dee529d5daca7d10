"""The rulebook of High Society: the same book in three languages, with examples that the rules themselves work out."""

from __future__ import annotations

import re
from typing import Any

import pytest
from book import Book
from catalogue import LANGUAGES

from mahfel.games.high_society import game
from mahfel.games.high_society.words import CARDS, MONEY

BOOK = Book(game)


def test_quoted_names_in_persian_are_the_names_on_the_cards() -> None:
    names = set(re.findall(r"^card-\w+ = (.*)$", game.texts("fa"), re.MULTILINE))
    assert set(re.findall("«([^»]*)»", BOOK.text["fa"])) <= names


@pytest.mark.parametrize("language", LANGUAGES)
def test_pictures_show_cards_that_exist(language: str) -> None:
    shown: set[str] = set()
    for figure in BOOK.blocks(language, "figure"):
        assert figure == {"money": "all"} or set(figure) == {"cards"}
        shown |= set(figure.get("cards", ()))
    assert shown == set(CARDS)
    for value in MONEY:
        assert str(value) in BOOK.text["en"]


@pytest.mark.parametrize("name", BOOK.examples)
def test_an_example_is_a_game_that_the_rules_allow(name: str) -> None:
    spec = BOOK.examples[name]
    worked = game.example(spec)
    if spec["kind"] == "auction":
        assert worked["events"][-1]["type"] == "revealed", "an example goes on to the next round"
        return
    dark = [card for row in spec["position"]["owned"] for card in row if card in {"P1", "P2", "P3", "scandale"}]
    assert len(dark) == 3, "when the fourth dark edge ends a game, the other three lie before the players"
    assert len(worked["accounts"]) == len(spec["people"])


def events(name: str) -> list[dict[str, Any]]:
    return [event for event in game.example(BOOK.examples[name])["events"] if event["type"] != "revealed"]


def accounts(name: str) -> dict[str, dict[str, Any]]:
    return dict(zip(BOOK.examples[name]["people"], game.example(BOOK.examples[name])["accounts"], strict=True))


def test_example_of_an_ordinary_auction() -> None:
    assert events("yacht-for-two")[-1] == {"type": "taken", "seat": 1, "card": "L7", "price": 11}


def test_example_of_a_card_for_free() -> None:
    assert events("perfume-for-free")[-1] == {"type": "taken", "seat": 0, "card": "L2", "price": 0}


def test_example_of_a_reverse_auction() -> None:
    told = [(event["type"], event["seat"], event.get("price")) for event in events("running-from-passe")[-3:]]
    assert told == [("disgraced", 0, None), ("lost", 1, 6), ("lost", 2, 11)]


def test_example_of_passing_at_once() -> None:
    assert [event["type"] for event in events("scandal-at-once")] == ["passed", "disgraced"]


def test_example_of_a_choice_under_faux_pas() -> None:
    assert events("watch-given-up")[-1] == {"type": "sacrificed", "seat": 1, "card": "L3"}


def test_example_of_a_pending_faux_pas() -> None:
    assert [event["type"] for event in events("faux-pas-pending") if event["type"] not in {"bid", "passed"}] == [
        "disgraced",
        "pending",
        "taken",
        "taken",
        "forfeited",
    ]


def test_example_of_a_whole_sum() -> None:
    found = accounts("two-up-one-down")
    assert [line["value"] for line in found["Golnar"]["lines"]] == [15, 10, 20, 40, 20]
    assert found["Golnar"]["won"]
    assert found["Sara"]["cast_out"]


def test_example_of_a_half_that_decides() -> None:
    found = accounts("the-half-that-wins")
    assert (found["Golnar"]["status"], found["Nima"]["status"]) == (4.5, 4)
    assert found["Golnar"]["won"]


def test_example_of_two_who_are_cast_out() -> None:
    found = accounts("cast-out-twins")
    assert [name for name, account in found.items() if account["cast_out"]] == ["Golnar", "Nima"]
    assert min(found[name]["status"] for name in ("Golnar", "Nima")) > found["Sara"]["status"]
    assert found["Sara"]["won"]


def test_example_of_the_last_one_standing() -> None:
    found = accounts("last-one-standing")
    assert found["Golnar"]["won"]
    assert found["Golnar"]["status"] == -10


@pytest.mark.parametrize(
    ("name", "decision"),
    [("tie-by-money", "money"), ("tie-by-top-luxury", "luxury"), ("all-equally-poor", "nobody")],
)
def test_examples_of_ties(name: str, decision: str) -> None:
    assert game.example(BOOK.examples[name])["decided_by"] == decision
