"""What the commands say to careless hands: one line in words and an exit code, never a traceback."""

import os
import re
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from mahfel.cli.main import main
from mahfel.cli.words import Words
from mahfel.engine import SplitMix64, record, registry
from mahfel.games.mafia.scenario_file import LONGEST
from mahfel.testing.toys import TOYS


def run(*arguments: str, stdout=subprocess.PIPE, **more):
    command = [sys.executable, "-m", "mahfel.cli.main", *arguments]
    return subprocess.run(command, stdout=stdout, stderr=subprocess.PIPE, timeout=60, check=False, **more)


def a_record() -> record.Record:
    game = registry.find("high_society")
    state = game.start(3, game.meta.options(), SplitMix64(1))
    return record.make_record(game, state, options={}, moves=(), names=("A", "B", "C"), seed=1)


def signed(changed: record.Record) -> bytes:
    """The record with the checksum that belongs to it: whoever writes records by hand can compute it, too."""
    return record.write(msgspec.structs.replace(changed, check=record._check(changed)))


@pytest.mark.parametrize("command", ["verify", "replay"])
@pytest.mark.parametrize("seats", [10**12, 0, -1, 2**62])
def test_a_record_for_more_seats_than_a_game_has_is_refused_at_once(tmp_path, command, seats):
    path = tmp_path / "record.json"
    path.write_bytes(signed(msgspec.structs.replace(a_record(), seats=seats)))
    done = run(command, str(path))
    assert done.returncode == 1
    assert b"Traceback" not in done.stderr
    assert b"[table.seats]" in done.stdout + done.stderr


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="no such file here")
def test_a_file_without_end_is_no_record():
    done = run("verify", "/dev/zero")
    assert (done.returncode, done.stderr) == (1, b"")
    assert b"[record.unreadable]" in done.stdout


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no such file here")
@pytest.mark.parametrize("arguments", [("games",), ("verify", "--json", os.devnull)])
def test_an_output_that_takes_no_more_is_said_in_a_line(arguments):
    with Path("/dev/full").open("wb") as full:
        done = run(*arguments, stdout=full)
    assert done.returncode == 1
    assert done.stderr.startswith(b"mahfel: ")
    assert done.stderr.count(b"\n") == 1


@pytest.mark.parametrize("host", ["é..é", "x" * 300, "999.1.1.1"])
def test_a_host_that_cannot_be_is_refused_in_words(tmp_path, host):
    done = run("serve", "--port", "0", "--host", host, "--data", str(tmp_path / "data"))
    assert done.returncode == 2
    assert b"Traceback" not in done.stderr
    assert not (tmp_path / "data").exists()


def a_finished_game(path, key="high_society", seats=3, names=()):
    """A record of a game in which everybody plays the first move there is, written into a file; its moves."""
    game = registry.find(key)
    state, moves = game.start(seats, game.meta.options(), SplitMix64(1)), []
    while asked := state.asked():
        seat = min(asked)
        move = next(iter(state.legal(seat).reduced())) if key != "mafia" else asked[seat].default
        moves.append((seat, game.notate(move)))
        state.play(seat, move)
    made = record.make_record(game, state, options={}, moves=tuple(moves), names=names, seed=1)
    path.write_bytes(record.write(made))
    return moves


def test_a_replay_through_a_seats_eyes_comes_to_its_end(tmp_path):
    path = tmp_path / "record.json"
    moves = a_finished_game(path)
    for seat in ("0", "1", "2"):
        done = run("replay", str(path), "--json", "--seat", seat)
        assert (done.returncode, done.stderr) == (0, b"")
        assert len(done.stdout.splitlines()) == len(moves) + 1


def test_a_replay_counts_unnamed_seats_as_its_option_does(tmp_path):
    path = tmp_path / "record.json"
    a_finished_game(path)
    told = run("replay", str(path), "--lang", "en").stdout.decode()
    assert "#" not in told
    assert told.splitlines()[:2] == [
        "Seats, counted from 0 as in --seat: Seat 0, Seat 1, Seat 2.",
        "Told as a spectator may know it.",
    ]
    assert "Seat 3" not in told
    assert "counted from 0" in run("replay", "--help").stdout.decode()
    assert "count from 0" in " ".join(run("play", "--help").stdout.decode().split())


def test_a_replay_says_which_number_is_whose_and_through_whose_eyes_it_is_told(tmp_path):
    path = tmp_path / "record.json"
    a_finished_game(path, names=("Ada", "Boris"))
    told = run("replay", str(path), "--lang", "en", "--seat", "1").stdout.decode().splitlines()
    assert told[:2] == [
        "Seats, counted from 0 as in --seat: 0 Ada, 1 Boris, Seat 2.",
        "Told as Boris, seat 1, may know it.",
    ]
    told = run("replay", str(path), "--lang", "fa", "--seat", "2").stdout.decode().splitlines()
    assert "۰ Ada، ۱ Boris، صندلی ۲." in told[0]
    assert told[1] == "از چشم صندلی ۲."


