"""Belief: how likely each seat is of the mafia, by Bayes from the evidence.

Every seat has log-odds; each piece of evidence adds to them what it is likelier by under the one side than under the
other, weighed by what is believed of whoever else had a part in it. A few rounds of that, and as many are expected to
be of the mafia as were dealt.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from math import exp, log
from typing import Final, TypeAlias

from mahfel.engine import Seat
from mahfel.games.mafia.bots.evidence import Evidence

SURE: Final = 9.0
"""Log-odds of what is certain."""

_ROUNDS: Final = 4
_SHOT_BY_THE_TEAM: Final = -5.0
_SHOT_BY_SOMEBODY: Final = -2.8

# How often one of the mafia comes out against another, and so on, as multiples of how often they come out at all.
_MAFIA_MAFIA: Final = 0.45
_MAFIA_CITY: Final = 1.1
_CITY_MAFIA: Final = 1.2
_CITY_CITY: Final = 0.95
_SENT: Final = 0.7
_RECEIVED: Final = 0.25
"""What many do together says less than if each did it alone: they all have heard the same."""

# How likely somebody shows a sign towards somebody: most who point know something, and the mafia bluff now and then.
_POINTS_RIGHTLY: Final = 1.0
_POINTS_WRONGLY: Final = 0.08
_BLUFFS: Final = 0.5
_BETRAYS: Final = 0.06
_COVERS_RIGHTLY: Final = 1.0
_COVERS_WRONGLY: Final = 0.35
_COVERS_A_MATE: Final = 0.5
_COVERS_FALSELY: Final = 0.4
_SAYS_SOMETHING: Final = -0.9
_TOO_MANY_SAY: Final = 1.2
_OPINIONS: Final = 2
"""Whoever shows a sign mostly knows something; but not if more do than can know anything; and if there are many more
of them than that, signs are opinions at this table."""

_SPARED_AT_NIGHT: Final = 0.6
"""For every night through which somebody lives who brought one down by pointing: the team would have shot them."""

Pairs: TypeAlias = list[list[float]]
Messages: TypeAlias = dict[tuple[Seat, Seat], float]
"""(from whom, about whom): the log-odds that a sign between them adds."""


@lru_cache(maxsize=4096)
def suspicion(evidence: Evidence) -> tuple[float, ...]:
    """For each seat how likely it is of the mafia, 0 … 1, those who left among them."""
    seats = evidence.seats
    fixed = _fixed(evidence)
    groups = _groups(evidence)
    if_mafia, if_city = _votes(evidence)
    odds = _balanced(fixed, groups, seats)
    heard: Messages = {}
    for _ in range(_ROUNDS):
        found = list(fixed)
        for seat in range(seats):
            mafia, city = if_mafia[seat], if_city[seat]
            found[seat] += sum(share * mafia[other] + (1 - share) * city[other] for other, share in enumerate(odds))
        heard = _signs(evidence, odds, heard)
        for (_, seat), weight in heard.items():
            found[seat] += weight
        odds = _balanced(found, groups, seats)
    return tuple(odds)


def _fixed(evidence: Evidence) -> list[float]:
    """What does not depend on what is believed of others."""
    found = [0.0] * evidence.seats
    for seat, _, by_night in evidence.gone:
        if by_night:
            found[seat] += _SHOT_BY_SOMEBODY if evidence.killers else _SHOT_BY_THE_TEAM
    for seat, odds in evidence.private:
        found[seat] += odds
    for seat, of_mafia in evidence.sides:
        found[seat] = SURE if of_mafia else -SURE
    signers, trust = signers_of(evidence)
    for seat in signers:
        found[seat] += trust
    left = {seat: cycle for seat, cycle, _ in evidence.gone}
    for seat, target in enumerate(evidence.points):
        if target >= 0 and target in left and seat not in left:
            found[seat] += _SPARED_AT_NIGHT * min(3, max(0, evidence.votes - left[target]))
    return found


def _groups(evidence: Evidence) -> list[tuple[tuple[Seat, ...], float]]:
    """Seats of which it is known together how many are of the mafia."""
    known, mafia = evidence.counted
    first = tuple(seat for seat, _, _ in evidence.gone[:known])
    if not first:
        return [(tuple(range(evidence.seats)), float(evidence.mafia))]
    others = tuple(seat for seat in range(evidence.seats) if seat not in first)
    return [(first, float(mafia)), (others, float(evidence.mafia - mafia))]


def _balanced(odds: Sequence[float], groups: Iterable[tuple[tuple[Seat, ...], float]], seats: int) -> list[float]:
    """Probabilities from log-odds, moved together so that each group sums to what it has to."""
    found = [0.0] * seats
    for members, total in groups:
        if total <= 0:
            continue
        if total >= len(members):
            for seat in members:
                found[seat] = 1.0
            continue
        low, high = -25.0, 25.0
        for _ in range(18):
            middle = (low + high) / 2
            if sum(1 / (1 + exp(-odds[seat] - middle)) for seat in members) < total:
                low = middle
            else:
                high = middle
        for seat in members:
            found[seat] = 1 / (1 + exp(-odds[seat] - low))
    return found


def _votes(evidence: Evidence) -> tuple[Pairs, Pairs]:
    """For each pair (seat, other) the log-odds that the open votes of the two give ``seat``, if ``other`` is of the
    mafia, and if not."""
    seats, ledger = evidence.seats, evidence.ledger
    if_mafia = [[0.0] * seats for _ in range(seats)]
    if_city = [[0.0] * seats for _ in range(seats)]
    if not any(ledger):
        return if_mafia, if_city
    until = [evidence.votes] * seats
    for seat, cycle, by_night in evidence.gone:
        until[seat] = min(cycle, evidence.votes) if by_night or cycle <= evidence.votes else evidence.votes
    sent_mafia, sent_city = log(_MAFIA_MAFIA / _CITY_MAFIA), log(_MAFIA_CITY / _CITY_CITY)
    got_mafia, got_city = log(_MAFIA_MAFIA / _MAFIA_CITY), log(_CITY_MAFIA / _CITY_CITY)
    for seat in range(seats):
        row = ledger[seat * seats : seat * seats + seats]
        chances = [min(until[seat], until[other]) if other != seat else 0 for other in range(seats)]
        rate = sum(row) / max(1, sum(chances))
        for other in range(seats):
            if not chances[other]:
                continue
            count, expected = row[other], rate * chances[other]
            # What the vote says of who cast it …
            if_mafia[seat][other] += _SENT * (count * sent_mafia - expected * (_MAFIA_MAFIA - _CITY_MAFIA))
            if_city[seat][other] += _SENT * (count * sent_city - expected * (_MAFIA_CITY - _CITY_CITY))
            # … and of whom it was cast against.
            if_mafia[other][seat] += _RECEIVED * (count * got_mafia - expected * (_MAFIA_MAFIA - _MAFIA_CITY))
            if_city[other][seat] += _RECEIVED * (count * got_city - expected * (_CITY_MAFIA - _CITY_CITY))
    return if_mafia, if_city


def signers_of(evidence: Evidence) -> tuple[list[Seat], float]:
    """Who has shown a sign and was not sent away since, and the log-odds that this by itself gives them."""
    sent_away = {seat for seat, _, by_night in evidence.gone if not by_night}
    shown = [max(pair) >= 0 for pair in zip(evidence.points, evidence.covers, strict=True)]
    signers = [seat for seat, any_sign in enumerate(shown) if any_sign and seat not in sent_away]
    able = evidence.askers
    if len(signers) <= able:
        return signers, _SAYS_SOMETHING
    return signers, _TOO_MANY_SAY if len(signers) <= able + _OPINIONS else 0.0


def _signs(evidence: Evidence, odds: Sequence[float], heard: Messages) -> Messages:
    """What pointing and covering say of both, by what is believed of either for other reasons: what a sign itself has
    said of the one is no reason to believe it of the other."""
    found: Messages = {}
    _, trust = signers_of(evidence)
    weight = 1.0 if trust else 0.5
    for shown, says in ((evidence.points, _pointing), (evidence.covers, _covering)):
        for seat, target in enumerate(shown):
            if target < 0:
                continue
            mine = _without(odds[seat], heard.get((target, seat), 0.0))
            theirs = _without(odds[target], heard.get((seat, target), 0.0))
            of_target, of_seat = says(mine, theirs)
            found[seat, target] = found.get((seat, target), 0.0) + weight * of_target
            found[target, seat] = found.get((target, seat), 0.0) + weight * of_seat
    return found


def _without(share: float, message: float) -> float:
    """A probability as it was before this message."""
    share = min(max(share, 1e-6), 1 - 1e-6)
    return 1 / (1 + (1 - share) / share * exp(message))


def _pointing(mine: float, theirs: float) -> tuple[float, float]:
    """What it says of the target and of whoever points, if these are the odds that they are of the mafia."""
    of_target = ((1 - mine) * _POINTS_RIGHTLY + mine * _BETRAYS) / ((1 - mine) * _POINTS_WRONGLY + mine * _BLUFFS)
    of_seat = (theirs * _BETRAYS + (1 - theirs) * _BLUFFS) / (theirs * _POINTS_RIGHTLY + (1 - theirs) * _POINTS_WRONGLY)
    return log(of_target), log(of_seat)


def _covering(mine: float, theirs: float) -> tuple[float, float]:
    """The same of covering."""
    of_target = ((1 - mine) * _COVERS_WRONGLY + mine * _COVERS_A_MATE) / (
        (1 - mine) * _COVERS_RIGHTLY + mine * _COVERS_FALSELY
    )
    of_seat = (theirs * _COVERS_A_MATE + (1 - theirs) * _COVERS_FALSELY) / (
        theirs * _COVERS_WRONGLY + (1 - theirs) * _COVERS_RIGHTLY
    )
    return log(of_target), log(of_seat)
