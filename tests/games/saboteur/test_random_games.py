"""Many games: each card is played, each kind of round and end is met, each side wins about as often as it should."""

from __future__ import annotations

from collections import Counter
from time import process_time

import pytest

from mahfel.bots import make
from mahfel.bots.playing import play_game
from mahfel.bots.simulate import simulate
from mahfel.engine import Scripted, SplitMix64
from mahfel.games.saboteur import game
from mahfel.games.saboteur.checks import invariants
from mahfel.games.saboteur.mine import TUNNELS
from mahfel.games.saboteur.words import CARDS
from mahfel.testing.effort import THOROUGH

GAMES = 40


def at_random(seats, seed, **options):
    """A random game with every event told; its state and events."""
    told = []
    state = game.start(seats, game.read_options(options), SplitMix64(seed), told.append)
    chance = SplitMix64(~seed)
    while state.asked():
        seat = next(iter(state.asked()))
        state.play(seat, state.legal(seat).sample(chance))
    return state, told


@pytest.mark.parametrize("seats", [3, 6, 10])
def test_every_card_is_played_and_every_card_is_discarded_in_random_games(seats):
    played, discarded = Counter(), Counter()
    for seed in range(GAMES):
        for event in at_random(seats, seed)[1]:
            kind = type(event).__name__
            if kind == "Dug" or kind == "Mended":
                played[event.card] += 1
            elif kind == "Broke":
                played[f"break_{event.tool}"] += 1
            elif kind in ("Fell", "MapRead"):
                played["rockfall" if kind == "Fell" else "map"] += 1
            elif kind == "Passed":
                discarded[event.card] += 1
    assert set(played) == set(discarded) == set(CARDS)
    through = sum(played[shape.id] for shape in TUNNELS if not shape.dead_end)
    dead = sum(played[shape.id] for shape in TUNNELS if shape.dead_end)
    assert through > 2 * dead > 0


@pytest.mark.parametrize("seats", [3, 6, 10])
def test_each_number_below_their_count_draws_another_move_of_those_listed(seats):
    chance = SplitMix64(seats)
    kinds = Counter()
    for seed in range(4):
        state = game.start(seats, game.read_options({"hidden_goal_is_open": seed == 3}), SplitMix64(seed))
        while state.asked():
            seat = next(iter(state.asked()))
            moves = state.legal(seat)
            listed = list(moves)
            assert len(moves) == len(listed) == len(set(listed))
            assert [moves.sample(Scripted([number])) for number in range(len(listed))] == listed
            move = moves.sample(chance)
            kinds[type(move).__name__] += 1
            state.play(seat, move)
    assert set(kinds) >= {"Dig", "Break", "Mend", "Map", "Rockfall", "Pass"}


@pytest.mark.parametrize("seats", [3, 10])
def test_random_players_hardly_ever_reach_the_treasure(seats):
    rounds = Counter()
    for seed in range(GAMES):
        for story in at_random(seats, seed)[0].stories:
            rounds["found" if story.finder is not None else "spoilt" if story.saboteurs else "nobody"] += 1
    assert rounds["found"] <= 0.05 * rounds.total()
    if seats == 3:
        # One saboteur among four role cards for three: in a quarter of the rounds there is none.
        assert 0.12 < rounds["nobody"] / rounds.total() < 0.4
    else:
        assert rounds["nobody"] == 0


@pytest.mark.parametrize(("seats", "low", "high"), [(3, 0.25, 0.75), (5, 0.15, 0.6), (8, 0.1, 0.55), (10, 0.08, 0.5)])
def test_players_with_a_rule_of_thumb_win_on_both_sides(seats, low, high):
    found = rounds = 0
    finders = Counter()
    for seed in range(30):
        bots = [make(game, "easy", 31 * seed + seat) for seat in range(seats)]
        state = play_game(game, bots, game.meta.options(), SplitMix64(seed)).state
        for story in state.stories:
            rounds += 1
            found += story.finder is not None
            finders[story.finder in story.saboteurs] += story.finder is not None
            assert sum(story.cards) == (min(seats, 9) if story.finder is not None else sum(story.cards))
    assert low < found / rounds < high
    assert finders[False] > 5 * finders[True], "hardly ever does a saboteur open the way"


def test_whole_games_keep_the_invariants_and_end_in_time():
    lengths = []
    for seats in range(3, 11):
        for options in ({}, {"gold_pool": "miners", "gold_cards": "old_mine", "competitive": True}):
            state = game.start(seats, game.read_options(options), SplitMix64(seats))
            chance = SplitMix64(seats)
            easy = game.levels["easy"].policies[0]
            length = 0
            while state.asked():
                seat = next(iter(state.asked()))
                state.play(seat, easy(state, seat, chance))
                invariants(state)
                length += 1
            lengths.append(length)
    assert max(lengths) <= game.meta.max_decisions == 3 * (67 + 9)
    assert min(lengths) >= 60


def test_every_end_is_met_and_every_seat_wins():
    found = simulate(game, players=6, games=150, seed=5)
    assert set(found.end_reasons) == set(game.end_reasons)
    assert min(found.win_share) > 0.08
    assert abs(sum(found.win_share) - 1) < 1e-3
    assert (found.moves_per_game.min, found.moves_per_game.max) <= (201, 228)


def test_scores_are_nuggets_and_never_more_than_the_box_holds(effort):
    for seed in range(400 if effort == THOROUGH else 40):
        state, _ = at_random(3 + seed % 8, seed)
        outcome = state.outcome()
        assert sum(outcome.scores) <= 44 + sum(state.loose)
        assert list(outcome.scores) == [state.nuggets(seat) for seat in range(state.seats)]


def test_random_play_with_ten_seats_is_fast():
    # The promise is ten thousand a second on an idle core; this is a floor for any machine.
    began = process_time()
    found = simulate(game, players=10, games=10, seed=1)
    assert found.decisions / (process_time() - began) > 5_000
