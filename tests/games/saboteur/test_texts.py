"""The catalogues: words for all that the rules can say, alike in three languages, right where that can be checked."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Literal, get_args, get_origin, get_type_hints

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast, parse, visitor

import mahfel.games.saboteur
from mahfel.games.saboteur import game
from mahfel.games.saboteur.mine.tiles import NAMES
from mahfel.games.saboteur.options import SaboteurOptions
from mahfel.games.saboteur.phases.turns import TURNS
from mahfel.games.saboteur.words import CARDS, PLACES, ROLES, TOOLS

LANGUAGES = ("fa", "en", "ru")
SOURCES = [file.read_text(encoding="utf-8") for file in Path(mahfel.games.saboteur.__file__).parent.rglob("*.py")]
UNTOLD = {"round_began", "drew", "pool_seen"}
"""A round is told by its heading in the log; drawing and looking go without saying."""


class Inside(visitor.Visitor):
    """Collects what a message is made of."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.words: list[str] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.words.append(node.value)


def inside(node: Any) -> Inside:
    found = Inside()
    found.visit(node)
    return found


CATALOGUES = {
    language: {entry.id.name: entry for entry in parse(game.texts(language)).body if isinstance(entry, ast.Message)}
    for language in LANGUAGES
}
KEYS = set(CATALOGUES["fa"])


def sentences(language: str) -> Iterator[tuple[str, str]]:
    """Each piece of text between placeables, with the key it stands under."""
    for key, message in CATALOGUES[language].items():
        for words in inside(message.value).words:
            yield key, words


def rules(language: str) -> dict[str, str]:
    """The paragraph behind each message that names one."""
    return {
        key: "".join(inside(part.value).words)
        for key, message in CATALOGUES[language].items()
        for part in message.attributes
        if part.id.name == "rule"
    }


@cache
def bundle_of(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(game.texts(language)))
    return bundle


def say(language: str, key: str, **values: Any) -> str:
    said, errors = bundle_of(language).format_pattern(bundle_of(language).get_message(key).value, values)
    assert not errors
    return str(said)


@pytest.mark.parametrize("language", ["en", "ru"])
def test_all_languages_have_the_same_keys_values_and_rules(language: str) -> None:
    assert set(CATALOGUES[language]) == KEYS
    for key, message in CATALOGUES[language].items():
        assert inside(message.value).variables == inside(CATALOGUES["fa"][key].value).variables, key
    assert rules(language) == rules("fa")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_goal_tool_and_role_has_a_name_of_its_own(language: str) -> None:
    cards = [say(language, f"card-{card}") for card in (*CARDS, *(name for name in NAMES if name not in CARDS))]
    assert len(cards) == len(set(cards)) == 31
    for kind, words in (("tool", TOOLS), ("goal", PLACES), ("treasure", PLACES), ("role", ROLES), ("aside", ROLES)):
        assert len({say(language, f"{kind}-{word}") for word in words}) == len(words)


def test_every_event_is_told_with_a_paragraph_behind_it() -> None:
    events = {event.__struct_config__.tag for event in game.event_types} - UNTOLD
    assert {f"event-{tag}" for tag in events} == set(rules("fa")) <= KEYS
    assert "turn-round_began" in KEYS
    for event in game.event_types:
        fields = {*event.__struct_fields__, "count"}
        key = f"event-{event.__struct_config__.tag}"
        for told in (key, f"{key}-you", f"{key}-to-you"):
            if told in KEYS:
                assert inside(CATALOGUES["fa"][told].value).variables <= fields, told


def test_the_paragraphs_behind_events_are_there() -> None:
    assert set(rules("fa").values()) <= {
        f"saboteur-{number}" for number in re.findall(r"^\*\*(\d+\.\d+)\*\*", game.rulebook("fa"), re.MULTILINE)
    }


def test_the_log_never_names_what_only_some_may_see() -> None:
    # The log stands open on the screen, so even the owner's own lines keep silent about hidden things.
    for event in game.event_types:
        hints = get_type_hints(event, include_extras=True)
        secret = {name for name, hint in hints.items() if any(mark.owner for mark in hint.__metadata__)}
        key = f"event-{event.__struct_config__.tag}"
        for told in (key, f"{key}-you", f"{key}-to-you"):
            if told in KEYS:
                assert not inside(CATALOGUES["fa"][told].value).variables & secret, told


