"""The terminal tells a game as the browser's log does."""

from __future__ import annotations

import pytest

from mahfel.cli.known import Known
from mahfel.cli.narrate import Narrator
from mahfel.cli.words import Words
from mahfel.engine import SplitMix64
from mahfel.engine.registry import games
from mahfel.games.mafia import events

LANGUAGES = ("fa", "en", "ru")


def told(game, lang, viewer):
    """The lines of one random game."""
    seats = game.meta.seats[0]
    narrator = Narrator(Words(lang, game), [f"N{seat}" for seat in range(seats)], viewer)
    heard = []
    state = game.start(seats, game.meta.options(), SplitMix64(5), heard.append)
    chance = SplitMix64(6)
    while asked := state.asked():
        seat = chance.choice(sorted(asked))
        state.play(seat, state.legal(seat).sample(chance))
    return [line for event in heard for line in narrator.lines(event)]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", list(games()))
@pytest.mark.parametrize("viewer", [0, None])
def test_a_whole_game_is_told_without_a_raw_key(key, lang, viewer):
    lines = told(games()[key], lang, viewer)
    assert lines
    assert not [line for line in lines if "event-" in line or "turn-" in line or not line.strip()]


def test_a_turn_is_a_heading_with_its_number():
    lines = told(games()["coup"], "en", None)
    headings = [line for line in lines if line.startswith("Turn ")]
    assert headings[0].startswith("Turn 1: ")
    assert headings[-1].startswith(f"Turn {len(headings)}: ")


def test_what_is_not_there_leaves_no_empty_brackets():
    narrator = Narrator(Words("en", games()["mafia"]), ["Ada", "Boris", "Cyrus"], None)
    assert narrator.lines(events.Left(1, "night", "")) == ["Boris leaves the city: in the night."]
    assert narrator.lines(events.Left(1, "night", "doctor")) == ["Boris leaves the city: in the night (Doctor)."]


def test_lists_of_words_are_told_in_words_and_everybody_by_name():
    words, names = Words("en", games()["mafia"]), ["Ada", "Boris", "Cyrus"]
    (said,) = Narrator(words, names, None).lines(events.GravesTold(("boss", "doctor")))
    assert "Boss, Doctor" in said
    sign = events.SignShown(0, "point", 2)
    assert ["Cyrus" in Narrator(words, names, viewer).lines(sign)[0] for viewer in (None, 0, 1, 2)] == [True] * 3 + [
        False
    ]


def test_whoever_plays_in_the_terminal_is_told_what_they_alone_know_when_it_changes():
    state = games()["mafia"].start(6, games()["mafia"].meta.options(), SplitMix64(5))
    known = Known(Words("en", games()["mafia"]), [str(seat) for seat in range(6)], 2)
    said = known.lines(state)
    role = Words("en", games()["mafia"]).say(f"role-{state.players[2].role}")
    assert said[0] == "Only you know:"
    assert said.count(f"  Your role: {role}") == 1
    assert known.lines(state) == []
