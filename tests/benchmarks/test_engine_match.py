"""How a match of engines is summed up: each peer beside its own game of ours, whole games of Coup beside each other."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "benchmarks"))

from players import frames, ours
from players.catalogue import COUPML, OURS, PEERS, RLCARD
from players.match import Match, Versus
from players.page import page
from players.promises import promises
from players.running import Round
from players.worker import play_for


@pytest.mark.parametrize("name", OURS.games)
def test_every_game_of_ours_is_played_to_its_end_by_the_worker(name: str) -> None:
    done = play_for(0.01, ours.prepare(name, "own"))

    assert done["games"] >= 1
    assert done["decisions"] > 10 * done["games"]
    assert done["cpu"] >= 0.01


def test_frames_are_made_for_every_seat_and_version_of_a_game() -> None:
    versions = frames._played(ours.registry.find("coup"), {}, ours.SplitMix64(7))

    assert [table.version for table in versions] == list(range(versions[0].version, versions[-1].version + 1))
    assert versions[0].phase == "play"
    assert versions[-1].phase == "over"
    assert all(table.story[-1].version <= table.version for table in versions), "no later story in an earlier table"
    made = [frames.prepare("coup", "frames")() for _ in range(3)]
    assert all(count % ours.SEATS == 0 and count > 10 * ours.SEATS for count in made)


def a_match() -> Match:
    """Ours plays High Society at 400/s and Coup at 100/s, whatever the peer before it; each peer's game at 50/s."""
    match = Match()
    for group in PEERS:
        for game in group.games:
            pace = 100 if group.beside == "coup" else 400
            match.peers.append(Versus(group, game, theirs=[Round(50, 5, 1.0)], ours=[Round(pace, 2, 1.0)]))
    beside = {group.beside for group in PEERS}
    for game in OURS.games:
        if game not in beside:
            match.alone[game].append(Round(80, 2, 1.0))
    for game in ("coup", "coup_g54"):
        match.frames[game].append(Round(50_000, 300, 1.0))
    match.nights["mafia"].append(Round(400, 400, 1.0))
    return match


def test_a_peer_is_compared_with_the_game_that_it_plays_beside() -> None:
    match = a_match()

    assert match.ours("high_society").median == 400
    assert match.ours("coup").median == 100
    assert match.ours("coup_g54").median == 80
    assert match.against(RLCARD).median == 8
    assert match.against(COUPML).median == 2
    assert match.frame("coup").median == 20
    assert match.night("mafia").median == 2.5


def test_each_promise_has_its_figure_and_each_peer_its_row() -> None:
    match = a_match()
    targets = {target.name: target.verdict for target in promises(match)}

    assert targets["Coup, four seats"] == "missed"
    assert targets["a view of Coup and its frame"] == "holds"
    assert targets["a night of Mafia, 26 seats"] == "holds"
    assert targets["Coup against coupml's"] == "holds"
    assert targets["Coup against pycoup's"] == "holds"
    text = page(match, promises(match), {"date": "today"})
    for group in PEERS:
        assert f"| {group.engine}" in text
    (row,) = [line for line in text.splitlines() if line.startswith("| coupml") and " own " in line]
    assert [cell.strip() for cell in row.strip("|").split("|")] == ["coupml", "own", "50", "50 – 50", "2", "10.0", "5"]
