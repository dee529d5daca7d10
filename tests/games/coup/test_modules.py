"""The harnesses over each combination of modules that asks something else: options are fixed, not drawn."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from mahfel.bots import level_names, make
from mahfel.engine import SplitMix64
from mahfel.games.coup.checks import invariants
from mahfel.games.coup.game import Coup
from mahfel.testing import THOROUGH, Case, Effort, checks_of
from mahfel.testing.absence import absence
from mahfel.testing.bots import Trial
from mahfel.testing.hostile import hostile
from mahfel.testing.interleavings import interleavings
from mahfel.testing.laws import laws
from mahfel.testing.random_play import declared_end, invariant, moves_are_sets
from mahfel.testing.snapshot_stream import snapshot_stream
from mahfel.testing.twin_worlds import twin_worlds
from mahfel.testing.walk import walk

EVERYTHING = {"reformation": True, "fifth": "inquisitor", "anarchist": True}
COMBINATIONS = {
    "classic-2": (2, {}),
    "classic-4": (4, {}),
    "classic-6": (6, {"block_after_doubt": False}),
    "classic-4-fifty": (4, {"treasury": "fifty"}),
    "choose-from-five-2": (2, {"choose_from_five": True}),
    "choose-from-five-2-everything": (2, {"choose_from_five": True, **EVERYTHING}),
    "reformation-5": (5, {"reformation": True}),
    "reformation-4-fifty": (4, {"reformation": True, "treasury": "fifty"}),
    "inquisitor-3": (3, {"fifth": "inquisitor"}),
    "anarchist-4": (4, {"anarchist": True}),
    "everything-8": (8, EVERYTHING),
    "everything-10": (10, {**EVERYTHING, "anarchist_copies": 1}),
    "g54-starter-4": (4, {"box": "g54"}),
    "g54-basic-5": (5, {"box": "g54", "roles": "basic"}),
    "g54-all-3": (3, {"box": "g54", "roles": "all"}),
    "g54-all-6": (6, {"box": "g54", "roles": "all"}),
}
HARNESSES = (laws, twin_worlds, snapshot_stream, interleavings, hostile, absence)
LITTLE = Effort(games=2, plays=0, draws=200)
LEAST = Effort(games=1, plays=0, draws=200)
"""For tables of eight and ten, whose games are as long as several others."""


class Fixed(Coup):
    """Coup with so many seats and these options, whatever is asked for."""

    def __init__(self, seats, options):
        self.meta = replace(Coup.meta, seats=(seats, seats))
        self.fixed = Coup.read_options(self, options)

    def read_options(self, raw):
        return self.fixed

    def start(self, seats, options, chance, tell=None):
        return super().start(seats, self.fixed, chance, tell)


@pytest.fixture(params=COMBINATIONS)
def fixed(request):
    return Fixed(*COMBINATIONS[request.param])


@pytest.mark.parametrize("harness", HARNESSES, ids=lambda harness: harness.__name__)
def test_a_combination_of_modules_keeps_the_law(fixed, harness, effort):
    little = LITTLE if fixed.meta.seats[0] < 8 else LEAST
    harness(fixed, effort if effort == THOROUGH else little)


def test_random_play_with_a_combination_of_modules_keeps_the_invariants_and_ends(fixed, effort):
    for seed in range(effort.plays // 10 if effort == THOROUGH else 6):
        case = Case(fixed, fixed.meta.seats[0], fixed.fixed, seed)
        for position in walk(case):
            invariant(position, checks_of(fixed))
            moves_are_sets(position)
        declared_end(case, position.state.outcome())


def test_bots_at_a_combination_of_modules_decide_by_their_view_alone(fixed, effort):
    decisions = 8 if effort == THOROUGH else 2
    for level in level_names(fixed):
        for seed, part in enumerate((0, 10)):
            Trial(Case(fixed, fixed.meta.seats[0], fixed.fixed, seed + 40), level, make, part).run(decisions)


def test_the_fixed_options_are_played(fixed):
    state = fixed.start(fixed.meta.seats[0], None, SplitMix64(0))
    assert state.box.options == fixed.fixed
    invariants(state)
