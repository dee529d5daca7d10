"""How a bot votes: hands, ballots, a sole accused, elections, marks."""

from __future__ import annotations

from typing import Final

from mahfel.engine import Move, Seat
from mahfel.games.mafia.bots.mind import Mind
from mahfel.games.mafia.bots.signs import pointing_at
from mahfel.games.mafia.moves import Hands

_MOST_HANDS: Final = 3
_ENOUGH: Final = 1.1
_ENOUGH_IF_SPARE: Final = 1.5
"""How much likelier than anybody at random one has to be of the mafia for a hand, and on a day that costs nothing."""

_DOUBT: Final = 0.1
"""How far, up or down together, a feeling moves what reason says of somebody: people see things differently."""

_LATER: Final = 0.01
"""How much less the city wants to be represented by each one who speaks later."""

_HOPELESS: Final = 0.62
_DISTANCE: Final = 20
"""Percent: how often one of the mafia raises a hand for one of the mates, so that it is not the city's hands alone."""


def hands(mind: Mind, able: tuple[Seat, ...]) -> Move:
    """For the defence of the likeliest; of the mafia only those who are lost anyway, and none on the day on which one
    more of the others is all that the team needs."""
    weights = mind.public if mind.of_mafia else mind.belief
    pool = tuple(seat for seat in able if seat not in mind.mates)
    found = _likeliest(mind, pool, weights)
    if mind.wins_today:
        found = found or _likeliest(mind, pool, weights, least=0.0)
    elif mind.of_mafia:
        apart = mind.mates[mind.chance.below(len(mind.mates))] if mind.mates and mind.happens(_DISTANCE) else -1
        found += [mate for mate in mind.mates if mate in able and (mate == apart or lost(mind, mate))]
    return Hands(tuple(sorted(found)))


def _likeliest(
    mind: Mind, pool: tuple[Seat, ...], weights: tuple[float, ...], least: float | None = None
) -> list[Seat]:
    """Those for whom a hand is worth raising; ``least``: how likely they have to be, if the day does not decide it."""
    if not pool:
        return []
    weights = tuple(share + _DOUBT * (mind.chance.below(1000) / 1000 - 0.5) for share in weights)
    top = max(weights[seat] for seat in pool)
    bar = mind.average * (_ENOUGH_IF_SPARE if mind.spare else _ENOUGH) if least is None else least
    ranked = sorted(pool, key=lambda seat: -weights[seat])
    found = [seat for seat in ranked if weights[seat] >= max(bar, 0.7 * top)][:_MOST_HANDS]
    return found if found or not mind.has_to_try else ranked[:1]


def lost(mind: Mind, mate: Seat) -> bool:
    """Whether nothing helps one of the team any more: then it is better not to be seen beside them."""
    accusers = [other for other in pointing_at(mind, mate) if other not in mind.mates]
    return mind.public[mate] >= _HOPELESS or len(accusers) > 1


def vote(mind: Mind, accused: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """The likeliest of the accused; for the mafia the likeliest of the others, unless a mate is lost anyway. A blank
    ballot, when all of them are the city's."""
    if not accused:
        return ()
    if mind.of_mafia:
        marks = tuple(seat for seat in accused if seat not in mind.mates)
        gone = tuple(seat for seat in accused if seat in mind.mates and lost(mind, seat))
        if not marks:
            return (mind.most(gone, mind.public),) if gone else ()
        # Where one more has to leave the whole team name the same one.
        best = mind.most(marks, mind.public, 0.0 if mind.wins_today else 0.05)
        if gone and not mind.wins_today and max(mind.public[seat] for seat in gone) > mind.public[best] + 0.25:
            return (mind.most(gone, mind.public),)
        return (best,)
    best = mind.most(accused, mind.belief)
    return (best,) if mind.now_or_never or mind.belief[best] >= _bar(mind) else ()


def _bar(mind: Mind) -> float:
    """What one has to be suspected of for a vote: where somebody leaves anyway hardly anything; where so many votes are
    needed that nobody may leave, as much as anybody."""
    return mind.average * (0.95 if mind.state.scenario.vote.at_least else 0.4 if mind.spare else 0.0)


def raises(mind: Mind, accused: Seat) -> bool:
    """Whether to raise a hand against a sole accused."""
    if accused in mind.mates:
        return lost(mind, accused) and not mind.wins_today
    if mind.of_mafia:
        return mind.wins_today or mind.public[accused] >= 0.95 * mind.average
    bar = mind.average * (0.8 if mind.has_to_try else _ENOUGH_IF_SPARE if mind.spare else _ENOUGH)
    return mind.belief[accused] >= min(bar, 0.5)


def elected(mind: Mind, able: tuple[Seat, ...], places: int) -> tuple[Seat, ...]:
    """Those who shall accuse for the city: the most trusted, and among them whoever speaks first today, so that the
    votes of many who cannot agree on anybody do not come to less than those of a few who can. The mafia vote for those
    of them whom nobody suspects, and then as everybody does."""
    weights = mind.public if mind.of_mafia else mind.belief
    order = mind.state.from_starter()
    ranked = sorted(able, key=lambda seat: (seat not in mind.mates, weights[seat] + _LATER * order.index(seat)))
    return tuple(sorted(ranked[:places]))


def against(mind: Mind, able: tuple[Seat, ...]) -> Seat:
    """Whom to come out against, if it has to be somebody."""
    others = tuple(seat for seat in able if seat not in mind.mates) or able
    return mind.most(others, mind.public if mind.of_mafia else mind.belief, 0.1)


def for_whom(mind: Mind, able: tuple[Seat, ...]) -> Seat:
    """Whom to stand up for."""
    return mind.least(able, mind.public if mind.of_mafia else mind.belief, 0.1)
