"""How light goes from card to card where both have a mouth."""

from __future__ import annotations

from collections.abc import Mapping

from mahfel.games.saboteur.mine.spots import BEYOND, START_SPOT, Spot
from mahfel.games.saboteur.mine.tiles import OPEN, REACH


def ways(light: Mapping[Spot, int], spot: Spot) -> list[tuple[Spot, int]]:
    """The cells with which a card shares its light, each with the side by which one enters it from there."""
    return [(spot + step, back) for step, back in BEYOND[light[spot]] if light.get(spot + step, 0) & back]


def cut_off(cells: Mapping[Spot, int], spot: Spot, entered: int) -> dict[Spot, int]:
    """The mouths that are joined to one side of a card, by cell; nothing when the start is among them."""
    joined: dict[Spot, int] = {}
    waiting = [(spot, entered)]
    for spot, entered in waiting:  # it grows on the way
        was = joined.get(spot, 0)
        fresh = REACH[cells[spot]][entered] & ~was
        if not fresh:
            continue
        if spot == START_SPOT:
            return {}
        joined[spot] = was | fresh
        for step, back in BEYOND[fresh]:
            beside = spot + step
            if beside in cells and OPEN[cells[beside]] & back & ~joined.get(beside, 0):
                waiting.append((beside, back))
    return joined
