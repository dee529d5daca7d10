"""Whom the team wants out of the way, and so whom the city has to look after."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mahfel.engine import Seat
from mahfel.games.mafia.bots.mind import Mind

_WARY: Final = 65
"""Percent: how often the team leave alone those who have shown a sign, for they are looked after."""


def worth(mind: Mind) -> list[float]:
    """What each seat is worth to the city, as everybody sees it: who shows a sign knows something, who is covered is
    believed, who is suspected does not matter."""
    state = mind.state
    found = []
    for seat in range(state.seats):
        target = state.points[seat]
        value = 1 - mind.public[seat]
        if target >= 0:
            value += 0.8 + mind.public[target]
        elif state.covers[seat] >= 0:
            value += 0.9
        if seat in state.covers:
            value += 0.25
        if state.players[seat].told:
            value += 0.5
        found.append(value)
    return found


def shots(mind: Mind, targets: Sequence[Seat]) -> list[Seat]:
    """Whom to shoot, the most wanted first; who is under suspicion anyway is left to the city's vote."""
    weights = worth(mind)
    team = {mind.seat, *mind.mates}
    if mind.happens(min(90, _WARY + 30 * max(0, mind.state.quiet))):
        # Whoever has shown what they know is looked after by whoever saves, the more so when nobody left of late.
        for seat in targets:
            if mind.state.points[seat] >= 0 or mind.state.covers[seat] >= 0:
                weights[seat] -= 2.5
    for seat in targets:
        if mind.state.points[seat] in team:
            weights[seat] += 0.6
    return sorted(
        (seat for seat in targets if seat not in team),
        key=lambda seat: -weights[seat] - 0.5 * mind.chance.below(1000) / 1000,
    )
