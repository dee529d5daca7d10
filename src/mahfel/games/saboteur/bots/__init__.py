"""How bots play: what a card is worth to a miner and to a saboteur, and styles of play made of that.

A policy is given an imagined world. It looks at the hand, the role and the maps of its own seat and at what lies open,
never at other hands, roles or goals.
"""

from mahfel.games.saboteur.bots.levels import LEVELS

__all__ = ["LEVELS"]
