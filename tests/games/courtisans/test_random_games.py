"""What random games look like, seen over many of them."""

from __future__ import annotations

from collections import Counter

import pytest

from mahfel.bots.simulate import simulate
from mahfel.engine import SplitMix64
from mahfel.games.courtisans import game
from mahfel.games.courtisans.words import BLUE, FAMILIES, MISSION, NAMES, SPY, WHITE

GAMES = 300


@pytest.fixture(scope="module")
def played():
    """Events and views of random games of all sizes."""
    found = []
    for seed in range(GAMES):
        told = []
        seats = 2 + seed % 4
        state = game.start(seats, game.read_options({}), SplitMix64(seed), told.append)
        chance = SplitMix64(~seed)
        while asked := state.asked():
            (seat,) = asked
            state.play(seat, state.legal(seat).sample(chance))
        found.append((seats, [event.seen_by(None) for event in told], state))
    return found


def events(played, kind):
    return [event for _, told, _ in played for event in told if event["type"] == kind]


def test_every_kind_of_card_is_placed_about_as_often_as_there_are_copies(played):
    placed = Counter(event["card"] for event in events(played, "placed"))
    cards = sum(placed.values())
    assert set(placed) == {*NAMES[:SPY], "spy"}
    for name in NAMES[:SPY]:
        copies = {"plain": 4, "noble": 4, "guard": 3, "assassin": 2}[name.split("-")[1]]
        assert 0.8 < placed[name] / (cards * copies / 90) < 1.2
    assert 0.9 < placed["spy"] / (cards * 12 / 90) < 1.1


def test_every_mortal_kind_is_killed_in_every_kind_of_zone(played):
    killed = Counter((event["card"].split("-")[-1], event["zone"]) for event in events(played, "killed"))
    assert set(killed) == {
        (role, zone) for role in ("plain", "noble", "assassin", "spy") for zone in ("above", "below", "own", "opponent")
    }


def test_families_are_esteemed_as_often_as_disgraced_and_neutral_now_and_then(played):
    judged = Counter(event["status"] for event in events(played, "judged"))
    share = {status: count / sum(judged.values()) for status, count in judged.items()}
    assert abs(share["esteemed"] - share["disgraced"]) < 0.06
    assert 0.05 < share["neutral"] < 0.25
    assert {event["family"] for event in events(played, "judged")} == set(FAMILIES)


def test_every_mission_is_fulfilled_and_missed_by_somebody(played):
    shown = Counter((event["mission"], event["points"]) for event in events(played, "mission_shown"))
    assert set(shown) == {(mission, points) for mission in (*WHITE, *BLUE) for points in (0, MISSION)}


def test_games_end_in_every_declared_way_and_every_seat_wins(played):
    ends, winners = Counter(), Counter()
    for _, _, state in played:
        outcome = state.outcome()
        ends[f"{outcome.reason}/{outcome.decided_by}"] += 1
        winners.update(outcome.winners)
        assert max(outcome.scores) == outcome.scores[outcome.winners[0]]
    assert set(ends) == set(game.end_reasons)
    assert ends["hands_empty/points"] > 0.6 * GAMES
    assert set(winners) == set(range(5))


def test_scores_are_small_and_go_both_ways(played):
    scores = [score for _, _, state in played for score in state.outcome().scores]
    assert min(scores) < -3
    assert max(scores) > 9
    assert -1 < sum(scores) / len(scores) < 5


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_no_seat_is_better_than_another_when_chance_plays(seats):
    found = simulate(game, players=seats, games=600, seed=1)
    assert found.moves_per_game.min == found.moves_per_game.max == {2: 60, 3: 72, 4: 84, 5: 90}[seats]
    for share in found.win_share:
        assert abs(share - 1 / seats) < 4.5 * (1 / seats * (1 - 1 / seats) / 600) ** 0.5
