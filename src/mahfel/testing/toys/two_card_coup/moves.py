"""Moves of two-card Coup."""

from __future__ import annotations

from mahfel.engine import Move


class Work(Move, frozen=True, tag="work", tag_field="type"):
    """Take one coin."""


class Claim(Move, frozen=True, tag="claim", tag_field="type"):
    """Claim the crown and take two coins unless somebody doubts it."""


class Doubt(Move, frozen=True, tag="doubt", tag_field="type"):
    """Doubt the claim: whoever is wrong is out."""


class Allow(Move, frozen=True, tag="allow", tag_field="type"):
    """Let the claim pass."""


WORDS = {"work": Work(), "claim": Claim(), "doubt": Doubt(), "allow": Allow()}
