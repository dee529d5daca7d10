"""The mine that is kept up to date card by card against one that floods from the start at each question."""

from __future__ import annotations

import importlib.util
from pathlib import Path

import pytest

from mahfel.engine import SplitMix64
from mahfel.games.saboteur import game
from mahfel.games.saboteur.mine import GOALS, START, TUNNELS, Mine, place_of
from mahfel.games.saboteur.mine.tiles import GOAL_CARDS, NAMES, OPEN
from mahfel.games.saboteur.moves import Dig

SPEC = importlib.util.spec_from_file_location("slow_mine", Path(__file__).with_name("oracle.py"))
SLOW = importlib.util.module_from_spec(SPEC)
SPEC.loader.exec_module(SLOW)
LETTERS = {1: "T", 2: "R", 4: "B", 8: "L"}


def slow(mine):
    """The slow mine in which the same cards lie."""
    cells = {place_of(spot): (NAMES[tile >> 1], bool(tile & 1)) for spot, tile in mine.cells.items()}
    return SLOW.SlowMine(cells, goals_open=mine.goals_open)


def light(mine):
    """Every (cell, mouth) that is lit."""
    return {(place_of(spot), LETTERS[bit]) for spot, bits in mine.light.items() for bit in LETTERS if bits & bit}


def places(mine):
    """Every (card, x, y, turned) that fits."""
    return {
        (NAMES[tile >> 1], *place_of(spot), bool(tile & 1))
        for spot, fitting in mine.front.items()
        for tile in range(2 * len(TUNNELS))
        if fitting >> tile & 1
    }


def compared(mine):
    """The two mines agree about light and about every place of every tunnel."""
    other = slow(mine)
    assert light(mine) == other.lit()
    found = {shape.id: other.places(shape.id) for shape in TUNNELS}
    assert places(mine) == {(card, *place) for card, where in found.items() for place in where}
    assert list(mine.places) == [len(where) for where in found.values()]


@pytest.mark.parametrize("seed", range(12))
def test_after_every_card_and_rockfall_both_mines_agree(seed):
    chance = SplitMix64(seed)
    goals = list(GOAL_CARDS)
    chance.shuffle(goals)
    mine = Mine(tuple(goals), goals_open=bool(seed % 3 == 0))
    for _ in range(45):
        tunnels = sorted(filter(mine.is_tunnel, mine.cells))
        if tunnels and chance.below(5) == 0:
            before = {spot for spot, bits in mine.light.items() if bits}
            spot = chance.choice(tunnels)
            dark = mine.clear(spot)
            assert set(dark) == {cell for cell in before - {spot} if not mine.light[cell]}
        elif mine.front:
            # Mostly near the goals, so that some are reached.
            spots = sorted(mine.front, key=lambda spot: -place_of(spot)[0])
            spot = spots[chance.below(min(3, len(spots)))]
            tiles = [tile for tile in range(14) if mine.front[spot] >> tile & 1] or [
                tile for tile in range(32) if mine.front[spot] >> tile & 1
            ]
            if not tiles:
                continue
            hidden = set(mine.hidden.values())
            dark = {cell for cell, bits in mine.light.items() if not bits}
            done = mine.lay(spot, chance.choice(tiles))
            assert mine.light[spot], "what is laid is joined to the start"
            assert done.lit[0] == spot
            assert set(done.goals) == hidden - set(mine.hidden.values())
            assert dark & set(done.lit) == {cell for cell in dark if mine.light[cell]}
        compared(mine)


def test_goals_are_reached_in_these_comparisons():
    mine = Mine((17, 18, 19))
    for _ in range(1, 9):
        assert not mine.found
        mine.lay(min(mine.front, key=lambda spot: (abs(place_of(spot)[1]), -place_of(spot)[0])), 0)
        compared(mine)
        if len(mine.hidden) < 3:
            return
    pytest.fail("a row of crossings reaches no goal")


def test_a_copy_of_a_mine_is_independent():
    mine = Mine((17, 18, 19))
    twin = mine.copy()
    twin.lay(min(twin.front), 0)
    assert mine.plain() != twin.plain()
    assert places(mine) == places(Mine((17, 18, 19)))


@pytest.mark.parametrize("seats", [3, 10])
def test_offered_digs_are_exactly_those_of_the_slow_mine(seats):
    for seed in range(3):
        chance = SplitMix64(seed)
        state = game.start(seats, game.read_options({"hidden_goal_is_open": seed == 1}), SplitMix64(seed))
        while state.asked() and state.n == 1 and not state.queue:
            seat = state.turn
            offered = {(m.card, m.x, m.y, m.turned) for m in state.legal(seat) if isinstance(m, Dig)}
            cards = {NAMES[card] for card in state.hands[seat] if card < len(TUNNELS)}
            expected = {(card, *place) for card in cards for place in slow(state.mine).places(card)}
            assert offered == (set() if state.is_broken(seat) else expected)
            # Dig whenever it can be done, so that the mine grows.
            digs = [move for move in state.legal(seat).reduced() if isinstance(move, Dig)]
            state.play(seat, digs[chance.below(min(4, len(digs)))] if digs else state.legal(seat).sample(chance))


def test_every_tunnel_that_was_laid_was_lit_when_it_was_laid():
    told = []
    for seed in range(20):
        chance = SplitMix64(seed)
        state = game.start(5, game.read_options({}), SplitMix64(seed), told.append)
        while state.asked():
            seat = next(iter(state.asked()))
            state.play(seat, state.legal(seat).sample(chance))
    dug = [event for event in told if type(event).__name__ == "Dug"]
    assert len(dug) > 300
    assert all(event.lit[0] == (event.x, event.y) for event in dug)


def test_no_coordinate_of_a_mine_can_be_larger_than_41():
    mine = Mine((17, 18, 19))
    for _ in range(40):
        spot = max(mine.front)
        tile = next(tile for tile in (8, 0) if mine.front[spot] >> tile & 1)  # flat straights to the right
        assert OPEN[tile] & 2
        mine.lay(spot, tile)
    assert max(place_of(spot)[0] for spot in mine.front) <= 42


def test_all_mouths_together_allow_no_frontier_whose_places_a_byte_could_not_count():
    mouths = sum(shape.count * len(shape.open) for shape in (*TUNNELS, START, *GOALS))
    assert mouths == 114
    assert 2 * mouths < 256
