"""A courtier's way of playing: the best division of the hand over table, own domain and opponent."""

from __future__ import annotations

from itertools import permutations
from typing import TYPE_CHECKING, Final

from mahfel.engine import Chance, Move, Policy, Seat
from mahfel.games.courtisans.bots.duties import given_duty, own_duty, table_duty
from mahfel.games.courtisans.bots.sight import MOST, Sight
from mahfel.games.courtisans.bots.style import Style
from mahfel.games.courtisans.moves import (
    ABOVE,
    BELOW,
    NOBODY,
    OPPONENT,
    OPPONENT_OPEN,
    OWN,
    OWN_OPEN,
    TABLE_OPEN,
    place,
)
from mahfel.games.courtisans.placements import ASSASSINS, MORTAL
from mahfel.games.courtisans.words import FAMILY, SPY, WEIGHT

if TYPE_CHECKING:
    from mahfel.games.courtisans.state import CourtisansState

Choice = tuple[float, int, int]
"""What a placement is worth, where it goes, and its victim."""

_ZONES: Final = (TABLE_OPEN, OWN_OPEN, OPPONENT_OPEN)


def courtier(style: Style) -> Policy:
    """A whole way of playing Courtisans in that style."""

    def policy(state: CourtisansState, seat: Seat, chance: Chance) -> Move:
        sight = Sight(state, seat, style.spite, style.trust)
        hand = state.hands[seat]
        zones = [zone for zone in _ZONES if state.open & zone]
        choices = [[_best(style, state, sight, kind, zone) for zone in zones] for kind in hand]
        order = max(
            permutations(range(len(hand))),
            key=lambda cards: sum(choices[card][at][0] for at, card in enumerate(cards)),
        )
        _, where, victim = choices[order[0]][0]
        return place(hand[order[0]], where, victim)

    return policy


def _best(style: Style, state: CourtisansState, sight: Sight, kind: int, zone: int) -> Choice:
    if zone == TABLE_OPEN:
        return max(_at_table(style, state, sight, kind, ABOVE), _at_table(style, state, sight, kind, BELOW))
    if zone == OWN_OPEN:
        return _at_home(style, state, sight, kind)
    return max(_abroad(style, state, sight, kind, other, share) for other, share in sight.rivals)


def _at_table(style: Style, state: CourtisansState, sight: Sight, kind: int, where: int) -> Choice:
    family, weight = FAMILY[kind], WEIGHT[kind]
    above, below = (weight, 0) if where == ABOVE else (0, weight)
    worth = _tilt(style, state, sight, family, above, below)
    if kind not in ASSASSINS:
        return worth, where, NOBODY
    gain, victim = 0.0, NOBODY
    for side in (ABOVE, BELOW):
        shown = state.shown[side] & MORTAL
        while shown:
            bit = shown & -shown
            shown ^= bit
            target = bit.bit_length() - 1
            lost = -WEIGHT[target]
            moved = _tilt(style, state, sight, FAMILY[target], *((lost, 0) if side == ABOVE else (0, lost)))
            if moved > gain:
                gain, victim = moved, side * SPY + target
    return worth + gain, where, victim


def _tilt(style: Style, state: CourtisansState, sight: Sight, family: int, above: int, below: int) -> float:
    """What it is worth that the weight of a family at the table changes."""
    favour = sight.odds[MOST + sight.lean[family] + above - below]
    worth = style.pull * sight.stake[family] * (favour - sight.favour[family])
    return worth + style.duty * table_duty(state, sight, family, above, below) if style.duty else worth


def _at_home(style: Style, state: CourtisansState, sight: Sight, kind: int) -> Choice:
    worth = WEIGHT[kind] * sight.favour[FAMILY[kind]]
    if style.duty:
        worth += style.duty * own_duty(state, sight, kind)
    if kind not in ASSASSINS:
        return worth, OWN, NOBODY
    gain, victim = _worst(state, sight, sight.seat, -1.0)
    return worth + gain, OWN, victim


def _abroad(style: Style, state: CourtisansState, sight: Sight, kind: int, other: Seat, share: float) -> Choice:
    worth = -share * WEIGHT[kind] * sight.favour[FAMILY[kind]]
    if style.duty:
        worth += style.duty * given_duty(state, sight, kind, other)
    if kind not in ASSASSINS:
        return worth, OPPONENT + other, NOBODY
    gain, victim = _worst(state, sight, other, share)
    return worth + gain, OPPONENT + other, victim


def _worst(state: CourtisansState, sight: Sight, owner: Seat, share: float) -> tuple[float, int]:
    """The victim in a domain whose loss is worth most; ``share`` is negative in one's own."""
    gain, victim = 0.0, NOBODY
    shown = state.shown[2 + owner] & MORTAL
    while shown:
        bit = shown & -shown
        shown ^= bit
        target = bit.bit_length() - 1
        worth = share * WEIGHT[target] * sight.favour[FAMILY[target]]
        if worth > gain:
            gain, victim = worth, target
    return gain, victim
