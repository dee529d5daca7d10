"""A position of Lut."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from mahfel.engine import Move, Outcome, Phase, Seat, State
from mahfel.engine.event import Listener
from mahfel.games.lut.options import LutOptions
from mahfel.games.lut.reckoning import outcome_of
from mahfel.games.lut.road import Road
from mahfel.games.lut.view import LutView, view_of
from mahfel.games.lut.words import Kind


@dataclass(slots=True)
class LutState(State):
    """Pile, hands, road, booty and discarded cards; cards are kinds (see ``words``).

    ``pile``: its top card last; ``hands[seat]``: in the order of drawing, ``held[seat]`` the mask of the kinds in it;
    ``booty[side]``: the coins of each caravan plundered, in order; ``discarded[kind]``: how many. ``turn`` is the seat
    that acts, ``stage`` where its side's turn stands (see ``phases``), ``ended`` how the game ended (empty: it goes
    on).
    """

    seats: int
    options: LutOptions
    pile: list[Kind]
    hands: list[list[Kind]]
    held: list[int]
    road: Road
    booty: list[tuple[int, ...]]
    discarded: list[int]
    turn: Seat
    starter: Seat
    stage: int
    ended: str
    phases: list[Phase[Any]]
    tell: Listener | None = None

    # What is held follows from the hands.
    SILENT: ClassVar[frozenset[str]] = frozenset({"tell", "held"})

    def knowers(self, seat: Seat) -> tuple[Seat, ...]:
        """The seats that may look at a hand: its owner, and the partner where partners look."""
        if self.options.teams and self.options.partners_see_hands:
            return self.road.sides.seats[self.road.sides.of[seat]]
        return (seat,)

    def view(self, viewer: Seat | None) -> LutView:
        """All that ``viewer`` may know."""
        return view_of(self, viewer)

    def outcome(self) -> Outcome | None:
        """The result in coins; partners have one score and win together."""
        return None if self.phases else outcome_of(self)

    def open_move(self, seat: Seat, move: Move) -> bool:
        """Everybody sees what is played, and that a card is drawn (not which)."""
        return True

    def copy(self) -> LutState:
        """An independent position equal to this one."""
        return LutState(
            self.seats,
            self.options,
            self.pile[:],
            [hand[:] for hand in self.hands],
            self.held[:],
            self.road.copy(),
            self.booty[:],
            self.discarded[:],
            self.turn,
            self.starter,
            self.stage,
            self.ended,
            self.phases[:],
        )

    # -- what the phases do ----------------------------------------------------------------------------------------

    def take(self, seat: Seat) -> Kind:
        """A seat draws the top card of the pile."""
        kind = self.pile.pop()
        self.hands[seat].append(kind)
        self.held[seat] |= 1 << kind
        return kind

    def spend(self, seat: Seat, kind: Kind) -> None:
        """A card leaves a hand."""
        hand = self.hands[seat]
        hand.remove(kind)
        if kind not in hand:
            self.held[seat] &= ~(1 << kind)
