"""What a way of playing is made of."""

from __future__ import annotations

import msgspec


class Style(msgspec.Struct, frozen=True):
    """Tastes, in coins.

    ``draw``: what a card from a full pile is worth; ``spare``: what a point of strength is worth in hand; ``top``: what
    a chief or the caravan master is. ``fear``: how likely one rival attacks a caravan, for each coin it carries;
    ``risk``: how likely one rival answers a lead, for each coin at stake, when it is a lead by one and by two or more.
    ``deny``: what part of a caravan's coins it is worth to keep them from the one rival who would get them, shared
    among all rivals; ``plan``: what part it is worth to lay a bandit whose chief is in hand. ``haste``: how much
    caravans in hand press when the turns left are few.
    """

    draw: float = 1.4
    spare: float = 0.3
    top: float = 1.5
    fear: float = 0.08
    risk: tuple[float, float] = (0.05, 0.03)
    deny: float = 0.6
    plan: float = 0.25
    haste: float = 0.8
