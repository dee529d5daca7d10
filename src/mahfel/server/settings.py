"""How one server is set up; the command line and the tests fill this in."""

from __future__ import annotations

import msgspec

from mahfel.server.limits import Rates


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """`origins` are pages of other hosts that may act here ("https://example.org").

    `public` is the address people use, when it differs from the one the server listens on (behind a proxy).
    `proxied` says that a proxy in front can be believed about the client's address.
    """

    origins: tuple[str, ...] = ()
    public: str | None = None
    proxied: bool = False
    rates: Rates = Rates()
