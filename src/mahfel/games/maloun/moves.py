"""Moves of Malʿoun, their short notation, and tables of the values that occur."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import combinations
from typing import Final

from mahfel.engine import Move, Refused, Seat
from mahfel.games.maloun.words import CARDS, DRINK, DRINKS, NAMES, NUMBERS, WATER


class Wait(Move, frozen=True, tag="wait", tag_field="type"):
    """Build nothing for now."""


class Build(Move, frozen=True, tag="build", tag_field="type"):
    """Lay a complete set of a drink; ``water`` names the numbers that water stands for, ascending."""

    drink: str
    water: tuple[int, ...] = ()


class Burn(Move, frozen=True, tag="burn", tag_field="type"):
    """Put cards of one's hand (ids in the order of the box) face down on the burnt pile and draw as many."""

    cards: tuple[str, ...]


class Request(Move, frozen=True, tag="request", tag_field="type"):
    """Ask for drinks (in the order of the box); ``number`` of the drink ``numbered`` with the reward for it."""

    drinks: tuple[str, ...]
    numbered: str | None = None
    number: int | None = None


class Spend(Move, frozen=True, tag="spend", tag_field="type"):
    """Crisis: give back a positive card and take the card at a place (1 …) of a player's face-down hand."""

    seat: Seat
    place: int


class Offer(Move, frozen=True, tag="offer", tag_field="type"):
    """Lay one card face down for the requester."""

    card: str


class Decline(Move, frozen=True, tag="decline", tag_field="type"):
    """Offer nothing."""


class Pick(Move, frozen=True, tag="pick", tag_field="type"):
    """Take the offers lying at these places (1 …, ascending): one, or two to compare with the reward for it."""

    places: tuple[int, ...]


class Keep(Move, frozen=True, tag="keep", tag_field="type"):
    """Of the cards one looks at, keep this one."""

    card: str


class Choose(Move, frozen=True, tag="choose", tag_field="type"):
    """Choose a player."""

    seat: Seat


class Swap(Move, frozen=True, tag="swap", tag_field="type"):
    """Give a player this card for a random one of theirs."""

    seat: Seat
    card: str


class Continue(Move, frozen=True, tag="continue", tag_field="type"):
    """The finisher lets the discussion begin."""


class Reveal(Move, frozen=True, tag="reveal", tag_field="type"):
    """The Malʿoun, having finished, shows the role card at once."""


class Ready(Move, frozen=True, tag="ready", tag_field="type"):
    """All is said."""


class Vote(Move, frozen=True, tag="vote", tag_field="type"):
    """Vote for a suspect; None: abstain."""

    seat: Seat | None = None


class Prefer(Move, frozen=True, tag="prefer", tag_field="type"):
    """Vote on an empty deck: ``reshuffle`` or ``stop``; None: abstain."""

    what: str | None = None


class Accuse(Move, frozen=True, tag="accuse", tag_field="type"):
    """The finisher names the Malʿoun."""

    seat: Seat


MOVE_TYPES: Final = (
    Wait,
    Build,
    Burn,
    Request,
    Spend,
    Offer,
    Decline,
    Pick,
    Keep,
    Choose,
    Swap,
    Continue,
    Reveal,
    Ready,
    Vote,
    Prefer,
    Accuse,
)

WAIT: Final = Wait()
DECLINE: Final = Decline()
CONTINUE: Final = Continue()
REVEAL: Final = Reveal()
READY: Final = Ready()
OFFERS: Final = tuple(Offer(name) for name in NAMES[:WATER])
"""The offer of each drink card."""
BURNS: Final = tuple(Burn((name,)) for name in NAMES)
"""The burning of each single card."""
NO_BURN: Final = Burn(())
ANSWERS: Final = ("reshuffle", "stop")

_SIMPLE: Final = {"wait": WAIT, "decline": DECLINE, "continue": CONTINUE, "reveal": REVEAL, "ready": READY}


@cache
def requests(most: int, *, numbered: bool) -> tuple[Request, ...]:
    """Every request of up to ``most`` drinks, with each number of each named drink where that is allowed."""
    found = []
    for count in range(1, most + 1):
        for named in combinations(DRINKS, count):
            found.append(Request(named))
            if numbered:
                found += [Request(named, drink, number) for drink in named for number in NUMBERS]
    return tuple(found)


ALL_REQUESTS: Final = {request: request for request in requests(3, numbered=True)}


