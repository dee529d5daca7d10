"""Moves of High Society and the sets of them."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from functools import cache

from mahfel.engine import Chance, Move, Refused
from mahfel.games.high_society.words import CARDS, MONEY, PURSES, VALUES, WORTH


class Pass(Move, frozen=True, tag="pass", tag_field="type"):
    """Leave the auction (and, under a disgrace card, take it)."""


class Bid(Move, frozen=True, tag="bid", tag_field="type"):
    """Add money cards, given by their values in ascending order, to those already lying before you."""

    cards: tuple[int, ...]


class Sacrifice(Move, frozen=True, tag="sacrifice", tag_field="type"):
    """Give up a luxury card (by id, ``"L7"``) to Faux Pas."""

    card: str


PASS = Pass()
BIDS = tuple(Bid(values) for values in VALUES)
"""The bid of each purse; index 0 is no bid and is never offered."""


class Bids:
    """The moves of a seat in an auction: pass, or add any cards that beat the highest bid.

    There may be 2 047 bids, so nothing is listed until somebody iterates.
    """

    __slots__ = ("purse", "short")

    def __init__(self, purse: int, short: int) -> None:
        self.purse = purse  # the money cards still in hand
        self.short = short  # the added cards must be worth more than this

    def __contains__(self, move: object) -> bool:
        if type(move) is Bid:
            added = PURSES.get(move.cards, 0)
            return bool(added) and not added & ~self.purse and WORTH[added] > self.short
        return type(move) is Pass

    def __iter__(self) -> Iterator[Move]:
        purses, totals = subsets(self.purse)
        yield PASS
        for added in purses[bisect_right(totals, self.short) :]:
            yield BIDS[added]

    def __len__(self) -> int:
        totals = subsets(self.purse)[1]
        return 1 + len(totals) - bisect_right(totals, self.short)

    def sample(self, chance: Chance) -> Move:
        """Pass or one of the bids, each as likely."""
        purses, totals = subsets(self.purse)
        low = bisect_right(totals, self.short)
        drawn = chance.below(len(purses) - low + 1)
        return BIDS[purses[low + drawn - 1]] if drawn else PASS

    def reduced(self) -> Sequence[Move]:
        """Pass and, for each total in reach, the bid that lays the fewest cards."""
        purses, totals = one_a_total(self.purse)
        return (PASS, *(BIDS[added] for added in purses[bisect_right(totals, self.short) :]))

    @property
    def least(self) -> int:
        """The purse of the cheapest bid, 0 when no bid is possible."""
        purses, totals = one_a_total(self.purse)
        low = bisect_right(totals, self.short)
        return purses[low] if low < len(purses) else 0


@cache
def subsets(purse: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Every non-empty part of a purse, cheapest first, and their totals (3**11 entries over all purses)."""
    found = []
    part = purse
    while part:
        found.append((WORTH[part], part))
        part = (part - 1) & purse
    found.sort()
    return tuple(part for _, part in found), tuple(total for total, _ in found)


@cache
def one_a_total(purse: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """For each total in reach the part with the fewest cards, among those the one that keeps the larger cards."""
    best: dict[int, int] = {}
    for part, total in zip(*subsets(purse), strict=True):
        if total not in best or (part.bit_count(), part) < (best[total].bit_count(), best[total]):
            best[total] = part
    return tuple(best.values()), tuple(best)


def purse_of(values: Sequence[int]) -> int:
    """The purse with these cards, in any order. Raises ``Refused`` for a card that is not there or comes twice."""
    purse = 0
    for value in values:
        if value not in MONEY:
            raise Refused("high_society.no_such_card", card=value)
        bit = 1 << MONEY.index(value)
        if purse & bit:
            raise Refused("high_society.repeated_card", card=value)
        purse |= bit
    return purse


def why_not(purse: int, short: int, lying: int, move: Bid) -> Refused:
    """The reason why a bid is refused; ``lying`` is the total that already lies on the table."""
    if not move.cards:
        return Refused("high_society.empty_bid")
    try:
        added = purse_of(move.cards)
    except Refused as refusal:
        return refusal
    if added & ~purse:
        return Refused("high_society.not_your_money", cards=list(VALUES[added & ~purse]))
    if WORTH[added] <= short:
        return Refused("high_society.too_low", total=lying + WORTH[added], least=lying + short + 1)
    return Refused("high_society.unsorted", cards=list(VALUES[added]))


def notate(move: Move) -> str:
    """``pass``, ``bid:2+15`` or ``sacrifice:L7``."""
    if isinstance(move, Bid):
        return "bid:" + "+".join(map(str, move.cards))
    if isinstance(move, Sacrifice):
        return f"sacrifice:{move.card}"
    return "pass"


def parse(text: str) -> Move:
    """The move in short notation; money in any order. Raises ``Refused("move.unreadable")``."""
    kind, colon, rest = text.partition(":")
    if text == "pass":
        return PASS
    if kind == "bid" and rest and len(rest) <= 64:
        parts = rest.split("+")
        if all(part.isascii() and part.isdigit() for part in parts):
            return Bid(tuple(sorted(map(int, parts))))
    if kind == "sacrifice" and colon and rest in CARDS:
        return Sacrifice(rest)
    raise Refused("move.unreadable")
