#!/usr/bin/env bash
# Write the three requirements locks anew from pyproject.toml, for every platform, with the digests of every file of
# each release, and with no address of any index. Arguments go to `uv pip compile`: scripts/lock.sh --upgrade,
# scripts/lock.sh --upgrade-package litestar.
set -euo pipefail
cd "$(dirname "$0")/.."
tools=$(mktemp -d)
trap 'rm -rf "$tools"' EXIT
.venv/bin/python -m venv "$tools/venv"
"$tools/venv/bin/python" -m pip --disable-pip-version-check install --quiet uv

compile() { # extra lock [constraints]
  "$tools/venv/bin/uv" --no-config pip compile pyproject.toml --quiet --universal --python-version 3.11 \
    --generate-hashes --no-emit-index-url --no-header ${1:+--extra "$1"} --output-file "$2" "${@:3}"
}

compile dev requirements-dev.lock "$@"
# The smaller sets hold the same releases as the large one.
compile build requirements-build.lock --constraints requirements-dev.lock
compile "" requirements.lock --constraints requirements-dev.lock

if grep -nE '://|--(extra-)?index|--find-links' requirements*.lock; then
  echo "A lock names an address; it must not." >&2
  exit 1
fi
