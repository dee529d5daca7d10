"""High Society from the command line: what many games show, and what a record is worth."""

from __future__ import annotations

import json
from importlib.resources import files

import pytest

from mahfel.cli.main import main
from mahfel.games.high_society import game

GOLDEN = files("mahfel.games.high_society") / "golden"


def said(capsys, *arguments):
    """Exit code and what was printed, as JSON."""
    code = main([*arguments, "--json"])
    return code, json.loads(capsys.readouterr().out)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_simulation_counts_games_ends_and_victories(capsys, players):
    code, found = said(capsys, "simulate", "high_society", "--players", str(players), "--games", "400")
    assert code == 0
    wanted = {"game", "players", "games", "decisions", "seconds", "decisions_per_s", "moves_per_game", "end_reasons"}
    assert wanted | {"win_share"} <= set(found)
    assert [found["game"], found["players"], found["games"]] == ["high_society", players, 400]
    assert set(found["moves_per_game"]) == {"min", "median", "max"}
    least, middle, most = (found["moves_per_game"][key] for key in ("min", "median", "max"))
    # Three auctions at least. In one auction of five one seat can raise eleven times and the others ten, four pass, and
    # one may have to give up a luxury card: that is where max_decisions comes from.
    assert game.meta.max_decisions == 15 * (11 + 4 * 10 + 4 + 1)
    assert 3 <= least <= middle <= most <= game.meta.max_decisions
    assert least * 400 <= found["decisions"] <= most * 400
    assert set(found["end_reasons"]) <= set(game.end_reasons)
    assert sum(found["end_reasons"].values()) == 400
    assert len(found["win_share"]) == players
    without_winner = found["end_reasons"].get("fourth_dark/nobody", 0) / 400
    assert sum(found["win_share"]) == pytest.approx(1 - without_winner, abs=1e-3)


def test_sensible_players_nearly_always_have_a_winner(capsys):
    arguments = ("simulate", "high_society", "--players", "4", "--games", "60", "--bots", "easy")
    _, found = said(capsys, *arguments)
    ends = found["end_reasons"]
    assert ends.get("fourth_dark/nobody", 0) <= 3
    assert ends["fourth_dark/status"] > 40
    assert min(found["win_share"]) > 0.05


@pytest.mark.parametrize("end", sorted(game.end_reasons))
def test_a_record_of_every_end_is_verified_and_a_changed_one_is_refused(capsys, tmp_path, end):
    raw = (GOLDEN / f"{end.replace('/', '-')}.json").read_bytes()
    file = tmp_path / "record.json"
    file.write_bytes(raw)
    code, found = said(capsys, "verify", str(file))
    assert [code, found["verified"], found["outcome"]["decided_by"]] == [0, True, end.partition("/")[2]]
    for place in range(0, len(raw), len(raw) // 12):
        file.write_bytes(raw[:place] + bytes([raw[place] ^ 1]) + raw[place + 1 :])
        code, found = said(capsys, "verify", str(file))
        assert [code, found["verified"]] == [1, False]
        assert found["code"].startswith("record.")
