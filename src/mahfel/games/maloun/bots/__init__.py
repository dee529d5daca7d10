"""How bots play Malʿoun: rules of thumb as policies, and the levels made of them.

A policy is given an imagined world, never the truth, and uses of it only what its seat knows.
"""

from mahfel.games.maloun.bots.levels import LEVELS

__all__ = ["LEVELS"]
