"""What happens in two-card Coup."""

from __future__ import annotations

from typing import Annotated

from mahfel.engine import PUBLIC, Event, Seat, private


class Dealt(Event, frozen=True, tag="dealt", tag_field="type"):
    """A seat is dealt a card, which it alone sees."""

    seat: Annotated[Seat, PUBLIC]
    card: Annotated[str, private("seat")]


class Worked(Event, frozen=True, tag="worked", tag_field="type"):
    """A seat takes one coin."""

    seat: Annotated[Seat, PUBLIC]


class Claimed(Event, frozen=True, tag="claimed", tag_field="type"):
    """A seat claims the crown."""

    seat: Annotated[Seat, PUBLIC]


class Paid(Event, frozen=True, tag="paid", tag_field="type"):
    """A claim stands: two coins."""

    seat: Annotated[Seat, PUBLIC]


class Doubted(Event, frozen=True, tag="doubted", tag_field="type"):
    """The first doubter in the order of play; the claimant's card is shown."""

    seat: Annotated[Seat, PUBLIC]
    claimant: Annotated[Seat, PUBLIC]
    card: Annotated[str, PUBLIC]


class FellOut(Event, frozen=True, tag="fell_out", tag_field="type"):
    """A seat that was wrong is out of the game, and its card is shown."""

    seat: Annotated[Seat, PUBLIC]
    card: Annotated[str, PUBLIC]
