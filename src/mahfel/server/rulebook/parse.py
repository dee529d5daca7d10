"""From a game's markdown rulebook to sections of numbered paragraphs, examples and figures."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from markdown_it import MarkdownIt
from markdown_it.token import Token

from mahfel.engine.game import Game
from mahfel.server.messages.rulebook import (
    RuleBlock,
    Rulebook,
    RuleExample,
    RuleFigure,
    RuleParagraph,
    RuleSection,
)
from mahfel.server.rulebook.examples import ExampleError, compute
from mahfel.server.rulebook.notation import NotationError, read_block

_NUMBERED = re.compile(r"^\*\*(\d+(?:\.\d+)*)\*\*\s*")
_HEADING = re.compile(r"^(\d+)\s+(.*)$")
# Raw HTML is off, so what a rulebook holds can only become the tags of markdown itself.
_MARKDOWN = MarkdownIt("commonmark", {"html": False}).enable("table")
_PIECES = {"paragraph_open", "bullet_list_open", "ordered_list_open", "table_open", "blockquote_open"}


class RulebookError(ValueError):
    """A rulebook that does not keep to the format; the text says what and where."""


def parse(game: Game, source: str) -> Rulebook:
    """Parse a rulebook. Raises RulebookError for an unnumbered first paragraph, a doubled id or a broken block."""
    title = ""
    sections: list[tuple[str, str, list[RuleBlock]]] = []
    seen: set[str] = set()
    for kind, number, body in _pieces(source, game):
        if kind == "title":
            title = body
            continue
        if kind == "section":
            sections.append((f"{game.meta.key}-{number}", body, []))
            continue
        if not sections:
            raise RulebookError(f"{body[:60]!r} stands before the first section")
        blocks = sections[-1][2]
        block = _block(game, kind, number, body, blocks)
        if isinstance(block, RuleParagraph | RuleExample):
            if block.id in seen and block not in blocks[-1:] and not _goes_on(block, blocks):
                raise RulebookError(f"the id {block.id} stands twice")
            seen.add(block.id)
        if _goes_on(block, blocks):
            blocks[-1] = block
        else:
            blocks.append(block)
    if not title:
        raise RulebookError("a rulebook begins with `# Title`")
    return Rulebook(title=title, sections=tuple(RuleSection(id=a, heading=b, blocks=tuple(c)) for a, b, c in sections))


def _goes_on(block: RuleBlock, blocks: list[RuleBlock]) -> bool:
    """A list, table or further paragraph belongs to the numbered paragraph before it."""
    last = blocks[-1] if blocks else None
    return isinstance(block, RuleParagraph) and isinstance(last, RuleParagraph) and last.id == block.id


def _block(game: Game, kind: str, number: str, body: str, blocks: list[RuleBlock]) -> RuleBlock:
    if kind == "paragraph":
        html = _MARKDOWN.render(body).strip()
        if number:
            return RuleParagraph(id=f"{game.meta.key}-{number}", number=number, html=html)
        before = next((block for block in reversed(blocks) if isinstance(block, RuleParagraph)), None)
        if before is None or blocks[-1] is not before:
            raise RulebookError(f"{body[:60]!r} has no number")
        return RuleParagraph(id=before.id, number=before.number, html=f"{before.html}\n{html}")
    try:
        values = read_block(body)
        return _example(game, values) if kind == "example" else RuleFigure(figure=values)
    except (NotationError, ExampleError) as fault:
        raise RulebookError(f"{kind} block: {fault}") from None


def _example(game: Game, values: dict[str, Any]) -> RuleExample:
    if not {"id", "kind"} <= values.keys():
        raise RulebookError("an example block needs an id and a kind")
    return RuleExample(id=str(values["id"]), example=compute(game, values))


def _pieces(source: str, game: Game) -> Iterator[tuple[str, str, str]]:
    """The rulebook's top-level pieces as (kind, number, text)."""
    lines = source.splitlines()
    tokens = _MARKDOWN.parse(source)
    for place, token in enumerate(tokens):
        if token.level != 0 or token.map is None:
            continue
        if token.type == "heading_open":
            yield _heading(token, tokens[place + 1].content, game)
        elif token.type == "fence":
            kind = token.info.strip()
            if kind not in {"example", "figure"}:
                raise RulebookError(f"an unknown kind of block: {kind!r}")
            yield kind, "", token.content
        elif token.type in _PIECES:
            body = "\n".join(lines[token.map[0] : token.map[1]])
            match = _NUMBERED.match(body)
            yield "paragraph", match.group(1) if match else "", body[match.end() :] if match else body


def _heading(token: Token, content: str, game: Game) -> tuple[str, str, str]:
    if token.tag == "h1":
        return "title", "", content
    match = _HEADING.match(content)
    if token.tag != "h2" or match is None:
        raise RulebookError(f"a heading of {game.meta.key} must be `## 1 Words`, not {content!r}")
    return "section", match.group(1), match.group(2)
