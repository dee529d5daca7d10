"""The catalogues of Courtisans: words for everything the rules can say, alike in three languages, and right in the
grammar that can be checked."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args, get_type_hints

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast, parse, visitor

import mahfel.games.courtisans
from mahfel.cli.narrate import narrate
from mahfel.cli.words import Words
from mahfel.engine import SplitMix64
from mahfel.games.courtisans import game
from mahfel.games.courtisans.moves import CODES
from mahfel.games.courtisans.words import BLUE, FAMILIES, NAMES, WHITE

LANGUAGES = ("fa", "en", "ru")
PLURALS = {"fa": {"one", "other"}, "en": {"one", "other"}, "ru": {"one", "few", "many", "other"}}
CHOICES = (
    {"above", "below", "own", "opponent"},
    {"above", "below", "removed", "domain"},
    {"esteemed", "disgraced", "neutral"},
)
"""Choices by a word that is not translated."""

SOURCES = [file.read_text(encoding="utf-8") for file in Path(mahfel.games.courtisans.__file__).parent.rglob("*.py")]

# What a reader of the events adds to their fields: how many winners there are.
ADDED = {"won": {"count"}}

# A turn is told by the heading of its group in the log.
EVENTS = {kind.__struct_config__.tag: kind for kind in game.event_types if kind.__struct_config__.tag != "turn_began"}


class Inside(visitor.Visitor):
    """Collects what a message is made of."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.choices: list[set[str]] = []
        self.words: list[str] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        self.choices.append({v.key.name for v in node.variants if isinstance(v.key, ast.Identifier)})
        self.generic_visit(node)

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


@pytest.mark.parametrize("language", ["en", "ru"])
def test_all_languages_have_the_same_keys_values_choices_and_rules(language: str) -> None:
    ours, first = CATALOGUES[language], CATALOGUES["fa"]
    assert set(ours) == set(first)
    assert len(ours) > 200
    for key, message in ours.items():
        assert inside(message.value).variables == inside(first[key].value).variables, key
        assert attributes(message) == attributes(first[key]), key


def attributes(message: ast.Message) -> dict[str, str]:
    return {part.id.name: "".join(inside(part.value).words) for part in message.attributes}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_choice_knows_every_plural_or_every_word(language: str) -> None:
    for key, message in CATALOGUES[language].items():
        for named in inside(message.value).choices:
            assert named in ({"other"}, PLURALS[language], *CHOICES, set()), key


def test_persian_is_written_with_persian_letters_digits_and_joiners() -> None:
    for key, words in sentences("fa"):
        assert not re.search(r"[0-9يكةـ]", words), key
        assert not re.search(r"(^|\s)ن?می\s", words), key
        assert not re.search(r"\s(ها|های|تر|ترین)(\s|$)", words), key
        assert not re.search(r'[,;?"]', words), key
        assert not re.search(r"\s[،؛؟.:»]|«\s", words), key


