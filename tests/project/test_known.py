"""What a person alone knows is told in the terminal in words of their language."""

from __future__ import annotations

import re

import msgspec
import pytest

from mahfel.cli.known import known_lines
from mahfel.cli.words import Words
from mahfel.engine import SplitMix64
from mahfel.engine.registry import games
from mahfel.games.mafia.options import MafiaOptions

LANGUAGES = ("fa", "en", "ru")
SCENARIOS = ("classic", "shab_e_mafia", "godfather", "commando", "representative", "capo")
RAW = re.compile(r"[{}\[\]\"_]")


def tables():
    for key, game in games().items():
        if key == "mafia":
            yield from (
                (key, MafiaOptions(scenario=scenario), min(game.sizes(MafiaOptions(scenario=scenario))))
                for scenario in SCENARIOS
            )
        else:
            yield key, game.meta.options(), game.meta.seats[0]


def known(game, options, seats, lang):
    """The lines that the seats are told in one random game, each at every third decision."""
    words, names = Words(lang, game), [f"«{seat}»" for seat in range(seats)]
    state, chance, told, at = game.start(seats, options, SplitMix64(7)), SplitMix64(8), [], 0
    while asked := state.asked():
        seat, at = chance.choice(sorted(asked)), at + 1
        if at % 3 == 0:
            mine, public = (msgspec.to_builtins(state.view(viewer)) for viewer in (seat, None))
            told += known_lines(words, names, mine, public)
        state.play(seat, state.legal(seat).sample(chance))
    return told


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("key", "options", "seats"), list(tables()))
def test_what_one_alone_knows_is_in_words_and_never_in_raw_data(key, options, seats, lang):
    lines = known(games()[key], options, seats, lang)
    assert [line for line in lines if RAW.search(line)] == []
    if lang != "en":
        assert {word for line in lines for word in re.findall(r"[A-Za-z]{3,}", line)} == set()


def test_secrets_are_told_with_the_names_of_the_others():
    lines = known(games()["mafia"], MafiaOptions(scenario="shab_e_mafia"), 10, "en")
    assert any(re.fullmatch(r"Your team: «\d+», «\d+».*", line) for line in lines)
    assert any(re.fullmatch(r"«\d+» — Role: \w+.*", line) for line in lines)
    assert not [line for line in lines if "— Your role" in line]


def test_own_role_is_told_once():
    game = games()["mafia"]
    state = game.start(10, MafiaOptions(), SplitMix64(1))
    mine, public = (msgspec.to_builtins(state.view(viewer)) for viewer in (3, None))
    lines = known_lines(Words("en", game), [str(seat) for seat in range(10)], mine, public)
    assert len([line for line in lines if "ole: " in line]) == 1


def test_whoever_sees_no_more_than_all_is_told_nothing():
    game = games()["high_society"]
    state = game.start(3, game.meta.options(), SplitMix64(1))
    public = msgspec.to_builtins(state.view(None))
    assert known_lines(Words("en", game), ["a", "b", "c"], public, public) == []


@pytest.mark.parametrize(("called", "name"), [("", "Marksman"), ("neutral", "Marksman"), ("popular", "Leon")])
def test_things_go_by_the_names_of_the_table(called, name):
    words = Words("en", games()["mafia"], called)
    assert words.say("role-leon") == name
    assert name in words.say("role-godfather-power")
