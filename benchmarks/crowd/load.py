"""The load generator: `python load.py PROTOCOL PORT SERVER_PID`, a process of its own on a core of its own.

Each line of input is a JSON object `{do, …}`, each answered by one line of JSON. The server's process is only looked at
from outside, for its CPU time and memory. All traffic goes to 127.0.0.1.
"""

from __future__ import annotations

import asyncio
import gc
import json
import sys
from pathlib import Path
from typing import Any

import uvloop

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from measuring.processes import usage

from crowd.boardgame import BoardgameHost
from crowd.host import Host
from crowd.ours import MahfelHost
from crowd.table import Table
from crowd.window import Window

TABLES = 200


class Crowd:
    """The tables that are open at one server, and what can be asked of them."""

    def __init__(self, host: Host, server: int) -> None:
        self.host, self.server = host, server
        self.active: list[Table] = []
        self.reserve: list[Table] = []

    async def prepare(self, reserve: int = 0) -> dict[str, Any]:
        """200 tables with their games before them, and a reserve of fresh ones where games end."""
        if not self.host.lasting:
            for table in self.active:
                table.close()
            self.active = []
        missing = TABLES - len(self.active) + (0 if self.host.lasting else reserve - len(self.reserve))
        opened = [*self.reserve, *await self.host.open(max(0, missing))]
        free = TABLES - len(self.active)
        self.active += opened[:free]
        self.reserve = opened[free:]
        await asyncio.sleep(1)
        gc.collect()
        return {"tables": len(self.active), "reserve": len(self.reserve)}

    async def saturated(self, seconds: float, warm_up: float) -> dict[str, Any]:
        return await self._window().saturated(seconds, warm_up)

    async def paced(self, seconds: float, warm_up: float, rate: float) -> dict[str, Any]:
        return await self._window().paced(seconds, warm_up, rate)

    async def whole_games(self, tables: int, seats: int) -> dict[str, Any]:
        """Play games from the first frame to the last; how large the frames were."""
        opened = await self.host.open(tables, seats, long_names=True)
        window = Window(self.host, opened, [], self.server)
        self.host.traffic.clear()
        await window.to_the_end()
        traffic = self.host.traffic
        for table in opened:
            table.close()
        return {
            "games": len(window.ended),
            "frames": traffic.frames,
            "largest_frame": traffic.largest,
            "bytes_a_frame": traffic.bytes / max(1, traffic.frames),
            "refused": traffic.refused,
        }

    async def idle(self, connections: int) -> dict[str, Any]:
        """Connect so many and let them sit; the server's memory for each."""
        tables = connections // 4
        before = usage(self.server).memory
        opened = await self.host.open(tables)
        await asyncio.sleep(2)
        after = usage(self.server).memory
        for table in opened:
            table.close()
        return {"connections": tables * 4, "bytes_a_connection": (after - before) / (tables * 4)}

    def _window(self) -> Window:
        return Window(self.host, self.active, self.reserve, self.server)


async def main(protocol: str, port: int, server: int) -> None:
    """Answer requests until the input ends."""
    gc.freeze()
    crowd = Crowd({"boardgame.io": BoardgameHost, "mahfel": MahfelHost}[protocol](port), server)
    verbs = {verb: getattr(crowd, verb) for verb in ("prepare", "saturated", "paced", "whole_games", "idle")}
    while line := await asyncio.to_thread(sys.stdin.readline):
        request = json.loads(line)
        print(json.dumps(await verbs[request.pop("do")](**request)), flush=True)


if __name__ == "__main__":
    uvloop.run(main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3])))
