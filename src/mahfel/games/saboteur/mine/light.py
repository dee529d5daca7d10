"""How light goes through the cards that lie face up."""

from __future__ import annotations

from collections.abc import Mapping

from mahfel.games.saboteur.mine.spots import BEYOND, START_SPOT, Spot
from mahfel.games.saboteur.mine.tiles import ALL_SIDES, OPEN, REACH


def ways(light: Mapping[Spot, int], spot: Spot) -> int:
    """By how many sides light goes in or out of a card: with one it is the end of a way, with more perhaps not."""
    count = 0
    for step, back in BEYOND[light[spot]]:
        if light.get(spot + step, 0) & back:
            count += 1
    return count


def flood(cells: Mapping[Spot, int]) -> dict[Spot, int]:
    """The mouths of each card that are joined to the start; cards that light does not reach are left out."""
    light: dict[Spot, int] = {}
    waiting = [(START_SPOT, ALL_SIDES)]
    for spot, entered in waiting:  # it grows on the way
        was = light.get(spot, 0)
        fresh = REACH[cells[spot]][entered] & ~was
        if fresh:
            light[spot] = was | fresh
            for step, back in BEYOND[fresh]:
                beside = spot + step
                if beside in cells and OPEN[cells[beside]] & back & ~light.get(beside, 0):
                    waiting.append((beside, back))
    return light
