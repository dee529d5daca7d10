"""The match itself: in every round, each peer plays directly after ours, on the same core."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from statistics import median

from measuring.figures import Figure

from players.catalogue import PLAYERS, Player
from players.running import Worker

Middle = Callable[[Sequence[float]], float]


@dataclass
class Versus:
    """One peer's game: its rates and those of ours just before, round by round."""

    player: Player
    theirs: list[float] = field(default_factory=list)
    ours: list[float] = field(default_factory=list)

    @property
    def rate(self) -> Figure:
        return Figure(tuple(self.theirs))

    @property
    def ratio(self) -> Figure:
        return Figure(tuple(our / their for our, their in zip(self.ours, self.theirs, strict=True)))


@dataclass
class Match:
    """All that was played. `alone` are rounds of ours without a peer after them."""

    peers: list[Versus]
    versions: dict[str, str]
    alone: list[float] = field(default_factory=list)

    @property
    def ours(self) -> Figure:
        """Every round of ours."""
        return Figure(tuple(self.alone + [rate for peer in self.peers for rate in peer.ours]))

    def against(self, group: str, middle: Middle = median) -> Figure:
        """How many times faster than `middle` of a group's games, one ratio for each round."""
        members = [peer for peer in self.peers if peer.player.group == group]
        return Figure(
            tuple(
                median([peer.ours[turn] for peer in members]) / middle([peer.theirs[turn] for peer in members])
                for turn in range(len(members[0].theirs))
            )
        )


def play(rounds: int, seconds: float, core: int, *, peers: bool = True) -> Match:
    """Play `rounds` rounds of `seconds` CPU seconds each after one round to warm up.

    Raises `WorkerFailedError`, `NotSetUpError`.
    """
    with ExitStack() as workers:
        ours = workers.enter_context(Worker(next(player for player in PLAYERS if player.ours), core))
        rivals = [workers.enter_context(Worker(player, core)) for player in PLAYERS if peers and not player.ours]
        match = Match(
            [Versus(rival.player) for rival in rivals],
            {worker.version: worker.interpreter for worker in (ours, *rivals)},
        )
        ours.round(seconds)
        for rival in rivals:
            rival.round(seconds)
        for turn in range(rounds):
            _progress(f"round {turn + 1} of {rounds}")
            if not rivals:
                match.alone.append(ours.round(seconds))
            for rival, versus in zip(rivals, match.peers, strict=True):
                versus.ours.append(ours.round(seconds / 2))
                versus.theirs.append(rival.round(seconds))
        _progress("")
        return match


def _progress(text: str) -> None:
    if sys.stderr.isatty():
        print(f"\r{text:<40}", end="\r" if not text else "", file=sys.stderr, flush=True)
