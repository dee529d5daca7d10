"""What a card does when it is played, or discarded."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from mahfel.engine import Refused, Seat
from mahfel.games.saboteur import events
from mahfel.games.saboteur.allowed import may_break, may_dig, may_fall, may_look, may_mend
from mahfel.games.saboteur.deeds import clears, leads
from mahfel.games.saboteur.mine.spots import GOAL_SPOTS, place_of, spot_of
from mahfel.games.saboteur.mine.tiles import NAMES
from mahfel.games.saboteur.moves import Break, Dig, Map, Mend, Pass, Rockfall
from mahfel.games.saboteur.refusing import why_not
from mahfel.games.saboteur.words import CARDS, FIRST_BREAK, MAP, NUMBERS, PLACE_NUMBERS, PLACES, ROCKFALL, TOOL_NUMBERS

if TYPE_CHECKING:
    from mahfel.games.saboteur.state import SaboteurState

Does = Callable[["SaboteurState", Seat, Any], bool]


def dig(state: SaboteurState, seat: Seat, move: Dig) -> bool:
    """Lay a tunnel; whether the treasure is reached."""
    if not may_dig(state, seat, move):
        raise why_not(state, seat, move)
    mine = state.mine
    card = NUMBERS[move.card]
    spot = spot_of(move.x, move.y)
    state.hands[seat].remove(card)
    done = mine.lay(spot, 2 * card + move.turned)
    led = 1 if done.goals else leads(mine, spot)
    if led:
        state.deeds[seat] = state.deeds[seat].dug(led)
    if state.tell is not None:
        turned = bool(mine.cells[spot] & 1)
        lit = tuple(map(place_of, done.lit))
        state.tell(events.Dug(seat, move.card, turned, move.x, move.y, lit))
        for goal in done.goals:
            tile = mine.cells[GOAL_SPOTS[goal]]
            state.tell(events.GoalTurned(seat, PLACES[goal], NAMES[tile >> 1], bool(tile & 1)))
    return bool(done.goals) and mine.found


def break_tool(state: SaboteurState, seat: Seat, move: Break) -> bool:
    """Break a tool of another seat."""
    if not may_break(state, seat, move):
        raise why_not(state, seat, move)
    tool = TOOL_NUMBERS[move.tool]
    state.hands[seat].remove(FIRST_BREAK + tool)
    state.broken[tool] |= 1 << move.seat
    state.deeds[seat] = state.deeds[seat].with_broken(move.seat)
    if state.tell is not None:
        state.tell(events.Broke(seat, move.seat, move.tool))
    return False


def mend_tool(state: SaboteurState, seat: Seat, move: Mend) -> bool:
    """Mend a tool; both cards are discarded face up."""
    if not may_mend(state, seat, move):
        raise why_not(state, seat, move)
    tool = TOOL_NUMBERS[move.tool]
    card = NUMBERS[move.card]
    state.hands[seat].remove(card)
    state.broken[tool] &= ~(1 << move.seat)
    state.up += (FIRST_BREAK + tool, card)
    state.deeds[seat] = state.deeds[seat].with_mended(move.seat)
    if state.tell is not None:
        state.tell(events.Mended(seat, move.seat, move.tool, move.card))
    return False


def fall(state: SaboteurState, seat: Seat, move: Rockfall) -> bool:
    """Take a tunnel away; both cards are discarded face up."""
    if not may_fall(state, seat, move):
        raise why_not(state, seat, move)
    mine = state.mine
    spot = spot_of(move.x, move.y)
    tile = mine.cells[spot]
    lit = bool(mine.light[spot])
    state.hands[seat].remove(ROCKFALL)
    dark = mine.clear(spot)
    state.up += (ROCKFALL, tile >> 1)
    led = clears(tile, lit=lit)
    if led:
        state.deeds[seat] = state.deeds[seat].dug(led)
    if state.tell is not None:
        cut = tuple(map(place_of, dark))
        state.tell(events.Fell(seat, NAMES[tile >> 1], bool(tile & 1), move.x, move.y, cut))
    return False


def look(state: SaboteurState, seat: Seat, move: Map) -> bool:
    """Look at a goal; the map is discarded face up."""
    if not may_look(state, seat, move):
        raise why_not(state, seat, move)
    goal = PLACE_NUMBERS[move.goal]
    state.hands[seat].remove(MAP)
    state.up.append(MAP)
    state.maps[seat] |= 1 << goal
    if state.tell is not None:
        state.tell(events.MapRead(seat, move.goal, NAMES[state.mine.goals[goal]]))
    return False


def discard(state: SaboteurState, seat: Seat, move: Pass) -> bool:
    """Discard a card face down."""
    card = NUMBERS.get(move.card or "", -1)
    try:
        state.hands[seat].remove(card)
    except ValueError:
        raise why_not(state, seat, move) from None
    state.down[seat].append(card)
    if state.tell is not None:
        state.tell(events.Passed(seat, CARDS[card]))
    return False


def nothing(state: SaboteurState, seat: Seat, move: object) -> bool:
    """Moves of another phase or game are refused."""
    raise Refused("game.wrong_move")


DOES: Final[dict[type, Does]] = {
    Dig: dig,
    Break: break_tool,
    Mend: mend_tool,
    Rockfall: fall,
    Map: look,
    Pass: discard,
}
"""What each kind of move does. Raises ``Refused`` before anything has changed; whether it reaches the treasure."""
