"""Servers for the tests of this folder: one that many tests share, and fresh ones."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent))

from running import OPEN, Server


@pytest.fixture(scope="session")
def server(tmp_path_factory):
    """A server without rate limits, whose bots do not pause; shared, so every test makes its own tables."""
    running = Server(tmp_path_factory.mktemp("server") / "data", "--quick-bots", "--no-limits").start()
    yield running
    assert running.stop() == 0
    assert "Traceback" not in running.log()


@pytest.fixture(autouse=True)
async def clients_closed():
    """Closes the clients that a test has opened."""
    yield
    while OPEN:
        await OPEN.pop()()


@pytest.fixture
def fresh(tmp_path):
    """Makes servers of this test's own."""
    made: list[Server] = []

    def make(*options: str, data: str = "data", **more) -> Server:
        made.append(Server(tmp_path / data, *options, **more))
        return made[-1].start()

    yield make
    for each in made:
        if each.process is not None and each.process.poll() is None:
            each.kill()
