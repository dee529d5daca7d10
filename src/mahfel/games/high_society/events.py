"""What happens in High Society. Everything is public: bids lie open, and only the order of the deck is hidden."""

from __future__ import annotations

from typing import Annotated

from mahfel.engine import PUBLIC, Event, Seat


class Revealed(Event, frozen=True, tag="revealed", tag_field="type"):
    """The top card of the deck is turned up; ``dark`` counts the dark edges seen so far."""

    card: Annotated[str, PUBLIC]
    dark: Annotated[int, PUBLIC]


class BidMade(Event, frozen=True, tag="bid", tag_field="type"):
    """A seat adds money cards; ``total`` is all that lies before it now."""

    seat: Annotated[Seat, PUBLIC]
    cards: Annotated[tuple[int, ...], PUBLIC]
    total: Annotated[int, PUBLIC]


class Passed(Event, frozen=True, tag="passed", tag_field="type"):
    """A seat leaves the auction and takes back the money that lay before it."""

    seat: Annotated[Seat, PUBLIC]
    took_back: Annotated[int, PUBLIC]


class Taken(Event, frozen=True, tag="taken", tag_field="type"):
    """The last seat left gets the card and pays its bid: 0 when nobody bid."""

    seat: Annotated[Seat, PUBLIC]
    card: Annotated[str, PUBLIC]
    price: Annotated[int, PUBLIC]


class Disgraced(Event, frozen=True, tag="disgraced", tag_field="type"):
    """The first seat to pass takes the disgrace card."""

    seat: Annotated[Seat, PUBLIC]
    card: Annotated[str, PUBLIC]


class Lost(Event, frozen=True, tag="lost", tag_field="type"):
    """A seat that was spared the disgrace card pays what it had laid."""

    seat: Annotated[Seat, PUBLIC]
    price: Annotated[int, PUBLIC]


class Pending(Event, frozen=True, tag="pending", tag_field="type"):
    """Faux Pas waits before a seat for its first luxury card."""

    seat: Annotated[Seat, PUBLIC]


class Sacrificed(Event, frozen=True, tag="sacrificed", tag_field="type"):
    """A seat gives up a luxury card of its choice, and Faux Pas goes with it."""

    seat: Annotated[Seat, PUBLIC]
    card: Annotated[str, PUBLIC]


class Forfeited(Event, frozen=True, tag="forfeited", tag_field="type"):
    """The luxury card just taken goes at once with the Faux Pas that was waiting."""

    seat: Annotated[Seat, PUBLIC]
    card: Annotated[str, PUBLIC]


class Ended(Event, frozen=True, tag="ended", tag_field="type"):
    """The fourth dark edge: the game is over and nobody gets the card."""

    card: Annotated[str, PUBLIC]


class MoneyShown(Event, frozen=True, tag="money_shown", tag_field="type"):
    """A seat shows the money it has left."""

    seat: Annotated[Seat, PUBLIC]
    money: Annotated[int, PUBLIC]


class CastOut(Event, frozen=True, tag="cast_out", tag_field="type"):
    """A poorest seat is cast out and cannot win."""

    seat: Annotated[Seat, PUBLIC]
    money: Annotated[int, PUBLIC]


class Reckoned(Event, frozen=True, tag="reckoned", tag_field="type"):
    """The status of a seat, in points; halves are possible."""

    seat: Annotated[Seat, PUBLIC]
    status: Annotated[float, PUBLIC]


class Won(Event, frozen=True, tag="won", tag_field="type"):
    """The winners, perhaps several, perhaps none, and what decided it."""

    seats: Annotated[tuple[Seat, ...], PUBLIC]
    reason: Annotated[str, PUBLIC]