def test_russian_and_english_hold_no_letters_of_each_other() -> None:
    assert not [key for key, words in sentences("ru") if re.search(r"[A-Za-z]", words)]
    assert not [key for key, words in sentences("en") if re.search(r"[а-яё]", words, re.IGNORECASE)]
    for language in ("ru", "en"):
        assert not [key for key, words in sentences(language) if re.search(r"\S\s+[.,;:!?]|\S  +\S", words)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_can_be_said(language: str) -> None:
    bundle = FluentBundle([language])
    bundle.add_resource(FluentResource(game.texts(language)))
    for key, message in CATALOGUES[language].items():
        names = inside(message.value).variables
        for value in (0, 1, 2, 5, 21, "above", "own", "opponent", "removed", "esteemed"):
            said, errors = bundle.format_pattern(bundle.get_message(key).value, dict.fromkeys(names, value))
            assert said.strip(), key
            assert not errors, key


def test_every_card_family_role_mission_and_victim_has_words() -> None:
    assert {f"card-{name}" for name in (*NAMES, "spy")} <= KEYS
    assert {f"family-{family}" for family in FAMILIES} <= KEYS
    for role in ("plain", "noble", "guard", "assassin", "spy"):
        assert {f"role-{role}", f"role-help-{role}", f"word-{role}"} <= KEYS
    for mission in (*WHITE, *BLUE):
        assert {f"mission-{mission}", f"mission-short-{mission}"} <= KEYS
    assert {f"victim-{move.victim}" for move in CODES if move.victim} <= KEYS
    assert {f"side-{move.side}" for move in CODES if move.side} <= KEYS


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_cards_and_no_two_missions_have_the_same_name(language: str) -> None:
    missions = [[f"mission-{short}{mission}" for mission in (*WHITE, *BLUE)] for short in ("", "short-")]
    for keys in ([f"card-{name}" for name in (*NAMES, "spy")], [f"family-{family}" for family in FAMILIES], *missions):
        names = ["".join(inside(CATALOGUES[language][key].value).words) for key in keys]
        assert len(names) == len(set(names))


def test_every_event_has_a_sentence_made_of_its_own_fields_and_points_at_a_paragraph() -> None:
    paragraphs = set(re.findall(r"^\*\*(\d+\.\d+)\*\*", game.rulebook("fa"), re.MULTILINE))
    for tag, kind in EVENTS.items():
        fields = set(kind.__struct_fields__) | ADDED.get(tag, set())
        keys = [f"event-{tag}"]
        keys += [f"event-{tag}-you"] if {"seat", "seats"} & fields else []
        keys += [f"event-{tag}-to-you"] if "other" in fields else []
        for key in keys:
            assert inside(CATALOGUES["fa"][key].value).variables <= fields, key
        assert attributes(CATALOGUES["fa"][keys[0]])["rule"].removeprefix("courtisans-") in paragraphs
    assert inside(CATALOGUES["fa"]["turn-turn_began"].value).variables <= {"seat", "round", "rounds", "n"}
    assert "event-turn_began" not in KEYS


def test_every_move_every_ask_every_option_and_every_end_has_words() -> None:
    assert {"move-place", "move-place-label", "wait-place"} <= KEYS
    asked = set()
    state = game.start(3, game.read_options({}), SplitMix64(1))
    while to_ask := state.asked():
        ((seat, ask),) = to_ask.items()
        asked.add(ask.text)
        state.play(seat, ask.default)
    assert asked == {"place", "place-second", "place-last"}
    assert {f"ask-{text}" for text in asked} <= KEYS
    for name, kind in get_type_hints(game.meta.options).items():
        assert {f"option-{name}", f"option-{name}-help"} <= KEYS
        assert {f"option-{name}-{choice}" for choice in get_args(kind)} <= KEYS
    for way in game.end_reasons:
        reason, _, decision = way.partition("/")
        assert {f"end-{reason}", f"reason-{decision}"} <= KEYS
    for level in {*game.levels, "random"}:
        assert {f"bot-{level}", f"bot-{level}-help"} <= KEYS


def test_every_refusal_has_a_sentence_and_none_is_left_over() -> None:
    codes = set(re.findall(r'"(courtisans\.[a-z_]+)"', "\n".join(SOURCES)))
    assert len(codes) == 13
    assert {"refused-" + code.replace(".", "-") for code in codes} == {
        key for key in KEYS if key.startswith("refused-")
    }


def test_words_that_choose_in_a_sentence_are_not_translated_before() -> None:
    """A catalogue that had words for these would take the choice away from the sentence."""
    for field, values in (
        ("zone", ("above", "below", "own", "opponent", "domain", "removed")),
        ("status", ("esteemed", "disgraced", "neutral")),
    ):
        assert not {f"{field}-{value}" for value in values} & KEYS


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_is_told_without_a_gap(language: str) -> None:
    """Every event of games of all sizes becomes a sentence without names of code in it, for each reader."""
    words = Words(language, game)
    names = ["A1", "B1", "C1", "D1", "E1"]
    for seed in range(8):
        told: list[Any] = []
        seats = 2 + seed % 4
        state = game.start(seats, game.read_options({}), SplitMix64(seed), told.append)
        chance = SplitMix64(seed)
        while asked := state.asked():
            (seat,) = asked
            state.play(seat, state.legal(seat).sample(chance))
        for event in told:
            if type(event).__name__ == "TurnBegan":
                continue
            for viewer in (None, 0):
                said = narrate(words, event, names[:seats], viewer)
                assert not re.search(r"event-|_|None|null|\w-(noble|plain|spy|guard|assassin)\b", said), said
                if language != "en":
                    assert not re.search(r"[a-z]{2,}", said), said


def _say(language: str, key: str, **values: Any) -> str:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(game.texts(language)))
    said, errors = bundle.format_pattern(bundle.get_message(key).value, values)
    assert not errors
    return str(said)


def test_a_spy_is_told_by_its_number_and_another_card_by_its_name() -> None:
    told = {"seat": "Sara", "card": "Toad noble", "zone": "above", "other": 0}
    assert _say("en", "event-placed", spy=0, **told) == "Sara places Toad noble above the Queen’s table."
    assert _say("en", "event-placed", spy=3, **told) == "Sara places spy 3 face down above the Queen’s table."
    told |= {"zone": "opponent", "other": "Dima"}
    assert _say("en", "event-placed", spy=3, **told) == "Sara places spy 3 face down in Dima’s domain."
    assert _say("en", "event-killed", spy=3, **told) == "Sara’s assassin removes spy 3 from Dima’s domain, unseen."


def test_labels_of_moves_say_where_to_and_whom() -> None:
    plain = {"card": "Toad noble", "zone": "own", "other": 0, "victim": 0, "side": 0}
    assert _say("en", "move-place-label", **plain) == "Toad noble in your domain"
    kill = plain | {"card": "Toad assassin", "zone": "above", "victim": "Hare noble", "side": "below"}
    assert _say("en", "move-place-label", **kill) == "Toad assassin above the table, removing Hare noble (below)"
    assert _say("en", "move-place-label", **kill | {"victim": "Spy 2", "side": 0}).endswith("removing Spy 2")


def test_russian_counts_cards_and_turns() -> None:
    assert [_say("ru", "word-pile-left", n=n) for n in (0, 1, 3, 12, 21)] == [
        *("колода пуста", "в колоде 1 карта", "в колоде 3 карты", "в колоде 12 карт", "в колоде 21 карта"),
    ]
    assert [_say("ru", "word-turns-left", n=n) for n in (1, 4, 10)] == [
        "остался 1 ход",
        "осталось 4 хода",
        "осталось 10 ходов",
    ]


def test_one_winner_and_several_are_told_apart() -> None:
    assert _say("en", "event-won", seats="Sara", count=1) == "Victory goes to Sara."
    assert _say("en", "event-won", seats="Sara and Dima", count=2) == "Sara and Dima share the victory."
    assert _say("en", "event-won-you", seats="Sara", count=1) == "You win!"
