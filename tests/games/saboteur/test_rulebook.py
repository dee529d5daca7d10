"""The rulebook: the same book in three languages, with examples that the rules themselves work out."""

from __future__ import annotations

import re
from typing import Any

import pytest

from mahfel.engine import SplitMix64
from mahfel.games.saboteur import game
from mahfel.games.saboteur.mine.tiles import NAMES
from mahfel.games.saboteur.words import CARDS, HAND, ROLE_CARDS, WAGES
from mahfel.server.messages.rulebook import RuleExample, RuleParagraph
from mahfel.server.rulebook import parse
from mahfel.server.rulebook.notation import read_block
from mahfel.testing.plugin import paragraph

LANGUAGES = ("fa", "en", "ru")
BOOKS = {language: game.rulebook(language) for language in LANGUAGES}


def skeleton(book: str) -> list[str]:
    """Sections, paragraphs, blocks and rows of tables in their order."""
    return re.findall(r"^(?:## \d+|\*\*\d+\.\d+\*\*|```\w+|\|)", book, re.MULTILINE)


def paragraphs(book: str) -> list[str]:
    return re.findall(r"^\*\*(\d+\.\d+)\*\*", book, re.MULTILINE)


def blocks(language: str, kind: str) -> list[dict[str, Any]]:
    return [
        read_block(body) for body in re.findall(rf"^```{kind}\n(.*?)^```", BOOKS[language], re.MULTILINE | re.DOTALL)
    ]


EXAMPLES = {spec["id"]: spec for spec in blocks("en", "example")}


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_book_has_the_same_bones_in_every_language(language: str) -> None:
    assert skeleton(BOOKS[language]) == skeleton(BOOKS["fa"])
    assert blocks(language, "figure") == blocks("fa", "figure")
    strip = [{name: value for name, value in spec.items() if name != "people"} for spec in blocks(language, "example")]
    assert strip == [{k: v for k, v in spec.items() if k != "people"} for spec in blocks("fa", "example")]


def test_paragraphs_are_numbered_without_a_gap() -> None:
    numbers = [tuple(map(int, number.split("."))) for number in paragraphs(BOOKS["fa"])]
    expected = [(1, 1)]
    for section, place in numbers[1:]:
        last = expected[-1]
        expected.append((section, place) if section == last[0] + 1 and place == 1 else (last[0], last[1] + 1))
    assert numbers == expected
    assert len(numbers) > 70


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_of_text_is_a_numbered_paragraph_or_a_row_of_a_table(language: str) -> None:
    prose = re.sub(r"^```.*?^```", "", BOOKS[language], flags=re.MULTILINE | re.DOTALL)
    for line in filter(None, map(str.strip, prose.splitlines())):
        assert re.match(r"# |## \d+ |\*\*\d+\.\d+\*\* |\|", line), line


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reference_leads_to_a_paragraph(language: str) -> None:
    links = re.findall(r"\]\(#saboteur-([\d.]+)\)", BOOKS[language])
    assert len(links) == BOOKS[language].count("](") >= 4
    assert set(links) <= set(paragraphs(BOOKS[language]))


def test_persian_prose_has_persian_digits_and_joiners() -> None:
    prose = re.sub(r"^```.*?^```", "", BOOKS["fa"], flags=re.MULTILINE | re.DOTALL)
    prose = re.sub(r"^# .*|^\*\*[\d.]+\*\*|^## \d+|\(#[^)]*\)", "", prose, flags=re.MULTILINE)
    assert not re.search(r"[0-9A-Za-zيكةـ,;?]", prose)
    assert not re.search(r"(^|\s)ن?می\s", prose)
    assert not re.search(r"\s(ها|های|هایی|تر|ترین)\b", prose)
    assert not re.search(r"[^\n]\s[،؛؟.:»]|«\s", prose)


@paragraph("saboteur-2.1", "saboteur-2.2", "saboteur-2.3", "saboteur-2.4")
def test_pictures_show_every_card_once() -> None:
    shown = [card for figure in blocks("fa", "figure") for card in figure["cards"]]
    assert sorted(shown) == sorted({*CARDS, *NAMES})


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_seat_of_an_example_has_a_name(language: str) -> None:
    for spec in blocks(language, "example"):
        if "position" in spec:
            assert len(set(spec["people"])) == spec["position"]["seats"]


@pytest.mark.parametrize("name", EXAMPLES)
def test_an_example_is_a_game_that_the_rules_allow(name: str) -> None:
    worked = game.example(EXAMPLES[name])
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
    lines = re.findall(r"^\| (.*) \|$", BOOKS[language], re.MULTILINE)
    cells = [line.split(" | ") for line in lines]
    return [tuple(map(int, row)) for row in cells if len(row) == width and row[0].isdecimal()]


def test_every_decision_of_a_game_points_at_a_paragraph() -> None:
    known = {f"saboteur-{number}" for number in paragraphs(BOOKS["fa"])}
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


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_reader_gets_every_paragraph_and_every_example(language: str) -> None:
    book = parse(game, BOOKS[language])
    shown = [block for section in book.sections for block in section.blocks]
    assert [block.number for block in shown if isinstance(block, RuleParagraph)] == paragraphs(BOOKS[language])
    assert [block.id for block in shown if isinstance(block, RuleExample)] == list(EXAMPLES)


@paragraph("saboteur-1.1", "saboteur-1.2", "saboteur-7.2", "saboteur-13.3")
def test_the_words_of_the_book_are_the_words_of_the_texts() -> None:
    texts = game.texts("fa")
    for word in ("جویندهٔ طلا", "خرابکار", "بانک", "بن‌بست", "قطعهٔ طلا", "نقشه", "ریزش"):
        assert word in BOOKS["fa"]
        assert word in texts
    assert "بلوف" in BOOKS["fa"]
    # Talk is free: everybody at the table may write in the one room, whatever the role.
    state = game.arrange(seats=3)
    assert {state.channels(seat).write for seat in range(3)} == {("table",)}
    assert not state.channels(None).write
