"""A position of Courtisans."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from mahfel.engine import Move, Outcome, Phase, Seat, State
from mahfel.engine.event import Listener
from mahfel.games.courtisans.moves import Place
from mahfel.games.courtisans.options import CourtisansOptions
from mahfel.games.courtisans.reckoning import Hall, outcome_of
from mahfel.games.courtisans.view import CourtisansView, view_of
from mahfel.games.courtisans.words import KINDS, SPY

DOMAINS = 2
"""Places as small integers: 0 above the Queen's table, 1 below it, ``DOMAINS + seat`` the domain of a seat."""

REMOVED = -1
"""The place of a spy that an assassin has removed."""


@dataclass(slots=True)
class CourtisansState(State):
    """Cards are kinds (see ``words``), hands in the order in which they were drawn.

    ``pile``: the cards that were not dealt, ``drawn`` of which are in hand or placed by now; the last ``aside`` of them
    are set aside for good. ``rows``: how many of each face-up kind lie in each place, ``shown`` the kinds that do as a
    bitmask. ``spies``: family of each spy placed so far, in the order of their numbers from 1; ``lairs`` where it lies;
    ``lurking``: the spies of each place as a bitmask (bit ``number - 1``). ``removed``: as a row. ``open``: the kinds
    of zones that the seat in turn has not used yet. ``turns``: how many turns are done. ``missions``: white and blue
    of each seat.
    """

    seats: int
    options: CourtisansOptions
    pile: tuple[int, ...]
    drawn: int
    aside: int
    hands: list[tuple[int, ...]]
    missions: tuple[tuple[int, int], ...]
    rows: list[list[int]]
    shown: list[int]
    spies: list[int]
    lairs: list[int]
    lurking: list[int]
    removed: list[int]
    turn: Seat
    starter: Seat
    open: int
    turns: int
    phases: list[Phase[Any]]
    tell: Listener | None = None

    @property
    def left(self) -> int:
        """How many cards can still be drawn."""
        return len(self.pile) - self.aside - self.drawn

    def view(self, viewer: Seat | None) -> CourtisansView:
        """All that ``viewer`` may know."""
        return view_of(self, viewer)

    def outcome(self) -> Outcome | None:
        """The result by points."""
        return None if self.phases else outcome_of(self.hall(), self.options)

    def open_move(self, seat: Seat, move: Move) -> bool:
        """All of a card that lies face up; the family of a spy is never seen."""
        return isinstance(move, Place) and not move.card.endswith("-spy")

    def copy(self) -> CourtisansState:
        """An independent position equal to this one."""
        return CourtisansState(
            self.seats,
            self.options,
            self.pile,
            self.drawn,
            self.aside,
            self.hands[:],
            self.missions,
            [row[:] for row in self.rows],
            self.shown[:],
            self.spies[:],
            self.lairs[:],
            self.lurking[:],
            self.removed[:],
            self.turn,
            self.starter,
            self.open,
            self.turns,
            self.phases[:],
        )

    def plain(self) -> dict[str, Any]:
        """Every field; the pile as one text, for a fingerprint is made after every move."""
        return {**State.plain(self), "pile": " ".join(map(str, self.pile))}

    def hall(self) -> Hall:
        """All that lies in the hall, spies turned up."""
        rows = [[*row, *(0,) * (KINDS - SPY)] for row in self.rows]
        for family, lair in zip(self.spies, self.lairs, strict=True):
            if lair != REMOVED:
                rows[lair][SPY + family] += 1
        return Hall(rows[0], rows[1], tuple(rows[DOMAINS:]), self.missions)

    # -- what the phase does ---------------------------------------------------------------------------------------

    def put(self, kind: int, place: int) -> int:
        """Lay a card in a place; the number of a spy, 0 for other cards."""
        if kind >= SPY:
            self.spies.append(kind - SPY)
            self.lairs.append(place)
            number = len(self.spies)
            self.lurking[place] |= 1 << number - 1
            return number
        self.rows[place][kind] += 1
        self.shown[place] |= 1 << kind
        return 0

    def remove(self, kind: int, place: int) -> None:
        """Take a face-up card of that kind out of the game."""
        row = self.rows[place]
        row[kind] -= 1
        if not row[kind]:
            self.shown[place] &= ~(1 << kind)
        self.removed[kind] += 1

    def remove_spy(self, number: int) -> None:
        """Take a spy out of the game, unseen."""
        self.lurking[self.lairs[number - 1]] &= ~(1 << number - 1)
        self.lairs[number - 1] = REMOVED
