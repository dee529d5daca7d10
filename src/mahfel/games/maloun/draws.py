"""Drawing cards, the deck that runs out, and hands that are refilled."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

from mahfel.engine import Seat
from mahfel.games.maloun import events
from mahfel.games.maloun.box import LOW_HAND
from mahfel.games.maloun.words import names
from mahfel.kit.clockwise import clockwise

if TYPE_CHECKING:
    from mahfel.games.maloun.state import MalounState

Answer: TypeAlias = Literal["reshuffle", "stop", "ask", "nothing", "closing"]


def in_order(state: MalounState) -> tuple[Seat, ...]:
    """All seats by priority: whose turn it is, or was until the next seat acts; then clockwise."""
    first = state.turn
    for phase in state.phases:
        after = getattr(phase, "after", -1)
        if after >= 0:
            first = after
    return (first, *clockwise(state.seats, first))


def plenty(state: MalounState, count: int) -> bool:
    """Whether so many draws leave a card in the deck: then nothing else can happen."""
    return len(state.deck) > count


def empty_deck(state: MalounState) -> Answer:
    """What an empty deck means here: ``nothing`` when Crisis goes on without any cards, ``closing`` when it cannot."""
    options = state.options
    if state.box.crisis:
        if not state.burnt:
            return "nothing"
        return "closing" if state.reshuffles >= options.crisis_reshuffles else "reshuffle"
    if options.deck_empty == "stop" or not state.burnt or state.reshuffles >= options.max_reshuffles:
        return "stop"
    return options.deck_empty


def reshuffle(state: MalounState) -> None:
    """The burnt pile becomes the middle deck; offers on the table are no part of it."""
    state.deck, state.burnt = state.burnt, bytearray()
    state.chance.shuffle(state.deck)
    state.reshuffles += 1
    if state.tell is not None:
        state.tell(events.Reshuffled(len(state.deck), state.reshuffles))


def refill(state: MalounState) -> bool:
    """Whoever holds one card or none takes what is missing from the top of the burnt pile, the rest from the deck.

    Whether somebody took the last card of the deck.
    """
    hands = state.hands
    for hand in hands:
        if len(hand) <= LOW_HAND:
            break
    else:
        return False
    had = len(state.deck)
    for seat in in_order(state):
        if len(hands[seat]) <= LOW_HAND:
            _refill(state, seat)
    return bool(had) and not state.deck


def _refill(state: MalounState, seat: Seat) -> None:
    wanted = state.box.hand - len(state.hands[seat])
    taken: list[int] = []
    while state.burnt and len(taken) < wanted:
        taken.append(state.burnt.pop())
    burnt = len(taken)
    while state.deck and len(taken) < wanted:
        taken.append(state.deck.pop())
    if not taken:
        return
    for which in taken:
        state.take(seat, which)
    if state.tell is not None:
        state.tell(events.Refilled(seat, len(taken), len(taken) - burnt, names(sorted(taken))))
