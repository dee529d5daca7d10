"""The documents lead where they say."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest
from markdown_it import MarkdownIt
from markdown_it.token import Token

ROOT = Path(__file__).resolve().parents[2]
ELSEWHERE = re.compile(r"^(https?:|mailto:|#)")


def documents() -> list[str]:
    """Markdown files that are part of the project, but for rulebooks, which the server reads."""
    said = subprocess.run(["git", "ls-files", "*.md"], cwd=ROOT, capture_output=True, text=True, check=True, timeout=30)
    return [name for name in said.stdout.split() if "/rulebook/" not in name]


def targets(tokens: list[Token]) -> list[str]:
    """Addresses of links and pictures, in the order of the text."""
    found: list[str] = []
    for token in tokens:
        address = token.attrGet("href") or token.attrGet("src")
        if address:
            found.append(str(address))
        found += targets(token.children or [])
    return found


@pytest.mark.parametrize("name", documents())
def test_every_link_within_the_project_leads_to_a_file(name: str) -> None:
    document = ROOT / name
    for address in targets(MarkdownIt("commonmark").parse(document.read_text())):
        if not ELSEWHERE.match(address):
            assert (document.parent / address.split("#")[0]).exists(), address


def test_there_is_something_to_read() -> None:
    assert {"README.md", "CONTRIBUTING.md", "SECURITY.md", "CHANGELOG.md"} <= set(documents())
