"""What a placement does for a seat's missions, in points."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from mahfel.engine import Seat
from mahfel.games.courtisans.bots.sight import MOST, Sight
from mahfel.games.courtisans.missions import (
    ENOUGH_ASSASSINS,
    ENOUGH_GUARDS,
    ENOUGH_NOBLES,
    ENOUGH_SPIES,
    FEW_ESTEEMED,
    MANY_BELOW,
    SOME_DISGRACED,
)
from mahfel.games.courtisans.words import ASSASSIN, FAMILIES, FAMILY, GUARD, MISSION, NOBLE, ROLES, SPY, WEIGHT

if TYPE_CHECKING:
    from mahfel.games.courtisans.state import CourtisansState

_MANY: Final = len(FAMILIES)
_NEEDED: Final = (
    (NOBLE, ENOUGH_NOBLES),
    (ASSASSIN, ENOUGH_ASSASSINS),
    (GUARD, ENOUGH_GUARDS),
    (len(ROLES), ENOUGH_SPIES),
)


def _likely(margin: float) -> float:
    return MISSION / (1 + exp(-1.2 * margin))


_LESS: Final = [_likely(margin - 0.5) for margin in range(-30, 31)]
"""The points to expect of a comparison with the neighbour, by how much less (plus 30) one has."""


def role_of(kind: int) -> int:
    """The place of a card's role among all five."""
    return kind % len(ROLES) if kind < SPY else len(ROLES)


def own_duty(state: CourtisansState, sight: Sight, kind: int) -> float:
    """What a card in the seat's own domain does for its white mission."""
    white = state.missions[sight.seat][0]
    if white < _MANY:
        return _fewer(sight, white, -WEIGHT[kind]) if FAMILY[kind] == white else 0.0
    role, needed = _NEEDED[white - _MANY]
    if role_of(kind) != role:
        return 0.0
    place = 2 + sight.seat
    there = state.lurking[place].bit_count() if role == len(ROLES) else sum(state.rows[place][role :: len(ROLES)])
    missing = needed - there
    return 0.0 if missing <= 0 else MISSION * 0.55 ** (missing - 1) * 0.8


def given_duty(state: CourtisansState, sight: Sight, kind: int, other: Seat) -> float:
    """What a card given to an opponent does for the seat's white mission."""
    white = state.missions[sight.seat][0]
    if white >= _MANY or FAMILY[kind] != white or other != (sight.seat + 1) % state.seats:
        return 0.0
    return _fewer(sight, white, WEIGHT[kind])


def table_duty(state: CourtisansState, sight: Sight, family: int, above: int, below: int) -> float:
    """What ``above`` and ``below`` more weight of a family at the table does for the seat's blue mission."""
    blue = state.missions[sight.seat][1]
    if blue == family:
        return 0.5 * MISSION * (sight.favour[family] - sight.odds[MOST + sight.lean[family] + above - below])
    if blue < _MANY:
        return 0.0
    if blue == _MANY:
        return _all_below(sight, family, below)
    if blue == _MANY + 1:
        before = max(sight.below)
        after = max(before, sight.below[family] + below)
        return MISSION * (min(1.0, after / MANY_BELOW) ** 2 - min(1.0, before / MANY_BELOW) ** 2)
    change = 0.5 * (sight.odds[MOST + sight.lean[family] + above - below] - sight.favour[family])
    balance = sum(sight.favour) / 2
    if blue == _MANY + 2:
        margin = FEW_ESTEEMED + 0.5 - (_MANY / 2 + balance)
        return _likely(margin - change) - _likely(margin)
    margin = _MANY / 2 - balance - SOME_DISGRACED + 0.5
    return _likely(margin - change) - _likely(margin)


def _fewer(sight: Sight, family: int, change: int) -> float:
    own = sight.domains[sight.seat][family]
    left = sight.domains[(sight.seat + 1) % len(sight.domains)][family]
    margin = left - own
    return _LESS[30 + margin + change] - _LESS[30 + margin]


def _all_below(sight: Sight, family: int, below: int) -> float:
    missing = sight.below.count(0)
    if below > 0 and not sight.below[family]:
        return MISSION * 0.6 ** (missing - 1)
    if below < 0 and sight.below[family] + below <= 0:
        return -MISSION * 0.6**missing
    return 0.0
