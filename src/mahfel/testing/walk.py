"""Walks: random games, decision by decision."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final, NoReturn

import msgspec

from mahfel.engine import CLOCK, Chance, Event, Move, Refused, Seat, SplitMix64, State
from mahfel.engine.ask import Asked
from mahfel.testing.case import Case, Line
from mahfel.testing.checks import checks_of

HABITS: Final = 4
"""How seats play: any move; one of the few first reduced moves; half the time the default; nearly always so."""


class Position(msgspec.Struct):
    """Where a walk is: the live ``state`` (copy it to change it), the moves so far, and chance for your draws."""

    case: Case
    state: State
    moves: list[Line]
    chance: Chance

    def broken(self, law: str, detail: str) -> NoReturn:
        """Raise ``Broken`` for this position."""
        self.case.broken(law, detail, self.moves)


def walk(case: Case, habit: int | None = None, tell: Callable[[Event], None] | None = None) -> Iterator[Position]:
    """Every position of one random game, the last (where it is over) included; the same game for the same case, as long
    as nobody draws from its chance. ``tell`` hears all of it.

    Raises ``Broken`` when an offered move is refused or the game is longer than its ``max_decisions``.
    """
    chance = SplitMix64(case.seed ^ 0x5DEECE66D)
    if habit is None:
        habit = chance.below(HABITS)
    state = case.start(tell)
    position = Position(case, state, [], chance)
    yield position
    while state.asked():
        seat = a_seat(state, chance)
        move = a_move(state, seat, chance, habit)
        position.moves.append((seat, case.game.notate(move)))
        try:
            state.play(seat, move)
        except Refused as refusal:
            position.broken("what is offered is accepted", f"the last of these moves was refused: {refusal}")
        if len(position.moves) > case.game.meta.max_decisions:
            position.broken("a game ends", f"no end after {len(position.moves)} decisions")
        yield position


def length(case: Case) -> int:
    """About how many positions a random game of this case has: a harness that draws from its chance meets another."""
    return sum(1 for _ in walk(case))


def closely(case: Case, known: set[str], most: int = 0) -> Iterator[Position]:
    """The positions of one random game that are worth a close look: every one, or, of a longer game, about ``most`` (by
    default what its ``checks`` say, see ``CLOSELY``), and all that ask something that is not ``known`` yet, the first
    and the last."""
    enough = most or checks_of(case.game).CLOSELY
    if not enough:
        yield from walk(case)
        return
    rarely = length(case) // enough
    chance = SplitMix64(case.seed ^ 0xC105E)
    for position in walk(case):
        asked = position.state.asked()
        kinds = {ask.kind for ask in asked.values()}
        if rarely > 1 and position.moves and asked and kinds <= known and chance.below(rarely):
            continue
        known |= kinds
        yield position


def a_seat(state: State, chance: Chance) -> Seat:
    """One of the seats that are asked; the clock waits for the others three times out of four."""
    return one_of(state.asked(), chance)


def one_of(asked: Asked, chance: Chance) -> Seat:
    """The same for those who are known to be asked."""
    seats = sorted(asked)
    if seats[0] == CLOCK and len(seats) > 1 and chance.below(4):
        seats = seats[1:]
    return chance.choice(seats)


def a_move(state: State, seat: Seat, chance: Chance, habit: int) -> Move:
    """A move of a seat that is asked, drawn as its habit has it (see ``HABITS``)."""
    if seat == CLOCK or (habit == 2 and chance.below(2)) or (habit == 3 and chance.below(16)):
        return state.asked()[seat].default
    legal = state.legal(seat)
    if habit == 1:
        few = legal.reduced()
        return few[chance.below(min(len(few), 6))]
    return legal.sample(chance)
