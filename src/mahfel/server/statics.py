"""The built browser client, held in memory: hashed files are immutable, page addresses all get the same page."""

from __future__ import annotations

import gzip
import mimetypes
from hashlib import blake2b
from importlib.resources import files
from importlib.resources.abc import Traversable

import msgspec

_COMPRESSIBLE = ("text/", "application/javascript", "application/json", "image/svg", "application/manifest")
_IMMUTABLE = "public, max-age=31536000, immutable"
_REVALIDATE = "no-cache"
_UNBUILT = b"""<!doctype html><html lang="en"><meta charset="utf-8"><title>Mahfel</title>
<p>The server runs, but its browser client has not been built: run <code>make web</code> in the checkout.</p></html>"""


class Asset(msgspec.Struct, frozen=True):
    """A file of the client with its encodings ready."""

    media_type: str
    cache: str
    etag: str
    plain: bytes
    gzip: bytes | None
    brotli: bytes | None

    def best(self, accept: str) -> tuple[bytes, str | None]:
        """The smallest body the client takes, and the name of its encoding."""
        if self.brotli is not None and "br" in accept:
            return self.brotli, "br"
        if self.gzip is not None and "gzip" in accept:
            return self.gzip, "gzip"
        return self.plain, None


class Client:
    """The files of the browser client by their path below `/`."""

    def __init__(self, root: Traversable | None = None) -> None:
        base = root or files("mahfel.server").joinpath("static")
        bodies: dict[str, bytes] = {}
        if base.is_dir():
            _collect(base, "", bodies)
        self._assets = {
            path: _asset(path, body, bodies) for path, body in bodies.items() if not path.endswith((".br", ".gz"))
        }
        self.page = self._assets.get("index.html") or _asset("index.html", _UNBUILT, {})

    def find(self, path: str) -> Asset | None:
        """The file at this path, or None."""
        return self._assets.get(path.lstrip("/"))


def is_page(path: str) -> bool:
    """Whether an address belongs to the client's router: no file name, nothing of the API."""
    first = path.lstrip("/").partition("/")[0]
    return first not in {"api", "schema", "qr", "metrics", "healthz", "assets"} and "." not in path.rsplit("/", 1)[-1]


def _collect(folder: Traversable, prefix: str, bodies: dict[str, bytes]) -> None:
    for entry in folder.iterdir():
        if entry.is_dir():
            _collect(entry, f"{prefix}{entry.name}/", bodies)
        elif not entry.name.startswith("."):
            bodies[prefix + entry.name] = entry.read_bytes()


def _asset(path: str, body: bytes, bodies: dict[str, bytes]) -> Asset:
    media = mimetypes.guess_type(path)[0] or "application/octet-stream"
    if media in {"text/javascript", "application/x-javascript"}:
        media = "text/javascript"
    small = bodies.get(path + ".gz")
    if small is None and len(body) > 512 and media.startswith(_COMPRESSIBLE):
        small = gzip.compress(body, 6, mtime=0)
    return Asset(
        media_type=media,
        cache=_IMMUTABLE if path.startswith("assets/") else _REVALIDATE,
        etag=f'"{blake2b(body, digest_size=12).hexdigest()}"',
        plain=body,
        gzip=small,
        brotli=bodies.get(path + ".br"),
    )
