"""When a bot points or covers: whoever knows something says so, and the mafia now and then say what they do not."""

from __future__ import annotations

from typing import Final

from mahfel.engine import Seat
from mahfel.games.mafia.bots.mind import Mind
from mahfel.games.mafia.moves import Use
from mahfel.games.mafia.showing import COVER, POINT

_BLUFF: Final = 5
_BLUFF_AT_THE_END: Final = 25
"""Percent: how often the mafia point at somebody of their own accord on a day, and when they leave."""

_CERTAIN: Final = 0.97
_TRUSTED: Final = 0.75


def sign(mind: Mind, *, leaving: bool = False) -> Use | None:
    """A sign worth showing, by whoever has the word; None for none."""
    if mind.of_mafia:
        return _bluff(mind, leaving=leaving)
    return _truth(mind)


def pointing_at(mind: Mind, seat: Seat) -> list[Seat]:
    """The living who point at a seat."""
    return [other for other in mind.living if mind.state.points[other] == seat]


def _truth(mind: Mind) -> Use | None:
    """Whom this seat has found out is pointed at; whom it has cleared is covered. It pays to say so at once: there are
    few days, and whoever saves by night knows then whom to look after."""
    shown = mind.state.points[mind.seat]
    foes = [other for other in mind.others if other in mind.asked and mind.belief[other] > _CERTAIN]
    if foes:
        return None if shown in foes else Use(POINT, (max(foes, key=lambda other: (mind.public[other], other)),))
    covered = mind.state.covers[mind.seat]
    friends = [
        other
        for other in mind.others
        if other in mind.asked and mind.belief[other] < _TRUSTED * mind.average and other != covered
    ]
    if not friends or (covered >= 0 and mind.state.alive(covered) and covered in mind.asked):
        return None
    return Use(COVER, (max(friends, key=lambda other: (mind.public[other], other)),))


def _bluff(mind: Mind, *, leaving: bool) -> Use | None:
    """Somebody of the city is pointed at, whom everybody suspects most. One bluff a game is enough, and nobody points
    back at whoever points at them: that would say nothing, since all would do it."""
    if leaving and mind.happens(_BLUFF_AT_THE_END):
        return _at(mind)
    if mind.state.points[mind.seat] >= 0:
        return None
    alone = all(mind.state.points[mate] < 0 for mate in mind.mates)
    return _at(mind) if mind.state.cycle > 1 and alone and mind.happens(_BLUFF) else None


def _at(mind: Mind) -> Use | None:
    marks = [other for other in mind.others if other not in mind.mates]
    return Use(POINT, (mind.most(tuple(marks), mind.public, 0.1),)) if marks else None
