"""Draws that may find the deck empty, and the table's vote about that."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mahfel.engine import Ask, Move, Moves, Phase, Seat
from mahfel.games.maloun import events
from mahfel.games.maloun.draws import empty_deck, in_order, refill, reshuffle
from mahfel.games.maloun.moves import ANSWERS, Prefer
from mahfel.games.maloun.phases.asks import ON_DECK, PREFER
from mahfel.games.maloun.phases.end import fall, stop
from mahfel.kit.ballot import Ballot, Tally

if TYPE_CHECKING:
    from mahfel.games.maloun.state import MalounState


class Drawing(Phase["MalounState"], frozen=True, tag="drawing"):
    """The seats that are owed a card draw, in order; an empty deck is dealt with in between and at the end."""

    def begin(self, state: MalounState) -> None:
        """Draw as far as it goes."""
        self.go_on(state)

    def resumed(self, state: MalounState, ended: Phase[MalounState], result: Any) -> None:
        """The table has voted."""
        if result == "stop":
            stop(state)
        else:
            reshuffle(state)
            self.go_on(state)

    def go_on(self, state: MalounState) -> None:
        """Until everybody has drawn and a card is left, or there are no cards at all."""
        while True:
            owed = state.owed
            while owed and state.deck:
                state.draw(owed[0])
                owed = owed[1:]
            state.owed = owed
            if state.deck:
                break
            answer = empty_deck(state)
            if answer == "nothing":
                state.owed = ()
                break
            if state.tell is not None:
                state.tell(events.DeckEmptied(state.reshuffles + 1))
            if answer != "reshuffle":
                self._otherwise(state, answer)
                return
            reshuffle(state)
        state.finish()

    def _otherwise(self, state: MalounState, answer: str) -> None:
        if answer == "ask":
            state.push(DECK_VOTE)
        elif answer == "closing":
            fall(state, "closing")
        else:
            stop(state)


class DeckVote(Ballot["MalounState"], frozen=True, tag="deck_vote"):
    """Reshuffle or stop: more than half of the votes cast for a stop stop it. Reports the choice."""

    def voters(self, state: MalounState) -> tuple[Seat, ...]:
        """Everybody."""
        return in_order(state)

    def standing(self, state: MalounState) -> tuple[str, ...]:
        """Both ways."""
        return ANSWERS

    def to_vote(self, state: MalounState) -> Ask:
        """The same for all."""
        return ON_DECK

    def choices(self, state: MalounState, seat: Seat) -> Moves:
        """Either, or neither."""
        return PREFER

    def voted(self, move: Move) -> str | None:
        """What is preferred."""
        assert isinstance(move, Prefer)
        return move.what

    def counted(self, state: MalounState, result: Tally[str]) -> None:
        """A tie goes on."""
        choice = "stop" if result.majority == "stop" else "reshuffle"
        if state.tell is not None:
            state.tell(events.DeckVoted(result.votes("reshuffle"), result.votes("stop"), choice))
        state.finish(choice)


DRAWING = Drawing()
DECK_VOTE = DeckVote()


def draws(state: MalounState, owed: tuple[Seat, ...]) -> bool:
    """Each of these seats draws a card, in this order. True when it is done; else the present phase is resumed when it
    is, if the game goes on at all."""
    if len(state.deck) > len(owed):
        if owed and owed[0] == owed[-1]:
            state.draw(owed[0], len(owed))
        else:
            for seat in owed:
                state.draw(seat)
        return True
    state.owed = owed
    state.push(DRAWING)
    return False


def settle(state: MalounState) -> bool:
    """A stable point: low hands are refilled. False when that has emptied the deck: see ``draws``."""
    return not refill(state) or draws(state, ())
