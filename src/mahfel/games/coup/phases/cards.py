"""Choosing among cards: exchange, examination, and the longer exchanges of Rebellion G54."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations
from typing import TYPE_CHECKING, Any

from mahfel.engine import Listed, Move, Moves, Phase, Refused, Seat
from mahfel.engine.ask import Asked
from mahfel.games.coup import events
from mahfel.games.coup.moves import Decide, Keep, Show, decide
from mahfel.games.coup.phases.asks import ask_one
from mahfel.kit import claims

if TYPE_CHECKING:
    from mahfel.games.coup.state import CoupState

SPARE, SWAP = decide("spare"), decide("swap")
MORE, STOP = decide("more"), decide("stop")
_VERDICTS = Listed((SPARE, SWAP))


class Returning(Phase["CoupState"], frozen=True, tag="returning"):
    """A seat that has drawn puts ``count`` cards back, any of those it holds; nobody else sees which."""

    seat: Seat
    count: int
    rule: str

    def begin(self, state: CoupState) -> None:
        """Without a card drawn there is nothing to put back."""
        if not self.count:
            state.finish()

    def asked(self, state: CoupState) -> Asked:
        """The one who has drawn; by default the cards that come first by name are kept."""
        return ask_one(self.seat, "keep", keeps(state.hands[self.seat], self.count)[0], self.rule, "long")

    def asks(self, state: CoupState, seat: Seat) -> bool:
        """Nobody else."""
        return seat == self.seat

    def legal(self, state: CoupState, seat: Seat) -> Moves:
        """Every different choice of cards to keep."""
        return keeps(state.hands[seat], self.count)

    def play(self, state: CoupState, seat: Seat, move: Move) -> None:
        """The others go back, and the Court is shuffled."""
        if not isinstance(move, Keep):
            raise Refused("game.wrong_move")
        hand = state.hands[seat]
        if move not in keeps(hand, self.count):
            raise Refused("coup.cannot_keep", cards=list(move.cards), count=len(hand) - self.count)
        back = list(hand)
        for card in move.cards:
            back.remove(card)
        state.forget(seat)
        claims.fade(state.ledger, seat)
        state.put_back(seat, back)
        if state.tell is not None:
            state.tell(events.Exchanged(seat, self.count, move.cards))
        state.finish()


@lru_cache(maxsize=8192)
def keeps(hand: tuple[str, ...], count: int) -> Listed:
    """The ways to keep all but ``count`` cards of a sorted hand."""
    return Listed([Keep(kept) for kept in sorted(set(combinations(hand, len(hand) - count)))])


class Showing(Phase["CoupState"], frozen=True, tag="showing"):
    """``seat`` chooses a card for ``other``. Reports the card's name to the phase below.

    ``purpose``: ``examine`` – to be looked at; ``give`` – to be handed over.
    """

    seat: Seat
    other: Seat
    purpose: str
    rule: str

    def asked(self, state: CoupState) -> Asked:
        """The owner."""
        return ask_one(self.seat, f"show-{self.purpose}", Show(state.hands[self.seat][0]), self.rule)

    def legal(self, state: CoupState, seat: Seat) -> Moves:
        """Each card."""
        return shows(state.hands[seat])

    def play(self, state: CoupState, seat: Seat, move: Move) -> None:
        """Only the two see it."""
        if not isinstance(move, Show):
            raise Refused("game.wrong_move")
        if move.card not in state.hands[seat]:
            raise Refused("coup.not_your_card", card=move.card)
        if state.tell is not None:
            state.tell(events.Shown(seat, self.other, (seat, self.other), move.card))
        state.finish(move.card)


@lru_cache(maxsize=8192)
def shows(hand: tuple[str, ...]) -> Listed:
    """One move for each different card."""
    return Listed([Show(card) for card in dict.fromkeys(hand)])


class Examining(Phase["CoupState"], frozen=True, tag="examining"):
    """The Inquisitor's look at a card: its owner chooses it, the actor spares it or has it swapped.

    Which card it is lies in what the actor knows, not here.
    """

    actor: Seat
    target: Seat
    seen: bool = False

    def begin(self, state: CoupState) -> None:
        """With one card left there is nothing to choose, and everybody can see that."""
        if not state.alive(self.target):
            state.finish()
        elif len(state.hands[self.target]) == 1:
            card = state.hands[self.target][0]
            if state.tell is not None:
                state.tell(events.Shown(self.target, self.actor, (self.target, self.actor), card))
            self._look(state, card)
        else:
            state.push(Showing(self.target, self.actor, "examine", "coup-11.4"))

    def resumed(self, state: CoupState, ended: Phase[CoupState], result: Any) -> None:
        """The card was handed over."""
        self._look(state, result)

    def asked(self, state: CoupState) -> Asked:
        """The Inquisitor, once the card was seen."""
        return ask_one(self.actor, "examine", SPARE, "coup-11.5")

    def legal(self, state: CoupState, seat: Seat) -> Moves:
        """Spare or swap."""
        return _VERDICTS

    def play(self, state: CoupState, seat: Seat, move: Move) -> None:
        """A forced swap draws first and returns afterwards, so the same card cannot come back."""
        if move not in _VERDICTS:
            raise Refused("game.wrong_move")
        card = state.shown
        state.shown = ""
        if move == SWAP:
            if state.tell is not None:
                state.tell(events.Swapped(self.target))
            state.draw(self.target, 1)
            state.put_back(self.target, [card])
        elif state.tell is not None:
            state.tell(events.Spared(self.target))
        state.finish()

    def _look(self, state: CoupState, card: str) -> None:
        state.learn(self.actor, self.target, card)
        state.shown = card
        state.phases[-1] = Examining(self.actor, self.target, seen=True)


class Writing(Phase["CoupState"], frozen=True, tag="writing"):
    """The Writer draws one card after another, each but the first for a coin, then returns as many."""

    seat: Seat
    drawn: int = 0

    def begin(self, state: CoupState) -> None:
        """The first card is free."""
        self._draw(state)

    def asked(self, state: CoupState) -> Asked:
        """Whether to go on."""
        return ask_one(self.seat, "write", STOP, "coup-15.5", "long")

    def legal(self, state: CoupState, seat: Seat) -> Moves:
        """Stop; go on while there are coins and cards."""
        return Listed((STOP, MORE)) if self._can_go_on(state) else Listed((STOP,))

    def play(self, state: CoupState, seat: Seat, move: Move) -> None:
        """Pay and draw, or return the cards."""
        if not isinstance(move, Decide) or move not in (STOP, MORE):
            raise Refused("game.wrong_move")
        if move == STOP:
            self._return(state)
            return
        if not self._can_go_on(state):
            raise Refused("coup.cannot_draw")
        state.pay(seat, None, 1)
        self._draw(state)

    def resumed(self, state: CoupState, ended: Phase[CoupState], result: Any) -> None:
        """The cards are back."""
        state.finish()

    def _draw(self, state: CoupState) -> None:
        drawn = len(state.draw(self.seat, 1))
        now = Writing(self.seat, self.drawn + drawn)
        state.phases[-1] = now
        if not now._can_go_on(state):
            now._return(state)

    def _can_go_on(self, state: CoupState) -> bool:
        return bool(state.court) and state.coins[self.seat] >= 1

    def _return(self, state: CoupState) -> None:
        state.push(Returning(self.seat, self.drawn, "coup-15.5"))


class Producing(Phase["CoupState"], frozen=True, tag="producing"):
    """The Producer draws a card, receives one of the target, gives one back to it and one to the Court."""

    actor: Seat
    target: Seat
    drawn: int = 0
    received: bool = False

    def begin(self, state: CoupState) -> None:
        """Only the Court's half happens where the target is out."""
        drawn = len(state.draw(self.actor, 1))
        state.phases[-1] = Producing(self.actor, self.target, drawn)
        if state.alive(self.target):
            state.push(Showing(self.target, self.actor, "give", "coup-15.3"))
        else:
            state.push(Returning(self.actor, drawn, "coup-15.3"))

    def resumed(self, state: CoupState, ended: Phase[CoupState], result: Any) -> None:
        """Hand over, give back, return."""
        if not isinstance(ended, Showing):
            state.finish()
            return
        giver, taker = ended.seat, ended.other
        state.remove(giver, result)
        state.hands[taker] = tuple(sorted((*state.hands[taker], result)))
        if not self.received:
            state.phases[-1] = Producing(self.actor, self.target, self.drawn, received=True)
            # Until it gets a card back, a target that gave its only one counts as being in.
            state.open_aside = self.target if not state.hands[self.target] else -1
            state.push(Showing(self.actor, self.target, "give", "coup-15.3"))
            return
        state.open_aside = -1
        state.forget(self.actor)
        state.learn(self.actor, self.target, result)
        state.push(Returning(self.actor, self.drawn, "coup-15.3"))
