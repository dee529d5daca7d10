"""The catalogues of Mafia: words for everything that the rules can say or ask, alike in three languages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Literal, get_args, get_origin, get_type_hints

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast, parse, visitor

import mahfel.games.mafia
from mahfel.engine import SplitMix64
from mahfel.games.mafia import game
from mahfel.games.mafia.cards import CARDS
from mahfel.games.mafia.effects import Side
from mahfel.games.mafia.options import MafiaOptions, ScenarioKey
from mahfel.games.mafia.player import Cause
from mahfel.games.mafia.roles import ROLES
from mahfel.games.mafia.scenarios import SCENARIOS
from mahfel.games.mafia.sign import SignKind
from mahfel.games.mafia.view import OPENLY, TO_ITS_OWNER

LANGUAGES = ("fa", "en", "ru")
SOURCES = [file.read_text(encoding="utf-8") for file in Path(mahfel.games.mafia.__file__).parent.rglob("*.py")]
TOLD_ALONE = {"dealt", "proposals_shown", "night_news", "eyes_opened"}
"""Everybody is told these at the same moment; in the log each reads only their own."""


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
RULES = {
    language: {
        key: "".join(inside(part.value).words)
        for key, message in CATALOGUES[language].items()
        for part in message.attributes
        if part.id.name == "rule"
    }
    for language in LANGUAGES
}
BUNDLES = {language: FluentBundle([language], use_isolating=False) for language in LANGUAGES}
for _language, _bundle in BUNDLES.items():
    _bundle.add_resource(FluentResource(game.texts(_language)))


def say(language: str, key: str, **values: Any) -> str:
    pattern = BUNDLES[language].get_message(key).value
    assert pattern is not None
    said, errors = BUNDLES[language].format_pattern(pattern, values)
    assert not errors
    return str(said)


def sentences(language: str) -> Iterator[tuple[str, str]]:
    """Each piece of text between placeables, with the key it stands under."""
    for key, message in CATALOGUES[language].items():
        for words in inside(message.value).words:
            yield key, words


def named(pattern: str) -> set[str]:
    """Every word that the sources of the game name in such a place."""
    return {word for source in SOURCES for word in re.findall(pattern, source)}


@pytest.mark.parametrize("language", ["en", "ru"])
def test_all_languages_have_the_same_keys_values_and_rules(language: str) -> None:
    assert set(CATALOGUES[language]) == KEYS
    for key, message in CATALOGUES[language].items():
        assert inside(message.value).variables == inside(CATALOGUES["fa"][key].value).variables, key
    assert RULES[language] == RULES["fa"]


def test_every_role_has_a_neutral_and_a_popular_name_and_a_text_on_its_card() -> None:
    assert len(ROLES) > 60
    assert {f"role-{key}{what}" for key in ROLES for what in ("", "-popular", "-power")} <= KEYS
    assert {f"{field}-{key}" for key in ROLES for field in ("dealt", "told")} <= KEYS
    assert {f"{field}-{side}" for side in get_args(Side) for field in ("side", "told")} <= KEYS


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_roles_share_a_neutral_name(language: str) -> None:
    names = [say(language, f"role-{key}") for key in ROLES]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_roles_of_a_table_share_a_popular_name(language: str) -> None:
    for scenario in SCENARIOS.values():
        for seats in scenario.table:
            keys = dict(scenario.counts(seats))
            assert len({say(language, f"role-{key}-popular") for key in keys}) == len(keys), (scenario.key, seats)


def test_neutral_names_are_not_those_of_films() -> None:
    films = "Godfather|Lecter|Leon|Kane|Watson|Saul|Constantine|Nostradamus|Joker"
    assert not [key for key in ROLES if re.search(films, say("en", f"role-{key}"))]
    assert len([key for key in ROLES if re.search(films, say("en", f"role-{key}-popular"))]) == 9


def test_every_ability_has_a_verb_and_says_what_it_does() -> None:
    abilities = {ability.key for role in ROLES.values() for ability in role.abilities}
    built_in = named(r'Aim\(\s*"(\w+)"') - {"nothing"}
    assert {"shot", "fire", "propose", "hand_on", "ballot"} <= built_in | {"shot", "ballot"}
    assert {f"ability-{key}{what}" for key in abilities | built_in for what in ("", "-help")} <= KEYS
    assert {"ability-shot", "ability-shot-help", "ability-ballot"} <= KEYS


def test_every_card_and_every_scenario_has_a_name_and_an_explanation() -> None:
    assert {f"card-{key}{what}" for key in CARDS for what in ("", "-power")} <= KEYS
    assert {*SCENARIOS, "custom"} == set(get_args(ScenarioKey))
    assert {f"scenario-{key}{what}" for key in get_args(ScenarioKey) for what in ("", "-help")} <= KEYS


def test_every_event_is_told_with_a_paragraph_behind_it() -> None:
    tags = {event.__struct_config__.tag for event in game.event_types}
    assert {f"event-{tag}" for tag in tags - TOLD_ALONE} == set(RULES["fa"])
    assert {f"event-{tag}-you" for tag in TOLD_ALONE} <= KEYS
    assert not {f"event-{tag}" for tag in TOLD_ALONE} & KEYS
    for event in game.event_types:
        fields = {*event.__struct_fields__, *(("count",) if "seats" in event.__struct_fields__ else ())}
        key = f"event-{event.__struct_config__.tag}"
        for told in (key, f"{key}-you", f"{key}-to-you", key.replace("event", "turn")):
            if told in KEYS:
                assert inside(CATALOGUES["fa"][told].value).variables <= fields, told


def test_the_log_never_names_what_only_some_may_see() -> None:
    # The log stands open on the screen, so even the owner's own lines keep silent about roles and news.
    for event in game.event_types:
        hints = get_type_hints(event, include_extras=True)
        secret = {name for name, hint in hints.items() if any(mark.owner for mark in hint.__metadata__)}
        key = f"event-{event.__struct_config__.tag}"
        for told in (key, f"{key}-you", f"{key}-to-you"):
            if told in KEYS:
                assert not inside(CATALOGUES["fa"][told].value).variables & secret, told


@pytest.mark.parametrize(
    ("scenario", "seats"),
    [
        ("classic", 8),
        ("shab_e_mafia", 14),
        ("godfather", 11),
        ("commando", 10),
        ("tv", 12),
        ("inspector", 10),
        ("representative", 12),
        ("capo", 12),
    ],
)
def test_whatever_an_event_of_a_game_says_has_a_word(scenario: str, seats: int) -> None:
    heard: list[Any] = []
    for seed in range(3):
        chance = SplitMix64(seed)
        state = game.start(seats, MafiaOptions(scenario=scenario), chance.copy(), heard.append)  # type: ignore[arg-type]
        while state.phases:
            asked = state.asked()
            seat = next(seat for seat, ask in asked.items() if not ask.optional)
            state.play(seat, state.legal(seat).sample(chance))
    missing = set()
    for event in heard:
        for field in event.__struct_fields__:
            value = getattr(event, field)
            words = [value] if isinstance(value, str) else value if isinstance(value, tuple) else []
            name = field.removesuffix("s")
            missing |= {f"{name}-{word}" for word in words if isinstance(word, str) and word}
        for note in getattr(event, "notes", ()):
            missing.add(f"note-{note.kind}")
    assert len(missing) > 20
    assert missing - KEYS == set()


def test_every_word_that_the_rules_tell_alone_or_at_the_end_is_there() -> None:
    assert {f"note-{kind}" for kind in named(r'Note\([^,()]*(?:\.cycle)?, "(\w+)"')} <= KEYS
    assert {f"came_to-{word}" for word in named(r'came_to = "(\w+)"')} <= KEYS
    assert {
        f"came_to-{word}" for word in named(r'return "(\w+)"') & {"nothing", "wrong", "right", "hit", "done"}
    } <= KEYS
    assert {f"how-{cause}" for cause in get_args(Cause) if cause} <= KEYS
    assert {f"what-{what}" for what in named(r'events\.Announced, "(\w+)"')} <= KEYS
    assert {f"mark-{kind}" for kind in OPENLY | TO_ITS_OWNER} <= KEYS
    assert {f"sign-{kind}" for kind in get_args(SignKind)} <= KEYS


def test_every_ask_has_a_question_and_a_line_for_those_who_wait() -> None:
    kinds = named(r'\bask\("(\w+)"') | named(r'KIND = "(\w+)"') | {"take_one", "look_at_two", "draw", "card"}
    assert len(kinds) >= 19
    assert {f"{what}-{kind}" for kind in kinds for what in ("ask", "wait")} <= KEYS
    assert {f"move-{move.__struct_config__.tag}-label" for move in game.move_types} <= KEYS


def test_every_way_to_end_and_every_room_has_words() -> None:
    whys = named(r'_won\(state, "\w+", "(\w+)"') | named(r'Result\(side, "(\w+)"')
    assert whys == {"mafia_gone", "parity", "last_two", "among_the_last", "all_colours", "handshake", "nobody_left"}
    assert {f"{what}-{why}" for why in whys for what in ("why", "decided")} <= KEYS
    sides = (*get_args(Side), "nobody")
    assert {f"{what}-{side}" for side in sides for what in ("end", "reason", "side")} <= KEYS
    assert {"room-team", "room-left"} <= KEYS


def test_every_option_and_each_of_its_values_has_words() -> None:
    for name, hint in get_type_hints(MafiaOptions).items():
        assert {f"option-{name}", f"option-{name}-help"} <= KEYS
        if get_origin(hint) is Literal:
            assert {f"option-{name}-{value}" for value in get_args(hint)} <= KEYS


def test_every_refusal_and_every_warning_has_a_sentence() -> None:
    codes = named(r'Refused\(\s*"mafia\.(\w+)"')
    assert {f"refused-mafia-{code}" for code in codes} == {key for key in KEYS if key.startswith("refused-")}
    assert len(codes) == 9
    assert {f"warning-{word}" for word in named(r'found\.append\("(\w+)"\)')} <= KEYS


def test_persian_is_written_with_persian_letters_digits_and_joiners() -> None:
    for key, words in sentences("fa"):
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
        for number in (0, 1, 2, 5, 21):
            assert say(language, key, **dict.fromkeys(inside(message.value).variables, number)).strip(), key


def test_what_is_not_told_is_not_said() -> None:
    plain = say("en", "event-left_city", seat="Sara", how="by vote", told=0)
    assert plain == "Sara leaves the city: by vote."
    assert say("en", "event-left_city", seat="Sara", how="by vote", told="Boss").endswith("by vote (Boss).")
    assert say("fa", "event-accused", seats="", count=0) == "کسی به حد نصاب نرسید."
    assert say("en", "event-happened", seat="Sara", ability="Dig up", seats="", count=0, role=0, came_to="done") == (
        "Sara, Dig up: done."
    )
