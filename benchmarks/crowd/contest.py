"""Both servers under the same crowd in turn: ours, the peer, ours, the peer, saturated and at a steady pace."""

from __future__ import annotations

import sys
from dataclasses import dataclass, field
from typing import Any

from measuring.figures import Figure

from crowd.servers import Load, Protocol, load_on, our_server, peers_server, scratch

PACE = 500.0
"""Moves a second of the paced rounds."""

WARM_UP = 1.0
_FIRST_RESERVE = 300
_MOVES_A_GAME = 90  # a little fewer than they are, so that the reserve lasts
_MODES = ("saturated", "paced")


@dataclass
class Contest:
    """The figures of every round, by mode and server."""

    rounds: dict[tuple[str, Protocol], list[dict[str, Any]]] = field(default_factory=dict)

    def figure(self, mode: str, protocol: Protocol, name: str) -> Figure:
        """One figure over all rounds."""
        return Figure(tuple(float(found[name]) for found in self.rounds[mode, protocol]))

    def ratio(self, mode: str, name: str) -> Figure:
        """Ours divided by the peer's, round by round."""
        ours, theirs = (self.figure(mode, protocol, name).rounds for protocol in ("mahfel", "boardgame.io"))
        return Figure(tuple(our / their for our, their in zip(ours, theirs, strict=True)))


def compete(rounds: int, seconds: float, *, peer: bool = True) -> Contest:
    """Both servers stay up all the time; only one is under load at any moment. Raises `ServerFailedError`."""
    contest = Contest()
    with scratch() as data, our_server(data) as ours, load_on(ours) as our_load:
        if not peer:
            _play(contest, [our_load], rounds, seconds)
            return contest
        with peers_server() as theirs, load_on(theirs) as their_load:
            _play(contest, [our_load, their_load], rounds, seconds)
    return contest


def _play(contest: Contest, loads: list[Load], rounds: int, seconds: float) -> None:
    reserve = _FIRST_RESERVE
    for load in loads:
        _progress(f"{load.server.protocol}: warming up")
        load("prepare", reserve=reserve)
        first = load("saturated", seconds=seconds, warm_up=WARM_UP)
        if load.server.protocol == "mahfel":
            reserve = int(first["moves_a_second"] * 1.5 * (seconds + WARM_UP) / _MOVES_A_GAME)
    for turn in range(rounds):
        for mode in _MODES:
            for load in loads:
                _progress(f"round {turn + 1} of {rounds}: {load.server.protocol}, {mode}")
                load("prepare", reserve=reserve if mode == "saturated" else 50)
                pace = {"rate": PACE} if mode == "paced" else {}
                found = load(mode, seconds=seconds, warm_up=WARM_UP, **pace)
                contest.rounds.setdefault((mode, load.server.protocol), []).append(found)
    _progress("")


def _progress(text: str) -> None:
    if sys.stderr.isatty():
        print(f"\r{text:<60}", end="" if text else "\r", file=sys.stderr, flush=True)
