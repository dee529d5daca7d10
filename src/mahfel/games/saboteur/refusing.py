"""Why a move of the seat whose turn it is cannot be played."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mahfel.engine import Move, Refused, Seat
from mahfel.games.saboteur.mine.spots import FARTHEST, spot_of
from mahfel.games.saboteur.mine.tiles import OPEN, TUNNEL_COUNT
from mahfel.games.saboteur.moves import Break, Dig, Map, Mend, Pass, Rockfall
from mahfel.games.saboteur.words import CARDS, FIRST_MEND, MAP, MENDS, NUMBERS, PLACES, TOOLS

if TYPE_CHECKING:
    from mahfel.games.saboteur.state import SaboteurState


def why_not(state: SaboteurState, seat: Seat, move: Move) -> Refused:
    """The reason, in one code, why ``move`` is not among the plays of ``seat``. It says no more than the seat knows."""
    match move:
        case Dig():
            return _dig(state, seat, move)
        case Break():
            return _break(state, seat, move)
        case Mend():
            return _mend(state, seat, move)
        case Rockfall():
            return _rockfall(state, seat, move)
        case Map(goal):
            missing = _not_in_hand(state, seat, CARDS[MAP])
            if missing is not None:
                return missing
            if goal not in PLACES:
                return Refused("saboteur.no_such_goal", goal=goal)
            return Refused("saboteur.goal_is_known", goal=goal)
        case Pass(card):
            if card is None:
                return Refused("saboteur.pass_needs_card")
            return _not_in_hand(state, seat, card) or Refused("game.wrong_move")
    return Refused("game.wrong_move")


def _not_in_hand(state: SaboteurState, seat: Seat, card: str) -> Refused | None:
    number = NUMBERS.get(card)
    if number is None:
        return Refused("saboteur.no_such_card", card=card)
    if number not in state.hands[seat]:
        return Refused("saboteur.not_in_hand", card=card)
    return None


def _far(x: int, y: int) -> bool:
    return abs(x) > FARTHEST or abs(y) > FARTHEST


def _dig(state: SaboteurState, seat: Seat, move: Dig) -> Refused:
    missing = _not_in_hand(state, seat, move.card)
    if missing is not None:
        return missing
    card = NUMBERS[move.card]
    if card >= TUNNEL_COUNT:
        return Refused("saboteur.not_a_tunnel", card=move.card)
    turned: object = move.turned
    if not isinstance(turned, bool):
        return Refused("saboteur.half_turn")
    if state.is_broken(seat):
        return Refused("saboteur.broken_tools")
    if _far(move.x, move.y):
        return Refused("saboteur.too_far", x=move.x, y=move.y)
    mine = state.mine
    spot = spot_of(move.x, move.y)
    if spot in mine.cells or spot in mine.hidden:
        return Refused("saboteur.taken", x=move.x, y=move.y)
    slot = mine.slots.get(spot, 0)
    if not slot >> 8:
        return Refused("saboteur.not_connected", x=move.x, y=move.y)
    mouths = OPEN[2 * card + move.turned]
    if not mouths & slot >> 8:
        return Refused("saboteur.wall_to_the_light", x=move.x, y=move.y)
    return Refused("saboteur.does_not_fit", x=move.x, y=move.y)


def _target(state: SaboteurState, seat: Seat, tool: str) -> Refused | None:
    if tool not in TOOLS:
        return Refused("saboteur.no_such_tool", tool=tool)
    if not 0 <= seat < state.seats:
        return Refused("saboteur.no_such_seat", target=seat)
    return None


def _break(state: SaboteurState, seat: Seat, move: Break) -> Refused:
    wrong = _target(state, move.seat, move.tool) or _not_in_hand(state, seat, f"break_{move.tool}")
    if wrong is not None:
        return wrong
    if move.seat == seat:
        return Refused("saboteur.not_yourself")
    return Refused("saboteur.already_broken", seat=move.seat, tool=move.tool)


def _mend(state: SaboteurState, seat: Seat, move: Mend) -> Refused:
    wrong = _not_in_hand(state, seat, move.card) or _target(state, move.seat, move.tool)
    if wrong is not None:
        return wrong
    card = NUMBERS[move.card]
    if not FIRST_MEND <= card < MAP or TOOLS.index(move.tool) not in MENDS[card]:
        return Refused("saboteur.mends_other", card=move.card, tool=move.tool)
    return Refused("saboteur.not_broken", seat=move.seat, tool=move.tool)


def _rockfall(state: SaboteurState, seat: Seat, move: Rockfall) -> Refused:
    missing = _not_in_hand(state, seat, "rockfall")
    if missing is not None:
        return missing
    if _far(move.x, move.y):
        return Refused("saboteur.too_far", x=move.x, y=move.y)
    spot = spot_of(move.x, move.y)
    if spot in state.mine.cells or spot in state.mine.hidden:
        return Refused("saboteur.rock_stays", x=move.x, y=move.y)
    return Refused("saboteur.nothing_there", x=move.x, y=move.y)
