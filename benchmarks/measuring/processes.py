"""CPU time and memory of a process with all its threads and children, and how busy the machine was beside it."""

from __future__ import annotations

import os
import signal
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

_PROC = Path("/proc")
_TICK = os.sysconf("SC_CLK_TCK")
_PAGE = os.sysconf("SC_PAGE_SIZE")


@dataclass(frozen=True, slots=True)
class Usage:
    """CPU seconds spent, seconds spent waiting for a core, and resident memory in bytes."""

    cpu: float
    waited: float
    memory: int

    def since(self, before: Usage) -> Usage:
        return Usage(self.cpu - before.cpu, self.waited - before.waited, self.memory - before.memory)


def usage(pid: int) -> Usage:
    """What `pid` and its descendants have used so far, from the scheduler's own nanoseconds."""
    cpu = waited = memory = 0
    for process in _family(pid):
        try:
            for task in (_PROC / str(process) / "task").iterdir():
                ran, queued, _ = (task / "schedstat").read_text().split()
                cpu += int(ran)
                waited += int(queued)
            memory += int(_stat(process)[21]) * _PAGE
        except OSError:
            continue  # it ended while we looked
    return Usage(cpu / 1e9, waited / 1e9, memory)


def machine_cpu() -> float:
    """CPU seconds that the whole machine has spent on anything since it started."""
    fields = [int(field) for field in (_PROC / "stat").read_text().splitlines()[0].split()[1:]]
    idle, waiting_for_disk = fields[3], fields[4]
    return (sum(fields[:8]) - idle - waiting_for_disk) / _TICK


def pinned(command: list[str], core: int) -> list[str]:
    """The command that runs `command` on one core only."""
    return ["taskset", "-c", str(core), *command]


def stop(process: subprocess.Popen[str], grace: float = 8.0) -> None:
    """End a process of ours politely, and after `grace` seconds for good."""
    if process.poll() is None:
        process.send_signal(signal.SIGTERM)
        try:
            process.wait(grace)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def _stat(pid: int) -> list[str]:
    return (_PROC / str(pid) / "stat").read_text().rsplit(")", 1)[1].split()


def _family(pid: int) -> Iterator[int]:
    children: dict[int, list[int]] = {}
    for entry in _PROC.iterdir():
        if entry.name.isdigit():
            try:
                children.setdefault(int(_stat(int(entry.name))[1]), []).append(int(entry.name))
            except OSError:
                continue
    waiting = [pid]
    while waiting:
        process = waiting.pop()
        yield process
        waiting.extend(children.get(process, ()))
