"""Whether a request was made by our own pages: browsers name the page's origin, programs name none."""

from __future__ import annotations

from urllib.parse import urlsplit


class Origins:
    """Origins whose pages may act here: the host the request itself went to, and those the host of the server allows.

    Only host and port are compared, because behind a proxy that ends TLS we cannot see the scheme.
    """

    def __init__(self, allowed: tuple[str, ...] = ()) -> None:
        self._allowed = frozenset(_place(origin) for origin in allowed)

    def trusts(self, origin: str | None, host: str | None) -> bool:
        """True for no origin at all (not a browser), our own host, or an allowed origin; "null" is never trusted."""
        if origin is None:
            return True
        place = _place(origin)
        return bool(place) and (place == _strip((host or "").lower()) or place in self._allowed)


def _place(origin: str) -> str:
    try:
        parts = urlsplit(origin.strip().lower())
    except ValueError:
        return ""
    return _strip(parts.netloc) if parts.scheme in {"http", "https"} else ""


def _strip(place: str) -> str:
    return place.removesuffix(":443").removesuffix(":80")
