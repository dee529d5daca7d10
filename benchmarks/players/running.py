"""A worker process, pinned to one core, that plays a round whenever it is asked to and sleeps otherwise."""

from __future__ import annotations

import json
import os
import subprocess
from dataclasses import dataclass, field
from typing import Any

from measuring.places import BENCHMARKS, node, our_python, peers_python
from measuring.processes import pinned, stop

from players.catalogue import Group


class WorkerFailedError(Exception):
    """A worker could not start or play; the text holds the last lines that it said."""


@dataclass(frozen=True, slots=True)
class Round:
    """Whole games played one after another: decisions of the players, games, CPU seconds."""

    decisions: int
    games: int
    cpu: float

    @property
    def rate(self) -> float:
        """Decisions per CPU second."""
        return self.decisions / self.cpu


@dataclass
class Worker:
    """The process that plays a group's games. Use it as a context manager, so that it ends with the block."""

    group: Group
    core: int
    version: str = ""
    interpreter: str = ""
    _process: subprocess.Popen[str] = field(init=False, repr=False)

    def __enter__(self) -> Worker:
        self._process = subprocess.Popen(
            pinned(self._command(), self.core),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env={**os.environ, "NODE_ENV": "production"},
        )
        ready = self._answer()
        self.version, self.interpreter = str(ready["version"]), str(ready["interpreter"])
        return self

    def __exit__(self, *_: object) -> None:
        stop(self._process)

    def round(self, game: str, seconds: float) -> Round:
        """Play a game over and over for that many CPU seconds."""
        assert self._process.stdin is not None
        self._process.stdin.write(f"{self.group.drive}\t{game}\t{seconds}\n")
        self._process.stdin.flush()
        played = self._answer()
        return Round(int(played["decisions"]), int(played["games"]), float(played["cpu"]))

    def _answer(self) -> dict[str, Any]:
        assert self._process.stdout is not None
        assert self._process.stderr is not None
        line = self._process.stdout.readline()
        if not line:
            said = self._process.stderr.read().strip().splitlines()[-12:]
            raise WorkerFailedError(f"{self.group.engine}:\n" + "\n".join(said))
        answer: dict[str, Any] = json.loads(line)
        return answer

    def _command(self) -> list[str]:
        folder = BENCHMARKS / "players"
        if self.group.in_node:
            return [node(), str(folder / self.group.adapter)]
        python = our_python() if self.group.is_ours else peers_python()
        return [python, str(folder / "worker.py"), self.group.adapter]
