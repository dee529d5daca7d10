"""A way of playing Lut: what each card is worth where, and the best of it.

A policy is given an imagined world, never the truth. It knows all hands there, and looks at its own alone and at how
many cards the others hold.
"""

from __future__ import annotations

from math import exp
from typing import Final, TypeAlias

from mahfel.engine import Chance, Move, Policy, Seat
from mahfel.games.lut.absent import absent
from mahfel.games.lut.actions import may_discard
from mahfel.games.lut.bots.style import Style
from mahfel.games.lut.moves import DRAW, MOVES
from mahfel.games.lut.road import GANGS, SUM_BITS, SUM_MASK
from mahfel.games.lut.state import LutState
from mahfel.games.lut.words import CARAVAN_KINDS, DECK, FIRST_BANDIT, FIRST_CHIEF, KARVANSALAR, LEAST_VALUE, Kind

Play: TypeAlias = tuple[float, Kind, int]
"""What a play is worth, the card that is played (-1: none) and the caravan it is laid by (0: it is one itself)."""

NOTHING: Final[Play] = (-99.0, -1, 0)

_LEAST: Final = tuple(
    tuple(next((s for s in range(need, 5) if gang >> s - 1 & 1), 0) if need > 0 else 0 for need in range(6))
    for gang in range(16)
)
"""For a gang's bandits in hand (bit ``strength - 1``) and a strength that is needed: the least that is enough, or 0."""

_MOST_VALUE: Final = 9


def player(style: Style) -> Policy:
    """The policy of a style."""
    held_through = _tables(style)

    def policy(state: LutState, seat: Seat, chance: Chance) -> Move:
        through, thin, thick = held_through[state.road.sides.count - 1]
        best = max(_send(state, seat, style, through), _lay(state, seat, style, thin, thick))
        if state.pile:
            if best[0] < style.draw * (0.4 + 0.6 * len(state.pile) / (len(DECK) - 6 * state.seats)):
                return DRAW
        elif best[1] < 0 or (best[0] < 0 and may_discard(state, seat)):
            return absent(state, seat)
        return MOVES[best[1]][best[2]]

    return policy


def _tables(style: Style) -> list[list[list[float]]]:
    """By the number of rivals: how likely a caravan of so many coins gets through, and a lead over it by one, and by
    two or more, is held."""
    return [
        [[exp(-rivals * value * rate) for value in range(_MOST_VALUE)] for rate in (style.fear, *style.risk)]
        for rivals in range(5)
    ]


def _send(state: LutState, seat: Seat, style: Style, through: list[float]) -> Play:
    """The best caravan to send out."""
    caravans = state.held[seat] & CARAVAN_KINDS
    if not caravans:
        return NOTHING
    hand = state.hands[seat]
    waiting = sum(1 for kind in hand if kind < FIRST_BANDIT)
    turns = len(state.pile) / state.seats + min(map(len, state.hands)) + 1
    press = style.haste * min(1.0, waiting / turns)
    rivals = state.road.sides.count - 1
    best = NOTHING
    while caravans:
        kind = (caravans & -caravans).bit_length() - 1
        caravans &= caravans - 1
        value = kind + LEAST_VALUE
        home = through[value]
        worth = value * (home - style.deny * (1 - home) / rivals + press)
        if worth > best[0]:
            best = (worth, kind, 0)
    return best


def _lay(state: LutState, seat: Seat, style: Style, thin: list[float], thick: list[float]) -> Play:
    """The best card to lay by a caravan."""
    road = state.road
    side = road.sides.of[seat]
    left = road.open & ~road.led[side]
    if state.options.bandits_after_chief == "forbid":
        left &= ~road.topped | road.joined[side] | road.own[side]
    held = state.held[seat]
    rivals = road.sides.count - 1
    best = NOTHING
    while left:
        bit = left & -left
        left ^= bit
        number = bit.bit_length() - 1
        value = road.values[number]
        kept = value * style.deny / rivals if road.leaders[number] >= 0 else 0.0
        top = _top(state, side, held, number)
        if top >= 0:
            worth = kept + value * thick[value] - style.top
            if worth > best[0]:
                best = (worth, top, number)
        if road.topped & bit:
            continue
        for worth, kind in _bandits(state, side, held, number, style, (thin[value], thick[value])):
            worth += kept
            if worth > best[0]:
                best = (worth, kind, number)
    return best


def _top(state: LutState, side: int, held: int, number: int) -> Kind:
    """A chief or the caravan master that may be laid there; -1 when there is none."""
    road = state.road
    chiefs = held >> FIRST_CHIEF
    if not chiefs:
        return -1
    for colour in range(GANGS):
        if chiefs >> colour & 1 and road.gangs[side * GANGS + colour] >> number & 1:
            return FIRST_CHIEF + colour
    return KARVANSALAR if held >> KARVANSALAR and road.own[side] >> number & 1 else -1


def _bandits(
    state: LutState, side: int, held: int, number: int, style: Style, hold: tuple[float, float]
) -> list[tuple[float, Kind]]:
    """Bandits that would lead there or come level, and such as prepare a chief: what each is worth, and which."""
    road = state.road
    joined = road.joined[side] >> number & 1
    value = road.values[number]
    need = road.highs[number] + 1 - (road.sums[number] >> SUM_BITS * side & SUM_MASK)
    if need > 5:
        return []
    found = []
    for colour in range(GANGS):
        gang = held >> FIRST_BANDIT + 4 * colour & 15
        if not gang or not ((road.gangs[side * GANGS + colour] if joined else ~road.used[colour]) >> number & 1):
            continue
        first = FIRST_BANDIT + 4 * colour - 1
        backed = held >> FIRST_CHIEF + colour & 1
        strength = _LEAST[gang][need] if need < 5 else 0
        if strength:
            worth = value * hold[strength > need] - style.spare * strength + (0.5 if backed else 0.0)
            found.append((worth, first + strength))
            stronger = _LEAST[gang][strength + 1] if strength < 4 else 0
            if stronger and strength == need:
                found.append((value * hold[1] - style.spare * stronger, first + stronger))
        elif need > 1 and gang >> need - 2 & 1:
            found.append((-style.spare * (need - 1), first + need - 1))
        elif backed and not joined:
            strength = _LEAST[gang][1]
            found.append((value * style.plan - style.spare * strength, first + strength))
    return found
