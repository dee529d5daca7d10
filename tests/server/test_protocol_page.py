"""The page that describes the protocol names every route, every code and every event, with the right status."""

import re
from pathlib import Path

from test_texts import announced, described_routes, raised

from mahfel.server.errors import status_of
from mahfel.server.openapi import openapi_document
from mahfel.tables.happenings import TABLE_EVENTS

PAGE = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
# Said by the command line about a file, never by the server.
_ELSEWHERE = {"plug.not_a_package", "plug.broken"}


def test_every_route_is_on_the_page():
    for path in openapi_document(described_routes())["paths"]:
        assert path.replace("{file}", "{table}.svg") in PAGE, path


def test_every_code_is_on_the_page_beside_its_status():
    rows = [row for row in PAGE.splitlines() if re.match(r"\| \d{3} \|", row)]
    listed = {code: int(row[2:5]) for row in rows for code in re.findall(r"`([a-z]+\.[a-z_]+)`", row)}
    for code in (raised() | announced()) - _ELSEWHERE:
        assert listed.get(code) == status_of(code), code
    assert set(listed) <= raised() | announced()


def test_every_event_of_the_table_is_on_the_page():
    for event in TABLE_EVENTS:
        assert f"`{event.__struct_config__.tag}`" in PAGE
