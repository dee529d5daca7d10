"""Moves of Coup."""

from __future__ import annotations

from functools import cache

from mahfel.engine import Move, Refused, Seat

_DIGITS = frozenset("0123456789")


class Declare(Move, frozen=True, tag="declare", tag_field="type"):
    """Name an action, and its target where it has one; ``other`` names a second seat where ties leave a choice."""

    action: str
    target: Seat | None = None
    other: Seat | None = None


class Allow(Move, frozen=True, tag="allow", tag_field="type"):
    """Let it pass: do not doubt, do not block, do not join."""


class Doubt(Move, frozen=True, tag="doubt", tag_field="type"):
    """I do not believe you."""


class Block(Move, frozen=True, tag="block", tag_field="type"):
    """Claim a character that blocks."""

    role: str


class Prove(Move, frozen=True, tag="prove", tag_field="type"):
    """Show what was claimed; the card is replaced."""


class Lose(Move, frozen=True, tag="lose", tag_field="type"):
    """Give up an influence; ``claim`` names a character that reacts to the loss."""

    card: str
    claim: str | None = None


class Keep(Move, frozen=True, tag="keep", tag_field="type"):
    """Of the cards in hand keep these, by name in order; the others go back to the Court."""

    cards: tuple[str, ...]


class Show(Move, frozen=True, tag="show", tag_field="type"):
    """Hand over this card: to be looked at, or to be mixed with others."""

    card: str


class Decide(Move, frozen=True, tag="decide", tag_field="type"):
    """Answer a question of one word, such as ``swap`` or ``spare``, ``pay`` or ``refuse``, ``empire``, ``join``."""

    what: str


class Choose(Move, frozen=True, tag="choose", tag_field="type"):
    """Choose a seat."""

    seat: Seat


class Mark(Move, frozen=True, tag="mark", tag_field="type"):
    """Choose a character in play."""

    role: str


MOVE_TYPES = (Declare, Allow, Doubt, Block, Prove, Lose, Keep, Show, Decide, Choose, Mark)

ALLOW = Allow()
DOUBT = Doubt()
PROVE = Prove()


@cache
def declare(action: str, target: Seat | None = None, other: Seat | None = None) -> Declare:
    """The one value of this declaration."""
    return Declare(action, target, other)


@cache
def block(role: str) -> Block:
    """The one value of this block."""
    return Block(role)


@cache
def decide(what: str) -> Decide:
    """The one value of this answer."""
    return Decide(what)


def notate(move: Move) -> str:
    """``steal:2``, ``doubt``, ``block:duke``, ``prove``, ``lose:captain``, ``lose:captain/missionary``,
    ``keep:duke+duke``, ``show:duke``, ``!swap``, ``@2`` or ``#banker``."""
    match move:
        case Declare(action, target, other):
            return ":".join([action, *(str(seat) for seat in (target, other) if seat is not None)])
        case Block(role):
            return f"block:{role}"
        case Lose(card, claim):
            return f"lose:{card}/{claim}" if claim else f"lose:{card}"
        case Keep(cards):
            return "keep:" + "+".join(cards)
        case Show(card):
            return f"show:{card}"
        case Decide(what):
            return f"!{what}"
        case Choose(seat):
            return f"@{seat}"
        case Mark(role):
            return f"#{role}"
    return str(move.__struct_config__.tag)


def parse(text: str) -> Move:
    """The move in short notation. Raises ``Refused("move.unreadable")``."""
    if len(text) > 200 or not text.isascii():
        raise Refused("move.unreadable")
    simple = {"allow": ALLOW, "doubt": DOUBT, "prove": PROVE}.get(text)
    if simple is not None:
        return simple
    sign, rest = text[:1], text[1:]
    if sign == "!" and _is_word(rest):
        return decide(rest)
    if sign == "#" and _is_word(rest):
        return Mark(rest)
    if sign == "@":
        return Choose(_seat(rest))
    head, *tail = text.split(":")
    if not _is_word(head):
        raise Refused("move.unreadable")
    if head in ("block", "lose", "keep", "show"):
        if len(tail) != 1:
            raise Refused("move.unreadable")
        return _of_cards(head, tail[0])
    if len(tail) > 2:
        raise Refused("move.unreadable")
    return declare(head, *map(_seat, tail))


def _of_cards(head: str, rest: str) -> Move:
    if head == "keep":
        cards = tuple(rest.split("+")) if rest else ()
        if not all(map(_is_word, cards)):
            raise Refused("move.unreadable")
        return Keep(cards)
    card, slash, claim = rest.partition("/")
    if not _is_word(card) or (slash and not (head == "lose" and _is_word(claim))):
        raise Refused("move.unreadable")
    if head == "lose":
        return Lose(card, claim or None)
    return block(card) if head == "block" else Show(card)


def _is_word(text: str) -> bool:
    return bool(text) and len(text) <= 32 and text.replace("_", "a").isalnum() and text[0].isalpha() and text.islower()


def _seat(text: str) -> Seat:
    if not text or len(text) > 2 or not _DIGITS.issuperset(text) or (len(text) > 1 and text[0] == "0"):
        raise Refused("move.unreadable")
    return int(text)
