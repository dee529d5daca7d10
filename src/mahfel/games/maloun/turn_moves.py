"""What a seat may do in its turn: a set of moves that is counted and drawn from without being listed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from mahfel.engine import Chance, Listed, Move, Seat
from mahfel.games.maloun.burns import Burns
from mahfel.games.maloun.moves import BURNS, Burn, Request, Spend, requests
from mahfel.games.maloun.sets import builds, thrifty
from mahfel.games.maloun.words import BIG_BIN, NUMBERED_ORDER, TRIPLE_ORDER, Card

if TYPE_CHECKING:
    from mahfel.games.maloun.state import MalounState


def may_request(permanents: int) -> tuple[Request, ...]:
    """The requests open to an owner of these permanent rewards."""
    most = 3 if permanents >> TRIPLE_ORDER & 1 else 2
    return requests(most, numbered=bool(permanents >> NUMBERED_ORDER & 1))


def spends(state: MalounState, seat: Seat) -> tuple[Spend, ...]:
    """Crisis: every place of every other hand, for a seat that has a positive card."""
    if not state.positives[seat]:
        return ()
    return tuple(
        Spend(other, place + 1)
        for other in range(state.seats)
        if other != seat
        for place in range(len(state.hands[other]))
    )


class TurnMoves:
    """Build, request, burn (one card, or two with the big bin), spend a positive card."""

    __slots__ = ("builds", "burns", "hand", "requests", "singles", "spends")

    def __init__(self, state: MalounState, seat: Seat) -> None:
        permanents = state.permanents[seat]
        self.hand: list[Card] = state.hands[seat]
        self.builds = builds(self.hand)
        self.requests = may_request(permanents)
        self.burns = Burns(self.hand, 1, 2) if permanents >> BIG_BIN & 1 and len(self.hand) > 1 else None
        self.singles = () if self.burns is not None else sorted(set(self.hand))
        self.spends = spends(state, seat) if state.positives[seat] else ()

    def __contains__(self, move: object) -> bool:
        if isinstance(move, Request):
            return move in self.requests
        if isinstance(move, Burn):
            if self.burns is not None:
                return move in self.burns
            return any(BURNS[which] == move for which in self.singles)
        return move in self.builds or move in self.spends

    def __iter__(self) -> Iterator[Move]:
        yield from self.builds
        yield from self.requests
        if self.burns is not None:
            yield from self.burns
        for which in self.singles:
            yield BURNS[which]
        yield from self.spends

    def __len__(self) -> int:
        burns = len(self.singles) if self.burns is None else len(self.burns)
        return len(self.builds) + len(self.requests) + burns + len(self.spends)

    def sample(self, chance: Chance) -> Move:
        """One of them, each as likely."""
        point = chance.below(len(self))
        for part in (self.builds, self.requests, self.spends):
            if point < len(part):
                return part[point]
            point -= len(part)
        return self.burns.sample(chance) if self.burns is not None else BURNS[self.singles[point]]

    def reduced(self) -> Sequence[Move]:
        """Thrifty builds, plain requests of one or two drinks, single cards, the first place of each hand."""
        plain = requests(2, numbered=False)
        burns = tuple(BURNS[which] for which in sorted(set(self.hand)))
        places = tuple(move for move in self.spends if move.place == 1)
        return (*thrifty(self.hand), *plain, *burns, *places)


def may_build(state: MalounState, seat: Seat, *others: Move) -> Listed:
    """These moves, and every set that the hand of a seat can lay."""
    found = builds(state.hands[seat])
    return Listed((*others, *found)) if found else Listed(others)
