"""What a hand is worth: how near each drink is to a set, and which cards can go."""

from __future__ import annotations

from collections.abc import Sequence

from mahfel.games.maloun.words import KINDS, WATER, Card, drink_of, is_spoiled


def progress(hand: Sequence[Card]) -> list[int]:
    """For each drink how many different numbers of it are in hand, healthy."""
    seen = [0] * KINDS
    for which in hand:
        if which != WATER and not which & 1:
            seen[which // 10] |= 1 << which % 10 // 2
    return [mask.bit_count() for mask in seen]


def collected(hand: Sequence[Card], count: int) -> list[int]:
    """The drinks that a hand is nearest to, the nearest first; ties by the order of the box."""
    near = progress(hand)
    return sorted(range(KINDS), key=lambda drink: -near[drink])[:count]


def spoiled(hand: Sequence[Card]) -> list[Card]:
    """The spoiled cards of a hand."""
    return [which for which in hand if is_spoiled(which)]


def spare(hand: Sequence[Card], protect: int) -> list[Card]:
    """Healthy cards that are not needed: of drinks that are not collected, and second copies of others."""
    wanted = collected(hand, protect)
    found: list[Card] = []
    seen: set[Card] = set()
    for which in hand:
        if which == WATER or which & 1:
            continue
        if drink_of(which) not in wanted or which in seen:
            found.append(which)
        seen.add(which)
    return found


def need(hand: Sequence[Card], which: Card) -> int:
    """How welcome a card is, 0 … 8: water most, then a missing number of a drink that is nearly complete."""
    if which == WATER:
        return 8
    if is_spoiled(which):
        return 0
    return 1 if which in hand else 2 + progress(hand)[drink_of(which)]
