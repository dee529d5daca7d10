"""What actions and characters are worth, in coins; an influence is worth about a coup."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mahfel.engine import Seat
from mahfel.games.coup.moves import Declare

if TYPE_CHECKING:
    from mahfel.games.coup.state import CoupState

LIFE: Final = 6.0

TO_AND_FRO: Final = frozenset({"steal", "politician", "priest", "communist"})
"""Actions that bring no coin into the game."""

PATIENCE: Final = 30
"""After so many claims of its own a seat looks for the end."""

PLAIN: Final = {
    "income": 1.0,
    "tax": 3.0,
    "banker": 3.0,
    "farmer": 2.2,
    "reporter": 2.0,
    "peacekeeper": 2.2,
    "exchange": 1.8,
    "exchange_one": 1.2,
    "director": 1.8,
    "newscaster": 1.2,
    "producer": 1.2,
    "writer": 1.4,
    "spy": 2.2,
    "examine": 1.1,
    "customs_officer": 1.4,
    "foreign_consular": 1.3,
    "convert": 0.2,
}
"""Actions that are worth about the same whenever they are played."""

CARDS: Final = {
    "duke": 5,
    "captain": 4,
    "assassin": 4,
    "contessa": 3,
    "anarchist": 3,
    "ambassador": 2,
    "inquisitor": 3,
    "banker": 5,
    "capitalist": 5,
    "spy": 4,
    "speculator": 4,
    "farmer": 4,
    "guerrilla": 5,
    "judge": 5,
    "mercenary": 4,
    "general": 3,
    "crime_boss": 4,
    "politician": 4,
    "priest": 4,
    "missionary": 5,
    "intellectual": 4,
    "peacekeeper": 3,
    "lawyer": 2,
}


def card_value(role: str) -> int:
    """How much one would like to keep a character."""
    return CARDS.get(role, 2)


def strength(state: CoupState, seat: Seat) -> float:
    """How dangerous a seat is: its influence, its coins."""
    return LIFE * len(state.hands[seat]) + state.coins[seat]


def worth(state: CoupState, seat: Seat, move: Declare) -> float:
    """What an action brings to a seat if it succeeds, cost taken off."""
    action, target = move.action, move.target
    plain = PLAIN.get(action)
    if plain is not None:
        return plain
    if target is None:
        return _worth_of_many(state, seat, action)
    purse = state.coins[target]
    rivals = max(1, len(state.living()) - 1)
    # A life taken helps all rivals of the victim; the stronger the victim, the more it helps.
    life = LIFE * (0.55 + 0.45 / rivals) + 0.25 * (strength(state, target) - LIFE)
    match action:
        case "coup":
            return life - 2.5
        case "assassinate" | "guerrilla" | "mercenary" | "bomb":
            return 0.75 * life - 2.0
        case "judge":
            return 0.75 * life - 3.2
        case "protestor":
            return 0.3 * life - 2.0
        case "steal" | "politician":
            return 1.6 * min(2, purse)
        case "crime_boss":
            return 2.2 if purse >= 2 else life - 5.0
        case "communist":
            return 1.0 + 0.6 * min(3, purse) if move.other == seat else 0.5
    return 0.5


def _stops_aid(state: CoupState, other: Seat) -> bool:
    """Whether a seat has claimed to be Duke and has not been caught at it."""
    return any(entry.what == "duke" and entry.last in ("believed", "shown", "open") for entry in state.ledger[other])


def appraisal(state: CoupState, seat: Seat) -> float:
    """The victory; of a game broken off, the seat's part of all influence and coins."""
    if state.phases:
        return strength(state, seat) / sum(strength(state, other) for other in range(state.seats))
    return float(state.alive(seat))


def _worth_of_many(state: CoupState, seat: Seat, action: str) -> float:
    others = state.others(seat)
    match action:
        case "foreign_aid":
            return 0.6 if any(_stops_aid(state, other) for other in others) else 1.6
        case "capitalist":
            return 4.0 - 0.35 * len(others)
        case "speculator":
            return min(5.0, state.coins[seat])
        case "priest":
            return 0.8 * sum(1 for other in others if state.coins[other])
        case "general":
            return 2.6 * len(others) - 5.0
        case "embezzle":
            return float(state.reserve)
    return 0.5
