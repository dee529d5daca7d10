"""What one may think of who the saboteurs are, by what each has been seen to do."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

import msgspec

from mahfel.engine import Chance
from mahfel.games.saboteur.deeds import Deeds
from mahfel.games.saboteur.words import ROLES, role_cards

if TYPE_CHECKING:
    from mahfel.games.saboteur.view import SaboteurView

_FINE: Final = 1 << 20


class Belief(msgspec.Struct, frozen=True):
    """Weights, in natural logarithms of odds, of deeds that speak for a saboteur; ``this_round_only`` lets an imagined
    game end with the present round."""

    helped: float = -0.35
    hindered: float = 0.9
    broke: float = 0.25
    mended: float = -0.3
    this_round_only: bool = True

    def suspicion(self, deeds: Deeds) -> float:
        """The logarithm of the odds that deeds speak for a saboteur, before any prior."""
        return (
            self.helped * min(deeds.helped, 4)
            + self.hindered * min(deeds.hindered, 3)
            + self.broke * min(len(deeds.broke), 3)
            + self.mended * min(len(deeds.mended), 3)
        )

    def roles(self, view: SaboteurView, chance: Chance) -> tuple[list[int], int]:
        """Roles of all seats and the one set aside: each division of the unseen role cards by the odds of its
        saboteurs; the card set aside is one more place about which nothing is known."""
        own = -1 if view.viewer is None else view.viewer
        weights = [exp(self.suspicion(player.deeds)) for player in view.players]
        places = [seat for seat in range(view.seats) if seat != own]
        left = sum(role_cards(view.seats)) - (own >= 0 and view.role == ROLES[1])
        roles = [0] * view.seats
        if own >= 0:
            roles[own] = int(view.role == ROLES[1])
        hidden = [*(weights[seat] for seat in places), 0.0 if view.options.redeal_if_no_saboteur else 1.0]
        marked = sequential(hidden, left, chance)
        for seat, mark in zip(places, marked[:-1], strict=True):
            roles[seat] = mark
        return roles, marked[-1]


def sequential(weights: list[float], chosen: int, chance: Chance) -> list[int]:
    """Mark exactly ``chosen`` places, each set of places with a probability in proportion to the product of its weights
    (conditional Bernoulli sampling by elementary symmetric sums)."""
    count = len(weights)
    # sums[i][k]: the sum over sets of k of the places i … of the products of their weights.
    sums = [[1.0] + [0.0] * chosen for _ in range(count + 1)]
    for place in range(count - 1, -1, -1):
        for size in range(1, chosen + 1):
            sums[place][size] = sums[place + 1][size] + weights[place] * sums[place + 1][size - 1]
    marks = []
    for place in range(count):
        with_it = weights[place] * sums[place + 1][chosen - 1] if chosen else 0.0
        mark = int(chosen > 0 and chance.below(_FINE) * sums[place][chosen] < with_it * _FINE)
        marks.append(mark)
        chosen -= mark
    return marks
