"""The arena: which bot is stronger, and how sure we are."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import permutations

import msgspec

from mahfel.bots.interval import interval
from mahfel.bots.levels import make
from mahfel.bots.playing import agreed, play_game
from mahfel.engine import Game, Options, SplitMix64


class Match(msgspec.Struct, frozen=True, kw_only=True):
    """One hero against a table of equal rivals.

    ``share`` is the hero's share of victories, ``low`` … ``high`` its 95 % interval (deals are the sample; the seats of
    one deal belong together), ``even`` what equal strength would give among the games that somebody won.
    """

    game: str
    hero: str
    rivals: str
    players: int
    deals: int
    games: int
    share: float
    low: float
    high: float
    even: float

    @property
    def verdict(self) -> str:
        """``stronger``, ``weaker`` or ``undecided``."""
        if self.low > self.even:
            return "stronger"
        return "weaker" if self.high < self.even else "undecided"


def match(
    game: Game,
    hero: str,
    rivals: str,
    *,
    players: int,
    deals: int,
    seed: int = 0,
    options: Options | None = None,
    progress: Callable[[int], None] | None = None,
) -> Match:
    """``deals`` deals, each played once from every seat by the hero, so luck is shared.

    Raises ``Refused`` for levels, seats or options that cannot be played.
    """
    options = agreed(game, players, options)
    means: list[float] = []
    won = 0.0
    for deal in range(deals):
        total = 0.0
        for heroes_seat in range(players):
            bots = [
                make(game, hero if seat == heroes_seat else rivals, (seed + deal) * 7919 + heroes_seat * 101 + seat)
                for seat in range(players)
            ]
            outcome = play_game(game, bots, options, SplitMix64(seed + deal)).state.outcome()
            assert outcome is not None
            payoffs = outcome.payoffs()
            total += payoffs[heroes_seat]
            won += sum(payoffs)
        means.append(total / players)
        if progress is not None:
            progress(deal + 1)
    mean, low, high = interval(means)
    games = deals * players
    return Match(
        game=game.meta.key,
        hero=hero,
        rivals=rivals,
        players=players,
        deals=deals,
        games=games,
        share=round(mean, 4),
        low=round(low, 4),
        high=round(high, 4),
        even=round(won / games / players, 4),
    )


def arena(game: Game, levels: Sequence[str], *, players: int, deals: int, seed: int = 0) -> list[Match]:
    """Every level as the hero against a table of every other."""
    return [
        match(game, hero, rivals, players=players, deals=deals, seed=seed) for hero, rivals in permutations(levels, 2)
    ]
