"""The greeting: who comes by a live connection, and what they may see."""

from __future__ import annotations

from mahfel.engine.refusal import Refused
from mahfel.server.encoding import encode
from mahfel.server.live.session import UNKNOWN, UNWELCOME, Session
from mahfel.server.messages import answers
from mahfel.server.site import Connection, Site


async def greet(site: Site, connection: Connection, table: str) -> Session:
    """A session for whoever comes; its feed is attached by the link. Raises Refused."""
    site.spend("live", connection)
    live_table, principal = await site.principal(connection, table)
    site.viewer(live_table, principal)
    return Session(site.refuser, principal.secret_hash, _after(connection), site.lang(connection))


def farewell(site: Site, connection: Connection, refusal: Refused) -> tuple[bytes, int]:
    """The last message for whoever is not welcome, and the closing code."""
    told = site.refuser.tell(refusal, site.lang(connection))
    bye = encode(answers.Bye(code=told.code, text=told.text))
    return bye, UNKNOWN if refusal.code == "table.unknown" else UNWELCOME


def _after(connection: Connection) -> int:
    """The version the client has seen, from the query string; 0 when it has seen none."""
    given = connection.query_params.get("after", "0")
    if not (given.isascii() and given.isdigit() and len(given) <= 16):
        raise Refused("request.invalid", where="after")
    return int(given)
