"""What a bot believes of the others: odds over models, by Bayes from the moves seen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mahfel.engine import Chance, Game, Move, Policy, Seat, View

_SLIP: Final = 0.1  # how often a player does something else than the model that describes it
_FLOOR: Final = 1e-3  # no model is ever ruled out
_FINE: Final = 1 << 30


class Opponents:
    """For each other seat the odds of each model, updated with every open move."""

    def __init__(self, game: Game, models: Sequence[Policy]) -> None:
        self._game = game
        self._models = tuple(models)
        self._odds: dict[Seat, list[float]] = {}

    def watch(self, view: View, seat: Seat, move: Move, chance: Chance) -> None:
        """Weigh the models by what each would have done where ``seat`` played ``move``."""
        odds = self._odds.setdefault(seat, [1.0] * len(self._models))
        world = self._game.imagine(view, chance)
        if seat not in world.asked():
            return
        for place, model in enumerate(self._models):
            odds[place] *= 1 - _SLIP if model(world.copy(), seat, chance) == move else _SLIP
        top = max(odds)
        self._odds[seat] = [max(weight / top, _FLOOR) for weight in odds]

    def cast(self, seats: int, chance: Chance) -> list[Policy]:
        """A model for every seat, drawn by its odds."""
        return [self._draw(self._odds.get(seat), chance) for seat in range(seats)]

    def _draw(self, odds: Sequence[float] | None, chance: Chance) -> Policy:
        if odds is None:
            return self._models[chance.below(len(self._models))]
        point = chance.below(_FINE) / _FINE * sum(odds)
        for model, weight in zip(self._models, odds, strict=True):
            point -= weight
            if point < 0:
                return model
        return self._models[-1]
