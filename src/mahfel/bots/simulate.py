"""Simulation: many games at once, and what they show."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Sequence
from statistics import median

import msgspec

from mahfel.bots.levels import RANDOM, make
from mahfel.bots.playing import agreed, play_game
from mahfel.engine import Game, Options, SplitMix64, State


class Spread(msgspec.Struct, frozen=True):
    """The least, middle and greatest of many numbers."""

    min: float
    median: float
    max: float


class Simulation(msgspec.Struct, frozen=True, kw_only=True):
    """What a simulation found. ``seconds`` is CPU time of this process; ``win_share`` one fraction a seat.

    ``end_reasons`` counts games by ``reason`` or ``reason/decided_by``.
    """

    game: str
    players: int
    games: int
    bots: tuple[str, ...]
    seed: int
    decisions: int
    seconds: float
    decisions_per_s: float
    moves_per_game: Spread
    end_reasons: dict[str, int]
    win_share: tuple[float, ...]


def simulate(
    game: Game,
    *,
    players: int,
    games: int,
    seed: int = 0,
    bots: Sequence[str] = (),
    options: Options | None = None,
    progress: Callable[[int], None] | None = None,
) -> Simulation:
    """Play ``games`` games; deal ``n`` has seed ``seed + n``. ``bots`` gives levels by seat, repeated round the table;
    none means random play without views, the fastest loop. Raises ``Refused`` for what cannot be played."""
    options = agreed(game, players, options)
    lineup = tuple(bots[seat % len(bots)] for seat in range(players)) if bots else (RANDOM,) * players
    lengths: list[int] = []
    reasons: Counter[str] = Counter()
    shares = [0.0] * players
    began = time.process_time()
    for number in range(games):
        if bots:
            state, length = _with_bots(game, lineup, options, seed + number)
        else:
            state, length = _at_random(game, players, options, seed + number)
        outcome = state.outcome()
        assert outcome is not None
        lengths.append(length)
        reasons[f"{outcome.reason}/{outcome.decided_by}" if outcome.decided_by else outcome.reason] += 1
        for seat, share in enumerate(outcome.payoffs()):
            shares[seat] += share
        if progress is not None:
            progress(number + 1)
    seconds = time.process_time() - began
    decisions = sum(lengths)
    return Simulation(
        game=game.meta.key,
        players=players,
        games=games,
        bots=lineup,
        seed=seed,
        decisions=decisions,
        seconds=round(seconds, 6),
        decisions_per_s=round(decisions / seconds, 1) if seconds else 0.0,
        moves_per_game=Spread(min(lengths, default=0), median(lengths) if lengths else 0, max(lengths, default=0)),
        end_reasons=dict(sorted(reasons.items())),
        win_share=tuple(round(share / games, 6) if games else 0.0 for share in shares),
    )


def _at_random(game: Game, players: int, options: Options, seed: int) -> tuple[State, int]:
    chance = SplitMix64(seed)
    state = game.start(players, options, chance)
    chance = SplitMix64(~seed)  # the players' draws are not the deck's
    length = 0
    while asked := state.asked():
        seat = next(iter(asked))
        state.play(seat, state.legal(seat).sample(chance))
        length += 1
    return state, length


def _with_bots(game: Game, lineup: Sequence[str], options: Options, seed: int) -> tuple[State, int]:
    players = [make(game, level, seed * 1009 + seat) for seat, level in enumerate(lineup)]
    played = play_game(game, players, options, SplitMix64(seed))
    return played.state, len(played.moves)
