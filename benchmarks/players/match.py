"""The match itself: in every round, each peer plays directly after ours, on the same core."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from statistics import median

from measuring.figures import Figure

from players.catalogue import OURS, PEERS, Group
from players.running import Worker

Middle = Callable[[Sequence[float]], float]

WARM_UP = 4
"""Rounds that nobody counts: a just-in-time compiler and our tables of sums need some before they show their pace."""


@dataclass
class Versus:
    """One peer's game: its rates and those of ours just before, round by round."""

    group: Group
    game: str
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

    peers: list[Versus] = field(default_factory=list)
    versions: dict[str, str] = field(default_factory=dict)
    alone: list[float] = field(default_factory=list)

    @property
    def ours(self) -> Figure:
        """Every round of ours."""
        return Figure(tuple(self.alone + [rate for peer in self.peers for rate in peer.ours]))

    def members(self, group: Group) -> list[Versus]:
        """The games of one group."""
        return [peer for peer in self.peers if peer.group == group]

    def against(self, group: Group, middle: Middle = median) -> Figure:
        """How many times faster than `middle` of a group's games, one ratio for each round."""
        members = self.members(group)
        return Figure(
            tuple(
                median([peer.ours[turn] for peer in members]) / middle([peer.theirs[turn] for peer in members])
                for turn in range(len(members[0].theirs))
            )
        )


def play(rounds: int, seconds: float, core: int, *, peers: bool = True) -> Match:
    """Play `rounds` rounds, of `seconds` CPU seconds for each game of a peer.

    Raises `WorkerFailedError`, `NotSetUpError`.
    """
    match = Match()
    with ExitStack() as workers:
        ours = workers.enter_context(Worker(OURS, core))
        rivals = [workers.enter_context(Worker(group, core)) for group in PEERS if peers]
        for worker in (ours, *rivals):
            match.versions[worker.version] = worker.interpreter
        pairs = [(rival, Versus(rival.group, game)) for rival in rivals for game in rival.group.games]
        match.peers += [versus for _, versus in pairs]
        _progress("warming up")
        for _ in range(WARM_UP):
            ours.round(OURS.games[0], seconds / 2)
            for rival, versus in pairs:
                rival.round(versus.game, seconds if rival.group.in_node else seconds / WARM_UP)
        for turn in range(rounds):
            _progress(f"round {turn + 1} of {rounds}")
            if not pairs:
                match.alone.append(ours.round(OURS.games[0], seconds))
            for rival, versus in pairs:
                versus.ours.append(ours.round(OURS.games[0], seconds / 2))
                versus.theirs.append(rival.round(versus.game, seconds))
    _progress("")
    return match


def _progress(text: str) -> None:
    if sys.stderr.isatty():
        print(f"\r{text:<40}", end="" if text else "\r", file=sys.stderr, flush=True)
