"""Why a move is refused, in words for whoever tried it. Only asked when a move is not among the legal ones."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mahfel.engine import Move, Refused, Seat
from mahfel.games.lut.moves import AfterYou, Bandit, Chief, Discard, Draw, Karvansalar, PlayCaravan
from mahfel.games.lut.sides import NOBODY
from mahfel.games.lut.stage import FIRST
from mahfel.games.lut.words import CARAVAN_KINDS, CARDS, COLOURS

if TYPE_CHECKING:
    from mahfel.games.lut.state import LutState


def why_not(state: LutState, seat: Seat, move: Move) -> Refused:
    """The reason why a seat that is asked may not play this move."""
    match move:
        case Draw():
            return Refused("lut.pile_empty")
        case AfterYou():
            return Refused("lut.not_your_choice" if state.stage != FIRST else "game.wrong_move")
        case PlayCaravan(value):
            return _not_held(state, seat, f"C{value}") or Refused("game.wrong_move")
        case Discard(card):
            return _why_not_discard(state, seat, card)
        case Bandit(colour, strength, caravan):
            card = f"{colour}{strength}"
            return _not_held(state, seat, card) or _not_there(state, caravan) or _why_not_bandit(state, seat, move)
        case Chief(colour, caravan):
            found = _not_held(state, seat, f"{colour}_chief") or _not_there(state, caravan)
            return found or Refused("lut.no_bandit", colour=colour, caravan=caravan)
        case Karvansalar(caravan):
            found = _not_held(state, seat, "karvansalar") or _not_there(state, caravan)
            return found or Refused("lut.not_your_caravan", caravan=caravan)
    return Refused("game.wrong_move")


def _not_held(state: LutState, seat: Seat, card: str) -> Refused | None:
    kind = CARDS.get(card)
    if kind is None:
        return Refused("lut.no_such_card")
    return None if state.held[seat] >> kind & 1 else Refused("lut.not_in_hand", card=card)


def _not_there(state: LutState, caravan: int) -> Refused | None:
    # Asked before anything is shifted by it: the number may have been sent by anybody.
    if 0 < caravan < len(state.road.values) and state.road.open >> caravan & 1:
        return None
    return Refused("lut.no_such_caravan", caravan=caravan)


def _why_not_bandit(state: LutState, seat: Seat, move: Bandit) -> Refused:
    road = state.road
    side = road.sides.of[seat]
    if move.colour not in COLOURS:
        return Refused("game.wrong_move")  # no decoder lets it through; a program can still build it
    colour = COLOURS.index(move.colour)
    mine = road.colour(move.caravan, side)
    if mine not in (NOBODY, colour):
        return Refused("lut.second_colour", colour=COLOURS[mine], caravan=move.caravan)
    if mine == NOBODY and road.used[colour] >> move.caravan & 1:
        return Refused("lut.colour_taken", colour=move.colour, caravan=move.caravan)
    return Refused("lut.closed", caravan=move.caravan)


def _why_not_discard(state: LutState, seat: Seat, card: str) -> Refused:
    found = _not_held(state, seat, card)
    if found is not None:
        return found
    if CARAVAN_KINDS >> CARDS[card] & 1:
        return Refused("lut.caravans_stay")
    if state.pile:
        return Refused("lut.pile_left")
    return Refused("lut.not_stuck")
