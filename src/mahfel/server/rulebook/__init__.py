"""Rulebooks: markdown with numbered paragraphs, worked examples computed by the engine, pictures as data."""

from mahfel.server.rulebook.parse import RulebookError, parse
from mahfel.server.rulebook.shelf import Shelf

__all__ = ["RulebookError", "Shelf", "parse"]
