"""On what the figures were taken: a rate without its machine is a number without a unit."""

from __future__ import annotations

import os
import platform
import subprocess
from datetime import UTC, datetime
from pathlib import Path


def circumstances() -> dict[str, str]:
    """Date, processor, system and the share of the machine that other work took just before."""
    return {
        "date": datetime.now(UTC).strftime("%Y-%m-%d"),
        "processor": _processor(),
        "cores": str(os.cpu_count()),
        "system": f"{_distribution()}, Linux {platform.release().split('-')[0]}",
        "load before": f"{os.getloadavg()[0]:.1f} (one minute's average)",
    }


def version_of(command: list[str]) -> str:
    """The first line that a program prints about its version."""
    done = subprocess.run(command, capture_output=True, text=True, timeout=20, check=True)
    return (done.stdout or done.stderr).strip().splitlines()[0]


def _processor() -> str:
    for line in Path("/proc/cpuinfo").read_text().splitlines():
        if line.startswith("model name"):
            virtual = "hypervisor" in Path("/proc/cpuinfo").read_text()
            return line.split(":", 1)[1].strip() + (" (a virtual machine)" if virtual else "")
    return platform.machine()


def _distribution() -> str:
    try:
        return platform.freedesktop_os_release()["PRETTY_NAME"]
    except OSError:
        return platform.system()
