"""The browser client's files and the headers that keep its pages safe."""

import gzip

import httpx
import pytest

from mahfel.server.door import redacted
from mahfel.server.statics import Client, is_page


@pytest.mark.parametrize("path", ["/", "/t/abc", "/t/abc/replay", "/rules/high_society", "/settings", "/new/coup"])
async def test_every_address_of_the_client_gets_its_page(server, path):
    async with httpx.AsyncClient(base_url=server.base) as http:
        answer = await http.get(path)
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    "path", ["/assets/none.js", "/api/none", "/favicon.xyz", "/schema/none", "/qr/none", "/..%2fx.y"]
)
async def test_what_is_not_there_is_not_the_page(server, path):
    async with httpx.AsyncClient(base_url=server.base) as http:
        answer = await http.get(path)
    assert answer.status_code == 404
    assert answer.json()["code"] in {"route.unknown", "table.unknown"}


@pytest.mark.parametrize("path", ["/", "/api/games", "/api/none", "/healthz", "/assets/none.js"])
async def test_every_answer_has_the_headers_that_keep_pages_safe(server, path):
    async with httpx.AsyncClient(base_url=server.base) as http:
        headers = (await http.get(path)).headers
    policy = dict(part.split(" ", 1) for part in headers["content-security-policy"].split("; "))
    assert policy["script-src"] == "'self'"
    assert policy["style-src"] == "'self'"
    assert policy["frame-ancestors"] == "'none'"
    assert policy["img-src"] == "'self' data:"
    assert "unsafe" not in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert "server" not in headers


@pytest.fixture
def built(tmp_path):
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>" + "x" * 2000)
    (tmp_path / "assets" / "main-a1b2.js").write_text("let a = 1;" * 200)
    (tmp_path / "assets" / "main-a1b2.js.br").write_bytes(b"brotli")
    (tmp_path / "assets" / "type-c3d4.woff2").write_bytes(b"\x00" * 2000)
    (tmp_path / ".hidden").write_text("no")
    return Client(tmp_path)


def test_files_with_a_hash_in_their_name_are_kept_for_ever_and_the_page_is_not(built):
    assert built.find("/assets/main-a1b2.js").cache == "public, max-age=31536000, immutable"
    assert built.page.cache == "no-cache"
    assert built.page.media_type == "text/html"
    assert built.find("assets/type-c3d4.woff2").media_type == "font/woff2"


def test_the_smallest_encoding_that_the_browser_takes_is_sent(built):
    script = built.find("assets/main-a1b2.js")
    assert script.best("gzip, deflate, br") == (b"brotli", "br")
    body, encoding = script.best("gzip")
    assert (encoding, gzip.decompress(body)) == ("gzip", script.plain)
    assert script.best("") == (script.plain, None)
    assert built.find("assets/type-c3d4.woff2").gzip is None


def test_hidden_and_compressed_files_have_no_address_of_their_own(built):
    assert built.find(".hidden") is None
    assert built.find("assets/main-a1b2.js.br") is None
    assert built.find("../statics.py") is None


def test_a_server_without_a_built_client_says_so(tmp_path):
    assert b"make web" in Client(tmp_path).page.plain


@pytest.mark.parametrize(("path", "page"), [("", True), ("t/abc", True), ("api/x", False), ("a/b.js", False)])
def test_pages_are_told_from_files(path, page):
    assert is_page(path) is page


@pytest.mark.parametrize(
    ("path", "shown"),
    [
        ("/api/tables/pQs5qdtRA_X9o2P5XBJBxQ/moves", "/api/tables/pQs5qd…/moves"),
        ("/t/pQs5qdtRA_X9o2P5XBJBxQ", "/t/pQs5qd…"),
        ("/api/games/high_society/rulebook/fa", "/api/games/high_society/rulebook/fa"),
    ],
)
def test_a_log_does_not_hold_the_link_to_a_table(path, shown):
    assert redacted(path) == shown
