"""A position of High Society."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from mahfel.engine import Move, Outcome, Phase, Seat, State
from mahfel.engine.event import Listener
from mahfel.games.high_society.events import Passed
from mahfel.games.high_society.options import HighSocietyOptions
from mahfel.games.high_society.reckoning import half_points, reckon
from mahfel.games.high_society.view import HighSocietyView, view_of
from mahfel.games.high_society.words import WORTH


@dataclass(slots=True)
class HighSocietyState(State):
    """The deck and what each seat has; purses, bids and rows of cards are bitmasks (see ``words``).

    Only the order of ``deck[shown:]`` is hidden: all bids lie open, so perfect memory knows every purse.
    """

    FACE_UP: ClassVar[bool] = True

    seats: int
    options: HighSocietyOptions
    deck: tuple[int, ...]
    shown: int
    purses: list[int]
    bids: list[int]
    owned: list[int]
    discarded: int
    turn: Seat
    starter: Seat
    high: int
    passed: int
    dark: int
    phases: list[Phase[Any]]
    tell: Listener | None = None

    @property
    def card(self) -> int:
        """The status card revealed last: the one for sale while an auction goes on."""
        return self.deck[self.shown - 1]

    def view(self, viewer: Seat | None) -> HighSocietyView:
        """All that ``viewer`` may know."""
        return view_of(self, viewer)

    def outcome(self) -> Outcome | None:
        """The result by status points; a seat that is cast out keeps its score but cannot win."""
        if self.phases:
            return None
        reckoning = reckon(self.purses, self.owned, self.options)
        return Outcome(
            winners=reckoning.winners,
            scores=tuple(half_points(owned) / 2 for owned in self.owned),
            reason="fourth_dark",
            decided_by=reckoning.decided_by,
        )

    def open_move(self, seat: Seat, move: Move) -> bool:
        """Everything is played face up."""
        return True

    def copy(self) -> HighSocietyState:
        """An independent position equal to this one."""
        return HighSocietyState(
            self.seats,
            self.options,
            self.deck,
            self.shown,
            self.purses[:],
            self.bids[:],
            self.owned[:],
            self.discarded,
            self.turn,
            self.starter,
            self.high,
            self.passed,
            self.dark,
            self.phases[:],
        )

    # -- what the phases do ----------------------------------------------------------------------------------------

    def pass_turn(self) -> None:
        """The turn goes left, to the next seat that has not passed."""
        seats, passed, turn = self.seats, self.passed, self.turn + 1
        while True:
            if turn >= seats:
                turn = 0
            if not passed >> turn & 1:
                break
            turn += 1
        self.turn = turn

    def take_back(self, seat: Seat) -> None:
        """A seat that passes takes all the money back that lies before it."""
        if self.tell is not None:
            self.tell(Passed(seat, WORTH[self.bids[seat]]))
        self.purses[seat] |= self.bids[seat]
        self.bids[seat] = 0
