"""Random games of every kind come to their end: sets of Rebellion, pairs of characters, many games of every module."""

from __future__ import annotations

from itertools import combinations, product
from math import sqrt

import pytest

from mahfel.bots.simulate import simulate
from mahfel.engine import SplitMix64
from mahfel.games.coup import game
from mahfel.games.coup.characters import CHARACTERS, G54
from mahfel.games.coup.checks import invariants
from mahfel.testing import THOROUGH

FIELDS = ("finance", "communications", "force", "special", "special_too")
SETS = [
    (*three, *two)
    for three in product(G54["finance"], G54["communications"], G54["force"])
    for two in combinations(G54["special"], 2)
]
SAMPLE = 300
MOST = 5000
"""No random game of Rebellion is nearly so long."""


def play(five, seats, seed):
    """A whole random game with one set, the invariants looked at after each decision; the characters claimed in it."""
    options = game.read_options({"box": "g54", "roles": "custom", **dict(zip(FIELDS, five, strict=True))})
    state = game.start(seats, options, SplitMix64(seed))
    chance = SplitMix64(seed ^ 0xC0FFEE)
    decisions = 0
    while asked := state.asked():
        seat = min(asked)
        # Where everybody doubts everything nobody lives to claim much: three windows of four are let pass.
        tame = asked[seat].pace == "window" and chance.below(4)
        state.play(seat, asked[seat].default if tame else state.legal(seat).sample(chance))
        invariants(state)
        decisions += 1
        assert decisions < MOST, f"{five}, {seats} seats, seed {seed}: no end"
    assert state.outcome().reason == "last_one_left"
    return {entry.what for row in state.ledger for entry in row}


def test_there_are_5625_sets():
    assert len(SETS) == len(set(SETS)) == 5625


def test_each_set_is_played_to_its_end_and_all_pairs_of_characters_meet(effort):
    chosen = SETS[:]
    SplitMix64(54).shuffle(chosen)
    met = set()
    for number, five in enumerate(chosen if effort == THOROUGH else chosen[:SAMPLE]):
        claimed = play(five, 3 + number % 4, number)
        met |= set(combinations(sorted(claimed), 2))
    # Of finance, communications and force one lies on the table: two of them never meet.
    possible = {pair for five in SETS for pair in combinations(sorted(five), 2)}
    assert len(possible) == 270
    assert len(met) > 250
    for pair in sorted(possible - met):
        sets = [five for five in chosen if set(pair) <= set(five)]
        games = (play(five, 3 + number % 4, number) for number, five in enumerate(sets[:40]))
        assert any(set(pair) <= claimed for claimed in games), f"{pair} never meet"


EVERYTHING = {"reformation": True, "fifth": "inquisitor", "anarchist": True}
MODULES = {
    "classic-2": (2, {}),
    "classic-4": (4, {}),
    "classic-6": (6, {}),
    "choose-from-five": (2, {"choose_from_five": True}),
    "reformation-5": (5, {"reformation": True}),
    "inquisitor-4": (4, {"fifth": "inquisitor"}),
    "anarchist-4": (4, {"anarchist": True}),
    "everything-8": (8, EVERYTHING),
    "everything-10": (10, EVERYTHING),
    "fifty-4": (4, {"treasury": "fifty", "reformation": True}),
    "g54-starter-4": (4, {"box": "g54"}),
    "g54-basic-4": (4, {"box": "g54", "roles": "basic"}),
    "g54-all-6": (6, {"box": "g54", "roles": "all"}),
}


@pytest.mark.parametrize("name", MODULES)
def test_many_random_games_end_and_no_seat_is_favoured(name, effort):
    seats, options = MODULES[name]
    games = 10_000 if effort == THOROUGH else 150
    found = simulate(game, players=seats, games=games, options=game.read_options(options), seed=1)
    assert found.end_reasons == {"last_one_left": games}
    assert sum(found.win_share) == pytest.approx(1, abs=1e-4)
    # Who begins is drawn by lot, so every seat is as good as any other.
    spread = sqrt((1 / seats) * (1 - 1 / seats) / games)
    for seat, share in enumerate(found.win_share):
        assert abs(share - 1 / seats) < 4.5 * spread, f"seat {seat} wins {share:.1%} of {games} games"
    least = 2 * (seats - 1)  # every influence but the winner's takes a decision, but for those without a choice
    assert least <= found.moves_per_game.min <= found.moves_per_game.median < 60 * seats
    assert found.moves_per_game.max < 2000


def test_the_sets_drawn_by_lot_are_all_as_likely():
    # Pairs of special interest: 45 of them over many deals.
    seen = dict.fromkeys(combinations(sorted(G54["special"]), 2), 0)
    deals = 900
    for seed in range(deals):
        state = game.start(3, game.read_options({"box": "g54", "roles": "all"}), SplitMix64(seed))
        pair = tuple(sorted(key for key in state.box.copies if CHARACTERS[key].category == "special"))
        seen[pair] += 1
    expected = deals / 45
    chi_square = sum((count - expected) ** 2 / expected for count in seen.values())
    assert chi_square < 87.7, "44 degrees of freedom, one in ten thousand"


def test_the_first_player_is_drawn_evenly_and_so_are_the_cards():
    deals = 1500
    first = [0] * 3
    hands = {}
    for seed in range(deals):
        state = game.start(3, game.read_options({}), SplitMix64(seed))
        first[state.turn] += 1
        hands[state.hands[1]] = hands.get(state.hands[1], 0) + 1
    assert sum((count - deals / 3) ** 2 / (deals / 3) for count in first) < 18.5
    # Of 105 pairs of cards 3 are two of one character, 9 two of two given ones.
    ways = {hand: 3 if hand[0] == hand[1] else 9 for hand in hands}
    assert len(hands) == 15
    chi_square = sum((hands[hand] - deals * way / 105) ** 2 / (deals * way / 105) for hand, way in ways.items())
    assert chi_square < 42.6, "14 degrees of freedom, one in ten thousand"
