"""A slow mine that knows nothing of bits: letters, neighbours, and a flood from the start at each question."""

from __future__ import annotations

from mahfel.games.saboteur.mine import GOALS, START, TUNNELS

SHAPES = {shape.id: shape for shape in (*TUNNELS, START, *GOALS)}
SIDES = {"T": (0, -1, "B"), "R": (1, 0, "L"), "B": (0, 1, "T"), "L": (-1, 0, "R")}
TURN = {"T": "B", "B": "T", "R": "L", "L": "R"}
GOAL_CELLS = {(8, -2): "top", (8, 0): "middle", (8, 2): "bottom"}


def groups_of(card, turned):
    """The joined mouths of a card as it lies."""
    groups = SHAPES[card].groups
    return [{TURN[side] if turned else side for side in group} for group in groups]


def mouths_of(card, turned):
    """All mouths of a card as it lies."""
    return set().union(*groups_of(card, turned))


class SlowMine:
    """``cells``: (x, y) → (card, turned), the start and goals that lie face up included."""

    def __init__(self, cells, *, goals_open=False):
        self.cells = {(0, 0): ("START", False), **cells}
        self.goals_open = goals_open
        self.flood = self.lit()

    def lit(self):
        """Every (cell, mouth) that is joined to the start."""
        found = set()
        waiting = [((0, 0), side) for side in "TRBL"]
        while waiting:
            cell, side = waiting.pop()
            if (cell, side) in found:
                continue
            (group,) = [group for group in groups_of(*self.cells[cell]) if side in group]
            for mouth in group:
                found.add((cell, mouth))
                dx, dy, back = SIDES[mouth]
                beside = (cell[0] + dx, cell[1] + dy)
                if beside in self.cells and back in mouths_of(*self.cells[beside]):
                    waiting.append((beside, back))
        return found

    def fits(self, card, cell, turned):
        """Whether a tunnel may be laid there."""
        if cell in self.cells or cell in GOAL_CELLS:
            return False
        mouths = mouths_of(card, turned)
        lit = self.flood
        joined = False
        for side, (dx, dy, back) in SIDES.items():
            beside = (cell[0] + dx, cell[1] + dy)
            if beside in self.cells:
                if (side in mouths) != (back in mouths_of(*self.cells[beside])):
                    return False
                joined |= side in mouths and (beside, back) in lit
            elif beside in GOAL_CELLS and self.goals_open and side not in mouths:
                return False
        return joined

    def places(self, card):
        """Every (x, y, turned) where a card may be laid."""
        around = {(x + dx, y + dy) for x, y in self.cells for dx, dy, _ in SIDES.values()}
        return {(*cell, turned) for cell in around for turned in (False, True) if self.fits(card, cell, turned)}
