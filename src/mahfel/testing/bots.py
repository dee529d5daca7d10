"""H13: bots. They know what their seat may know, decide by it alone, and always answer with a legal move."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, NoReturn

import msgspec

from mahfel.bots import Bot, every_level, make
from mahfel.engine import CLOCK, Game, Move, Seat, SplitMix64, State
from mahfel.testing.case import Case, cases
from mahfel.testing.effort import NORMAL, Effort
from mahfel.testing.walk import Position, a_move, a_seat

LAW = "a bot decides by its view alone"
CLOCKS = ("time", "monotonic", "perf_counter", "process_time", "time_ns", "monotonic_ns", "perf_counter_ns", "sleep")

Maker = Callable[[Game, str, int], Bot]


def bots(game: Game, effort: Effort = NORMAL, maker: Maker = make) -> None:
    """Bots of every level play a seat among random players. Raises ``Broken`` unless each move is legal, the same when
    the same views come again, the same in a twin world, made without a look at any clock, and without a change of what
    the bot was given.
    """
    for level in every_level(game):
        for case in cases(game, max(3, effort.games // 8), effort.seed):
            for start in (0, 12):
                Trial(case, level, maker, start).run()


class Trial:
    """One bot in one game, and its double, which is shown a twin world from move ``part`` on."""

    def __init__(self, case: Case, level: str, maker: Maker, part: int) -> None:
        self.case = case
        self.level = level
        self.part = part
        self.chance = SplitMix64(case.seed + part + 3)
        self.seat: Seat = self.chance.below(case.seats)
        self.bot, self.double = maker(case.game, level, case.seed), maker(case.game, level, case.seed)
        self.position = Position(case, case.start(), [], self.chance)
        self.twin: State | None = None

    def run(self, decisions: int = 6) -> None:
        """Until the bot has decided so many times, or the game is over."""
        state = self.position.state
        while asked := state.asked():
            if len(self.position.moves) == self.part:
                self.twin = self.case.game.imagine(state.view(self.seat), self.chance)
            seat = a_seat(state, self.chance)
            if seat == self.seat:
                move = self.decide()
                decisions -= 1
            else:
                move = asked[seat].default if seat == CLOCK else a_move(state, seat, self.chance, 1)
                self.watch(seat, move)
            self.follow(seat, move)
            self.position.moves.append((seat, self.case.game.notate(move)))
            state.play(seat, move)
            if not decisions:
                return

    def decide(self) -> Move:
        """The bot's answer, after it was compared with its double's."""
        state = self.position.state
        moves = [self.choose(self.bot, state), self.choose(self.double, self.twin or state)]
        if moves[0] not in state.legal(self.seat):
            self.broken(f"{moves[0]} is not legal")
        if moves[0] != moves[1]:
            where = "a twin world" if self.twin else "the same game"
            self.broken(f"in {where} the same seed chose {moves[1]} instead of {moves[0]}")
        return moves[0]

    def choose(self, bot: Bot, state: State) -> Move:
        """One bot's answer, with every clock of the ``time`` module taken away."""
        view, ask, legal = state.view(self.seat), state.asked()[self.seat], state.legal(self.seat)
        before = msgspec.json.encode(view)
        try:
            with no_clock():
                move = bot.choose(view, ask, legal)
        except LookedAtClock as fault:
            self.broken(f"it looked at a clock: {fault}")
        if msgspec.json.encode(view) != before:
            self.broken("it changed the view it was given")
        return move

    def watch(self, seat: Seat, move: Move) -> None:
        """Both bots are shown another seat's open move."""
        state = self.position.state
        if state.open_move(seat, move):
            self.bot.watch(state.view(self.seat), seat, move)
            self.double.watch((self.twin or state).view(self.seat), seat, move)

    def follow(self, seat: Seat, move: Move) -> None:
        """The same move in the twin world; when that is not possible or shows another sight, the twin is the truth."""
        truth = self.position.state.copy()
        truth.play(seat, move)
        if self.twin is None:
            return
        if move not in self.twin.legal(seat):
            self.twin = None
            return
        self.twin.play(seat, move)
        if self.twin.view(self.seat) != truth.view(self.seat) or set(self.twin.asked()) != set(truth.asked()):
            self.twin = None

    def broken(self, detail: str) -> NoReturn:
        """Raise ``Broken`` for the present position."""
        self.position.broken(LAW, f"level {self.level}, seat {self.seat}: {detail}")


class LookedAtClock(Exception):  # noqa: N818 - what happened
    """A bot asked what time it is, though its budget is counted in nodes."""


@contextmanager
def no_clock() -> Iterator[None]:
    """Every function of ``time`` that tells the time raises ``LookedAtClock``."""
    kept = {name: getattr(time, name) for name in CLOCKS}

    def refuse(*_: Any, **__: Any) -> NoReturn:
        raise LookedAtClock("a bot's budget is in nodes, never in seconds")

    for name in CLOCKS:
        setattr(time, name, refuse)
    try:
        yield
    finally:
        for name, real in kept.items():
            setattr(time, name, real)
