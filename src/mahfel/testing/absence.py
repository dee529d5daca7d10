"""H5: absence. Whoever is gone, the others reach an end."""

from __future__ import annotations

from collections.abc import Collection

from mahfel.engine import CLOCK, Game, Refused, Seat
from mahfel.testing.case import Line, cases
from mahfel.testing.effort import NORMAL, Effort
from mahfel.testing.walk import Position, a_move, a_seat, walk

LAW = "whoever is gone, the game comes to an end"

TRIES = 240
"""From about so many decisions of a game it is played on; from all of a game that has fewer, and from every one that
asks something new."""


def absence(game: Game, effort: Effort = NORMAL) -> None:
    """From every decision reachable by random play (see ``TRIES``) the game ends when defaults are played for all,
    for any one seat, and for all but one. Raises ``Broken`` when a default is refused or there is no end.
    """
    rarely = 1
    known: set[str] = set()
    for case in cases(game, effort.games, effort.seed):
        length = 0
        for position in walk(case):
            length = len(position.moves)
            kinds = {ask.kind for ask in position.state.asked().values()}
            if kinds <= known and rarely > 1 and position.chance.below(rarely):
                continue
            known |= kinds
            seats = set(range(position.state.seats))
            to_the_end(position, seats)
            for asked in position.state.asked():
                if asked != CLOCK and position.chance.below(6) == 0:
                    to_the_end(position, {asked})
                    to_the_end(position, seats - {asked})
        rarely = max(1, length // TRIES)


def to_the_end(position: Position, absent: Collection[Seat]) -> None:
    """Play on: defaults for the absent seats and the clock, random moves for the others."""
    game, chance = position.case.game, position.chance
    state = position.state.copy()
    played: list[Line] = []
    while asked := state.asked():
        seat = a_seat(state, chance)
        gone = seat == CLOCK or seat in absent
        move = asked[seat].default if gone else a_move(state, seat, chance, 0)
        played.append((seat, game.notate(move)))
        try:
            state.play(seat, move)
        except Refused as refusal:
            position.broken(LAW, f"absent {sorted(absent)}: after {played}: {refusal}")
        if len(position.moves) + len(played) > game.meta.max_decisions:
            position.broken(LAW, f"absent {sorted(absent)}: no end after {len(played)} more decisions")
    if state.outcome() is None:
        position.broken(LAW, f"absent {sorted(absent)}: nobody is asked and there is no outcome")
