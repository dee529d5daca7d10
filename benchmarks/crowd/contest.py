"""All servers under the same crowd in turn: ours, the peer, ours, the peer, saturated and at a steady pace."""

from __future__ import annotations

import sys
from contextlib import ExitStack
from dataclasses import dataclass, field
from typing import Any

from measuring.figures import Figure

from crowd.servers import OURS, Load, load_on, our_server, peers_server, scratch

PACE = 500.0
"""Moves a second of the paced rounds."""

WARM_UP = 1.0
_FIRST_RESERVE = 300
_MOVES_A_GAME = 90  # a little fewer than they are, so that the reserve lasts
_MODES = ("saturated", "paced")


@dataclass
class Contest:
    """The figures of every round, by mode and by the name of the server."""

    rounds: dict[tuple[str, str], list[dict[str, Any]]] = field(default_factory=dict)

    @property
    def peers(self) -> list[str]:
        """The other servers, in the order in which they were measured."""
        return [server for mode, server in self.rounds if mode == "saturated" and server != OURS]

    def figure(self, mode: str, server: str, name: str) -> Figure:
        """One figure over all rounds."""
        return Figure(tuple(float(found[name]) for found in self.rounds[mode, server]))

    def ratio(self, mode: str, peer: str, name: str) -> Figure:
        """Ours divided by the peer's, round by round."""
        ours, theirs = (self.figure(mode, server, name).rounds for server in (OURS, peer))
        return Figure(tuple(our / their for our, their in zip(ours, theirs, strict=True)))


def compete(rounds: int, seconds: float, peers: dict[str, str]) -> Contest:
    """Ours and boardgame.io on each of the Nodes, by name. All stay up; only one is under load at any moment.

    Raises `ServerFailedError`.
    """
    contest = Contest()
    with ExitStack() as stack:
        servers = [stack.enter_context(our_server(stack.enter_context(scratch())))]
        servers += [stack.enter_context(peers_server(name, node)) for name, node in peers.items()]
        _play(contest, [stack.enter_context(load_on(server)) for server in servers], rounds, seconds)
    return contest


def _play(contest: Contest, loads: list[Load], rounds: int, seconds: float) -> None:
    reserve = _FIRST_RESERVE
    for load in loads:
        _progress(f"{load.server.name}: warming up")
        load("prepare", reserve=reserve)
        first = load("saturated", seconds=seconds, warm_up=WARM_UP)
        if load.server.protocol == "mahfel":
            reserve = int(first["moves_a_second"] * 1.5 * (seconds + WARM_UP) / _MOVES_A_GAME)
    for turn in range(rounds):
        for mode in _MODES:
            for load in loads:
                _progress(f"round {turn + 1} of {rounds}: {load.server.name}, {mode}")
                load("prepare", reserve=reserve if mode == "saturated" else 50)
                pace = {"rate": PACE} if mode == "paced" else {}
                found = load(mode, seconds=seconds, warm_up=WARM_UP, **pace)
                contest.rounds.setdefault((mode, load.server.name), []).append(found)
    _progress("")


def _progress(text: str) -> None:
    if sys.stderr.isatty():
        print(f"\r{text:<60}", end="" if text else "\r", file=sys.stderr, flush=True)
