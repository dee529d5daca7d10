"""Ways to play: a few numbers from which every decision follows."""

from __future__ import annotations

from typing import Final

import msgspec


class Style(msgspec.Struct, frozen=True):
    """``give``: how often a healthy card that is not needed is offered; ``protect``: how many drinks are collected at
    once and never given away; ``burn``: how often a spoiled card is burnt instead of asking for more; ``bad``: how
    often who may (the Malʿoun, everybody in Crisis) answers with a spoiled card; ``healthy_first``: whether that is
    thought of only when no healthy card was given; ``narrow``: how often only one drink is asked for; ``wary``: how
    often a requester who is one set short gets nothing; ``spend``: how often a positive card is used; ``rob``: how
    often while somebody else is one set short.

    Only in Crisis ``brake``: bad cards stop where they would decide the game, and so, for the most part, does all
    giving: ``short`` is how often a requester who has all sets but one gets nothing, ``saved`` how often one who has
    all positive cards but one. All but ``protect``, ``healthy_first`` and ``brake`` are 0 … 1.
    """

    give: float = 0.6
    protect: int = 2
    burn: float = 0.2
    bad: float = 0.3
    healthy_first: bool = True
    narrow: float = 0.0
    wary: float = 0.0
    brake: bool = True
    short: float = 1.0
    saved: float = 0.7
    spend: float = 0.04
    rob: float = 0.08


CASUAL: Final = Style()
GENEROUS: Final = Style(give=0.85)
STINGY: Final = Style(give=0.3)
SHARP: Final = Style(give=0.6, burn=0.1, wary=1.0)
STEALTHY: Final = Style(bad=0.1)
LOUD: Final = Style(bad=0.6)
RECKLESS: Final = Style(bad=0.6, healthy_first=False, brake=False)

PROFILES: Final = {
    "casual": CASUAL,
    "generous": GENEROUS,
    "stingy": STINGY,
    "sharp": SHARP,
    "stealthy": STEALTHY,
    "loud": LOUD,
    "reckless": RECKLESS,
}
"""The profiles by which the counts in the box were chosen."""
