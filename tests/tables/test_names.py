"""Names: readable, short, and not to be mistaken for each other."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mahfel.engine import Refused
from mahfel.engine.registry import games
from mahfel.tables.bot_names import NAMES, bot_name
from mahfel.tables.names import LONGEST, alike, readable, told_apart


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        ("سارا", "سارا"),
        ("  علی   رضا ", "علی رضا"),
        ("علی\u200cرضا", "علی\u200cرضا"),  # the half-space of Persian is part of the name
        ("B\u200cen", "Ben"),
        ("Be\u00adn\ufeff", "Ben"),
        ("Ｂｅｎ", "Ben"),
        ("Ёлка", "Ёлка"),
        ("👨‍👩‍👧 ما", "👨👩👧 ما"),
        ("Zoë", "Zoë"),
    ],
)
def test_a_name_is_shown_without_what_cannot_be_seen(written, shown):
    assert readable(written) == shown


@pytest.mark.parametrize(
    "written",
    [
        "",
        "   ",
        "\u200b\u200c",
        "Ben\u0000",
        "a\nb",
        "\u202eneB",
        "\u2067x",
        "\ue000",
        "\ud800",
        "\u3164\u3164",
        "\u0301",
    ],
)
def test_a_name_that_cannot_be_read_is_refused(written):
    with pytest.raises(Refused) as refusal:
        readable(written)
    assert refusal.value.code == "name.unreadable"


MEASURED = json.loads(Path(__file__).with_name("measured_names.json").read_text(encoding="utf-8"))
"""The client cuts names by the same measure: its own tests read this table, too."""


@pytest.mark.parametrize("name", MEASURED, ids=[name["what"] for name in MEASURED])
def test_a_name_is_measured_as_it_will_be_shown(name):
    if name["fits"]:
        assert readable(name["written"]) == name["shown"]
        return
    with pytest.raises(Refused) as refusal:
        readable(name["written"])
    assert refusal.value.code == "name.too_long"


def test_length_is_counted_in_letters_as_people_see_them():
    assert readable("é" * LONGEST)
    assert readable("e\u0301" * LONGEST) == "é" * LONGEST
    assert readable("🇮🇷" * 7)
    assert readable("ش" * LONGEST)
    assert readable("Щ" * LONGEST)
    for long in ("x" * (LONGEST + 1), "🇮🇷" * 8, "x" + "\u0489" * 200):
        with pytest.raises(Refused) as refusal:
            readable(long)
        assert refusal.value.code == "name.too_long"


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Boris", "boris"),
        ("Boris", "Воris"),  # a Cyrillic Ve
        ("Anna", "Аnnа"),
        ("Ivan", "lvan"),
        ("Ivan", "IVAN"),
        ("سارا", "ســارا"),
        ("علی", "علي"),  # the Arabic letter for the Persian one
        ("کاوه", "كاوه"),
        ("علی\u200cرضا", "علیرضا"),
        ("علی رضا", "علیرضا"),
        ("۱۲۳", "123"),
        ("Zoë", "Zoe"),
        ("Paul", "PauI"),
        ("maria", "rnaria"),
        ("Walter", "VValter"),
        ("bob", "b0b"),
    ],
)
def test_names_that_look_alike_are_the_same_name(one, other):
    assert alike(one, other)
    assert alike(other, one)


@pytest.mark.parametrize(
    ("one", "other"), [("Ben", "Bea"), ("سارا", "سارو"), ("Олег", "Ольга"), ("Max", "Мая"), ("علی", "علا")]
)
def test_different_names_are_different(one, other):
    assert not alike(one, other)


@given(st.text(max_size=40))
def test_any_text_is_a_name_or_is_refused_and_a_name_stays_what_it_is(text):
    code, name = "", ""
    try:
        name = readable(text)
    except Refused as refusal:
        code = refusal.code
    assert code in ("", "name.unreadable", "name.too_long")
    if not code:
        assert readable(name) == name == name.strip()
        assert alike(name, name)


@pytest.mark.parametrize("lang", ["fa", "en", "ru"])
def test_bots_never_share_a_name_however_many_there_are(lang):
    taken: list[str] = []
    for _ in range(3 * len(NAMES[lang])):
        taken.append(readable(bot_name(lang, taken)))
    assert not any(alike(one, other) for place, one in enumerate(taken) for other in taken[:place])


def test_the_largest_table_has_a_name_for_every_bot_and_none_with_a_number():
    most = max(game.meta.seats[1] for game in games().values())
    for lang, known in NAMES.items():
        taken: list[str] = []
        for _ in range(most):
            taken.append(bot_name(lang, taken))
        assert tuple(taken) == known[:most]


@pytest.mark.parametrize(("lang", "second"), [("fa", "گلنار ۲"), ("en", "Hazel 2"), ("ru", "Злата 2")])
def test_the_number_of_a_name_is_written_in_the_digits_of_its_language(lang, second):
    assert bot_name(lang, NAMES[lang]) == second


@pytest.mark.parametrize("name", ["Sara", "W" * LONGEST, "😀" * 15, "ک" * LONGEST, "👩‍👩‍👧" * 3 + "a"])
def test_a_namesake_is_told_apart_by_a_number_and_their_name_stays_one_that_can_be_chosen(name):
    name = readable(name)
    assert told_apart(name, ["Olga"]) == name
    taken = [name]
    for number in range(2, 13):
        found = told_apart(name, taken)
        assert found.endswith(f" {number}")
        assert readable(found) == found
        assert not any(alike(found, other) for other in taken)
        taken.append(found)
