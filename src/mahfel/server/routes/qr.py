"""GET /qr/{table}.svg: the link to a table as a square to point a telephone at."""

from __future__ import annotations

from io import BytesIO

import segno
from litestar import Response, get
from litestar.params import FromPath

from mahfel.engine.refusal import Refused
from mahfel.server.describing import describe
from mahfel.server.identity import looks_like_table
from mahfel.server.site import AnyRequest, site_of

_LONGEST_ADDRESS = 300
"""Characters: more than any host's name and port have, and far less than a QR code can hold."""


@get(
    "/qr/{file:str}",
    opt=describe(
        summary="QR code of the link to a table.",
        media="image/svg+xml",
        refusals=("table.unknown", "request.invalid"),
    ),
)
async def read_qr(request: AnyRequest, file: FromPath[str]) -> Response[bytes]:
    """The link as SVG; it says nothing that the one who asks did not know, so the table is not looked up."""
    site = site_of(request)
    site.spend("read", request)
    table, dot, kind = file.rpartition(".")
    if not dot or kind != "svg" or not looks_like_table(table):
        raise Refused("table.unknown")
    address = site.public_address(request)
    if len(address) > _LONGEST_ADDRESS:
        raise Refused("request.invalid", where="host")
    drawing = draw(f"{address}/t/{table}")
    return Response(drawing, media_type="image/svg+xml", headers={"cache-control": "private, max-age=86400"})


def draw(text: str) -> bytes:
    """A QR code as an SVG without a size of its own: it fills the box in which it is shown."""
    out = BytesIO()
    segno.make(text, error="m", boost_error=True).save(
        out,
        kind="svg",
        border=2,
        omitsize=True,
        xmldecl=False,
        dark="#1d1a16",
        light="#ffffff",
        svgclass=None,
        lineclass=None,
    )
    return out.getvalue()


QR_ROUTES = (read_qr,)
