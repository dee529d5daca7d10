"""Laying a complete set, and what follows from it at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mahfel.engine import Seat
from mahfel.games.maloun import events
from mahfel.games.maloun.draws import in_order
from mahfel.games.maloun.moves import Build
from mahfel.games.maloun.sets import cards_of, laid_by

if TYPE_CHECKING:
    from mahfel.games.maloun.state import MalounState


def lay(state: MalounState, seat: Seat, move: Build) -> None:
    """The set lies open before its owner, for good. Raises ``Refused`` when the hand does not hold it."""
    laid = laid_by(state.hands[seat], move)
    hand = state.hands[seat]
    known = any(state.known)
    for which in cards_of(laid):
        hand.remove(which)
        if known:
            state.forget_card(seat, which)
    state.sets[seat] = (*state.sets[seat], laid)
    if state.tell is not None:
        state.tell(events.Built(seat, move.drink, move.water, len(state.sets[seat])))


def gain_positive(state: MalounState, seat: Seat) -> None:
    """Crisis: a seat takes a positive card, if there is one left."""
    if state.positive_deck:
        state.positive_deck -= 1
        state.positives[seat] += 1
        if state.tell is not None:
            state.tell(events.PositiveGained(seat, state.positives[seat]))


def saves_by(state: MalounState, seat: Seat) -> str:
    """By what a seat has won as the table lies: ``sets``, ``positives`` (Crisis), or nothing yet."""
    if len(state.sets[seat]) >= state.box.sets:
        return "sets"
    if state.box.crisis and state.positives[seat] >= state.options.positives_to_win:
        return "positives"
    return ""


def in_reach(state: MalounState, seat: Seat) -> bool:
    """Whether one more set would decide the game for a seat: everybody can count that."""
    if len(state.sets[seat]) + 1 >= state.box.sets:
        return True
    wanted = state.options.positives_to_win
    return state.box.crisis and bool(state.positive_deck) and state.positives[seat] + 1 >= wanted


def rivals(state: MalounState, builder: Seat) -> tuple[Seat, ...]:
    """The others who are one set short of deciding the game, by priority: the last positive card may be at stake."""
    return tuple([seat for seat in in_order(state) if seat != builder and in_reach(state, seat)])
