"""What many random games show: everything happens, every side wins, deals and imagined worlds are even."""

from __future__ import annotations

from collections import Counter
from math import sqrt

import pytest

from mahfel.bots.simulate import simulate
from mahfel.engine import SplitMix64
from mahfel.games.lut import game
from mahfel.games.lut.moves import AfterYou, Discard, Draw
from mahfel.games.lut.words import CARDS, COPIES, DECK, KINDS
from mahfel.testing import THOROUGH
from mahfel.testing.laws import VIEW_BYTES
from mahfel.testing.transcript import encode

TABLES = [(2, False), (3, False), (4, False), (5, False), (4, True), (6, True), (8, True)]


@pytest.mark.parametrize(("seats", "teams"), TABLES)
def test_games_end_and_no_side_is_favoured(seats, teams, effort):
    games = 5_000 if effort == THOROUGH else 300
    found = simulate(game, players=seats, games=games, options=game.read_options({"teams": teams}), seed=1)
    assert set(found.end_reasons) <= set(game.end_reasons)
    assert sum(found.end_reasons.values()) == games
    sides = seats // 2 if teams else seats
    shares = [sum(found.win_share[side * seats // sides : (side + 1) * seats // sides]) for side in range(sides)]
    assert sum(shares) == pytest.approx(1, abs=1e-3)
    # Who begins is drawn by lot, so every side is as good as any other.
    spread = sqrt((1 / sides) * (1 - 1 / sides) / games)
    for share in shares:
        assert abs(share - 1 / sides) < 4.5 * spread
    assert 60 < found.moves_per_game.min <= found.moves_per_game.max <= game.meta.max_decisions


def test_every_kind_of_card_is_played_plundered_and_left():
    played, thrown, robbed, home, ends = Counter(), Counter(), Counter(), Counter(), Counter()
    for seed in range(240):
        seats, teams = TABLES[seed % len(TABLES)]
        chance = SplitMix64(seed)
        told = []
        state = game.start(seats, game.read_options({"teams": teams}), chance, told.append)
        while state.asked():
            move = state.legal(state.turn).sample(chance)
            before = state.hands[state.turn][:]
            seat = state.turn
            state.play(seat, move)
            for kind, count in (Counter(before) - Counter(state.hands[seat])).items():
                (thrown if isinstance(move, Discard) else played)[kind] += count
        for event in told:
            if (seen := event.seen_by(None))["type"] == "plundered":
                (home if seen["own"] else robbed)[seen["value"]] += 1
        outcome = state.outcome()
        ends[outcome.reason, outcome.decided_by] += 1
    assert set(played) == set(KINDS)
    assert set(thrown) == set(KINDS) - {CARDS[f"C{value}"] for value in range(2, 9)}
    assert set(robbed) == set(home) == set(range(2, 9))
    # In random play most caravans are robbed, yet many come home.
    assert 0.3 < sum(robbed.values()) / (sum(robbed.values()) + sum(home.values())) < 0.9
    assert {reason for reason, _ in ends} == {"last_card_drawn", "last_card_played"}
    assert 0.005 < sum(count for (_, by), count in ends.items() if by == "shared") / ends.total() < 0.15


def test_deals_are_even():
    deals = 2000
    for seat in (0, 2):
        counts = Counter()
        for seed in range(deals):
            counts.update(game.start(3, game.read_options({}), SplitMix64(seed)).hands[seat])
        expected = [deals * 6 * copies / len(DECK) for copies in COPIES]
        chi_square = sum((counts[kind] - want) ** 2 / want for kind, want in zip(KINDS, expected, strict=True))
        assert chi_square < 62, "27 degrees of freedom, one in ten thousand"


def test_imagined_hands_are_even_in_the_middle_of_a_game():
    chance = SplitMix64(8)
    state = game.start(4, game.read_options({"teams": True}), chance)
    for _ in range(50):
        state.play(state.turn, state.legal(state.turn).sample(chance))
    view = state.view(0)
    hidden = Counter(kind for hand in (*state.hands[2:], state.pile) for kind in hand)
    worlds = 3000
    counts, tops = Counter(), Counter()
    for _ in range(worlds):
        world = game.imagine(view, chance)
        assert sorted(world.hands[1]) == sorted(state.hands[1])
        counts.update(world.hands[3])
        tops[world.pile[-1]] += 1
    for found, size in ((counts, len(state.hands[3])), (tops, 1)):
        chi_square = 0.0
        for kind, copies in hidden.items():
            want = worlds * size * copies / hidden.total()
            chi_square += (found[kind] - want) ** 2 / want
        assert set(found) <= set(hidden)
        assert chi_square < 62


def test_no_view_is_large_even_where_everybody_lays_all_that_can_be_laid():
    largest = 0
    for seed in range(60):
        seats, teams = TABLES[seed % len(TABLES)]
        chance = SplitMix64(seed)
        state = game.start(seats, game.read_options({"teams": teams}), chance)
        while state.asked():
            offered = list(state.legal(state.turn))
            sieges = [move for move in offered if not isinstance(move, Draw | AfterYou | Discard)]
            state.play(state.turn, chance.choice(sieges or offered))
            largest = max(largest, len(encode(state.view(state.turn))))
    assert 1500 < largest < VIEW_BYTES