def test_every_ask_has_a_question_and_a_line_for_those_who_wait() -> None:
    assert {"ask-turn", "ask-turn-broken", "ask-turn-last", "ask-keep"} == {
        key for key in KEYS if key.startswith("ask-")
    }
    assert {"wait-turn", "wait-keep"} == {key for key in KEYS if key.startswith("wait-")}
    worded = [
        next(iter(state.asked().values())).text
        for state in (
            game.arrange(seats=3),
            game.arrange(broken=[["lamp"], [], []]),
            game.arrange(hands=[["SH"], [], []], pile_size=0),
        )
    ]
    assert worded == ["turn", "turn-broken", "turn-last"]
    assert type(TURNS).__struct_config__.tag == "turns"


def test_every_move_has_a_label_and_a_heading() -> None:
    tags = [str(move.__struct_config__.tag) for move in game.move_types]
    assert {f"move-{tag}-label" for tag in tags} | {f"moves-{tag}" for tag in tags} <= KEYS
    for move in game.move_types:
        label = CATALOGUES["fa"][f"move-{move.__struct_config__.tag}-label"]
        assert inside(label.value).variables <= set(move.__struct_fields__)


def test_every_refusal_of_the_rules_has_words() -> None:
    codes = {code for source in SOURCES for code in re.findall(r'Refused\(\s*"saboteur\.(\w+)"', source)}
    assert {f"refused-saboteur-{code}" for code in codes} == {key for key in KEYS if key.startswith("refused-")}
    assert len(codes) >= 20


def test_every_option_and_each_of_its_values_has_words() -> None:
    for name, hint in get_type_hints(SaboteurOptions).items():
        assert {f"option-{name}", f"option-{name}-help"} <= KEYS
        if get_origin(hint) is Literal:
            assert {f"option-{name}-{value}" for value in get_args(hint)} <= KEYS


def test_every_end_and_level_has_words() -> None:
    for end in game.end_reasons:
        reason, _, decided = end.partition("/")
        assert {f"end-{reason}", f"reason-{decided}", f"decided-{decided}"} <= KEYS
    assert {f"bot-{level}{tail}" for level in (*game.levels, "random") for tail in ("", "-help")} <= KEYS


def test_persian_is_written_with_persian_letters_digits_and_joiners() -> None:
    for key, words in sentences("fa"):
        if key in rules("fa"):
            words = re.sub(r"saboteur-[\d.]+", "", words)
        assert not re.search(r"[0-9A-Za-zيكةـ]", words), key
        assert not re.search(r"(^|\s)ن?می\s", words), key
        assert not re.search(r"\s(ها|های|تر|ترین)(\s|$)", words), key
        assert not re.search(r'[,;?"]', words), key
        assert not re.search(r"\s[،؛؟.:»]|«\s", words), key


def test_russian_and_english_hold_no_letters_of_each_other() -> None:
    assert not [key for key, words in sentences("ru") if re.search(r"[A-Za-z]", words)]
    assert not [key for key, words in sentences("en") if re.search(r"[а-яё]", words, re.IGNORECASE)]
    for language in ("ru", "en"):
        assert not [key for key, words in sentences(language) if re.search(r"\s[.,;:!?]|  ", words)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_can_be_said(language: str) -> None:
    for key, message in CATALOGUES[language].items():
        for number in (0, 1, 2, 5, 21, 3.5):
            assert say(language, key, **dict.fromkeys(inside(message.value).variables, number)).strip(), key


def test_mending_oneself_and_another_are_told_apart() -> None:
    assert say("en", "event-mended", seat="Sara", target=0, tool="lamp") == "Sara mends their own lamp."
    assert say("en", "event-mended", seat="Sara", target="Nima", tool="cart") == "Sara mends Nima’s cart."
    assert say("fa", "event-mended-you", target=0, tool="چراغ") == "شما چراغ خود را درست کردید."


def test_a_round_with_and_without_a_finder_are_told_apart() -> None:
    assert "nobody" in say("en", "event-round_ended", n=1, seat=0, treasure="the top goal")
    assert (
        say("en", "event-round_ended", n=2, seat="Sara", treasure="x")
        == "Round 2 is over: Sara has reached the treasure."
    )


def test_russian_counts_nuggets() -> None:
    assert [say("ru", "event-paid-you", nuggets=n) for n in (1, 2, 5, 21)] == [
        "Вы получаете 1 самородок.",
        "Вы получаете 2 самородка.",
        "Вы получаете 5 самородков.",
        "Вы получаете 21 самородок.",
    ]


def test_a_turned_card_is_said_to_be_turned() -> None:
    assert (
        say("en", "move-dig-label", card="Right bend", x=1, y=-2, turned="yes")
        == "Right bend, turned, at column 1, row -2"
    )
    assert "turned" not in say("en", "move-dig-label", card="Right bend", x=1, y=0, turned="no")
