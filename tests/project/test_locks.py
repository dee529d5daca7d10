"""The locks name releases and digests, and never where to fetch them."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
LOCKS = ("requirements.lock", "requirements-build.lock", "requirements-dev.lock")
RELEASE = re.compile(r"^([A-Za-z0-9._-]+)==(\S+)")


def releases(name: str) -> dict[str, str]:
    """Releases of a requirements lock: {distribution: version}."""
    lines = (ROOT / name).read_text().splitlines()
    return {found[1]: found[2] for line in lines if (found := RELEASE.match(line))}


def node_packages() -> dict[str, dict[str, object]]:
    lock: dict[str, dict[str, dict[str, object]]] = json.loads((ROOT / "web/package-lock.json").read_text())
    return {path: package for path, package in lock["packages"].items() if path}


@pytest.mark.parametrize("name", LOCKS)
def test_a_requirements_lock_names_no_address_and_no_index(name: str) -> None:
    text = (ROOT / name).read_text()
    assert not re.search(r"://|--(extra-)?index|--find-links|--trusted-host|(^|\s)@", text, re.MULTILINE)


@pytest.mark.parametrize("name", LOCKS)
def test_every_release_of_a_requirements_lock_has_digests(name: str) -> None:
    entries = re.split(r"\n(?=[A-Za-z0-9])", (ROOT / name).read_text().strip())
    assert len(entries) == len(releases(name)) > 20
    for entry in entries:
        assert "--hash=sha256:" in entry, entry.splitlines()[0]


def test_the_smaller_locks_hold_the_same_releases_as_the_larger() -> None:
    server, build, everything = (releases(name).items() for name in LOCKS)
    assert server < build < everything


def test_the_locks_hold_wheels_for_both_processors() -> None:
    """Releases with compiled code carry many files; a lock made for one machine alone would hold one or two."""
    lock = (ROOT / "requirements.lock").read_text()
    apsw = lock.split("apsw==")[1].split("# via")[0]
    assert apsw.count("--hash=") > 20


def test_the_lock_of_npm_has_digests_and_no_address_to_fetch_from() -> None:
    packages = node_packages()
    assert len(packages) > 100
    for path, package in packages.items():
        assert "resolved" not in package, path
        assert str(package.get("integrity", "")).startswith("sha512-"), path


def test_the_exact_releases_of_package_json_are_those_of_the_lock() -> None:
    wanted = json.loads((ROOT / "web/package.json").read_text())
    packages = node_packages()
    for name, version in (wanted["dependencies"] | wanted["devDependencies"]).items():
        assert packages[f"node_modules/{name}"]["version"] == version


def test_what_is_installed_agrees_with_itself() -> None:
    said = subprocess.run([sys.executable, "-m", "pip", "check"], capture_output=True, text=True, timeout=120)
    assert said.returncode == 0, said.stdout