@cache
def wanted(request: Request) -> int:
    """The cards by which an honest barista may answer: a bitmask over cards."""
    mask = 0
    for name in request.drinks:
        for number in NUMBERS:
            if request.numbered != name or request.number == number:
                mask |= 1 << (DRINK[name] * 10 + (number - 1) * 2)
    return mask


def notate(move: Move) -> str:
    """``wait``, ``build:tea/1+4``, ``burn:tea3x+water``, ``request:tea+juice#tea3``, ``spend:2/4``, ``offer:tea3``,
    ``decline``, ``pick:1+2``, ``keep:tea3``, ``choose:2``, ``swap:2/tea3x``, ``continue``, ``reveal``, ``ready``,
    ``vote:2`` (``vote:none``), ``prefer:stop``, ``accuse:2``."""
    match move:
        case Build(drink, water):
            return f"build:{drink}/{'+'.join(map(str, water))}" if water else f"build:{drink}"
        case Burn(cards):
            return "burn:" + ("+".join(cards) or "none")
        case Request(drinks, numbered, number):
            plain = "request:" + "+".join(drinks)
            return plain if numbered is None and number is None else f"{plain}#{numbered or ''}{number or ''}"
        case Spend(seat, place):
            return f"spend:{seat}/{place}"
        case Offer(card) | Keep(card):
            return f"{move.__struct_config__.tag}:{card}"
        case Pick(places):
            return "pick:" + "+".join(map(str, places))
        case Choose(seat) | Accuse(seat):
            return f"{move.__struct_config__.tag}:{seat}"
        case Swap(seat, card):
            return f"swap:{seat}/{card}"
        case Vote(seat):
            return f"vote:{'none' if seat is None else seat}"
        case Prefer(what):
            return f"prefer:{what or 'none'}"
    return str(move.__struct_config__.tag)


def parse(text: str) -> Move:
    """The move in short notation; cards and drinks in any order. Raises ``Refused("move.unreadable")``."""
    if len(text) > 400 or not text.isascii():
        raise Refused("move.unreadable")
    simple = _SIMPLE.get(text)
    if simple is not None:
        return simple
    head, colon, rest = text.partition(":")
    reader = _READERS.get(head)
    if reader is None or not colon or not rest:
        raise Refused("move.unreadable")
    return reader(rest)


def _card(text: str) -> str:
    if text not in CARDS:
        raise Refused("move.unreadable")
    return text


def _number(text: str, most: int = 99) -> int:
    if not text.isdigit() or len(text) > 2 or (len(text) > 1 and text[0] == "0") or int(text) > most:
        raise Refused("move.unreadable")
    return int(text)


def _build(rest: str) -> Move:
    drink, slash, water = rest.partition("/")
    if drink not in DRINK or (slash and not water):
        raise Refused("move.unreadable")
    return Build(drink, tuple(sorted(_number(part, 9) for part in water.split("+"))) if slash else ())


def _burn(rest: str) -> Move:
    if rest == "none":
        return NO_BURN
    return Burn(tuple(sorted(map(_card, rest.split("+")), key=CARDS.__getitem__)))


def _request(rest: str) -> Move:
    named, sign, numbered = rest.partition("#")
    drinks = named.split("+")
    if not set(drinks) <= set(DRINK):
        raise Refused("move.unreadable")
    ordered = tuple(sorted(drinks, key=DRINK.__getitem__))
    if not sign:
        return Request(ordered)
    drink, digit = numbered[:-1], numbered[-1:]
    if drink not in DRINK:
        raise Refused("move.unreadable")
    return Request(ordered, drink, _number(digit))


def _spend(rest: str) -> Move:
    seat, _, place = rest.partition("/")
    return Spend(_number(seat), _number(place))


def _swap(rest: str) -> Move:
    seat, _, card = rest.partition("/")
    return Swap(_number(seat), _card(card))


def _prefer(rest: str) -> Move:
    if rest not in (*ANSWERS, "none"):
        raise Refused("move.unreadable")
    return Prefer(None if rest == "none" else rest)


_READERS: Final[dict[str, Callable[[str], Move]]] = {
    "build": _build,
    "burn": _burn,
    "request": _request,
    "spend": _spend,
    "swap": _swap,
    "prefer": _prefer,
    "offer": lambda rest: Offer(_card(rest)),
    "keep": lambda rest: Keep(_card(rest)),
    "pick": lambda rest: Pick(tuple(sorted(_number(part) for part in rest.split("+")))),
    "choose": lambda rest: Choose(_number(rest)),
    "accuse": lambda rest: Accuse(_number(rest)),
    "vote": lambda rest: Vote(None if rest == "none" else _number(rest)),
}