@pytest.mark.parametrize("seat", [0, 3])
def test_a_replay_begins_with_what_the_seat_knew_and_tells_a_spectator_nothing_of_it(tmp_path, seat):
    path = tmp_path / "record.json"
    a_finished_game(path, "mafia", 6)
    mafia = registry.find("mafia")
    dealt = mafia.start(6, mafia.meta.options(), SplitMix64(1)).players[seat].role
    own = f"Your role: {Words('en', mafia).say(f'role-{dealt}')}"
    told = run("replay", str(path), "--lang", "en", "--seat", str(seat)).stdout.decode().splitlines()
    known = told.index("Only you know:")
    assert known < told.index(next(line for line in told if line.startswith("Day ")))
    assert own in [line.strip() for line in told[known : known + 4]]
    everybody = run("replay", str(path), "--lang", "en").stdout.decode()
    assert "Only you know:" not in everybody
    assert "Your role" not in everybody


@pytest.mark.parametrize("game", ["high_society", "mafia"])
def test_whoever_plays_in_persian_reads_no_raw_words(game):
    played = run("play", game, "--lang", "fa", "--bots", "easy", "--seed", "5", input=b"\n" * 2000)
    told = [line for line in played.stdout.decode().splitlines() if "[" not in line and "(" not in line]
    assert played.returncode == 0, played.stderr
    assert len(told) > 20
    known = [line for line in told if line.startswith("    ")]
    assert game != "mafia" or known
    assert not [line for line in told if "easy" in line or '{"' in line or "None" in line]


def test_a_question_mark_tells_what_can_be_played_and_a_number_plays_it():
    played = run(
        "play", "high_society", "--lang", "fa", "--bots", "easy", "--seed", "5", input="?\n? مجموع\n۱\n".encode()
    )
    told = played.stdout.decode()
    assert "[pass]" in told
    assert '{"' not in told
    assert "Traceback" not in played.stderr.decode()
    # The first line of the second list is a bid, and that is what was played.
    assert "شما با ۲ پیشنهاد را به ۲ رساندید." in told


def test_two_question_marks_print_what_the_seat_sees_as_data():
    told = run("play", "high_society", "--lang", "en", "--bots", "easy", "--seed", "5", input=b"??\n").stdout.decode()
    assert '"players": [' in told


@pytest.mark.parametrize("lang", ["fa", "en", "ru"])
@pytest.mark.parametrize(
    ("arguments", "code", "named"),
    [
        (("play", "chess"), "game.unknown", ["high_society", "mafia"]),
        (("play", "coup", "--bots", "grandmaster"), "bot.unknown_level", ["easy", "normal", "random"]),
        (("arena", "coup", "easy"), "bot.too_few_levels", ["easy", "normal", "random"]),
        (("play", "coup", "--players", "11"), "table.seats", ["2", "10"]),
        (("play", "coup", "--players", "3", "--seat", "3"), "table.no_such_seat", ["2"]),
        (("play", "coup", "--option", "box"), "options.form", ["NAME=VALUE"]),
        (("play", "coup", "--option", "bux=g54"), "options.unknown", ["box"]),
        (("play", "coup", "--option", "box=g55"), "options.value", ["classic", "g54"]),
        (("play", "coup", "--option", "reformation=maybe"), "options.value", ["true", "false"]),
        (("play", "coup", "--option", "anarchist_copies=9"), "options.bounds", ["0", "5"]),
        (("play", "coup", "--option", "anarchist_copies=two"), "options.bounds", ["0", "5"]),
        (("play", "mafia", "--option", f"written={'x' * 99_999}"), "options.too_long", [str(LONGEST)]),
        (("play", "coup", "--option", "box=g54", "--players", "2"), "coup.options_g54_seats", ["3", "6"]),
        (("play", "lut", "--option", "teams=true", "--players", "5"), "lut.teams_seats", ["4", "6", "8"]),
        (("play", "lut", "--players", "6"), "lut.alone_seats", ["5"]),
        (("play", "mafia", "--option", "scenario=tv", "--players", "6"), "mafia.seats", ["10", "15"]),
        (("simulate", "maloun", "--option", "hand_limit=4"), "maloun.options_hand_limit", ["5"]),
    ],
)
def test_a_refusal_names_what_would_have_been_taken(monkeypatch, capsys, lang, arguments, code, named):
    monkeypatch.setenv("MAHFEL_LANG", lang)
    returned, said = main(arguments), capsys.readouterr().err.translate(str.maketrans("۰۱۲۳۴۵۶۷۸۹", "0123456789"))
    assert (returned, said.count("\n")) == (1, 1)
    assert said.rstrip().endswith(f"[{code}]")
    assert [name for name in named if name not in said] == []
    assert ("{" in said, "$" in said) == (False, False)


def test_the_language_of_a_refusal_is_the_one_that_was_asked_for(monkeypatch, capsys):
    monkeypatch.setenv("MAHFEL_LANG", "en")
    assert main(("play", "lut", "--players", "6", "--lang", "fa")) == 1
    assert re.search("[\u0600-\u06ff]{3}", capsys.readouterr().err)


def test_without_a_number_the_fewest_play_that_the_options_allow(capsys):
    assert main(("simulate", "mafia", "--option", "scenario=tv", "--games", "1", "--json")) == 0
    assert msgspec.json.decode(capsys.readouterr().out)["players"] == 10


@pytest.mark.parametrize("level", ["easy", "normal", "random"])
def test_levels_are_named_in_persian_for_a_game_that_has_no_words_for_them_either(level):
    toy = next(toy for toy in TOYS if toy.meta.key == "coin_auction")
    assert not re.search("[A-Za-z]", Words("fa", toy).say(f"bot-{level}"))
