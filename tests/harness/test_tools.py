"""The tools around the harnesses: playing a complaint again, making golden records, choosing one game."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from typing import get_args

import msgspec
import pytest

from mahfel.engine import Refused, SplitMix64
from mahfel.engine.record import read, verify
from mahfel.games.high_society import game as high_society
from mahfel.games.mafia import game as mafia
from mahfel.games.mafia.options import ScenarioKey
from mahfel.testing import BRIEF, HARNESSES, Broken, Case, Checks, cases, check, checks_of, walk
from mahfel.testing.at_table.room import players
from mahfel.testing.choices import option_choices, playable
from mahfel.testing.golden import DIGESTS
from mahfel.testing.golden_maker import NotMetError, _games, make_golden
from mahfel.testing.interleavings import _orders
from mahfel.testing.laws import laws
from mahfel.testing.replay import main as replay
from mahfel.testing.replay import read_moves
from mahfel.testing.toys import TOYS, coin_auction
from mahfel.testing.toys.coin_auction.moves import stakes
from mahfel.testing.toys.coin_auction.state import Bidding
from mahfel.testing.walk import closely


def pytest_in_a_process(*arguments):
    command = [sys.executable, "-m", "pytest", "--collect-only", "-q", "-p", "no:randomly", *arguments]
    return subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)


# -- a complaint, and how to see it again ------------------------------------------------------------------------------


def test_a_complaint_holds_the_command_that_shows_it_again(monkeypatch, capsys):
    def choices(self, state, seat):
        coins = state.coins[seat]
        return stakes(coins[1:] or coins)

    monkeypatch.setattr(Bidding, "choices", choices)
    with pytest.raises(Broken) as caught:
        laws(coin_auction, BRIEF)
    said = str(caught.value)
    assert re.match(r"coin_auction: the default is a legal move\n  seat 0: Stake\(coin=1\)", said)
    command = shlex.split(said.splitlines()[-1])
    assert command[:3] == ["python", "-m", "mahfel.testing.replay"]
    assert replay(command[3:]) == 0
    assert "fingerprint" in capsys.readouterr().out


def test_a_replay_shows_events_and_what_everybody_sees(capsys):
    case = next(cases(high_society, 1, seed=4))
    *_, last = walk(case)
    command = shlex.split(case.again(last.moves[:3]))
    assert replay(command[3:]) == 0
    out = capsys.readouterr().out
    assert out.count('"type":"high_society"') == case.seats + 1
    assert f"   2  {last.moves[2][0]} {last.moves[2][1]}" in out
    assert f"fingerprint {case.replay(last.moves[:3]).fingerprint()}" in out


def test_a_replay_of_an_illegal_move_says_which(capsys):
    assert replay(["high_society", "--seats=3", "--moves=0 sing"]) == 1
    assert "refused: move.unreadable" in capsys.readouterr().out
    with pytest.raises(ValueError, match="invalid literal"):
        read_moves("somebody pass")


def test_a_case_that_is_not_installed_is_found_by_the_place_of_its_object():
    assert "mahfel.testing.toys.coin_auction:coin_auction" in Case(
        coin_auction, 2, coin_auction.read_options({}), 3
    ).again([])
    assert " high_society --seats=3" in next(cases(high_society, 1)).again([])


def test_cases_go_round_the_seats_and_through_the_options():
    found = list(cases(high_society, 60))
    assert {case.seats for case in found} == {3, 4, 5}
    assert all(case.options == high_society.read_options({}) for case in found[:3])
    for name, values in option_choices(high_society.meta.options).items():
        assert {getattr(case.options, name) for case in found} == set(values)


def test_numbers_of_seats_are_tried_with_options_that_allow_them(monkeypatch):
    def check(options, seats):
        if seats == 4 or (seats == 5) != (options.tie_break == "shared"):
            raise Refused("table.seats", least=3, most=5, seats=seats)

    monkeypatch.setattr(high_society.meta.options, "check", check)
    assert {seats: options.tie_break for seats, options in playable(high_society).items()} == {3: "luxury", 5: "shared"}
    found = list(cases(high_society, 60))
    assert [case.seats for case in found[:4]] == [3, 5, 3, 5]
    assert found[1].options == high_society.read_options({"tie_break": "shared"})
    assert all((case.seats == 5) == (case.options.tie_break == "shared") for case in found)
    assert {case.options.all_tied for case in found} == {"nobody_wins", "nobody_out"}
    assert {players(high_society, seed) for seed in range(6)} == {3, 5}


def test_a_game_that_names_its_tables_is_played_at_these_first_and_then_with_whatever_options():
    tables = checks_of(mafia).TABLES
    found = list(cases(mafia, len(tables) + 60))
    named = [(seats, mafia.read_options(dict(options))) for seats, options in tables]
    assert [(case.seats, case.options) for case in found[: len(tables)]] == named
    assert {case.options.scenario for case in found[: len(tables)]} == set(get_args(ScenarioKey))
    drawn = found[len(tables) :]
    assert {case.seats for case in drawn} > {seats for seats, _ in tables}
    assert {case.options.written for case in drawn} == {"", *checks_of(mafia).TEXTS["written"]}
    assert playable(mafia)[10].scenario == "godfather"


def test_a_long_game_is_looked_at_here_and_there_and_wherever_it_asks_something_new():
    case = next(cases(mafia, 1, seed=3))
    asked = [{ask.kind for ask in position.state.asked().values()} for position in walk(case)]
    known: set[str] = set()
    seen = [(len(position.moves), bool(position.state.asked())) for position in closely(case, known, 10)]
    assert known == set().union(*asked)
    assert (seen[0], seen[-1]) == ((0, True), (len(asked) - 1, False))
    assert 10 < len(seen) < len(asked) / 2
    again = [len(position.moves) for position in closely(case, known, 10)]
    assert len(again) < len(seen)


def test_a_short_game_is_looked_at_everywhere():
    case = next(cases(high_society, 1))
    assert len([None for _ in closely(case, set())]) == len([None for _ in walk(case)])


def test_a_small_window_is_tried_in_every_order_and_a_large_one_in_some_by_lot():
    assert len(set(_orders((0, 1, 2, 3), SplitMix64(1)))) == 24
    orders = _orders(tuple(range(12)), SplitMix64(1))
    assert orders[:2] == [tuple(range(12)), tuple(range(11, -1, -1))]
    assert 4 <= len(set(orders)) == len(orders) < 24
    assert {tuple(sorted(order)) for order in orders} == {tuple(range(12))}
    assert len({order[0] for order in orders}) > 4


# -- golden records ----------------------------------------------------------------------------------------------------


def test_golden_records_are_made_for_every_end_and_verify(monkeypatch):
    monkeypatch.setattr("mahfel.testing.golden_maker.golden_files", lambda game: {})
    for toy in TOYS:
        made = make_golden(toy, BRIEF)
        digests = msgspec.json.decode(made.pop(DIGESTS))
        assert set(digests) == set(made)
        ends = {verify(toy, read(raw)).outcome().reason for raw in made.values()}
        assert ends == set(toy.end_reasons)


def test_an_end_that_never_comes_is_said_so(monkeypatch):
    monkeypatch.setattr(type(coin_auction), "end_reasons", ("sold_out", "earthquake"))
    with pytest.raises(ValueError, match=r"not met in 30 games: .*earthquake"):
        make_golden(coin_auction, BRIEF, tried=30)


def test_what_was_found_is_handed_over_when_something_was_not(monkeypatch):
    monkeypatch.setattr("mahfel.testing.golden_maker.golden_files", lambda game: {})
    monkeypatch.setattr(type(coin_auction), "end_reasons", ("sold_out", "earthquake"))
    with pytest.raises(NotMetError) as caught:
        make_golden(coin_auction, BRIEF, tried=30)
    assert "sold_out.json" in caught.value.found


def test_a_game_may_lead_the_maker_to_what_is_rare(monkeypatch):
    def rest(state, seat, chance):
        return state.asked()[seat].default

    monkeypatch.setattr(type(coin_auction), "checks", Checks(LEADS=((3, {}, rest),)), raising=False)
    record, told, rules = next(_games(coin_auction, 0))
    again = Case(coin_auction, 3, coin_auction.read_options({}), 0).start()
    for seat, text in record.moves:
        assert coin_auction.parse(text) == again.asked()[seat].default
        again.play(seat, coin_auction.parse(text))
    assert again.outcome() is not None
    assert told
    assert rules


# -- one game alone ----------------------------------------------------------------------------------------------------


def test_one_command_runs_every_harness_for_one_game():
    said = pytest_in_a_process("--game", "coin_auction", "tests/harness/test_every_game.py")
    assert said.returncode == 0, said.stdout
    chosen = re.findall(r"\[(\w+)-(\w+)\]", said.stdout)
    assert sorted(chosen) == sorted(("coin_auction", name) for name in HARNESSES)


def test_a_games_own_tests_are_chosen_with_it():
    said = pytest_in_a_process("--game", "high_society", "tests/games/high_society", "tests/games/lut", "tests/engine")
    assert "test_reckoning.py" in said.stdout
    assert "tests/games/lut" not in said.stdout
    assert "test_chance.py" not in said.stdout


def test_an_unknown_game_is_said_so():
    said = pytest_in_a_process("--game", "chess", "tests/harness/test_every_game.py")
    assert said.returncode != 0
    assert "--game chess: there is" in said.stdout + said.stderr


def test_check_calls_a_fault_of_the_game_broken_and_goes_on(monkeypatch):
    monkeypatch.setattr(Bidding, "choices", lambda self, state, seat: 1 // 0)
    results = check(coin_auction, BRIEF)
    assert "ZeroDivisionError" in next(result.broken for result in results if result.harness == "laws")
    assert len(results) == len(HARNESSES)
