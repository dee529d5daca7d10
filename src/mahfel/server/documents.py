"""Answers that are large or rarely change: compressed where the client takes it, and not sent twice."""

from __future__ import annotations

import gzip
from collections import OrderedDict
from hashlib import blake2b
from typing import Any

from litestar import Request, Response

_SMALL = 1024
_KEPT = 64
_zipped: OrderedDict[str, bytes] = OrderedDict()


def document(
    request: Request[Any, Any, Any], body: bytes, media_type: str, *, cache: str = "no-cache", name: str | None = None
) -> Response[bytes]:
    """`body` with an ETag; empty with 304 for a client that has it. `name` offers it as a file of that name."""
    etag = f'"{blake2b(body, digest_size=12).hexdigest()}"'
    headers = {"etag": etag, "cache-control": cache, "vary": "accept-encoding, accept-language"}
    if name is not None:
        headers["content-disposition"] = f'attachment; filename="{name}"'
    if etag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers)
    if len(body) > _SMALL and "gzip" in request.headers.get("accept-encoding", ""):
        body = _zip(etag, body)
        headers["content-encoding"] = "gzip"
    return Response(body, media_type=media_type, headers=headers)


def _zip(etag: str, body: bytes) -> bytes:
    known = _zipped.pop(etag, None)
    if known is None:
        known = gzip.compress(body, 6, mtime=0)
    _zipped[etag] = known
    while len(_zipped) > _KEPT:
        _zipped.popitem(last=False)
    return known
