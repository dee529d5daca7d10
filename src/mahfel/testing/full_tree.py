"""Full trees of games small enough: every deal, every order of answers, every draw in mid-game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from fractions import Fraction
from math import prod
from typing import Any, TypeVar

from mahfel.engine import Game, Move, Options, Scripted, Seat, SplitMix64, State
from mahfel.testing.case import Case, Line
from mahfel.testing.walk import Position

T = TypeVar("T")

SEED_BOUND = 1 << 32
"""Draws below this many or more make the seed of another stream: there is one branch, since nothing is seen of it."""


class Unrolled(Scripted):
    """A script that answers draws of seeds by itself."""

    __slots__ = ()

    def below(self, bound: int) -> int:
        """The next number of the script, or 0 where a seed is drawn."""
        return 0 if bound >= SEED_BOUND else super().below(bound)

    def copy(self) -> Unrolled:
        """A script at the same place."""
        twin = Unrolled(self.script)
        twin.bounds = self.bounds[:]
        return twin


def all_draws(run: Callable[[Scripted], T]) -> Iterator[tuple[T, Fraction]]:
    """The result of ``run(chance)`` for every way its draws can fall, each with its probability."""
    script: list[int] = []
    while True:
        chance = Unrolled(script)
        try:
            result = run(chance)
        except IndexError:
            script.append(0)  # one more draw than foreseen: its first branch
            continue
        yield result, Fraction(1, prod(chance.bounds))
        while script and script[-1] + 1 == chance.bounds[len(script) - 1]:
            script.pop()
        if not script:
            return
        script[-1] += 1


def deals(game: Game, seats: int, options: Options) -> Iterator[tuple[State, Fraction]]:
    """Every first position with its probability."""
    return all_draws(lambda chance: game.start(seats, options, chance))


def after(state: State, seat: Seat, move: Move) -> Iterator[tuple[State, Fraction]]:
    """Every position that a move can lead to, with its probability."""

    def run(chance: Scripted) -> State:
        twin: Any = state.copy()
        if hasattr(twin, "chance"):
            twin.chance = chance
        twin.play(seat, move)
        played: State = twin
        return played

    return all_draws(run)


def nodes(game: Game, seats: int, options: Options, *, any_order: bool = True) -> Iterator[tuple[int, Position]]:
    """Every node of the tree with its depth, deals being depth 0.

    In windows every seat that is asked may be the next to answer, or only the lowest. The positions may be played on:
    they draw from a stream of their own.
    """
    case = Case(game, seats, options, seed=0)

    def below(state: State, moves: list[Line]) -> Iterator[tuple[int, Position]]:
        free: Any = state.copy()
        if hasattr(free, "chance"):
            free.chance = SplitMix64(len(moves))
        yield len(moves), Position(case, free, moves, SplitMix64(len(moves)))
        for seat in sorted(state.asked())[: None if any_order else 1]:
            for move in state.legal(seat):
                for child, _ in after(state, seat, move):
                    yield from below(child, [*moves, (seat, game.notate(move))])

    for state, _ in deals(game, seats, options):
        yield from below(state, [])


def perft(game: Game, seats: int, options: Options, *, any_order: bool = True) -> tuple[int, ...]:
    """The number of nodes at each depth."""
    counts = Counter(depth for depth, _ in nodes(game, seats, options, any_order=any_order))
    return tuple(counts[depth] for depth in range(max(counts) + 1))


def shares(game: Game, seats: int, options: Options) -> tuple[Fraction, ...]:
    """The exact share of victory of each seat when every seat draws its moves evenly (and answers in seat order)."""

    def value(state: State) -> list[Fraction]:
        outcome = state.outcome()
        if outcome is not None:
            share = Fraction(1, len(outcome.winners)) if outcome.winners else Fraction(0)
            return [share if seat in outcome.winners else Fraction(0) for seat in range(seats)]
        seat = min(state.asked())
        legal = list(state.legal(seat))
        return _mean([(child, chance / len(legal)) for move in legal for child, chance in after(state, seat, move)])

    def _mean(branches: list[tuple[State, Fraction]]) -> list[Fraction]:
        total = [Fraction(0)] * seats
        for state, chance in branches:
            total = [sum_ + chance * share for sum_, share in zip(total, value(state), strict=True)]
        return total

    return tuple(_mean(list(deals(game, seats, options))))
