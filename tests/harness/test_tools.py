"""The tools around the harnesses: playing a complaint again, making golden records, choosing one game."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys

import msgspec
import pytest

from mahfel.engine import Refused
from mahfel.engine.record import read, verify
from mahfel.games.high_society import game as high_society
from mahfel.testing import BRIEF, HARNESSES, Broken, Case, cases, check, walk
from mahfel.testing.at_table.room import players
from mahfel.testing.choices import option_choices, playable
from mahfel.testing.golden import DIGESTS
from mahfel.testing.golden_maker import make_golden
from mahfel.testing.laws import laws
from mahfel.testing.replay import main as replay
from mahfel.testing.replay import read_moves
from mahfel.testing.toys import TOYS, coin_auction
from mahfel.testing.toys.coin_auction.moves import stakes
from mahfel.testing.toys.coin_auction.state import Bidding


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
