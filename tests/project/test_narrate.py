"""The terminal tells a game as the browser's log does."""

from __future__ import annotations

import pytest

from mahfel.cli.narrate import Narrator
from mahfel.cli.words import Words
from mahfel.engine import SplitMix64
from mahfel.engine.registry import games

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
