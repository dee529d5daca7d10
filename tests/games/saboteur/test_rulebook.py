"""The rulebook: the same book in three languages, with examples that the rules themselves work out."""

from __future__ import annotations

import re

import pytest
from book import Book
from catalogue import LANGUAGES

from mahfel.engine import SplitMix64
from mahfel.games.saboteur import game
from mahfel.games.saboteur.mine.tiles import NAMES
from mahfel.games.saboteur.words import CARDS, HAND, ROLE_CARDS, WAGES
from mahfel.testing.plugin import paragraph

BOOK = Book(game)


@paragraph("saboteur-2.1", "saboteur-2.2", "saboteur-2.3", "saboteur-2.4")
def test_pictures_show_every_card_once() -> None:
    shown = [card for figure in BOOK.blocks("fa", "figure") for card in figure["cards"]]
    assert sorted(shown) == sorted({*CARDS, *NAMES})


@pytest.mark.parametrize("name", BOOK.examples)
def test_an_example_is_a_game_that_the_rules_allow(name: str) -> None:
    worked = game.example(BOOK.examples[name])
    assert worked.get("events") or worked.get("places") or worked.get("shares")


def test_there_is_no_example_of_another_kind() -> None:
    with pytest.raises(ValueError, match="no kind"):
        game.example({"kind": "auction", "position": {}})


@paragraph("saboteur-2.6")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_of_roles_and_hands_is_that_of_the_rules(language: str) -> None:
    rows = _rows(language, 4)
    assert rows == [(seats, *ROLE_CARDS[seats], HAND[seats]) for seats in range(3, 11)]


@paragraph("saboteur-9.8")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_of_wages_is_that_of_the_rules(language: str) -> None:
    assert _rows(language, 2) == [(count, WAGES[count]) for count in range(1, 5)]


def _rows(language: str, width: int) -> list[tuple[int, ...]]:
    lines = re.findall(r"^\| (.*) \|$", BOOK.text[language], re.MULTILINE)
    cells = [line.split(" | ") for line in lines]
    return [tuple(map(int, row)) for row in cells if len(row) == width and row[0].isdecimal()]


def test_every_decision_of_a_game_points_at_a_paragraph() -> None:
    known = {f"saboteur-{number}" for number in BOOK.numbers}
    asked_by = set()
    for seed in range(20):
        chance = SplitMix64(seed)
        state = game.start(3 + seed % 8, game.read_options({}), chance)
        easy = game.levels["easy"].policies[0]
        while asked := state.asked():
            ((seat, ask),) = asked.items()
            asked_by.add(ask.rule)
            state.play(seat, easy(state, seat, chance))
    assert asked_by == {"saboteur-4.1", "saboteur-6.2", "saboteur-8.1", "saboteur-9.5"} <= known


@paragraph("saboteur-1.1", "saboteur-1.2", "saboteur-7.2", "saboteur-13.3")
def test_the_words_of_the_book_are_the_words_of_the_texts() -> None:
    texts = game.texts("fa")
    for word in ("جویندهٔ طلا", "خرابکار", "بانک", "بن‌بست", "قطعهٔ طلا", "نقشه", "ریزش"):
        assert word in BOOK.text["fa"]
        assert word in texts
    assert "بلوف" in BOOK.text["fa"]
    # Talk is free: everybody at the table may write in the one room, whatever the role.
    state = game.arrange(seats=3)
    assert {state.channels(seat).write for seat in range(3)} == {("table",)}
    assert not state.channels(None).write
