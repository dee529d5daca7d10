"""The catalogues of every game: alike in three languages, complete, and right in the grammar that can be checked."""

from __future__ import annotations

import re
from typing import Literal, get_args, get_origin, get_type_hints

import pytest
from catalogue import LANGUAGES, Catalogue, attributes, every_game, known_to_some, named, offered_games

CATALOGUES = [Catalogue(game) for game in every_game()]
OFFERED = [each for each in CATALOGUES if each.game in offered_games()]
REFUSALS = {"coup": 18, "courtisans": 13, "high_society": 5, "lut": 15, "mafia": 9, "maloun": 20, "saboteur": 20}
"""How many ways to refuse a move the sources of a game name at least."""

FOREIGN = {"coup": "G54"}
"""What is written in Latin letters in every language."""

NOT_HIDDEN = {"coup": {"event-revealed"}}
"""Sentences about a card that lies open by the time it is told."""

TO_THEIR_OWNER = {"maloun"}
"""Games whose log reminds its reader of what they were shown; nobody else is told it."""

UNTOLD = {"saboteur": {"drew", "pool_seen"}}
"""What goes without saying."""

DECIDED = {"mafia": "decided"}
"""Where the words for what decided a game stand, if not under ``reason``."""

every_game_s = pytest.mark.parametrize("texts", CATALOGUES, ids=[each.game.meta.key for each in CATALOGUES])
in_each_language = pytest.mark.parametrize("language", LANGUAGES)


@every_game_s
@pytest.mark.parametrize("language", ["en", "ru"])
def test_all_languages_have_the_same_keys_values_and_rules(texts: Catalogue, language: str) -> None:
    ours, first = texts.messages[language], texts.messages["fa"]
    assert set(ours) == texts.keys
    assert len(ours) > 150
    for key in texts.keys:
        assert texts.variables(key, language) == texts.variables(key), key
        assert attributes(ours[key]) == attributes(first[key]), key


@every_game_s
def test_every_paragraph_behind_a_sentence_is_in_the_book(texts: Catalogue) -> None:
    numbers = re.findall(r"^\*\*(\d+\.\d+)\*\*", texts.game.rulebook("fa"), re.MULTILINE)
    assert len(texts.rules) >= 10
    assert set(texts.rules.values()) <= {f"{texts.game.meta.key}-{number}" for number in numbers}


@every_game_s
def test_a_sentence_about_an_event_is_made_of_its_fields(texts: Catalogue) -> None:
    for event in texts.game.event_types:
        untold = event.__struct_config__.tag in UNTOLD.get(texts.game.meta.key, ())
        assert bool(texts.told(event)) is not untold, event
        # Whoever tells an event adds how many people it names.
        fields = {*event.__struct_fields__, *(("count",) if "seats" in event.__struct_fields__ else ())}
        for key in texts.told(event):
            # A heading may count the turns, too.
            assert texts.variables(key) <= (fields | {"n"} if key.startswith("turn-") else fields), key


@every_game_s
def test_the_log_never_names_what_only_some_may_see(texts: Catalogue) -> None:
    # The log stands open on the screen, so even the owner's own lines keep silent about hidden things.
    for event in texts.game.event_types:
        for key in texts.told(event):
            own = key.endswith("-you") and texts.game.meta.key in TO_THEIR_OWNER
            if not own and key not in NOT_HIDDEN.get(texts.game.meta.key, ()):
                assert not texts.variables(key) & known_to_some(event), key


@every_game_s
def test_every_move_has_a_label(texts: Catalogue) -> None:
    assert {f"move-{move.__struct_config__.tag}-label" for move in texts.game.move_types} <= texts.keys


@every_game_s
def test_every_refusal_has_a_sentence_and_none_is_left_over(texts: Catalogue) -> None:
    key = texts.game.meta.key
    codes = named(texts.game, rf'"{key}\.(\w+)"') - {"options"}
    assert len(codes) >= REFUSALS[key]
    assert {f"refused-{key}-{code}" for code in codes} == {key for key in texts.keys if key.startswith("refused-")}


@every_game_s
def test_every_option_and_each_of_its_values_has_words(texts: Catalogue) -> None:
    for name, hint in get_type_hints(texts.game.meta.options).items():
        assert {f"option-{name}", f"option-{name}-help"} <= texts.keys
        if get_origin(hint) is Literal:
            assert {f"option-{name}-{value}" for value in get_args(hint)} <= texts.keys


@every_game_s
def test_every_end_has_words(texts: Catalogue) -> None:
    for way in texts.game.end_reasons:
        reason, _, decision = way.partition("/")
        assert f"end-{reason}" in texts.keys
        assert not decision or f"{DECIDED.get(texts.game.meta.key, 'reason')}-{decision}" in texts.keys


@pytest.mark.parametrize("texts", OFFERED, ids=[each.game.meta.key for each in OFFERED])
def test_every_bot_is_introduced(texts: Catalogue) -> None:
    bots = (*texts.game.levels, "random")
    assert {f"bot-{level}{tail}" for level in bots for tail in ("", "-help")} <= texts.keys


@every_game_s
def test_persian_is_written_with_persian_letters_digits_and_joiners(texts: Catalogue) -> None:
    for key, said in texts.words("fa"):
        words = said.replace(FOREIGN.get(texts.game.meta.key, "\0"), "")
        assert not re.search(r"[0-9A-Za-zيكةـ]", words), key  # and no stretched lines
        assert not re.search(r"(^|\s)ن?می\s", words), key  # «می‌رود», never «می رود»
        assert not re.search(r"\s(ها|های|تر|ترین)(\s|$)", words), key
        assert not re.search(r'[,;?"]', words), key
        assert not re.search(r"\s[،؛؟.:»]|«\s", words), key


@every_game_s
def test_russian_and_english_hold_no_letters_of_each_other(texts: Catalogue) -> None:
    foreign = FOREIGN.get(texts.game.meta.key, "\0")
    assert not [key for key, words in texts.words("ru") if re.search(r"[A-Za-z]", words.replace(foreign, ""))]
    assert not [key for key, words in texts.words("en") if re.search(r"[а-яё]", words, re.IGNORECASE)]
    for language in ("ru", "en"):
        assert not [key for key, words in texts.words(language) if re.search(r"\s[.,;:!?]|  ", words)]


@every_game_s
@in_each_language
def test_every_sentence_can_be_said(texts: Catalogue, language: str) -> None:
    for key in texts.keys:
        for value in (0, 1, 2, 5, 21, 3.5, "yes", "above", "own", "opponent", "removed", "esteemed"):
            assert texts.say(language, key, **dict.fromkeys(texts.variables(key), value)).strip(), key


@every_game_s
@in_each_language
def test_numbers_are_left_to_the_formatter_of_the_house(texts: Catalogue, language: str) -> None:
    assert "style:" not in texts.game.texts(language)
