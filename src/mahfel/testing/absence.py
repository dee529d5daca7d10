"""H5: absence. Whoever is gone, the others reach an end."""

from __future__ import annotations

from collections.abc import Collection

from mahfel.engine import CLOCK, Game, Move, Refused, Seat
from mahfel.testing.case import cases
from mahfel.testing.checks import checks_of
from mahfel.testing.effort import NORMAL, Effort
from mahfel.testing.walk import Position, a_move, closely, one_of

LAW = "whoever is gone, the game comes to an end"

TRIES = 240
"""From about so many decisions of a game it is played on; from all of a game that has fewer, and from every one that
asks something new."""

A_WHILE = 8
"""A game that is looked at closely here and there is played on from one in so many of these looks."""


def absence(game: Game, effort: Effort = NORMAL) -> None:
    """From every decision reachable by random play (see ``TRIES``) the game ends when defaults are played for all,
    for any one seat, and for all but one. Raises ``Broken`` when a default is refused or there is no end.
    """
    known: set[str] = set()
    looks = checks_of(game).CLOSELY // A_WHILE or TRIES
    for case in cases(game, effort.games, effort.seed):
        for position in closely(case, known, looks):
            seats = set(range(position.state.seats))
            to_the_end(position, seats)
            for asked in _some(position):
                to_the_end(position, {asked})
                to_the_end(position, seats - {asked})


def _some(position: Position) -> list[Seat]:
    """One in six of those who are asked, but not more than a few of many."""
    asked = [seat for seat in position.state.asked() if seat != CLOCK]
    return [seat for seat in asked if position.chance.below(max(6, len(asked))) == 0]


def to_the_end(position: Position, absent: Collection[Seat]) -> None:
    """Play on: defaults for the absent seats and the clock, random moves for the others."""
    game, chance = position.case.game, position.chance
    state = position.state.copy()
    played: list[tuple[Seat, Move]] = []
    while asked := state.asked():
        seat = one_of(asked, chance)
        gone = seat == CLOCK or seat in absent
        move = asked[seat].default if gone else a_move(state, seat, chance, 0)
        played.append((seat, move))
        try:
            state.play(seat, move)
        except Refused as refusal:
            lines = [(who, game.notate(what)) for who, what in played]
            position.broken(LAW, f"absent {sorted(absent)}: after {lines}: {refusal}")
        if len(position.moves) + len(played) > game.meta.max_decisions:
            position.broken(LAW, f"absent {sorted(absent)}: no end after {len(played)} more decisions")
    if state.outcome() is None:
        position.broken(LAW, f"absent {sorted(absent)}: nobody is asked and there is no outcome")
