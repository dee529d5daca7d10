"""Nothing that Malʿoun can do or say lacks words, in three languages."""

from __future__ import annotations

import re
from pathlib import Path

from catalogue import Catalogue

from mahfel.games.maloun import game
from mahfel.games.maloun.words import DRINKS, NAMES, REWARDS
from mahfel.testing.case import cases
from mahfel.testing.walk import walk

TEXTS = Catalogue(game)


def test_every_card_drink_reward_and_role_has_a_name():
    assert {f"card-{name}" for name in NAMES} <= TEXTS.keys
    assert {f"{field}-{drink}" for drink in DRINKS for field in ("drink", "drinks", "numbered")} <= TEXTS.keys
    assert {f"{kind}-{name}" for name in REWARDS for kind in ("reward", "reward-help")} <= TEXTS.keys
    assert {"role-maloun", "role-barista"} <= TEXTS.keys


def test_the_name_of_the_game_is_spelt_in_one_way():
    root = Path(__file__).parents[3]
    documents = [*root.glob("*.md"), *(root / "docs").rglob("*.md")]
    texts = [game.texts("en"), game.rulebook("en"), *(path.read_text(encoding="utf-8") for path in documents)]
    assert game.texts("en").count("Malʿoun") > 20
    # `maloun` is the key of the game; a word that begins with a capital is meant for people.
    assert [found for text in texts for found in re.findall(r"\bMal[^\w\s]?oun", text) if found != "Malʿoun"] == []


def test_every_event_is_told_to_all_and_to_whoever_did_it_with_a_paragraph_behind_it():
    for kind in game.event_types:
        tag = kind.__struct_config__.tag
        assert f"event-{tag}" in TEXTS.rules
        assert not {"seat", "seats"} & set(kind.__struct_fields__) or f"event-{tag}-you" in TEXTS.keys


def test_every_move_and_every_decision_has_words():
    for kind in game.move_types:
        tag = kind.__struct_config__.tag
        assert f"move-{tag}" in TEXTS.keys
        assert TEXTS.variables(f"move-{tag}-label") <= set(kind.__struct_fields__)
    asked = set()
    for case in cases(game, 60):
        for position in walk(case):
            for ask in position.state.asked().values():
                asked.add(ask.text or ask.kind)
                assert {f"ask-{ask.text or ask.kind}", f"wait-{ask.kind}"} <= TEXTS.keys
    assert len(asked) > 18


def test_every_decision_of_an_end_has_words():
    for way in game.end_reasons:
        reason, _, decision = way.partition("/")
        assert not decision or f"reason-{reason}-{decision}" in TEXTS.keys
