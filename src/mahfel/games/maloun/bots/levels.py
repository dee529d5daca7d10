"""The levels of Malʿoun's bots."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from mahfel.engine import Chance, Level, Move, Policy, Seat
from mahfel.games.maloun.bots.player import player
from mahfel.games.maloun.bots.style import CASUAL, Style

if TYPE_CHECKING:
    from mahfel.games.maloun.state import MalounState

EASY: Final = msgspec.structs.replace(CASUAL, protect=3, healthy_first=False, short=0.0, saved=0.0, spend=0.05, rob=0.0)
"""A casual player who hoards three drinks to the end and refuses nobody: easier to beat than one who looks around."""

KEEN: Final = Style(
    give=1.0,
    protect=1,
    burn=0.0,
    bad=0.8,
    healthy_first=False,
    narrow=1.0,
    short=0.0,
    saved=0.0,
    spend=0.0,
    rob=0.0,
)
"""Collects one drink at a time, asks for nothing else, and trades every other card that it may for a fresh one."""

MISER: Final = msgspec.structs.replace(KEEN, give=0.0, bad=0.0)
"""The same, but whatever it holds it keeps."""


def suited(crowd: Style, three: Style) -> Policy:
    """A policy for most tables, and one for three in Crisis: there one of two answers is picked, so that a bad card is
    half a positive card for its receiver, and whoever gives anything feeds half of all rivals."""
    many, few = player(crowd), player(three)

    def policy(state: MalounState, seat: Seat, chance: Chance) -> Move:
        return (few if state.box.crisis and state.seats == 3 else many)(state, seat, chance)

    return policy


LEVELS: Final[dict[str, Level]] = {
    "easy": Level(policies=(player(EASY),)),
    # Trying other ways of playing over imagined worlds was no better in the few games that time allowed, at forty times
    # the cost; see docs/research/maloun-simulation.md.
    "normal": Level(policies=(suited(KEEN, MISER),)),
}
