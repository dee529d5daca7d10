"""The arena of games with sides: which bot is stronger as what, when one level holds a whole side.

Where sides win, one hero among rivals says little: most of the result is what the rest of the side does, and a victory
shared among many weighs next to nothing beside that of one who wins alone. So each deal is played with one level on all
seats of a side and the other level on all the rest, and then the other way round, for each side in turn.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

import msgspec

from mahfel.bots.interval import mean_of, wilson
from mahfel.bots.levels import make
from mahfel.bots.playing import agreed, play_game
from mahfel.engine import Game, Options, Seat, SplitMix64

Sides: TypeAlias = dict[str, tuple[Seat, ...]]
"""The seats of each side, sides in the order of their first seats."""


class Share(msgspec.Struct, frozen=True):
    """How often a side won: ``share`` of its seats, on average over the deals, with its 95 % interval by Wilson,
    ``low`` … ``high`` (deals are the sample; it is somewhat too wide where a side may win in part)."""

    share: float
    low: float
    high: float


class SideMatch(msgspec.Struct, frozen=True, kw_only=True):
    """One side: how often it won in the hands of the hero against the rivals, and in theirs against the hero, over the
    ``deals`` in which it was dealt."""

    side: str
    deals: int
    hero: Share
    rivals: Share


class TeamMatch(msgspec.Struct, frozen=True, kw_only=True):
    """Two levels, each on whole sides of the same deals.

    ``sides``: side by side. ``ahead``: by how much more of the games a side wins in the hero's hands than in the
    rivals', the average of the sides, -1 … 1, with the 95 % interval ``low`` … ``high``: what is compared are the games
    of one deal with each other.
    """

    game: str
    hero: str
    rivals: str
    players: int
    deals: int
    games: int
    sides: tuple[SideMatch, ...]
    ahead: float
    low: float
    high: float

    @property
    def verdict(self) -> str:
        """``stronger``, ``weaker`` or ``undecided``."""
        if self.low > 0:
            return "stronger"
        return "weaker" if self.high < 0 else "undecided"


def sides_of(game: Game, players: int, options: Options, seed: int) -> Sides:
    """The sides of one deal; none, where everybody plays for themselves."""
    state = game.start(players, options, SplitMix64(seed))
    found: dict[str, list[Seat]] = {}
    for seat in range(players):
        side = game.side_dealt(state, seat)
        if side:
            found.setdefault(side, []).append(seat)
    return {side: tuple(seats) for side, seats in found.items()}


def team_match(
    game: Game,
    hero: str,
    rivals: str,
    *,
    players: int,
    deals: int,
    seed: int = 0,
    options: Options | None = None,
    progress: Callable[[int], None] | None = None,
) -> TeamMatch:
    """``deals`` deals, each played twice for every side that was dealt: by the hero against the rivals and by the
    rivals against the hero.

    Raises ``Refused`` for levels, seats or options that cannot be played, and ValueError for a game without sides.
    """
    options = agreed(game, players, options)
    won: dict[str, list[tuple[float, float]]] = {}
    ahead: list[float] = []
    for deal in range(seed, seed + deals):
        found = sides_of(game, players, options, deal)
        if not found:
            raise ValueError(f"{game.meta.key} deals no sides")
        differences = []
        for side, seats in found.items():
            ours = _played(game, seats, hero, rivals, players, options, deal)
            theirs = _played(game, seats, rivals, hero, players, options, deal)
            won.setdefault(side, []).append((ours, theirs))
            differences.append(ours - theirs)
        ahead.append(sum(differences) / len(differences))
        if progress is not None:
            progress(deal - seed + 1)
    mean, reach = mean_of(ahead)
    return TeamMatch(
        game=game.meta.key,
        hero=hero,
        rivals=rivals,
        players=players,
        deals=deals,
        games=2 * sum(map(len, won.values())),
        sides=tuple(
            SideMatch(
                side=side,
                deals=len(pairs),
                hero=_share([ours for ours, _ in pairs]),
                rivals=_share([theirs for _, theirs in pairs]),
            )
            for side, pairs in won.items()
        ),
        ahead=round(mean, 4),
        low=round(max(-1.0, mean - reach), 4),
        high=round(min(1.0, mean + reach), 4),
    )


def _played(
    game: Game, seats: Sequence[Seat], level: str, others: str, players: int, options: Options, deal: int
) -> float:
    """Which share of the seats of a side won, with ``level`` on all of them and ``others`` on all the rest: mostly all
    or none, but for those who changed sides."""
    bots = [make(game, level if seat in seats else others, deal * 7919 + seat) for seat in range(players)]
    outcome = play_game(game, bots, options, SplitMix64(deal)).state.outcome()
    assert outcome is not None
    return sum(seat in outcome.winners for seat in seats) / len(seats)


def _share(values: Sequence[float]) -> Share:
    share = sum(values) / len(values)
    low, high = wilson(share, len(values))
    return Share(round(share, 4), round(low, 4), round(high, 4))
