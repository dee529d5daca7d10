"""Which bot is stronger: a little every day, with intervals at night. Deals and bots are seeded.

In this game half of the result is the role that one is dealt and how the others of that side play, so it takes many
deals to tell two players apart.
"""

from __future__ import annotations

import pytest

from mahfel.bots.arena import match
from mahfel.bots.opponents import Opponents
from mahfel.bots.playing import play_game
from mahfel.bots.random_bot import RandomBot
from mahfel.engine import SplitMix64
from mahfel.games.saboteur import game
from mahfel.games.saboteur.moves import Keep, Pass
from mahfel.testing.effort import THOROUGH

DAY = {3: 12, 5: 6}
NIGHT = {3: 120, 5: 60, 8: 40}


@pytest.mark.parametrize(("seats", "deals"), [(3, 120), (5, 120)])
def test_easy_beats_random(seats, deals):
    found = match(game, "easy", "random", players=seats, deals=deals, seed=100)
    assert found.verdict == "stronger", found


@pytest.mark.slow
@pytest.mark.timeout(3600)
def test_normal_beats_easy(effort):
    thorough = effort == THOROUGH
    found = [
        match(game, "normal", "easy", players=seats, deals=deals, seed=100)
        for seats, deals in (NIGHT if thorough else DAY).items()
    ]
    for played in found:
        if thorough:
            assert played.verdict == "stronger", played
        assert played.verdict != "weaker", played
    assert sum(played.share / played.even for played in found) / len(found) > 1, found


def test_bots_learn_from_open_moves_how_others_play():
    level = game.levels["normal"]
    opponents = Opponents(game, level.models)
    state = game.start(4, game.read_options({}), SplitMix64(3))
    chance = SplitMix64(4)
    seat = state.turn
    move = level.models[0](state.copy(), seat, chance)
    opponents.watch(state.view((seat + 1) % 4), seat, move, chance)
    assert len(opponents.cast(4, chance)) == 4


class Watcher(RandomBot):
    """Draws its moves, and keeps what it is given to watch."""

    def __init__(self, seed, *, learns):
        super().__init__(seed)
        self.learns = learns
        self.watched = []

    def watch(self, view, seat, move):
        self.watched.append((view.viewer, seat, type(move)))


def test_open_moves_of_others_are_shown_to_bots_that_learn_and_to_no_others():
    bots = [Watcher(seat, learns=seat == 2) for seat in range(4)]
    played = play_game(game, bots, game.read_options({"rounds": 1}), SplitMix64(5))
    opened = [(seat, text) for seat, text in played.moves if seat != 2 and not text.startswith(("pass", "keep"))]
    assert [seat for _, seat, _ in bots[2].watched] == [seat for seat, _ in opened]
    assert {viewer for viewer, _, _ in bots[2].watched} == {2}
    assert not any(kind in (Pass, Keep) for _, _, kind in bots[2].watched)
    assert not any(bot.watched for bot in bots if not bot.learns)
