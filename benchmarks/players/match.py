"""The match itself: in every round, each peer plays directly after ours, on the same core."""

from __future__ import annotations

import sys
from collections import defaultdict
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from statistics import median

from measuring.figures import Figure

from players.catalogue import FRAMES, NIGHTS, OURS, PEERS, Group
from players.running import Round, Worker

Middle = Callable[[Sequence[float]], float]

WARM_UP = 4
"""Rounds that nobody counts: a just-in-time compiler and our tables of sums need some before they show their pace."""


@dataclass
class Versus:
    """One peer's game: its rounds and those of ours just before."""

    group: Group
    game: str
    theirs: list[Round] = field(default_factory=list)
    ours: list[Round] = field(default_factory=list)

    @property
    def rate(self) -> Figure:
        return Figure(tuple(played.rate for played in self.theirs))

    @property
    def ratio(self) -> Figure:
        return Figure(tuple(our.rate / their.rate for our, their in zip(self.ours, self.theirs, strict=True)))


@dataclass
class Match:
    """All that was played. `alone` are rounds of our games without a peer after them, `frames` and `nights` those of
    frames and of nights."""

    peers: list[Versus] = field(default_factory=list)
    versions: dict[str, str] = field(default_factory=dict)
    alone: dict[str, list[Round]] = field(default_factory=lambda: defaultdict(list))
    frames: dict[str, list[Round]] = field(default_factory=lambda: defaultdict(list))
    nights: dict[str, list[Round]] = field(default_factory=lambda: defaultdict(list))

    def rounds(self, game: str) -> list[Round]:
        """Every round of a game of ours."""
        return self.alone[game] + [played for peer in self.peers if peer.group.beside == game for played in peer.ours]

    def ours(self, game: str) -> Figure:
        """The rate of a game of ours in every round, decisions a CPU second."""
        return Figure(tuple(played.rate for played in self.rounds(game)))

    def frame(self, game: str) -> Figure:
        """CPU microseconds for a view and its frame."""
        return Figure(tuple(1e6 / made.rate for made in self.frames[game]))

    def night(self, game: str) -> Figure:
        """CPU milliseconds for a night."""
        return Figure(tuple(1e3 / made.rate for made in self.nights[game]))

    def members(self, group: Group) -> list[Versus]:
        """The games of one group."""
        return [peer for peer in self.peers if peer.group == group]

    def against(self, group: Group, middle: Middle = median) -> Figure:
        """How many times faster than `middle` of a group's games, one ratio for each round."""
        members = self.members(group)
        return Figure(
            tuple(
                median([peer.ours[turn].rate for peer in members])
                / middle([peer.theirs[turn].rate for peer in members])
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
        frames = workers.enter_context(Worker(FRAMES, core))
        nights = workers.enter_context(Worker(NIGHTS, core))
        rivals = [workers.enter_context(Worker(group, core)) for group in PEERS if peers]
        for worker in (ours, *rivals):
            match.versions[worker.version] = worker.interpreter
        pairs = [(rival, Versus(rival.group, game)) for rival in rivals for game in rival.group.games]
        match.peers += [versus for _, versus in pairs]
        by_itself = [game for game in OURS.games if all(versus.group.beside != game for _, versus in pairs)]
        _progress("warming up")
        for _ in range(WARM_UP):
            for game in OURS.games:
                ours.round(game, seconds / 2)
            for game in FRAMES.games:
                frames.round(game, seconds / WARM_UP)
            for game in NIGHTS.games:
                nights.round(game, seconds / WARM_UP)
            for rival, versus in pairs:
                rival.round(versus.game, seconds if rival.group.in_node else seconds / WARM_UP)
        for turn in range(rounds):
            _progress(f"round {turn + 1} of {rounds}")
            for game in by_itself:
                match.alone[game].append(ours.round(game, seconds))
            for game in FRAMES.games:
                match.frames[game].append(frames.round(game, seconds))
            for game in NIGHTS.games:
                match.nights[game].append(nights.round(game, seconds))
            for rival, versus in pairs:
                versus.ours.append(ours.round(versus.group.beside, seconds / 2))
                versus.theirs.append(rival.round(versus.game, seconds))
    _progress("")
    return match


def _progress(text: str) -> None:
    if sys.stderr.isatty():
        print(f"\r{text:<40}", end="" if text else "\r", file=sys.stderr, flush=True)
