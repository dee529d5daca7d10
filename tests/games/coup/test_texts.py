"""The catalogues of Coup: words for everything the rules can say, alike in three languages, and right where it can be
checked."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import combinations, product
from pathlib import Path
from typing import Any, Literal, get_args, get_origin, get_type_hints

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast, parse, visitor

import mahfel.games.coup
from mahfel.games.coup import game
from mahfel.games.coup.actions import GENERAL, REFORMATION
from mahfel.games.coup.characters import CHARACTERS, G54
from mahfel.games.coup.options import CoupOptions

LANGUAGES = ("fa", "en", "ru")
SOURCES = [file.read_text(encoding="utf-8") for file in Path(mahfel.games.coup.__file__).parent.rglob("*.py")]
ACTIONS = {
    action.key
    for declared in (*GENERAL.values(), REFORMATION, *(character.actions for character in CHARACTERS.values()))
    for action in declared
}
# A turn is told by the heading of its group in the log.
EVENTS = {event.__struct_config__.tag for event in game.event_types} - {"turn_began"}


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


def test_every_character_has_a_name_a_letter_and_a_line_on_the_aid_card() -> None:
    assert len(CHARACTERS) == 32
    wanted = {f"{kind}-{key}" for key in CHARACTERS for kind in ("card", "role", "card-help", "card-letter")}
    assert wanted <= KEYS
    assert {f"category-{character.category}" for character in CHARACTERS.values()} <= KEYS


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_characters_of_a_set_share_a_name_or_a_letter(language: str) -> None:
    letter = {key: say(language, f"card-letter-{key}") for key in CHARACTERS}
    names = [say(language, f"card-{key}") for key in CHARACTERS]
    assert len(set(names)) == len(names)
    classic = [key for key in CHARACTERS if CHARACTERS[key].category == "classic"]
    sets = [tuple(classic)]
    pairs = list(combinations(G54["special"], 2))
    sets += [(a, b, c, *two) for a, b, c, two in product(G54["finance"], G54["communications"], G54["force"], pairs)]
    assert len(sets) == 5_626
    for roles in sets:
        assert len({letter[key] for key in roles}) == len(roles), roles
    width = 1 if language == "fa" else 2
    assert {len(value) for value in letter.values()} == {width}


def test_every_action_has_a_verb_and_a_line_and_every_block_says_what_it_answers() -> None:
    assert {f"{kind}-{key}" for key in ACTIONS for kind in ("action", "action-help")} <= KEYS
    blocked = {action for character in CHARACTERS.values() for action in character.blocks}
    named = {word for source in SOURCES for word in re.findall(r'events\.Claimed\([^)]*"(\w+)"\)', source)}
    against = {word for word in named if word not in CHARACTERS}
    assert against == {"loss", "bomb", "disappear", "share"}
    assert {f"against-{word}" for word in blocked | against} <= KEYS


def test_every_event_is_told_with_a_paragraph_behind_it() -> None:
    assert {f"event-{tag}" for tag in EVENTS} <= KEYS
    assert {f"event-{tag}" for tag in EVENTS} == set(rules("fa"))
    assert "turn-turn_began" in KEYS
    for event in game.event_types:
        fields = set(event.__struct_fields__)
        key = f"event-{event.__struct_config__.tag}"
        for told in (key, f"{key}-you", f"{key}-to-you"):
            if told in KEYS:
                assert inside(CATALOGUES["fa"][told].value).variables <= fields, told


def test_the_log_never_names_a_card_that_only_some_may_see() -> None:
    # The log stands open on the screen, so even the owner's own lines keep silent about hidden cards.
    for event in game.event_types:
        if event.__struct_config__.tag == "revealed":
            continue
        hints = get_type_hints(event, include_extras=True)
        secret = {name for name, hint in hints.items() if any(mark.owner for mark in hint.__metadata__)}
        key = f"event-{event.__struct_config__.tag}"
        for told in (key, f"{key}-you", f"{key}-to-you"):
            if told in KEYS:
                assert not inside(CATALOGUES["fa"][told].value).variables & secret, told


def test_every_move_has_a_label_and_every_word_of_an_answer_too() -> None:
    assert {f"move-{move.__struct_config__.tag}-label" for move in game.move_types} <= KEYS
    words = {word for source in SOURCES for word in re.findall(r'\bdecide\("(\w+)"\)', source)}
    assert words >= {"pay", "refuse", "swap", "spare", "more", "stop", "join", "explode", "decline"}
    words |= {"empire", "resistance"}
    assert {f"{kind}-{word}" for word in words for kind in ("decide", "what")} <= KEYS
    assert {f"claim-{key}" for key, one in CHARACTERS.items() if one.reacts.startswith("loss")} <= KEYS


def test_every_refusal_of_the_rules_has_words() -> None:
    codes = {code for source in SOURCES for code in re.findall(r'Refused\(\s*"coup\.(\w+)"', source)} - {"options"}
    assert {f"refused-coup-{code}" for code in codes} == {key for key in KEYS if key.startswith("refused-")}
    assert len(codes) >= 18


def test_every_option_and_each_of_its_values_has_words() -> None:
    for name, hint in get_type_hints(CoupOptions).items():
        assert {f"option-{name}", f"option-{name}-help"} <= KEYS
        if get_origin(hint) is Literal:
            assert {f"option-{name}-{value}" for value in get_args(hint)} <= KEYS


def test_persian_is_written_with_persian_letters_digits_and_joiners() -> None:
    for key, words in sentences("fa"):
        if key in rules("fa"):
            continue
        plain = words.replace("G54", "")
        assert not re.search(r"[0-9A-Za-zيكةـ]", plain), key
        assert not re.search(r"(^|\s)ن?می\s", plain), key
        assert not re.search(r"\s(ها|های|تر|ترین)(\s|$)", plain), key
        assert not re.search(r'[,;?"]', plain), key
        assert not re.search(r"\s[،؛؟.:»]|«\s", plain), key


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


def test_a_declaration_tells_claim_and_target_where_there_are_any() -> None:
    said = [
        say("en", "event-declared", seat="Sara", role=role, target=target, action=action)
        for role, target, action in ((0, 0, "Income"), (0, "Nima", "Coup"), ("Duke", 0, "Tax"))
    ]
    assert said == ["Sara: Income.", "Sara against Nima: Coup.", "Sara claims Duke: Tax."]
    assert say("en", "event-declared-to-you", seat="Sara", role="Captain", action="Steal") == (
        "Sara claims Captain against you: Steal."
    )


def test_russian_counts_coins() -> None:
    assert [say("ru", "event-gained-you", coins=n) for n in (0, 1, 3, 5, 21)] == [
        "Вы ничего не получаете.",
        "Вы берёте 1 монету.",
        "Вы берёте 3 монеты.",
        "Вы берёте 5 монет.",
        "Вы берёте 21 монету.",
    ]


def test_coins_go_to_the_treasury_or_to_a_player() -> None:
    assert say("en", "event-paid", seat="Sara", other=0, coins=1) == "Sara pays 1 coin to the Treasury."
    assert say("en", "event-paid", seat="Sara", other="Nima", coins=0) == "Sara has nothing to give to Nima."
    assert say("fa", "event-paid-to-you", seat="سارا", coins=2) == "سارا 2 سکه به شما داد."
