"""The catalogues: words for all that the rules can say, alike in three languages, right where that can be checked."""

from __future__ import annotations

import pytest
from catalogue import LANGUAGES, Catalogue

from mahfel.games.saboteur import game
from mahfel.games.saboteur.mine.tiles import NAMES
from mahfel.games.saboteur.phases.turns import TURNS
from mahfel.games.saboteur.words import CARDS, PLACES, ROLES, TOOLS

TEXTS = Catalogue(game)
UNTOLD = {"round_began", "drew", "pool_seen"}
"""A round is told by its heading in the log; drawing and looking go without saying."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_goal_tool_and_role_has_a_name_of_its_own(language: str) -> None:
    cards = [TEXTS.say(language, f"card-{card}") for card in (*CARDS, *(name for name in NAMES if name not in CARDS))]
    assert len(cards) == len(set(cards)) == 31
    for kind, words in (("tool", TOOLS), ("goal", PLACES), ("treasure", PLACES), ("role", ROLES), ("aside", ROLES)):
        assert len({TEXTS.say(language, f"{kind}-{word}") for word in words}) == len(words)


def test_every_event_is_told_with_a_paragraph_behind_it() -> None:
    events = {event.__struct_config__.tag for event in game.event_types} - UNTOLD
    assert {f"event-{tag}" for tag in events} == set(TEXTS.rules) <= TEXTS.keys
    assert "turn-round_began" in TEXTS.keys


def test_every_ask_has_a_question_and_a_line_for_those_who_wait() -> None:
    assert {"ask-turn", "ask-turn-broken", "ask-turn-last", "ask-keep"} == {
        key for key in TEXTS.keys if key.startswith("ask-")
    }
    assert {"wait-turn", "wait-keep"} == {key for key in TEXTS.keys if key.startswith("wait-")}
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


def test_every_move_has_a_heading_and_a_label_of_its_own_fields() -> None:
    tags = [str(move.__struct_config__.tag) for move in game.move_types]
    assert {f"moves-{tag}" for tag in tags} <= TEXTS.keys
    for move in game.move_types:
        assert TEXTS.variables(f"move-{move.__struct_config__.tag}-label") <= set(move.__struct_fields__)


def test_every_way_to_win_is_told() -> None:
    for end in game.end_reasons:
        _, _, decided = end.partition("/")
        assert f"decided-{decided}" in TEXTS.keys


def test_mending_oneself_and_another_are_told_apart() -> None:
    assert TEXTS.say("en", "event-mended", seat="Sara", target=0, tool="lamp") == "Sara mends their own lamp."
    assert TEXTS.say("en", "event-mended", seat="Sara", target="Nima", tool="cart") == "Sara mends Nima’s cart."
    assert TEXTS.say("fa", "event-mended-you", target=0, tool="چراغ") == "شما چراغ خود را درست کردید."


def test_a_round_with_and_without_a_finder_are_told_apart() -> None:
    assert "nobody" in TEXTS.say("en", "event-round_ended", n=1, seat=0, treasure="the top goal")
    assert (
        TEXTS.say("en", "event-round_ended", n=2, seat="Sara", treasure="x")
        == "Round 2 is over: Sara has reached the treasure."
    )


def test_russian_counts_nuggets() -> None:
    assert [TEXTS.say("ru", "event-paid-you", nuggets=n) for n in (1, 2, 5, 21)] == [
        "Вы получаете 1 самородок.",
        "Вы получаете 2 самородка.",
        "Вы получаете 5 самородков.",
        "Вы получаете 21 самородок.",
    ]


def test_a_turned_card_is_said_to_be_turned() -> None:
    assert (
        TEXTS.say("en", "move-dig-label", card="Right bend", x=1, y=-2, turned="yes")
        == "Right bend, turned, at column 1, row -2"
    )
    assert "turned" not in TEXTS.say("en", "move-dig-label", card="Right bend", x=1, y=0, turned="no")
