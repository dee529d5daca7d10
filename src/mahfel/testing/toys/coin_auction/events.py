"""What happens in the three-coin auction."""

from __future__ import annotations

from typing import Annotated

from mahfel.engine import PUBLIC, Event, Seat


class Offered(Event, frozen=True, tag="offered", tag_field="type"):
    """The next prize lies open."""

    prize: Annotated[int, PUBLIC]


class Staked(Event, frozen=True, tag="staked", tag_field="type"):
    """All coins are turned up at once, in seat order."""

    coins: Annotated[tuple[int, ...], PUBLIC]


class Taken(Event, frozen=True, tag="taken", tag_field="type"):
    """The highest coin, if there is only one, takes the prize."""

    seat: Annotated[Seat, PUBLIC]
    prize: Annotated[int, PUBLIC]


class Lapsed(Event, frozen=True, tag="lapsed", tag_field="type"):
    """The highest coins were equal: nobody gets the prize."""

    prize: Annotated[int, PUBLIC]
