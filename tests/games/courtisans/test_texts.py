"""The catalogues of Courtisans: words for everything the rules can say, alike in three languages, and right in the
grammar that can be checked."""

from __future__ import annotations

import re
from typing import Any

import pytest
from catalogue import LANGUAGES, PLURALS, Catalogue, inside

from mahfel.cli.narrate import narrate
from mahfel.cli.words import Words
from mahfel.engine import SplitMix64
from mahfel.games.courtisans import game
from mahfel.games.courtisans.moves import CODES
from mahfel.games.courtisans.words import BLUE, FAMILIES, NAMES, WHITE

TEXTS = Catalogue(game)
CHOICES = (
    {"above", "below", "own", "opponent"},
    {"above", "below", "removed", "domain"},
    {"esteemed", "disgraced", "neutral"},
)
"""Choices by a word that is not translated."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_choice_knows_every_plural_or_every_word(language: str) -> None:
    for key, message in TEXTS.messages[language].items():
        for named in inside(message.value).choices:
            assert named in ({"other"}, PLURALS[language], *CHOICES, set()), key


def test_every_card_family_role_mission_and_victim_has_words() -> None:
    assert {f"card-{name}" for name in (*NAMES, "spy")} <= TEXTS.keys
    assert {f"family-{family}" for family in FAMILIES} <= TEXTS.keys
    for role in ("plain", "noble", "guard", "assassin", "spy"):
        assert {f"role-{role}", f"role-help-{role}", f"word-{role}"} <= TEXTS.keys
    for mission in (*WHITE, *BLUE):
        assert {f"mission-{mission}", f"mission-short-{mission}"} <= TEXTS.keys
    assert {f"victim-{move.victim}" for move in CODES if move.victim} <= TEXTS.keys
    assert {f"side-{move.side}" for move in CODES if move.side} <= TEXTS.keys


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_cards_and_no_two_missions_have_the_same_name(language: str) -> None:
    missions = [[f"mission-{short}{mission}" for mission in (*WHITE, *BLUE)] for short in ("", "short-")]
    for keys in ([f"card-{name}" for name in (*NAMES, "spy")], [f"family-{family}" for family in FAMILIES], *missions):
        names = ["".join(inside(TEXTS.messages[language][key].value).words) for key in keys]
        assert len(names) == len(set(names))


def test_every_event_is_told_to_each_who_has_a_part_in_it_with_a_paragraph_behind_it() -> None:
    tags = {kind.__struct_config__.tag: set(kind.__struct_fields__) for kind in game.event_types}
    # A turn is told by the heading of its group in the log.
    fields = tags.pop("turn_began")
    assert TEXTS.variables("turn-turn_began") <= fields | {"n"}
    assert "event-turn_began" not in TEXTS.keys
    assert {f"event-{tag}" for tag in tags} == set(TEXTS.rules)
    for tag, fields in tags.items():
        assert not {"seat", "seats"} & fields or f"event-{tag}-you" in TEXTS.keys
        assert "other" not in fields or f"event-{tag}-to-you" in TEXTS.keys


def test_the_move_and_every_ask_have_words() -> None:
    assert {"move-place", "wait-place"} <= TEXTS.keys
    asked = set()
    state = game.start(3, game.read_options({}), SplitMix64(1))
    while to_ask := state.asked():
        ((seat, ask),) = to_ask.items()
        asked.add(ask.text)
        state.play(seat, ask.default)
    assert asked == {"place", "place-second", "place-last"}
    assert {f"ask-{text}" for text in asked} <= TEXTS.keys


def test_words_that_choose_in_a_sentence_are_not_translated_before() -> None:
    """A catalogue that had words for these would take the choice away from the sentence."""
    for field, values in (
        ("zone", ("above", "below", "own", "opponent", "domain", "removed")),
        ("status", ("esteemed", "disgraced", "neutral")),
    ):
        assert not {f"{field}-{value}" for value in values} & TEXTS.keys


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


def test_a_spy_is_told_by_its_number_and_another_card_by_its_name() -> None:
    told = {"seat": "Sara", "card": "Toad noble", "zone": "above", "other": 0}
    assert TEXTS.say("en", "event-placed", spy=0, **told) == "Sara places Toad noble above the Queen’s table."
    assert TEXTS.say("en", "event-placed", spy=3, **told) == "Sara places spy 3 face down above the Queen’s table."
    told |= {"zone": "opponent", "other": "Dima"}
    assert TEXTS.say("en", "event-placed", spy=3, **told) == "Sara places spy 3 face down in Dima’s domain."
    assert TEXTS.say("en", "event-killed", spy=3, **told) == "Sara’s assassin removes spy 3 from Dima’s domain, unseen."


def test_labels_of_moves_say_where_to_and_whom() -> None:
    plain = {"card": "Toad noble", "zone": "own", "other": 0, "victim": 0, "side": 0}
    assert TEXTS.say("en", "move-place-label", **plain) == "Toad noble in your domain"
    kill = plain | {"card": "Toad assassin", "zone": "above", "victim": "Hare noble", "side": "below"}
    assert TEXTS.say("en", "move-place-label", **kill) == "Toad assassin above the table, removing Hare noble (below)"
    assert TEXTS.say("en", "move-place-label", **kill | {"victim": "Spy 2", "side": 0}).endswith("removing Spy 2")


def test_russian_counts_cards_and_turns() -> None:
    assert [TEXTS.say("ru", "word-pile-left", n=n) for n in (0, 1, 3, 12, 21)] == [
        *("колода пуста", "в колоде 1 карта", "в колоде 3 карты", "в колоде 12 карт", "в колоде 21 карта"),
    ]
    assert [TEXTS.say("ru", "word-turns-left", n=n) for n in (1, 4, 10)] == [
        "остался 1 ход",
        "осталось 4 хода",
        "осталось 10 ходов",
    ]


def test_one_winner_and_several_are_told_apart() -> None:
    assert TEXTS.say("en", "event-won", seats="Sara", count=1) == "Victory goes to Sara."
    assert TEXTS.say("en", "event-won", seats="Sara and Dima", count=2) == "Sara and Dima share the victory."
    assert TEXTS.say("en", "event-won-you", seats="Sara", count=1) == "You win!"
