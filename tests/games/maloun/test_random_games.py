"""Random games of both modes come to their end, and everything that can happen happens."""

from __future__ import annotations

from collections import Counter

import pytest

from mahfel.bots.simulate import simulate
from mahfel.engine import SplitMix64
from mahfel.games.maloun import game
from mahfel.games.maloun.checks import invariants
from mahfel.games.maloun.words import REWARDS
from mahfel.testing import THOROUGH


def play(seats, seed, **options):
    """One random game, the invariants looked at after each decision; its events."""
    told = []
    state = game.start(seats, game.read_options(options), SplitMix64(seed), told.append)
    chance = SplitMix64(~seed)
    while asked := state.asked():
        seat = chance.choice(sorted(asked))
        state.play(seat, state.legal(seat).sample(chance))
        invariants(state)
    return state, [event.seen_by(None) for event in told]


@pytest.mark.parametrize("mode", ["normal", "crisis"])
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_random_games_keep_every_invariant_to_their_end(mode, seats, effort):
    for seed in range(40 if effort == THOROUGH else 4):
        state, _ = play(seats, seed, mode=mode, sets=2 + seed % 2)
        assert state.outcome() is not None


def test_each_reward_is_drawn_and_each_drink_is_built_in_random_games():
    rewards, drinks, refills = Counter(), Counter(), 0
    for seed in range(40):
        _, told = play(3, 100 + seed, max_reshuffles=4, sets=3)
        rewards.update(event["reward"] for event in told if event["type"] == "rewarded")
        drinks.update(event["drink"] for event in told if event["type"] == "built")
        refills += sum(event["type"] == "refilled" for event in told)
    assert set(rewards) == set(REWARDS)
    assert len(drinks) == 6


def test_each_side_wins_random_games():
    ends = Counter()
    for mode in ("normal", "crisis"):
        found = simulate(game, players=4, games=40, options=game.read_options({"mode": mode}))
        ends.update(found.end_reasons)
        assert found.decisions > 1000
    assert ends["accused/wrong"] + ends["maloun_finished"] + ends["stopped/escaped"]
    assert ends["accused/right"] + ends["stopped/found"]
    assert ends["saved/positives"]
    assert ends["fallen/negatives"]


def test_play_is_as_fast_as_it_is_promised_to_be():
    """Twenty thousand decisions a second are promised; the clock of a shared machine is given some grace."""
    found = simulate(game, players=6, games=20)
    assert found.decisions_per_s > 10_000
