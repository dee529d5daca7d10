"""Whether a move is among the plays of a seat, found without listing them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from mahfel.engine import Seat
from mahfel.games.saboteur.mine.spots import FARTHEST, spot_of
from mahfel.games.saboteur.mine.tiles import TUNNEL_COUNT
from mahfel.games.saboteur.moves import Break, Dig, Map, Mend, Pass, Rockfall
from mahfel.games.saboteur.words import FIRST_BREAK, MAP, MENDS, NUMBERS, PLACE_NUMBERS, ROCKFALL, TOOL_NUMBERS

if TYPE_CHECKING:
    from mahfel.games.saboteur.state import SaboteurState


def may_play(state: SaboteurState, seat: Seat, move: object) -> bool:
    """Whether the seat whose turn it is may play that."""
    check = _CHECKS.get(type(move))
    return check is not None and check(state, seat, move)


def may_dig(state: SaboteurState, seat: Seat, move: Dig) -> bool:
    """A tunnel in hand, all tools whole, and a cell of the frontier where it fits in that turn."""
    card = NUMBERS.get(move.card, TUNNEL_COUNT)
    x, y, turned = move.x, move.y, move.turned
    if card >= TUNNEL_COUNT or card not in state.hands[seat] or type(turned) is not bool:
        return False
    if not (-FARTHEST <= x <= FARTHEST and -FARTHEST <= y <= FARTHEST):
        return False
    lamp, cart, pick = state.broken
    if (lamp | cart | pick) >> seat & 1:
        return False
    return state.mine.front.get(spot_of(x, y), 0) >> 2 * card + turned & 1 == 1


def may_break(state: SaboteurState, seat: Seat, move: Break) -> bool:
    """The card in hand, and another seat's tool that is whole."""
    tool = TOOL_NUMBERS.get(move.tool, -1)
    other = move.seat
    return (
        tool >= 0
        and FIRST_BREAK + tool in state.hands[seat]
        and 0 <= other < state.seats
        and other != seat
        and not state.broken[tool] >> other & 1
    )


def may_mend(state: SaboteurState, seat: Seat, move: Mend) -> bool:
    """A card in hand that mends that tool, and a seat before which it lies broken."""
    card, tool = NUMBERS.get(move.card, -1), TOOL_NUMBERS.get(move.tool, -1)
    return (
        card in state.hands[seat]
        and tool in MENDS.get(card, ())
        and 0 <= move.seat < state.seats
        and bool(state.broken[tool] >> move.seat & 1)
    )


def may_fall(state: SaboteurState, seat: Seat, move: Rockfall) -> bool:
    """The card in hand, and a tunnel in that cell."""
    x, y = move.x, move.y
    if not (-FARTHEST <= x <= FARTHEST and -FARTHEST <= y <= FARTHEST):
        return False
    return ROCKFALL in state.hands[seat] and state.mine.is_tunnel(spot_of(x, y))


def may_look(state: SaboteurState, seat: Seat, move: Map) -> bool:
    """A map in hand, and a goal that lies face down."""
    return MAP in state.hands[seat] and PLACE_NUMBERS.get(move.goal, -1) in state.mine.hidden.values()


def may_pass(state: SaboteurState, seat: Seat, move: Pass) -> bool:
    """The card in hand."""
    return NUMBERS.get(move.card or "", -1) in state.hands[seat]


_CHECKS: Final[dict[type, Callable[[SaboteurState, Seat, Any], bool]]] = {
    Dig: may_dig,
    Break: may_break,
    Mend: may_mend,
    Rockfall: may_fall,
    Map: may_look,
    Pass: may_pass,
}
