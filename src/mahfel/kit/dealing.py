"""Cards from a pile into hands, at the start of a game and in every imagined world."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable, Sequence
from typing import TypeVar

from mahfel.engine import Chance

C = TypeVar("C", bound=Hashable)


def deal(chance: Chance, cards: Iterable[C], counts: Sequence[int]) -> tuple[list[list[C]], list[C]]:
    """Shuffle the cards and deal ``counts[i]`` of them to the i-th hand: (the hands, the rest in its order).

    Every division of the cards is equally likely. Raises ValueError when there are too few cards.
    """
    pile = list(cards)
    if sum(counts) > len(pile):
        raise ValueError(f"{sum(counts)} cards are to be dealt from {len(pile)}")
    chance.shuffle(pile)
    hands = []
    begin = 0
    for count in counts:
        hands.append(pile[begin : begin + count])
        begin += count
    return hands, pile[begin:]


def unseen(cards: Iterable[C], *seen: Iterable[C]) -> list[C]:
    """The cards that are left when all that were ``seen`` are taken out, each as often as it was seen, in their order.

    Raises ValueError when a card was seen more often than there are copies: the view and the box contradict each other.
    """
    gone: Counter[C] = Counter()
    for place in seen:
        gone.update(place)
    left = []
    for card in cards:
        if gone[card]:
            gone[card] -= 1
        else:
            left.append(card)
    surplus = +gone
    if surplus:
        raise ValueError(f"there are no such cards: {sorted(map(str, surplus.elements()))}")
    return left
