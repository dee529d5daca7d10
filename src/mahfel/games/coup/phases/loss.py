"""Losing influence."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any

from mahfel.engine import Ask, Listed, Move, Moves, Phase, Refused, Seat
from mahfel.engine.ask import Asked
from mahfel.games.coup import events
from mahfel.games.coup.moves import Lose

if TYPE_CHECKING:
    from mahfel.games.coup.state import CoupState


class Loss(Phase["CoupState"], frozen=True, tag="loss"):
    """A seat loses an influence of its choice; ``cause`` is an action's key or ``doubt``.

    ``chosen`` is the move of one who has chosen already, by not proving a claim.
    """

    seat: Seat
    cause: str
    chosen: Lose | None = None

    def begin(self, state: CoupState) -> None:
        """With one card left, and nothing to claim with it, there is no choice. Two equal cards are still asked for:
        an answer that came by itself would tell that they are equal."""
        if not state.alive(self.seat):
            state.finish()
        elif self.chosen is not None:
            self._lose(state, self.chosen)
        elif len(state.hands[self.seat]) == 1 and not self._reactions(state):
            self._lose(state, Lose(state.hands[self.seat][0]))

    def asked(self, state: CoupState) -> Asked:
        """The loser."""
        return {self.seat: Ask("lose", Lose(state.hands[self.seat][0]), "coup-7.1")}

    def asks(self, state: CoupState, seat: Seat) -> bool:
        """Nobody else."""
        return seat == self.seat

    def legal(self, state: CoupState, seat: Seat) -> Moves:
        """Each card; with a claim where one reacts to the loss."""
        return losses(state.hands[seat], self._reactions(state))

    def play(self, state: CoupState, seat: Seat, move: Move) -> None:
        """Turn the card up, or set it aside and claim."""
        if not isinstance(move, Lose):
            raise Refused("game.wrong_move")
        self.check(state, move)
        self._lose(state, move)

    def check(self, state: CoupState, move: Lose) -> None:
        """Refuse a card that is not in hand, or a claim that cannot be made now."""
        if move.card not in state.hands[self.seat]:
            raise Refused("coup.not_your_card", card=move.card)
        if move.claim is not None and move.claim not in self._reactions(state):
            raise Refused("coup.no_reaction", role=move.claim)

    def resumed(self, state: CoupState, ended: Phase[CoupState], result: Any) -> None:
        """The claim in answer to the loss is settled."""
        state.finish()

    def _reactions(self, state: CoupState) -> tuple[str, ...]:
        return reactions(state, self.seat, self.cause)

    def _lose(self, state: CoupState, move: Lose) -> None:
        if move.claim is not None:
            # A loss may lead to a claim, and a claim to a loss: one of the two modules has to be found late.
            from mahfel.games.coup.phases.reaction import Reaction

            state.phases[-1] = Loss(self.seat, self.cause)  # the stack is public, the choice is not
            set_aside(state, self.seat, move.card)
            state.push(Reaction(self.seat, move.claim))
            return
        turn_up(state, self.seat, move.card)
        if not state.decided():
            state.finish()


class Losses(Phase["CoupState"], frozen=True, tag="losses"):
    """Several seats lose an influence each, one after another."""

    seats: tuple[Seat, ...]
    cause: str

    def begin(self, state: CoupState) -> None:
        """The next one."""
        if not self.seats:
            state.finish()
            return
        state.phases[-1] = Losses(self.seats[1:], self.cause)
        state.push(Loss(self.seats[0], self.cause))

    def resumed(self, state: CoupState, ended: Phase[CoupState], result: Any) -> None:
        """The next one."""
        self.begin(state)


def turn_up(state: CoupState, seat: Seat, card: str) -> None:
    """A card of a hand lies face up for the rest of the game; without another one the seat is out."""
    state.remove(seat, card)
    state.lost[seat] = (*state.lost[seat], card)
    if state.tell is not None:
        state.tell(events.Lost(seat, card))
    if not state.alive(seat):
        state.fall(seat)


def set_aside(state: CoupState, seat: Seat, card: str) -> None:
    """A card of a hand lies aside face down as a lost influence, until the claim that goes with it is settled."""
    state.remove(seat, card)
    state.aside[seat] = (*state.aside[seat], card)
    state.open_aside = seat
    if state.tell is not None:
        state.tell(events.SetAside(seat, card))


def reactions(state: CoupState, seat: Seat, cause: str) -> tuple[str, ...]:
    """The characters that a seat may claim in answer to a loss."""
    box = state.box
    if not box.reactive:
        return ()
    roles = [*box.reacts("loss_not_coup")] if cause != "coup" and state.court else []
    if len(state.hands[seat]) > 1:
        # An insurance on the last influence would come too late.
        roles += box.reacts("loss")
    return tuple(role for role in roles if state.tax_on(seat, role) <= state.coins[seat])


@lru_cache(maxsize=8192)
def losses(hand: tuple[str, ...], claims: tuple[str, ...]) -> Listed:
    """The ways to lose one of these cards, each with every claim that may go with it."""
    cards = dict.fromkeys(hand)
    return Listed([Lose(card, claim) for card in cards for claim in (None, *claims)])
