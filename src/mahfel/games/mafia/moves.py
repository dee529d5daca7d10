"""Moves of Mafia."""

from __future__ import annotations

import re
from functools import cache

import msgspec

from mahfel.engine import Move, Refused, Seat


class Use(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One ability at work: its name, the seats it is aimed at (ascending, unless their order matters), a role named."""

    ability: str
    at: tuple[Seat, ...] = ()
    role: str = ""


class Act(Move, frozen=True, tag="act", tag_field="type"):
    """Use abilities, all at once; none of them: rest."""

    uses: tuple[Use, ...] = ()


class Done(Move, frozen=True, tag="done", tag_field="type"):
    """I have spoken."""


class Hands(Move, frozen=True, tag="hands", tag_field="type"):
    """Raise a hand for the defence of these, ascending."""

    seats: tuple[Seat, ...] = ()


class Hand(Move, frozen=True, tag="hand", tag_field="type"):
    """Raise a hand, or not."""

    up: bool


class Ballot(Move, frozen=True, tag="ballot", tag_field="type"):
    """A secret or open vote for one of the accused (two, for who has two ballots), and a power used with it."""

    votes: tuple[Seat, ...] = ()
    uses: tuple[Use, ...] = ()


class Draw(Move, frozen=True, tag="draw", tag_field="type"):
    """Take the card that lies face down at this place, counted from 1."""

    place: int


MOVE_TYPES = (Act, Done, Hands, Hand, Ballot, Draw)

REST = Act()
DONE = Done()
UP = Hand(up=True)
DOWN = Hand(up=False)

_USE = re.compile(r"([a-z_]+)(?:@([0-9]{1,2}(?:,[0-9]{1,2})*))?(?:=([a-z_]+))?", re.ASCII)
_SEATS = re.compile(r"[0-9]{1,2}(?:,[0-9]{1,2})*", re.ASCII)


def notate(move: Move) -> str:
    """Short notation: ``act save@3 guess@6=judge``, ``rest``, ``done``, ``hands 1,4``, ``up``, ``vote 4 annul``,
    ``draw 2``."""
    match move:
        case Act(uses):
            return " ".join(("act", *map(_use, uses))) if uses else "rest"
        case Done():
            return "done"
        case Hands(seats):
            return f"hands {_seats(seats)}" if seats else "hands"
        case Hand(up):
            return "up" if up else "down"
        case Ballot(votes, uses):
            return " ".join(("vote", _seats(votes) if votes else "-", *map(_use, uses)))
        case Draw(place):
            return f"draw {place}"
    raise TypeError(f"{type(move).__name__} is no move of Mafia")


def _use(use: Use) -> str:
    at = f"@{_seats(use.at)}" if use.at else ""
    return f"{use.ability}{at}={use.role}" if use.role else f"{use.ability}{at}"


def _seats(seats: tuple[Seat, ...]) -> str:
    return ",".join(map(str, seats))


@cache
def _simple() -> dict[str, Move]:
    return {"rest": REST, "done": DONE, "up": UP, "down": DOWN, "hands": Hands()}


def parse(text: str) -> Move:
    """The move that ``notate`` wrote. Raises ``Refused("move.unreadable")``."""
    if len(text) > 400:
        raise Refused("move.unreadable")
    found = _simple().get(text)
    if found is not None:
        return found
    word, *rest = text.split(" ")
    if word == "act" and rest:
        return Act(tuple(map(_read_use, rest)))
    if word == "hands" and len(rest) == 1:
        return Hands(_read_seats(rest[0]))
    if word == "vote" and rest:
        return Ballot(() if rest[0] == "-" else _read_seats(rest[0]), tuple(map(_read_use, rest[1:])))
    if word == "draw" and len(rest) == 1 and re.fullmatch(r"[1-9][0-9]?", rest[0], re.ASCII):
        return Draw(int(rest[0]))
    raise Refused("move.unreadable")


def _read_use(word: str) -> Use:
    read = _USE.fullmatch(word)
    if read is None:
        raise Refused("move.unreadable")
    ability, seats, role = read.groups()
    return Use(ability, _read_seats(seats) if seats else (), role or "")


def _read_seats(word: str) -> tuple[Seat, ...]:
    if not _SEATS.fullmatch(word) or any(len(part) > 1 and part[0] == "0" for part in word.split(",")):
        raise Refused("move.unreadable")
    return tuple(map(int, word.split(",")))
