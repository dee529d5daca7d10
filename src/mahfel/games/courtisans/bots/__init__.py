"""How bots play Courtisans: where families are likely to end, what a card is worth where, and styles made of that.

A policy is given an imagined world. It looks at the hand and the missions of its own seat and at what lies open, never
at the families of spies.
"""

from mahfel.games.courtisans.bots.levels import LEVELS

__all__ = ["LEVELS"]
