"""What the commands say to careless hands: one line in words and an exit code, never a traceback."""

import os
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from mahfel.engine import SplitMix64, record, registry


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


def test_a_replay_through_a_seats_eyes_comes_to_its_end(tmp_path):
    game = registry.find("high_society")
    state, moves = game.start(3, game.meta.options(), SplitMix64(1)), []
    while asked := state.asked():
        seat = min(asked)
        move = next(iter(state.legal(seat).reduced()))
        moves.append((seat, game.notate(move)))
        state.play(seat, move)
    path = tmp_path / "record.json"
    path.write_bytes(record.write(record.make_record(game, state, options={}, moves=tuple(moves), seed=1)))
    for seat in ("0", "1", "2"):
        done = run("replay", str(path), "--json", "--seat", seat)
        assert (done.returncode, done.stderr) == (0, b"")
        assert len(done.stdout.splitlines()) == len(moves) + 1


def test_a_replay_counts_unnamed_seats_as_its_option_does(tmp_path):
    game = registry.find("high_society")
    state, moves = game.start(3, game.meta.options(), SplitMix64(1)), []
    while asked := state.asked():
        seat = min(asked)
        move = next(iter(state.legal(seat).reduced()))
        moves.append((seat, game.notate(move)))
        state.play(seat, move)
    path = tmp_path / "record.json"
    path.write_bytes(record.write(record.make_record(game, state, options={}, moves=tuple(moves), seed=1)))
    told = run("replay", str(path), "--lang", "en").stdout.decode()
    assert "#" not in told
    assert "Seat 0" in told
    assert "Seat 2" in told
    assert "Seat 3" not in told
    assert "counted from 0" in run("replay", "--help").stdout.decode()
    assert "count from 0" in " ".join(run("play", "--help").stdout.decode().split())


@pytest.mark.parametrize("game", ["high_society", "mafia"])
def test_whoever_plays_in_persian_reads_no_raw_words(game):
    played = run("play", game, "--lang", "fa", "--bots", "easy", "--seed", "5", input=b"\n" * 2000)
    told = [line for line in played.stdout.decode().splitlines() if "[" not in line and "(" not in line]
    assert played.returncode == 0, played.stderr
    assert len(told) > 20
    known = [line for line in told if line.startswith("    ")]
    assert game != "mafia" or known
    assert not [line for line in told if "easy" in line or '{"' in line or "None" in line]
