"""A rulebook as data: sections of numbered paragraphs, worked examples and pictures."""

from __future__ import annotations

from typing import Any

import msgspec

from mahfel.server.messages.values import ExampleValue


class RuleParagraph(msgspec.Struct, frozen=True, tag="paragraph", tag_field="kind"):
    """One rule. `id` ("high_society-3.2") is what asks and log lines point at; `html` is safe, made from Markdown."""

    id: str
    number: str
    html: str


class RuleExample(msgspec.Struct, frozen=True, tag="example", tag_field="kind"):
    """A worked example: what the block says (`kind`, `position`, `moves` …) and what the engine computed from it."""

    id: str
    example: ExampleValue


class RuleFigure(msgspec.Struct, frozen=True, tag="figure", tag_field="kind"):
    """A picture drawn by the client from the game's real components."""

    figure: dict[str, Any]


RuleBlock = RuleParagraph | RuleExample | RuleFigure


class RuleSection(msgspec.Struct, frozen=True):
    """A chapter of the rulebook."""

    id: str
    heading: str
    blocks: tuple[RuleBlock, ...]


class Rulebook(msgspec.Struct, frozen=True):
    """The rules of a game in one language."""

    title: str
    sections: tuple[RuleSection, ...]
