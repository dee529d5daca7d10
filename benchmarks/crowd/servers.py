"""The two servers and the load generators in front of them, each a process of its own, pinned to a core."""

from __future__ import annotations

import json
import os
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from typing import Any, Literal

from measuring.places import BENCHMARKS, ROOT, our_python
from measuring.processes import pinned, stop

Protocol = Literal["mahfel", "boardgame.io"]
OURS = "Mahfel"
SERVER_CORE = 0
LOAD_CORE = 1
_PATIENCE = 30.0


class ServerFailedError(Exception):
    """A server or a load generator did not come up, or fell over; the text says which and what it said."""


@dataclass
class Server:
    """A running server. `log` is the file with all that it wrote."""

    name: str
    protocol: Protocol
    process: subprocess.Popen[str]
    port: int
    log: Path
    seconds_to_start: float
    """From the start of the process to its first answer over HTTP."""


@contextmanager
def our_server(data: Path, *extra: str) -> Iterator[Server]:
    """`mahfel serve` as a host would run it: SQLite on this disk with synchronous=FULL, limits in force."""
    command = [str(Path(our_python()).parent / "mahfel"), "serve", "--data", str(data), "--proxied", *extra]
    with _server(OURS, "mahfel", command, {}) as server:
        yield server


@contextmanager
def peers_server(name: str, node: str) -> Iterator[Server]:
    """boardgame.io's server in production mode on that Node, with its storage in memory."""
    command = [node, str(BENCHMARKS / "crowd" / "boardgame_server.js")]
    with _server(name, "boardgame.io", command, {"NODE_ENV": "production"}) as server:
        yield server


@contextmanager
def scratch() -> Iterator[Path]:
    """A folder on the disk of the checkout (the system's own temporary folder may be in memory), removed afterwards."""
    (ROOT / "var").mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="benchmark-", dir=ROOT / "var") as folder:
        yield Path(folder)


@contextmanager
def _server(name: str, protocol: Protocol, command: list[str], environment: dict[str, str]) -> Iterator[Server]:
    port = _free_port()
    addressed = [*command, "--port", str(port)] if protocol == "mahfel" else [*command, str(port)]
    with tempfile.NamedTemporaryFile("w", suffix=".log", prefix=f"{protocol}-", delete=False) as log:
        path = Path(log.name)
        began = time.perf_counter()
        process = subprocess.Popen(
            pinned(addressed, SERVER_CORE), stdout=log, stderr=log, text=True, env={**os.environ, **environment}
        )
        try:
            _wait_for(process, port, path)
            yield Server(name, protocol, process, port, path, time.perf_counter() - began)
        finally:
            stop(process)
            path.unlink(missing_ok=True)


@dataclass
class Load:
    """A load generator connected to one server; answers requests one after another."""

    server: Server
    process: subprocess.Popen[str]

    def __call__(self, verb: str, **arguments: float) -> dict[str, Any]:
        """Ask for something, wait for its figures. Raises `ServerFailedError` with what was said last."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps({"do": verb, **arguments}) + "\n")
        self.process.stdin.flush()
        line = self.process.stdout.readline()
        if not line:
            assert self.process.stderr is not None
            said = self.process.stderr.read().strip().splitlines()[-15:]
            server = self.server.log.read_text(errors="replace").splitlines()[-15:]
            raise ServerFailedError("\n".join(["The load generator ended:", *said, "The server said:", *server]))
        found: dict[str, Any] = json.loads(line)
        return found


@contextmanager
def load_on(server: Server) -> Iterator[Load]:
    """The load generator for this server, on the other core."""
    script = str(BENCHMARKS / "crowd" / "load.py")
    process = subprocess.Popen(
        pinned([our_python(), script, server.protocol, str(server.port), str(server.process.pid)], LOAD_CORE),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        yield Load(server, process)
    finally:
        stop(process)


def _wait_for(process: subprocess.Popen[str], port: int, log: Path) -> None:
    until = time.monotonic() + _PATIENCE
    while time.monotonic() < until and process.poll() is None:
        if _answers(port):
            return
        time.sleep(0.005)
    raise ServerFailedError(f"{process.args}\n{log.read_text(errors='replace')[-2000:]}")


def _answers(port: int) -> bool:
    """Whether an HTTP request gets an answer: a socket that only accepts connections may belong to a server half up."""
    http = HTTPConnection("127.0.0.1", port, timeout=5)
    try:
        http.request("GET", "/healthz")
        http.getresponse().read()
    except (OSError, HTTPException):
        return False
    finally:
        http.close()
    return True


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
