"""Cases: games that can be played again, and the report of one that went wrong."""

from __future__ import annotations

import os
import shlex
import sys
from collections.abc import Iterator, Sequence
from importlib.metadata import entry_points
from typing import Any, NoReturn

import msgspec

from mahfel.engine import Chance, Game, Options, Refused, Seat, SplitMix64, State
from mahfel.engine.event import Listener
from mahfel.testing.checks import checks_of
from mahfel.testing.choices import option_choices, playable

ELSEWHERE = 4
"""One drawn case in so many of a game that names its tables is played by whatever number of seats it allows."""

Line = tuple[Seat, str]
"""A move as a record has it: the seat and the short notation."""


class Broken(AssertionError):  # noqa: N818 - a law is broken; that is its name
    """A game does not keep one of the laws; the message says how to see it again."""


class Case(msgspec.Struct, frozen=True):
    """One deal of one game: seats, options and the seed of SplitMix64 that decides the rest."""

    game: Game
    seats: int
    options: Options
    seed: int

    def start(self, tell: Listener | None = None) -> State:
        """The first position."""
        return self.game.start(self.seats, self.options, SplitMix64(self.seed), tell)

    def replay(self, moves: Sequence[Line], tell: Listener | None = None) -> State:
        """The position after these moves, played from the start."""
        state = self.start(tell)
        for seat, text in moves:
            state.play(seat, self.game.parse(text))
        return state

    def again(self, moves: Sequence[Line]) -> str:
        """The command that leads to the position after these moves."""
        command = ["python", "-m", "mahfel.testing.replay", place_of(self.game), f"--seats={self.seats}"]
        command += [f"--seed={self.seed}", f"--options={msgspec.json.encode(self.options).decode()}"]
        command += [f"--moves={'; '.join(f'{seat} {text}' for seat, text in moves)}"]
        return shlex.join(command)

    def broken(self, law: str, detail: str, moves: Sequence[Line] = ()) -> NoReturn:
        """Raise ``Broken`` for the position after ``moves``."""
        raise Broken(
            f"{self.game.meta.key}: {law}\n  {detail}\n"
            f"  {self.seats} seats, seed {self.seed}, after {len(moves)} moves. Again:\n  {self.again(moves)}"
        )


def place_of(game: Game) -> str:
    """The key of an installed game, ``module:attribute`` for another one that its package holds, else just its key."""
    if game.meta.key not in {entry.name for entry in entry_points(group="mahfel.games")}:
        for name, value in vars(sys.modules.get(game.package, sys)).items():
            if value is game:
                return f"{game.package}:{name}"
    return game.meta.key


def elsewhere() -> dict[str, str]:
    """The environment for another interpreter that shall find the same modules as this one."""
    return {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}


def cases(game: Game, number: int, seed: int = 0) -> Iterator[Case]:
    """``number`` deals that go round the numbers of seats; the first round has the options as they are by default (see
    ``playable``), the others whatever the options allow. A game that names its ``TABLES`` is played at these first, and
    then by as many as sit at them, now and then by other numbers."""
    checks = checks_of(game)
    sizes = playable(game)
    tables = [(seats, game.read_options(dict(given))) for seats, given in checks.TABLES] or list(sizes.items())
    choices = option_choices(game.meta.options, checks.TEXTS)
    for place in range(number):
        chance = SplitMix64(seed + place)
        seats, options = tables[place % len(tables)]
        if place >= len(tables):
            if checks.TABLES and chance.below(ELSEWHERE) == 0:
                seats = chance.choice(list(sizes))
                options = sizes[seats]
            options = _drawn(game, choices, seats, chance) or options
        yield Case(game, seats, options, seed + place)


def _drawn(game: Game, choices: dict[str, tuple[Any, ...]], seats: int, chance: Chance) -> Options | None:
    for _ in range(50):
        options = game.read_options({name: chance.choice(values) for name, values in choices.items()})
        try:
            options.check(seats)
        except Refused:
            continue
        return options
    return None
