#!/usr/bin/env bash
# apt.sh PACKAGES WHY: install Debian packages when we may (root, or sudo that asks nothing); else one clear sentence.
set -euo pipefail
packages=$1
why=$2

if ! command -v apt-get >/dev/null; then
  echo "$why. Please install what Debian calls: $packages" >&2
  exit 1
fi
if [ "$(id -u)" = 0 ]; then
  as_root=()
elif command -v sudo >/dev/null && sudo -n true 2>/dev/null; then
  as_root=(sudo -n)
else
  echo "$why. Please run: sudo apt-get install $packages" >&2
  exit 1
fi

echo "$why: installing $packages"
"${as_root[@]}" apt-get update -qq
# shellcheck disable=SC2086  # a list of package names
"${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $packages >/dev/null
