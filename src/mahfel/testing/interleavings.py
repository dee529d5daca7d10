"""H3: interleavings. In a window neither order of arrival nor speed changes what happens."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import permutations, product
from math import factorial, prod

from mahfel.engine import CLOCK, Chance, Event, Game, Move, Refused, Seat, State
from mahfel.testing.case import cases
from mahfel.testing.checks import checks_of
from mahfel.testing.effort import NORMAL, Effort
from mahfel.testing.transcript import differing, seen, snapshot, viewers
from mahfel.testing.walk import Position, a_move, walk

LAW = "the order of answers changes nothing"
ORDERS = 24
"""How many orders of one window are tried at most: all of four answers, of more some by lot."""

PLAYED = 120
"""About how many answers all orders of a large window have together."""

COMBINATIONS = 8
"""Windows with at most so many ways to answer are tried with all of them."""

DRAWN = 3
"""How many ways to answer are drawn where there are more."""

OF_A_KIND = 3
"""How many windows of one paragraph of the rules are looked at in one game; of a game that is looked at closely only
here and there, twice as many in all games."""


def interleavings(game: Game, effort: Effort = NORMAL) -> None:
    """Every order of the same answers in a window leads to the same position, each repeated answer is refused and
    changes nothing, and nobody sees an answer before the window closes. Raises ``Broken``.

    A game that never asks two seats at once passes.
    """
    here_and_there = bool(checks_of(game).CLOSELY)
    examined: Counter[str] = Counter()
    for case in cases(game, effort.games * 2, effort.seed):
        if not here_and_there:
            examined.clear()
        for position in walk(case):
            if len(answering := in_window(position.state)) > 1:
                rule = position.state.asked()[answering[0]].rule
                examined[rule] += 1
                if examined[rule] > OF_A_KIND * (1 + here_and_there):
                    continue
                for answers in combinations_of(position, answering):
                    orders(position, answers)
                answers_are_sealed(position, answering)


def in_window(state: State) -> list[Seat]:
    """The seats whose answers an open window waits for: those asked, but for the clock and for who need not answer."""
    return sorted(seat for seat, ask in state.asked().items() if seat != CLOCK and not ask.optional)


def combinations_of(position: Position, answering: Sequence[Seat]) -> Iterator[dict[Seat, Move]]:
    """All ways to answer an open window when there are few, else some drawn at random."""
    offered = [position.state.legal(seat) for seat in answering]
    if prod(len(legal) for legal in offered) <= COMBINATIONS:
        yield from (dict(zip(answering, moves, strict=True)) for moves in product(*offered))
    else:
        for _ in range(DRAWN):
            yield {seat: a_move(position.state, seat, position.chance, 0) for seat in answering}


def orders(position: Position, answers: dict[Seat, Move]) -> None:
    """The same answers in every order, each of them twice."""
    asks = {seat: position.state.asked()[seat] for seat in answers}
    ends: dict[str, Sequence[Seat]] = {}
    told: dict[str, Sequence[Seat]] = {}
    for order in _orders(tuple(answers), position.chance):
        state = position.state.copy()
        events: list[Event] = []
        state.tell = events.append
        for number, seat in enumerate(order):
            if state.asked().get(seat) != asks[seat]:
                position.broken(LAW, f"order {order}: seat {seat} is asked no more, though it has not answered")
            state.play(seat, answers[seat])
            if number + 1 < len(order):
                twice(position, state, seat, answers[seat])
        ends[state.fingerprint()] = order
        told[repr([seen(events, viewer) for viewer in viewers(state)][-1])] = order
    if len(ends) > 1:
        position.broken(LAW, f"answers {answers}: orders {list(ends.values())} end differently")
    if len(told) > 1:
        position.broken(LAW, f"answers {answers}: orders {list(told.values())} are told differently to a spectator")


def _orders(seats: tuple[Seat, ...], chance: Chance) -> list[tuple[Seat, ...]]:
    """Every order of a few seats; of more as they sit, the other way round, and others by lot."""
    if factorial(len(seats)) <= ORDERS:
        return list(permutations(seats))
    found = [seats, seats[::-1]]
    while len(found) < min(ORDERS, max(4, PLAYED // len(seats))):
        order = list(seats)
        chance.shuffle(order)
        found.append(tuple(order))
    return found


def twice(position: Position, state: State, seat: Seat, move: Move) -> None:
    """While the window is open, an answer that comes twice is refused in words and changes nothing."""
    if seat in state.asked():
        position.broken(LAW, f"seat {seat} has answered {move} and is asked again in the same window")
    before = state.fingerprint()
    try:
        state.copy().play(seat, move)
    except Refused:
        pass
    else:
        position.broken(LAW, f"seat {seat} may answer {move} twice")
    if state.fingerprint() != before:
        position.broken(LAW, f"the second {move} of seat {seat} changed the position")


def answers_are_sealed(position: Position, answering: Sequence[Seat]) -> None:
    """What one seat answers is not to be seen by the others while the window is open."""
    seat = position.chance.choice(answering)
    legal = list(position.state.legal(seat))
    sights: dict[Seat | None, tuple[Move, bytes]] = {}
    for move in legal[:6]:
        state = position.state.copy()
        events: list[Event] = []
        state.tell = events.append
        state.play(seat, move)
        if not set(answering) - {seat} <= set(in_window(state)):
            continue
        for viewer in viewers(state):
            if viewer == seat:
                continue
            sight = snapshot(state, viewer) + repr(seen(events, viewer)).encode()
            first = sights.setdefault(viewer, (move, sight))
            if first[1] != sight:
                how = f"viewer {viewer} can tell {first[0]} from {move} of seat {seat}: {differing(first[1], sight)}"
                position.broken("answers lie sealed", how)
