"""Why a placement is refused."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mahfel.engine import Move, Refused, Seat
from mahfel.games.courtisans.moves import OPPONENT_OPEN, OWN_OPEN, TABLE_OPEN, Place
from mahfel.games.courtisans.words import CARDS, GUARD, ROLES, SPY

if TYPE_CHECKING:
    from mahfel.games.courtisans.state import CourtisansState

_OPEN = {"above": TABLE_OPEN, "below": TABLE_OPEN, "own": OWN_OPEN, "opponent": OPPONENT_OPEN}


def why_not(state: CourtisansState, seat: Seat, move: Move) -> Refused:
    """The reason why a move that is not legal is refused. Looks at nothing that the seat may not know."""
    if not isinstance(move, Place):
        return Refused("game.wrong_move")
    if move.card not in CARDS:
        return Refused("courtisans.no_such_card", card=move.card)
    if CARDS[move.card] not in state.hands[seat]:
        return Refused("courtisans.not_in_hand", card=move.card)
    if (move.other is None) == (move.zone == "opponent"):
        return Refused("courtisans.other_or_not")
    if move.other is not None and (move.other == seat or not 0 <= move.other < state.seats):
        return Refused("courtisans.no_opponent")
    if not state.open & _OPEN[move.zone]:
        return Refused("courtisans.zone_used")
    return _why_no_victim(state, seat, move)


def _why_no_victim(state: CourtisansState, seat: Seat, move: Place) -> Refused:
    if move.victim is None:
        return Refused("courtisans.side_without_victim")
    if not move.card.endswith("-assassin"):
        return Refused("courtisans.no_assassin", card=move.card)
    at_table = move.zone in ("above", "below")
    if move.victim.startswith("spy-"):
        if move.side is not None:
            return Refused("courtisans.side_of_a_spy")
        return Refused("courtisans.not_there")
    if move.victim not in CARDS:
        return Refused("courtisans.no_such_card", card=move.victim)
    kind = CARDS[move.victim]
    if kind >= SPY:
        return Refused("courtisans.spies_have_no_family")
    if kind % len(ROLES) == GUARD:
        return Refused("courtisans.guard", card=move.victim)
    if at_table != (move.side is not None):
        return Refused("courtisans.side_missing" if at_table else "courtisans.side_of_a_domain")
    return Refused("courtisans.not_there")
