"""Portfolio search: a handful of whole policies tried over imagined worlds.

Tree search over single moves is weak where one move changes the result little (naive information-set search loses to a
thrifty rule in an auction at any budget). Trying a few sensible ways to play the whole rest of the game, against models
of the others weighted by what they did so far, is strong and takes a few milliseconds.
"""

from __future__ import annotations

from typing import ClassVar

from mahfel.bots.opponents import Opponents
from mahfel.engine import Ask, Game, Level, Move, Moves, Policy, Seat, SplitMix64, State, View

_LONGEST = 600
"""No playout goes further than so many decisions; the game's appraisal says what the position is worth then."""


class PortfolioBot:
    """Plays the first move of the policy that did best in the imagined worlds.

    The budget is a number of playouts (``worlds`` x policies), never a time, so the same seed and views give the same
    move on every machine.
    """

    learns: ClassVar[bool] = True

    def __init__(self, game: Game, level: Level, seed: int) -> None:
        self._game = game
        self._level = level
        self._chance = SplitMix64(seed)
        self._opponents = Opponents(game, level.models or level.policies)

    def watch(self, view: View, seat: Seat, move: Move) -> None:
        """Learn how the others play."""
        self._opponents.watch(view, seat, move, self._chance)

    def choose(self, view: View, ask: Ask, moves: Moves) -> Move:
        """The best policy's move; without a search when there is one move, or all policies agree."""
        seat = view.viewer
        assert seat is not None, "a spectator is never asked"
        if len(moves) == 1:
            return next(iter(moves))
        world = self._game.imagine(view, self._chance)
        tried: list[tuple[Policy, Move]] = []
        for policy in self._level.policies:
            move = policy(world.copy(), seat, self._chance)
            if move in moves:
                tried.append((policy, move))
        firsts = {move for _, move in tried}
        if len(firsts) <= 1:
            return tried[0][1] if tried else ask.default
        scores = [0.0] * len(tried)
        for _ in range(self._level.worlds):
            world = self._game.imagine(view, self._chance, self._level.belief)
            cast = self._opponents.cast(world.seats, self._chance)
            for place, (policy, _) in enumerate(tried):
                scores[place] += self._playout(world.copy(), seat, policy, cast)
        # Ties go to the first policy listed: the order of the level is part of the bot.
        best = max(range(len(tried)), key=lambda place: (scores[place], -place))
        if scores[best] - scores[0] <= self._level.edge * self._level.worlds:
            best = 0
        return tried[best][1]

    def _playout(self, world: State, me: Seat, policy: Policy, cast: list[Policy]) -> float:
        chance = self._chance
        decisions = 0
        while asked := world.asked():
            # Policies may block each other for ever, where people would change their minds.
            decisions += len(asked)
            if decisions > _LONGEST:
                break
            for seat, ask in tuple(asked.items()):
                # What the game can do without is left alone: imagined worlds are many, and such asks come all the time.
                if ask.optional:
                    continue
                if seat < 0:
                    world.play(seat, asked[seat].default)
                else:
                    mover = policy if seat == me else cast[seat]
                    world.play(seat, mover(world, seat, chance))
        return self._level.appraisal(world, me)
