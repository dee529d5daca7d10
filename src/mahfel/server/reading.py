"""Reading request bodies: strictly, by the type that describes them, or not at all."""

from __future__ import annotations

import re
from functools import cache
from typing import Any, TypeVar

import msgspec
from litestar import Request
from litestar.exceptions import HTTPException

from mahfel.engine.refusal import Refused

T = TypeVar("T", bound=msgspec.Struct)
_WHERE = re.compile(r" - at `(\$[^`]*)`$")


async def read(request: Request[Any, Any, Any], kind: type[T]) -> T:
    """The body as `kind`. An empty body counts as `{}`.

    Raises Refused: request.not_json for another content type, request.malformed for what is not JSON, request.invalid
    with the place of the first thing that does not fit. A body over the limit is refused by the server before this.
    """
    body = await _body(request)
    if body:
        named = request.headers.get("content-type", "").partition(";")[0].strip().lower()
        if named != "application/json":
            raise Refused("request.not_json")
    value: T = decode(body or b"{}", kind)
    return value


async def _body(request: Request[Any, Any, Any]) -> bytes:
    try:
        return await request.body()
    except HTTPException as fault:
        if fault.status_code == 413:
            raise Refused("request.too_large") from None
        # A client that hung up in mid-body is answered like any other half a message: nobody will read it.
        raise Refused("request.malformed") from None


def decode(raw: bytes | str, kind: Any) -> Any:
    """JSON as `kind`, strictly. Raises Refused("request.malformed") or Refused("request.invalid", where=…)."""
    try:
        return _decoder(kind).decode(raw)
    except msgspec.ValidationError as fault:
        raise Refused("request.invalid", where=place_of(fault)) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise Refused("request.malformed") from None


def place_of(fault: msgspec.ValidationError) -> str:
    """The path of the value that does not fit: "$.options.seats"; an unknown field is named itself."""
    text = str(fault)
    match = _WHERE.search(text)
    place = match.group(1) if match else "$"
    unknown = re.search(r"unknown field `([^`]{1,64})`", text)
    return f"{place}.{unknown.group(1)}" if unknown else place


@cache
def _decoder(kind: Any) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(kind, strict=True)
