"""Turns in the mine: one card is played or discarded, one is drawn, until the treasure is reached or all cards are
gone."""

from __future__ import annotations

from bisect import insort
from typing import TYPE_CHECKING, Final

from mahfel.engine import Ask, Move, Moves, Phase, Seat
from mahfel.engine.ask import Asked
from mahfel.games.saboteur import events
from mahfel.games.saboteur.legal import Plays
from mahfel.games.saboteur.moves import pass_
from mahfel.games.saboteur.phases.cards import DOES, nothing
from mahfel.games.saboteur.words import CARDS, HAND

if TYPE_CHECKING:
    from mahfel.games.saboteur.state import SaboteurState


class Turns(Phase["SaboteurState"], frozen=True, tag="turns"):
    """Clockwise, one card a turn. Ends with the seat that reached the treasure, or None."""

    def asked(self, state: SaboteurState) -> Asked:
        """The seat whose turn it is; the ask is the same for every role."""
        seat = state.turn
        lamp, cart, pick = state.broken
        # Worded by what lies open, never by the role.
        asks = _BROKEN if (lamp | cart | pick) >> seat & 1 else _TURN if state.pile else _LAST
        return asks[seat][state.hands[seat][-1]]

    def asks(self, state: SaboteurState, seat: Seat) -> bool:
        """Nobody else."""
        return seat == state.turn

    def legal(self, state: SaboteurState, seat: Seat) -> Moves:
        """Everything its cards can do, and to discard any of them."""
        return Plays(state, seat)

    def play(self, state: SaboteurState, seat: Seat, move: Move) -> None:
        """Play a card or discard one, then draw."""
        if DOES.get(type(move), nothing)(state, seat, move):
            state.finish(seat)
            return
        pile = state.pile
        if pile:
            card = pile.pop()
            insort(state.hands[seat], card)
            if state.tell is not None:
                state.tell(events.Drew(seat, len(pile), CARDS[card]))
        if pile:
            state.turn = (seat + 1) % state.seats
        elif any(state.hands):
            self._next_with_cards(state)
        else:
            state.finish()

    def _next_with_cards(self, state: SaboteurState) -> None:
        """Whoever has no card left is passed over."""
        turn = (state.turn + 1) % state.seats
        while not state.hands[turn]:
            turn = (turn + 1) % state.seats
        state.turn = turn


TURNS: Final = Turns()


def _asks(text: str, rule: str) -> tuple[tuple[Asked, ...], ...]:
    """An ask for each seat and last card of its hand: whoever is away discards that card."""
    asks = [Ask(kind="turn", default=pass_(card), rule=rule, text=text) for card in CARDS]
    return tuple(tuple({seat: ask} for ask in asks) for seat in range(max(HAND)))


_TURN: Final = _asks("turn", "saboteur-4.1")
_BROKEN: Final = _asks("turn-broken", "saboteur-6.2")
_LAST: Final = _asks("turn-last", "saboteur-8.1")
