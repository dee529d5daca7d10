"""What may be played is told in the terminal in words of the game, with what is typed for it."""

from __future__ import annotations

import re

import pytest

from mahfel.cli.offered import Offered, move_words
from mahfel.cli.words import Words
from mahfel.engine import Refused, SplitMix64
from mahfel.engine.registry import games
from mahfel.games.mafia.moves import Act, Ballot, Use
from mahfel.games.mafia.options import MafiaOptions
from mahfel.testing.toys import TOYS

LANGUAGES = ("fa", "en", "ru")
SCENARIOS = ("classic", "shab_e_mafia", "godfather", "commando", "inspector", "representative", "capo")
RAW = re.compile(r"[{}_\[\]\"]|None")


def tables():
    for key, game in games().items():
        if key in {toy.meta.key for toy in TOYS}:  # there are where other tests have registered them
            continue
        if key == "mafia":
            for scenario in SCENARIOS:
                options = MafiaOptions(scenario=scenario)
                yield key, options, min(game.sizes(options))
        else:
            yield key, game.meta.options(), game.meta.seats[0]


def words_of_a_game(game, options, seats, lang):
    """The words of every move that the lists of one random game hold."""
    words, names = Words(lang, game), [f"«{seat}»" for seat in range(seats)]
    state, chance, told = game.start(seats, options, SplitMix64(3)), SplitMix64(4), {}
    while asked := state.asked():
        seat = chance.choice(sorted(asked))
        legal = state.legal(seat)
        for move in (*legal.reduced()[:60], legal.sample(chance)):
            told[move] = move_words(words, move, names)
        state.play(seat, legal.sample(chance))
    return told


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("key", "options", "seats"), list(tables()))
def test_every_move_is_offered_in_words_and_never_in_raw_data(key, options, seats, lang):
    told = words_of_a_game(games()[key], options, seats, lang)
    assert len(told) > 5
    assert [said for said in told.values() if RAW.search(said) or not said.strip()] == []
    if lang != "en":
        assert {word for said in told.values() for word in re.findall(r"[A-Za-z]{2,}", said)} == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_done_at_night_and_on_a_ballot_is_told_with_whom_it_is_aimed_at(lang):
    words, names = Words(lang, games()["mafia"]), ["Ada", "Boris", "Cyrus", "Dina"]
    save, guess = Use("save", (2,)), Use("nato_shot", (1,), "doctor")
    saved, guessed = (move_words(words, Act((use,)), names) for use in (save, guess))
    assert (words.say("ability-save") in saved, "Cyrus" in saved) == (True, True)
    assert [part in guessed for part in ("Boris", words.say("role-doctor"))] == [True, True]
    assert move_words(words, Act((save, guess)), names) == f"{saved} · {guessed}"
    assert move_words(words, Act(), names) == words.say("move-act-rest")
    assert move_words(words, Ballot((3,)), names) == "Dina"
    assert move_words(words, Ballot((1, 3)), names) == words.listed(["Boris", "Dina"])
    assert move_words(words, Ballot(), names) == words.say("move-ballot-blank")
    assert move_words(words, Ballot((3,), (save,)), names) == f"Dina · {saved}"


def bids(lang="en"):
    game = games()["high_society"]
    state = game.arrange(card="L7", hands=[[1, 6, 20], [3, 8, 25], [2, 10, 15]])
    return state, Offered(game, Words(lang, game), ["Ada", "Boris", "Cyrus"], state.legal(0))


def test_each_line_has_a_number_the_words_and_the_notation():
    state, offered = bids()
    lines = offered.lines()
    assert any(re.fullmatch(r" +\d+  Bid 1 \+ 6 \(total 7\)  \[bid:1\+6\]", line) for line in lines)
    assert len([line for line in lines if line.endswith("]")]) == len(state.legal(0))


def test_a_move_may_be_typed_by_its_number_or_in_notation_and_the_numbers_are_those_of_the_last_list():
    _, offered = bids()
    game = games()["high_society"]
    number = {line.split("[")[1].rstrip("]"): line.split()[0] for line in offered.lines() if "[" in line}
    assert offered.read(number["bid:1+6"]) == offered.read("bid:1+6") == game.parse("bid:1+6")
    (only,) = [line for line in offered.lines("1+6+20") if "[" in line]
    assert only.split()[0] == "1"
    assert offered.read("1") == game.parse("bid:1+6+20")


def test_numbers_are_written_and_read_in_the_digits_of_the_language():
    _, offered = bids("fa")
    assert offered.lines()[-1].split()[0] == "۸"
    assert offered.read("۸") == offered.read("8")


@pytest.mark.parametrize("typed", ["1", "9", "0", "-1", "99999999999", "", "bid", "²"])
def test_what_is_neither_a_move_nor_a_number_of_the_list_is_refused(typed):
    _, offered = bids()
    with pytest.raises(Refused) as refused:
        offered.read(typed)  # nothing was listed yet
    assert refused.value.code == "move.unreadable"
    offered.lines()
    if typed != "1":
        with pytest.raises(Refused):
            offered.read(typed)


def test_a_word_finds_the_moves_that_say_it_and_an_unknown_one_none():
    _, offered = bids()
    found = offered.lines("TOTAL 26")
    assert [line.split("[")[1] for line in found] == ["bid:6+20]"]
    assert offered.lines("violin") == ["No move has “violin” in it."]


def test_of_very_many_moves_the_first_are_told_and_how_many_there_are():
    game = games()["high_society"]
    state = game.start(3, game.meta.options(), SplitMix64(1))
    (seat,) = state.asked()
    offered = Offered(game, Words("en", game), ["Ada", "Boris", "Cyrus"], state.legal(seat))
    lines = offered.lines()
    assert len(lines) <= 45
    assert str(len(state.legal(seat))) in lines[-1]
    assert "more" in offered.lines("bid")[-1]


def test_a_game_without_texts_offers_the_fields_of_its_moves():
    game = next(toy for toy in TOYS if toy.meta.key == "coin_auction")
    assert move_words(Words("en"), game.parse("stake:2"), ["Ada", "Boris"]) == "stake · 2"
    assert move_words(Words("en", game), game.parse("stake:2"), ["Ada", "Boris"]) == "Coin 2"
