"""Which bot is stronger: a little every day, with intervals at night. Deals and bots are seeded."""

from __future__ import annotations

import pytest

from mahfel.bots.arena import match
from mahfel.games.coup import game
from mahfel.testing import THOROUGH

EVENING = {2: 30, 4: 8}
"""Deals of a match of normal against easy, by the number of seats: each deal is played from every seat. Six seats take
long, and are for the night."""
NIGHT = {2: 120, 4: 60, 6: 40}
ELSEWHERE = ({"box": "g54", "roles": "all"}, {"reformation": True})
"""Other boxes at four, for the night."""


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_easy_beats_random_clearly(seats):
    found = match(game, "easy", "random", players=seats, deals=60 // seats, seed=100)
    assert found.verdict == "stronger", found
    assert found.low > 1.4 * found.even, found


def test_easy_beats_random_in_rebellion_and_with_every_module():
    for seats, options in ((4, {"box": "g54", "roles": "all"}), (6, {"reformation": True, "fifth": "inquisitor"})):
        given = game.read_options(options)
        found = match(game, "easy", "random", players=seats, deals=12, seed=100, options=given)
        assert found.verdict == "stronger", found


@pytest.mark.slow
@pytest.mark.timeout(900)
def test_normal_beats_random_by_a_wide_margin(effort):
    deals = 40 if effort == THOROUGH else 5
    found = match(game, "normal", "random", players=4, deals=deals, seed=100)
    assert found.verdict == "stronger", found
    assert found.share > 2 * found.even, found


@pytest.mark.slow
@pytest.mark.timeout(3600)
def test_normal_beats_easy_at_two_four_and_six(effort):
    thorough = effort == THOROUGH
    sizes = NIGHT if thorough else EVENING
    found = [match(game, "normal", "easy", players=seats, deals=deals, seed=100) for seats, deals in sizes.items()]
    for played in found:
        if thorough:
            assert played.verdict == "stronger", played
        assert played.verdict != "weaker", played
    # Few deals say little at each table; taken together they have to be on normal's side.
    assert sum(played.share / played.even for played in found) / len(found) > 1, found


@pytest.mark.slow
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("options", ELSEWHERE, ids=["rebellion", "reformation"])
def test_normal_beats_easy_in_the_other_boxes_too(options, effort):
    thorough = effort == THOROUGH
    found = match(
        game, "normal", "easy", players=4, deals=60 if thorough else 3, seed=100, options=game.read_options(options)
    )
    assert found.verdict == "stronger" if thorough else found.verdict != "weaker", found
