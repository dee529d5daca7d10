"""What happens in Courtisans. Everything is public: what must not be known (cards drawn, families of spies) is not
told to anybody, the one who held the spy included."""

from __future__ import annotations

from typing import Annotated

from mahfel.engine import PUBLIC, Event, Seat


class Began(Event, frozen=True, tag="began", tag_field="type"):
    """The cards are dealt: ``aside`` of them lie unseen beside the table, each seat will have ``rounds`` turns, and
    ``seat`` has the first one."""

    seat: Annotated[Seat, PUBLIC]
    aside: Annotated[int, PUBLIC]
    rounds: Annotated[int, PUBLIC]


class TurnBegan(Event, frozen=True, tag="turn_began", tag_field="type"):
    """A seat takes its turn of the round, 1 … ``rounds``."""

    seat: Annotated[Seat, PUBLIC]
    round: Annotated[int, PUBLIC]
    rounds: Annotated[int, PUBLIC]


class Placed(Event, frozen=True, tag="placed", tag_field="type"):
    """A card was placed: ``card`` is its id, or ``"spy"`` with its public number in ``spy`` (0 for other cards).

    ``zone`` is ``above`` or ``below`` the Queen's table, the ``own`` domain, or that of the opponent ``other``.
    """

    seat: Annotated[Seat, PUBLIC]
    card: Annotated[str, PUBLIC]
    zone: Annotated[str, PUBLIC]
    other: Annotated[Seat | None, PUBLIC] = None
    spy: Annotated[int, PUBLIC] = 0


class Killed(Event, frozen=True, tag="killed", tag_field="type"):
    """The assassin just placed removed a card, named as in ``Placed``; ``zone`` says where the victim lay."""

    seat: Annotated[Seat, PUBLIC]
    card: Annotated[str, PUBLIC]
    zone: Annotated[str, PUBLIC]
    other: Annotated[Seat | None, PUBLIC] = None
    spy: Annotated[int, PUBLIC] = 0


class Drew(Event, frozen=True, tag="drew", tag_field="type"):
    """A seat drew ``count`` cards after its turn: 3, or 0 when the pile was empty. ``left`` remain in the pile."""

    seat: Annotated[Seat, PUBLIC]
    count: Annotated[int, PUBLIC]
    left: Annotated[int, PUBLIC]


class Ended(Event, frozen=True, tag="ended", tag_field="type"):
    """The pile and all hands are empty: the banquet is over."""


class SpyTurned(Event, frozen=True, tag="spy_turned", tag_field="type"):
    """A spy is turned up. ``zone``: ``above``, ``below``, ``domain`` (that of ``other``) or ``removed``."""

    spy: Annotated[int, PUBLIC]
    card: Annotated[str, PUBLIC]
    zone: Annotated[str, PUBLIC]
    other: Annotated[Seat | None, PUBLIC] = None


class Judged(Event, frozen=True, tag="judged", tag_field="type"):
    """Where a family stands: weights ``above`` and ``below``, and ``esteemed``, ``disgraced`` or ``neutral``."""

    family: Annotated[str, PUBLIC]
    above: Annotated[int, PUBLIC]
    below: Annotated[int, PUBLIC]
    status: Annotated[str, PUBLIC]


class MissionShown(Event, frozen=True, tag="mission_shown", tag_field="type"):
    """A seat shows a mission; ``points`` is 3 when it is fulfilled, else 0."""

    seat: Annotated[Seat, PUBLIC]
    mission: Annotated[str, PUBLIC]
    points: Annotated[int, PUBLIC]


class Reckoned(Event, frozen=True, tag="reckoned", tag_field="type"):
    """The points of a seat: those of its domain, those of its missions, and their sum."""

    seat: Annotated[Seat, PUBLIC]
    domain: Annotated[int, PUBLIC]
    missions: Annotated[int, PUBLIC]
    total: Annotated[int, PUBLIC]


class Won(Event, frozen=True, tag="won", tag_field="type"):
    """The winners, perhaps several, and what decided it."""

    seats: Annotated[tuple[Seat, ...], PUBLIC]
    reason: Annotated[str, PUBLIC]


EVENT_TYPES = (
    Began,
    TurnBegan,
    Placed,
    Killed,
    Drew,
    Ended,
    SpyTurned,
    Judged,
    MissionShown,
    Reckoned,
    Won,
)
