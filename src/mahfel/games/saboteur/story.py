"""What is told of a round when it is over, and the reckoning at the end."""

from __future__ import annotations

import msgspec

from mahfel.engine import Seat
from mahfel.games.saboteur.words import GoalPlace, Role


class Story(msgspec.Struct, frozen=True):
    """A round that is over: who reached the treasure (None: nobody), where it lay, who the saboteurs were, the role
    card set aside, and how many gold cards each seat got (more may come while the draft goes on)."""

    finder: Seat | None
    treasure: GoalPlace
    saboteurs: tuple[Seat, ...]
    aside: Role
    cards: tuple[int, ...]


class Lot(msgspec.Struct, frozen=True):
    """What a seat knows of gold that it handed on in round ``n``: these seats together have (or will have) cards of
    these worths, one for each mention of a seat, in the order in which they take."""

    n: int
    seats: tuple[Seat, ...]
    gold: tuple[int, ...]


class Account(msgspec.Struct, frozen=True, omit_defaults=True):
    """The end of one seat: its nuggets, its place (1 is best; equals share one), its gold cards in the order in which
    it got them, loose nuggets."""

    seat: Seat
    nuggets: int
    place: int
    gold: tuple[int, ...] = ()
    loose: int = 0
    won: bool = False
