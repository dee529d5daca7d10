"""How bots play High Society: rules of thumb as policies, and the levels made of them.

A policy is given an imagined world, never the truth. It knows the deck's order there, and does not look at it.
"""

from __future__ import annotations

from math import exp
from typing import Final

from mahfel.engine import Chance, Level, Move, Policy, Seat
from mahfel.engine.level import victory
from mahfel.games.high_society.moves import BIDS, PASS, Bids
from mahfel.games.high_society.phases import SACRIFICE, sacrifices
from mahfel.games.high_society.reckoning import half_points
from mahfel.games.high_society.state import HighSocietyState
from mahfel.games.high_society.words import (
    FAUX_PAS,
    LUXURIES,
    LUXURY_MASK,
    PASSE,
    PRESTIGE,
    SCANDALE,
    WORTH,
)


def value_of(state: HighSocietyState, seat: Seat, card: int) -> float:
    """What gaining a card, or being spared a disgrace, is worth to a seat, in status points."""
    owned = state.owned[seat]
    if card in LUXURIES:
        return 0.5 if owned >> FAUX_PAS & 1 else float(card)
    if card == PASSE:
        return 5.0
    if card == FAUX_PAS:
        mine = owned & LUXURY_MASK
        return float((mine & -mine).bit_length() - 1) if mine else 4.0
    points = sum(luxury for luxury in LUXURIES if owned >> luxury & 1)
    if card in PRESTIGE:
        return max(6.0, 0.8 * points)
    assert card == SCANDALE
    return max(5.0, 0.5 * points)


def thrifty(price: float) -> Policy:
    """Pay up to ``price`` francs for a point of status, and take care not to become the poorest."""

    def policy(state: HighSocietyState, seat: Seat, chance: Chance) -> Move:
        if state.phases[-1] is SACRIFICE:
            return sacrifices(state.owned[seat] & LUXURY_MASK)[0]
        lying = state.bids[seat]
        least = Bids(state.purses[seat], state.high - WORTH[lying]).least
        if not least:
            return PASS
        money = [WORTH[purse | bid] for purse, bid in zip(state.purses, state.bids, strict=True)]
        total = WORTH[lying | least]
        rest = money[seat] - total
        poorest_rival = min(left for other, left in enumerate(money) if other != seat)
        if state.dark >= 3 and rest <= poorest_rival:
            return PASS
        limit = price * value_of(state, seat, state.card)
        if state.dark >= 2 and rest < poorest_rival:
            limit *= 0.5
        return BIDS[least] if total <= limit else PASS

    return policy


def shy(state: HighSocietyState, seat: Seat, chance: Chance) -> Move:
    """Half the time the way of least resistance, else one of the six cheapest raises at random."""
    moves = state.legal(seat).reduced()
    if state.phases[-1] is SACRIFICE or chance.below(2):
        return moves[0]
    return moves[min(len(moves) - 1, 1 + chance.below(6))]


def three_times(state: HighSocietyState, seat: Seat, chance: Chance) -> Move:
    """Three francs a point for luxuries, dearly for prestige and against Scandale, 15 for the rest."""
    if state.phases[-1] is SACRIFICE:
        return sacrifices(state.owned[seat] & LUXURY_MASK)[0]
    lying = state.bids[seat]
    least = Bids(state.purses[seat], state.high - WORTH[lying]).least
    if not least or WORTH[state.purses[seat]] < 7:
        return PASS
    card = state.card
    limit = 3 * card if card in LUXURIES else 40 if card in PRESTIGE or card == SCANDALE else 15
    return BIDS[least] if WORTH[lying | least] <= limit else PASS


def appraisal(state: HighSocietyState, seat: Seat) -> float:
    """Half for the victory, half for how far ahead of the best rival the seat is; nothing for one who is cast out."""
    money = [WORTH[purse] for purse in state.purses]
    poorest = min(money)
    if money[seat] == poorest:
        return 0.0
    rivals = [half_points(state.owned[other]) for other, left in enumerate(money) if other != seat and left > poorest]
    lead = (half_points(state.owned[seat]) - max(rivals, default=0)) / 2
    return 0.5 * victory(state, seat) + 0.5 / (1 + exp(-lead / _CLOSE))


_CLOSE: Final = 6.0  # a lead of so many points is worth about as much as it can be

LEVELS: Final = {
    "easy": Level(policies=(thrifty(3.0),)),
    "normal": Level(
        policies=tuple(thrifty(price) for price in (0.75, 1.0, 1.5, 2.0, 2.5)),
        models=(*(thrifty(price) for price in (0.5, 1.0, 1.5, 2.0, 3.0)), shy, three_times),
        worlds=30,
        appraisal=appraisal,
    ),
}
