"""The one move of Courtisans, and its short notation."""

from __future__ import annotations

from functools import cache
from typing import Final, Literal, TypeAlias

from mahfel.engine import Move, Refused, Seat
from mahfel.games.courtisans.words import ASSASSIN, CARDS, GUARD, MOST_SEATS, NAMES, ROLES, SPIES, SPY

Zone: TypeAlias = Literal["above", "below", "own", "opponent"]
Side: TypeAlias = Literal["above", "below"]

ABOVE, BELOW, OWN, OPPONENT = range(4)
"""Places as small integers: the two sides of the Queen's table, the own domain, and ``OPPONENT + seat``."""

TABLE_OPEN, OWN_OPEN, OPPONENT_OPEN = 1, 2, 4
"""The kinds of zones that a turn has not used yet, as bits."""

ALL_OPEN: Final = TABLE_OPEN | OWN_OPEN | OPPONENT_OPEN

ZONE: Final = (TABLE_OPEN, TABLE_OPEN, OWN_OPEN, *(OPPONENT_OPEN,) * MOST_SEATS)
"""The kind of zone of each place."""

LYING: Final = 2 * SPY
"""A victim as a small integer: a face-up kind (``SPY`` more when it lies below the table), or ``LYING`` + a spy's
number; ``NOBODY`` for none."""

NOBODY: Final = -1


class Place(Move, frozen=True, tag="place", tag_field="type"):
    """Place a card (by id, ``"toads-noble"``) in a zone; ``other`` names the opponent whose domain it is.

    An assassin may take a ``victim`` of the same zone with it: a face-up card by its id, at the Queen's table with the
    ``side`` on which it lies, or a spy by its public number, ``"spy-3"``.
    """

    card: str
    zone: Zone
    other: Seat | None = None
    victim: str | None = None
    side: Side | None = None


def victim_of(victim: int) -> tuple[str | None, Side | None]:
    """The fields of a move that name this victim, but for the side, which only a card at the table has."""
    if victim == NOBODY:
        return None, None
    if victim > LYING:
        return f"spy-{victim - LYING}", None
    return NAMES[victim % SPY], "below" if victim >= SPY else "above"


@cache
def place(kind: int, where: int, victim: int = NOBODY) -> Place:
    """The one value of this move."""
    name, side = victim_of(victim)
    if where >= OWN:
        side = None
    if where >= OPPONENT:
        return Place(NAMES[kind], "opponent", where - OPPONENT, name, side)
    zones: tuple[Zone, ...] = ("above", "below", "own")
    return Place(NAMES[kind], zones[where], None, name, side)


def _every_move() -> dict[Move, tuple[int, int, int]]:
    found: dict[Move, tuple[int, int, int]] = {}
    mortal = [kind for kind in range(SPY) if kind % len(ROLES) != GUARD]
    spies = [LYING + number for number in range(1, SPIES + 1)]
    at_table = [*mortal, *(SPY + kind for kind in mortal), *spies]
    for kind in range(len(NAMES)):
        kills = kind < SPY and kind % len(ROLES) == ASSASSIN
        for where in range(OPPONENT + MOST_SEATS):
            victims = (at_table if where < OWN else [*mortal, *spies]) if kills else []
            for victim in (NOBODY, *victims):
                found[place(kind, where, victim)] = (kind, where, victim)
    return found


CODES: Final = _every_move()
"""Every move that can ever be legal, with what it is made of: kind, place and victim."""


def notate(move: Move) -> str:
    """``toads-noble>above``, ``carps-spy>own``, ``toads-guard>2``, ``carps-assassin>below!hares-noble@above``,
    ``carps-assassin>2!hares-noble`` or ``carps-assassin>own!spy-3``."""
    assert isinstance(move, Place)
    text = f"{move.card}>{move.zone if move.other is None else move.other}"
    if move.victim is not None:
        text += f"!{move.victim}"
    return text if move.side is None else f"{text}@{move.side}"


def parse(text: str) -> Move:
    """The move in short notation. Raises ``Refused("move.unreadable")``.

    What cannot be legal anywhere but has its form, such as a guard as a victim, is read and refused by the rules.
    """
    if len(text) > 80:
        raise Refused("move.unreadable")
    card, arrow, rest = text.partition(">")
    place_text, mark, named = rest.partition("!")
    victim, at, side = named.partition("@")
    if not arrow or card not in CARDS or (mark and victim not in _VICTIMS) or (at and side not in ("above", "below")):
        raise Refused("move.unreadable")
    chosen: Side | None = None if not at else "below" if side == "below" else "above"
    zone = _ZONES.get(place_text)
    if zone is not None:
        return Place(card, zone, None, victim or None, chosen)
    if place_text not in _SEATS:
        raise Refused("move.unreadable")
    return Place(card, "opponent", int(place_text), victim or None, chosen)


_ZONES: Final[dict[str, Zone]] = {"above": "above", "below": "below", "own": "own"}
_SEATS: Final = frozenset(map(str, range(MOST_SEATS)))
_VICTIMS: Final = frozenset((*NAMES, *(f"spy-{number}" for number in range(1, SPIES + 1))))
