"""The rulebook of Mafia: the same book in three languages, tables that are those of the rules, examples worked out."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import mahfel.games.mafia
from mahfel.engine import SplitMix64
from mahfel.games.mafia import game
from mahfel.games.mafia.cards import CARDS
from mahfel.games.mafia.options import MafiaOptions
from mahfel.games.mafia.roles import ROLES
from mahfel.games.mafia.scenario import hands_needed
from mahfel.games.mafia.scenario_file import Written, read
from mahfel.games.mafia.scenarios import SCENARIOS
from mahfel.games.mafia.scenarios.shab_e_mafia import CITY, MAFIA
from mahfel.server.messages.rulebook import RuleExample, RuleParagraph
from mahfel.server.rulebook import parse
from mahfel.server.rulebook.notation import read_block
from mahfel.testing.plugin import paragraph

LANGUAGES = ("fa", "en", "ru")
BOOKS = {language: game.rulebook(language) for language in LANGUAGES}
SOURCES = [file.read_text(encoding="utf-8") for file in Path(mahfel.games.mafia.__file__).parent.rglob("*.py")]
SECTIONS = {"classic": 9, "shab_e_mafia": 10, "godfather": 11, "commando": 12, "tv": 13, "inspector": 14} | {
    "representative": 15,
    "capo": 16,
}
TEXTS = {language: dict(re.findall(r"^([\w-]+) = (.*)$", game.texts(language), re.MULTILINE)) for language in LANGUAGES}
PERSIAN = str.maketrans("۰۱۲۳۴۵۶۷۸۹", "0123456789")


def skeleton(book: str) -> list[str]:
    """Sections, paragraphs, blocks and rows of tables in their order."""
    return re.findall(r"^(?:## \d+|\*\*\d+\.\d+\*\*|```\w+|\|)", book, re.MULTILINE)


def paragraphs(book: str) -> list[str]:
    return re.findall(r"^\*\*(\d+\.\d+)\*\*", book, re.MULTILINE)


def text_of(language: str, number: str) -> str:
    """The words of one paragraph."""
    found = re.search(rf"^\*\*{re.escape(number)}\*\* (.*)$", BOOKS[language], re.MULTILINE)
    assert found, number
    return found.group(1)


def rows(language: str, number: str) -> list[list[str]]:
    """The rows of the table below a paragraph, without its head."""
    below = BOOKS[language][BOOKS[language].index(f"**{number}** ") :].split("\n\n")[1]
    assert below.startswith("|"), number
    return [line.strip("| ").split(" | ") for line in below.splitlines()[2:]]


def name(language: str, role: str) -> str:
    return TEXTS[language][f"role-{role}"]


def listed(language: str, roles: tuple[str, ...]) -> str:
    """Roles as a table writes them: each once, with its number before it where there are several."""
    words = []
    for role in dict.fromkeys(roles):
        count = roles.count(role)
        words.append(name(language, role) if count == 1 else f"{count} × {name(language, role)}")
    return ("، " if language == "fa" else ", ").join(words) or "–"


def blocks(language: str) -> list[dict[str, Any]]:
    return [
        read_block(body) for body in re.findall(r"^```example\n(.*?)^```", BOOKS[language], re.MULTILINE | re.DOTALL)
    ]


def prose(language: str) -> str:
    return re.sub(r"^```.*?^```", "", BOOKS[language], flags=re.MULTILINE | re.DOTALL)


EXAMPLES = {spec["id"]: spec for spec in blocks("en")}
NUMBERS = set(paragraphs(BOOKS["fa"]))


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_book_has_the_same_bones_in_every_language(language: str) -> None:
    assert skeleton(BOOKS[language]) == skeleton(BOOKS["fa"])
    strip = [{key: value for key, value in spec.items() if key != "people"} for spec in blocks(language)]
    assert strip == [{key: value for key, value in spec.items() if key != "people"} for spec in blocks("fa")]


@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_paragraph_points_to_the_same_places_in_every_language(language: str) -> None:
    for number in paragraphs(BOOKS["fa"]):
        links = [sorted(re.findall(r"\(#mafia-([\d.]+)\)", text_of(each, number))) for each in ("fa", language)]
        assert links[0] == links[1], number


@paragraph("mafia-1.5")
def test_paragraphs_are_numbered_and_sections_are_where_the_book_says() -> None:
    sections: dict[int, list[int]] = {}
    for number in paragraphs(BOOKS["fa"]):
        section, place = map(int, number.split("."))
        sections.setdefault(section, []).append(place)
    assert all(places == list(range(1, len(places) + 1)) for places in sections.values())
    assert list(sections) == list(range(1, 19))
    headings = dict(re.findall(r"^## (\d+) (.*)$", BOOKS["en"], re.MULTILINE))
    for key, section in SECTIONS.items():
        assert TEXTS["en"][f"scenario-{key}"] == headings[str(section)]
        assert f"(#mafia-{section}.1)" in text_of("en", "1.5")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_of_text_is_a_numbered_paragraph_or_its_table(language: str) -> None:
    for line in filter(None, map(str.strip, prose(language).splitlines())):
        assert re.match(r"# |## \d+ |\*\*\d+\.\d+\*\* |\|.*\|$", line), line


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reference_leads_to_a_paragraph_and_shows_its_number(language: str) -> None:
    links = re.findall(r"\[([^\]]*)\]\(#mafia-([\d.]+)\)", BOOKS[language])
    assert len(links) == BOOKS[language].count("](") >= 20
    assert {number for _, number in links} <= NUMBERS
    assert all(shown.translate(PERSIAN) == number for shown, number in links)


def test_every_paragraph_that_the_rules_name_is_in_the_book() -> None:
    asked = {number for source in SOURCES for number in re.findall(r'"(\d{1,2}\.\d{1,2})"', source)}
    assert len(asked) >= 15
    assert asked <= NUMBERS
    told = set(re.findall(r"\.rule = mafia-([\d.]+)", game.texts("fa")))
    assert len(told) > 15
    assert told <= NUMBERS


@paragraph("mafia-5.2")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_of_thresholds_is_that_of_the_rules(language: str) -> None:
    kinds = ("half", "half_minus_one", "majority", "commando")
    found = [[int(cell) for cell in row] for row in rows(language, "5.2")]
    assert found == [[living, *(hands_needed(kind, living) for kind in kinds)] for living in range(4, 17)]  # type: ignore[arg-type]


@paragraph("mafia-9.2", "mafia-11.2", "mafia-12.2", "mafia-13.2", "mafia-14.2")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", [key for key in SECTIONS if key != "shab_e_mafia"])
def test_the_table_of_a_scenario_is_what_it_deals(language: str, key: str) -> None:
    scenario = SCENARIOS[key]
    for row, seats in zip(rows(language, f"{SECTIONS[key]}.2"), sorted(scenario.table), strict=True):
        assert int(row[0]) == seats
        sides = [cell.translate(PERSIAN) for cell in row[1:]]
        assert sides == [listed(language, side) for side in scenario.table[seats][: len(sides)]]
        assert len(sides) == 3 or not scenario.table[seats][2]


@paragraph("mafia-10.2", "mafia-10.3")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_of_shab_e_mafia_is_what_it_deals(language: str) -> None:
    table = SCENARIOS["shab_e_mafia"].table
    for row, seats in zip(rows(language, "10.2"), sorted(table), strict=True):
        mafia, city, independents = table[seats]
        assert [int(cell) for cell in row[:3]] == [seats, len(mafia), len(city)]
        assert row[3] == listed(language, independents)
        assert (mafia, city) == (MAFIA[: len(mafia)], CITY[: len(city)])
    assert listed(language, MAFIA) in text_of(language, "10.3")
    assert listed(language, CITY) in text_of(language, "10.3")


@paragraph(
    "mafia-9.3",
    "mafia-10.4",
    "mafia-11.4",
    "mafia-12.3",
    "mafia-13.3",
    "mafia-14.3",
    "mafia-15.3",
    "mafia-16.3",
    "mafia-17.6",
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_role_has_its_power_in_the_book_as_on_its_card(language: str) -> None:
    seen: set[str] = set()
    for key, number in {**SECTIONS, "rest": 17}.items():
        place = {"shab_e_mafia": 4, "godfather": 4, "rest": 6}.get(key, 3)
        powers = {row[0].partition(" (")[0]: row[2] for row in rows(language, f"{number}.{place}")}
        roles = {role for role in ROLES if name(language, role) in powers}
        assert len(roles) == len(powers)
        assert all(powers[name(language, role)] == TEXTS[language][f"role-{role}-power"] for role in roles)
        if key in SCENARIOS:
            scenario = SCENARIOS[key]
            assert {role for seats in scenario.table for role in scenario.dealt(seats)} <= roles
        else:
            assert not roles & seen
        seen |= roles
    assert seen == set(ROLES)


@paragraph(
    "mafia-9.6",
    "mafia-10.7",
    "mafia-11.5",
    "mafia-12.5",
    "mafia-13.5",
    "mafia-14.6",
    "mafia-15.7",
    "mafia-16.8",
    "mafia-10.6",
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_order_of_the_night_is_that_of_the_scenario(language: str) -> None:
    places = {
        "classic": 6,
        "shab_e_mafia": 7,
        "godfather": 5,
        "commando": 5,
        "tv": 5,
        "inspector": 6,
        "representative": 7,
    }
    for key, place in places.items():
        assert listed(language, SCENARIOS[key].narration) in text_of(language, f"{SECTIONS[key]}.{place}")
    assert listed(language, SCENARIOS["shab_e_mafia"].succession) in text_of(language, "10.6")


@paragraph("mafia-6.3")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_is_in_the_book_with_its_decks(language: str) -> None:
    found = {row[0]: (row[1], row[2]) for row in rows(language, "6.3")}
    # Cards of two decks may share a name.
    for key in CARDS:
        decks, power = found[TEXTS[language][f"card-{key}"]]
        assert power == TEXTS[language][f"card-{key}-power"]
        assert [TEXTS[language][f"scenario-{scenario}"] in decks for scenario in SECTIONS] == [
            key in SCENARIOS[scenario].cards for scenario in SECTIONS
        ]


@paragraph("mafia-17.2", "mafia-17.3", "mafia-17.7", "mafia-17.8")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_host_finds_every_field_role_and_card_and_a_scenario_that_can_be_read(language: str) -> None:
    fields = {row[0].strip("`").partition(".")[0] for row in rows(language, "17.2")}
    assert fields == set(Written.__struct_fields__)
    roles = {row[0].strip("`"): row[1].partition(" (")[0] for row in rows(language, "17.7")}
    assert roles == {role: name(language, role) for role in ROLES}
    cards = {row[0].strip("`"): row[1] for row in rows(language, "17.8")}
    assert cards == {card: TEXTS[language][f"card-{card}"] for card in CARDS}
    sample = re.search(r"`(\{.*\})`", text_of(language, "17.3"))
    assert sample
    scenario = read(sample[1])
    assert scenario.seats == (6, 6)
    assert game.start(6, MafiaOptions(scenario="custom", written=sample[1]), SplitMix64(1)).scenario.reveal == "side"


def test_persian_prose_has_persian_digits_and_joiners() -> None:
    book = re.sub(r"`[^`]*`|^# .*|^\*\*[\d.]+\*\*|^## \d+|\(#[^)]*\)|^\|[-|]*$", "", prose("fa"), flags=re.MULTILINE)
    assert not re.search(r"[0-9A-Za-zيكةـ,;?]", book)
    assert not re.search(r"(^|\s)ن?می\s", book)
    assert not re.search(r"\s(ها|های|هایی|تر|ترین)\b", book)
    assert not re.search(r"[^\n]\s[،؛؟.:»]|«\s", book)


def test_russian_and_english_prose_hold_no_letters_of_each_other() -> None:
    russian = re.sub(r"`[^`]*`|\(#[^)]*\)|JSON", "", prose("ru"))
    assert not re.search(r"[A-Za-z]", russian)
    assert not re.search(r"[а-яё]", BOOKS["en"], re.IGNORECASE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_seat_of_an_example_has_a_name(language: str) -> None:
    for spec in blocks(language):
        assert len(set(spec["people"])) == len(spec["position"]["roles"])


def left(name_: str) -> tuple[list[int], dict[str, Any]]:
    worked = game.example(EXAMPLES[name_])
    return [event["seat"] for event in worked["events"] if event["type"] == "left_city"], worked


def test_an_example_shows_nothing_hidden() -> None:
    for spec in EXAMPLES.values():
        worked = game.example(spec)
        assert all(not player.get("role") for view in ("before", "after") for player in worked[view]["players"])


@paragraph("mafia-5.11")
def test_the_example_of_hands() -> None:
    gone, worked = left("hands")
    assert gone == [0]
    assert [event["seats"] for event in worked["events"] if event["type"] == "accused"] == [(0,)]


@paragraph("mafia-5.12")
def test_the_example_of_an_annulled_vote() -> None:
    gone, worked = left("annulled")
    assert gone == []
    assert worked["events"][0]["type"] == "vote_void"


@paragraph("mafia-7.14")
def test_the_example_of_a_night_in_classic() -> None:
    gone, worked = left("classic-night")
    assert gone == [1]
    assert [(seat, notes[0]["word"]) for seat, notes in worked["told"]] == [(4, "city")]


@paragraph("mafia-7.15")
def test_the_example_of_guarding() -> None:
    gone, worked = left("guarded")
    assert gone == []
    assert "quiet_night" in [event["type"] for event in worked["events"]]


@paragraph("mafia-10.14")
def test_the_example_of_a_guess() -> None:
    assert left("guess-beats-doctor")[0] == [3]


@paragraph("mafia-10.15")
def test_the_example_of_a_shot_turned_back() -> None:
    assert left("lulled-sheriff")[0] == [7]


@paragraph("mafia-11.11")
def test_the_example_of_a_purchase() -> None:
    gone, worked = left("bought-and-shot")
    assert gone == [4]
    assert {notes[0]["kind"] for seat, notes in worked["told"] if seat == 7} == {"joined"}


@paragraph("mafia-12.8")
def test_the_example_of_a_counter_shot() -> None:
    assert left("counter-shot")[0] == [1, 5]
    assert len(EXAMPLES) == 8


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_reader_gets_every_paragraph_and_example(language: str) -> None:
    book = parse(game, BOOKS[language])
    shown = [block for section in book.sections for block in section.blocks]
    assert [block.number for block in shown if isinstance(block, RuleParagraph)] == paragraphs(BOOKS[language])
    assert [block.id for block in shown if isinstance(block, RuleExample)] == list(EXAMPLES)
