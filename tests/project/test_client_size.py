"""The client's first load and each board stay within their budgets, in compressed bytes, before fonts."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

STATIC = Path(__file__).resolve().parents[2] / "src" / "mahfel" / "server" / "static"
FIRST_LOAD = 120 * 1024
BOARD = 40 * 1024

pytestmark = pytest.mark.web


@pytest.fixture(scope="module")
def manifest() -> dict[str, dict[str, object]]:
    return json.loads((STATIC / "manifest.json").read_text())


def reached(manifest: dict[str, dict[str, object]], *entries: str) -> set[str]:
    """Files that a browser needs for `entries`: chunks they import before they run, and their styles."""
    files: set[str] = set()
    todo = list(entries)
    seen: set[str] = set()
    while todo:
        key = todo.pop()
        if key not in seen:
            seen.add(key)
            chunk = manifest[key]
            files |= {str(chunk["file"]), *chunk.get("css", [])}
            todo += chunk.get("imports", [])
    return files


def compressed(files: set[str]) -> int:
    """Bytes on the wire with gzip, which every browser and every proxy speaks."""
    return sum((STATIC / f"{name}.gz").stat().st_size for name in files)


def test_the_first_load_is_small(manifest: dict[str, dict[str, object]]) -> None:
    files = reached(manifest, "index.html") | {"index.html"}
    assert any(name.endswith(".js") for name in files)
    assert compressed(files) < FIRST_LOAD


def test_each_board_is_a_small_chunk_of_its_own(manifest: dict[str, dict[str, object]]) -> None:
    shell = reached(manifest, "index.html")
    boards = [key for key in manifest if key.endswith("/web/Board.svelte")]
    assert boards, "no board was collected"
    for key in boards:
        assert str(manifest[key]["file"]) not in shell, f"{key} is part of the first load"
        assert compressed(reached(manifest, key) - shell) < BOARD, key


def test_the_page_runs_nothing_inline_and_fetches_nothing_from_elsewhere() -> None:
    page = (STATIC / "index.html").read_text()
    scripts = page.split("<script")[1:]
    assert scripts
    for script in scripts:
        head, _, body = script.partition(">")
        assert 'src="/' in head
        assert body.partition("</script>")[0].strip() == ""
    assert " on" not in page.split("<body")[1].split(">")[0]
    assert 'href="http' not in page
    assert 'src="http' not in page


def test_the_fonts_are_files_of_our_own() -> None:
    fonts = {path.name.split("-")[0] for path in (STATIC / "assets").glob("*.woff2")}
    assert {"vazirmatn", "commissioner"} <= fonts
    for sheet in (STATIC / "assets").glob("*.css"):
        assert "url(http" not in sheet.read_text()
        assert "data:font" not in sheet.read_text()
