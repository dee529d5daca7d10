"""What all tests share: how hard property tests try, and where Chromium is."""

from __future__ import annotations

import os
import shutil

import pytest
from hypothesis import HealthCheck, settings

# `make test` repeats itself; HYPOTHESIS_PROFILE=search looks for new counterexamples and keeps looking.
settings.register_profile("gate", derandomize=True, deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("search", max_examples=2000, deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "gate"))

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


@pytest.fixture(scope="session")
def chromium() -> dict[str, object]:
    """Arguments for Playwright's `chromium.launch`: Debian's own browser, or the one that CHROMIUM names."""
    names = [os.environ["CHROMIUM"]] if "CHROMIUM" in os.environ else ["chromium", "chromium-browser", "google-chrome"]
    for name in names:
        if path := shutil.which(name):
            return {"executable_path": path, "args": list(CHROMIUM_ARGS), "headless": True}
    pytest.fail(f"no Chromium (looked for {', '.join(names)}); `make chromium` installs it")
