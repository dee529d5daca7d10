"""One measurement: some seconds of moves at many tables, as fast as the server can or at a given pace."""

from __future__ import annotations

import asyncio
import heapq
import os
import random
from time import perf_counter
from typing import Any

from measuring.processes import Usage, machine_cpu, usage

from crowd.host import Host
from crowd.table import Table


class Window:
    """Runs once. `active` tables play; one whose game has ended gives its place to one of `reserve`."""

    def __init__(self, host: Host, active: list[Table], reserve: list[Table], server: int) -> None:
        self.host, self.active, self.reserve, self.server = host, active, reserve, server
        self.ended: list[Table] = []
        self._waits: list[float] = []
        self._counting = False
        self._stopped = asyncio.Event()
        self._closed_loop = True

    async def saturated(self, seconds: float, warm_up: float) -> dict[str, Any]:
        """Every table moves again as soon as all its seats have the last frame."""
        now = perf_counter()
        for table in self.active:
            table.done = self._done
            table.fire(now)
        return await self._measure(seconds, warm_up)

    async def paced(self, seconds: float, warm_up: float, rate: float) -> dict[str, Any]:
        """`rate` moves a second over all tables, each table's in even steps; late ones wait and count as late."""
        self._closed_loop = False
        for table in self.active:
            table.done = self._done
        pacing = asyncio.ensure_future(self._pace(rate))
        try:
            return await self._measure(seconds, warm_up)
        finally:
            pacing.cancel()

    async def to_the_end(self) -> None:
        """Every table plays until its game is over."""
        left = len(self.active)
        everything = asyncio.Event()

        def done(table: Table, _seconds: float) -> None:
            nonlocal left
            if not table.over:
                table.fire(perf_counter())
                return
            self.ended.append(table)
            left -= 1
            if not left:
                everything.set()

        for table in self.active:
            table.done = done
            table.fire(perf_counter())
        await asyncio.wait_for(everything.wait(), 120)

    # -- one after another ----------------------------------------------------------------------------------------

    def _done(self, table: Table, seconds: float) -> None:
        if self._counting:
            self._waits.append(seconds)
        if table.over:
            successor = self._replace(table)
            if successor is None:
                return
            table = successor
        if self._stopped.is_set():
            return
        if self._closed_loop:
            table.fire(perf_counter())
        elif table.waiting:
            table.fire(table.waiting.popleft())

    def _replace(self, table: Table) -> Table | None:
        self.ended.append(table)
        if not self.reserve:
            self._stopped.set()
            return None
        successor = self.reserve.pop()
        successor.done = self._done
        successor.waiting = table.waiting
        self.active[self.active.index(table)] = successor
        return successor

    async def _pace(self, rate: float) -> None:
        step = len(self.active) / rate
        spread = random.Random(1)
        begun = perf_counter()
        due = [(begun + spread.random() * step, place) for place in range(len(self.active))]
        heapq.heapify(due)
        while not self._stopped.is_set():
            while due[0][0] <= perf_counter():
                at, place = due[0]
                table = self.active[place]
                if table.busy:
                    table.waiting.append(at)
                else:
                    table.fire(at)
                heapq.heapreplace(due, (at + step, place))
            await asyncio.sleep(min(0.001, max(0.0, due[0][0] - perf_counter())))

    # -- the figures -----------------------------------------------------------------------------------------------

    async def _measure(self, seconds: float, warm_up: float) -> dict[str, Any]:
        await self._wait(warm_up)
        self.host.traffic.clear()
        before, ours_before, machine_before = usage(self.server), usage_of_ours(), machine_cpu()
        self._counting = True
        begun = perf_counter()
        await self._wait(seconds)
        lasted = perf_counter() - begun
        self._counting = False
        spent, ours, machine = usage(self.server).since(before), usage_of_ours() - ours_before, machine_cpu()
        dried_up = self._stopped.is_set()
        self._stopped.set()
        traffic = self.host.traffic
        found = _figures(self._waits, lasted, spent) | {
            "seconds": lasted,
            "frames": traffic.frames,
            "bytes_a_frame": traffic.bytes / max(1, traffic.frames),
            "largest_frame": traffic.largest,
            "refused": traffic.refused,
            "games_ended": len(self.ended),
            "reserve_ran_dry": dried_up,
            "load_cores": ours / lasted,
            "foreign_cores": max(0.0, (machine - machine_before - spent.cpu - ours) / lasted),
        }
        await self._calm_down()
        return found

    async def _wait(self, seconds: float) -> None:
        try:
            await asyncio.wait_for(self._stopped.wait(), seconds)
        except TimeoutError:
            return

    async def _calm_down(self) -> None:
        """Let the moves arrive that are still under way."""
        for _ in range(200):
            if not any(table.busy for table in self.active):
                break
            await asyncio.sleep(0.05)
        for table in self.active:
            table.waiting.clear()


def usage_of_ours() -> float:
    """CPU seconds of the load generator itself."""
    return sum(os.times()[:2])


def _figures(waits: list[float], lasted: float, spent: Usage) -> dict[str, Any]:
    waits.sort()
    moves = len(waits)
    return {
        "moves": moves,
        "moves_a_second": moves / lasted,
        "moves_a_cpu_second": moves / spent.cpu if spent.cpu else 0.0,
        "cpu_us_a_move": spent.cpu / moves * 1e6 if moves else 0.0,
        "server_cores": spent.cpu / lasted,
        "server_waited_cores": spent.waited / lasted,
        "p50_ms": _quantile(waits, 0.50),
        "p99_ms": _quantile(waits, 0.99),
        "slowest_ms": _quantile(waits, 1.0),
    }


def _quantile(ordered: list[float], share: float) -> float:
    if not ordered:
        return float("nan")
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))] * 1000
