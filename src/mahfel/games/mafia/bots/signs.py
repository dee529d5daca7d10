"""When a bot points or covers: whoever knows something says so, and the mafia now and then say what they do not."""

from __future__ import annotations

from typing import Final

from mahfel.engine import Seat
from mahfel.games.mafia.bots.mind import Mind
from mahfel.games.mafia.moves import Use
from mahfel.games.mafia.showing import COVER, POINT

_BLUFF: Final = 3
_COUNTER: Final = 3
_BLUFF_AT_THE_END: Final = 25
"""Percent: how often one of the mafia points at somebody by day; covers somebody, when another has shown a sign; and
points at somebody when leaving."""
_SAYS_SO: Final = 25
"""Percent: how often whoever has cleared somebody says so on a day, for the team hears it, too."""

_CERTAIN: Final = 0.85
"""Whoever is so likely of the mafia to one who asked about them counts as found out: the last doubt is about answers
that may have been turned round."""

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
    """Whom this seat has found out is pointed at, at once; whom it has cleared is covered, sooner or later: then
    whoever saves by night knows whom to look after, and the team whom to shoot."""
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
    if (
        not friends
        or not mind.happens(_SAYS_SO)
        or (covered >= 0 and mind.state.alive(covered) and covered in mind.asked)
    ):
        return None
    return Use(COVER, (max(friends, key=lambda other: (mind.public[other], other)),))


def _bluff(mind: Mind, *, leaving: bool) -> Use | None:
    """The mafia say what they do not know: that they have found somebody out, or, safer, that they have cleared one, as
    soon as somebody of the city says such a thing. One of them is enough, and nobody points back at whoever points at
    them: that would say nothing, since all would do it."""
    if leaving:
        return _point(mind) if mind.happens(_BLUFF_AT_THE_END) else None
    points, covers = mind.state.points, mind.state.covers
    said = [seat for seat in mind.others if max(points[seat], covers[seat]) >= 0]
    mine = max(points[mind.seat], covers[mind.seat]) >= 0 or any(mate in said for mate in mind.mates)
    if mine or mind.state.cycle < 2 or not mind.evidence.askers:
        return None
    if said and mind.happens(_COUNTER):
        return _cover(mind)
    return _point(mind) if mind.happens(_BLUFF) else None


def _cover(mind: Mind) -> Use | None:
    friends = tuple(other for other in mind.others if other not in mind.mates)
    return Use(COVER, (mind.least(friends, mind.public, 0.1),)) if friends else None


def _point(mind: Mind) -> Use | None:
    marks = tuple(other for other in mind.others if other not in mind.mates)
    return Use(POINT, (mind.most(marks, mind.public, 0.1),)) if marks else None
