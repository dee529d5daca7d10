"""The counts of the box: games of the specification's bots are as long, and end as, its tables 15.2 and 15.3 say.

A small sample in every run; with ``--thorough`` as many games as the tables have. In Crisis every row of the table is
compared, and what may differ is three times what two samples of that many games differ by chance. What was fitted is
in docs/research/maloun-simulation.md.
"""

from __future__ import annotations

from math import sqrt
from statistics import mean, median

import msgspec
import pytest

from mahfel.games.maloun import game
from mahfel.games.maloun.bots.style import CASUAL, PROFILES
from mahfel.testing import THOROUGH
from tests.games.maloun.talking import talked_game

NORMAL = {
    # (sets, players): before the first deck-out, median turns, sets built out of turn
    (2, 4): (1.00, 43, 1.2),
    (2, 5): (1.00, 48, 1.6),
    (2, 6): (1.00, 52, 1.9),
    (3, 4): (1.00, 64, 2.5),
    (3, 5): (0.90, 72, 3.3),
    (3, 6): (0.90, 82, 4.2),
}
CRISIS = {
    # (sets, players): before the first deck-out, the same of loud bots, median turns, ends by sets and by positives,
    # and how often the café falls with reckless bots
    (2, 3): (0.98, 0.99, 53, 0.43, 0.56, 0.30),
    (2, 4): (0.92, 0.95, 54, 0.21, 0.77, 0.16),
    (2, 5): (0.89, 0.95, 59, 0.28, 0.70, 0.07),
    (2, 6): (0.69, 0.79, 65, 0.26, 0.69, 0.03),
    (3, 3): (0.97, 0.99, 52, 0.10, 0.89, 0.33),
    (3, 4): (0.96, 0.97, 49, 0.02, 0.97, 0.14),
    (3, 5): (0.96, 0.97, 52, 0.01, 0.99, 0.04),
    (3, 6): (0.83, 0.84, 55, 0.00, 1.00, 0.01),
}
TABLED = 400
"""So many games are behind each row of Crisis."""
TURNS_VARY = 18
"""The standard deviation of the turns of a game of Crisis."""
SURE = 3


def played(mode, sets, players, profile, games):
    options = game.read_options({"mode": mode, "sets": sets})
    return [talked_game(players, options, PROFILES[profile], 1000 + seed)[0] for seed in range(games)]


def share(courses, true):
    return mean(bool(true(course)) for course in courses)


def in_time(course):
    return course.reshuffles == 0 and course.reason != "stopped" and course.decided_by != "closing"


@pytest.mark.parametrize(("sets", "players"), NORMAL)
def test_casual_games_of_normal_mode_are_as_the_tables_say(sets, players, effort):
    early, turns, out_of_turn = NORMAL[sets, players]
    found = played("normal", sets, players, "casual", 1000 if effort == THOROUGH else 40)
    assert abs(share(found, in_time) - early) <= 0.12
    assert abs(median(course.turns for course in found) - turns) <= 0.15 * turns
    assert abs(mean(course.out_of_turn for course in found) - out_of_turn) <= 1.3
    assert share(found, lambda course: course.reason == "stopped") <= 0.05
    named = [course for course in found if course.reason == "accused"]
    # The table says 84 to 95 of 100.
    right = share(named, lambda course: course.decided_by == "right")
    assert right >= 0.84 - SURE * sqrt(0.84 * 0.16 / len(named))
    assert 0.2 <= share(found, lambda course: course.reason == "maloun_finished") <= 0.75
    asked = sum(course.requests for course in found)
    assert 0.3 <= sum(course.unanswered for course in found) / asked <= 0.65
    assert 0.4 <= sum(course.offers for course in found) / asked <= 1.1
    assert 11 <= median(course.largest for course in found) <= 18


@pytest.mark.parametrize("profile", ["generous", "stingy", "sharp", "stealthy", "loud"])
def test_two_sets_of_four_players_are_built_before_the_deck_runs_out_whoever_plays(profile, effort):
    found = played("normal", 2, 4, profile, 500 if effort == THOROUGH else 25)
    assert share(found, in_time) >= 0.95


def test_a_stealthy_maloun_is_named_less_often_than_a_loud_one(effort):
    right = {}
    for profile in ("stealthy", "loud"):
        found = played("normal", 2, 5, profile, 500 if effort == THOROUGH else 120)
        named = [course for course in found if course.reason == "accused"]
        right[profile] = share(named, lambda course: course.decided_by == "right")
    assert right["stealthy"] < right["loud"]
    assert right["loud"] >= 0.85


def noise(share, games):
    """By how much two samples may differ: this share in the table's games, and in so many of ours."""
    seen = (share * TABLED + 2) / (TABLED + 4)  # a share of 0 or 1 in the table is not one for certain
    return 0.005 + SURE * sqrt(seen * (1 - seen) * (1 / TABLED + 1 / games))


@pytest.mark.parametrize(("sets", "players"), CRISIS)
def test_casual_games_of_crisis_are_as_the_tables_say(sets, players, effort):
    early, _, turns, by_sets, by_positives, _ = CRISIS[sets, players]
    games = TABLED if effort == THOROUGH else 60
    found = played("crisis", sets, players, "casual", games)
    # The median of a sample varies a quarter more than its mean.
    slack = 0.5 + SURE * 1.25 * TURNS_VARY * sqrt(1 / TABLED + 1 / games)
    assert abs(median(course.turns for course in found) - turns) <= slack
    for named, told in (("sets", by_sets), ("positives", by_positives)):
        assert abs(share(found, lambda course, named=named: course.decided_by == named) - told) <= noise(told, games)
    assert share(found, lambda course: course.decided_by == "negatives") == 0  # careful bots never let it fall
    assert abs(share(found, in_time) - early) <= noise(early, games)


@pytest.mark.parametrize(("sets", "players"), CRISIS)
def test_loud_games_of_crisis_are_over_before_the_deck_as_often_as_the_tables_say(sets, players, effort):
    games = TABLED if effort == THOROUGH else 40
    early = CRISIS[sets, players][1]
    assert abs(share(played("crisis", sets, players, "loud", games), in_time) - early) <= noise(early, games)


@pytest.mark.parametrize(("sets", "players"), CRISIS)
def test_reckless_bots_of_crisis_let_the_cafe_fall_the_less_the_more_they_are(sets, players, effort):
    games = TABLED if effort == THOROUGH else 60
    found = played("crisis", sets, players, "reckless", games)
    falls = CRISIS[sets, players][5]
    assert abs(share(found, lambda course: course.reason == "fallen") - falls) <= noise(falls, games)


def test_how_often_positive_cards_are_spent_decides_how_crisis_ends(effort):
    """Whoever spends them does without four of them at once, and lays sets instead."""
    ends = []
    options = game.read_options({"mode": "crisis", "sets": 3})
    for spend in (0.0, CASUAL.spend, 0.1):
        style = msgspec.structs.replace(CASUAL, spend=spend)
        found = [talked_game(3, options, style, 1000 + seed)[0] for seed in range(400 if effort == THOROUGH else 60)]
        ends.append(share(found, lambda course: course.decided_by == "sets"))
    never, seldom, often = ends
    assert never <= 0.03
    assert 0.03 <= seldom <= 0.2
    assert often >= 0.25
