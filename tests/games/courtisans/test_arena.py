"""Which bot is stronger: a little every day, with intervals at night. Deals and bots are seeded."""

from __future__ import annotations

import pytest

from mahfel.bots.arena import match
from mahfel.engine import SplitMix64
from mahfel.games.courtisans import game
from mahfel.games.courtisans.bots.levels import LEVELS
from mahfel.testing import THOROUGH

EVENING = {2: 6, 3: 3, 5: 1}
"""Deals of a match of normal against easy, by the number of seats: each deal is played from every seat."""
NIGHT = {2: 120, 3: 80, 4: 60, 5: 60}


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_easy_beats_random_clearly(seats):
    found = match(game, "easy", "random", players=seats, deals=30, seed=100)
    assert found.verdict == "stronger", found
    assert found.low > 1.4 * found.even, found


@pytest.mark.slow
@pytest.mark.timeout(900)
def test_normal_beats_random_by_a_wide_margin(effort):
    found = match(game, "normal", "random", players=3, deals=40 if effort == THOROUGH else 2, seed=100)
    assert found.verdict == "stronger", found
    assert found.share > 2 * found.even, found


@pytest.mark.slow
@pytest.mark.timeout(3600)
def test_normal_beats_easy_at_two_to_five(effort):
    thorough = effort == THOROUGH
    sizes = NIGHT if thorough else EVENING
    found = [match(game, "normal", "easy", players=seats, deals=deals, seed=100) for seats, deals in sizes.items()]
    for played in found:
        if thorough:
            assert played.verdict == "stronger", played
        assert played.verdict != "weaker", played
    # Few deals say little at each table; taken together they have to be on normal's side.
    assert sum(played.share / played.even for played in found) / len(found) > 1.2, found


def test_every_policy_plays_whole_games_with_legal_moves():
    policies = {policy for level in LEVELS.values() for policy in (*level.policies, *level.models)}
    assert len(policies) > 4
    for seed, policy in enumerate(sorted(policies, key=id)):
        chance = SplitMix64(seed)
        state = game.start(2 + seed % 4, game.read_options({}), chance)
        while asked := state.asked():
            (seat,) = asked
            move = policy(game.imagine(state.view(seat), chance), seat, chance)
            assert move in state.legal(seat)
            state.play(seat, move)


def test_a_policy_does_not_look_at_the_families_of_spies_nor_at_other_hands():
    """In worlds imagined from one view a policy decides alike."""
    for seed in range(8):
        chance = SplitMix64(seed)
        state = game.start(3, game.read_options({}), chance)
        while asked := state.asked():
            (seat,) = asked
            view = state.view(seat)
            for level in LEVELS.values():
                for policy in level.policies:
                    worlds = [game.imagine(view, SplitMix64(number)) for number in range(2)]
                    first, second = (policy(world, seat, SplitMix64(0)) for world in worlds)
                    assert first == second
            state.play(seat, state.legal(seat).sample(chance))
