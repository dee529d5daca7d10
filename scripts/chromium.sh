#!/usr/bin/env bash
# Chromium for the browser tests: print where it is, after installing Debian's when there is none and we may.
# The environment variable CHROMIUM names another one.
set -euo pipefail
cd "$(dirname "$0")/.."

find_chromium() {
  local name
  for name in ${CHROMIUM:-chromium chromium-browser google-chrome}; do
    command -v "$name" && return
  done
  return 1
}

find_chromium || { scripts/apt.sh chromium "The browser tests need Chromium" && find_chromium; }
