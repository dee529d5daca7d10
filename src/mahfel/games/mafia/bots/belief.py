"""Belief: how likely each seat is of the mafia, by Bayes from the evidence.

Every seat has log-odds; each piece of evidence adds to them what it is likelier by under the one side than under the
other, weighed by what is believed of whoever else had a part in it. A few rounds of that, and as many are expected to
be of the mafia as were dealt.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from math import exp, log
from operator import mul
from typing import Final, TypeAlias

from mahfel.engine import Seat
from mahfel.games.mafia.bots.evidence import Evidence
from mahfel.games.mafia.bots.open_votes import votes_say

SURE: Final = 9.0
"""Log-odds of what is certain."""

_ROUNDS: Final = 4
_STEPS: Final = 40
_WIDEST: Final = 1.5
_NEAR: Final = 1e-6
_SHOT_BY_THE_TEAM: Final = -5.0
_SHOT_BY_SOMEBODY: Final = -2.8

# How likely somebody shows a sign towards somebody: most who point know something, and the mafia bluff now and then.
_POINTS_RIGHTLY: Final = 1.0
_POINTS_WRONGLY: Final = 0.06
_BLUFFS: Final = 0.6
_BETRAYS: Final = 0.06
_COVERS_RIGHTLY: Final = 1.0
_COVERS_WRONGLY: Final = 0.35
_COVERS_A_MATE: Final = 0.5
_COVERS_FALSELY: Final = 0.5
_SAYS_SOMETHING: Final = -0.9
_TOO_MANY_SAY: Final = 1.2
_OPINIONS: Final = 2
"""Whoever shows a sign mostly knows something; but not if more do than can know anything; and if there are many more
of them than that, signs are opinions at this table."""

_SPARED_AT_NIGHT: Final = 0.3
"""For every night through which somebody lives who brought one down by pointing: the team would have shot them."""

Messages: TypeAlias = dict[tuple[Seat, Seat], float]
"""(from whom, about whom): the log-odds that a sign between them adds."""


@lru_cache(maxsize=4096)
def suspicion(evidence: Evidence) -> tuple[float, ...]:
    """For each seat how likely it is of the mafia, 0 … 1, those who left among them."""
    fixed = _fixed(evidence)
    doubt = votes_say(evidence.seats, evidence.ledger, evidence.votes, evidence.gone)
    seats, groups = range(evidence.seats), _groups(evidence)
    for seat in seats:
        fixed[seat] += doubt.plain[seat]
    odds = _balanced(fixed, groups)
    heard: Messages = {}
    for _ in range(_ROUNDS):
        found = [fixed[seat] + sum(map(mul, odds, doubt.if_mafia[seat])) for seat in seats]
        heard = _signs(evidence, odds, heard)
        for (_, seat), weight in heard.items():
            found[seat] += weight
        odds = _balanced(found, groups)
    return tuple(_going_on(evidence, odds))


def _going_on(evidence: Evidence, odds: list[float]) -> list[float]:
    """The game goes on, so one of the mafia lives, however many of those who left are believed to have been of them:
    some may have joined them since."""
    living = sorted(set(range(evidence.seats)) - {seat for seat, _, _ in evidence.gone})
    if len(living) < 2 or sum(odds[seat] for seat in living) >= 1:
        return odds
    shares = [min(max(odds[seat], _NEAR), 1 - _NEAR) for seat in living]
    found = list(odds)
    for seat, share in zip(living, _summing_to(1.0, [share / (1 - share) for share in shares]), strict=True):
        found[seat] = share
    return found


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


def _balanced(odds: Sequence[float], groups: Iterable[tuple[tuple[Seat, ...], float]]) -> list[float]:
    """Probabilities from log-odds, moved together so that each group sums to what it has to."""
    found = [0.0] * len(odds)
    for members, total in groups:
        if total <= 0 or total >= len(members):
            shares = [float(total > 0)] * len(members)
        else:
            shares = _summing_to(total, [exp(odds[seat]) for seat in members])
        for seat, share in zip(members, shares, strict=True):
            found[seat] = share
    return found


def _summing_to(total: float, weights: list[float]) -> list[float]:
    """Newton's way to the one odds against all of them at which the shares sum to ``total``; a step is never so wide
    that it could miss."""
    against, moved = 1.0, 0.0
    shares: list[float] = []
    for _ in range(_STEPS):
        shares = [weight / (weight + against) for weight in weights]
        off = total - sum(shares)
        if abs(off) < _NEAR:
            break
        slope = sum(share * (1 - share) for share in shares)
        moved += max(-_WIDEST, min(_WIDEST, off / max(slope, 1e-9)))
        against = exp(-moved)
    return shares


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
