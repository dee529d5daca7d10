"""The browser client: its files, and its one page for every address that is the client's own to read."""

from __future__ import annotations

from litestar import Response, get
from litestar.params import FromPath

from mahfel.engine.refusal import Refused
from mahfel.server.site import AnyRequest, site_of
from mahfel.server.statics import Asset, is_page


@get("/")
async def home(request: AnyRequest) -> Response[bytes]:
    """The page."""
    return _answer(request, site_of(request).client.page)


@get("/{path:path}")
async def page(request: AnyRequest, path: FromPath[str]) -> Response[bytes]:
    """A file of the client, or the page."""
    client = site_of(request).client
    asset = client.find(path)
    if asset is None:
        if not is_page(path):
            raise Refused("route.unknown")
        asset = client.page
    return _answer(request, asset)


def _answer(request: AnyRequest, asset: Asset) -> Response[bytes]:
    headers = {"etag": asset.etag, "cache-control": asset.cache, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == asset.etag:
        return Response(b"", status_code=304, headers=headers)
    body, encoding = asset.best(request.headers.get("accept-encoding", ""))
    if encoding is not None:
        headers["content-encoding"] = encoding
    return Response(body, media_type=asset.media_type, headers=headers)


PAGE_ROUTES = (home, page)
