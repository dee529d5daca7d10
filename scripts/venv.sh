#!/usr/bin/env bash
# Make .venv with a Python of at least 3.11. Debian keeps the module that does it in a package of its own,
# so say that in words, or install it where we are allowed to.
set -euo pipefail
cd "$(dirname "$0")/.."

new_enough() { "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; }

python=""
for candidate in ${PYTHON:-python3.11 python3.12 python3.13 python3.14 python3}; do
  if command -v "$candidate" >/dev/null && new_enough "$candidate"; then
    python=$candidate
    break
  fi
done
if [ -z "$python" ]; then
  echo "mahfel needs Python 3.11 or newer (looked for: ${PYTHON:-python3.11 to python3.14, python3})." >&2
  exit 1
fi

if ! "$python" -c 'import ensurepip, venv' 2>/dev/null; then
  package="$("$python" -c 'import sys; print("python%d.%d-venv" % sys.version_info[:2])')"
  scripts/apt.sh "$package" "$python cannot make virtual environments"
fi

rm -rf .venv
"$python" -m venv .venv
