"""The rulebook of High Society: the same book in three languages, with examples that the rules themselves work out."""

from __future__ import annotations

import re
from typing import Any

import pytest

from mahfel.engine import SplitMix64
from mahfel.games.high_society import game
from mahfel.games.high_society.words import CARDS, MONEY
from mahfel.server.messages.rulebook import RuleExample, RuleParagraph
from mahfel.server.rulebook import parse
from mahfel.server.rulebook.notation import read_block

LANGUAGES = ("fa", "en", "ru")
BOOKS = {language: game.rulebook(language) for language in LANGUAGES}


def skeleton(book: str) -> list[str]:
    """Sections, paragraphs and blocks in their order."""
    return re.findall(r"^(?:## \d+|\*\*\d+\.\d+\*\*|```\w+)", book, re.MULTILINE)


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
    assert len(numbers) > 90


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_of_text_is_a_numbered_paragraph(language: str) -> None:
    prose = re.sub(r"^```.*?^```", "", BOOKS[language], flags=re.MULTILINE | re.DOTALL)
    for line in filter(None, map(str.strip, prose.splitlines())):
        assert re.match(r"# |## \d+ |\*\*\d+\.\d+\*\* ", line), line


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reference_leads_to_a_paragraph(language: str) -> None:
    links = re.findall(r"\]\(#high_society-([\d.]+)\)", BOOKS[language])
    assert len(links) == BOOKS[language].count("](") >= 10
    assert set(links) <= set(paragraphs(BOOKS[language]))


def test_persian_prose_has_persian_digits_and_joiners() -> None:
    prose = re.sub(r"^```.*?^```", "", BOOKS["fa"], flags=re.MULTILINE | re.DOTALL)
    prose = re.sub(r"^# .*|^\*\*[\d.]+\*\*|^## \d+|\(#[^)]*\)", "", prose, flags=re.MULTILINE)
    assert not re.search(r"[0-9A-Za-zيكةـ,;?]", prose)
    assert not re.search(r"(^|\s)ن?می\s", prose)
    assert not re.search(r"\s(ها|های|هایی|تر|ترین)\b", prose)
    assert not re.search(r"[^\n]\s[،؛؟.:»]|«\s", prose)


def test_quoted_names_in_persian_are_the_names_on_the_cards() -> None:
    names = set(re.findall(r"^card-\w+ = (.*)$", game.texts("fa"), re.MULTILINE))
    assert set(re.findall("«([^»]*)»", BOOKS["fa"])) <= names


@pytest.mark.parametrize("language", LANGUAGES)
def test_pictures_show_cards_that_exist(language: str) -> None:
    shown: set[str] = set()
    for figure in blocks(language, "figure"):
        assert figure == {"money": "all"} or set(figure) == {"cards"}
        shown |= set(figure.get("cards", ()))
    assert shown == set(CARDS)
    for value in MONEY:
        assert str(value) in BOOKS["en"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_seat_of_an_example_has_a_name(language: str) -> None:
    for spec in blocks(language, "example"):
        position = spec["position"]
        seats = position.get("seats") or len(position["hands"])
        assert len(set(spec["people"])) == seats


@pytest.mark.parametrize("name", EXAMPLES)
def test_an_example_is_a_game_that_the_rules_allow(name: str) -> None:
    spec = EXAMPLES[name]
    worked = game.example(spec)
    if spec["kind"] == "auction":
        assert worked["events"][-1]["type"] == "revealed", "an example goes on to the next round"
        return
    dark = [card for row in spec["position"]["owned"] for card in row if card in {"P1", "P2", "P3", "scandale"}]
    assert len(dark) == 3, "when the fourth dark edge ends a game, the other three lie before the players"
    assert len(worked["accounts"]) == len(spec["people"])


def events(name: str) -> list[dict[str, Any]]:
    return [event for event in game.example(EXAMPLES[name])["events"] if event["type"] != "revealed"]


def accounts(name: str) -> dict[str, dict[str, Any]]:
    return dict(zip(EXAMPLES[name]["people"], game.example(EXAMPLES[name])["accounts"], strict=True))


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
    assert game.example(EXAMPLES[name])["decided_by"] == decision


def test_every_decision_of_a_game_points_at_a_paragraph() -> None:
    known = {f"high_society-{number}" for number in paragraphs(BOOKS["fa"])}
    for seed in range(20):
        chance = SplitMix64(seed)
        state = game.start(3 + seed % 3, game.read_options({}), chance)
        while asked := state.asked():
            for seat, ask in asked.items():
                assert ask.rule in known
                state.play(seat, state.legal(seat).sample(chance))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_reader_gets_every_paragraph_and_every_example(language: str) -> None:
    book = parse(game, BOOKS[language])
    shown = [block for section in book.sections for block in section.blocks]
    assert [block.number for block in shown if isinstance(block, RuleParagraph)] == paragraphs(BOOKS[language])
    assert [block.id for block in shown if isinstance(block, RuleExample)] == list(EXAMPLES)
