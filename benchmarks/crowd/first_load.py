"""What the browser has to fetch before it can show the first page, as compressed as the server sends it."""

from __future__ import annotations

import re
from http.client import HTTPConnection
from typing import Any
from urllib.parse import urljoin, urlsplit

_LINKED = re.compile(r"""<(?:script|link)\b[^>]*?\b(?:src|href)="([^"]+\.(?:js|css))\"""")
# A module that is needed at once is named by a static import; `import("…")` is for later.
_IMPORTED = re.compile(r"""\b(?:from|import)\s*["']([^"']+\.js)["']""")
_SMALL = 1024


def first_load(port: int, path: str = "/") -> dict[str, Any]:
    """Fetch the page, its scripts and styles and what those import at once: `{bytes, files: {address: bytes}}`.

    Sizes are those of the bodies on the wire. Fonts and pictures are left out, as are boards of games, which are loaded
    with a table of theirs.
    """
    files: dict[str, int] = {}
    waiting = [path]
    while waiting:
        address = waiting.pop()
        if address in files:
            continue
        text = _fetch(port, address, "identity").decode()
        packed = _fetch(port, address, "br, gzip")
        if len(packed) == len(text) > _SMALL:
            raise AssertionError(f"{address} is sent uncompressed")
        files[address] = len(packed)
        found = _LINKED.findall(text) if address == path else _IMPORTED.findall(text)
        waiting += [urlsplit(urljoin(f"http://host{address}", one)).path for one in found]
    return {"bytes": sum(files.values()), "files": files}


def _fetch(port: int, address: str, encoding: str) -> bytes:
    """The body as it comes over the wire."""
    http = HTTPConnection("127.0.0.1", port, timeout=10)
    try:
        http.request("GET", address, headers={"Accept-Encoding": encoding, "Accept": "*/*"})
        answer = http.getresponse()
        if answer.status != 200:
            raise AssertionError(f"{address}: {answer.status}")
        return answer.read()
    finally:
        http.close()
