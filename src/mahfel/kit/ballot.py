"""Ballots: a sealed vote of several seats at once, and what its count says.

Advisory or binding, for seats or for anything else that can be named; ties and abstentions are counted, and the game
says what they mean.
"""

from __future__ import annotations

from abc import abstractmethod
from collections import Counter
from collections.abc import Hashable, Iterable, Sequence
from typing import Any, Generic, TypeVar

import msgspec

from mahfel.engine import Ask, Move, Seat
from mahfel.kit.window import Window, Windowed

S = TypeVar("S", bound=Windowed)
C = TypeVar("C", bound=Hashable)


class Tally(msgspec.Struct, Generic[C], frozen=True):
    """The count of a vote: (candidate, votes) in the order of the candidates, and how many abstained."""

    counts: tuple[tuple[C, int], ...]
    abstained: int

    @property
    def cast(self) -> int:
        """How many votes were for somebody."""
        return sum(votes for _, votes in self.counts)

    @property
    def first(self) -> tuple[C, ...]:
        """The candidates with the most votes, several when they are tied; none when nobody got a vote."""
        most = max((votes for _, votes in self.counts), default=0)
        return tuple(candidate for candidate, votes in self.counts if votes == most) if most else ()

    @property
    def plurality(self) -> C | None:
        """The one candidate with more votes than any other; None when there is none."""
        first = self.first
        return first[0] if len(first) == 1 else None

    @property
    def majority(self) -> C | None:
        """The candidate with more than half of the votes cast; None when there is none."""
        winner = self.plurality
        return winner if winner is not None and 2 * dict(self.counts)[winner] > self.cast else None

    def votes(self, candidate: C) -> int:
        """The votes for one candidate; 0 for somebody who did not stand."""
        return dict(self.counts).get(candidate, 0)


def tally(candidates: Iterable[C], votes: Iterable[C | None]) -> Tally[C]:
    """Count votes; None is an abstention. Raises ValueError for a vote for something that does not stand."""
    standing = tuple(candidates)
    found = Counter(votes)
    abstained = found.pop(None, 0)
    if strange := set(found) - set(standing):
        raise ValueError(f"votes for what does not stand: {sorted(map(str, strange))}")
    return Tally(tuple((candidate, found[candidate]) for candidate in standing if candidate is not None), abstained)


class Ballot(Window[S], frozen=True):
    """Base of a game's sealed votes: nobody learns who voted how, unless the game tells it."""

    @abstractmethod
    def voters(self, state: S) -> tuple[Seat, ...]:
        """All who have a vote, in the order of play. At least one."""

    @abstractmethod
    def standing(self, state: S) -> Sequence[Any]:
        """The candidates."""

    @abstractmethod
    def to_vote(self, state: S) -> Ask:
        """The ask, the same for all voters."""

    @abstractmethod
    def voted(self, move: Move) -> Any:
        """The candidate that an answer is for; None when it abstains."""

    @abstractmethod
    def counted(self, state: S, result: Tally[Any]) -> None:
        """All votes are in. Must end or replace this phase."""

    def invited(self, state: S) -> tuple[Seat, ...]:
        """All voters at once."""
        return self.voters(state)

    def question(self, state: S, seat: Seat) -> Ask:
        """The same for everybody."""
        return self.to_vote(state)

    def close(self, state: S, answers: tuple[tuple[Seat, Move], ...]) -> None:
        """Count."""
        self.counted(state, tally(self.standing(state), [self.voted(answer) for _, answer in answers]))
