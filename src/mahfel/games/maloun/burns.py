"""Sets of cards that may be burnt: sub-multisets of a hand, counted and drawn without listing them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from mahfel.engine import Chance, Move
from mahfel.games.maloun.moves import BURNS, NO_BURN, Burn
from mahfel.games.maloun.words import CARDS, Card, is_spoiled, names


class Burns:
    """Burning ``least`` to ``most`` cards of a sorted hand: each collection of ids once, in the order of the box."""

    __slots__ = ("hand", "least", "most")

    def __init__(self, hand: Sequence[Card], least: int, most: int) -> None:
        self.hand = hand
        self.most = min(most, len(hand))
        self.least = min(least, self.most)

    def __contains__(self, move: object) -> bool:
        return isinstance(move, Burn) and self.least <= len(move.cards) <= self.most and holds(self.hand, move.cards)

    def __iter__(self) -> Iterator[Move]:
        counts = sorted(Counter(self.hand).items())
        for size in range(self.least, self.most + 1):
            for chosen in _choices(counts, 0, size):
                yield _burn(chosen)

    def __len__(self) -> int:
        ways = self._ways()[0]
        return sum(ways[self.least : self.most + 1])

    def sample(self, chance: Chance) -> Move:
        """One of them, each as likely."""
        counts = sorted(Counter(self.hand).items())
        table = self._ways()
        point = chance.below(len(self))
        size = self.least
        while point >= table[0][size]:
            point -= table[0][size]
            size += 1
        chosen: list[Card] = []
        for place, (which, count) in enumerate(counts):
            for copies in range(min(count, size) + 1):
                ways = table[place + 1][size - copies]
                if point < ways:
                    chosen += [which] * copies
                    size -= copies
                    break
                point -= ways
        return _burn(tuple(chosen))

    def reduced(self) -> Sequence[Move]:
        """Each single card, and the worst cards together: spoiled ones first."""
        found: dict[Move, None] = {}
        if self.least == 0:
            found[NO_BURN] = None
        if self.least <= 1 <= self.most:
            found.update((BURNS[which], None) for which in self.hand)
        worst = sorted(self.hand, key=lambda which: (not is_spoiled(which), which))
        for size in range(max(2, self.least), self.most + 1):
            found[_burn(tuple(sorted(worst[:size])))] = None
        return tuple(found)

    def _ways(self) -> list[list[int]]:
        """For each place among the different cards: in how many ways 0, 1, … more cards can be chosen from there on."""
        counts = [count for _, count in sorted(Counter(self.hand).items())]
        table = [[1] + [0] * self.most]
        for count in reversed(counts):
            after = table[-1]
            table.append([sum(after[max(0, size - count) : size + 1]) for size in range(self.most + 1)])
        return table[::-1]


def holds(hand: Sequence[Card], cards: tuple[str, ...]) -> bool:
    """Whether a hand holds all these cards, named in the order of the box."""
    last = -1
    run = 0
    for name in cards:
        which = CARDS.get(name, -1)
        if which < last:
            return False
        run = run + 1 if which == last else 1
        last = which
        if which < 0 or hand.count(which) < run:
            return False
    return True


def _choices(counts: list[tuple[Card, int]], place: int, size: int) -> Iterator[tuple[Card, ...]]:
    if size == 0:
        yield ()
        return
    for at in range(place, len(counts)):
        which, count = counts[at]
        for copies in range(min(count, size), 0, -1):
            for rest in _choices(counts, at + 1, size - copies):
                yield (*(which,) * copies, *rest)


def _burn(cards: tuple[Card, ...]) -> Burn:
    return BURNS[cards[0]] if len(cards) == 1 else NO_BURN if not cards else Burn(names(cards))
