"""The catalogues of Lut: words for everything the rules can say, alike in three languages."""

from __future__ import annotations

from typing import get_args

from catalogue import LANGUAGES, Catalogue, named

from mahfel.games.lut import game
from mahfel.games.lut.events import Standing
from mahfel.games.lut.words import CARDS, COLOURS

TEXTS = Catalogue(game)
# A turn is told by the heading of its group in the log.
EVENTS = {event.__struct_config__.tag for event in game.event_types} - {"turn_began"}


def test_every_card_and_colour_has_a_name() -> None:
    assert {f"card-{name}" for name in CARDS} <= TEXTS.keys
    assert {f"{kind}-{colour}" for kind in ("colour", "gang", "colour-letter") for colour in COLOURS} <= TEXTS.keys
    for kind in ("caravan", "bandit", "chief", "karvansalar"):
        assert {f"card-kind-{kind}", f"card-help-{kind}"} <= TEXTS.keys
    for language in LANGUAGES:
        assert len({TEXTS.say(language, f"card-{name}") for name in CARDS}) == len(CARDS)


def test_every_event_is_told_with_a_paragraph_behind_it() -> None:
    assert {f"event-{tag}" for tag in EVENTS} == set(TEXTS.rules)
    assert "turn-turn_began" in TEXTS.keys
    for event in game.event_types:
        tag = event.__struct_config__.tag
        personal = {"seat", "seats"} & set(event.__struct_fields__)
        assert not personal or tag in ("turn_began", "ended") or f"event-{tag}-you" in TEXTS.keys, tag


def test_every_move_has_a_verb_and_a_label_of_its_own_fields() -> None:
    for kind in game.move_types:
        tag = kind.__struct_config__.tag
        assert f"move-{tag}" in TEXTS.keys
        variables = TEXTS.variables(f"move-{tag}-label")
        assert variables == set(kind.__struct_fields__), tag


def test_every_ask_has_a_question() -> None:
    texts = named(game, r'"(act(?:-\w+)?)"')
    assert texts == {"act", "act-empty", "act-first", "act-instead", "act-second"}
    assert {f"ask-{text}" for text in texts} | {"wait-act"} <= TEXTS.keys


def test_every_way_to_end_and_to_win_is_told() -> None:
    for end in game.end_reasons:
        reason, decision = end.split("/")
        assert {f"reason-{reason}", f"decided-{decision}"} <= TEXTS.keys


def test_every_standing_of_a_bandit_is_told_differently() -> None:
    for language in LANGUAGES:
        for key in ("event-bandit_played", "event-bandit_played-you"):
            told = {
                TEXTS.say(language, key, seat="S", caravan=2, colour="C", strength=3, total=5, standing=standing)
                for standing in get_args(Standing)
            }
            assert len(told) == 3


def test_ones_own_caravan_and_a_robbed_one_are_told_apart() -> None:
    for language in LANGUAGES:
        for key in ("event-plundered", "event-plundered-you"):
            told = {TEXTS.say(language, key, seats="S", caravan=2, value=5, spoils=1, own=own) for own in ("yes", "no")}
            assert len(told) == 2
