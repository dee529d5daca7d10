"""What happens in Lut. Everything is public but the cards that are dealt and drawn."""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

from mahfel.engine import PUBLIC, Event, Seat, private

Standing: TypeAlias = Literal["leads", "level", "behind"]


class Dealt(Event, frozen=True, tag="dealt", tag_field="type"):
    """A seat gets its first cards; ``knowers`` are the seats that may look at its hand."""

    seat: Annotated[Seat, PUBLIC]
    knowers: Annotated[tuple[Seat, ...], PUBLIC]
    cards: Annotated[tuple[str, ...], private("knowers")]


class TurnBegan(Event, frozen=True, tag="turn_began", tag_field="type"):
    """The turn comes to a side: first it plunders what it leads, then it acts."""

    seats: Annotated[tuple[Seat, ...], PUBLIC]


class Plundered(Event, frozen=True, tag="plundered", tag_field="type"):
    """A side takes a caravan that it leads; ``spoils`` counts the cards that lay by it and are discarded, ``own`` says
    that it was the side's own caravan."""

    seats: Annotated[tuple[Seat, ...], PUBLIC]
    caravan: Annotated[int, PUBLIC]
    value: Annotated[int, PUBLIC]
    spoils: Annotated[int, PUBLIC]
    own: Annotated[bool, PUBLIC]


class Drawn(Event, frozen=True, tag="drawn", tag_field="type"):
    """A seat draws a card; ``left`` cards remain in the pile."""

    seat: Annotated[Seat, PUBLIC]
    knowers: Annotated[tuple[Seat, ...], PUBLIC]
    left: Annotated[int, PUBLIC]
    card: Annotated[str, private("knowers")]


class CaravanPlayed(Event, frozen=True, tag="caravan_played", tag_field="type"):
    """A caravan sets out; ``caravan`` is its number from now on."""

    seat: Annotated[Seat, PUBLIC]
    caravan: Annotated[int, PUBLIC]
    value: Annotated[int, PUBLIC]


class BanditPlayed(Event, frozen=True, tag="bandit_played", tag_field="type"):
    """A bandit joins a siege; ``total`` is the strength of its side there now, ``standing`` says that its side
    ``leads``, is ``level`` with the strongest, or is ``behind``."""

    seat: Annotated[Seat, PUBLIC]
    caravan: Annotated[int, PUBLIC]
    colour: Annotated[str, PUBLIC]
    strength: Annotated[int, PUBLIC]
    total: Annotated[int, PUBLIC]
    standing: Annotated[Standing, PUBLIC]


class ChiefPlayed(Event, frozen=True, tag="chief_played", tag_field="type"):
    """A chief puts its side at the head of a siege."""

    seat: Annotated[Seat, PUBLIC]
    caravan: Annotated[int, PUBLIC]
    colour: Annotated[str, PUBLIC]


class KarvansalarPlayed(Event, frozen=True, tag="karvansalar_played", tag_field="type"):
    """The caravan master puts the caravan's own side in the lead."""

    seat: Annotated[Seat, PUBLIC]
    caravan: Annotated[int, PUBLIC]


class Discarded(Event, frozen=True, tag="discarded", tag_field="type"):
    """A seat throws a card away unused."""

    seat: Annotated[Seat, PUBLIC]
    card: Annotated[str, PUBLIC]


class GaveWay(Event, frozen=True, tag="gave_way", tag_field="type"):
    """A seat lets its partner act first."""

    seat: Annotated[Seat, PUBLIC]
    other: Annotated[Seat, PUBLIC]


class Ended(Event, frozen=True, tag="ended", tag_field="type"):
    """The pile is used up and a hand is empty; ``seat`` did the last thing, ``reason`` says what."""

    seat: Annotated[Seat, PUBLIC]
    reason: Annotated[str, PUBLIC]


class Awarded(Event, frozen=True, tag="awarded", tag_field="type"):
    """The end: a caravan still on the road falls to the side that leads it."""

    seats: Annotated[tuple[Seat, ...], PUBLIC]
    caravan: Annotated[int, PUBLIC]
    value: Annotated[int, PUBLIC]


class CaravanLost(Event, frozen=True, tag="caravan_lost", tag_field="type"):
    """The end: a caravan still on the road is lost for all, ``tied`` because nobody leads it."""

    caravan: Annotated[int, PUBLIC]
    value: Annotated[int, PUBLIC]
    tied: Annotated[bool, PUBLIC]


class HandCounted(Event, frozen=True, tag="hand_counted", tag_field="type"):
    """The end: what a seat holds; the ``coins`` of caravans in it are taken off."""

    seat: Annotated[Seat, PUBLIC]
    cards: Annotated[tuple[str, ...], PUBLIC]
    coins: Annotated[int, PUBLIC]


class Reckoned(Event, frozen=True, tag="reckoned", tag_field="type"):
    """The end: what a side comes to, in coins; it may be less than nothing."""

    seats: Annotated[tuple[Seat, ...], PUBLIC]
    total: Annotated[int, PUBLIC]


class Won(Event, frozen=True, tag="won", tag_field="type"):
    """The winners, and what decided it."""

    seats: Annotated[tuple[Seat, ...], PUBLIC]
    reason: Annotated[str, PUBLIC]


EVENT_TYPES: Final = (
    Dealt,
    TurnBegan,
    Plundered,
    Drawn,
    CaravanPlayed,
    BanditPlayed,
    ChiefPlayed,
    KarvansalarPlayed,
    Discarded,
    GaveWay,
    Ended,
    Awarded,
    CaravanLost,
    HandCounted,
    Reckoned,
    Won,
)
